"""A small picture of the board for a save: what everybody may see of it, and nothing else."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pygame

from game.app.board import BoardView
from game.app.theme import Theme
from game.rules.kernel.tokens import Token

LARGEST = (256, 160)
FINE = 2
"""It is drawn so much larger, and then made small."""
COLOURS = 15
"""Bits of a pixel: few enough for a small file, and nobody sees it in so small a picture."""


class Thumbnails:
    """Draws on `view`, which it keeps, so that the floor is drawn once."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self._view.coordinates = False

    def png(self, theme: Theme, tokens: Sequence[Token]) -> bytes:
        board = self._view.board
        square = min(LARGEST[0] / board.columns, LARGEST[1] / board.rows)
        size = (max(1, round(square * board.columns)), max(1, round(square * board.rows)))
        large = pygame.Surface((size[0] * FINE, size[1] * FINE))
        self._view.show(tokens)
        self._view.place(theme, large.get_rect())
        self._view.fit()
        self._view.draw_inside(large, theme)
        small = pygame.transform.smoothscale(large, size).convert(COLOURS).convert(24)
        written = io.BytesIO()
        pygame.image.save(small, written, "thumbnail.png")
        return written.getvalue()
