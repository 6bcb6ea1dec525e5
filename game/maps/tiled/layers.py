"""Layers in file order: groups are taken apart, and what they pass on is worked in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from xml.etree.ElementTree import Element

from game.maps.faults import MOST_FAULTS, Place, Report, quoted
from game.maps.tiled.document import TILE_NUMBER, ObjectLayer, TileLayer, Tileset, find_tile
from game.maps.tiled.numbers import BadNumbers, read_numbers
from game.maps.tiled.objects import ObjectReader
from game.maps.tiled.values import measure, switch, whole
from game.rules.grid.board import row_letters

MOST_LAYERS = 100


@dataclass(frozen=True, slots=True)
class _Passed:
    """What a group passes on to the layers in it."""

    visible: bool = True
    opacity: float = 1.0
    offset_x: float = 0.0
    offset_y: float = 0.0


class LayerReader:
    """Reads the layers of one map of so many rows and columns. `cropped`: the numbers of an infinite map's layers."""

    def __init__(
        self,
        rows: int,
        columns: int,
        tilesets: tuple[Tileset, ...],
        objects: ObjectReader,
        report: Report,
        cropped: dict[Element, tuple[int, ...]] | None = None,
    ) -> None:
        self.rows = rows
        self.columns = columns
        self.tilesets = tilesets
        self.objects = objects
        self.report = report
        self.cropped = cropped
        self.layers: list[TileLayer | ObjectLayer] = []

    def read(self, root: Element, place: Place) -> tuple[TileLayer | ObjectLayer, ...]:
        self._read(root, place, _Passed())
        return tuple(self.layers)

    def _read(self, parent: Element, place: Place, passed: _Passed) -> None:
        for element in parent:
            if element.tag not in ("layer", "objectgroup", "group", "imagelayer"):
                continue
            if len(self.layers) >= MOST_LAYERS:
                words = f"the map has more than {MOST_LAYERS} layers"
                self.report.error("too-many-layers", Place(place.file), words, "Merge some of them")
                return
            here = replace(place, layer=element.get("name", ""))
            _check_looks(element, here, self.report)
            inner = self._passed(element, passed, here)
            if element.tag == "group":
                self._read(element, place, inner)
            elif element.tag == "objectgroup":
                objects = self.objects.read(element, here, inner.offset_x, inner.offset_y, inner.visible)
                self.layers.append(ObjectLayer(here.layer or "", inner.visible, objects))
            elif element.tag == "imagelayer":
                words = "picture layers are not shown in the game"
                self.report.warning("picture-layer", here, words, "Use a tile layer")
            else:
                layer = self._tile_layer(element, here, inner)
                if layer:
                    self.layers.append(layer)

    def _passed(self, element: Element, outer: _Passed, place: Place) -> _Passed:
        opacity = measure(element, "opacity", 1.0, place, self.report)
        return _Passed(
            outer.visible and switch(element, "visible", True),
            outer.opacity * min(max(1.0 if opacity is None else opacity, 0.0), 1.0),
            outer.offset_x + (measure(element, "offsetx", 0.0, place, self.report) or 0.0),
            outer.offset_y + (measure(element, "offsety", 0.0, place, self.report) or 0.0),
        )

    def _tile_layer(self, element: Element, place: Place, passed: _Passed) -> TileLayer | None:
        numbers = self._numbers(element, place) if self.cropped is None else self.cropped.get(element)
        if numbers is None:
            return None
        self._check(numbers, place)
        return TileLayer(place.layer or "", passed.visible, passed.opacity, passed.offset_x, passed.offset_y, numbers)

    def _numbers(self, element: Element, place: Place) -> tuple[int, ...] | None:
        columns = whole(element, "width", self.columns, place, self.report)
        rows = whole(element, "height", self.rows, place, self.report)
        if (rows, columns) != (self.rows, self.columns):
            words = f"the layer is {columns} by {rows} squares, the map {self.columns} by {self.rows}"
            self.report.error("layer-size", place, words, "Save the map anew from Tiled")
            return None
        data = element.find("data")
        if data is None:
            self.report.error("layer-data", place, "the layer has no data", "Save the map anew from Tiled")
            return None
        try:
            return read_numbers(data, self.rows, self.columns)
        except BadNumbers as bad:
            self.report.error(bad.code, place, bad.words, bad.remedy)
            return None

    def _check(self, numbers: tuple[int, ...], place: Place) -> None:
        """One fault for each number that stands for no tile, at the first square that holds it."""
        unknown = [number for number in set(numbers) - {0} if find_tile(self.tilesets, number)[1] is None]
        firsts = {number: index for index, number in reversed(list(enumerate(numbers)))} if unknown else {}
        for number in sorted(unknown, key=firsts.__getitem__)[:MOST_FAULTS]:
            row, column = divmod(firsts[number], self.columns)
            square = f"{row_letters(row)}{column + 1}"
            tileset, _ = find_tile(self.tilesets, number)
            _unknown_tile(number, tileset, replace(place, square=square), self.report)


def _unknown_tile(number: int, tileset: Tileset | None, place: Place, report: Report) -> None:
    number &= TILE_NUMBER
    words = f"there is no tile {number}"
    if tileset is not None:
        words += f": it would be tile {number - tileset.first} of tileset {quoted(tileset.name)}"
        if tileset.count is not None:
            words += f", which has {tileset.count}"
    report.error("unknown-tile", place, words, "Draw the square anew, or put the tileset back")


def _check_looks(element: Element, place: Place, report: Report) -> None:
    """Warnings of how Tiled would show a layer, where the game will not."""
    looks = (
        ("tintcolor", ("", "#ffffff", "#ffffffff"), "a tint"),
        ("mode", ("", "normal"), "a blend mode"),
        ("parallaxx", ("", "1"), "a parallax factor"),
        ("parallaxy", ("", "1"), "a parallax factor"),
    )
    for name, plain, what in looks:
        if element.get(name, "").lower() not in plain:
            words = f"the layer has {what} ({quoted(element.get(name, ''))}), which the game does not show"
            report.warning("layer-looks", place, words, "Reset it in the layer's properties")
            return
