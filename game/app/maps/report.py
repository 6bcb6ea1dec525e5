"""Everything that is wrong with a map, to be read on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from game.app.theme import INK, WINE
from game.app.widgets import Line, TextLog
from game.maps import Fault, Look
from game.maps.faults import printable

MOST_ROWS = 10
"""lines that are shown at once where there is room; the picture gets the rest"""


class Report(TextLog):
    """Begins at its top. `picked(fault)` is called with a fault that is clicked or chosen with Enter."""

    def __init__(self, look: Look, path: Path, picked: Callable[[Fault], object], name: str) -> None:
        lines = report_lines(look, path)
        rows = min(MOST_ROWS, len(lines) + 1)
        super().__init__(lines, lambda line: picked(line.value), rows=rows, grow=0, name=name)
        self._follow = False


def report_lines(look: Look, path: Path) -> list[Line]:
    """Errors first, then warnings: of each its place and code, what is wrong, and what would mend it."""
    lines: list[Line] = []
    if look.errors:
        words = f"{_count(len(look.errors), 'fault')} to be mended before anybody can fight here"
        lines += _group(words, look.errors, path, WINE)
    if look.warnings:
        words = f"{_count(len(look.warnings), 'warning')}, with which the map can be played"
        lines += _group(words, look.warnings, path, INK)
    return lines


def _group(heading: str, faults: Sequence[Fault], path: Path, colour: tuple[int, int, int]) -> list[Line]:
    lines = [Line(heading, None, "strong", colour)]
    for fault in faults:
        remedy = sentence(fault.remedy) + ("" if fault.remedy.endswith("?") else ".")
        lines += [
            Line(f"{where(fault, path)}: {fault.code}", fault, "strong", colour, 0.4),
            Line(f"{sentence(fault.words)}. {remedy}", fault, "body", INK, 1.2),
        ]
    return lines


def where(fault: Fault, path: Path) -> str:
    """The place of a fault; its file only where that is not the map itself."""
    parts = []
    if Path(fault.file) != path:
        file = Path(fault.file)
        parts.append(file.relative_to(path.parent).as_posix() if file.is_relative_to(path.parent) else fault.file)
    if fault.square is not None:
        parts.append(f"square {fault.square}")
    if fault.object_id is not None:
        named = f" ({printable(fault.object_name)})" if fault.object_name else ""
        parts.append(f"object {fault.object_id}{named}")
    if fault.layer is not None:
        parts.append(f"layer {printable(fault.layer)}")
    return sentence(", ".join(parts)) if parts else "The whole map"


def sentence(words: str) -> str:
    """Words of a fault as they are printed: a capital letter first, and quotation marks that fit the type."""
    return re.sub('"([^"]*)"', "“\\1”", f"{words[:1].upper()}{words[1:]}")


def state(look: Look) -> str:
    """How a map stands, in a few words."""
    if look.errors:
        return f"Faulty: {_count(len(look.errors), 'fault')}"
    if look.warnings:
        return _count(len(look.warnings), "warning").capitalize()
    return ""


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
