"""The ground of a board: terrain, levels and exits from the tiles of a map, then its Squares objects."""

from __future__ import annotations

from dataclasses import replace

from game.maps.choices import number, one_of, yes_or_no
from game.maps.faults import Place, Report, quoted
from game.maps.geometry import area
from game.maps.tiled import MapDocument, MapObject, Tile, TileLayer
from game.rules.grid import Ground, Terrain
from game.rules.grid.board import row_letters

HIGHEST = 9
"""The highest level of a square."""
AS_DRAWN = -1
"""The level of a Squares object that leaves the levels as they are: what the class in Tiled begins with."""
VOID = Ground(Terrain.VOID)
Grounds = dict[tuple[int, int], Ground]


def read_grounds(document: MapDocument, overrides: list[MapObject], report: Report) -> Grounds:
    """The ground of every square: that of the topmost visible tile with a terrain; none is void."""
    grounds: Grounds = {}
    known: dict[int, Ground | None] = {}
    for layer in document.tile_layers:
        if layer.visible:
            _lay(document, layer, known, grounds, report)
    for row in range(document.rows):
        for column in range(document.columns):
            grounds.setdefault((row, column), VOID)
    for thing in overrides:
        _override(document, thing, grounds, report)
    return grounds


def _lay(
    document: MapDocument, layer: TileLayer, known: dict[int, Ground | None], grounds: Grounds, report: Report
) -> None:
    place = Place(document.shown, layer.name)
    down, across = layer.offset_y / document.square, layer.offset_x / document.square
    rows, columns = round(down), round(across)
    laid = outside = False
    for index, tile_number in enumerate(layer.numbers):
        if not tile_number:
            continue
        if tile_number not in known:
            square = _square_name(index, document.columns)
            known[tile_number] = _ground(document, tile_number, replace(place, square=square), report)
        ground = known[tile_number]
        if ground is None:
            continue
        laid = True
        row, column = divmod(index, document.columns)
        row, column = row + rows, column + columns
        if 0 <= row < document.rows and 0 <= column < document.columns:
            grounds[row, column] = ground
        else:
            outside = True
    if laid and (abs(down - rows) > 0.01 or abs(across - columns) > 0.01):
        words = f"the layer is moved by {layer.offset_x:g}, {layer.offset_y:g} pixels, off the grid"
        report.error("layer-offset", place, words, f"Move it by whole squares of {document.square} pixels")
    elif outside:
        words = "the layer's offset moves squares off the board"
        report.error("off-board", place, words, "Set the offset of the layer and its groups to 0")


def _square_name(index: int, columns: int) -> str:
    row, column = divmod(index, columns)
    return f"{row_letters(row)}{column + 1}"


def _ground(document: MapDocument, tile_number: int, place: Place, report: Report) -> Ground | None:
    """What a tile makes of its square; None if it says nothing of terrain. Faults name its first square."""
    tile = document.tile(tile_number)
    if tile is None:
        return None
    if "terrain" not in tile.properties:
        _without_terrain(tile, place, report)
        return None
    found = tile.properties
    terrain = one_of(found, "terrain", Terrain, place, report)
    return Ground(
        Terrain(terrain) if terrain else Terrain.FLOOR,
        number(found, "level", 0, HIGHEST, place, report),
        yes_or_no(found, "exit", False, place, report),
    )


def _without_terrain(tile: Tile, place: Place, report: Report) -> None:
    for name in ("level", "exit"):
        if name in tile.properties and not tile.kind:
            words = f"tile {tile.id} has the property {quoted(name)} but no terrain, so it counts for nothing"
            report.warning("no-terrain", place, words, "Give the tile a terrain, or take the property away")
            return


def _override(document: MapDocument, thing: MapObject, grounds: Grounds, report: Report) -> None:
    place = Place(document.shown, thing.layer, thing.id, thing.name)
    where = area(thing, document.square)
    if not where.within(document.rows, document.columns):
        report.error("off-board", place, "the Squares object reaches off the board", "Move it onto the board")
        return
    found = thing.properties
    terrain = one_of(found, "terrain", Terrain, place, report)
    for square in where.squares():
        ground = grounds[square]
        if terrain:
            ground = replace(ground, terrain=Terrain(terrain))
        if found.get("level", AS_DRAWN) != AS_DRAWN:
            ground = replace(ground, level=number(found, "level", ground.level, HIGHEST, place, report))
        if "exit" in found:
            ground = replace(ground, exit=yes_or_no(found, "exit", ground.exit, place, report))
        grounds[square] = ground
