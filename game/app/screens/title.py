"""The title: the name of the game over its picture, and the ways on from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Unpack

import pygame

from game.app.screens.base import Screen
from game.app.screens.title_picture import draw_title_picture
from game.app.theme import CANDLE, NIGHT, PARCHMENT, PARCHMENT_DARK, Theme
from game.app.widgets.button import Button
from game.app.widgets.containers import Column, Row, Space
from game.app.widgets.label import Label
from game.app.widgets.widget import Common, Size, Widget

SUBTITLE = "Six steps, plotted in secret. One tavern, soon in pieces."


class Entry(NamedTuple):
    """A way on: its name, one line on what it is, and what it does."""

    text: str
    meaning: str
    do: Callable[[], object]


class TitleScreen(Screen):
    """`entries` is asked each time the title comes into view, so that what is not possible now is not shown."""

    title = "Swashbuckler"
    help = (
        "A tavern brawl in the days of rapiers and mugs. Everyone plots six steps in secret; then all plots are "
        "opened, and the steps happen at once.\n\nChoose a way on with the arrows and Enter, or with the pointer."
    )

    def __init__(self, entries: Callable[[], Sequence[Entry]], version: str | None = None) -> None:
        super().__init__()
        self._entries = entries
        self._version = _installed_version() if version is None else version

    def build(self) -> Widget:
        """The ways on below each other; beside each other where that would be too tall for the window."""
        entries = self._entries()
        wide, tall = self.window.size
        one = self._page(entries, 1)
        return one if one.natural(self.theme, wide)[1] <= tall else self._page(entries, 2)

    def _page(self, entries: Sequence[Entry], columns: int) -> Widget:
        buttons = [
            Button(entry.text, entry.do, style="menu", align=0.0, name=f"title {entry.text}") for entry in entries
        ]
        meanings = {id(button): entry.meaning for button, entry in zip(buttons, entries, strict=True)}
        roomy = self.window.size[0] >= self.theme.ems(46) and self.window.size[1] >= self.theme.ems(36)
        most = -(-len(buttons) // columns)
        parts = [buttons[start : start + most] for start in range(0, len(buttons), most)]
        gap = 0.1 if roomy else 0.0
        width = 16.0 if columns == 1 else 0.0
        ways = [Column(*part, stretch=True, gap=gap, width=width) for part in parts]
        return Column(
            Lettering("Swashbuckler", most=0.46 * self.window.size[0]),
            Label(SUBTITLE, "subtitle" if roomy else "italic", colour=PARCHMENT, shadow=True),
            Space(1.4 if roomy else 0.4),
            Row(*ways, gap=0.6, align=0.0),
            Space(0.5 if roomy else 0.1),
            _Meaning(buttons, meanings),
            Space(grow=1),
            Label(f"Version {self._version}" if self._version else "", "small", colour=PARCHMENT_DARK, shadow=True),
            gap=0.2,
            pad=2.4 if roomy else 0.8,
        )

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        self.rebuild()

    def back(self) -> None:
        """There is nothing behind the title; leaving the game is a deliberate choice of the menu."""

    def draw_background(self, surface: pygame.Surface) -> None:
        draw_title_picture(surface, self.theme)


def _installed_version() -> str:
    from importlib import metadata

    try:
        return metadata.version("swashbuckler")
    except metadata.PackageNotFoundError:
        return ""


class Lettering(Widget):
    """The name of the game in one large line, `most` pixels wide."""

    def __init__(self, text: str, most: float, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._text, self._most = text, round(most)
        self._drawn: tuple[Theme, int, pygame.Surface] | None = None

    def _natural(self, theme: Theme, width: int) -> Size:
        natural = theme.text_width(self._text, "title")
        width = min(width, self._most)
        tall = theme.line_height("title")
        if natural <= width:
            return natural, tall
        return width, max(theme.line_height(), tall * width // natural)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        width, tall = self._natural(theme, self.rect.width)
        if self._drawn is None or self._drawn[:2] != (theme, width):
            self._drawn = (theme, width, self._engrave(theme, (width, tall)))
        surface.blit(self._drawn[2], self.rect.topleft)

    def _engrave(self, theme: Theme, size: Size) -> pygame.Surface:
        """Gilded letters: lighter at the top, a dark edge below and a thin light one above."""
        face = theme.text(self._text, "title", (255, 255, 255))
        wide, tall = face.get_size()
        shift = theme.px(2)
        picture = pygame.Surface((wide, tall), pygame.SRCALPHA)
        for offset, colour in ((shift * 2, (10, 5, 2)), (shift, (58, 32, 12)), (-theme.px(1), (255, 240, 200))):
            picture.blit(theme.text(self._text, "title", colour), (0, offset))
        gilt = pygame.Surface((1, 4), pygame.SRCALPHA)
        for y, colour in enumerate(((255, 226, 160), CANDLE, (206, 148, 62), (160, 104, 36))):
            gilt.set_at((0, y), (*colour, 255))
        letters = pygame.transform.smoothscale(gilt, (wide, tall))
        letters.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(letters, (0, 0))
        return picture if size == (wide, tall) else pygame.transform.smoothscale(picture, size)


class _Meaning(Label):
    """One line on the entry that the pointer or the keyboard is at."""

    def __init__(self, buttons: Sequence[Button], meanings: dict[int, str]) -> None:
        super().__init__("", "italic", colour=CANDLE)
        self._buttons, self._meanings = buttons, meanings

    def _natural(self, theme: Theme, width: int) -> Size:
        """Room for the longest, so that nothing jumps when another is shown."""
        lines = max((len(theme.wrap(text, self.role, width)) for text in self._meanings.values()), default=1)
        return width, theme.line_height(self.role) * lines

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        at = next((button for button in self._buttons if button.focused), None)
        if at is not None:
            y = self.rect.top
            for line in theme.wrap(self._meanings[id(at)], self.role, self.rect.width):
                surface.blit(theme.text(line, self.role, NIGHT), (self.rect.left + theme.px(1), y + theme.px(2)))
                surface.blit(theme.text(line, self.role, self.colour), (self.rect.left, y))
                y += theme.line_height(self.role)
