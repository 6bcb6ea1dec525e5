"""A line to type in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pygame

from game.app.text import clean
from game.app.theme import INK, INK_FAINT, WINE, Theme
from game.app.widgets import clipboard
from game.app.widgets.inputs import COMMANDS, Action
from game.app.widgets.widget import Common, Size, Watched, Widget

BLINK = 0.55
"""Seconds the caret is on, and off."""
BLINKING = 6.0
"""Seconds after which a caret that nobody moves stays on, so that the window can rest."""


class TextField(Widget):
    """Typed letters are cleaned of what no font can draw and cut at `most` letters. `changed_to(text)` follows every
    change, `accept(text)` is called on Enter."""

    takes_focus = True
    takes_text = True

    text = Watched("")

    def __init__(
        self,
        text: str = "",
        changed_to: Callable[[str], object] | None = None,
        *,
        accept: Callable[[str], object] | None = None,
        placeholder: str = "",
        most: int = 60,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self._most, self._placeholder = most, placeholder
        self._changed_to, self._accept = changed_to, accept
        self.text = clean(text, lines=False)[:most]
        self.caret = len(self.text)
        self._composed = ""
        self._scrolled = 0
        self._clock = self._still = 0.0
        self._theme: Theme | None = None

    def _natural(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(14)), theme.control

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(6)), theme.control

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self._theme = theme

    def type(self, text: str) -> None:
        self._composed = ""
        room = self._most - len(self.text)
        added = clean(text, lines=False)[: max(0, room)]
        if added:
            self._write(self.text[: self.caret] + added + self.text[self.caret :], self.caret + len(added))

    def _write(self, text: str, caret: int) -> None:
        changed = text != self.text
        self.text, self.caret, self._clock, self._still = text, caret, 0.0, 0.0
        self.redraw()
        if changed and self._changed_to:
            self._changed_to(text)

    def compose(self, text: str) -> None:
        self._composed = clean(text, lines=False)[: self._most]
        self.redraw()

    def erase(self) -> None:
        """Take away the letter before the caret."""
        start = max(0, self.caret - 1)
        self._write(self.text[:start] + self.text[self.caret :], start)

    def spell(self) -> None:
        """Letters are chosen on the window, and put here in one."""
        root = self.root
        if root is None:
            return
        from game.app.widgets.letter_grid import open_letters

        def write(text: str) -> None:
            self._write(text, len(text))
            if self._accept:
                self._accept(text)

        open_letters(root, TextField(self.text, placeholder=self._placeholder, most=self._most), write)

    def context(self, at: Size) -> bool:
        self.spell()
        return True

    def act(self, action: Action) -> bool:
        if action is Action.MENU:
            self.spell()
            return True
        return False

    def stroke(self, event: pygame.event.Event) -> bool:
        """Printable keys are taken here and come again as typed letters, so that Space and the arrows edit."""
        if self._composed:
            return True  # the input method's, until it has made its letters
        key, here, end = event.key, self.caret, len(self.text)
        command = event.mod & COMMANDS
        by_word = bool(command)
        if key == pygame.K_LEFT:
            self._write(self.text, self._word_left(here) if by_word else max(0, here - 1))
        elif key == pygame.K_RIGHT:
            self._write(self.text, self._word_right(here) if by_word else min(end, here + 1))
        elif key == pygame.K_HOME:
            self._write(self.text, 0)
        elif key == pygame.K_END:
            self._write(self.text, end)
        elif key == pygame.K_BACKSPACE:
            if by_word:
                start = self._word_left(here)
                self._write(self.text[:start] + self.text[here:], start)
            else:
                self.erase()
        elif key == pygame.K_DELETE:
            stop = self._word_right(here) if by_word else here + 1
            self._write(self.text[:here] + self.text[stop:], here)
        elif command and key == pygame.K_v:
            self.type(clipboard.read())
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not command:
            if self._accept is None:
                return False
            self._accept(self.text)
        else:
            return bool(event.unicode and event.unicode >= " " and not command)
        return True

    def _word_left(self, at: int) -> int:
        before = self.text[:at].rstrip(" ")
        return before.rfind(" ") + 1

    def _word_right(self, at: int) -> int:
        spaces = len(self.text) - len(self.text[at:].lstrip(" "))
        found = self.text.find(" ", max(at, spaces))
        return len(self.text) if found < 0 else found

    def press(self, at: Size) -> bool:
        if self._theme:
            x = at[0] - self._inner(self._theme).left + self._scrolled
            edges = [self._theme.text_width(self.text[:index]) for index in range(len(self.text) + 1)]
            self._write(self.text, min(range(len(edges)), key=lambda index: abs(edges[index] - x)))
        return True

    def update(self, seconds: float) -> None:
        if not self.focused:
            self._still, self._composed = 0.0, ""
        else:
            before = self._lit
            self._still += seconds
            self._clock = (self._clock + seconds) % (2 * BLINK) if self._still < BLINKING else 0.0
            if before != self._lit:
                self.redraw()

    @property
    def _lit(self) -> bool:
        return self._clock < BLINK

    def _inner(self, theme: Theme) -> pygame.Rect:
        return self.rect.inflate(-theme.ems(0.9), -theme.px(4))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.plates.draw(surface, self.rect, "well" if self.enabled else "faded")
        inner = self._inner(theme)
        before = surface.get_clip()
        surface.set_clip(inner.clip(before))
        caret = min(self.caret, len(self.text))
        shown = self.text[:caret] + self._composed + self.text[caret:]
        made = theme.text_width(shown[:caret])
        x = theme.text_width(shown[: caret + len(self._composed)])
        whole = theme.text_width(shown)
        self._scrolled = max(0, min(self._scrolled, whole + 2 - inner.width), x + 2 - inner.width)
        self._scrolled = min(self._scrolled, x)
        if shown:
            drawn = theme.text(shown, "body", INK if self.enabled else INK_FAINT)
        else:
            drawn = theme.text(self._placeholder, "italic", INK_FAINT)
        surface.blit(drawn, (inner.left - self._scrolled, inner.centery - drawn.get_height() // 2))
        line, tall = inner.left + x - self._scrolled, theme.line_height() * 4 // 5
        top = inner.centery - tall // 2
        if self._composed:
            start = inner.left + made - self._scrolled
            pygame.draw.line(surface, WINE, (start, top + tall), (line, top + tall), theme.px(1))
        if self.focused and self._lit:
            pygame.draw.line(surface, WINE, (line, top), (line, top + tall), theme.px(1.5))
            # Where an input method is to offer its letters.
            pygame.key.set_text_input_rect(pygame.Rect(line, top, 1, tall))
        surface.set_clip(before)
        if self.focused:
            theme.focus_ring(surface, self.rect)
