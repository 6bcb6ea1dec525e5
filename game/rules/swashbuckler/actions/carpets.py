"""Yank carpet (R7.8)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.actions.handling import (
    Handled,
    at_hand,
    flat_floor,
    no_two_in_one_square,
    one_hand_each,
)
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.incidents import Blow, suffer_all
from game.rules.swashbuckler.pieces import Kind
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution

CODE = "Y"
IN_ITS_WAY = (Kind.TABLE, Kind.SHELF, Kind.CANNON, Kind.MAST)


def yank_carpets(resolution: Resolution, fighters: list[Fighter]) -> None:
    """Each carpet moves one square towards its yanker; every standing fighter on it rolls."""
    handled = []
    for each in at_hand(resolution, fighters, CODE, Kind.CARPET, Reason.NO_CARPET):
        if each.fighter.here in each.piece.squares:
            resolution.fail(each.fighter, Order(CODE), Reason.ON_THE_CARPET)
        else:
            handled.append(each)
    yanked = []
    for each in one_hand_each(resolution, handled, CODE):
        after = where_to(resolution.position, each)
        if after is None:
            resolution.fail(each.fighter, Order(CODE), Reason.PIECE_BLOCKED)
        else:
            yanked.append(replace(each, after=after, covers=frozenset(after)))
    going = no_two_in_one_square(resolution, yanked, CODE)
    blows = []
    for each in going:
        carpet = each.piece
        resolution.emit(
            e.Slid, piece=carpet.id, how="yanked", by=each.fighter.id, before=carpet.squares, after=each.after
        )
        for square in carpet.squares:
            victim = resolution.position.standing_at(square)
            if victim is not None:
                blows.append(Blow("carpet", victim, each.fighter.id, carpet.id))
    suffer_all(resolution, blows)


def where_to(position: Position, handled: Handled) -> tuple[str, ...] | None:
    """Its squares after the yank; None if something stands on it or in its way."""
    carpet, towards = handled.piece, handled.fighter.facing.opposite
    level = position.board.level(carpet.squares[0])
    if any(position.piece_at(square, *IN_ITS_WAY) for square in carpet.squares):
        return None
    after = []
    for square in carpet.squares:
        goal = position.board.ahead(square, towards)
        if goal is None or not flat_floor(position, goal, level) or position.piece_at(goal, *IN_ITS_WAY):
            return None
        if any(other.id != carpet.id for other in position.pieces_at(goal, Kind.CARPET)):
            return None
        after.append(goal)
    return tuple(after)
