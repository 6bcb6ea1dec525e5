"""What blows and tricks are worth, reckoned from the card's tables: 1 is a fighter put out of the fight."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from game.rules.kernel.dice import ConstantDice
from game.rules.swashbuckler.attacks import Strike
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.card.wounds import Wound
from game.rules.swashbuckler.fates import Circumstances, Row
from game.rules.swashbuckler.fighter import Fighter, Weapon
from game.rules.swashbuckler.incidents import Blow, circumstances
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reckoning.attacks import wound_chances
from game.rules.swashbuckler.reckoning.chances import of_struck
from game.rules.swashbuckler.reckoning.contests import chance_to_shove
from game.rules.swashbuckler.resolution import Resolution

HALF_BODY = 0.15
"""What it is worth that he can hardly walk any more."""
SWORD_ARM, OTHER_ARM = 0.35, 0.12
STUNNED_BOX, ON_THE_FLOOR = 0.03, 0.08
"""What a box of stun and a fall are worth, even if nobody makes use of them."""
MOST_STUN = 8


@dataclass(frozen=True, slots=True)
class Trick:
    """What an incident does to one victim. `hit`: the chance; the rest holds if it hits.

    `stun`: the chances of one box of stun, of two, and so on; `falls`: of a fall; `worth`: all in all.
    """

    hit: float
    stun: tuple[float, ...]
    falls: float
    worth: float


class Odds:
    """Chances between the fighters of one position, each reckoned when it is first asked for."""

    def __init__(self, view: Position, card: Card) -> None:
        self._resolution = Resolution(view, card, ConstantDice(1))
        self._attacks: dict[tuple[str, str, str, bool], float] = {}
        self._tricks: dict[tuple[str, str, bool], Trick] = {}

    def attack(self, attacker: Fighter, target: Fighter, manner: str, weapon: Weapon, indefensible: bool) -> float:
        """The worth of one attack that is not parried (R8.9)."""
        key = (attacker.id, target.id, manner, indefensible)
        if key not in self._attacks:
            blow = Strike(attacker, target, manner, weapon, ran=manner == "running_lunge")
            chances = wound_chances(self._resolution, blow, open_to_it=indefensible)
            self._attacks[key] = sum(
                float(chance) * worth(target, wound) for wound, chance in chances.items() if wound is not None
            )
        return self._attacks[key]

    def trick(self, key: str, victim: Fighter, must_fall: bool = False) -> Trick:
        """An incident that befalls somebody (R11)."""
        known = (key, victim.id, must_fall)
        if known not in self._tricks:
            self._tricks[known] = self._reckon(key, victim, must_fall)
        return self._tricks[known]

    def shove(self, mover: Fighter, holder: Fighter) -> float:
        """The chance to win a shoving match for a square one moves into (R10.2)."""
        return float(chance_to_shove(self._resolution.card, mover, holder))

    def arm_gone(self, fighter: Fighter, for_sword: bool) -> bool:
        """Whether he can hold no such weapon any more (R12.1)."""
        return self._resolution.position.arm_gone(fighter, for_sword)

    def _reckon(self, key: str, victim: Fighter, must_fall: bool) -> Trick:
        blow = Blow(key, victim, must_fall=must_fall)
        how = circumstances(self._resolution.position, blow)
        hit, wounds, stun, falls = what_hits(Row.of(self._resolution.card.incidents[key]), how)
        worth_of_wounds = sum(chance * worth(victim, wound) for wound, chance in wounds)
        return Trick(hit, stun, falls, worth_of_wounds + STUNNED_BOX * sum(stun) + ON_THE_FLOOR * falls)


@lru_cache(maxsize=512)
def what_hits(row: Row, how: Circumstances) -> tuple[float, tuple[tuple[Wound, float], ...], tuple[float, ...], float]:
    """The chance to be hit; and if so, of each wound, of as many boxes of stun or more, and of a fall."""
    fates = of_struck(row, how)
    hit = 1 - sum(chance for fate, chance in fates.items() if fate is not None and fate.avoided)
    wounds: dict[Wound, Fraction] = {}
    stuns: Counter[int] = Counter()
    falls = Fraction(0)
    for fate, chance in fates.items():
        if fate is None or fate.avoided:
            continue
        if fate.wound is not None:
            wounds[fate.wound] = wounds.get(fate.wound, Fraction(0)) + chance / hit
        stuns[fate.steps] += chance / hit  # type: ignore[assignment]
        falls += fate.falls * chance / hit
    stun = tuple(
        float(sum(chance for boxes, chance in stuns.items() if boxes >= least)) for least in range(1, MOST_STUN + 1)
    )
    return float(hit), tuple((wound, float(chance)) for wound, chance in wounds.items()), stun, float(falls)


def worth(victim: Fighter, wound: Wound) -> float:
    """How far a wound puts somebody out of the fight (R12.1)."""
    left = victim.boxes.of(wound.part) - victim.lost.of(wound.part)
    if wound.part in (Part.HEAD, Part.BODY):
        if wound.amount >= left:
            return 1.0
        share = 0.5 * wound.amount / left
        if wound.part is Part.BODY and not victim.half_body_gone:
            crossed = victim.lost.body + wound.amount >= (victim.boxes.body + 1) // 2
            share += HALF_BODY * crossed
        return share
    beyond = max(0, wound.amount - left)
    loss = 0.0
    if left > 0:
        loss = 0.1 * min(wound.amount, left) / left
        if wound.amount >= left:
            loss += SWORD_ARM if wound.part is Part.RIGHT_ARM else OTHER_ARM
    return min(1.0, loss + (worth(victim, Wound(beyond, Part.HEAD)) if beyond else 0.0))
