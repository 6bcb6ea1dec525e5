"""A stretch being resolved: the working position, the dice, the tables, and the events made so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.rules.kernel.dice import Dice
from game.rules.phases import events as e
from game.rules.phases.apply import apply
from game.rules.phases.figure import Figure
from game.rules.phases.position import Position
from game.rules.phases.tables.model import Tables


class Resolution:
    """Every change goes through `emit`, so that the events explain the position."""

    def __init__(self, position: Position, tables: Tables, dice: Dice) -> None:
        self.position = position.copy()
        self.tables = tables
        self.events: list[e.AnyEvent] = []
        self._dice = dice

    def emit(self, event_type: Any, /, **fields: Any) -> None:
        now = self.position
        event = event_type(n=now.n + 1, scene=now.number, round=now.round, **fields)
        apply(now, event)
        self.events.append(event)

    def figure(self, figure: str) -> Figure:
        return self.position.figures[figure]

    def roll(self, purpose: str, roller: str, sides: int, count: int = 1, target: str | None = None) -> tuple[int, ...]:
        faces = tuple(self._dice.throw(sides) for _ in range(count))
        self.emit(e.Rolled, purpose=purpose, roller=roller, target=target, sides=sides, faces=faces, total=sum(faces))
        return faces

    def change_hp(self, figure: str, loss: int) -> None:
        """Hit points go no lower than 0."""
        before = self.figure(figure).hit_points
        self.emit(e.HpChanged, figure=figure, before=before, after=max(0, before - loss))

    def opposed(self, purpose: str, figures: Iterable[str]) -> dict[str, e.Throw]:
        """d20 + Thews each, by id (P1.3, P1.4)."""
        throws: dict[str, e.Throw] = {}
        for figure in sorted(figures):
            (face,) = self.roll(purpose, figure, 20)
            thews = self.figure(figure).thews
            throws[figure] = {"roll": face, "modifiers": [["thews", thews]], "total": face + thews}
        return throws
