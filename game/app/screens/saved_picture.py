"""The small picture that a save carries."""

from __future__ import annotations

import io
import logging
from typing import Unpack

import pygame

from game.app.theme import INK_FAINT, Theme
from game.app.widgets.containers import flourish
from game.app.widgets.widget import Common, Size, Widget

log = logging.getLogger(__name__)

ROOM = (15.0, 9.5)
"""ems it likes to have"""


class SavedPicture(Widget):
    """A PNG in its own proportions; a flourish where there is none, or none that can be drawn."""

    shrinks = True

    def __init__(self, png: bytes, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._picture = _read(png)
        self._drawn: tuple[Size, pygame.Surface] | None = None

    def _natural(self, theme: Theme, width: int) -> Size:
        if self._picture is None:
            return min(width, theme.ems(ROOM[0])), theme.ems(1.5)
        wide, tall = self._picture.get_size()
        share = min(min(width, theme.ems(ROOM[0])) / wide, theme.ems(ROOM[1]) / tall)
        return round(wide * share), round(tall * share)

    def _least(self, theme: Theme, width: int) -> Size:
        return theme.ems(4), theme.ems(1.5)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self._picture is None:
            flourish(surface, theme, self.rect)
            return
        wide, tall = self._picture.get_size()
        share = min(self.rect.width / wide, self.rect.height / tall)
        size = (max(1, round(wide * share)), max(1, round(tall * share)))
        if self._drawn is None or self._drawn[0] != size:
            self._drawn = (size, pygame.transform.smoothscale(self._picture, size))
        place = self._drawn[1].get_rect(center=self.rect.center)
        surface.blit(self._drawn[1], place)
        pygame.draw.rect(surface, INK_FAINT, place, theme.px(1))


def _read(png: bytes) -> pygame.Surface | None:
    if not png:
        return None
    try:
        return pygame.image.load(io.BytesIO(png), "picture.png").convert(24)
    except (pygame.error, ValueError) as fault:
        log.info("The picture of a save cannot be drawn (%s).", fault)
        return None
