"""Coins: hit points that are bet, in short stacks, under a cloth as long as nobody may see how many."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.app.board.camera import Point
from game.app.board.drawing import Drawing
from game.app.board.sprites import blit_middle
from game.app.theme import INK, WINE

GOLD, GOLD_DARK, GOLD_LIGHT = (208, 162, 74), (140, 98, 36), (246, 214, 138)
FOLD, SHEEN = (92, 20, 28), (168, 58, 64)
IN_A_STACK = 5
FINE = 3
"""The cloth is drawn so many times too large and scaled down."""


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
    """A kerchief of one size over it, whatever lies beneath: soft edges, a hem, and folds that fall from the middle."""
    wide, tall = max(8, round(size * 2.7 * FINE)), max(8, round(size * 1.9 * FINE))
    cloth = pygame.Surface((wide, tall), pygame.SRCALPHA)
    thin = max(FINE, round(size * 0.05 * FINE))

    def edge(share: float, down: float = 0.0) -> list[tuple[float, float]]:
        return [(wide * (0.5 + x * share), tall * (0.48 + y * share + down)) for x, y in _kerchief()]

    pygame.draw.polygon(cloth, (*INK, 110), edge(0.98, 0.05))
    pygame.draw.polygon(cloth, WINE, edge(0.94))
    for x, y in ((-0.4, -0.3), (-0.12, 0.4), (0.16, -0.38), (0.4, 0.28)):
        near, far = 0.3, 0.86
        start = (wide * (0.5 + x * near), tall * (0.48 + y * near))
        stop = (wide * (0.5 + x * far), tall * (0.48 + y * far))
        pygame.draw.line(cloth, FOLD, start, stop, thin * 2)
        pygame.draw.line(cloth, SHEEN, (start[0] - thin * 2, start[1]), (stop[0] - thin * 2, stop[1]), thin)
    pygame.draw.polygon(cloth, GOLD, edge(0.82), thin)
    pygame.draw.polygon(cloth, INK, edge(0.94), thin)
    drawn = pygame.transform.smoothscale(cloth, (wide // FINE, tall // FINE))
    surface.blit(drawn, drawn.get_rect(center=(round(middle[0]), round(middle[1]))))


def _kerchief() -> list[tuple[float, float]]:
    """A square with blunt corners whose sides sag a little, seen from above; each side is 1 long."""
    found = []
    for step in range(96):
        turn = math.tau * step / 96
        across, down = math.cos(turn), math.sin(turn)
        far = 0.5 / (abs(across) ** 5 + abs(down) ** 5) ** 0.2 * (1 - 0.03 * math.cos(8 * turn))
        found.append((far * across, far * down))
    return found


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
