"""The pictures of a map's tile layers, cut by pytmx with a loader that the app hands in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, SubElement

import pytmx  # type: ignore[import-untyped]

from game.maps.faults import MapError, Place, Report, quoted
from game.maps.finding import find_file
from game.maps.picture_files import find_picture
from game.maps.tiled import MapDocument, Tile, TileLayer, Tileset, read_document
from game.maps.tiled.document import (
    FLIPPED_ACROSS,
    FLIPPED_DIAGONALLY,
    FLIPPED_DOWN,
    TILE_NUMBER,
    Picture,
    find_tile,
)

LoadImage = Callable[..., Callable[..., Any]]
"""pytmx's kind of image loader: `load_image(file, key_colour, **more)` gives `cut(rectangle)`, which gives a
picture. `cut()` gives the whole file. It is never asked to flip."""


class Flags(NamedTuple):
    """How a picture is to be turned when it is drawn: first the diagonal, then the two flips."""

    across: bool
    down: bool
    diagonal: bool


class DrawnTile(NamedTuple):
    """A tile to be drawn with its south-west corner on that of its square, moved by its offset (pixels)."""

    column: int
    row: int
    image: Any
    flags: Flags
    offset_x: int = 0
    offset_y: int = 0


@dataclass(frozen=True, slots=True)
class PictureLayer:
    """One visible tile layer, to be drawn at its offset (pixels of the map). Taller tiles stick out upwards."""

    name: str
    opacity: float
    offset_x: float
    offset_y: float
    tiles: tuple[DrawnTile, ...]


@dataclass(frozen=True, slots=True)
class Pictures:
    """The visible tile layers from the bottom up; `square` is the side of a square in the map's pixels, `rows` and
    `columns` are those of the whole map."""

    square: int
    rows: int
    columns: int
    layers: tuple[PictureLayer, ...]


def tile_layers(path_or_name: str | Path, load_image: LoadImage) -> Pictures:
    """The pictures of a map's visible tile layers; an animated tile shows its first frame.

    Raises MapError if the file cannot be read or a picture in use is not there or not good.
    """
    report = Report()
    path, shown = find_file(path_or_name)
    document = read_document(path, shown, report)
    if document is None or report.errors:
        raise MapError(report.errors)
    layers = [layer for layer in document.tile_layers if layer.visible]
    plain = _plain_map(document, layers, report)
    if report.errors:
        raise MapError(report.errors)
    cut = _cut(plain, document, load_image)
    drawn = (_drawn(layer, cells, document) for layer, cells in zip(layers, cut.layers, strict=True))
    return Pictures(document.square, document.rows, document.columns, tuple(drawn))


def _plain_map(document: MapDocument, layers: list[TileLayer], report: Report) -> Element:
    """A map of nothing but these layers and what they use, which pytmx is sure to read as we do.

    pytmx by itself stumbles over fractions of pixels, some names and templates, mixes up the order of the
    layers, and knows nothing of what groups pass on.
    """
    root = Element("map", width=str(document.columns), height=str(document.rows))
    root.set("tilewidth", str(document.square))
    root.set("tileheight", str(document.square))
    used = {number: _first_frame(document, number) for layer in layers for number in set(layer.numbers)}
    for tileset in document.tilesets:
        tiles = {}
        for number in used.values():
            owner, tile = find_tile(document.tilesets, number)
            if owner is tileset and tile is not None:
                tiles[tile.id] = tile
        if tiles:
            root.append(_plain_tileset(tileset, tiles, document, report))
    for layer in layers:
        element = SubElement(root, "layer", width=str(document.columns), height=str(document.rows))
        data = SubElement(element, "data", encoding="csv")
        data.text = ",".join(str(used[number]) for number in layer.numbers)
    return root


def _first_frame(document: MapDocument, number: int) -> int:
    """The number of the tile to show in place of one, without flip flags."""
    number &= TILE_NUMBER
    tileset, tile = find_tile(document.tilesets, number)
    if tileset and tile and tile.first_frame is not None and tileset.tile(tile.first_frame):
        return tileset.first + tile.first_frame
    return number


def _plain_tileset(tileset: Tileset, tiles: dict[int, Tile], document: MapDocument, report: Report) -> Element:
    element = Element("tileset", firstgid=str(tileset.first), name="")
    element.set("tilewidth", str(tileset.tile_width))
    element.set("tileheight", str(tileset.tile_height))
    if tileset.picture:
        element.set("spacing", str(tileset.spacing))
        element.set("margin", str(tileset.margin))
        rows = -(-(tileset.count or 0) // tileset.columns)
        width = tileset.columns * (tileset.tile_width + tileset.spacing) - tileset.spacing
        height = rows * (tileset.tile_height + tileset.spacing) - tileset.spacing
        _plain_picture(element, tileset.picture, (width, height), tileset, document, report)
        return element
    for tile in tiles.values():
        if tile.picture:
            holder = SubElement(element, "tile", id=str(tile.id))
            size_of = (tile.picture.width, tile.picture.height)
            _plain_picture(holder, tile.picture, size_of, tileset, document, report)
            image = holder.find("image")
            if tile.part and image is not None:
                # pytmx knows nothing of parts: the loader finds this one again by its name.
                image.set("source", _PART.join((image.get("source", ""), *map(str, tile.part))))
    return element


def _plain_picture(
    parent: Element,
    picture: Picture,
    size: tuple[int, int],
    tileset: Tileset,
    document: MapDocument,
    report: Report,
) -> None:
    path = find_picture(picture, tileset, document, report)
    if path is None:
        return
    element = SubElement(parent, "image", source=str(path), width=str(size[0]), height=str(size[1]))
    if picture.key_colour:
        element.set("trans", picture.key_colour.lstrip("#"))


class _BadPicture(Exception):
    """A picture that the app's loader could not load or cut."""


_PART = "\x1f"
"""What stands between a file and the part of it in the plain map; no file's name has it."""


def _cut(plain: Element, document: MapDocument, load_image: LoadImage) -> pytmx.TiledMap:
    def loader(name: str, key_colour: str | None, **more: object) -> Callable[..., Any]:
        file, *part = name.split(_PART)
        cut = guarded(file, load_image, file, key_colour, **more)
        if part:
            return lambda *_: guarded(file, cut, tuple(map(int, part)))
        return lambda rectangle=None, flags=None: guarded(file, cut, *([rectangle] if rectangle else []))

    def guarded(file: str, call: Callable[..., Any], *given: object, **more: object) -> Any:
        try:
            return call(*given, **more)
        except (OSError, ValueError, RuntimeError, SyntaxError, MemoryError) as error:
            raise _BadPicture(f"the picture {quoted(Path(file).name)} cannot be used: {error}") from error

    drawn = pytmx.TiledMap(image_loader=loader)
    drawn.filename = str(document.path)
    try:
        return drawn.parse_xml(plain)
    except _BadPicture as bad:
        report = Report()
        report.error("bad-picture", Place(document.shown), str(bad), "Save the picture anew, as PNG")
        raise MapError(report.errors) from bad


def _drawn(layer: TileLayer, cut: pytmx.TiledTileLayer, document: MapDocument) -> PictureLayer:
    tiles = []
    images = cut.parent.images
    columns = cut.width
    for index, number in enumerate(layer.numbers):
        row, column = divmod(index, columns)
        image = images[cut.data[row][column]] if number else None
        if image is not None:
            flags = Flags(
                bool(number & FLIPPED_ACROSS),
                bool(number & FLIPPED_DOWN),
                bool(number & FLIPPED_DIAGONALLY),
            )
            tileset, _ = find_tile(document.tilesets, number)
            offset = (tileset.offset_x, tileset.offset_y) if tileset else (0, 0)
            tiles.append(DrawnTile(column, row, image, flags, *offset))
    # Where tiles reach over their squares, those drawn later lie above.
    right, down = "right" in document.render_order, "down" in document.render_order
    tiles.sort(key=lambda tile: (tile.row if down else -tile.row, tile.column if right else -tile.column))
    return PictureLayer(layer.name, layer.opacity, layer.offset_x, layer.offset_y, tuple(tiles))
