"""Pieces as they are written."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from game.rules.grid import Board, Direction
from game.rules.kernel.system import BadPosition
from game.rules.swashbuckler.pieces import LOOSE, RECTANGLES, Kind, Piece
from game.rules.swashbuckler.written.boards import squares_of
from game.rules.swashbuckler.written.models import PieceData

LENGTHS = {Kind.TABLE: (2, 3), Kind.SHELF: (1, 2, 3), Kind.FALLEN_SHELF: (1, 2, 3), Kind.CANNON: (1, 2)}
"""How many squares in a row a piece may cover; carpets are rectangles, all others one square (R3)."""
FIELDS = {
    "full": frozenset({Kind.MUG}),
    "flipped": frozenset({Kind.TABLE}),
    "falls": frozenset({Kind.SHELF, Kind.FALLEN_SHELF}),
    "under": LOOSE,
}
"""What is said only of some kinds."""


def read_piece(data: PieceData, place: str, board: Board) -> Piece:
    for field, kinds in FIELDS.items():
        value = getattr(data, field)
        if value not in (None, False) and data.kind not in kinds:
            raise BadPosition(f"{place}.{field}: a {data.kind.value} has no such property")
    if data.kind is Kind.SHELF and data.falls is None:
        raise BadPosition(f'{place}.falls: a shelf needs the direction it falls in, such as "S"')
    return Piece(
        data.id,
        data.kind,
        _read_squares(data, place, board),
        full=data.full if data.full is not None else data.kind is Kind.MUG,
        flipped=bool(data.flipped),
        falls=None if data.falls is None else Direction(data.falls),
        under=bool(data.under),
    )


def _read_squares(data: PieceData, place: str, board: Board) -> tuple[str, ...]:
    if data.square is not None and data.squares is not None:
        raise BadPosition(f'{place}: give either "square" or "squares"')
    named = data.squares if data.squares is not None else [data.square] if data.square is not None else []
    for square in named:
        if square not in board:
            raise BadPosition(f"{place}: no such square {square!r}; {squares_of(board)}")
    if not named:
        if data.kind is not Kind.CHEST:
            raise BadPosition(f"{place}: only a carried chest has no square")
        return ()
    if data.kind in RECTANGLES:
        squares = board.rectangle(named[0], named[-1])
        if len(named) > 2:
            raise BadPosition(f"{place}.squares: name two opposite corners of the {data.kind.value}")
        if data.kind is Kind.CARPET:
            return squares
    else:
        squares = tuple(named)
    lengths = LENGTHS.get(data.kind, (1,))
    if len(squares) not in lengths or not _in_a_row(board, squares):
        allowed = " or ".join(str(length) for length in lengths)
        raise BadPosition(f"{place}.squares: a {data.kind.value} covers {allowed} squares in a row")
    return squares


def _in_a_row(board: Board, squares: tuple[str, ...]) -> bool:
    """Whether the squares lie side by side in a straight row, in either order."""
    corners = sorted(board.row_column(square) for square in squares)
    steps = {(row - before[0], column - before[1]) for before, (row, column) in pairwise(corners)}
    return len(set(squares)) == len(squares) and (not steps or steps in ({(0, 1)}, {(1, 0)}))


def write_piece(piece: Piece) -> dict[str, Any]:
    data: dict[str, Any] = {"id": piece.id, "kind": piece.kind.value}
    if piece.kind in RECTANGLES:
        data["squares"] = [piece.squares[0], piece.squares[-1]]
    elif piece.kind in LENGTHS:
        data["squares"] = list(piece.squares)
    else:
        data["square"] = piece.square
    if piece.kind is Kind.MUG:
        data["full"] = piece.full
    if piece.kind is Kind.TABLE:
        data["flipped"] = piece.flipped
    if piece.falls is not None:
        data["falls"] = piece.falls.value
    if piece.under:
        data["under"] = True
    return data
