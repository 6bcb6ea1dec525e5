"""The note that appears beside what the pointer rests on or the keyboard has come to."""

from __future__ import annotations

import pygame

from game.app.theme import INK, Theme
from game.app.widgets.widget import Size, Widget

POINTER_REST = 0.45
KEYBOARD_REST = 0.7
"""Seconds before the note appears."""

WIDEST = 22.0
"""ems"""


class Tooltip:
    def __init__(self) -> None:
        self._widget: Widget | None = None
        self._at: Size | None = None
        self._waited = 0.0
        self._text = ""
        self.shown = False

    def watch(self, widget: Widget | None, at: Size | None) -> bool:
        """The pointer is at `at` over `widget`, or (None) the keyboard has come to it; true if what shows changed."""
        text = widget.tip(at) if widget else ""
        if widget is self._widget and text == self._text and (at is None) == (self._at is None):
            if not self.shown:
                self._at = at
            return False
        changed = self.shown
        self._widget, self._at, self._text = widget, at, text
        self._waited, self.shown = 0.0, False
        return changed

    @property
    def by_keyboard(self) -> bool:
        return self._at is None

    def hurry(self) -> None:
        """Show at once, as when something disabled was clicked."""
        self._waited = KEYBOARD_REST

    def update(self, seconds: float) -> bool:
        """True when the note has just appeared."""
        if self.shown or not self._text:
            return False
        self._waited += seconds
        if self._waited < (KEYBOARD_REST if self._at is None else POINTER_REST):
            return False
        self.shown = True
        return True

    def _lines(self, theme: Theme, window: pygame.Rect) -> tuple[str, ...]:
        return theme.wrap(self._text, "small", min(theme.ems(WIDEST), window.width - theme.ems(2)))

    def note(self, theme: Theme, window: pygame.Rect) -> pygame.Rect | None:
        """Where the note lies now; None while none is shown."""
        if not self.shown or not self._widget:
            return None
        lines, tall = self._lines(theme, window), theme.line_height("small")
        wide = max(theme.text_width(line, "small") for line in lines)
        note = pygame.Rect(0, 0, wide + theme.ems(1), tall * len(lines) + theme.ems(0.5))
        beside = (
            pygame.Rect(self._at, (1, theme.ems(1.3))) if self._at else self._widget.rect.inflate(0, theme.ems(0.5))
        )
        note.topleft = (beside.left, beside.bottom)
        if note.bottom > window.bottom:
            note.bottom = beside.top
        return note.clamp(window)

    def draw(self, surface: pygame.Surface, theme: Theme, window: pygame.Rect) -> None:
        note = self.note(theme, window)
        if note is None:
            return
        theme.plates.draw(surface, note, "note", shadow=True)
        y, tall = note.top + theme.ems(0.25), theme.line_height("small")
        for line in self._lines(theme, window):
            surface.blit(theme.text(line, "small", INK), (note.left + theme.ems(0.5), y))
            y += tall
