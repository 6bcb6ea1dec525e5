"""A tileset's sheet: which tile stands where, what it means, and the picture of them all."""

from __future__ import annotations

from dataclasses import dataclass, field

from floors import SQUARE
from PIL import Image

Value = str | int | bool


@dataclass
class Tile:
    name: str
    column: int
    row: int
    image: Image.Image
    properties: dict[str, Value] = field(default_factory=dict)


class Sheet:
    """Tiles of 64 pixels in rows of `columns`; a tile keeps its place, since maps refer to it by number."""

    def __init__(self, name: str, columns: int, rows: int) -> None:
        self.name, self.columns, self.rows = name, columns, rows
        self._by_id: dict[int, Tile] = {}

    def put(
        self, name: str, column: int, row: int, image: Image.Image, properties: dict[str, Value] | None = None
    ) -> None:
        id = row * self.columns + column
        if id in self._by_id or not (0 <= column < self.columns and 0 <= row < self.rows):
            raise ValueError(f"{self.name}: no place for {name} at {column}, {row}")
        self._by_id[id] = Tile(name, column, row, image, properties or {})

    def tiles(self) -> list[tuple[int, Tile]]:
        return sorted(self._by_id.items())

    def picture(self) -> Image.Image:
        picture = Image.new("RGBA", (self.columns * SQUARE, self.rows * SQUARE), (0, 0, 0, 0))
        for _, tile in self.tiles():
            picture.paste(tile.image, (tile.column * SQUARE, tile.row * SQUARE))
        return picture


def ground(terrain: str, level: int = 0, leads_off: bool = False) -> dict[str, Value]:
    return {"terrain": terrain, "level": level, "exit": leads_off}


def cropped(whole: Image.Image, column: int, row: int) -> Image.Image:
    """One square of a picture of several."""
    x, y = column * SQUARE, row * SQUARE
    return whole.crop((x, y, x + SQUARE, y + SQUARE))
