"""The board of a written position with the pieces that its map brings."""

from __future__ import annotations

from game.rules.grid import Board, written
from game.rules.grid.written import BoardData, squares_of, write_board
from game.rules.kernel.system import LoadBoard
from game.rules.swashbuckler.pieces import Piece

__all__ = ["read_board", "squares_of", "write_board"]


def read_board(data: BoardData, load_board: LoadBoard) -> tuple[Board, dict[str, Piece]]:
    """The board and, if it comes from a map, the map's own pieces."""
    board, furnishings = written.read_board(data, load_board)
    return board, dict(furnishings.pieces) if furnishings else {}
