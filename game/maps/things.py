"""What stands on a map, as the board view draws it."""

from __future__ import annotations

from game.maps.squares import SquareMap
from game.rules.kernel.tokens import Token
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.tokens import tokens


def things(loaded: SquareMap) -> list[Token]:
    """A token for every piece that lies on the board, by layer; of a faulty map too."""
    board = loaded.board
    there = {id: piece for id, piece in loaded.pieces.items() if all(square in board for square in piece.squares)}
    return tokens(Position(board, there))
