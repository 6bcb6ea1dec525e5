"""Who decides: the badge that his figure wears on the board."""

from __future__ import annotations

from typing import Unpack

import pygame

from game.app.board.badges import badge
from game.app.board.sides import SideLook
from game.app.theme import Theme
from game.app.widgets.widget import Common, Size, Widget

EMS = 1.9


class Mark(Widget):
    stretches = False

    def __init__(self, look: SideLook, letter: str, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._look, self._letter = look, letter

    def _natural(self, theme: Theme, width: int) -> Size:
        return theme.ems(EMS), theme.ems(EMS)

    def _least(self, theme: Theme, width: int) -> Size:
        return self._natural(theme, width)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        drawn = badge(self._look, theme.ems(EMS), theme.text(self._letter, "strong", self._look.ink))
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))
