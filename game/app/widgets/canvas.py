"""A free area to draw on, for boards and pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pygame

from game.app.theme import Theme
from game.app.widgets.widget import Common, Size, Widget


class Canvas(Widget):
    """Subclass it, and override what is needed: `draw_inside`, `place` (a new size), `press`, `drag`, `release`,
    `context`, `hover`, `wheel`, `act` (the arrows while it has the focus), `tip`, `update`. Or hand in
    `paint(surface, rect, theme)` for a drawing that answers to nothing. Drawing is clipped to it."""

    takes_focus = True
    shrinks = True

    def __init__(
        self,
        paint: Callable[[pygame.Surface, pygame.Rect, Theme], object] | None = None,
        *,
        least: float = 12.0,
        **common: Unpack[Common],
    ) -> None:
        common.setdefault("grow", 1.0)
        super().__init__(**common)
        self._paint, self._ems = paint, least

    @property
    def can_focus(self) -> bool:
        return self._paint is None and super().can_focus

    def _natural(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(self._ems)), theme.ems(self._ems)

    def _least(self, theme: Theme, width: int) -> Size:
        least = theme.ems(self._ems * 2 / 3)
        return min(width, least), least

    def area(self, theme: Theme) -> pygame.Rect:
        return self.rect

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        if self._paint:
            self._paint(surface, self.rect, theme)
        else:
            self.draw_inside(surface, theme)
        surface.set_clip(before)
        if self.focused:
            theme.focus_ring(surface, self.rect.inflate(-2 * theme.ring, -2 * theme.ring))

    def draw_inside(self, surface: pygame.Surface, theme: Theme) -> None:
        """The drawing of a subclass; the surface is clipped to `self.rect`."""
