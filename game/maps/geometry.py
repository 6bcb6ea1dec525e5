"""Which squares an object of a map covers."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.maps.tiled import MapObject

_ACROSS = {"left": 0.0, "right": 1.0}
_DOWN = {"top": 0.0, "bottom": 1.0}


@dataclass(frozen=True, slots=True)
class Area:
    """Squares covered, as half-open ranges that may lie outside the board, and the square of the centre.

    `straight`: turned by quarters only; of anything else the ranges are those of the object unturned.
    """

    top: int
    left: int
    bottom: int
    right: int
    centre: tuple[int, int]
    straight: bool

    @property
    def rows(self) -> int:
        return self.bottom - self.top

    @property
    def columns(self) -> int:
        return self.right - self.left

    @property
    def count(self) -> int:
        return self.rows * self.columns

    def within(self, rows: int, columns: int) -> bool:
        """Whether all of it lies on a board of that size."""
        return self.top >= 0 and self.left >= 0 and self.bottom <= rows and self.right <= columns

    def touches(self, rows: int, columns: int) -> bool:
        """Whether any of it lies on a board of that size."""
        return self.bottom > 0 and self.right > 0 and self.top < rows and self.left < columns

    def squares(self) -> list[tuple[int, int]]:
        """All of them, row by row. Ask `within` first: a map's author may have drawn anything."""
        return [(row, column) for row in range(self.top, self.bottom) for column in range(self.left, self.right)]


def area(thing: MapObject, square: int) -> Area:
    """The squares of which an object covers at least half each way; always that of its centre, if none.

    An object drawn a little smaller than its squares, or a little off the grid, counts as meant.
    """
    centre_x, centre_y = _centre(thing)
    quarters = thing.rotation / 90
    straight = abs(quarters - round(quarters)) < 0.01
    width, height = thing.width, thing.height
    if straight and round(quarters) % 2:
        width, height = height, width
    row, column = math.floor(centre_y / square), math.floor(centre_x / square)
    left, right = _range(centre_x, width, square, column)
    top, bottom = _range(centre_y, height, square, row)
    return Area(top, left, bottom, right, (row, column), straight)


def _range(centre: float, length: float, square: int, fallback: int) -> tuple[int, int]:
    first = _nearest((centre - length / 2) / square)
    beyond = _nearest((centre + length / 2) / square)
    return (first, beyond) if beyond > first else (fallback, fallback + 1)


def _nearest(value: float) -> int:
    """The nearest whole number; halves go up, but for the dust that turning leaves."""
    return math.floor(value + 0.5 + 1e-6)


def _centre(thing: MapObject) -> tuple[float, float]:
    """The middle of an object in pixels, after turning it around the point that its x and y stand for."""
    across = next((part for name, part in _ACROSS.items() if name in thing.alignment), 0.5)
    down = next((part for name, part in _DOWN.items() if name in thing.alignment), 0.5)
    to_x, to_y = (0.5 - across) * thing.width, (0.5 - down) * thing.height
    angle = math.radians(thing.rotation)
    return (
        thing.x + to_x * math.cos(angle) - to_y * math.sin(angle),
        thing.y + to_x * math.sin(angle) + to_y * math.cos(angle),
    )
