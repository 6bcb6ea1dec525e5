"""A list to choose from, one row each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Unpack

import pygame

from game.app.theme import INK, INK_FAINT, INK_SOFT, Theme
from game.app.widgets.inputs import Action
from game.app.widgets.rows import ScrolledRows
from game.app.widgets.widget import Common, Size, Watched

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


class ListBox(ScrolledRows):
    """`chose(item)` when another row is chosen, `accept(item)` on Enter or a second click. `lines` is how many rows it
    likes to show; it is content with fewer and then scrolls."""

    items: Watched[Sequence[Item]] = Watched(())

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
        super().__init__(framed=framed, **common)
        self.items, self.chosen = list(items), min(chosen, len(items) - 1)
        self._chose, self._accept, self._most, self._empty = chose, accept, lines, empty
        self._since = TWICE

    @property
    def item(self) -> Item | None:
        return self.items[self.chosen] if 0 <= self.chosen < len(self.items) else None

    def _row_height(self, theme: Theme) -> int:
        detail = any(item.detail for item in self.items)
        return theme.line_height() + theme.ems(0.35) + (theme.line_height("small") if detail else 0)

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
        self.scroller.fit(self._row_height(theme) * len(self.items), self.view, theme.bar)

    def row(self, index: int) -> pygame.Rect:
        """Where that row is on the window now, seen or not."""
        if self._theme is None:
            return pygame.Rect(0, 0, 0, 0)
        view, tall = self.view, self._row_height(self._theme)
        wide = view.width - (self._theme.bar if self.scroller.furthest else 0)
        return pygame.Rect(view.left, view.top + tall * index - self.scroller.offset, wide, tall)

    def row_at(self, at: Size) -> int | None:
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

    def pressed_row(self, index: int) -> None:
        again = index == self.chosen and self._since < TWICE
        self._since = 0.0
        self.choose(index)
        if again:
            self.activate()

    def update(self, seconds: float) -> None:
        self._since = min(TWICE, self._since + seconds)

    def tip(self, at: Size | None) -> str:
        index = self.chosen if at is None else self.row_at(at)
        if index is None or not 0 <= index < len(self.items):
            return super().tip(at)
        item = self.items[index]
        note = item.tooltip if item.enabled or not item.reason else item.reason
        whole = self._whole(item) if self._is_cut(item) else ""
        return "\n".join(filter(None, (whole, note)))

    @staticmethod
    def _whole(item: Item) -> str:
        """All that its row says."""
        return "; ".join(filter(None, (item.text, item.detail, item.aside)))

    def _is_cut(self, item: Item) -> bool:
        if self._theme is None:
            return False
        row = self.row(0)
        room = row.width - self._theme.ems(1.1) - (row.height if item.mark else 0)
        return self._row_width(self._theme, item) > room

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        self.draw_frame(surface, theme)
        before, view = surface.get_clip(), self.view
        surface.set_clip(view.clip(before))
        for index, item in enumerate(self.items):
            row = self.row(index)
            if row.colliderect(view):
                self._draw_row(surface, theme, row, item, index)
        if not self.items:
            theme.write(surface, self._empty, view.inflate(-theme.ems(1), 0), "italic", INK_SOFT)
        surface.set_clip(before)
        self.draw_over(surface, theme)

    def _draw_row(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, item: Item, index: int) -> None:
        self.draw_back(surface, theme, row, index)
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
            spare = inner.width - theme.text_width(item.text) - 2 * theme.gap
            room = min(max(inner.width // 2, spare), theme.text_width(item.aside, "small"))
            theme.write(
                surface, item.aside, pygame.Rect(top.right - room, top.top, room, top.height), "small", INK_SOFT, 1
            )
            top.width -= room + theme.gap
        theme.write(surface, item.text, top, "body", ink)
