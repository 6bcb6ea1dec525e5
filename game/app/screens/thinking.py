"""The computer players' turn to decide: nothing of it is shown but how far they are."""

from __future__ import annotations

from game.app.play.computers import let_answer
from game.app.play.flow import Compute
from game.app.play.table import Table
from game.app.screens.at_table import TableScreen
from game.app.widgets import Centred, Panel, ProgressBar, Widget


class ThinkingScreen(TableScreen):
    title = "The others plot"
    help = "The computer players write their plots. It takes a moment."
    animating = True

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        now = table.flow.next()
        self._left = list(now.decisions) if isinstance(now, Compute) else []
        self._all = max(1, len(self._left))
        self._bar = ProgressBar(name="progress")

    def build(self) -> Widget:
        return Centred(Panel(self._bar, title="The others plot", width=20))

    def back(self) -> None:
        """It takes only a moment."""

    def update(self, seconds: float) -> None:
        """One decision a frame, so that the window goes on answering."""
        super().update(seconds)
        if self._left:
            let_answer(self.table.game, self._left.pop(0))
            self._bar.part = 1 - len(self._left) / self._all
        else:
            self.table.go_on()
