"""The teacher's note: a sheet of parchment with his seal, laid where it covers nothing."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, Unpack

import pygame

from game.app.board import Style
from game.app.theme import CANDLE, INK_SOFT, PARCHMENT_LIGHT, WINE, Theme
from game.app.widgets import Button, Column, Label, Panel, Row, Scroll, Space, Widget
from game.app.widgets.containers import Layered
from game.app.widgets.widget import Common, Size

LEAST_BOARD = 13.0
"""ems of height that a note below the board must leave to it"""
MOST = 0.46
"""of the window's height that a note may take at most, where it cannot stand below the board"""
BUTTONS = 3
GAP = 0.7
"""ems between the seal and the words"""


class Way(NamedTuple):
    """A button of the note."""

    text: str
    do: Callable[[], object]
    tooltip: str = ""


class Seal(Widget):
    """Wax with a letter pressed into it."""

    stretches = False

    def __init__(self, letter: str, ems: float = 2.6, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._letter, self._ems = letter, ems

    def _natural(self, theme: Theme, width: int) -> Size:
        return theme.ems(self._ems), theme.ems(self._ems)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        size = theme.ems(self._ems)
        drawn = theme.plates.keep(("seal", self._letter, size), lambda: _seal(theme, self._letter, size))
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))


def _seal(theme: Theme, letter: str, size: int) -> pygame.Surface:
    fine = size * 3
    wax = pygame.Surface((fine, fine), pygame.SRCALPHA)
    middle = fine / 2

    def blob(radius: float, colour: tuple[int, int, int], shift: float = 0.0) -> None:
        points = []
        for turn in range(120):
            angle = math.tau * turn / 120
            wave = 1 + 0.035 * math.sin(angle * 5 + 0.7) + 0.025 * math.sin(angle * 8 + 2.1)
            x, y = radius * wave * math.cos(angle), radius * wave * math.sin(angle)
            points.append((middle + shift + x, middle + shift + y))
        pygame.draw.polygon(wax, colour, points)

    blob(fine * 0.46, (70, 14, 12), fine * 0.012)
    blob(fine * 0.45, WINE)
    blob(fine * 0.435, (158, 48, 40), -fine * 0.012)
    blob(fine * 0.41, (140, 36, 31))
    pygame.draw.circle(wax, (104, 24, 21), (middle, middle), fine * 0.31)
    pygame.draw.circle(wax, (126, 31, 27), (middle + fine * 0.008, middle + fine * 0.008), fine * 0.295)
    wax = pygame.transform.smoothscale(wax, (size, size))
    for colour, shift in (((84, 16, 14), 1), ((222, 150, 132), 0)):
        sign = theme.text(letter, "heading", colour)
        wax.blit(sign, sign.get_rect(center=(size // 2 + shift, size // 2 + shift)))
    return wax


class _Strut(Widget):
    """Holds a row open in which there is no button now."""

    def _natural(self, theme: Theme, width: int) -> Size:
        return 0, theme.control


class Note(Panel):
    """`say` puts other words on it. Its buttons are "guide 1" to "guide 3"; those without a way are not there.

    `texts`: whatever may come to be said on it, roughly.
    """

    def __init__(self, texts: Sequence[str] = (), **common: Unpack[Common]) -> None:
        self._ways: list[Way] = []
        self._title = Label("", "strong", colour=WINE)
        self._texts = texts
        self._words = Label("", "body")
        self._seal = Seal("G")
        self.buttons = [
            Button("", lambda number=number: self._ways[number].do(), name=f"guide {number + 1}", visible=False)  # type: ignore[misc]
            for number in range(BUTTONS)
        ]
        self._aside = Label("", "small", colour=INK_SOFT)
        text = Column(
            Row(self._title, Space(grow=1), self._aside),
            Scroll(self._words, lines=2, name="guide words"),
            Row(*self.buttons, _Strut(), wraps=True, gap=0.4),
            stretch=True,
            gap=0.35,
            grow=1,
        )
        common.setdefault("name", "guide")
        super().__init__(Row(self._seal, text, gap=GAP), pad=0.8, stretch=True, **common)

    @property
    def text(self) -> str:
        return self._words.text

    def room(self, theme: Theme, width: int) -> int:
        """The height for the longest of `texts`, so that nothing jumps when others are said."""
        inner = width - 2 * self.pad_of(theme) - self._seal.natural(theme)[0] - theme.ems(GAP)
        lines = [len(theme.wrap(text, self._words.role, max(1, inner))) for text in (self.text, *self._texts)]
        return self.natural(theme, width)[1] + (max(lines) - lines[0]) * theme.line_height(self._words.role)

    def say(self, title: str, words: str, ways: Sequence[Way] = (), aside: str = "") -> None:
        self._ways = list(ways)
        self._title.text, self._words.text, self._aside.text = title, words, aside
        for number, button in enumerate(self.buttons):
            way = self._ways[number] if number < len(self._ways) else None
            button.visible = way is not None
            if way is not None:
                button.text, button.tooltip = way.text, way.tooltip


def lights(squares: Sequence[str]) -> dict[Style, frozenset[str]]:
    """Squares the teacher speaks of, in styles of the board."""
    return {"path": frozenset(squares), "choice": frozenset(squares)}


class Guided(Layered):
    """`content` with a note that covers nothing of it: below the board, where that leaves the board room enough, else
    above everything, and what is below scrolls. `at()` is the widget that the note speaks of, which gets a frame."""

    def __init__(self, content: Widget, note: Note, board: Widget, at: Callable[[], Widget | None]) -> None:
        self._scroll = Scroll(content, fill=True, grow=1)
        super().__init__(self._scroll, note, grow=1)
        self.note, self.board, self._at = note, board, at

    def _natural(self, theme: Theme, width: int) -> Size:
        return self._scroll.natural(theme, width)

    def _least(self, theme: Theme, width: int) -> Size:
        """The note always has its place in the window; what has too little room scrolls beside it."""
        return width, theme.ems(8)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        self.rect = pygame.Rect(rect)
        scrolled = self._scroll.scroller.offset
        self._scroll.place(theme, rect)
        board = pygame.Rect(self.board.rect)
        tall = self.note.room(theme, board.width)
        rest = board.height - tall - theme.gap
        if not self._scroll.scroller.furthest and rest >= theme.ems(LEAST_BOARD):
            self.board.place(theme, pygame.Rect(board.left, board.top, board.width, rest))
            self.note.place(theme, pygame.Rect(board.left, board.bottom - tall, board.width, tall))
            return
        tall = min(self.note.natural(theme, rect.width)[1], round(rect.height * MOST))
        tall = max(tall, self.note.least(theme, rect.width)[1])
        self.note.place(theme, pygame.Rect(rect.left, rect.top, rect.width, tall))
        below = rect.top + tall + theme.gap
        self._scroll.scroller.offset = scrolled  # which the larger room above may have undone
        self._scroll.place(theme, pygame.Rect(rect.left, below, rect.width, max(1, rect.bottom - below)))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        at = self._at()
        if at is None or at is self.board:  # on the board the lit squares are what is meant
            return
        clip = surface.get_clip()
        surface.set_clip(self._scroll.rect.inflate(theme.ems(0.4), theme.ems(0.4)).clip(clip))
        around = at.rect.inflate(theme.px(6), theme.px(6))
        thick = theme.px(3)
        for colour, rect, width in ((WINE, around, thick), (CANDLE, around.inflate(-thick, -thick), theme.px(1))):
            pygame.draw.rect(surface, colour, rect, width, border_radius=theme.px(5))
        for corner in (around.topleft, around.topright, around.bottomleft, around.bottomright):
            theme.plates.lozenge(surface, corner, theme.px(6), PARCHMENT_LIGHT, WINE)
        surface.set_clip(clip)
