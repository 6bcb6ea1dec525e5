"""The board: squares by name, their terrain and level, and how one lies to another (R2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from game.rules.grid.direction import Direction


class Terrain(StrEnum):
    FLOOR = "floor"
    WALL = "wall"
    VOID = "void"
    STAIRS = "stairs"


@dataclass(frozen=True, slots=True)
class Ground:
    """What one square is (R2.2)."""

    terrain: Terrain = Terrain.FLOOR
    level: int = 0
    exit: bool = False

    @property
    def standable(self) -> bool:
        return self.terrain in (Terrain.FLOOR, Terrain.STAIRS)


@dataclass(frozen=True, slots=True)
class Deck:
    """A named rectangle of the grid whose squares count from its own corner: `Port:C5` (R0, R2.6)."""

    name: str
    row: int
    column: int
    rows: int
    columns: int
    side: str | None = None

    def holds(self, row: int, column: int) -> bool:
        return self.row <= row < self.row + self.rows and self.column <= column < self.column + self.columns


@cache
def row_letters(row: int) -> str:
    """A for row 0, Z for 25, then AA, AB and so on."""
    letters = ""
    row += 1
    while row:
        row, rest = divmod(row - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


PLAIN = Ground()


class Board:
    """An immutable board. Squares are their names (`"H7"`, `"Port:C5"`); questions of geometry are asked here.

    `grounds` holds the squares that are not plain floor of level 0, by (row, column) from 0.
    `open_edge`: the board's edge is open instead of wall. `map`: the file it was read from, if any.
    """

    __slots__ = ("_ahead", "_at", "_grounds", "_names", "columns", "decks", "map", "open_edge", "rows")

    def __init__(
        self,
        rows: int,
        columns: int,
        grounds: Mapping[tuple[int, int], Ground] | None = None,
        *,
        open_edge: bool = False,
        decks: tuple[Deck, ...] = (),
        map: str | None = None,
    ) -> None:
        self.rows = rows
        self.columns = columns
        self.open_edge = open_edge
        self.decks = decks
        self.map = map
        self._names: dict[tuple[int, int], str] = {}
        self._at: dict[str, tuple[int, int]] = {}
        self._grounds: dict[str, Ground] = {}
        for row in range(rows):
            for column in range(columns):
                name = self._name(row, column)
                self._names[row, column] = name
                self._at[name] = (row, column)
                self._grounds[name] = (grounds or {}).get((row, column), PLAIN)
        self._ahead: dict[tuple[str, Direction], str | None] = {}

    def _name(self, row: int, column: int) -> str:
        for deck in self.decks:
            if deck.holds(row, column):
                return f"{deck.name}:{row_letters(row - deck.row)}{column - deck.column + 1}"
        return f"{row_letters(row)}{column + 1}"

    def __contains__(self, square: object) -> bool:
        return square in self._at

    def __iter__(self) -> Iterator[str]:
        """All squares, row by row."""
        return iter(self._at)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Board)
            and (self.rows, self.columns, self.open_edge, self.decks)
            == (other.rows, other.columns, other.open_edge, other.decks)
            and self._grounds == other._grounds
        )

    __hash__ = None  # type: ignore[assignment]

    def ground(self, square: str) -> Ground:
        return self._grounds[square]

    def level(self, square: str) -> int:
        return self._grounds[square].level

    def row_column(self, square: str) -> tuple[int, int]:
        """(row, column), both from 0."""
        return self._at[square]

    def square_at(self, row: int, column: int) -> str | None:
        return self._names.get((row, column))

    def ahead(self, square: str, direction: Direction, count: int = 1) -> str | None:
        """The square so many squares on in a direction; None beyond the edge."""
        if count == 1:
            key = (square, direction)
            if key not in self._ahead:
                self._ahead[key] = self._beyond(square, direction, 1)
            return self._ahead[key]
        return self._beyond(square, direction, count)

    def _beyond(self, square: str, direction: Direction, count: int) -> str | None:
        row, column = self._at[square]
        rows, columns = direction.offset
        return self._names.get((row + rows * count, column + columns * count))

    def direction(self, square: str, other: str) -> Direction | None:
        """The direction from a square to one adjacent to it, else None."""
        row, column = self._at[square]
        other_row, other_column = self._at[other]
        offset = (other_row - row, other_column - column)
        return next((each for each in Direction if each.offset == offset), None)

    def distance(self, square: str, other: str) -> int:
        """Squares between two squares, diagonals counting as one."""
        row, column = self._at[square]
        other_row, other_column = self._at[other]
        return max(abs(row - other_row), abs(column - other_column))

    def edge_is_open(self, square: str) -> bool:
        """Whether the edge beside this square can be fallen or flown over: an exit, or an open edge (R2.2)."""
        return self.open_edge or self._grounds[square].exit

    def walkable(self, square: str, other: str) -> bool:
        """Whether the ground lets one walk between two squares (R2.4): equal levels, or one apart at stairs."""
        here, there = self._grounds[square], self._grounds[other]
        if not there.standable:
            return False
        if here.level == there.level:
            return True
        stairs = Terrain.STAIRS in (here.terrain, there.terrain)
        return stairs and abs(here.level - there.level) == 1

    def rectangle(self, corner: str, opposite: str) -> tuple[str, ...]:
        """All squares between two opposite corners, row by row."""
        (top, left), (bottom, right) = self._at[corner], self._at[opposite]
        top, bottom = min(top, bottom), max(top, bottom)
        left, right = min(left, right), max(left, right)
        return tuple(
            self._names[row, column] for row in range(top, bottom + 1) for column in range(left, right + 1)
        )

    def deck_of(self, square: str) -> Deck | None:
        row, column = self._at[square]
        return next((deck for deck in self.decks if deck.holds(row, column)), None)
