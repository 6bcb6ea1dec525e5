"""Single values of a Tiled file: numbers, yes and no, custom properties. Bad ones become faults."""

from __future__ import annotations

import math
import re
from xml.etree.ElementTree import Element

from game.maps.faults import Place, Report, quoted
from game.maps.tiled.document import Properties

LARGEST_NUMBER = 1 << 32
_WHOLE = re.compile(r"[+-]?[0-9]{1,12}")


def whole(element: Element, name: str, default: int, place: Place, report: Report) -> int:
    """An attribute that is a whole number; the default if it is left out or, with a fault, is none."""
    text = element.get(name)
    if text is None:
        return default
    value = whole_number(text)
    if value is None:
        _no_number(name, text, "a whole number", place, report)
        return default
    return value


def measure(element: Element, name: str, default: float, place: Place, report: Report) -> float | None:
    """An attribute that is a finite number; None with a fault if it is none."""
    text = element.get(name)
    if text is None:
        return default
    value = _finite(text)
    if value is None:
        _no_number(name, text, "a finite number", place, report)
    return value


def switch(element: Element, name: str, default: bool) -> bool:
    """An attribute written 0 or 1."""
    return {"0": False, "1": True, "false": False, "true": True}.get(element.get(name, ""), default)


def whole_number(text: str) -> int | None:
    return int(text) if _WHOLE.fullmatch(text.strip()) else None


def _finite(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) and abs(value) < LARGEST_NUMBER else None


def _no_number(name: str, text: str, wanted: str, place: Place, report: Report) -> None:
    report.error("number", place, f"{name} is {quoted(text)}", f"It must be {wanted}")


def properties(element: Element, place: Place, report: Report) -> Properties:
    """The custom properties of an element, each in its type."""
    found: Properties = {}
    for holder in element.findall("properties"):
        for each in holder.findall("property"):
            name = each.get("name", "")
            value = _value(each, name, place, report)
            if value is not None:
                found[name] = value
    return found


def _value(element: Element, name: str, place: Place, report: Report) -> object | None:
    """The value of a property, or of an item of a list; None, with a fault, if it is not of its type."""
    kind = element.get("type", "string")
    if kind == "class":
        return properties(element, place, report)
    if kind == "list":
        items = [_value(item, name, place, report) for item in element.findall("item")]
        return [item for item in items if item is not None]
    text = element.get("value", element.text or "")
    value: object | None = text
    if kind in ("int", "object"):
        value = whole_number(text)
    elif kind == "float":
        value = _finite(text)
    elif kind == "bool":
        value = {"true": True, "false": False}.get(text.strip().lower())
    if value is None:
        words = f"property {quoted(name)} is {quoted(text)}, which is no {kind}"
        report.error("property", place, words, "Set it anew in Tiled")
    return value


def kind_of(element: Element) -> str:
    """The class of an element: `class` in Tiled 1.9, `type` before and since."""
    return (element.get("class") or element.get("type") or "").strip()
