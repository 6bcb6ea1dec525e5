"""Custom properties as the overlays want them: a wrong one is a fault and counts as left out."""

from __future__ import annotations

from collections.abc import Iterable

from game.maps.faults import Place, Report, quoted
from game.maps.tiled.document import Properties

UNSAID = frozenset({"", "any", "as drawn", "unset"})
"""Words that say nothing. The authors' kit needs some: of a choice, Tiled always shows one of its words."""


def yes_or_no(found: Properties, name: str, default: bool, place: Place, report: Report) -> bool:
    value = found.get(name, default)
    if isinstance(value, str):
        value = {"true": True, "false": False}.get(value.strip().lower(), value)
    if isinstance(value, bool):
        return value
    _wrong(name, value, "true or false", place, report)
    return default


def number(found: Properties, name: str, default: int, most: int, place: Place, report: Report) -> int:
    value = found.get(name, default)
    if isinstance(value, str) and value.strip().isascii() and value.strip().isdigit():
        value = int(value[:9])
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most:
        return value
    _wrong(name, value, f"a whole number from 0 to {most}", place, report)
    return default


def one_of(
    found: Properties, name: str, choices: Iterable[str], place: Place, report: Report, *, lower: bool = True
) -> str | None:
    """One of some words, in either case; None if left out or wrong."""
    value = found.get(name)
    if value is None or value in UNSAID:
        return None
    allowed = list(choices)
    if isinstance(value, str):
        word = value.strip().lower() if lower else value.strip().upper()
        if word in allowed:
            return word
    _wrong(name, value, f"one of {', '.join(allowed)}", place, report)
    return None


def text(found: Properties, name: str, default: str) -> str:
    value = found.get(name, "")
    return value.strip() if isinstance(value, str) and value.strip() else default


def side(found: Properties) -> str | None:
    """The side that a mark is for; None for any."""
    word = text(found, "side", "")
    return None if word in UNSAID else word


def _wrong(name: str, value: object, wanted: str, place: Place, report: Report) -> None:
    words = f"property {quoted(name)} is {quoted(str(value))}"
    report.error("property", place, words, f"It must be {wanted}")
