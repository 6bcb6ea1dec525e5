"""Writes the Tiled tilesets: those of one sheet each, and pieces.tsx with a picture for each thing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from xml.etree import ElementTree

import furniture
import small_things
from palette import ASSETS
from PIL import Image
from sheets import Sheet, Value
from terrain_sets import add_terrain_sets

TILESETS = ASSETS.parent / "maps" / "tilesets"
SQUARE = 64


def add_properties(parent: ElementTree.Element, properties: dict[str, Value]) -> None:
    if not properties:
        return
    holder = ElementTree.SubElement(parent, "properties")
    for name, value in sorted(properties.items()):
        entry = ElementTree.SubElement(holder, "property", name=name)
        if isinstance(value, bool):
            entry.set("type", "bool")
        elif isinstance(value, int):
            entry.set("type", "int")
        entry.set("value", str(value).lower() if isinstance(value, bool) else str(value))


def write(root: ElementTree.Element, path: Path) -> None:
    ElementTree.indent(root, " ")
    text = ElementTree.tostring(root, encoding="unicode").replace(" />", "/>")
    path.write_text('<?xml version="1.0" encoding="UTF-8"?>\n' + text + "\n", encoding="utf-8")


def write_sheet(sheet: Sheet) -> None:
    """A tileset with one picture, `<name>.png`."""
    picture = sheet.picture()
    picture.save(TILESETS / f"{sheet.name}.png", optimize=True)
    root = ElementTree.Element(
        "tileset",
        version="1.8",
        tiledversion="1.8.2",
        name=sheet.name,
        tilewidth=str(SQUARE),
        tileheight=str(SQUARE),
        tilecount=str(sheet.columns * sheet.rows),
        columns=str(sheet.columns),
    )
    size = {"width": str(picture.width), "height": str(picture.height)}
    ElementTree.SubElement(root, "image", {"source": f"{sheet.name}.png", **size})
    for id, tile in sheet.tiles():
        entry = ElementTree.SubElement(root, "tile", id=str(id))
        add_properties(entry, {"name": tile.name, **tile.properties})
    add_terrain_sets(root, sheet)
    write(root, TILESETS / f"{sheet.name}.tsx")


# pieces -----------------------------------------------------------------------------------------------

Entry = tuple[str, str, dict[str, Value], Callable[[], Image.Image]]
TURN = {
    "S": None,
    "W": Image.Transpose.ROTATE_270,
    "N": Image.Transpose.ROTATE_180,
    "E": Image.Transpose.ROTATE_90,
}


@cache
def small(name: str) -> Image.Image:
    maker = furniture.PIECES.get(name) or small_things.PIECES[name]
    return maker().finished(shrink=2)


def quarter(name: str, way: str = "E") -> Image.Image:
    turn = TURN[way]
    image = small(name)
    return image if turn is None else image.transpose(turn)


def laid_carpet(columns: int, rows: int) -> Image.Image:
    """A carpet of any size from the nine-patch."""
    patch = small("carpet_9")
    result = Image.new("RGBA", (columns * SQUARE, rows * SQUARE))

    def third(k: int, count: int) -> int:
        return 0 if k == 0 else 2 if k == count - 1 else 1

    for i in range(columns):
        for j in range(rows):
            x, y = third(i, columns) * SQUARE, third(j, rows) * SQUARE
            result.paste(patch.crop((x, y, x + SQUARE, y + SQUARE)), (i * SQUARE, j * SQUARE))
    return result


def piece_entries() -> list[Entry]:
    """File name, kind, properties, picture. New ones go to the end: maps refer to them by number."""
    entries: list[Entry] = []
    for way in "SWNE":
        entries.append((f"chair_{way.lower()}", "chair", {}, partial(quarter, "chair", way)))
    for flipped in (False, True):
        for n in (2, 3):
            stem = f"table_{n}_flipped" if flipped else f"table_{n}"
            entries.append((f"{stem}_across", "table", {"flipped": flipped}, partial(small, stem)))
            entries.append((f"{stem}_upright", "table", {"flipped": flipped}, partial(quarter, stem)))
    for n in (1, 2, 3):
        for way in "SWNE":
            entries.append(
                (
                    f"shelf_{n}_{way.lower()}",
                    "shelf",
                    {"falls": way},
                    partial(quarter, f"shelf_{n}", way),
                )
            )
    for full in (True, False):
        stem = "mug_full" if full else "mug_empty"
        entries.append((stem, "mug", {"full": full}, partial(small, stem)))
    for stem in ("chandelier", "rope", "chest", "rapier", "cutlass", "dagger", "mast"):
        entries.append((stem, stem, {}, partial(small, stem)))
    for way, turn in zip("nesw", "SWNE", strict=True):
        entries.append((f"cannon_1_{way}", "cannon", {}, partial(quarter, "cannon_1", turn)))
    for way, turn in zip("eswn", "SWNE", strict=True):
        entries.append((f"cannon_2_{way}", "cannon", {}, partial(quarter, "cannon_2", turn)))
    for columns, rows in ((2, 2), (2, 3), (3, 2), (3, 3), (2, 4), (4, 2)):
        entries.append((f"carpet_{columns}x{rows}", "carpet", {}, partial(laid_carpet, columns, rows)))
    for n in (1, 2, 3):
        entries.append((f"fallen_shelf_{n}", "fallen_shelf", {}, partial(small, f"fallen_shelf_{n}")))
    entries.append(("broken_glass", "broken_glass", {}, partial(small, "broken_glass")))
    return entries


def write_pieces() -> None:
    folder = TILESETS / "pieces"
    folder.mkdir(parents=True, exist_ok=True)
    entries = piece_entries()
    images = [picture() for _, _, _, picture in entries]
    root = ElementTree.Element(
        "tileset",
        version="1.8",
        tiledversion="1.8.2",
        name="pieces",
        tilewidth=str(max(i.width for i in images)),
        tileheight=str(max(i.height for i in images)),
        tilecount=str(len(entries)),
        columns="0",
    )
    ElementTree.SubElement(root, "grid", orientation="orthogonal", width="1", height="1")
    for k, ((name, kind, properties, _), image) in enumerate(zip(entries, images, strict=True)):
        image.save(folder / f"{name}.png", optimize=True)
        entry = ElementTree.SubElement(root, "tile", id=str(k), type=kind)
        add_properties(entry, properties)
        ElementTree.SubElement(
            entry, "image", width=str(image.width), height=str(image.height), source=f"pieces/{name}.png"
        )
    write(root, TILESETS / "pieces.tsx")
