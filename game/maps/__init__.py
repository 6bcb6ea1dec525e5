"""Maps: Tiled files in, boards and pieces out, and everything that is wrong with one, in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from game.maps.faults import Fault, MapError, Place, Report, Severity
from game.maps.finding import find_file, map_name
from game.maps.marks import Start
from game.maps.picture_files import check_pictures
from game.maps.squares import SquareMap, read_squares
from game.maps.tiled import MapDocument, read_document
from game.rules.grid import Board
from game.stamps import Stamp

__all__ = [
    "UNREAD",
    "Fault",
    "Look",
    "MapError",
    "Place",
    "Report",
    "Severity",
    "SquareMap",
    "Start",
    "check_map",
    "examine_map",
    "load_board",
    "load_map",
    "look_at",
]

UNREAD = frozenset({"missing-map", "unreadable-map"})
"""Codes of the faults that mean there is no such file to read."""


@dataclass(frozen=True, slots=True)
class Look:
    """All that a look at a map file shows.

    `drawn`: as much of the map as could be made out, faulty or not; None if the file cannot be read. `files`: what the
    map is made of (itself, tilesets, templates, pictures), and how each was when it was read.
    """

    faults: list[Fault]
    drawn: SquareMap | None = None
    files: dict[Path, Stamp] = field(default_factory=dict)

    @property
    def errors(self) -> list[Fault]:
        return [fault for fault in self.faults if fault.severity is Severity.ERROR]

    @property
    def warnings(self) -> list[Fault]:
        return [fault for fault in self.faults if fault.severity is Severity.WARNING]

    @property
    def playable(self) -> SquareMap | None:
        return None if self.errors else self.drawn


def load_map(path_or_name: str | Path) -> SquareMap:
    """The board, pieces and starts of a map file, or of one of the game's own (`maps/tavern.tmx`).

    Raises MapError with all its faults if it cannot be played on. Pictures are not looked at.
    """
    report = Report()
    _, loaded = _read(path_or_name, report)
    if report.errors or loaded is None:
        raise MapError(report.errors)
    return loaded


def load_board(name: str) -> tuple[Board, SquareMap]:
    """The board that a position's `{"map": name}` stands for, and what stands on it. Raises MapError."""
    loaded = load_map(name)
    return loaded.board, loaded


def check_map(path_or_name: str | Path) -> list[Fault]:
    """Everything that is wrong with a map, errors and warnings; empty if all is well."""
    return examine_map(path_or_name)[0]


def examine_map(path_or_name: str | Path) -> tuple[list[Fault], SquareMap | None]:
    """Everything that is wrong with a map, and the map itself if it can be played on."""
    look = look_at(path_or_name)
    return look.faults, look.playable


def look_at(path_or_name: str | Path) -> Look:
    """Read and check a map, and keep what can be shown of it even if it is faulty."""
    report = Report()
    document, loaded = _read(path_or_name, report, advise=True)
    if document:
        check_pictures(document, report)
    return Look(report.faults, loaded, report.files)


def _read(
    path_or_name: str | Path, report: Report, *, advise: bool = False
) -> tuple[MapDocument | None, SquareMap | None]:
    path, shown = find_file(path_or_name)
    document = read_document(path, shown, report)
    if document is None:
        return None, None
    return document, read_squares(document, map_name(path, str(path_or_name)), report, advise=advise)
