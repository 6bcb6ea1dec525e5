"""The position: the figures, the scene that is being played, and the programme that it belongs to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.rules.grid import Board
from game.rules.kernel.system import Result
from game.rules.phases.duels.duel import Duel
from game.rules.phases.figure import Figure
from game.rules.phases.jousts.joust import Joust
from game.rules.phases.programme import Programme

Scene = Duel | Joust


@dataclass(frozen=True, slots=True)
class Places:
    """Where figures are drawn: the two who meet, and those who look on. No rule asks (D).

    `ends`: a square for each of the two; for knights two more, where each arrives after a pass.
    """

    ends: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()


@dataclass(slots=True)
class Position:
    """`scene`: None before the first. `n`: events so far. `number`: of the scene; `round`: in it, 0 before the first.

    Figures are immutable and replaced by events.
    """

    board: Board | None
    figures: dict[str, Figure]
    scene: Scene | None = None
    programme: Programme | None = None
    options: frozenset[str] = frozenset()
    places: Places = field(default_factory=Places)
    n: int = 0
    day: int = 1
    number: int = 0
    round: int = 0
    result: Result | None = None

    def copy(self) -> Position:
        return replace(self, figures=dict(self.figures))

    def in_order(self) -> list[Figure]:
        """All figures by id: no rule depends on how they were listed (P1.4)."""
        return [figure for _, figure in sorted(self.figures.items())]

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(sorted({figure.seat for figure in self.figures.values()}))
