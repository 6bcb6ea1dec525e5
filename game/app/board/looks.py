"""From a token to its picture: which file, which way round, how many squares."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.app.board import plain
from game.app.board.sprites import SQUARE, Sprites
from game.rules.grid import Board
from game.rules.kernel.tokens import Token

FACES_SOUTH = frozenset({"shelf", "fallen_shelf"})
"""Drawn as they stand against a wall to the north; everything else is drawn facing north."""
LYING_EAST = frozenset({"table", "table_flipped", "cannon"})
"""Drawn along a row where they cover several squares."""


@dataclass(frozen=True, slots=True)
class Look:
    """A picture's name, how many degrees it is turned clockwise to stand as the token says, and its squares."""

    name: str
    turn: float
    rows: int
    columns: int


def span(board: Board, squares: tuple[str, ...]) -> tuple[int, int]:
    """Rows and columns that the squares cover."""
    places = [board.row_column(square) for square in squares]
    rows = [row for row, _ in places]
    columns = [column for _, column in places]
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def look(board: Board, token: Token) -> Look:
    rows, columns = span(board, token.squares)
    name = token.look
    turn = 0.0
    if name in FACES_SOUTH:
        turn = 180.0
        if token.facing is None:
            turn = 90.0 if rows > columns else 0.0
    elif name in LYING_EAST and token.facing is None and rows > columns:
        turn = 90.0
    return Look(name, turn, rows, columns)


def picture_name(sprites: Sprites, name: str, count: int) -> str | None:
    """The file of a look that covers so many squares: `table_3_flipped`, `shelf_2`, `chair`."""
    base, _, state = name.partition("_flipped")
    flipped = "_flipped" if name.endswith("_flipped") else ""
    if state:
        base = name
    for candidate in (f"{base}_{count}{flipped}", name):
        if sprites.pictures.get(f"pieces/{candidate}.png") is not None:
            return f"pieces/{candidate}.png"
    return None


def patched(sprites: Sprites, name: str, rows: int, columns: int) -> pygame.Surface | None:
    """A picture of any size put together from one of three squares by three: corners, edges, middles."""
    nine = sprites.pictures.get(f"pieces/{name}_9.png")
    if nine is None:
        return None
    made = pygame.Surface((columns * SQUARE, rows * SQUARE), pygame.SRCALPHA)
    for row in range(rows):
        for column in range(columns):
            # A single row or column has both edges: half of each.
            for half_row, half_column in ((0, 0), (0, 1), (1, 0), (1, 1)):
                part = SQUARE // 2
                source = (
                    _patch(column, columns, half_column) * SQUARE + half_column * part,
                    _patch(row, rows, half_row) * SQUARE + half_row * part,
                    part,
                    part,
                )
                made.blit(nine, (column * SQUARE + half_column * part, row * SQUARE + half_row * part), source)
    return made


def _patch(index: int, count: int, half: int) -> int:
    if index == 0 and half == 0:
        return 0
    if index == count - 1 and half == 1:
        return 2
    if index == 0 and count > 1:
        return 0
    if index == count - 1 and count > 1:
        return 2
    return 1


def still(sprites: Sprites, look: Look, zoom: float, angle: float) -> pygame.Surface:
    """The picture of a thing at that zoom, turned; a plain drawing if there is none."""
    found = picture_name(sprites, look.name, look.rows * look.columns)
    if found is not None:
        made = sprites.named(found, zoom, angle)
        assert made is not None
        return made

    def drawn() -> pygame.Surface:
        rows, columns = look.rows, look.columns
        if look.turn % 180:
            rows, columns = columns, rows
        return patched(sprites, look.name, rows, columns) or plain.thing(look.name, rows, columns)

    return sprites.turned(("thing", look), drawn, zoom / SQUARE, angle)
