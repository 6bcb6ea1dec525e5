"""The squares a fighter slashes, lunges into and can defend (R8.1), turned to his facing."""

from __future__ import annotations

from game.rules.grid import Direction
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.resolution import Resolution

LEVELS = 1
"""Reach is one square and at most one level (R8.2)."""


def slash_directions(resolution: Resolution, fighter: Fighter) -> list[Direction]:
    """The S squares, which are also the Defensible ones."""
    mask = resolution.card.reach.slash(resolution.position.hand(fighter))
    return [fighter.facing.turned(eighths) for eighths in mask]


def lunge_directions(resolution: Resolution, fighter: Fighter) -> list[Direction]:
    """The L squares: straight ahead, then the sword hand's side (R8.3)."""
    mask = resolution.card.reach.lunge(resolution.position.hand(fighter))
    return [fighter.facing.turned(eighths) for eighths in mask]


def defensible(resolution: Resolution, fighter: Fighter, direction: Direction) -> bool:
    """Whether the square in that direction is a Defensible one (card: Defensible Squares)."""
    return direction in slash_directions(resolution, fighter)


def in_reach(resolution: Resolution, fighter: Fighter, direction: Direction) -> Fighter | None:
    """The fighter in the next square who can be struck; beneath a table or out of reach is nobody (R8.2, R8.3)."""
    position = resolution.position
    square = position.board.ahead(fighter.here, direction)
    if square is None:
        return None
    for other in position.at(square):
        if not other.under and abs(position.level(other) - position.level(fighter)) <= LEVELS:
            return other
    return None
