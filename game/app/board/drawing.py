"""What everything on the board is drawn with: the surface, the camera, the pictures and the sides."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import floor

import pygame

from game.app.board.badges import badge
from game.app.board.camera import Camera, Point
from game.app.board.sides import SideLook, Sides
from game.app.board.sprites import Sprites, blit_middle
from game.app.theme import Colour, Role, Theme
from game.rules.grid import Board


@dataclass(slots=True)
class Drawing:
    surface: pygame.Surface
    board: Board
    camera: Camera
    sprites: Sprites
    sides: Sides
    theme: Theme
    zoom: int = field(init=False)
    origin: tuple[int, int] = field(init=False)

    def __post_init__(self) -> None:
        # Asked for some hundred times a frame.
        self.zoom, self.origin = self.camera.zoom, self.camera.origin

    def at(self, point: Point) -> tuple[int, int]:
        """The pixel of a point of the board."""
        # Not rounded to even, which would shift half of all middles by a pixel while the board is panned.
        left, top = self.origin
        return floor(left + point[0] * self.zoom + 0.5), floor(top + point[1] * self.zoom + 0.5)

    def sees(self, point: Point) -> bool:
        """Whether a point is in view or just outside: what stands beside it is then kept inside."""
        return self.camera.port.inflate(self.zoom, self.zoom).collidepoint(self.at(point))

    def picture(self, name: str, point: Point, angle: float = 0.0, scale: float = 1.0, fade: float = 1.0) -> bool:
        """Draw a picture of `assets/built` with its middle at a point; False if there is none of that name."""
        made = self.sprites.named(name, self.zoom * coarse(scale), angle)
        if made is None:
            return False
        blit_middle(self.surface, made, self.at(point), fade)
        return True

    def words(
        self, text: str, at: tuple[int, int], colour: Colour, role: Role = "strong", fade: float = 1.0
    ) -> pygame.Rect:
        """A line with a pale edge, readable on any ground, its middle at a pixel."""
        edged = self.sprites.keep(
            ("words", text, role, colour, self.theme.em), lambda: _edged(self.theme, text, role, colour)
        )
        place = edged.get_rect(center=at).clamp(self.camera.port)
        return blit_middle(self.surface, edged, place.center, fade)

    def badge(self, look: SideLook, letter: str, size: int, at: tuple[int, int], fade: float = 1.0) -> None:
        def make() -> pygame.Surface:
            drawn = self.theme.text(letter[:2], "strong", look.ink) if letter and size >= 12 else None
            return badge(look, size, drawn)

        blit_middle(self.surface, self.sprites.keep(("badge", look, letter[:2], size, self.theme.em), make), at, fade)


def coarse(scale: float) -> float:
    """A scale rounded to twentieths, so that growing things need few surfaces."""
    return max(0.05, round(scale * 20) / 20)


def _edged(theme: Theme, text: str, role: Role, colour: Colour) -> pygame.Surface:
    edge = max(1, theme.px(1.5))
    pale = (250, 242, 220) if sum(colour) < 500 else (43, 30, 22)
    line = theme.text(text, role, colour)
    around = theme.text(text, role, pale)
    made = pygame.Surface((line.get_width() + 2 * edge, line.get_height() + 2 * edge), pygame.SRCALPHA)
    for x in (0, edge, 2 * edge):
        for y in (0, edge, 2 * edge):
            made.blit(around, (x, y))
    made.blit(line, (edge, edge))
    return made


def bar(surface: pygame.Surface, start: pygame.Vector2, stop: pygame.Vector2, colour: Colour, width: int) -> None:
    """A straight thick line."""
    if start == stop:
        return
    # pygame's thick lines have slanted ends, and lie otherwise where they are clipped; not so a polygon.
    across = (stop - start).normalize().rotate(90) * (width / 2)
    pygame.draw.polygon(surface, colour, [start + across, stop + across, stop - across, start - across])
