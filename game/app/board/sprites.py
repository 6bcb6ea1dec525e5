"""Pictures scaled to the zoom and turned in steps of five degrees, each made once and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.app.pictures import Pictures
from game.app.shelf import Shelf

SQUARE = 128
"""Pixels a square in the drawn pictures."""
TURN = 5
ROOM = 16_000_000
"""pixels; some 60 tokens in all their angles at one zoom"""

Make = Callable[[], pygame.Surface]


class Sprites:
    """`shelf`: where they are kept, beside those of other boards; without one they have a shelf of their own."""

    def __init__(self, pictures: Pictures, shelf: Shelf | None = None) -> None:
        self.pictures = pictures
        self._shelf = Shelf(ROOM) if shelf is None else shelf
        self.made = 0

    def keep(self, key: Hashable, make: Make) -> pygame.Surface:
        def counted() -> pygame.Surface:
            self.made += 1
            return make()

        return self._shelf.keep(key, counted)

    def named(self, name: str, zoom: float, angle: float = 0.0) -> pygame.Surface | None:
        """The picture `name` at so many pixels a square, turned clockwise; None if there is no such picture."""
        picture = self.pictures.get(name)
        if picture is None:
            return None
        return self.turned(name, lambda: picture, zoom / SQUARE, angle)

    def turned(self, key: Hashable, source: Make, scale: float, angle: float) -> pygame.Surface:
        """The source scaled and then turned clockwise to the nearest five degrees."""
        steps = round(angle / TURN) % (360 // TURN)
        if steps == 0:
            return self.keep((key, scale, 0), lambda: scaled(source(), scale))
        upright = self.turned(key, source, scale, 0.0)

        def turn() -> pygame.Surface:
            degrees = -steps * TURN
            if degrees % 90 == 0:
                return pygame.transform.rotate(upright, degrees)
            return pygame.transform.rotozoom(upright, degrees, 1.0)

        return self.keep((key, scale, steps), turn)


def scaled(picture: pygame.Surface, scale: float) -> pygame.Surface:
    if scale == 1:
        return picture
    size = (max(1, round(picture.get_width() * scale)), max(1, round(picture.get_height() * scale)))
    # smoothscale wants whole pixels of colour; a picture of a palette has none.
    if picture.get_bitsize() < 24:
        picture = picture.convert_alpha() if pygame.display.get_surface() else picture.convert(32)
    return pygame.transform.smoothscale(picture, size)


def blit_middle(
    surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], fade: float = 1.0
) -> pygame.Rect:
    """Draw a picture with its middle at a pixel; `fade` 1 is solid."""
    place = (at[0] - picture.get_width() // 2, at[1] - picture.get_height() // 2)
    if fade >= 1:
        return surface.blit(picture, place)
    if fade <= 0:
        return pygame.Rect(place, (0, 0))
    picture.set_alpha(round(fade * 255))
    drawn = surface.blit(picture, place)
    picture.set_alpha(255)
    return drawn
