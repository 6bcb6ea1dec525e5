"""What lists and logs have in common: rows that scroll, the one under the pointer, the one that is chosen."""

from __future__ import annotations

from typing import Unpack

import pygame

from game.app.theme import WINE, Theme
from game.app.widgets.scroll import NOTCH, Scroller
from game.app.widgets.widget import Common, Size, Watched, Widget

CHOSEN, UNDER = (240, 208, 142), (248, 229, 184)


class ScrolledRows(Widget):
    """A subclass says where its rows are (`row_at`) and what a press on one does (`pressed_row`)."""

    takes_focus = True
    shrinks = True

    chosen = Watched(-1)
    edge_points = 5.0
    """between its frame and its rows"""

    def __init__(self, *, framed: bool = True, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._framed = framed
        self.scroller = Scroller()
        self._under: int | None = None
        self._theme: Theme | None = None

    def row_at(self, at: Size) -> int | None:
        """The row at that point of the window."""
        raise NotImplementedError

    def pressed_row(self, index: int) -> None:
        """The pointer's button went down on a row."""
        raise NotImplementedError

    def moved(self, moved: bool) -> bool:
        """After scrolling; passes on whether anything moved."""
        if moved:
            self.redraw()
        return moved

    # Place

    def _edge(self, theme: Theme) -> int:
        return theme.px(self.edge_points) if self._framed else 0

    @property
    def view(self) -> pygame.Rect:
        """The part of the window in which rows are seen."""
        edge = self._edge(self._theme) if self._theme else 0
        return self.rect.inflate(-2 * edge, -2 * edge)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self._theme = theme

    # The player's hand

    def press(self, at: Size) -> bool:
        if self.scroller.press(at):
            self.moved(True)
            return True
        index = self.row_at(at)
        if index is not None:
            self.pressed_row(index)
        return True

    def drag(self, at: Size) -> None:
        self.moved(self.scroller.drag(at))

    def release(self, at: Size) -> None:
        self.scroller.release()
        self.redraw()

    def hover(self, at: Size | None) -> None:
        under = self.row_at(at) if at else None
        hot = at is not None and self.scroller.track.collidepoint(at)
        if (under, hot) != (self._under, self.scroller.hot):
            self._under, self.scroller.hot = under, hot
            self.redraw()

    def wheel(self, steps: Size) -> bool:
        line = self._theme.line_height() if self._theme else 20
        return self.moved(self.scroller.to(self.scroller.offset + round(steps[1] * NOTCH * line)))

    def steer(self, across: float, down: float) -> bool:
        return self._theme is not None and self.moved(self.scroller.to(self.scroller.offset + self._theme.ems(down)))

    # Drawing

    def draw_frame(self, surface: pygame.Surface, theme: Theme) -> None:
        if self._framed:
            theme.plates.draw(surface, self.rect, "well")

    def draw_over(self, surface: pygame.Surface, theme: Theme) -> None:
        self.scroller.draw(surface, theme)
        if self.focused:
            theme.focus_ring(surface, self.rect)

    def draw_back(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, index: int, lit: bool = True) -> None:
        """Behind a row: whether it is chosen, or (`lit`) under the pointer."""
        if index == self.chosen:
            pygame.draw.rect(surface, CHOSEN, row, border_radius=theme.px(3))
            pygame.draw.rect(surface, WINE, (row.left, row.top, theme.px(4), row.height), border_radius=theme.px(2))
        elif lit and index == self._under:
            pygame.draw.rect(surface, UNDER, row, border_radius=theme.px(3))
