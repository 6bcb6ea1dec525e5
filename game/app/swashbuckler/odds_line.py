"""One line of the plotting panel: the odds of the order in hand, and the way to all of them."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Unpack

from game.app.swashbuckler.draft import Draft
from game.app.swashbuckler.odds_reading import Odds, in_a_line, searching
from game.app.theme import Role, Theme
from game.app.widgets import Button
from game.app.widgets.widget import Common, Size
from game.rules.swashbuckler.plot import Order

TIP = "The odds of every order that needs dice, against everybody, with the list of numbers behind them."
QUIET = "The odds…"


class OddsLine(Button):
    """Small, and as wide as the panel."""

    stretches = True

    def __init__(self, do: Callable[[], object], **common: Unpack[Common]) -> None:
        super().__init__(QUIET, do, align=0.0, **common)
        self.tooltip = TIP
        self._draft: Draft | None = None
        self._search: Generator[None, None, Odds | None] | None = None

    def show(self, draft: Draft, hinted: Order | None) -> None:
        """Of the order pointed at, else of what stands in the box in hand or before it; to be found by `go_on`."""
        self._draft, self._search = draft, searching(draft, hinted)

    def go_on(self) -> bool:
        """Look at one order more; false if the line says it all."""
        if self._search is None or self._draft is None:
            return False
        try:
            next(self._search)
        except StopIteration as found:
            line = in_a_line(self._draft, found.value)
            self.text = line or QUIET
            self.tooltip = f"{line}. {TIP}" if line else TIP
            self._search = None
        return True

    @property
    def _role(self) -> Role:
        return "small"

    def _natural(self, theme: Theme, width: int) -> Size:
        wide = theme.text_width(self.text, "small") + theme.ems(1.5)
        return min(width, wide), theme.line_height("small") + theme.ems(0.3)

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(8)), self._natural(theme, width)[1]
