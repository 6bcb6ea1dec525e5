"""Infinite maps, cropped to what is drawn: the chunks of their layers become one grid of plain layers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from xml.etree.ElementTree import Element

from game.maps.faults import Place, Report
from game.maps.tiled.numbers import BadNumbers, read_numbers
from game.maps.tiled.values import whole

MOST_CHUNKED = 1_000_000
"""Squares that the chunks of a map may cover together, so that a small file cannot unpack to a huge one."""
LARGEST_CHUNK = 1024
Cells = dict[tuple[int, int], int]
"""Tile numbers by (row, column), which may be negative; squares without a tile are left out."""


@dataclass(slots=True)
class Cropped:
    """An infinite map as a finite one: its north-west square in the file's counting, its size, its layers' numbers."""

    top: int = 0
    left: int = 0
    rows: int = 0
    columns: int = 0
    numbers: dict[Element, tuple[int, ...]] = field(default_factory=dict)


def crop(root: Element, place: Place, report: Report, most_rows: int, most_columns: int) -> Cropped | None:
    """The smallest board that holds all tiles of all layers; None, with a fault, if there is none or it is too large.

    A layer that cannot be read is a fault and left out of `numbers`.
    """
    budget = MOST_CHUNKED
    drawn: dict[Element, Cells] = {}
    for element in _layers(root):
        try:
            cells, covered = _cells(element, budget)
        except BadNumbers as bad:
            report.error(bad.code, replace(place, layer=element.get("name", "")), bad.words, bad.remedy)
            continue
        drawn[element] = cells
        budget -= covered
    squares = [square for cells in drawn.values() for square in cells]
    if not squares:
        report.error("nothing-drawn", place, "the map is infinite, and nothing is drawn on it", "Draw some floor")
        return None
    top, bottom = min(row for row, _ in squares), max(row for row, _ in squares)
    left, right = min(column for _, column in squares), max(column for _, column in squares)
    rows, columns = bottom - top + 1, right - left + 1
    if rows > most_rows or columns > most_columns:
        words = f"what is drawn on the infinite map reaches over {columns} by {rows} squares"
        report.error("map-size", place, words, f"It may reach over {most_columns} by {most_rows}")
        return None
    cropped = Cropped(top, left, rows, columns)
    for element, cells in drawn.items():
        cropped.numbers[element] = tuple(
            cells.get((row, column), 0) for row in range(top, bottom + 1) for column in range(left, right + 1)
        )
    return cropped


def _layers(parent: Element) -> Iterator[Element]:
    for element in parent:
        if element.tag == "layer":
            yield element
        elif element.tag == "group":
            yield from _layers(element)


def _cells(layer: Element, budget: int) -> tuple[Cells, int]:
    """What a layer's chunks hold, and how many squares they cover. Raises BadNumbers."""
    data = layer.find("data")
    cells: Cells = {}
    covered = 0
    for chunk in data.findall("chunk") if data is not None else ():
        left, top, columns, rows = (_number(chunk, name) for name in ("x", "y", "width", "height"))
        if not (0 < rows <= LARGEST_CHUNK and 0 < columns <= LARGEST_CHUNK):
            raise BadNumbers("layer-size", f"a chunk of the layer is {columns} by {rows} squares")
        covered += rows * columns
        if covered > budget:
            raise BadNumbers("map-size", f"the chunks of the map cover more than {MOST_CHUNKED} squares", "Draw less")
        assert data is not None
        for index, number in enumerate(read_numbers(chunk, rows, columns, data)):
            if number:
                row, column = divmod(index, columns)
                cells[top + row, left + column] = number
    return cells, covered


def _number(chunk: Element, name: str) -> int:
    report = Report()
    value = whole(chunk, name, 0, Place(""), report)
    if report.faults:
        raise BadNumbers("layer-size", f"a chunk of the layer has no proper {name}")
    return value
