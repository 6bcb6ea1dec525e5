"""The objects of an object layer."""

from __future__ import annotations

from dataclasses import replace
from xml.etree.ElementTree import Element

from game.maps.faults import Place, Report
from game.maps.tiled.document import (
    FLIPPED_ACROSS,
    FLIPPED_DOWN,
    TILE_NUMBER,
    MapObject,
    Properties,
    Shape,
    Tile,
    Tileset,
    find_tile,
)
from game.maps.tiled.templates import Templates
from game.maps.tiled.values import kind_of, measure, properties, switch, whole

MOST_OBJECTS = 5000
_SHAPES = ("point", "ellipse", "polygon", "polyline", "text")


class ObjectReader:
    """Reads object layers, and counts their objects over the whole map."""

    def __init__(self, tilesets: tuple[Tileset, ...], templates: Templates, report: Report) -> None:
        self.tilesets = tilesets
        self.templates = templates
        self.report = report
        self.count = 0
        self.origin = (0, 0)
        """Where in the file's pixels the board's corner lies."""

    def read(
        self, group: Element, place: Place, offset_x: float, offset_y: float, visible: bool
    ) -> tuple[MapObject, ...]:
        objects = []
        for element in group.findall("object"):
            self.count += 1
            if self.count > MOST_OBJECTS:
                if self.count == MOST_OBJECTS + 1:
                    words = f"the map has more than {MOST_OBJECTS} objects"
                    self.report.error("too-many-objects", place, words, "Remove some of them")
                break
            found = self._object(element, place, offset_x, offset_y, visible)
            if found:
                objects.append(found)
        return tuple(objects)

    def _object(
        self, element: Element, layer: Place, offset_x: float, offset_y: float, visible: bool
    ) -> MapObject | None:
        name = element.get("name", "")
        place = replace(layer, object_id=0, object_name=name)
        place = replace(place, object_id=whole(element, "id", 0, place, self.report))
        tilesets = self.tilesets
        source = element.get("template")
        if source is not None:
            template = self.templates.find(source, place)
            if template is None:
                return None
            if element.get("gid") is None:
                tilesets = template.tilesets
            element = template.instance(element)
            name = element.get("name", "")
            place = replace(place, object_name=name)
        measures = [measure(element, key, 0.0, place, self.report) for key in ("x", "y", "width", "height")]
        rotation = measure(element, "rotation", 0.0, place, self.report)
        if None in measures or rotation is None:
            return None
        x, y, width, height = (each or 0.0 for each in measures)
        if width < 0 or height < 0:
            words = f"the object is {width:g} by {height:g} pixels"
            self.report.error("number", place, words, "Draw it anew in Tiled")
            return None
        number = whole(element, "gid", 0, place, self.report)
        tileset, tile = self._tile(element, number & TILE_NUMBER, tilesets, place)
        own = properties(element, place, self.report)
        inherited: Properties = tile.properties if tile else {}
        return MapObject(
            place.object_id or 0,
            name,
            kind_of(element) or (tile.kind if tile else ""),
            place.layer or "",
            _shape(element, width, height),
            x + offset_x - self.origin[0],
            y + offset_y - self.origin[1],
            width,
            height,
            rotation % 360,
            visible and switch(element, "visible", True),
            tileset.alignment if tileset else "topleft",
            {**inherited, **own},
            frozenset(inherited.keys() - own.keys()),
            bool(number & FLIPPED_ACROSS),
            bool(number & FLIPPED_DOWN),
        )

    def _tile(
        self, element: Element, number: int, tilesets: tuple[Tileset, ...], place: Place
    ) -> tuple[Tileset | None, Tile | None]:
        if element.get("gid") is None:
            return None, None
        tileset, tile = find_tile(tilesets, number)
        if tile is None:
            words = f"there is no tile {number} for the object"
            self.report.error("unknown-tile", place, words, "Place it anew, or put the tileset back")
        return tileset, tile


def _shape(element: Element, width: float, height: float) -> Shape:
    """A rectangle without a size, as a mere click makes it, is a point."""
    if element.get("gid") is not None:
        return Shape.TILE
    for shape in _SHAPES:
        if element.find(shape) is not None:
            return Shape(shape)
    return Shape.RECTANGLE if width and height else Shape.POINT
