"""The cases of an attack: as the other stands, caught at something else, parrying, lunging back (R8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.rules.kernel.dice import ConstantDice
from game.rules.kernel.reckoning import Reckoning
from game.rules.swashbuckler.attacks import Strike, guard_of
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reach import LEVELS, lunge_directions, slash_directions
from game.rules.swashbuckler.reasons import WORDS, Reason
from game.rules.swashbuckler.reckoning.attacks import attack
from game.rules.swashbuckler.reckoning.cases import AS_HE_STANDS, Case, ordered, with_fighters
from game.rules.swashbuckler.resolution import Resolution
from game.rules.swashbuckler.swordplay import MANNERS, lunging_weapon, running_step, weapon_for, why_not

FACE_TO_FACE = "if you meet face to face"
BUSY, PARRIES, LUNGES_BACK = "if he is busy or stunned", "if he parries", "if he parries & lunges, his blow at you"
BUSY_ORDER = "UP"
"""Any order that leaves its fighter open (R8.8)."""


def cases(position: Position, card: Card, me: Fighter, other: Fighter, code: str) -> Iterator[Case]:
    """Against one who is in reach as things stand."""
    attacker, ran = run_in(position, me, code)
    yield from _cases(with_fighters(position, attacker), card, attacker, other, code, ran, AS_HE_STANDS)


def supposed_cases(position: Position, card: Card, me: Fighter, other: Fighter, code: str) -> Iterator[Case]:
    """Against one who is not, if he came to stand before the attacker and faced him."""
    reason = why_not(position, me, code)
    if reason is not None:
        yield Case("", Reckoning("", impossible=WORDS[reason]))
        return
    attacker, ran = run_in(position, me, code)
    square = _meeting_place(Resolution(position, card, ConstantDice(1)), attacker, code)
    if square is None:
        yield Case("", Reckoning("", impossible=WORDS[Reason.NO_TARGET]))
        return
    facing = position.board.direction(square, attacker.here) or other.facing
    standing = replace(other, square=square, facing=facing, under=False, plot=replace(other.plot, circled=frozenset()))
    yield from _cases(with_fighters(position, attacker, standing), card, attacker, standing, code, ran, FACE_TO_FACE)


def run_in(position: Position, me: Fighter, code: str) -> tuple[Fighter, bool]:
    """Where he strikes from, and whether he stepped there first (R8.6)."""
    goal = running_step(position, me) if code == "1N" else None
    return (replace(me, square=goal), True) if goal else (me, False)


def _meeting_place(resolution: Resolution, attacker: Fighter, code: str) -> str | None:
    """The first square that the attack reaches and one can stand in."""
    position = resolution.position
    directions = slash_directions if code == "S" else lunge_directions
    for direction in sorted(directions(resolution, attacker), key=lambda each: each is not attacker.facing):
        square = position.board.ahead(attacker.here, direction)
        if square is None or position.solid_at(square):
            continue
        if abs(position.place_level(square) - position.level(attacker)) <= LEVELS:
            return square
    return None


def _cases(
    position: Position, card: Card, me: Fighter, other: Fighter, code: str, ran: bool, first: str
) -> Iterator[Case]:
    weapon = weapon_for(position, me, code)
    assert weapon is not None, "who strikes has a weapon"

    def strike(target: Fighter) -> tuple[Resolution, Strike]:
        resolution = Resolution(with_fighters(position, target), card, ConstantDice(1))
        return resolution, Strike(me, target, MANNERS[code], weapon, ran)

    yield Case(first, attack(*strike(other)))
    if guard_of(*strike(other)).why:
        return
    yield Case(BUSY, attack(*strike(ordered(position, other, BUSY_ORDER))))
    parrying = ordered(position, other, "P")
    if guard_of(*strike(parrying)).turns is not None:
        yield Case(PARRIES, attack(*strike(parrying)))
    lunging = ordered(position, other, "PN")
    resolution, blow = strike(lunging)
    back = lunging_weapon(position, lunging)
    if guard_of(resolution, blow).turns is not None and back is not None and not lunging.prone:
        yield Case(LUNGES_BACK, attack(resolution, Strike(lunging, me, "riposte", back)))
