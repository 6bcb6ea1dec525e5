"""What a chain of scenes is for: a ladder of duels or a knock-out of jousts (G)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Ladder:
    """Duellists from the top rung down. `rung`: that of the one who is challenged next, by the one below him.

    A climb goes from the lowest pair to the highest; there are so many `climbs`.
    """

    kind: ClassVar[str] = "ladder"

    order: tuple[str, ...]
    climbs: int = 1
    climb: int = 1
    rung: int = 0

    @property
    def pair(self) -> Pair:
        """The challenger first."""
        return self.order[self.rung + 1], self.order[self.rung]


@dataclass(frozen=True, slots=True)
class Tournament:
    """A knock-out. `pairs` ride one after the other, `ridden` of them already; the last pair is the final if `final`.

    `through`: who rides on. `losers`: of this day's jousts. `third_place`: whether those of the last four meet again.
    """

    kind: ClassVar[str] = "tournament"

    sport: bool = True
    lances: int = 3
    third_place: bool = False
    grander: tuple[str, ...] = ()
    pairs: tuple[Pair, ...] = ()
    ridden: int = 0
    through: tuple[str, ...] = ()
    losers: tuple[str, ...] = ()
    final: bool = False

    @property
    def pair(self) -> Pair:
        return self.pairs[self.ridden]

    @property
    def at_final(self) -> bool:
        return self.final and self.ridden == len(self.pairs) - 1


Programme = Ladder | Tournament
