"""How everything looks: palette, sizes that follow the scale, type and the surfaces panels are made of.

Every size on screen is asked of a `Theme`, so a new scale is a new theme and a new layout and nothing else.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import pygame

from game.app import text as lettering
from game.app.fonts import Fonts
from game.app.pictures import Pictures
from game.app.plates import Plates
from game.app.shelf import Shelf

Colour = tuple[int, int, int]

NIGHT: Colour = (24, 15, 10)
WOOD_DARK: Colour = (44, 28, 18)
WOOD: Colour = (86, 55, 33)
WOOD_LIGHT: Colour = (132, 90, 55)
PARCHMENT: Colour = (236, 222, 189)
PARCHMENT_LIGHT: Colour = (248, 239, 216)
PARCHMENT_DARK: Colour = (214, 193, 150)
INK: Colour = (43, 30, 22)
INK_SOFT: Colour = (103, 82, 62)
INK_FAINT: Colour = (160, 138, 108)
CANDLE: Colour = (255, 206, 122)
GOLD: Colour = (184, 134, 46)
WINE: Colour = (134, 33, 29)
TEAL: Colour = (24, 84, 92)
MOSS: Colour = (66, 98, 45)

Role = Literal["small", "body", "strong", "italic", "button", "heading", "menu", "subtitle", "title"]


class Type(NamedTuple):
    face: str
    size: float
    """in ems: 1 is the size of body text"""


ROLES: dict[Role, Type] = {
    "small": Type("regular", 0.84),
    "body": Type("regular", 1.0),
    "strong": Type("semibold", 1.0),
    "italic": Type("italic", 1.0),
    "button": Type("semibold", 1.0),
    "heading": Type("semibold", 1.4),
    "menu": Type("semibold", 1.5),
    "subtitle": Type("italic", 1.45),
    "title": Type("bold", 5.0),
}

BODY_PIXELS = 18


class Theme:
    """`scale` is the settings' UI scale (1 is 100 %), `text_size` a further factor for everything measured in ems."""

    def __init__(
        self,
        fonts: Fonts | None = None,
        pictures: Pictures | None = None,
        scale: float = 1.0,
        text_size: float = 1.0,
    ) -> None:
        self.scale = scale
        self.em = max(8, round(BODY_PIXELS * scale * text_size))
        self.pictures = pictures or Pictures()
        self.plates = Plates(self.pictures, scale)
        self._fonts = fonts or Fonts()
        self._drawn = lettering.DrawnText()
        self.turned = Shelf(16_000_000)
        """pictures of things and figures, scaled and turned, for all boards"""

    def forget(self) -> None:
        """Let go of everything drawn, once another theme has taken its place."""
        self.plates.forget()
        self._drawn.forget()
        self.turned.clear()

    def px(self, points: float) -> int:
        """`points` at 100 % in pixels at this scale; at least 1."""
        return max(1, round(points * self.scale))

    def ems(self, count: float) -> int:
        return round(self.em * count)

    @property
    def gap(self) -> int:
        """Between neighbours in a row or column."""
        return self.ems(0.45)

    @property
    def pad(self) -> int:
        """Between a panel's border and what is in it."""
        return self.ems(0.9)

    @property
    def ring(self) -> int:
        """Width of the ring round what has the keyboard."""
        return self.px(3)

    @property
    def bar(self) -> int:
        """Width of a scroll bar."""
        return max(self.px(12), self.ems(0.6))

    def font(self, role: Role) -> pygame.font.Font:
        face, size = ROLES[role]
        return self._fonts.face(face, self.ems(size))

    def line_height(self, role: Role = "body") -> int:
        return self.font(role).get_linesize()

    @property
    def control(self) -> int:
        """The height of a button, a field, a row of a list."""
        return self.line_height("button") + self.ems(0.5)

    def text(self, text: str, role: Role = "body", colour: Colour = INK) -> pygame.Surface:
        """One drawn line, cached; do not draw on it."""
        return self._drawn.line(text, self.font(role), colour)

    def text_width(self, text: str, role: Role = "body") -> int:
        return lettering.measure(text, self.font(role))

    def wrap(self, text: str, role: Role, width: int) -> tuple[str, ...]:
        return lettering.wrap(text, self.font(role), max(1, width))

    def shorten(self, text: str, role: Role, width: int) -> str:
        return lettering.shorten(text, self.font(role), max(1, width))

    def write(
        self,
        surface: pygame.Surface,
        text: str,
        rect: pygame.Rect,
        role: Role = "body",
        colour: Colour = INK,
        align: float = 0.0,
    ) -> None:
        """One line in `rect`, shortened to fit, centred in its height; `align` 0 left, 0.5 middle, 1 right."""
        line = self.text(self.shorten(text, role, rect.width), role, colour)
        x = rect.left + round((rect.width - line.get_width()) * align)
        surface.blit(line, (x, rect.top + (rect.height - line.get_height()) // 2))

    def focus_ring(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The ring of the keyboard: wine and candlelight, so that it shows on parchment and on wood, and two studs
        so that it is not told by colour alone."""
        around = rect.inflate(self.ring * 2, self.ring * 2)
        pygame.draw.rect(surface, WINE, around, self.ring, border_radius=self.px(4))
        pygame.draw.rect(surface, CANDLE, around, 1, border_radius=self.px(4))
        for x in (around.left + self.ring / 2, around.right - self.ring / 2):
            self.plates.lozenge(surface, (x, around.centery), self.px(4.5), CANDLE, WINE)
