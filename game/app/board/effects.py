"""Things shown above the tokens for a moment: words, dice, order tags, pictures in flight, bursts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import pygame

from game.app.board.camera import Point
from game.app.board.drawing import Drawing, bar, coarse
from game.app.board.sprites import blit_middle
from game.app.theme import CANDLE, INK, PARCHMENT_LIGHT, WINE, Colour, Role

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(slots=True)
class Words:
    """A line at a point, `line` lines and `rise` squares further up (down if negative)."""

    moves: ClassVar[bool] = False
    text: str
    point: Point
    colour: Colour = INK
    rise: float = 0.0
    fade: float = 1.0
    line: int = 0

    def draw(self, drawing: Drawing) -> None:
        if not drawing.sees(self.point):
            return
        role = _role(drawing)
        x, y = drawing.at((self.point[0], self.point[1] - self.rise))
        drawing.words(self.text, (x, y - self.line * _line_height(drawing)), self.colour, role, self.fade)


@dataclass(slots=True)
class Tag:
    """A small parchment label `line` lines above a point, as an order held up over a figure; `struck`: crossed out."""

    moves: ClassVar[bool] = False
    text: str
    point: Point
    fade: float = 1.0
    struck: bool = False
    line: int = 0

    def draw(self, drawing: Drawing) -> None:
        if not drawing.sees(self.point):
            return
        theme, role = drawing.theme, _role(drawing)

        def make() -> pygame.Surface:
            line = theme.text(self.text, role, INK)
            plate = pygame.Surface((line.get_width() + theme.px(12), line.get_height() + theme.px(2)), pygame.SRCALPHA)
            pygame.draw.rect(plate, PARCHMENT_LIGHT, plate.get_rect(), border_radius=theme.px(5))
            pygame.draw.rect(plate, INK, plate.get_rect(), theme.px(1), border_radius=theme.px(5))
            plate.blit(line, line.get_rect(center=plate.get_rect().center))
            if self.struck:
                pygame.draw.line(plate, WINE, (4, plate.get_height() - 4), (plate.get_width() - 4, 4), theme.px(2))
            return plate

        made = drawing.sprites.keep(("tag", self.text, self.struck, role, theme.em), make)
        x, y = drawing.at(self.point)
        place = made.get_rect(center=(x, y - self.line * _line_height(drawing))).clamp(drawing.camera.port)
        blit_middle(drawing.surface, made, place.center, self.fade)


def _role(drawing: Drawing) -> Role:
    """Smaller writing where squares are small."""
    return "strong" if drawing.zoom >= drawing.theme.px(56) else "small"


def _line_height(drawing: Drawing) -> int:
    return drawing.theme.line_height(_role(drawing))


@dataclass(slots=True)
class Dice:
    """Dice beside a roller. `progress` 0 to 1: they tumble, then show their faces. `about`: what they are for.

    `first`: how many dice lie to the left already.
    """

    moves: ClassVar[bool] = False
    faces: tuple[int, ...]
    point: Point
    sides: int = 6
    progress: float = 1.0
    about: str = ""
    fade: float = 1.0
    first: int = 0

    def draw(self, drawing: Drawing) -> None:
        size = max(drawing.theme.px(18), round(drawing.zoom * 0.34))
        left, top = drawing.at(self.point)
        room = size + max(2, size // 6)
        left += room * self.first
        for number, face in enumerate(self.faces):
            tumbling = self.progress < 1
            shown = _tumbled(face, number, self.progress, self.sides) if tumbling else face
            angle = (1 - self.progress) * 540 * (1 if number % 2 else -1) if tumbling else 0.0
            hop = round(math.sin(self.progress * math.pi) * size * 0.5) if tumbling else 0
            make = partial(die, shown, size, drawing if self.sides != 6 else None)
            picture = drawing.sprites.turned(("die", shown, self.sides, size), make, 1.0, angle)
            blit_middle(drawing.surface, picture, (left + number * room, top - hop), self.fade)
        if self.about:
            middle = left + room * (len(self.faces) - 1) // 2
            drawing.words(self.about, (middle, top + size), INK, "small", self.fade)


def _tumbled(face: int, number: int, progress: float, sides: int) -> int:
    return (face + 2 * number + int((1 - progress) * 9) * 5) % sides + 1


def die(face: int, size: int, drawing: Drawing | None = None) -> pygame.Surface:
    """An ivory die; one that has not six sides shows its number, for which the drawing is needed."""
    fine = 3
    big = size * fine
    picture = pygame.Surface((big, big), pygame.SRCALPHA)
    box = picture.get_rect().inflate(-fine * 2, -fine * 2)
    pygame.draw.rect(picture, INK, box, border_radius=big // 5)
    pygame.draw.rect(picture, (252, 246, 228), box.inflate(-fine * 3, -fine * 3), border_radius=big // 6)
    if face in PIPS and drawing is None:
        for across, down in PIPS[face]:
            middle = (big / 2 + across * big * 0.23, big / 2 + down * big * 0.23)
            pygame.draw.circle(picture, INK if face != 1 else WINE, middle, big * 0.085)
    picture = pygame.transform.smoothscale(picture, (size, size))
    if drawing is not None:
        line = drawing.theme.text(str(face), "strong", INK)
        picture.blit(line, line.get_rect(center=picture.get_rect().center))
    return picture


@dataclass(slots=True)
class Picture:
    """A picture of `assets/built` (`pieces/chair.png`) in flight."""

    moves: ClassVar[bool] = True
    name: str
    point: Point
    angle: float = 0.0
    scale: float = 1.0
    fade: float = 1.0
    lift: float = 0.0

    def draw(self, drawing: Drawing) -> None:
        x, y = self.point
        drawing.picture(self.name, (x, y - self.lift), self.angle, self.scale, self.fade)


@dataclass(slots=True)
class Burst:
    """Rays that fly apart from a point: a clash, a splash, a blow. `progress` 0 to 1."""

    moves: ClassVar[bool] = True
    point: Point
    progress: float
    colour: Colour = CANDLE
    size: float = 0.4
    rays: int = 9

    def draw(self, drawing: Drawing) -> None:
        if not 0 < self.progress < 1:
            return
        x, y = drawing.at(self.point)
        reach = self.size * drawing.zoom
        near, far = reach * self.progress**1.5, reach * self.progress**0.5
        width = max(1, round(drawing.zoom * 0.05 * (1 - self.progress)))
        for number in range(self.rays):
            turn = number * math.tau / self.rays + 0.3
            length = 1.0 if number % 2 else 0.7
            start = (x + math.cos(turn) * near * length, y + math.sin(turn) * near * length)
            stop = (x + math.cos(turn) * far * length, y + math.sin(turn) * far * length)
            for colour, thick in ((INK, width + 2), (self.colour, width)):
                bar(drawing.surface, pygame.Vector2(start), pygame.Vector2(stop), colour, thick)


@dataclass(slots=True)
class Streak:
    """The trace of a blade: a fan between two angles around a point, clockwise from north."""

    moves: ClassVar[bool] = True
    point: Point
    start: float
    stop: float
    reach: float
    fade: float = 1.0

    def draw(self, drawing: Drawing) -> None:
        if self.fade <= 0 or self.start == self.stop:
            return
        outer: list[tuple[int, int]] = []
        inner: list[tuple[int, int]] = []
        count = 8
        for number in range(count + 1):
            turn = math.radians(self.start + (self.stop - self.start) * number / count)
            for ring, reach in ((outer, self.reach), (inner, self.reach - 0.11 * number / count)):
                ring.append(
                    drawing.at((self.point[0] + math.sin(turn) * reach, self.point[1] - math.cos(turn) * reach))
                )
        pygame.draw.polygon(drawing.surface, PARCHMENT_LIGHT, outer + inner[::-1])


@dataclass(slots=True)
class Ring:
    """A ring that marks a figure or a square."""

    moves: ClassVar[bool] = False
    point: Point
    colour: Colour = CANDLE
    size: float = 0.5
    fade: float = 1.0

    def draw(self, drawing: Drawing) -> None:
        pixels = max(6, round(coarse(self.size) * 2 * drawing.zoom))

        def make() -> pygame.Surface:
            picture = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
            thick = max(2, pixels // 18)
            pygame.draw.circle(picture, INK, (pixels / 2, pixels / 2), pixels / 2, thick + 2)
            pygame.draw.circle(picture, self.colour, (pixels / 2, pixels / 2), pixels / 2 - 1, thick)
            return picture

        made = drawing.sprites.keep(("ring", self.colour, pixels), make)
        blit_middle(drawing.surface, made, drawing.at(self.point), self.fade)
