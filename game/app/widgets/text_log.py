"""A long list of lines to read back, each of which can be clicked."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Unpack

import pygame

from game.app.theme import INK, INK_SOFT, WINE, Colour, Role, Theme
from game.app.widgets.inputs import Action
from game.app.widgets.rows import ScrolledRows
from game.app.widgets.widget import Common, Size


@dataclass(frozen=True)
class Line:
    """`indent` in ems; `value` is what a click on it is about (None: nothing to click)."""

    text: str
    value: Any = None
    role: Role = "body"
    colour: Colour = INK
    indent: float = 0.0
    tooltip: str = ""


class TextLog(ScrolledRows):
    """Follows its newest line until the player scrolls up. `picked(line)` is called by a click on a
    line with a value, or Enter."""

    edge_points = 6.0

    def __init__(
        self,
        lines: Sequence[Line] = (),
        picked: Callable[[Line], object] | None = None,
        *,
        rows: int = 8,
        framed: bool = True,
        empty: str = "",
        **common: Unpack[Common],
    ) -> None:
        common.setdefault("grow", 1.0)
        super().__init__(framed=framed, **common)
        self.lines = list(lines)
        self._picked, self._rows, self._empty = picked, rows, empty
        self._tops: list[int] = [0]
        self._measured_for: tuple[Theme, int] | None = None
        self._follow = True
        self.marked = -1
        """the line of what is being shown"""

    def add(self, *lines: Line) -> None:
        self.lines.extend(lines)
        if self._theme:
            self.place(self._theme, self.rect)
        self.redraw()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Other lines instead, as after choosing whose to see."""
        self.lines = list(lines)
        self._measured_for, self.chosen, self._follow, self.marked = None, -1, True, -1
        if self._theme:
            self.place(self._theme, self.rect)
        self.redraw()

    def point_at(self, value: int) -> None:
        """Mark the last line of the values up to that one, and bring it into view if it has changed."""
        last = max(
            (n for n, line in enumerate(self.lines) if line.value is not None and line.value <= value), default=-1
        )
        if last == self.marked:
            return
        self.marked = last
        if 0 <= last < len(self._tops) - 1 and last < len(self.lines) - 1:
            self._follow = False
            self.scroller.show(self._tops[last], self._tops[last + 1])
        elif last >= 0:
            self._follow = True
            self.scroller.to(self._tops[-1])
        self.redraw()

    def _natural(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(20)), theme.line_height() * self._rows + 2 * self._edge(theme)

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(8)), theme.line_height() * 3 + 2 * self._edge(theme)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        width = max(1, self.view.width - theme.bar - theme.gap)
        if self._measured_for != (theme, width):
            self._tops, self._measured_for = [0], (theme, width)
        for line in self.lines[len(self._tops) - 1 :]:
            self._tops.append(self._tops[-1] + self._height(theme, line, width))
        self.scroller.fit(self._tops[-1], self.view, theme.bar)
        if self._follow:
            self.scroller.to(self._tops[-1])

    @staticmethod
    def _wrapped(theme: Theme, line: Line, width: int) -> tuple[str, ...]:
        return theme.wrap(line.text, line.role, width - theme.ems(line.indent))

    def _height(self, theme: Theme, line: Line, width: int) -> int:
        return theme.line_height(line.role) * len(self._wrapped(theme, line, width)) + theme.ems(0.12)

    def row(self, index: int) -> pygame.Rect:
        view = self.view
        top, bottom = self._tops[index], self._tops[index + 1]
        return pygame.Rect(view.left, view.top + top - self.scroller.offset, view.width, bottom - top)

    def row_at(self, at: Size) -> int | None:
        view = self.view
        if not view.collidepoint(at) or not self.lines:
            return None
        index = bisect_right(self._tops, at[1] - view.top + self.scroller.offset) - 1
        return index if 0 <= index < len(self.lines) else None

    def moved(self, moved: bool) -> bool:
        if moved:
            self._follow = self.scroller.offset >= self.scroller.furthest
            self.redraw()
        return moved

    def pressed_row(self, index: int) -> None:
        if self.lines[index].value is not None:
            self.chosen = index
            self.activate()

    def activate(self) -> None:
        if 0 <= self.chosen < len(self.lines) and self._picked and self.lines[self.chosen].value is not None:
            self._picked(self.lines[self.chosen])

    def act(self, action: Action) -> bool:
        if not self._theme:
            return False
        if action is Action.ACCEPT:
            self.activate()
            return self._picked is not None
        if self._picked and action in (Action.UP, Action.DOWN):
            return self._step(-1 if action is Action.UP else 1)
        return self.moved(self.scroller.act(action, self._theme.line_height()))

    def _step(self, by: int) -> bool:
        """On to the next line that can be picked."""
        index = self.chosen if self.chosen >= 0 else (len(self.lines) if by < 0 else -1)
        index += by
        while 0 <= index < len(self.lines) and self.lines[index].value is None:
            index += by
        if not 0 <= index < len(self.lines):
            return False
        self.chosen = index
        self.moved(self.scroller.show(self._tops[index], self._tops[index + 1]))
        self.reveal(self.row(index))
        self.redraw()
        return True

    def tip(self, at: Size | None) -> str:
        index = self.chosen if at is None else self.row_at(at)
        if index is None or not 0 <= index < len(self.lines):
            return super().tip(at)
        return self.lines[index].tooltip

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        self.draw_frame(surface, theme)
        view, before = self.view, surface.get_clip()
        surface.set_clip(view.clip(before))
        width = max(1, view.width - theme.bar - theme.gap)
        first = max(0, bisect_right(self._tops, self.scroller.offset) - 1)
        for index in range(first, len(self.lines)):
            row = self.row(index)
            if row.top >= view.bottom:
                break
            self._draw_line(surface, theme, row, index, width)
        if not self.lines and self._empty:
            theme.write(surface, self._empty, view.inflate(-theme.ems(1), 0), "italic", INK_SOFT)
        surface.set_clip(before)
        self.draw_over(surface, theme)

    def _draw_line(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, index: int, width: int) -> None:
        line = self.lines[index]
        if index == self.marked:
            pygame.draw.rect(surface, WINE, pygame.Rect(row.left, row.top, max(2, theme.px(2)), row.height))
        self.draw_back(surface, theme, row, index, lit=line.value is not None)
        x, y = row.left + theme.gap // 2 + theme.ems(line.indent), row.top
        for words in self._wrapped(theme, line, width):
            surface.blit(theme.text(words, line.role, line.colour), (x, y))
            y += theme.line_height(line.role)

    def memory(self) -> Any:
        return (self.scroller.offset, self._follow, self.chosen)

    def recall(self, memory: Any) -> None:
        self.scroller.offset, self._follow, self.chosen = memory
        self.chosen = min(self.chosen, len(self.lines) - 1)
