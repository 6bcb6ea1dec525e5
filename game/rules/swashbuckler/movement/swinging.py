"""Who swings from which chandelier or rope (R9.6)."""

from __future__ import annotations

from game.rules.swashbuckler.contests import take_in_turn
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.movement.goals import Move
from game.rules.swashbuckler.pieces import SWING_POINTS
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.resolution import Resolution


def find_swing_points(resolution: Resolution, swings: list[Move]) -> list[Move]:
    """In falling Expertise each takes the nearest usable point still free; returns those who find none."""
    points = {move.id: usable_points(resolution.position, move) for move in swings}

    def choices(fighter: Fighter) -> list[str]:
        return points[fighter.id]

    taken = take_in_turn(resolution, [move.fighter for move in swings], choices)
    return [move for move in swings if move.id not in taken]


def usable_points(position: Position, move: Move) -> list[str]:
    """Swing points on or next to a square of the path, start excluded: nearest first, then by id."""
    board = position.board
    path = [board.ahead(move.start, move.direction, count) for count in range(1, move.squares + 1)]
    usable = []
    for point in position.pieces.values():
        if point.kind in SWING_POINTS and point.square is not None:
            near = any(square is not None and board.distance(square, point.square) <= 1 for square in path)
            if near:
                usable.append((board.distance(move.start, point.square), point.id))
    return [point for _, point in sorted(usable)]
