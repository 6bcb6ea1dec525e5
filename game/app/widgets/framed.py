"""A wooden moulding with brass corners round something, as round a board."""

from __future__ import annotations

from typing import Unpack

import pygame

from game.app.theme import Theme
from game.app.widgets.containers import Container
from game.app.widgets.widget import Common, Size, Widget

MOULDING = 10
"""points at 100 %"""


class Framed(Container):
    """One child that fills what the moulding leaves."""

    def __init__(self, child: Widget, **common: Unpack[Common]) -> None:
        common.setdefault("grow", child.grow)
        super().__init__(child, **common)
        self._child = child

    def _natural(self, theme: Theme, width: int) -> Size:
        edges = 2 * theme.px(MOULDING)
        wide, tall = self._child.natural(theme, max(1, width - edges))
        return wide + edges, tall + edges

    def _least(self, theme: Theme, width: int) -> Size:
        edges = 2 * theme.px(MOULDING)
        wide, tall = self._child.least(theme, max(1, width - edges))
        return wide + edges, tall + edges

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        edges = 2 * theme.px(MOULDING)
        self._child.place(theme, rect.inflate(-edges, -edges))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        theme.plates.frame(surface, self.rect, theme.px(MOULDING))
