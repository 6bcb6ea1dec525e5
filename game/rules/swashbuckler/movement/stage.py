"""Stages 3 to 5 of a step: turns and postures, moves and their contests, crawls, then falls and slips (R6, R9)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.fighter import Fighter, Posture
from game.rules.swashbuckler.harm import Harm, go_down
from game.rules.swashbuckler.incidents import Blow, bump_head, fall_from_height, land_from_jump, suffer
from game.rules.swashbuckler.movement.crawling import crawl
from game.rules.swashbuckler.movement.goals import Move, goal_of
from game.rules.swashbuckler.movement.swinging import find_swing_points
from game.rules.swashbuckler.pieces import Kind
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution
from game.rules.swashbuckler.shoving import settle_squares

Rolling = tuple[Blow, Callable[[Resolution, Harm, Blow], object]]
"""An incident and how it is rolled."""

TURNS = {"L": -2, "R": 2}


def move_all(resolution: Resolution) -> None:
    """Everything that moves, contests for squares, then what comes of it in stage 5."""
    movement = [code for code, entry in resolution.card.orders.items() if entry.group == "movement"]
    called = resolution.call_up(movement)
    resolution.call_up_rests()
    harm = Harm(resolution)
    rolls = _postures_and_turns(resolution, called)
    moves = _claims(resolution, called)
    held = {fighter.id: fighter.here for fighter in resolution.position.in_order()}
    settled = settle_squares(resolution, harm, moves)
    rolls += [(blow, suffer) for blow in settled.blows]
    crawl(resolution, [pair for pair in called if pair[1].code == "C"], held)
    _roll_in_order(resolution, harm, rolls)
    harm.settle()
    _note_strides(resolution)
    falls: list[Rolling] = [(blow, fall_from_height) for blow in settled.falls]
    falls += [(Blow("fall", move.fighter), land_from_jump) for move in settled.landed if move.drop > 1]
    _fall_and_slip(resolution, falls)


def _roll_in_order(resolution: Resolution, harm: Harm, rolls: list[Rolling]) -> None:
    for blow, roll in sorted(rolls, key=lambda pair: pair[0].precedence):
        roll(resolution, harm, blow)


def _postures_and_turns(resolution: Resolution, called: list[tuple[Fighter, Order]]) -> list[Rolling]:
    """First go prone, stand up and turns (R9.0); returns who bumps his head."""
    bumps: list[Rolling] = []
    for fighter, order in called:
        if order.code == "PR":
            _go_prone(resolution, fighter, order)
        elif order.code == "UP":
            if fighter.standing:
                resolution.fail(fighter, order, Reason.NOT_PRONE)
            elif fighter.under:
                resolution.fail(fighter, order, Reason.UNDER_TABLE)
                bumps.append((Blow("bump", fighter), bump_head))
            else:
                _stand_up(resolution, fighter)
        elif order.code in TURNS:
            after = fighter.facing.turned(TURNS[order.code])
            resolution.emit(e.Turned, fighter=fighter.id, before=fighter.facing.value, after=after.value)
    return bumps


def _go_prone(resolution: Resolution, fighter: Fighter, order: Order) -> None:
    if fighter.prone:
        resolution.fail(fighter, order, Reason.NOT_STANDING)
    else:
        go_down(resolution, fighter, "order")


def _stand_up(resolution: Resolution, fighter: Fighter) -> None:
    prone, standing = Posture.PRONE.value, Posture.STANDING.value
    resolution.emit(e.Postured, fighter=fighter.id, before=prone, after=standing, cause="order")


def _claims(resolution: Resolution, called: list[tuple[Fighter, Order]]) -> list[Move]:
    """The claim of every standing fighter: his goal, or the square he stands in (R10.1)."""
    position = resolution.position
    orders = {fighter.id: (fighter, order) for fighter, order in called if resolution.card.orders[order.code].moves}
    claims: dict[str, Move] = {}
    for name, (fighter, order) in orders.items():
        if order.code == "C":
            continue
        move = Reason.NOT_STANDING if fighter.prone else goal_of(position, resolution.card, fighter, order)
        if isinstance(move, Reason):
            resolution.fail(fighter, order, move)
        else:
            claims[name] = move
    swings = [move for move in claims.values() if move.how == "swing"]
    for move in find_swing_points(resolution, swings):
        resolution.fail(move.fighter, Order("G", str(move.squares)), Reason.NO_SWING_POINT)
        del claims[move.id]
    for fighter in position.in_order():
        if fighter.standing and fighter.id not in claims:
            claims[fighter.id] = Move(fighter, fighter.here, fighter.here)
    return [claims[name] for name in sorted(claims)]


def _note_strides(resolution: Resolution) -> None:
    """Whether his last order moved him, for the next RUN (R9.7); an order lost to a stun did not."""
    if "run" not in resolution.position.options:
        return
    for fighter in resolution.position.in_order():
        written = fighter.plot.orders[resolution.position.step - 1]
        strode = fighter.id in resolution.arrived
        if written is not None and strode != fighter.strode:
            resolution.emit(e.Strode, fighter=fighter.id, before=fighter.strode, after=strode)


def _fall_and_slip(resolution: Resolution, falls: list[Rolling]) -> None:
    """Stage 5, a batch of its own; glass only catches who is on his feet when it begins (R13)."""
    position = resolution.position
    rolls = list(falls)
    if "broken_mugs" in position.options:
        for name in sorted(resolution.arrived):
            fighter = position.fighters[name]
            if fighter.fighting and fighter.standing and _on_glass(resolution, fighter):
                rolls.append((Blow("slip", fighter), suffer))
    harm = Harm(resolution)
    current = [
        (Blow(blow.key, position.fighters[blow.victim.id], blow.attacker), roll)
        for blow, roll in rolls
        if position.fighters[blow.victim.id].fighting
    ]
    _roll_in_order(resolution, harm, current)
    harm.settle()


def _on_glass(resolution: Resolution, fighter: Fighter) -> bool:
    position = resolution.position
    glass = position.pieces_at(fighter.here, Kind.BROKEN_GLASS)
    return any(position.piece_level(piece) == position.level(fighter) for piece in glass)
