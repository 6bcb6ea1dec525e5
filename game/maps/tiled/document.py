"""The plain form of a Tiled map: what its file says, before anybody asks what it means."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from enum import StrEnum
from operator import attrgetter
from pathlib import Path
from typing import Any

FLIPPED_ACROSS = 1 << 31
FLIPPED_DOWN = 1 << 30
FLIPPED_DIAGONALLY = 1 << 29
TILE_NUMBER = (1 << 28) - 1
"""The low bits of what a layer holds in a square; above them are the flip flags and one for hexagons."""

Properties = dict[str, Any]
"""Custom properties by name: str, int, float, bool, a dict for a property of a class, or a list."""


class Shape(StrEnum):
    RECTANGLE = "rectangle"
    TILE = "tile"
    POINT = "point"
    ELLIPSE = "ellipse"
    POLYGON = "polygon"
    POLYLINE = "polyline"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture file as a tileset names it. `source` is None for one held inside the map itself."""

    source: str | None
    width: int
    height: int
    key_colour: str | None = None


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile of a tileset. `kind` is its class; `first_frame` the tile that an animation begins with.

    `part`: x, y, width and height in its picture, if it is not all of it.
    """

    id: int
    kind: str = ""
    properties: Properties = field(default_factory=dict)
    picture: Picture | None = None
    first_frame: int | None = None
    part: tuple[int, int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class Tileset:
    """A tileset as one map uses it, from tile number `first` on.

    `tiles` holds the tiles about which the file says something. `count` is None where tiles have pictures
    of their own (then only those listed exist). `found` is False for a tileset whose file could not be read.
    `alignment` is the point of a tile object that its x and y stand for. `shown` is its file, for messages;
    `folder` is where its pictures are looked for. `offset_x` and `offset_y` are pixels by which its tiles are drawn
    off their squares.
    """

    first: int
    name: str
    shown: str
    folder: Path
    tile_width: int = 0
    tile_height: int = 0
    count: int | None = 0
    columns: int = 0
    margin: int = 0
    spacing: int = 0
    alignment: str = "bottomleft"
    picture: Picture | None = None
    tiles: dict[int, Tile] = field(default_factory=dict)
    found: bool = True
    offset_x: int = 0
    offset_y: int = 0

    def tile(self, id: int) -> Tile | None:
        """The tile of that id; None if there is none."""
        if id in self.tiles:
            return self.tiles[id]
        if self.found and (self.count is None or id >= self.count):
            return None
        return Tile(id)


@dataclass(frozen=True, slots=True)
class TileLayer:
    """One tile layer; visibility, opacity and offset (pixels) are those of its groups too.

    `numbers` are what the file holds for each square, row by row, flip flags included; 0 is no tile.
    """

    name: str
    visible: bool
    opacity: float
    offset_x: float
    offset_y: float
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MapObject:
    """One object. Pixels are those of the map, the layer's offset included; `rotation` is degrees clockwise.

    Class and properties of the tile of a tile object are taken over where the object has none of its own.
    `alignment` is the point of the object that x and y stand for, around which it is turned too.
    `inherited` names the properties that came from the tile; they are those of the tile as it was drawn, before
    the object was flipped (`across`, `down`) and turned.
    """

    id: int
    name: str
    kind: str
    layer: str
    shape: Shape
    x: float
    y: float
    width: float
    height: float
    rotation: float
    visible: bool
    alignment: str
    properties: Properties
    inherited: frozenset[str] = frozenset()
    across: bool = False
    down: bool = False


@dataclass(frozen=True, slots=True)
class ObjectLayer:
    name: str
    visible: bool
    objects: tuple[MapObject, ...]


@dataclass(frozen=True, slots=True)
class MapDocument:
    """A map file that could be read. Layers are in file order, groups taken apart; tilesets by their first tile.

    `square` is the side of a square in pixels; `render_order` the order in which a layer's tiles are drawn, as Tiled
    writes it.
    """

    path: Path
    shown: str
    rows: int
    columns: int
    square: int
    tilesets: tuple[Tileset, ...]
    layers: tuple[TileLayer | ObjectLayer, ...]
    properties: Properties
    render_order: str = "right-down"

    @property
    def tile_layers(self) -> list[TileLayer]:
        return [layer for layer in self.layers if isinstance(layer, TileLayer)]

    @property
    def object_layers(self) -> list[ObjectLayer]:
        return [layer for layer in self.layers if isinstance(layer, ObjectLayer)]

    def tile(self, number: int) -> Tile | None:
        """The tile that a number of a layer stands for, whatever its flip flags."""
        return find_tile(self.tilesets, number)[1]


def find_tile(tilesets: tuple[Tileset, ...], number: int) -> tuple[Tileset | None, Tile | None]:
    """The tileset and tile for a number, of tilesets in order; the tileset alone if it has no such tile."""
    number &= TILE_NUMBER
    index = bisect_right(tilesets, number, key=attrgetter("first")) - 1
    return (tilesets[index], tilesets[index].tile(number - tilesets[index].first)) if index >= 0 else (None, None)
