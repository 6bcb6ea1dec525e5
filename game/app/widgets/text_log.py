"""A long list of lines to read back, each of which can be clicked."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Unpack

import pygame

from game.app.theme import INK, INK_SOFT, Colour, Role, Theme
from game.app.widgets.inputs import Action
from game.app.widgets.scroll import NOTCH, Scroller
from game.app.widgets.widget import Common, Size, Widget


@dataclass(frozen=True)
class Line:
    """`indent` in ems; `value` is what a click on it is about (None: nothing to click)."""

    text: str
    value: Any = None
    role: Role = "body"
    colour: Colour = INK
    indent: float = 0.0
    tooltip: str = ""


class TextLog(Widget):
    """Follows its newest line until the player scrolls up. `picked(line)` is called by a click on a
    line with a value, or Enter."""

    takes_focus = True
    shrinks = True

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
        super().__init__(**common)
        self.lines = list(lines)
        self._picked, self._rows, self._framed, self._empty = picked, rows, framed, empty
        self.scroller = Scroller()
        self.chosen = -1
        self._under: int | None = None
        self._tops: list[int] = [0]
        self._measured_for: tuple[Theme, int] | None = None
        self._theme: Theme | None = None
        self._follow = True

    def add(self, *lines: Line) -> None:
        self.lines.extend(lines)
        if self._theme:
            self.place(self._theme, self.rect)
        self.redraw()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Other lines instead, as after choosing whose to see."""
        self.lines = list(lines)
        self._measured_for, self.chosen, self._follow = None, -1, True
        if self._theme:
            self.place(self._theme, self.rect)
        self.redraw()

    def _natural(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(20)), theme.line_height() * self._rows + 2 * self._edge(theme)

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(8)), theme.line_height() * 3 + 2 * self._edge(theme)

    def _edge(self, theme: Theme) -> int:
        return theme.px(6) if self._framed else 0

    @property
    def _view(self) -> pygame.Rect:
        edge = self._edge(self._theme) if self._theme else 0
        return self.rect.inflate(-2 * edge, -2 * edge)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self._theme = theme
        width = max(1, self._view.width - theme.bar - theme.gap)
        if self._measured_for != (theme, width):
            self._tops, self._measured_for = [0], (theme, width)
        for line in self.lines[len(self._tops) - 1 :]:
            self._tops.append(self._tops[-1] + self._height(theme, line, width))
        self.scroller.fit(self._tops[-1], self._view, theme.bar)
        if self._follow:
            self.scroller.to(self._tops[-1])

    @staticmethod
    def _wrapped(theme: Theme, line: Line, width: int) -> tuple[str, ...]:
        return theme.wrap(line.text, line.role, width - theme.ems(line.indent))

    def _height(self, theme: Theme, line: Line, width: int) -> int:
        return theme.line_height(line.role) * len(self._wrapped(theme, line, width)) + theme.ems(0.12)

    def row(self, index: int) -> pygame.Rect:
        view = self._view
        top, bottom = self._tops[index], self._tops[index + 1]
        return pygame.Rect(view.left, view.top + top - self.scroller.offset, view.width, bottom - top)

    def _row_at(self, at: Size) -> int | None:
        view = self._view
        if not view.collidepoint(at) or not self.lines:
            return None
        index = bisect_right(self._tops, at[1] - view.top + self.scroller.offset) - 1
        return index if 0 <= index < len(self.lines) else None

    def _scrolled(self, moved: bool) -> bool:
        if moved:
            self._follow = self.scroller.offset >= self.scroller.furthest
            self.redraw()
        return moved

    def press(self, at: Size) -> bool:
        if self.scroller.press(at):
            self._scrolled(True)
            return True
        index = self._row_at(at)
        if index is not None and self.lines[index].value is not None:
            self.chosen = index
            self.redraw()
            self.activate()
        return True

    def drag(self, at: Size) -> None:
        self._scrolled(self.scroller.drag(at))

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
        return self._scrolled(self.scroller.to(self.scroller.offset + round(steps[1] * NOTCH * line)))

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
        return self._scrolled(self.scroller.act(action, self._theme.line_height()))

    def _step(self, by: int) -> bool:
        """On to the next line that can be picked."""
        index = self.chosen if self.chosen >= 0 else (len(self.lines) if by < 0 else -1)
        index += by
        while 0 <= index < len(self.lines) and self.lines[index].value is None:
            index += by
        if not 0 <= index < len(self.lines):
            return False
        self.chosen = index
        self._scrolled(self.scroller.show(self._tops[index], self._tops[index + 1]))
        self.reveal(self.row(index))
        self.redraw()
        return True

    def tip(self, at: Size | None) -> str:
        index = self.chosen if at is None else self._row_at(at)
        if index is None or not 0 <= index < len(self.lines):
            return super().tip(at)
        return self.lines[index].tooltip

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self._framed:
            theme.plates.draw(surface, self.rect, "well")
        view, before = self._view, surface.get_clip()
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
        self.scroller.draw(surface, theme)
        if self.focused:
            theme.focus_ring(surface, self.rect)

    def _draw_line(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, index: int, width: int) -> None:
        line = self.lines[index]
        if index == self.chosen:
            pygame.draw.rect(surface, (240, 208, 142), row, border_radius=theme.px(3))
        elif index == self._under and line.value is not None:
            pygame.draw.rect(surface, (248, 229, 184), row, border_radius=theme.px(3))
        x, y = row.left + theme.gap // 2 + theme.ems(line.indent), row.top
        for words in self._wrapped(theme, line, width):
            surface.blit(theme.text(words, line.role, line.colour), (x, y))
            y += theme.line_height(line.role)

    def memory(self) -> Any:
        return (self.scroller.offset, self._follow, self.chosen)

    def recall(self, memory: Any) -> None:
        self.scroller.offset, self._follow, self.chosen = memory
        self.chosen = min(self.chosen, len(self.lines) - 1)
