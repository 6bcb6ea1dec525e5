"""How far something has come."""

from __future__ import annotations

from typing import Unpack

import pygame

from game.app.theme import GOLD, INK, Theme
from game.app.widgets.widget import Common, Size, Watched, Widget


class ProgressBar(Widget):
    """`part` runs from 0 to 1; the words stand in the middle."""

    part = Watched(0.0)
    text = Watched("")

    def __init__(self, part: float = 0.0, text: str = "", **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self.part, self.text = part, text

    def _natural(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(12)), theme.line_height() + theme.ems(0.3)

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(4)), theme.line_height() + theme.ems(0.3)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.plates.draw(surface, self.rect, "well")
        inner = self.rect.inflate(-theme.px(6), -theme.px(6))
        full = pygame.Rect(inner.left, inner.top, round(inner.width * max(0.0, min(1.0, self.part))), inner.height)
        pygame.draw.rect(surface, GOLD, full)
        theme.write(surface, self.text, inner, "small", INK, 0.5)
