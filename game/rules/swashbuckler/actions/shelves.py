"""Topple shelf (R7.9)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.actions.handling import Handled, at_hand, no_two_in_one_square, one_hand_each
from game.rules.swashbuckler.actions.throwing import break_mug, remove
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.incidents import Blow, suffer_all
from game.rules.swashbuckler.pieces import Kind, Piece
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution

CODE = "WT"
IN_ITS_WAY = (Kind.TABLE, Kind.CANNON, Kind.MAST, Kind.SHELF)


def topple_shelves(resolution: Resolution, fighters: list[Fighter]) -> None:
    """Each shelf falls away from its wall into as many squares as it has shelves (card: Topple Shelf)."""
    handled = []
    for each in at_hand(resolution, fighters, CODE, Kind.SHELF, Reason.NO_SHELF):
        squares = falling_squares(resolution.position, each.piece)
        if squares is not None and each.fighter.here in squares:
            resolution.fail(each.fighter, Order(CODE), Reason.IN_THE_WAY)
        elif squares is None:
            resolution.fail(each.fighter, Order(CODE), Reason.PIECE_BLOCKED)
        else:
            handled.append(replace(each, after=squares, covers=frozenset(squares)))
    toppled = no_two_in_one_square(resolution, one_hand_each(resolution, handled, CODE), CODE)
    blows = [blow for each in toppled for blow in _fall(resolution, each)]
    suffer_all(resolution, blows)


def falling_squares(position: Position, shelf: Piece) -> tuple[str, ...] | None:
    """The squares before a shelf that it falls into; None if one of them does not let it fall."""
    if shelf.falls is None:
        return None
    squares = []
    for square in shelf.squares:
        ahead = position.board.ahead(square, shelf.falls)
        if ahead is None or not position.board.ground(ahead).standable:
            return None
        if position.piece_at(ahead, *IN_ITS_WAY):
            return None
        squares.append(ahead)
    return tuple(squares)


def _fall(resolution: Resolution, toppled: Handled) -> list[Blow]:
    """Bring the shelf down on chairs and mugs; returns what the fighters beneath it have to roll."""
    position, shelf = resolution.position, toppled.piece
    mugs = [mug.id for square in shelf.squares for mug in position.pieces_at(square, Kind.MUG)]
    chairs = [chair.id for square in toppled.after for chair in position.pieces_at(square, Kind.CHAIR)]
    resolution.emit(
        e.Slid, piece=shelf.id, how="toppled", by=toppled.fighter.id, before=shelf.squares, after=toppled.after
    )
    resolution.emit(
        e.Changed,
        piece=shelf.id,
        before=shelf.kind.value,
        after=Kind.FALLEN_SHELF.value,
        square=toppled.after[0],
        cause="toppled",
    )
    for mug in mugs:
        break_mug(resolution, mug, "toppled")
    for chair in chairs:
        remove(resolution, chair, "wrecked")
    return [
        Blow("shelf", victim, toppled.fighter.id, shelf.id)
        for square in toppled.after
        for victim in position.at(square)
    ]
