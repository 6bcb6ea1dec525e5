"""What is wrong with a map: every fault has a code, a place, words and a remedy."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from game.stamps import Stamp, stamp

MOST_FAULTS = 100
"""So many errors are listed, and as many warnings: more lines help nobody."""


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a map something is. `file` is the path as a person would write it."""

    file: str
    layer: str | None = None
    object_id: int | None = None
    object_name: str | None = None
    square: str | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault. `code` is stable; `words` say what is wrong and `remedy` what would be right."""

    code: str
    severity: Severity
    file: str
    layer: str | None
    object_id: int | None
    object_name: str | None
    square: str | None
    words: str
    remedy: str

    @property
    def where(self) -> str:
        parts = [self.file]
        if self.layer is not None:
            parts.append(f"layer {quoted(self.layer)}")
        if self.object_id is not None:
            named = f" {quoted(self.object_name)}" if self.object_name else ""
            parts.append(f"object {self.object_id}{named}")
        if self.square is not None:
            parts.append(f"square {self.square}")
        return ", ".join(parts)

    def __str__(self) -> str:
        mark = "warning: " if self.severity is Severity.WARNING else ""
        end = "" if self.remedy.endswith("?") else "."
        return f"{self.where}: {mark}{self.words}. {self.remedy}{end}"


class MapError(Exception):
    """A map that cannot be played on. `faults` holds all of them; its text is one line for each."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        super().__init__("\n".join(str(fault) for fault in faults))


class Report:
    """Collects faults while a map is read, so that an author sees all of them at once.

    `files`: every file that was looked at, and how it was just before it was read.
    """

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.files: dict[Path, Stamp] = {}

    def uses(self, path: Path) -> None:
        """A file is about to be read; the map must be read again when it changes."""
        self.files.setdefault(path, stamp(path))

    def error(self, code: str, place: Place, words: str, remedy: str) -> None:
        self._add(code, Severity.ERROR, place, words, remedy)

    def warning(self, code: str, place: Place, words: str, remedy: str) -> None:
        self._add(code, Severity.WARNING, place, words, remedy)

    @property
    def errors(self) -> list[Fault]:
        return [fault for fault in self.faults if fault.severity is Severity.ERROR]

    def _add(self, code: str, severity: Severity, place: Place, words: str, remedy: str) -> None:
        alike = sum(fault.severity is severity for fault in self.faults)
        if alike == MOST_FAULTS:
            code, place = "more", Place(place.file)
            words, remedy = f"there are more {severity}s than are listed here", "Mend these first"
        if alike <= MOST_FAULTS:
            self.faults.append(
                Fault(
                    code,
                    severity,
                    place.file,
                    place.layer,
                    place.object_id,
                    place.object_name,
                    place.square,
                    words,
                    remedy,
                )
            )


def quoted(text: str, longest: int = 60) -> str:
    """A text of a map's author as a message shows it: one line, printable, not endless."""
    plain = printable(text[: longest + 1])
    return f'"{plain[:longest]}…"' if len(plain) > longest else f'"{plain}"'


def printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text)
