"""A duel as it stands (PD)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

HONOUR = "honour"


class Stage(StrEnum):
    """What is owed next: the challenger's terms, the other's answer to them, bets, or nothing any more."""

    TERMS = "terms"
    CHALLENGE = "challenge"
    BETS = "bets"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Duel:
    """`pair`: the challenger first. `foils`: with buttons on, so that nobody dies of it (PD4)."""

    kind: ClassVar[str] = "duel"

    pair: tuple[str, str]
    pool: int = 0
    foils: bool = False
    stake: str = HONOUR
    stage: Stage = Stage.BETS

    def other(self, figure: str) -> str:
        first, second = self.pair
        return second if figure == first else first
