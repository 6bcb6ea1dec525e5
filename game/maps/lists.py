"""The overlay of the lists: where knights ride at each other, and where others look on (phases: D)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.maps.choices import one_of
from game.maps.faults import Place, Report
from game.maps.geometry import Area, area
from game.maps.tiled import MapDocument, MapObject
from game.rules.grid import Board

LEAST_LONG, LEAST_WIDE = 16, 3
BARRIERS = ("north", "middle", "south")


@dataclass(frozen=True, slots=True)
class Lists:
    """`courses`: the two rows of squares beside the barrier, each from where its rider starts to the other end.

    `barrier`: the row between them. `stands`: squares for those who look on.
    """

    courses: tuple[tuple[str, ...], tuple[str, ...]]
    barrier: tuple[str, ...]
    stands: tuple[str, ...]

    @property
    def ends(self) -> tuple[str, str, str, str]:
        """Where each of the two starts, then where each arrives."""
        first, second = self.courses
        return first[0], second[0], first[-1], second[-1]


def read_lists(
    document: MapDocument, board: Board, lists: list[MapObject], stands: list[MapObject], report: Report
) -> Lists | None:
    """None if the map has none, or if they cannot be ridden in."""
    seats = _stands(document, board, stands, report)
    if not lists:
        return None
    if len(lists) > 1:
        place = Place(document.shown, lists[1].layer, lists[1].id, lists[1].name)
        report.error("lists-two", place, "the map has more than one Lists", "Remove all but one")
    thing = lists[0]
    place = Place(document.shown, thing.layer, thing.id, thing.name)
    where = area(thing, document.square)
    barrier = one_of(thing.properties, "barrier", BARRIERS, place, report) or "middle"
    if not where.within(document.rows, document.columns):
        report.error("off-board", place, "the lists reach off the board", "Move them onto the board")
        return None
    if max(where.rows, where.columns) < LEAST_LONG or min(where.rows, where.columns) < LEAST_WIDE:
        words = f"the lists cover {where.columns} by {where.rows} squares"
        report.error("lists-too-short", place, words, f"They must be at least {LEAST_LONG} by {LEAST_WIDE}")
        return None
    first, middle, second = _rows(board, where, barrier)
    blocked = next((square for square in (*first, *second) if not board.ground(square).standable), None)
    uneven = next((square for square in second + first if board.level(square) != board.level(first[0])), None)
    if blocked or uneven:
        words = "a rider cannot pass there" if blocked else "the course goes over a step"
        place = replace(place, square=blocked or uneven)
        report.error("lists-blocked", place, words, "Keep the rows beside the barrier level floor")
        return None
    return Lists((first, second[::-1]), middle, seats)


def _rows(board: Board, where: Area, barrier: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The row before the barrier, the barrier's, and the one behind it, along the long side."""
    along = where.columns >= where.rows
    across = where.rows if along else where.columns
    at = {"north": 1, "middle": across // 2, "south": across - 2}[barrier]

    def row(number: int) -> tuple[str, ...]:
        if along:
            found = [board.square_at(where.top + number, where.left + step) for step in range(where.columns)]
        else:
            found = [board.square_at(where.top + step, where.left + number) for step in range(where.rows)]
        return tuple(square for square in found if square is not None)

    return row(at - 1), row(at), row(at + 1)


def _stands(document: MapDocument, board: Board, things: list[MapObject], report: Report) -> tuple[str, ...]:
    """The squares of all stands that can be stood on, in the file's order."""
    found: dict[str, None] = {}
    for thing in things:
        place = Place(document.shown, thing.layer, thing.id, thing.name)
        where = area(thing, document.square)
        if not where.within(document.rows, document.columns):
            report.error("off-board", place, "the stand reaches off the board", "Move it onto the board")
            continue
        squares = [board.square_at(*square) for square in where.squares()]
        found.update((square, None) for square in squares if square and board.ground(square).standable)
    return tuple(found)
