"""A list to choose from, one row each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Unpack

import pygame

from game.app.theme import INK, INK_FAINT, INK_SOFT, WINE, Theme
from game.app.widgets.inputs import Action
from game.app.widgets.scroll import NOTCH, Scroller
from game.app.widgets.widget import Common, Size, Watched, Widget

TWICE = 0.45
"""Seconds within which a second click accepts."""


@dataclass(frozen=True)
class Item:
    """A row: its words, smaller words below them, words at its right end, and what it stands for."""

    text: str
    value: Any = None
    detail: str = ""
    aside: str = ""
    enabled: bool = True
    reason: str = ""
    tooltip: str = ""
    mark: Callable[[pygame.Surface, pygame.Rect], None] | None = None
    """draws a badge in the square at its left end"""


class ListBox(Widget):
    """`chose(item)` when another row is chosen, `accept(item)` on Enter or a second click. `lines` is how many rows it
    likes to show; it is content with fewer and then scrolls."""

    takes_focus = True
    shrinks = True

    items: Watched[Sequence[Item]] = Watched(())
    chosen = Watched(-1)

    def __init__(
        self,
        items: Sequence[Item],
        chosen: int = 0,
        chose: Callable[[Item], object] | None = None,
        *,
        accept: Callable[[Item], object] | None = None,
        lines: int = 8,
        framed: bool = True,
        empty: str = "Nothing here.",
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.items, self.chosen = list(items), min(chosen, len(items) - 1)
        self._chose, self._accept, self._most, self._framed, self._empty = chose, accept, lines, framed, empty
        self.scroller = Scroller()
        self._under: int | None = None
        self._since = TWICE
        self._theme: Theme | None = None

    @property
    def item(self) -> Item | None:
        return self.items[self.chosen] if 0 <= self.chosen < len(self.items) else None

    def _row_height(self, theme: Theme) -> int:
        detail = any(item.detail for item in self.items)
        return theme.line_height() + theme.ems(0.35) + (theme.line_height("small") if detail else 0)

    def _edge(self, theme: Theme) -> int:
        return theme.px(5) if self._framed else 0

    def _natural(self, theme: Theme, width: int) -> Size:
        lead = self._row_height(theme) if any(item.mark for item in self.items) else 0
        widest = max((self._row_width(theme, item) for item in self.items), default=theme.ems(10))
        rows = max(1, min(self._most, len(self.items)))
        tall = rows * self._row_height(theme) + 2 * self._edge(theme)
        return min(width, widest + lead + theme.ems(1.4) + theme.bar), tall

    @staticmethod
    def _row_width(theme: Theme, item: Item) -> int:
        aside = theme.text_width(item.aside, "small") + theme.gap * 2 if item.aside else 0
        return max(theme.text_width(item.text) + aside, theme.text_width(item.detail, "small"))

    def _least(self, theme: Theme, width: int) -> Size:
        wide, tall = self._natural(theme, width)
        return min(wide, theme.ems(8)), min(tall, 3 * self._row_height(theme) + 2 * self._edge(theme))

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self._theme = theme
        view = rect.inflate(-2 * self._edge(theme), -2 * self._edge(theme))
        self.scroller.fit(self._row_height(theme) * len(self.items), view, theme.bar)

    def row(self, index: int) -> pygame.Rect:
        """Where that row is on the window now, seen or not."""
        if self._theme is None:
            return pygame.Rect(0, 0, 0, 0)
        view = self.rect.inflate(-2 * self._edge(self._theme), -2 * self._edge(self._theme))
        tall = self._row_height(self._theme)
        wide = view.width - (self._theme.bar if self.scroller.furthest else 0)
        return pygame.Rect(view.left, view.top + tall * index - self.scroller.offset, wide, tall)

    def _row_at(self, at: Size) -> int | None:
        for index in range(len(self.items)):
            if self.row(index).collidepoint(at) and self.rect.collidepoint(at):
                return index
        return None

    def choose(self, index: int) -> None:
        """Choose a row as the player does, and bring it into view."""
        index = max(0, min(len(self.items) - 1, index))
        if self.items and self._theme:
            tall = self._row_height(self._theme)
            if self.scroller.show(tall * index, tall * (index + 1)):
                self.redraw()
            self.reveal(self.row(index))
        if self.items and index != self.chosen:
            self.chosen = index
            if self._chose:
                self._chose(self.items[index])

    def activate(self) -> None:
        item = self.item
        if item is not None and item.enabled and self._accept:
            self._accept(item)

    def act(self, action: Action) -> bool:
        if action is Action.ACCEPT:
            self.activate()
            return self._accept is not None
        page = max(1, self.scroller.outside // self._row_height(self._theme) - 1) if self._theme else 1
        target = {
            Action.UP: self.chosen - 1,
            Action.DOWN: self.chosen + 1,
            Action.PAGE_UP: self.chosen - page,
            Action.PAGE_DOWN: self.chosen + page,
            Action.FIRST: 0,
            Action.LAST: len(self.items) - 1,
        }.get(action)
        if target is None or not self.items:
            return False
        # At either end the arrows go on to the neighbour of the list.
        if action in (Action.UP, Action.DOWN) and not 0 <= target < len(self.items):
            return False
        self.choose(target)
        return True

    def press(self, at: Size) -> bool:
        if self.scroller.press(at):
            self.redraw()
            return True
        index = self._row_at(at)
        if index is not None:
            again = index == self.chosen and self._since < TWICE
            self._since = 0.0
            self.choose(index)
            if again:
                self.activate()
        return True

    def drag(self, at: Size) -> None:
        if self.scroller.drag(at):
            self.redraw()

    def release(self, at: Size) -> None:
        self.scroller.release()
        self.redraw()

    def hover(self, at: Size | None) -> None:
        under = self._row_at(at) if at else None
        hot = at is not None and self.scroller.track.collidepoint(at)
        if (under, hot) != (self._under, self.scroller.hot):
            self._under, self.scroller.hot = under, hot
            self.redraw()

    def wheel(self, steps: Size) -> bool:
        line = self._theme.line_height() if self._theme else 20
        moved = self.scroller.to(self.scroller.offset + round(steps[1] * NOTCH * line))
        if moved:
            self.redraw()
        return moved

    def update(self, seconds: float) -> None:
        self._since = min(TWICE, self._since + seconds)

    def tip(self, at: Size | None) -> str:
        index = self.chosen if at is None else self._row_at(at)
        if index is None or not 0 <= index < len(self.items):
            return super().tip(at)
        item = self.items[index]
        return item.tooltip if item.enabled or not item.reason else item.reason

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self._framed:
            theme.plates.draw(surface, self.rect, "well")
        before = surface.get_clip()
        view = self.rect.inflate(-2 * self._edge(theme), -2 * self._edge(theme))
        surface.set_clip(view.clip(before))
        for index, item in enumerate(self.items):
            row = self.row(index)
            if row.colliderect(view):
                self._draw_row(surface, theme, row, item, index)
        if not self.items:
            theme.write(surface, self._empty, view.inflate(-theme.ems(1), 0), "italic", INK_SOFT)
        surface.set_clip(before)
        self.scroller.draw(surface, theme)
        if self.focused:
            theme.focus_ring(surface, self.rect)

    def _draw_row(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, item: Item, index: int) -> None:
        if index == self.chosen:
            pygame.draw.rect(surface, (240, 208, 142), row, border_radius=theme.px(3))
            pygame.draw.rect(surface, WINE, (row.left, row.top, theme.px(4), row.height), border_radius=theme.px(2))
        elif index == self._under:
            pygame.draw.rect(surface, (248, 229, 184), row, border_radius=theme.px(3))
        ink = INK if item.enabled else INK_FAINT
        inner = row.inflate(-theme.ems(1.1), 0)
        if item.mark:
            side = row.height - theme.px(6)
            item.mark(surface, pygame.Rect(inner.left, row.top + theme.px(3), side, side))
            inner = pygame.Rect(inner.left + row.height, inner.top, inner.width - row.height, inner.height)
        top = pygame.Rect(inner)
        if item.detail:
            top.height = theme.line_height() + theme.ems(0.1)
            below = pygame.Rect(inner.left, top.bottom, inner.width, theme.line_height("small"))
            theme.write(surface, item.detail, below, "small", INK_SOFT if item.enabled else INK_FAINT)
        if item.aside:
            room = min(inner.width // 2, theme.text_width(item.aside, "small"))
            theme.write(
                surface, item.aside, pygame.Rect(top.right - room, top.top, room, top.height), "small", INK_SOFT, 1
            )
            top.width -= room + theme.gap
        theme.write(surface, item.text, top, "body", ink)
