"""Random Set Up (R14.1)."""

from __future__ import annotations

from game.rules.grid import FACINGS
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.resolution import Resolution


def set_up(resolution: Resolution) -> None:
    """Place every fighter who has no square yet, by id."""
    for fighter in resolution.position.in_order():
        if fighter.square is None:
            square = _roll_square(resolution, fighter)
            resolution.emit(e.Placed, fighter=fighter.id, square=square, facing=_roll_facing(resolution, fighter))
    resolution.emit(e.SetUpDone)


def _roll_square(resolution: Resolution, fighter: Fighter) -> str:
    """By the card's column, or by the map's start squares; a taken or unstandable square is rolled again."""
    position = resolution.position
    free = squares_for(resolution, fighter)
    while True:
        roll = resolution.roll_d66("set up", fighter.id)
        square = free.get(roll)
        if square is not None and can_start(position, square):
            return square


def squares_for(resolution: Resolution, fighter: Fighter) -> dict[int, str]:
    """Square by d66: the card's column, on his own ship if the board has decks, or the start squares in turn."""
    position = resolution.position
    assert position.set_up is not None
    starts = [square for square, side in position.set_up.starts if side in ("", fighter.side)]
    table = resolution.card.set_up[position.set_up.column]
    if starts:
        return {roll: starts[number % len(starts)] for number, roll in enumerate(sorted(table))}
    decks = [deck.name for deck in position.board.decks if deck.side == fighter.side]
    prefix = f"{decks[0]}:" if decks else ""
    return {roll: prefix + square for roll, square in table.items()}


def can_start(position: Position, square: str) -> bool:
    return square in position.board and not position.solid_at(square) and not position.at(square)


def _roll_facing(resolution: Resolution, fighter: Fighter) -> str:
    """By d6: 1 to 4 are N, E, S, W; 5 and 6 are rolled again."""
    while True:
        face = resolution.roll("facing", fighter.id)
        if face <= len(FACINGS):
            return FACINGS[face - 1].value
