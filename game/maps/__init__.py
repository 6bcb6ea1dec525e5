"""Maps: Tiled files in, boards and pieces out, and everything that is wrong with one, in words."""

from __future__ import annotations

from pathlib import Path

from game import places
from game.maps.faults import Fault, MapError, Report, Severity
from game.maps.marks import Start
from game.maps.squares import SquareMap, read_squares
from game.maps.tiled import read_document
from game.rules.grid import Board
from game.rules.swashbuckler.pieces import Piece

__all__ = ["Fault", "MapError", "Severity", "SquareMap", "Start", "check_map", "load_board", "load_map"]


def load_map(path_or_name: str | Path) -> SquareMap:
    """The board, pieces and starts of a map file, or of one of the game's own (`maps/tavern.tmx`).

    Raises MapError with all its faults if it cannot be played on. Pictures are not looked at.
    """
    loaded, report = _read(path_or_name)
    if report.errors or loaded is None:
        raise MapError(report.errors)
    return loaded


def load_board(name: str) -> tuple[Board, dict[str, Piece]]:
    """The board and pieces that a position's `{"map": name}` stands for. Raises MapError."""
    loaded = load_map(name)
    return loaded.board, loaded.pieces


def check_map(path: str | Path) -> list[Fault]:
    """Everything that is wrong with a map, errors and warnings; empty if all is well."""
    return _read(path)[1].faults


def _read(path_or_name: str | Path) -> tuple[SquareMap | None, Report]:
    report = Report()
    shown = str(path_or_name)
    try:
        path = places.find_map(shown)
    except (OSError, ValueError):
        path = Path(shown)
    document = read_document(path, shown, report)
    if document is None:
        return None, report
    return read_squares(document, map_name(path, shown), report), report


def map_name(path: Path, given: str) -> str:
    """How positions write a map: `maps/...` for the game's own, else as it was given."""
    own = places.maps().resolve()
    resolved = path.resolve()
    return f"maps/{resolved.relative_to(own).as_posix()}" if resolved.is_relative_to(own) else given
