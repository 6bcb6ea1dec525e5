"""Boards as they are written in positions: by their map, or drawn in place (referee: format 1)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from game.rules.grid import Board, Deck, Ground, Terrain
from game.rules.kernel.system import BadPosition, LoadBoard

Name = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^\P{Cc}+$")]
"""Without line breaks, so that whatever is said of it stays in one line."""
Count = Annotated[int, Field(ge=0, le=1000)]
Length = Annotated[int, Field(ge=1, le=200)]


class Written(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SquareData(Written):
    terrain: Literal["floor", "wall", "void", "stairs"] = "floor"
    level: Annotated[int, Field(ge=0, le=9)] = 0
    exit: bool = False


class DeckData(Written):
    name: Name
    side: str | None = None
    row: Count
    column: Count
    rows: Length
    columns: Length


class BoardData(Written):
    """A map, or a board drawn in place; a stored game has both, and the drawing counts."""

    map: str | None = None
    rows: Length | None = None
    columns: Length | None = None
    squares: dict[str, SquareData] = {}
    edge: Literal["wall", "open"] = "wall"
    decks: list[DeckData] = []


def read_board(data: BoardData, load_board: LoadBoard) -> tuple[Board, Any]:
    """The board and, if it comes from a map, whatever else was read of that; else None. Raises BadPosition."""
    if data.rows is None and data.columns is None:
        if data.map is None:
            raise BadPosition('board: needs either "map" or "rows" and "columns"')
        if data.squares or data.decks:
            raise BadPosition('board: a board drawn in place needs "rows" and "columns"')
        return load_board(data.map)
    if data.rows is None or data.columns is None:
        raise BadPosition('board: needs both "rows" and "columns"')
    decks = tuple(Deck(deck.name, deck.row, deck.column, deck.rows, deck.columns, deck.side) for deck in data.decks)
    for deck in decks:
        if deck.row + deck.rows > data.rows or deck.column + deck.columns > data.columns:
            raise BadPosition(f"board.decks: {deck.name} reaches beyond the board of {data.rows} by {data.columns}")
    for number, deck in enumerate(decks):
        for other in decks[number + 1 :]:
            if deck.name == other.name or _overlap(deck, other):
                raise BadPosition(f"board.decks: {deck.name} and {other.name} overlap or share a name")
    plain = Board(data.rows, data.columns, decks=decks)
    grounds = {}
    for square, ground in data.squares.items():
        if square not in plain:
            raise BadPosition(f"board.squares.{square}: no such square on this board; {squares_of(plain)}")
        grounds[plain.row_column(square)] = Ground(Terrain(ground.terrain), ground.level, ground.exit)
    board = Board(data.rows, data.columns, grounds, open_edge=data.edge == "open", decks=decks, map=data.map)
    for square, ground in data.squares.items():
        if ground.exit and not on_edge(board, square):
            raise BadPosition(f"board.squares.{square}: an exit lies on the edge of the board")
    return board, None


def _overlap(deck: Deck, other: Deck) -> bool:
    apart_rows = deck.row + deck.rows <= other.row or other.row + other.rows <= deck.row
    apart_columns = deck.column + deck.columns <= other.column or other.column + other.columns <= deck.column
    return not (apart_rows or apart_columns)


def on_edge(board: Board, square: str) -> bool:
    row, column = board.row_column(square)
    return row in (0, board.rows - 1) or column in (0, board.columns - 1)


def squares_of(board: Board) -> str:
    """The squares a board has, in words."""
    names = list(board)
    return f"squares run from {names[0]} to {names[-1]}"


def write_board(board: Board, whole: bool) -> dict[str, Any]:
    """By its map if it has one, unless the whole board is wanted."""
    if board.map is not None and not whole:
        return {"map": board.map}
    squares: dict[str, Any] = {}
    for square in board:
        ground = board.ground(square)
        written: dict[str, Any] = {}
        if ground.terrain is not Terrain.FLOOR:
            written["terrain"] = ground.terrain.value
        if ground.level:
            written["level"] = ground.level
        if ground.exit:
            written["exit"] = True
        if written:
            squares[square] = written
    data: dict[str, Any] = {"rows": board.rows, "columns": board.columns, "squares": squares}
    data["edge"] = "open" if board.open_edge else "wall"
    if board.map is not None:
        data["map"] = board.map
    if board.decks:
        data["decks"] = [
            {
                "name": deck.name,
                "side": deck.side,
                "row": deck.row,
                "column": deck.column,
                "rows": deck.rows,
                "columns": deck.columns,
            }
            for deck in board.decks
        ]
    return data
