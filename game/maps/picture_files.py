"""The picture files that a map's tilesets name: where they are, or what is wrong with them.

Apart from `pictures`, because pytmx imports pygame where it is installed, and a game without a window should not.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

from game.maps.faults import Place, Report, quoted
from game.maps.tiled import MapDocument, Tileset
from game.maps.tiled.document import Picture
from game.maps.tiled.file import locate

PNG = b"\x89PNG\r\n\x1a\n"


def check_pictures(document: MapDocument, report: Report) -> None:
    """Faults for all pictures of the map's tilesets that are not there."""
    for tileset in document.tilesets:
        for picture in _pictures(tileset):
            path = find_picture(picture, tileset, document, report)
            if path is not None:
                _check_png(path, picture, tileset, report)


def _pictures(tileset: Tileset) -> Iterator[Picture]:
    if tileset.picture:
        yield tileset.picture
        return
    for tile in tileset.tiles.values():
        if tile.picture:
            yield tile.picture


def find_picture(picture: Picture, tileset: Tileset, document: MapDocument, report: Report) -> Path | None:
    """The file of a picture; None, with a fault, if it is not there or not where a map may look."""
    place = Place(tileset.shown)
    if picture.source is None:
        words = f"a picture of tileset {quoted(tileset.name)} is held inside the file"
        report.error("picture-inside", place, words, "Save the picture as a file of its own")
        return None
    path = locate(picture.source, tileset.folder, document.path.parent)
    named = f"the picture {quoted(picture.source)} of tileset {quoted(tileset.name)}"
    if path is None:
        report.error("outside", place, f"{named} lies outside the map's folder", "Move it beside the map")
        return None
    report.uses(path)
    if not _is_file(path):
        report.error("missing-picture", place, f"{named} is not there", "Put it there, or name another")
        return None
    return path


def _is_file(path: Path) -> bool:
    """False too for a name that no file can have."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _check_png(path: Path, picture: Picture, tileset: Tileset, report: Report) -> None:
    """Faults of a PNG that is none, or smaller than its tileset says; of other pictures nothing is known."""
    if path.suffix.lower() != ".png":
        return
    named = f"the picture {quoted(picture.source or '')} of tileset {quoted(tileset.name)}"
    try:
        with path.open("rb") as file:
            head = file.read(24)
    except OSError as error:
        words = f"{named} cannot be read: {error.strerror}"
        report.error("bad-picture", Place(tileset.shown), words, "Check its permissions")
        return
    if len(head) < 24 or not head.startswith(PNG):
        report.error("bad-picture", Place(tileset.shown), f"{named} is no PNG", "Save it anew, as PNG")
        return
    width, height = struct.unpack(">II", head[16:])
    if width < picture.width or height < picture.height:
        words = f"{named} is {width} by {height} pixels, and should be {picture.width} by {picture.height}"
        report.error("picture-size", Place(tileset.shown), words, "Open the tileset in Tiled and save it anew")
