"""Shoving matches and roll-offs before they are rolled (R10.2, R6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb

from game.rules.kernel.reckoning import Modifier, Outcome, Reckoning
from game.rules.swashbuckler.card.incidents import FACES
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.contests import MOST_ROLLS, By
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.shoving import match_of


def chance_to_shove(card: Card, roller: Fighter, other: Fighter) -> Fraction:
    """Of the one who rolls, to win the square."""
    return Fraction(match_of(card, roller, other)[1], FACES)


def shoving_match(card: Card, roller: Fighter, other: Fighter) -> Reckoning:
    needed = match_of(card, roller, other)[1]
    won = chance_to_shove(card, roller, other)
    outcomes = [Outcome("wins the square", won, "won"), Outcome("loses it", 1 - won, "lost")]
    return Reckoning(
        f"{roller.id} against {other.id}",
        roller.strength,
        (Modifier("strength_of_other", -other.strength, "the other's Strength"),),
        tuple(outcome for outcome in outcomes if outcome.chance),
        figure="difference",
        base_words="Strength",
        notes=(needs(needed),),
    )


def needs(needed: int) -> str:
    """The highest face that wins, in words."""
    if needed >= FACES:
        return "no die is needed"
    return "a die of 1 wins" if needed == 1 else f"a die of {needed} or less wins"


def contest(fighters: Sequence[Fighter], by: By) -> dict[str, Fraction]:
    """Of each, by id, to have what several want: the higher Strength or Expertise; equals roll off."""
    best = max(getattr(fighter, by) for fighter in fighters)
    equals = sorted(fighter.id for fighter in fighters if getattr(fighter, by) == best)
    chances = dict(zip(equals, roll_off(len(equals)), strict=True))
    return {fighter.id: chances.get(fighter.id, Fraction(0)) for fighter in fighters}


@lru_cache(maxsize=16)
def roll_off(count: int) -> tuple[Fraction, ...]:
    """Of each of so many, by id, to be the last left; one that is even to its end goes to the first."""
    left = {count: Fraction(1)}
    for _ in range(MOST_ROLLS):
        left = _roll(left)
    return tuple(
        sum(
            (chance * Fraction(comb(count - place, still - 1), comb(count, still)) for still, chance in left.items()),
            Fraction(0),
        )
        for place in range(1, count + 1)
    )


def _roll(left: dict[int, Fraction]) -> dict[int, Fraction]:
    """The chance of each number that is left when all have rolled and the highest stay."""
    after: dict[int, Fraction] = {}
    for rolling, chance in left.items():
        if rolling == 1:
            after[1] = after.get(1, Fraction(0)) + chance
            continue
        for still in range(1, rolling + 1):
            ways = sum(comb(rolling, still) * (face - 1) ** (rolling - still) for face in range(1, FACES + 1))
            after[still] = after.get(still, Fraction(0)) + chance * Fraction(ways, FACES**rolling)
    return after
