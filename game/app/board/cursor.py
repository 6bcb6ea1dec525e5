"""Where the keyboard is on the board, and where the pointer."""

from __future__ import annotations

import pygame

from game.app.board.drawing import Drawing
from game.app.theme import CANDLE, INK


def draw_under(drawing: Drawing, cell: pygame.Rect) -> None:
    """A thin frame round the square that the pointer is over."""
    pygame.draw.rect(drawing.surface, CANDLE, cell, max(1, drawing.zoom // 40))


def draw(drawing: Drawing, cell: pygame.Rect) -> None:
    """Four strong corners inside the keyboard's square."""
    thick = max(2, drawing.zoom // 20)
    arm = max(5, drawing.zoom // 4)
    for colour, inset, width in ((INK, 0, thick + 2), (CANDLE, 1, thick)):
        box = cell.inflate(-2 * inset, -2 * inset)
        for x, across in ((box.left, arm), (box.right - width, -arm + width)):
            for y, down in ((box.top, arm), (box.bottom - width, -arm + width)):
                pygame.draw.rect(drawing.surface, colour, _bar(x, y, across, width))
                pygame.draw.rect(drawing.surface, colour, _bar(x, y, width, down))


def _bar(x: int, y: int, across: int, down: int) -> pygame.Rect:
    bar = pygame.Rect(x, y, across, down)
    bar.normalize()
    return bar
