"""What a wound does to the one who gets it, and wounds gathered by what they do (R12.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from game.rules.kernel.reckoning import Outcome
from game.rules.swashbuckler.card.wounds import Wound
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.parts import Part

MISS = "miss"
OUT = "out"
ORDER = (OUT, "no_right_arm", "no_left_arm", "half_body", "head", "body", "right_arm", "left_arm", MISS)
"""The worst first."""
WORDS = {
    OUT: "out of the fight",
    "no_right_arm": "the right arm of no more use",
    "no_left_arm": "the left arm of no more use",
    "half_body": "half the Body gone",
    "head": "Head",
    "body": "Body",
    "right_arm": "right arm",
    "left_arm": "left arm",
    MISS: "a miss",
}


def marked(fighter: Fighter, *wounds: Wound) -> Fighter:
    """With all that they cost him; what is beyond an arm's boxes goes to the Head."""
    lost = {part: fighter.lost.of(part) for part in Part}
    for wound in wounds:
        lost[wound.part] += wound.amount
    for arm in (Part.RIGHT_ARM, Part.LEFT_ARM):
        beyond = max(0, lost[arm] - fighter.boxes.of(arm))
        lost[arm] -= beyond
        lost[Part.HEAD] += beyond
    boxes = {part.value: min(lost[part], fighter.boxes.of(part)) for part in Part}
    return replace(fighter, lost=replace(fighter.lost, **boxes))


def kind_of(fighter: Fighter, *wounds: Wound) -> str:
    """The gravest thing that they do to him."""
    after = marked(fighter, *wounds)
    if after.gone(Part.HEAD) or after.gone(Part.BODY):
        return OUT
    for arm in (Part.RIGHT_ARM, Part.LEFT_ARM):
        if after.gone(arm) and not fighter.gone(arm):
            return f"no_{arm.value}"
    if after.half_body_gone and not fighter.half_body_gone:
        return "half_body"
    if not wounds:
        return MISS
    return Part.HEAD.value if fighter.gone(wounds[0].part) else wounds[0].part.value


def by_what_they_do(fighter: Fighter, wounds: Mapping[Wound | None, Fraction]) -> list[Outcome]:
    """The worst first, the miss last; a part's wounds with the least and the most boxes."""
    chances: dict[str, Fraction] = {}
    amounts: dict[str, list[int]] = {}
    for wound, chance in wounds.items():
        kind = MISS if wound is None else kind_of(fighter, wound)
        chances[kind] = chances.get(kind, Fraction(0)) + chance
        if wound is not None:
            amounts.setdefault(kind, []).append(wound.amount)
    return [Outcome(_words(kind, amounts.get(kind, [])), chances[kind], kind) for kind in ORDER if chances.get(kind)]


def _words(kind: str, amounts: list[int]) -> str:
    if kind not in (part.value for part in Part):
        return WORDS[kind]
    least, most = min(amounts), max(amounts)
    return f"{WORDS[kind]}, {boxes(most) if least == most else f'{least} to {boxes(most)}'}"


def boxes(number: int) -> str:
    return "1 box" if number == 1 else f"{number} boxes"
