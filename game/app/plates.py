"""The surfaces things are made of: parchment panels, engraved plates, wells, and the wooden backdrop.

Each is drawn once for each size and kept. Pictures from `assets/built` are used where they exist.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import pygame

from game.app.engraving import FINE, Colour, fine, glow, hollow, paper, planks, rim, stretch, vignette
from game.app.pictures import Pictures, tile
from game.app.shelf import Shelf

Kind = Literal["parchment", "note", "plate", "hover", "pressed", "faded", "primary", "primary hover", "well", "wood"]


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


SMALL = 40_000
"""pixels; a smaller plate is drawn as it is"""


class Plates:
    def __init__(self, pictures: Pictures, scale: float) -> None:
        self._pictures = pictures
        self._scale = scale
        shelf = Shelf(32_000_000)
        self.keep = shelf.keep
        """a surface under a key, made when it is first wanted at this scale"""
        self.forget = shelf.clear

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, kind: Kind, shadow: bool = False) -> None:
        """A plate of `kind` filling `rect`; `shadow` lets it lie on what is below."""
        if rect.width <= 0 or rect.height <= 0:
            return
        if shadow:
            self._shadow(surface, rect)
        plate = self.keep((kind, rect.size), lambda: self._make(kind, rect.size))
        edge = self._corner(kind) * 2
        inside = plate.get_rect().inflate(-2 * edge, -2 * edge)
        if min(inside.size) <= 0 or rect.width * rect.height < SMALL:
            surface.blit(plate, rect)
            return
        # Inside its border a plate is solid, and solid surfaces are drawn much faster.
        solid = self.keep(("solid", kind, rect.size), lambda: _solid(plate.subsurface(inside)))
        surface.blit(solid, inside.move(rect.topleft))
        rim(surface, plate, rect.topleft, edge)

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The table top behind every screen: dark wood, candlelight from above, darker towards the edges."""
        return self.keep(("backdrop", size), lambda: self._make_backdrop(size))

    def glow(self, size: tuple[int, int], colour: Colour) -> pygame.Surface:
        """A round light to be added (`BLEND_RGB_ADD`)."""
        return self.keep(("glow", size, colour), lambda: glow(size, colour))

    def frame(self, surface: pygame.Surface, rect: pygame.Rect, moulding: int) -> None:
        """A wooden frame `moulding` pixels wide inside the edges of `rect`; its brass corners reach further in."""
        picture = self._pictures.get("frame_9.png")

        def make() -> pygame.Surface:
            whole = pygame.Surface(rect.size, pygame.SRCALPHA)
            if picture is None:
                pygame.draw.rect(whole, MAKES["wood"].fill, whole.get_rect(), moulding)
                pygame.draw.rect(whole, MAKES["wood"].border, whole.get_rect(), 2)
                pygame.draw.rect(
                    whole, MAKES["wood"].border, whole.get_rect().inflate(4 - 2 * moulding, 4 - 2 * moulding), 2
                )
                return whole
            # The picture's moulding is 13 of its 96 pixels wide, its corners 32.
            side = max(3, round(picture.get_width() * moulding / 13))
            stretch(whole, pygame.transform.smoothscale(picture, (side, side)), side // 3)
            return whole

        if rect.width > 0 and rect.height > 0:
            rim(surface, self.keep(("frame", rect.size, moulding), make), rect.topleft, moulding * 3)

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

    def _corner(self, kind: Kind) -> int:
        return max(2, round(MAKES[kind].corner * self._scale))

    def _make(self, kind: Kind, size: tuple[int, int]) -> pygame.Surface:
        make = MAKES[kind]
        plate = pygame.Surface(size, pygame.SRCALPHA)
        plate.fill(make.fill)
        if make.textured:
            tile(plate, self._texture(kind), plate.get_rect())
        corner = min(self._corner(kind), max(1, min(size) // 2))
        thick = max(1, round(1.4 * self._scale))
        mask, border = self._outline(kind, corner, thick, make)
        stretch(plate, mask, corner * 2, pygame.BLEND_RGBA_MULT)
        stretch(plate, border, corner * 2)
        return plate

    def _outline(self, kind: Kind, corner: int, thick: int, make: Make) -> tuple[pygame.Surface, pygame.Surface]:
        """Small square pictures of the shape and of its border, to be stretched over a plate of any size."""
        side = corner * 4 + 2

        def mask() -> pygame.Surface:
            return fine(side, lambda big: hollow(big, 0, corner * FINE, (255, 255, 255, 255)))

        def border() -> pygame.Surface:
            def draw(big: pygame.Surface) -> None:
                colour = (*make.border, 255)
                hollow(big, 0, corner * FINE, colour)
                hollow(big, thick * FINE, corner * FINE, (0, 0, 0, 0))
                if make.lines == 2:
                    rule = max(2, FINE * thick // 2)
                    inset = thick * FINE + max(FINE, round(2 * self._scale * FINE))
                    hollow(big, inset, corner * FINE, (*make.border, 150))
                    hollow(big, inset + rule, corner * FINE, (0, 0, 0, 0))

            return fine(side, draw, make.border)

        key = (kind, corner, thick)
        return self.keep(("mask", *key), mask), self.keep(("border", *key), border)

    def _texture(self, kind: Kind) -> pygame.Surface:
        if kind == "wood":
            return self._pictures.get("wood_dark.png") or self.keep(("planks",), planks)
        return self._pictures.get("parchment.png") or self.keep(("paper",), paper)

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
            stretch(under, soft, reach * 2 + reach // 2)
            return under

        under = self.keep(("shadow", rect.size), cast)
        rim(surface, under, (rect.left - reach, rect.top - reach + reach // 2), reach * 2)

    def _make_backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        top = pygame.Surface((max(1, size[0]), max(1, size[1])))
        tile(top, self._texture("wood"), top.get_rect())
        light = glow((size[0] * 5 // 4, size[1] * 7 // 4), (70, 48, 22))
        top.blit(light, (-size[0] // 8, -size[1] * 3 // 4), special_flags=pygame.BLEND_RGB_ADD)
        top.blit(vignette(size), (0, 0))
        return top


def _solid(picture: pygame.Surface) -> pygame.Surface:
    solid = pygame.Surface(picture.get_size())
    solid.blit(picture, (0, 0))
    return solid
