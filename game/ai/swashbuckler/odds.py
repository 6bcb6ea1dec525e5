"""What blows and tricks are worth, reckoned from the card's tables: 1 is a fighter put out of the fight."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product

from game.rules.kernel.dice import ConstantDice
from game.rules.swashbuckler.attacks import Strike, column_of
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.card.wounds import Wound
from game.rules.swashbuckler.fighter import Fighter, Weapon
from game.rules.swashbuckler.incidents import DAZZLING
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.position import Position
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
            card = self._resolution.card
            _, column = column_of(self._resolution, blow, indefensible)
            chances = card.attacks.chances(column, card.indefensible.plus if indefensible else 0)
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
        return min(6, self._resolution.card.shoving.faces(mover.strength - holder.strength)) / 6

    def arm_gone(self, fighter: Fighter, for_sword: bool) -> bool:
        """Whether he can hold no such weapon any more (R12.1)."""
        return self._resolution.position.arm_gone(fighter, for_sword)

    def _reckon(self, key: str, victim: Fighter, must_fall: bool) -> Trick:
        row = self._resolution.card.incidents[key]
        hit = 1 - sum(entry is True for entry in row.avoid.entries) / 6
        wounds = sum(worth(victim, wound) for wound in row.injuries.entries if wound is not None) / 6
        falls = 0.0 if victim.prone else 1.0 if must_fall else sum(row.falls.entries) / 6
        stuns: Counter[int] = Counter()
        for stun, fall_stun in product(row.stun.entries, row.fall_stun.entries):
            stuns[stun] += 1 - falls  # type: ignore[assignment]
            stuns[stun + fall_stun] += falls  # type: ignore[assignment]
        if key in DAZZLING and victim.dazzled and "one_dazzle" in self._resolution.position.options:
            stuns = Counter({0: 36})
        chances = tuple(
            sum(count for boxes, count in stuns.items() if boxes >= least) / 36 for least in range(1, MOST_STUN + 1)
        )
        return Trick(hit, chances, falls, wounds + STUNNED_BOX * sum(chances) + ON_THE_FLOOR * falls)


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
