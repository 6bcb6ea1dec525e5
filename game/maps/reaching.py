"""Who gets where on a board: squares that nobody can reach, and swing points from which nobody can land.

These are warnings for a map's author. They ask more of a map than playing on it does, so only the checker looks.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.card_files import load_card
from game.maps.faults import Place, Report
from game.maps.pieces import Placed
from game.maps.placing import named
from game.rules.grid import FACINGS, Board, Terrain
from game.rules.swashbuckler.pieces import SWING_POINTS, Kind

Spot = tuple[int, int]
"""(row, column) of a square."""
LONGEST_SWING = 5
"""Squares (card: Swing Distances)."""
MOST_POINTS = 500
"""With more swing points than that a map is not looked at: it would take too long."""
MOST_PARTS = 10
"""So many parts of a board that nobody can reach are told."""


class Footing:
    """Where one can stand on a board, and what stops a swing."""

    def __init__(self, board: Board, placed: Placed) -> None:
        pieces = [piece for piece, _ in placed]
        solid = {board.row_column(square) for piece in pieces if piece.solid for square in piece.squares}
        stopping = (Kind.SHELF, Kind.MAST)
        self.raised = {board.row_column(square) for piece in pieces if piece.raises for square in piece.squares}
        self.levels: dict[Spot, int] = {}
        self.stops = {
            board.row_column(square) for piece in pieces if piece.kind in stopping for square in piece.squares
        }
        for square in board:
            spot, ground = board.row_column(square), board.ground(square)
            if ground.terrain is Terrain.WALL:
                self.stops.add(spot)
            elif ground.standable and spot not in solid:
                self.levels[spot] = ground.level
        self.swings = load_card().swings

    def beside(self, spot: Spot) -> Iterator[Spot]:
        """Squares to which one can walk, climb or jump over: level differences can all be climbed (R9.3)."""
        row, column = spot
        level = self.levels[spot]
        for facing in FACINGS:
            down, across = facing.offset
            between, beyond = (row + down, column + across), (row + 2 * down, column + 2 * across)
            if between in self.levels:
                yield between
            elif between not in self.stops and self.levels.get(beyond) == level:
                yield beyond

    def swings_by(self, point: Spot) -> Iterator[tuple[Spot, Spot]]:
        """(start, landing) of every swing that a point allows (R9.6), from the floor or a table's or cannon's top."""
        row, column = point
        for facing in FACINGS:
            down, across = facing.offset
            for back in range(LONGEST_SWING + 2):
                for aside in (-1, 0, 1):
                    start = (row - back * down + aside * across, column - back * across + aside * down)
                    if start in self.levels:
                        yield from ((start, landing) for landing in self._landings(start, (down, across), point))

    def _landings(self, start: Spot, way: Spot, point: Spot) -> Iterator[Spot]:
        tops = (0, 1) if start in self.raised else (0,)
        near = False
        highest = 0
        for count in range(1, LONGEST_SWING + 1):
            spot = (start[0] + count * way[0], start[1] + count * way[1])
            if spot in self.stops:
                return
            near = near or (abs(spot[0] - point[0]) <= 1 and abs(spot[1] - point[1]) <= 1)
            highest = max(highest, self.levels.get(spot, 0))
            if not near or spot not in self.levels:
                continue
            landing = self.levels[spot] + (spot in self.raised)
            for top in tops:
                level = self.levels[start] + top
                if highest <= level + 1 and count in self.swings.distances(landing - level):
                    yield spot
                    break


def check_reach(board: Board, placed: Placed, place: Place, report: Report) -> None:
    """Warnings for parts of the board that nobody can reach, and for swing points without a landing."""
    points = [(piece, where) for piece, where in placed if piece.kind in SWING_POINTS and piece.square is not None]
    if len(points) > MOST_POINTS:
        return
    footing = Footing(board, placed)
    asked: dict[Spot, bool] = {}
    for piece, where in points:
        point = board.row_column(piece.squares[0])
        if point not in asked:
            asked[point] = next(footing.swings_by(point), None) is not None
        if not asked[point]:
            words = f"nobody can swing by the {named(piece)}: there is no landing at a distance that can be swung"
            report.warning("no-landing", where, words, "Move it to where there is floor on both sides of it")
    _check_parts(board, footing, list(asked), place, report)


def _check_parts(board: Board, footing: Footing, points: list[Spot], place: Place, report: Report) -> None:
    parts = _parts(footing)
    if len(parts) < 2:
        return
    swings: dict[Spot, set[Spot]] = {}
    for point in points:
        for start, landing in footing.swings_by(point):
            swings.setdefault(start, set()).add(landing)
    largest = max(parts, key=len)
    reached = _spread(largest, footing, swings)
    lost = [part for part in parts if not part & reached]
    for part in lost[:MOST_PARTS]:
        first = board.square_at(*min(part))
        what = "square" if len(part) == 1 else f"{len(part)} squares"
        words = f"nobody can reach the {what} from the rest of the board"
        report.warning("unreachable", replace(place, square=first), words, "Open a way, or make it wall")


def _parts(footing: Footing) -> list[set[Spot]]:
    """The standable squares, in parts between which one can neither walk, climb nor jump."""
    seen: set[Spot] = set()
    parts = []
    for spot in footing.levels:
        if spot not in seen:
            part = _spread([spot], footing, {})
            parts.append(part)
            seen |= part
    return parts


def _spread(start: Iterable[Spot], footing: Footing, swings: dict[Spot, set[Spot]]) -> set[Spot]:
    reached = set(start)
    waiting = deque(reached)
    while waiting:
        spot = waiting.popleft()
        for other in (*footing.beside(spot), *swings.get(spot, ())):
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached
