"""The square grid that rule systems share: directions and the board (R2)."""

from game.rules.grid.board import Board, Deck, Ground, Terrain
from game.rules.grid.direction import FACINGS, Direction

__all__ = ["FACINGS", "Board", "Deck", "Direction", "Ground", "Terrain"]
