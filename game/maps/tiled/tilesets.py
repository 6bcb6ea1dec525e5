"""Tilesets, held in the map or in files of their own."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import Element

from game.maps.faults import Place, Report, quoted
from game.maps.tiled.document import Picture, Tile, Tileset
from game.maps.tiled.file import locate, read_xml
from game.maps.tiled.values import kind_of, properties, whole

MOST_TILES = 100_000
MOST_PIXELS = 4096
_ALIGNMENTS = ("topleft", "top", "topright", "left", "center", "right", "bottomleft", "bottom", "bottomright")


def read_tileset(element: Element, folder: Path, map_folder: Path, place: Place, report: Report) -> Tileset:
    """The tileset that an element of the file at `place`, in `folder`, holds or names."""
    first = whole(element, "firstgid", 1, place, report)
    if not 1 <= first < 1 << 28:
        report.error("tileset", place, f"a tileset begins with tile {first}", "Save the map anew from Tiled")
        first = 1
    source = element.get("source")
    if source is None:
        return _tileset(element, first, folder, place, report)
    missing = Tileset(first, source, place.file, folder, found=False)
    path = locate(source, folder, map_folder)
    if path is None:
        words = f"the tileset {quoted(source)} lies outside the map's folder"
        report.error("outside", place, words, "Move it beside the map, or into a folder below it")
        return missing
    root = read_xml(path, place, report, "tileset", source)
    if root is None:
        return missing
    shown = (Path(place.file).parent / source.replace("\\", "/")).as_posix()
    return _tileset(root, first, path.parent, Place(shown), report)


def _tileset(element: Element, first: int, folder: Path, place: Place, report: Report) -> Tileset:
    name = element.get("name", "")
    picture = _picture(element.find("image"), place, report)
    width, height, margin, spacing, columns = (
        whole(element, key, 0, place, report) for key in ("tilewidth", "tileheight", "margin", "spacing", "columns")
    )
    count: int | None = None
    if picture:
        if min(width, height) < 1 or min(margin, spacing) < 0 or max(width, height, margin, spacing) > MOST_PIXELS:
            words = f"the tileset {quoted(name)} has tiles of {width} by {height} pixels"
            report.error("tileset", place, words, "Set its tile size anew in Tiled")
            width = height = 1
            margin = spacing = 0
        fitting = max(0, (picture.width - margin + spacing) // (width + spacing))
        rows = max(0, (picture.height - margin + spacing) // (height + spacing))
        count = max(0, min(whole(element, "tilecount", fitting * rows, place, report), MOST_TILES))
        columns = max(1, min(columns if columns > 0 else fitting, count))
    if element.get("tilerendersize", "tile") != "tile":
        words = f"the tileset {quoted(name)} draws its tiles in the size of the grid, which the game does not"
        report.warning("render-size", place, words, "Set its tile render size to Tile Size")
    offset = element.find("tileoffset")
    offset_x, offset_y = (
        (whole(offset, "x", 0, place, report), whole(offset, "y", 0, place, report)) if offset is not None else (0, 0)
    )
    return Tileset(
        first,
        name,
        place.file,
        folder,
        width,
        height,
        count,
        columns,
        margin,
        spacing,
        _alignment(element),
        picture,
        _tiles(element, place, report),
        offset_x=offset_x,
        offset_y=offset_y,
    )


def _tiles(element: Element, place: Place, report: Report) -> dict[int, Tile]:
    tiles: dict[int, Tile] = {}
    for each in element.findall("tile"):
        id = whole(each, "id", -1, place, report)
        if not 0 <= id < 1 << 28:
            words = f"a tile has the number {quoted(each.get('id', ''))}"
            report.error("tileset", place, words, "Save the tileset anew from Tiled")
            continue
        frame = each.find("animation/frame")
        tiles[id] = Tile(
            id,
            kind_of(each),
            properties(each, place, report),
            _picture(each.find("image"), place, report),
            whole(frame, "tileid", id, place, report) if frame is not None else None,
            _part(each, place, report),
        )
    return tiles


def _part(tile: Element, place: Place, report: Report) -> tuple[int, int, int, int] | None:
    """The part of its own picture that a tile shows (Tiled 1.9 and later); None for all of it."""
    picture = tile.find("image")
    if picture is None or tile.get("width") is None:
        return None
    x, y = whole(tile, "x", 0, place, report), whole(tile, "y", 0, place, report)
    width, height = whole(tile, "width", 0, place, report), whole(tile, "height", 0, place, report)
    whole_width, whole_height = whole(picture, "width", 0, place, report), whole(picture, "height", 0, place, report)
    if min(x, y) < 0 or min(width, height) < 1 or x + width > whole_width or y + height > whole_height:
        words = f"tile {quoted(tile.get('id', ''))} shows a part that lies outside its picture"
        report.error("tileset", place, words, "Save the tileset anew from Tiled")
        return None
    return None if (width, height) == (whole_width, whole_height) else (x, y, width, height)


def _picture(element: Element | None, place: Place, report: Report) -> Picture | None:
    if element is None:
        return None
    width = whole(element, "width", 0, place, report)
    height = whole(element, "height", 0, place, report)
    return Picture(element.get("source"), width, height, element.get("trans"))


def _alignment(element: Element) -> str:
    """Where x and y of its tile objects are; unspecified means bottom left on a map of squares."""
    alignment = element.get("objectalignment", "")
    return alignment if alignment in _ALIGNMENTS else "bottomleft"
