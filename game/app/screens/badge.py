"""A side's badge as a widget, and as the mark of a list's row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pygame

from game.app.board.badges import badge
from game.app.board.sides import SideLook
from game.app.theme import Theme
from game.app.widgets.widget import Common, Size, Widget


class Badge(Widget):
    """`ems` wide and high; drawn once for each size. Without a look it is empty room."""

    stretches = False

    def __init__(self, look: SideLook | None, letter: str = "", ems: float = 1.6, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self.look, self._letter, self._ems = look, letter, ems
        self._drawn: tuple[object, pygame.Surface] | None = None

    def _natural(self, theme: Theme, width: int) -> Size:
        return theme.ems(self._ems), theme.ems(self._ems)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self.look is None:
            return
        size = min(self.rect.width, self.rect.height, theme.ems(self._ems))
        key = (theme, size, self.look)
        if self._drawn is None or self._drawn[0] != key:
            letter = theme.text(self._letter, "heading" if self._ems > 2 else "strong", self.look.ink)
            self._drawn = (key, badge(self.look, size, letter if self._letter else None))
        surface.blit(self._drawn[1], self._drawn[1].get_rect(center=self.rect.center))


def mark(look: SideLook) -> Callable[[pygame.Surface, pygame.Rect], None]:
    """For `Item.mark`."""

    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(badge(look, rect.height), rect)

    return draw
