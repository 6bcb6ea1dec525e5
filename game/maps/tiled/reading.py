"""A Tiled map file read into its plain form, with all that is wrong with it as a file."""

from __future__ import annotations

from itertools import pairwise
from operator import attrgetter
from pathlib import Path
from xml.etree.ElementTree import Element

from game.maps.faults import Place, Report, quoted
from game.maps.tiled.document import MapDocument, Tileset
from game.maps.tiled.file import read_xml
from game.maps.tiled.infinite import crop
from game.maps.tiled.layers import LayerReader
from game.maps.tiled.objects import ObjectReader
from game.maps.tiled.templates import Templates
from game.maps.tiled.tilesets import read_tileset
from game.maps.tiled.values import properties, switch, whole

MOST_ROWS = MOST_COLUMNS = 200
LARGEST_SQUARE = 1024
MOST_TILESETS = 100


def read_document(path: Path, shown: str, report: Report) -> MapDocument | None:
    """The map in a file; None, with a fault, where its frame cannot be read.

    `shown` is the name of the file in messages.
    """
    place = Place(shown)
    root = read_xml(path, place, report, "map")
    if root is None:
        return None
    infinite = switch(root, "infinite", False)
    size = _size(root, infinite, place, report)
    if size is None:
        return None
    rows, columns, square = size
    cropped = None
    if infinite:
        cropped = crop(root, place, report, MOST_ROWS, MOST_COLUMNS)
        if cropped is None:
            return None
        rows, columns = cropped.rows, cropped.columns
    tilesets = _tilesets(root, path, place, report)
    objects = ObjectReader(tilesets, Templates(path.parent, report), report)
    if cropped is not None:
        objects.origin = (cropped.left * square, cropped.top * square)
    reader = LayerReader(rows, columns, tilesets, objects, report, cropped.numbers if cropped else None)
    layers = reader.read(root, place)
    order = root.get("renderorder", "right-down")
    return MapDocument(path, shown, rows, columns, square, tilesets, layers, properties(root, place, report), order)


def _size(root: Element, infinite: bool, place: Place, report: Report) -> tuple[int, int, int] | None:
    """(rows, columns, pixels of a square's side); rows and columns of an infinite map mean nothing yet."""
    faults = len(report.errors)
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        words = f"the map is {quoted(orientation)}"
        report.error("orientation", place, words, "Make it orthogonal: the board is one of squares")
    columns = whole(root, "width", 0, place, report)
    rows = whole(root, "height", 0, place, report)
    if not infinite and not (1 <= rows <= MOST_ROWS and 1 <= columns <= MOST_COLUMNS):
        words = f"the map is {columns} by {rows} squares"
        report.error("map-size", place, words, f"It may be 1 by 1 to {MOST_COLUMNS} by {MOST_ROWS}")
    width = whole(root, "tilewidth", 0, place, report)
    height = whole(root, "tileheight", 0, place, report)
    if width != height or not 1 <= width <= LARGEST_SQUARE:
        words = f"the map's tiles are {width} by {height} pixels"
        report.error("square-size", place, words, f"They must be square, 1 to {LARGEST_SQUARE} pixels")
    return (rows, columns, width) if len(report.errors) == faults else None


def _tilesets(root: Element, path: Path, place: Place, report: Report) -> tuple[Tileset, ...]:
    elements = root.findall("tileset")
    if len(elements) > MOST_TILESETS:
        words = f"the map uses more than {MOST_TILESETS} tilesets"
        report.error("too-many-tilesets", place, words, "Remove the unused ones")
        elements = elements[:MOST_TILESETS]
    folder = path.parent
    tilesets = [read_tileset(element, folder, folder, place, report) for element in elements]
    tilesets.sort(key=attrgetter("first"))
    for one, next_one in pairwise(tilesets):
        if one.first == next_one.first:
            words = f"the tilesets {quoted(one.name)} and {quoted(next_one.name)} begin with the same tile"
            report.error("tileset", place, words, "Save the map anew from Tiled")
    return tuple(tilesets)
