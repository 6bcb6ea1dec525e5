"""A line to type in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, Unpack

import pygame

from game.app.text import clean
from game.app.theme import INK, INK_FAINT, PARCHMENT_DARK, WINE, Theme
from game.app.widgets import clipboard
from game.app.widgets.editing import EditedLine
from game.app.widgets.inputs import COMMANDS, Action
from game.app.widgets.widget import Common, Size, Widget

BLINK = 0.55
"""Seconds the caret is on, and off."""
BLINKING = 6.0
"""Seconds after which a caret that nobody moves stays on, so that the window can rest."""


class Suggestion(Protocol):
    """How a line that was begun may go on: `text` is the whole line then, `words` what stands faintly behind it."""

    @property
    def text(self) -> str: ...

    @property
    def words(self) -> str: ...


class TextField(Widget):
    """Typed letters are cleaned of what no font can draw and cut at `most` letters. `changed_to(text)` follows every
    change, `accept(text)` is called on Enter.

    `suggest(text)` says how the line may go on while the caret is at its end: Right takes what is shown, Up and Down
    show another."""

    takes_focus = True
    takes_text = True

    def __init__(
        self,
        text: str = "",
        changed_to: Callable[[str], object] | None = None,
        *,
        accept: Callable[[str], object] | None = None,
        suggest: Callable[[str], Sequence[Suggestion]] | None = None,
        placeholder: str = "",
        most: int = 60,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self._placeholder = placeholder
        self._changed_to, self._accept, self._suggest = changed_to, accept, suggest
        self._line = EditedLine(clean(text, lines=False), most)
        self.suggestions: Sequence[Suggestion] = ()
        self._composed = ""
        self._scrolled = 0
        self._clock = self._still = 0.0
        self._theme: Theme | None = None

    @property
    def text(self) -> str:
        return self._line.text

    @text.setter
    def text(self, text: str) -> None:
        if text != self._line.text:
            self._line.become(text)
            self.suggestions = ()
            self.redraw()

    @property
    def caret(self) -> int:
        return self._line.caret

    @property
    def selected(self) -> str:
        return self._line.selected

    def _natural(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(14)), theme.control

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(6)), theme.control

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self._theme = theme

    def type(self, text: str) -> None:
        self._composed = ""
        added = clean(text, lines=False)
        if added:
            self._edit(lambda: self._line.insert(added))

    def _edit(self, change: Callable[[], object]) -> None:
        before = self._line.text
        change()
        self._clock = self._still = 0.0
        self.redraw()
        if self._line.text != before:
            self.suggestions = tuple(self._suggest(self.text)) if self._suggest and self._at_end else ()
            if self._changed_to:
                self._changed_to(self.text)
        elif not self._at_end:
            self.suggestions = ()

    @property
    def _at_end(self) -> bool:
        return self._line.selection == (len(self.text), len(self.text))

    def take_suggestion(self) -> bool:
        """Go on as it stands faintly behind the line; false if nothing does."""
        if not (self.suggestions and self._at_end):
            return False
        text = self.suggestions[0].text + " "
        self._edit(lambda: self._line.become(text))
        return True

    def _turn(self, by: int) -> bool:
        """Show the next suggestion, or the one before."""
        if len(self.suggestions) < 2 or not self._at_end:
            return False
        self.suggestions = (*self.suggestions[by:], *self.suggestions[:by])
        self.redraw()
        if self._changed_to:
            self._changed_to(self.text)
        return True

    def compose(self, text: str) -> None:
        self._composed = clean(text, lines=False)[: self._line.most]
        self.redraw()

    def erase(self) -> None:
        """Take away the letter before the caret."""
        self._edit(lambda: self._line.erase(-1))

    def spell(self) -> None:
        """Letters are chosen on the window, and put here in one."""
        root = self.root
        if root is None:
            return
        from game.app.widgets.letter_grid import open_letters

        def write(text: str) -> None:
            self._edit(lambda: self._line.become(text))
            if self._accept:
                self._accept(text)

        open_letters(root, TextField(self.text, placeholder=self._placeholder, most=self._line.most), write)

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
        line, key = self._line, event.key
        by_word = command = bool(event.mod & COMMANDS)
        select = bool(event.mod & pygame.KMOD_SHIFT)
        if key == pygame.K_RIGHT and not select and self.take_suggestion():
            return True
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            across = 1 if key == pygame.K_RIGHT else -1
            self._edit(lambda: line.step(across, by_word=by_word, select=select))
        elif key in (pygame.K_UP, pygame.K_DOWN):
            return self._turn(1 if key == pygame.K_DOWN else -1)
        elif key in (pygame.K_HOME, pygame.K_END):
            self._edit(lambda: line.go(0 if key == pygame.K_HOME else len(line.text), select=select))
        elif key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._edit(lambda: line.erase(-1 if key == pygame.K_BACKSPACE else 1, by_word=by_word))
        elif command and key in (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v):
            self._by_command(key)
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not command:
            if self._accept is None:
                return False
            self._accept(self.text)
        else:
            return bool(event.unicode and event.unicode >= " " and not command)
        return True

    def _by_command(self, key: int) -> None:
        """Select all, copy, cut and paste."""
        if key == pygame.K_a:
            self._edit(self._line.select_all)
        elif key == pygame.K_v:
            self.type(clipboard.read())
        elif self.selected:
            clipboard.write(self.selected)
            if key == pygame.K_x:
                self._edit(lambda: self._line.insert(""))

    def press(self, at: Size) -> bool:
        self._edit(lambda: self._line.go(self._letter_at(at)))
        return True

    def drag(self, at: Size) -> None:
        self._edit(lambda: self._line.go(self._letter_at(at), select=True))

    def _letter_at(self, at: Size) -> int:
        if self._theme is None:
            return self.caret
        x = at[0] - self._inner(self._theme).left + self._scrolled
        edges = [self._theme.text_width(self.text[:index]) for index in range(len(self.text) + 1)]
        return min(range(len(edges)), key=lambda index: abs(edges[index] - x))

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
        caret = self.caret
        shown = self.text[:caret] + self._composed + self.text[caret:]
        made = theme.text_width(shown[:caret])
        x = theme.text_width(shown[: caret + len(self._composed)])
        whole = theme.text_width(shown)
        self._scrolled = max(0, min(self._scrolled, whole + 2 - inner.width), x + 2 - inner.width)
        self._scrolled = min(self._scrolled, x)
        if self.focused and self.selected:
            start, stop = (inner.left + theme.text_width(shown[:at]) - self._scrolled for at in self._line.selection)
            pygame.draw.rect(surface, PARCHMENT_DARK, pygame.Rect(start, inner.top, stop - start, inner.height))
        if shown:
            drawn = theme.text(shown, "body", INK if self.enabled else INK_FAINT)
        else:
            drawn = theme.text(self._placeholder, "italic", INK_FAINT)
        surface.blit(drawn, (inner.left - self._scrolled, inner.centery - drawn.get_height() // 2))
        if self.focused and self.suggestions and self._at_end:
            faint = theme.text(self.suggestions[0].words, "italic", INK_FAINT)
            behind = inner.left + whole - self._scrolled + theme.ems(0.8)
            surface.blit(faint, (behind, inner.centery - faint.get_height() // 2))
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
