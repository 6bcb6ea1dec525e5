"""The cases of everything else that is rolled: rows of the special table, and matches for a square (R7, R10, R11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from game.rules.kernel.dice import ConstantDice
from game.rules.kernel.reckoning import Outcome, Reckoning
from game.rules.swashbuckler.actions.block import blocks
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.incidents import Blow
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reckoning import incidents
from game.rules.swashbuckler.reckoning.cases import AS_HE_STANDS, Case, ordered, with_fighters
from game.rules.swashbuckler.reckoning.contests import shoving_match
from game.rules.swashbuckler.resolution import Resolution

ONE = Fraction(1)
KEYS = {
    "WD": "thrown_dagger",
    "WS": "thrown_sword",
    "WM": "thrown_mug",
    "WC": "thrown_chair",
    "WH": "waved_hat",
    "VC": "shoved_chair",
    "WT": "shelf",
    "VT": "table",
    "FT": "table",
    "Y": "carpet",
    "1K": "kick",
}
"""The row that each order's victims take."""
BLOCKABLE = ("thrown_dagger", "thrown_sword", "thrown_mug", "thrown_chair", "shoved_chair")
IN_ITS_WAY = "if it reaches him"


def cases(
    position: Position,
    card: Card,
    me: Fighter,
    other: Fighter,
    key: str,
    *,
    supposed: bool = False,
    sure_to_avoid: bool = False,
) -> Iterator[Case]:
    if key == "fall":
        yield Case("if he is pushed off", incidents.fall(card, other))
        return
    blow = Blow(key, other, me.id, avoided=True if sure_to_avoid else None)
    yield Case(IN_ITS_WAY if supposed else AS_HE_STANDS, incidents.incident(position, card, blow))
    blocking = ordered(position, other, "X")
    resolution = Resolution(with_fighters(position, blocking), card, ConstantDice(1))
    if key in BLOCKABLE and (supposed or blocks(resolution, blocking, me.facing)) and other.standing:
        yield Case("if he blocks it", Reckoning("Block", outcomes=(Outcome("it is stopped", ONE, "turned"),)))


def shove_cases(
    position: Position, card: Card, me: Fighter, other: Fighter, *, supposed: bool = False, cornered: bool = False
) -> Iterator[Case]:
    """The match, and what its loser takes. `cornered`: the other cannot be pushed on (R10.5)."""
    mine = _told(shoving_match(card, me, other), "you win the square", "he keeps it")
    yield Case("if he holds the square" if supposed else AS_HE_STANDS, mine)
    if (other.strength, other.expertise) > (me.strength, me.expertise):
        his = _told(shoving_match(card, other, me), "he wins the square", "you win it")
        yield Case("if he moves into it too, he rolls", his)
    his_loss = Blow("shoving_match", other, must_fall=cornered)
    yield Case("if he loses it", incidents.incident(position, card, his_loss))
    yield Case("if you lose it", incidents.incident(position, card, Blow("shoving_match", me)))


def _told(match: Reckoning, won: str, lost: str) -> Reckoning:
    words = {"won": won, "lost": lost}
    return replace(match, outcomes=tuple(replace(each, words=words[each.code]) for each in match.outcomes))


def own(position: Position, card: Card, me: Fighter, key: str) -> Reckoning:
    """What he would roll for himself: a jump, a head against a table, wet glass."""
    if key == "fall":
        return incidents.jump(card, me)
    if key == "bump":
        return incidents.bump(card, me)
    return incidents.incident(position, card, Blow(key, me))
