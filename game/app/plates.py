"""The surfaces things are made of: parchment panels, engraved plates, wells, and the wooden backdrop.

Each is drawn once for each size and kept. Pictures from `assets/built` are used where they exist.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import pygame

from game.app.pictures import Pictures, tile
from game.app.shelf import Shelf

Colour = tuple[int, int, int]
Kind = Literal["parchment", "note", "plate", "hover", "pressed", "faded", "primary", "primary hover", "well", "wood"]

FINE = 4
"""Outlines are drawn this many times too large and scaled down, which makes their curves smooth."""


class Make(NamedTuple):
    fill: Colour
    border: Colour
    corner: float
    """radius of the hollow corners, in points at 100 %"""
    lines: int
    """2 has a second, finer rule inside the first"""
    textured: bool = False


INK = (43, 30, 22)

MAKES: dict[Kind, Make] = {
    "parchment": Make((236, 222, 189), INK, 9, 2, textured=True),
    "note": Make((250, 242, 220), INK, 5, 1),
    "plate": Make((245, 234, 207), (74, 54, 38), 5, 1),
    "hover": Make((255, 232, 176), (74, 44, 20), 5, 1),
    "pressed": Make((222, 196, 146), (43, 30, 22), 5, 1),
    "faded": Make((226, 213, 184), (168, 147, 117), 5, 1),
    "primary": Make((134, 33, 29), (58, 12, 10), 5, 2),
    "primary hover": Make((163, 46, 36), (58, 12, 10), 5, 2),
    "well": Make((250, 244, 228), (120, 97, 72), 3, 1),
    "wood": Make((64, 41, 26), (20, 12, 8), 9, 2, textured=True),
}


class Plates:
    def __init__(self, pictures: Pictures, scale: float) -> None:
        self._pictures = pictures
        self._scale = scale
        self.keep = Shelf(32_000_000).keep
        """a surface under a key, made when it is first wanted at this scale"""

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, kind: Kind, shadow: bool = False) -> None:
        """A plate of `kind` filling `rect`; `shadow` lets it lie on what is below."""
        if rect.width <= 0 or rect.height <= 0:
            return
        if shadow:
            self._shadow(surface, rect)
        surface.blit(self.keep((kind, rect.size), lambda: self._make(kind, rect.size)), rect)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The table top behind every screen: dark wood, candlelight from above, darker towards the edges."""
        return self.keep(("backdrop", size), lambda: self._make_backdrop(size))

    def glow(self, size: tuple[int, int], colour: Colour) -> pygame.Surface:
        """A round light to be added (`BLEND_RGB_ADD`)."""
        return self.keep(("glow", size, colour), lambda: _glow(size, colour))

    def polygon(
        self,
        surface: pygame.Surface,
        points: Sequence[tuple[float, float]],
        fill: Colour,
        edge: Colour | None = None,
        width: float = 1.0,
    ) -> None:
        """A polygon with smooth sides, which pygame's own has not."""
        left = int(min(x for x, _ in points)) - 2
        top = int(min(y for _, y in points)) - 2
        shape = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)

        def make() -> pygame.Surface:
            size = (int(max(x for x, _ in shape)) + 4, int(max(y for _, y in shape)) + 4)
            big = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
            big.fill((*(edge or fill), 0))
            corners = [(x * FINE, y * FINE) for x, y in shape]
            pygame.draw.polygon(big, fill, corners)
            if edge:
                thick = max(2, round(width * FINE))
                pygame.draw.polygon(big, edge, corners, thick)
                for corner in corners:
                    pygame.draw.circle(big, edge, corner, thick // 2)
            return pygame.transform.smoothscale(big, size)

        surface.blit(self.keep(("polygon", shape, fill, edge, width), make), (left, top))

    def lozenge(
        self,
        surface: pygame.Surface,
        centre: tuple[float, float],
        half: float,
        fill: Colour,
        edge: Colour | None = None,
    ) -> None:
        x, y = centre
        corners = [(x - half, y), (x, y - half), (x + half, y), (x, y + half)]
        self.polygon(surface, corners, fill, edge, 1.3 * self._scale)

    def _make(self, kind: Kind, size: tuple[int, int]) -> pygame.Surface:
        make = MAKES[kind]
        plate = pygame.Surface(size, pygame.SRCALPHA)
        plate.fill(make.fill)
        if make.textured:
            tile(plate, self._texture(kind), plate.get_rect())
        corner = min(max(2, round(make.corner * self._scale)), max(1, min(size) // 2))
        thick = max(1, round(1.4 * self._scale))
        mask, border = self._outline(kind, corner, thick, make)
        _stretch(plate, mask, corner * 2, pygame.BLEND_RGBA_MULT)
        _stretch(plate, border, corner * 2)
        return plate

    def _outline(self, kind: Kind, corner: int, thick: int, make: Make) -> tuple[pygame.Surface, pygame.Surface]:
        """Small square pictures of the shape and of its border, to be stretched over a plate of any size."""
        side = corner * 4 + 2

        def mask() -> pygame.Surface:
            return _fine(side, lambda big: _hollow(big, 0, corner * FINE, (255, 255, 255, 255)))

        def border() -> pygame.Surface:
            def draw(big: pygame.Surface) -> None:
                colour = (*make.border, 255)
                _hollow(big, 0, corner * FINE, colour)
                _hollow(big, thick * FINE, corner * FINE, (0, 0, 0, 0))
                if make.lines == 2:
                    rule = max(2, FINE * thick // 2)
                    inset = thick * FINE + max(FINE, round(2 * self._scale * FINE))
                    _hollow(big, inset, corner * FINE, (*make.border, 150))
                    _hollow(big, inset + rule, corner * FINE, (0, 0, 0, 0))

            return _fine(side, draw, make.border)

        key = (kind, corner, thick)
        return self.keep(("mask", *key), mask), self.keep(("border", *key), border)

    def _texture(self, kind: Kind) -> pygame.Surface:
        if kind == "wood":
            return self._pictures.get("wood_dark.png") or self.keep(("planks",), _planks)
        return self._pictures.get("parchment.png") or self.keep(("paper",), _paper)

    def _shadow(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        reach = max(3, round(8 * self._scale))

        def make() -> pygame.Surface:
            side = reach * 6
            dark = pygame.Surface((side // 4 + 2, side // 4 + 2), pygame.SRCALPHA)
            inner = dark.get_rect().inflate(-reach // 2, -reach // 2)
            dark.fill((0, 0, 0, 120), inner)
            return pygame.transform.smoothscale(pygame.transform.smoothscale(dark, (9, 9)), (side, side))

        soft = self.keep(("soft", reach), make)

        def cast() -> pygame.Surface:
            under = pygame.Surface((rect.width + reach * 2, rect.height + reach * 2), pygame.SRCALPHA)
            _stretch(under, soft, reach * 2 + reach // 2)
            return under

        under = self.keep(("shadow", rect.size), cast)
        surface.blit(under, (rect.left - reach, rect.top - reach + reach // 2))

    def _make_backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        top = pygame.Surface((max(1, size[0]), max(1, size[1])))
        tile(top, self._texture("wood"), top.get_rect())
        light = _glow((size[0] * 5 // 4, size[1] * 7 // 4), (70, 48, 22))
        top.blit(light, (-size[0] // 8, -size[1] * 3 // 4), special_flags=pygame.BLEND_RGB_ADD)
        top.blit(_vignette(size), (0, 0))
        return top


def _fine(side: int, draw: Callable[[pygame.Surface], None], under: Colour = (255, 255, 255)) -> pygame.Surface:
    big = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    # The colour of what is transparent bleeds into edges when scaled down: it must be the line's own.
    big.fill((*under, 0))
    draw(big)
    return pygame.transform.smoothscale(big, (side, side))


def _hollow(surface: pygame.Surface, inset: int, radius: int, colour: tuple[int, int, int, int]) -> None:
    """Paint over all of it, `inset` from the edge, but for corners cut out by circles. Paint of no strength erases."""
    shape = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(shape, (255, 255, 255, 255), surface.get_rect().inflate(-2 * inset, -2 * inset))
    whole = surface.get_rect()
    for corner in (whole.topleft, whole.topright, whole.bottomleft, whole.bottomright):
        pygame.draw.circle(shape, (0, 0, 0, 0), corner, radius + inset)
    mask = pygame.mask.from_surface(shape, 127)
    hole = mask.to_surface(setcolor=(255, 255, 255, 0), unsetcolor=(255, 255, 255, 255))
    surface.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if colour[3]:
        surface.blit(mask.to_surface(setcolor=colour, unsetcolor=(0, 0, 0, 0)), (0, 0))


def _stretch(onto: pygame.Surface, small: pygame.Surface, edge: int, flags: int = 0) -> None:
    """Blit `small` as nine pieces: corners of `edge` pixels kept, the rest stretched over all of `onto`."""
    width, height = onto.get_size()
    side = small.get_width()
    edge = min(edge, (side - 1) // 2, max(1, width // 2), max(1, height // 2))
    columns = ((0, edge, 0, edge), (edge, side - edge, edge, width - edge), (side - edge, side, width - edge, width))
    rows = ((0, edge, 0, edge), (edge, side - edge, edge, height - edge), (side - edge, side, height - edge, height))
    for x1, x2, left, right in columns:
        for y1, y2, top, bottom in rows:
            if right <= left or bottom <= top:
                continue
            piece = small.subsurface((x1, y1, x2 - x1, y2 - y1))
            if piece.get_size() != (right - left, bottom - top):
                piece = pygame.transform.scale(piece, (right - left, bottom - top))
            onto.blit(piece, (left, top), special_flags=flags)


def _glow(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    small = pygame.Surface((64, 64))
    for radius in range(32, 0, -1):
        strength = (1 - radius / 32) ** 1.6
        pygame.draw.circle(small, [round(part * strength) for part in colour], (32, 32), radius)
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


def _vignette(size: tuple[int, int]) -> pygame.Surface:
    small = pygame.Surface((64, 64), pygame.SRCALPHA)
    small.fill((8, 4, 2, 170))
    for radius in range(46, 0, -1):
        pygame.draw.circle(small, (8, 4, 2, round(170 * (radius / 46) ** 2.2)), (32, 32), radius)
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


def _paper() -> pygame.Surface:
    """Blotched paper, the same on every run, its edges matching so that it can be repeated."""
    dice = random.Random(1580)
    side = 256
    paper = pygame.Surface((side, side))
    paper.fill((236, 222, 189))
    for _ in range(260):
        blot = pygame.Surface((side, side), pygame.SRCALPHA)
        radius = dice.randint(8, 40)
        shade = dice.choice(((206, 182, 134), (250, 240, 214), (224, 204, 162)))
        x, y = dice.randrange(side), dice.randrange(side)
        for across in (-side, 0, side):
            for down in (-side, 0, side):
                pygame.draw.circle(blot, (*shade, 14), (x + across, y + down), radius)
        paper.blit(blot, (0, 0))
    for _ in range(700):
        x, y = dice.randrange(side), dice.randrange(side)
        colour = paper.get_at((x, y))
        darker = dice.randint(4, 18)
        paper.set_at((x, y), [max(0, part - darker) for part in colour[:3]])
    return paper


def _planks() -> pygame.Surface:
    """Dark boards with grain, the same on every run."""
    dice = random.Random(1622)
    width, height, board = 512, 384, 96
    planks = pygame.Surface((width, height))
    for row in range(height // board):
        base = dice.randint(-6, 6)
        for y in range(row * board, (row + 1) * board):
            shade = base + dice.randint(-4, 4)
            planks.fill((58 + shade, 37 + shade, 23 + shade), (0, y, width, 1))
        for _ in range(46):
            y = row * board + dice.randrange(4, board - 4)
            x, long = dice.randrange(width), dice.randint(60, 260)
            shade = dice.choice((-12, -8, 8))
            colour = (58 + base + shade, 37 + base + shade, 23 + base + shade)
            for across in (0, -width):
                pygame.draw.line(planks, colour, (x + across, y), (x + across + long, y + dice.randint(-2, 2)))
        edge = row * board
        pygame.draw.line(planks, (22, 13, 8), (0, edge), (width, edge), 2)
        pygame.draw.line(planks, (80, 54, 35), (0, edge + 2), (width, edge + 2))
        joint = dice.randrange(width)
        pygame.draw.line(planks, (22, 13, 8), (joint, edge), (joint, edge + board), 2)
    return planks
