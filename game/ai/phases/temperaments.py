"""What the temperaments differ in."""

from __future__ import annotations

from dataclasses import dataclass

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Nature:
    """`courage`: the chance to win below which a duel in earnest is given up; with foils half of it will do.

    `refuses`, `earnest`, `raises`: the chances to win from which a challenge is accepted, sharp blades are wanted, and
    more than honour is laid. `slips`: how often a bet is not the solved one but the highest. `habit`: how much more
    often than a third the carriage `favourite` is taken.
    """

    courage: float
    refuses: float
    earnest: float
    raises: float
    slips: float = 0.0
    favourite: str = ""
    habit: float = 0.0


NATURES = {
    "careful": Nature(courage=0.1, refuses=0.1, earnest=0.9, raises=0.5),
    "bold": Nature(courage=0.02, refuses=0.0, earnest=0.3, raises=0.3, slips=0.15, favourite="upright", habit=0.25),
    "sly": Nature(courage=0.06, refuses=0.15, earnest=0.65, raises=0.6, slips=0.05, favourite="firm", habit=0.15),
}
