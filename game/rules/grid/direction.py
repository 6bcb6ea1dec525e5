"""The eight directions of the compass; facings are the four straight ones (R2.1)."""

from __future__ import annotations

from enum import StrEnum


class Direction(StrEnum):
    N = "N"
    NE = "NE"
    E = "E"
    SE = "SE"
    S = "S"
    SW = "SW"
    W = "W"
    NW = "NW"

    @property
    def eighths(self) -> int:
        """Eighths of a turn clockwise from north, 0 to 7."""
        return _EIGHTHS[self]

    @property
    def offset(self) -> tuple[int, int]:
        """(rows, columns) of one square in this direction."""
        return _OFFSETS[self]

    def turned(self, eighths: int) -> Direction:
        """This direction turned clockwise by so many eighths."""
        return _CLOCKWISE[(_EIGHTHS[self] + eighths) % 8]

    @property
    def opposite(self) -> Direction:
        return self.turned(4)


FACINGS = (Direction.N, Direction.E, Direction.S, Direction.W)
_CLOCKWISE = tuple(Direction)
_EIGHTHS = {direction: number for number, direction in enumerate(_CLOCKWISE)}
_OFFSETS = {
    Direction.N: (-1, 0),
    Direction.NE: (-1, 1),
    Direction.E: (0, 1),
    Direction.SE: (1, 1),
    Direction.S: (1, 0),
    Direction.SW: (1, -1),
    Direction.W: (0, -1),
    Direction.NW: (-1, -1),
}
