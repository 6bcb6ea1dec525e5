"""Who wins where several want one thing (R6, R6.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.resolution import Resolution

MOST_ROLLS = 6
"""A roll-off still even after so many rolls goes to the lower id (R6.1)."""

By = Literal["strength", "expertise"]


def contest(resolution: Resolution, over: str, fighters: Sequence[Fighter], by: By) -> Fighter:
    """The one with the higher Strength or Expertise; equals roll off."""
    if len(fighters) == 1:
        return fighters[0]
    best = max(getattr(fighter, by) for fighter in fighters)
    winner = roll_off(resolution, over, [fighter for fighter in fighters if getattr(fighter, by) == best])
    names = tuple(sorted(fighter.id for fighter in fighters))
    resolution.emit(e.Contest, over=over, fighters=names, by=by, winner=winner.id)
    return winner


def roll_off(resolution: Resolution, over: str, fighters: Sequence[Fighter]) -> Fighter:
    """Each rolls a d6 and the highest stay, until one is left."""
    left = sorted(fighters, key=lambda fighter: fighter.id)
    for _ in range(MOST_ROLLS):
        if len(left) == 1:
            break
        faces = [resolution.roll(f"roll-off: {over}", fighter.id) for fighter in left]
        left = [fighter for fighter, face in zip(left, faces, strict=True) if face == max(faces)]
    return left[0]


def take_in_turn(
    resolution: Resolution, fighters: Sequence[Fighter], choices: Callable[[Fighter], Iterable[str]]
) -> dict[str, str]:
    """In falling Expertise each takes the first of his choices still free; equals who want one thing roll off.

    Returns what each fighter took, by id; who found nothing is left out (R7.2, R9.6).
    """
    taken: dict[str, str] = {}
    left = sorted(fighters, key=lambda fighter: (-fighter.expertise, fighter.id))
    while left:
        equals = [fighter for fighter in left if fighter.expertise == left[0].expertise]
        used = set(taken.values())
        wants = {each.id: next((choice for choice in choices(each) if choice not in used), None) for each in equals}
        first = equals[0]
        choice = wants[first.id]
        if choice is not None:
            first = roll_off(resolution, choice, [each for each in equals if wants[each.id] == choice])
            taken[first.id] = choice
        left.remove(first)
    return taken
