"""A side panel of fixed width beside a free area: the shape of every screen with a board on it."""

from __future__ import annotations

from typing import Unpack

import pygame

from game.app.theme import Theme
from game.app.widgets.containers import Container
from game.app.widgets.widget import Common, Size, Widget


class Split(Container):
    """`main` gets all that `side` leaves. The side is `ems` wide but never more than `most` of the width; in a window
    so narrow that `main` would get less than `narrow` ems, the side goes below and takes `below` of the height."""

    def __init__(
        self,
        side: Widget,
        main: Widget,
        *,
        ems: float = 23.0,
        most: float = 0.42,
        left: bool = False,
        narrow: float = 18.0,
        below: float = 0.5,
        **common: Unpack[Common],
    ) -> None:
        common.setdefault("grow", 1.0)
        super().__init__(*((side, main) if left else (main, side)), **common)
        self._side, self._main, self._left = side, main, left
        self._ems, self._most, self._narrow, self._below = ems, most, narrow, below

    def _beside(self, theme: Theme, width: int) -> int:
        """The side's width, or 0 when it must go below."""
        side = min(theme.ems(self._ems), round(width * self._most))
        return side if width - side >= theme.ems(self._narrow) else 0

    def _natural(self, theme: Theme, width: int) -> Size:
        side = self._beside(theme, width)
        if not side:
            tall = self._side.natural(theme, width)[1] + self._main.natural(theme, width)[1]
            return width, tall + theme.gap
        rest = width - side - theme.gap
        return width, max(self._side.natural(theme, side)[1], self._main.natural(theme, rest)[1])

    def _least(self, theme: Theme, width: int) -> Size:
        side = self._beside(theme, width)
        if not side:
            return width, self._side.least(theme, width)[1] + self._main.least(theme, width)[1] + theme.gap
        rest = width - side - theme.gap
        return width, max(self._side.least(theme, side)[1], self._main.least(theme, rest)[1])

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        side = self._beside(theme, rect.width)
        if not side:
            room = rect.height - theme.gap
            lower = min(round(room * self._below), room - self._main.least(theme, rect.width)[1])
            lower = max(self._side.least(theme, rect.width)[1], lower)
            upper = rect.height - theme.gap - lower
            self._main.place(theme, pygame.Rect(rect.left, rect.top, rect.width, upper))
            self._side.place(theme, pygame.Rect(rect.left, rect.bottom - lower, rect.width, lower))
            return
        main = rect.width - side - theme.gap
        x_side, x_main = (rect.left, rect.right - main) if self._left else (rect.right - side, rect.left)
        self._side.place(theme, pygame.Rect(x_side, rect.top, side, rect.height))
        self._main.place(theme, pygame.Rect(x_main, rect.top, main, rect.height))
