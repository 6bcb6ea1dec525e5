"""Areas that are larger inside than outside, and the bar that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import pygame

from game.app.theme import GOLD, INK_FAINT, INK_SOFT, PARCHMENT_DARK, Theme
from game.app.widgets.inputs import Action
from game.app.widgets.widget import Common, Size, Widget

NOTCH = 3.0
"""Lines of text that one notch of the wheel moves."""


class Scroller:
    """How far something is scrolled, and its bar. `offset`, `inside` and `outside` are heights in pixels."""

    def __init__(self) -> None:
        self.offset = self.inside = self.outside = 0
        self.track = pygame.Rect(0, 0, 0, 0)
        self.hot = False
        self._grip: int | None = None

    @property
    def furthest(self) -> int:
        return max(0, self.inside - self.outside)

    def fit(self, inside: int, view: pygame.Rect, bar: int) -> None:
        self.inside, self.outside = inside, view.height
        self.track = pygame.Rect(view.right - bar, view.top, bar, view.height)
        self.to(self.offset)

    def to(self, offset: int) -> bool:
        """Scroll there, as far as that goes; whether anything moved."""
        before, self.offset = self.offset, max(0, min(self.furthest, offset))
        return self.offset != before

    def show(self, top: int, bottom: int, margin: int = 0) -> bool:
        """Scroll just so far that the part from `top` to `bottom` (inside) can be seen."""
        if top - margin < self.offset:
            return self.to(top - margin)
        if bottom + margin > self.offset + self.outside:
            return self.to(min(top, bottom + margin - self.outside))
        return False

    def act(self, action: Action, line: int) -> bool:
        moves = {
            Action.UP: self.offset - line,
            Action.DOWN: self.offset + line,
            Action.PAGE_UP: self.offset - self.outside + line,
            Action.PAGE_DOWN: self.offset + self.outside - line,
            Action.FIRST: 0,
            Action.LAST: self.inside,
        }
        return action in moves and self.to(moves[action])

    @property
    def thumb(self) -> pygame.Rect:
        tall = max(self.track.width * 2, self.track.height * self.outside // max(1, self.inside))
        tall = min(tall, self.track.height)
        y = self.track.top + (self.track.height - tall) * self.offset // max(1, self.furthest)
        return pygame.Rect(self.track.left, y, self.track.width, tall)

    def press(self, at: Size) -> bool:
        if not self.furthest or not self.track.collidepoint(at):
            return False
        thumb = self.thumb
        self._grip = at[1] - thumb.top if thumb.collidepoint(at) else thumb.height // 2
        self.drag(at)
        return True

    def drag(self, at: Size) -> bool:
        if self._grip is None:
            return False
        room = self.track.height - self.thumb.height
        return self.to(round((at[1] - self._grip - self.track.top) * self.furthest / max(1, room)))

    @property
    def gripped(self) -> bool:
        return self._grip is not None

    def release(self) -> None:
        self._grip = None

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if not self.furthest:
            return
        thin = self.track.inflate(-self.track.width // 2, -theme.px(4))
        pygame.draw.rect(surface, PARCHMENT_DARK, thin, border_radius=thin.width)
        pygame.draw.rect(surface, INK_FAINT, thin, 1, border_radius=thin.width)
        thumb = self.thumb.inflate(-self.track.width // 3, -theme.px(4))
        colour = GOLD if self.gripped or self.hot else INK_SOFT
        pygame.draw.rect(surface, colour, thumb, border_radius=thumb.width)


class Scroll(Widget):
    """One child that may be taller than the room it has. With `fill` the child is as tall as the room when it can be,
    and scrolls only when it would not work at that height."""

    shrinks = True
    takes_focus = True

    def __init__(self, content: Widget, *, fill: bool = False, lines: float = 5.0, **common: Unpack[Common]) -> None:
        if not fill:
            common.setdefault("grow", 1.0)
        super().__init__(**common)
        self._content, self._fill, self._lines = content, fill, lines
        self.scroller = Scroller()
        self._theme: Theme | None = None
        self.adopt(content)

    @property
    def children(self) -> Sequence[Widget]:
        return (self._content,)

    @property
    def can_focus(self) -> bool:
        """Only where there is nothing inside that brings the keyboard along."""
        inside = any(widget.can_focus for widget in self._content.walk())
        return self.scroller.furthest > 0 and not inside

    def _natural(self, theme: Theme, width: int) -> Size:
        return self._content.natural(theme, width)

    def _least(self, theme: Theme, width: int) -> Size:
        wide, tall = self._content.least(theme, width)
        return wide, min(tall, round(theme.line_height() * self._lines))

    def _height_inside(self, theme: Theme, width: int) -> int:
        return (self._content.least if self._fill else self._content.natural)(theme, width)[1]

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self._theme = theme
        width = rect.width
        tall = self._height_inside(theme, width)
        if tall > rect.height:
            width = max(1, width - theme.bar)
            tall = self._height_inside(theme, width)
        before = (self.scroller.offset, self.scroller.inside)
        self.scroller.fit(tall, rect, theme.bar)
        if before != (self.scroller.offset, self.scroller.inside):
            self.redraw()
        tall = max(tall, rect.height) if self._fill else tall
        self._content.place(theme, pygame.Rect(rect.left, rect.top - self.scroller.offset, width, tall))

    def _moved(self, moved: bool) -> bool:
        if moved and self._theme:
            self.place(self._theme, self.rect)
            self.redraw()
        return moved

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        before = surface.get_clip()
        # What has the keyboard wears a ring outside itself, which must not be cut off at the edge.
        edge = theme.ring * 2 if not self.scroller.furthest else 0
        surface.set_clip(self.rect.inflate(edge, edge).clip(before))
        super().draw(surface, theme)
        surface.set_clip(before)
        self.scroller.draw(surface, theme)
        if self.focused:
            theme.focus_ring(surface, self.rect.inflate(-2 * theme.ring, -2 * theme.ring))

    def hit(self, at: Size) -> Widget | None:
        if self.scroller.furthest and self.scroller.track.collidepoint(at) and self.rect.collidepoint(at):
            return self
        return super().hit(at)

    def press(self, at: Size) -> bool:
        pressed = self.scroller.press(at)
        return self._moved(pressed) or pressed

    def drag(self, at: Size) -> None:
        self._moved(self.scroller.drag(at))

    def release(self, at: Size) -> None:
        self.scroller.release()
        self.redraw()

    def hover(self, at: Size | None) -> None:
        hot = at is not None and self.scroller.track.collidepoint(at)
        if hot != self.scroller.hot:
            self.scroller.hot = hot
            self.redraw()

    def wheel(self, steps: Size) -> bool:
        line = self._theme.line_height() if self._theme else 20
        return self._moved(self.scroller.to(self.scroller.offset + round(steps[1] * NOTCH * line)))

    def steer(self, across: float, down: float) -> bool:
        return self._theme is not None and self._moved(self.scroller.to(self.scroller.offset + self._theme.ems(down)))

    def act(self, action: Action) -> bool:
        if action in (Action.UP, Action.DOWN) and not self.focused:
            return False
        line = self._theme.line_height() if self._theme else 20
        return self._moved(self.scroller.act(action, line))

    def reveal(self, rect: pygame.Rect) -> None:
        theme = self._theme
        if theme:
            top = rect.top - self._content.rect.top
            self._moved(self.scroller.show(top, top + rect.height, theme.ems(0.6)))
            moved = pygame.Rect(rect.left, top + self._content.rect.top, rect.width, rect.height)
            super().reveal(moved.clip(self.rect) if moved.colliderect(self.rect) else moved)

    def memory(self) -> Any:
        return self.scroller.offset or None

    def recall(self, memory: Any) -> None:
        self.scroller.offset = int(memory)
