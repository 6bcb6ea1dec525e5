"""Coins: hit points that are bet, in short stacks, under a cloth as long as nobody may see how many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.app.board.camera import Point
from game.app.board.drawing import Drawing
from game.app.board.sprites import blit_middle
from game.app.theme import INK, PARCHMENT_LIGHT, WINE

GOLD, GOLD_DARK, GOLD_LIGHT = (208, 162, 74), (140, 98, 36), (246, 214, 138)
IN_A_STACK = 5


def stacks(count: int) -> list[int]:
    return [min(IN_A_STACK, count - start) for start in range(0, count, IN_A_STACK)]


def draw_coins(surface: pygame.Surface, middle: tuple[float, float], count: int, size: float) -> None:
    """So many coins around a point, `size` pixels across each."""
    heaps = stacks(count)
    left = middle[0] - (len(heaps) - 1) * size * 0.55
    for number, heap in enumerate(heaps):
        for coin in range(heap):
            x, y = left + number * size * 1.1, middle[1] - coin * size * 0.2
            box = pygame.Rect(0, 0, round(size), round(size * 0.62))
            box.center = (round(x), round(y))
            pygame.draw.ellipse(surface, INK, box.inflate(4, 4).move(0, max(1, round(size * 0.08))))
            pygame.draw.ellipse(surface, GOLD_DARK, box.move(0, max(1, round(size * 0.1))))
            pygame.draw.ellipse(surface, GOLD, box)
            pygame.draw.ellipse(surface, GOLD_LIGHT, box.inflate(-round(size * 0.35), -round(size * 0.22)), 2)


def draw_cloth(surface: pygame.Surface, middle: tuple[float, float], size: float) -> None:
    """A folded cloth of one size, whatever lies beneath it."""
    wide, tall = size * 2.5, size * 1.5
    x, y = middle
    points = [(-0.5, -0.3), (-0.1, -0.52), (0.34, -0.44), (0.5, -0.1), (0.46, 0.36), (0.1, 0.5), (-0.36, 0.42)]
    outline = [(x + across * wide, y + down * tall) for across, down in points]
    pygame.draw.polygon(surface, INK, [(px, py + size * 0.08) for px, py in outline])
    pygame.draw.polygon(surface, WINE, outline)
    pygame.draw.polygon(surface, INK, outline, max(2, round(size * 0.06)))
    for start, stop in (((-0.3, -0.25), (0.05, 0.3)), ((0.05, -0.36), (0.25, 0.28))):
        pygame.draw.line(
            surface,
            PARCHMENT_LIGHT,
            (x + start[0] * wide, y + start[1] * tall),
            (x + stop[0] * wide, y + stop[1] * tall),
            max(1, round(size * 0.04)),
        )


@dataclass(slots=True)
class Coins:
    """`covered`: 1 is under the cloth, 0 in the open; how many lie there shows only then."""

    moves: ClassVar[bool] = False
    point: Point
    count: int
    covered: float = 0.0
    fade: float = 1.0

    def draw(self, drawing: Drawing) -> None:
        size = max(10.0, drawing.zoom * 0.24)
        box = (round(size * 7), round(size * 4))

        def make() -> pygame.Surface:
            picture = pygame.Surface(box, pygame.SRCALPHA)
            middle = (box[0] / 2, box[1] / 2 + size * 0.4)
            if self.covered > 0:
                draw_cloth(picture, middle, size)
            else:
                draw_coins(picture, middle, self.count, size)
            return picture

        key = ("coins", 0 if self.covered > 0 else self.count, self.covered > 0, round(size))
        blit_middle(drawing.surface, drawing.sprites.keep(key, make), drawing.at(self.point), self.fade)
