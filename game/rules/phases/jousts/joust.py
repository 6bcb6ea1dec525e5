"""A joust as it stands (PJ)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

USUAL_STAKE = "mount"


class Stage(StrEnum):
    """What comes next: choosing mounts, proposing a stake, answering it, the start, carriages, or nothing any more."""

    MOUNTS = "mounts"
    PROPOSING = "proposing"
    AGREEING = "agreeing"
    READY = "ready"
    CARRIAGES = "carriages"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Joust:
    """`score` and `lances` are in the order of `knights`. The number of the tilt is the round's.

    `grander`: stakes that may be proposed instead of the mount. `choosing`: who may choose among mounts of his own.
    `unhorsed`: who was thrown in the last tilt and remounts for the next. `passes`: so often have they ridden past
    each other; after an odd number each is at the other end.
    """

    kind: ClassVar[str] = "joust"

    knights: tuple[str, str]
    sport: bool = True
    score: tuple[int, int] = (0, 0)
    lances: tuple[int, int] = (3, 3)
    stake: str = USUAL_STAKE
    stage: Stage = Stage.CARRIAGES
    grander: tuple[str, ...] = ()
    choosing: tuple[str, ...] = ()
    unhorsed: tuple[str, ...] = ()
    passes: int = 0

    def other(self, figure: str) -> str:
        first, second = self.knights
        return second if figure == first else first

    def place(self, figure: str) -> int:
        return self.knights.index(figure)

    def lances_of(self, figure: str) -> int:
        return self.lances[self.place(figure)]

    def score_of(self, figure: str) -> int:
        return self.score[self.place(figure)]
