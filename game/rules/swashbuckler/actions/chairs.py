"""Shove chair (R7.5)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.actions.block import blocks, tell_block
from game.rules.swashbuckler.actions.handling import (
    Handled,
    at_hand,
    foot_level,
    level_floor,
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

CODE = "VC"
IN_ITS_WAY = (Kind.TABLE, Kind.SHELF, Kind.MAST, Kind.CANNON, Kind.CHAIR)


def shove_chairs(resolution: Resolution, fighters: list[Fighter]) -> None:
    """Each chair moves one square away; whoever stands where it comes is attacked."""
    handled = at_hand(resolution, fighters, CODE, Kind.CHAIR, Reason.NO_CHAIR)
    shoved = []
    for each in one_hand_each(resolution, handled, CODE):
        goal = where_to(resolution.position, each)
        if goal is None:
            resolution.fail(each.fighter, Order(CODE), Reason.PIECE_BLOCKED)
        else:
            shoved.append(replace(each, after=(goal,), covers=frozenset({goal})))
    blows = []
    for each in no_two_in_one_square(resolution, shoved, CODE):
        chair, fighter = each.piece, each.fighter
        resolution.emit(
            e.Slid, piece=chair.id, how="shoved", by=fighter.id, before=chair.squares, after=each.after
        )
        victim = resolution.position.standing_at(each.after[0])
        if victim is None:
            continue
        if blocks(resolution, victim, fighter.facing):
            tell_block(resolution, victim, chair.id, fighter)
        else:
            blows.append(Blow("shoved_chair", victim, fighter.id, chair.id))
    suffer_all(resolution, blows)


def where_to(position: Position, handled: Handled) -> str | None:
    """The square the chair slides into; None if something is in its way."""
    chair = handled.piece
    goal = position.board.ahead(chair.squares[0], handled.fighter.facing)
    if not level_floor(position, goal, foot_level(position, chair)):
        return None
    return goal if goal and position.piece_at(goal, *IN_ITS_WAY) is None else None
