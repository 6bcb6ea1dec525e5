"""What map authors get besides tilesets: classes with their choices and colours, and a template for every piece.

The classes are written twice: as object types for Tiled 1.8, and in the project file for what came after.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from xml.etree import ElementTree

from sheets import Value
from tilesets import SQUARE, TILESETS, Entry, piece_entries, write

MAPS = TILESETS.parent
TEMPLATES = MAPS / "templates"
CHOICES = {
    "terrain": ("as drawn", "floor", "wall", "void", "stairs"),
    "direction": ("unset", "N", "E", "S", "W"),
    "side": ("any", "red", "blue", "green", "yellow", "violet", "white"),
    "edge": ("wall", "open"),
    "barrier": ("north", "middle", "south"),
}
"""The enums: an author gets a drop-down of these words. The first of some says nothing."""


@dataclass(frozen=True)
class Member:
    """A property of a class. Tiled does not save what is left at its default, so that has to mean what a map means
    that says nothing; and it shows an empty choice as the first of its words, so no choice is empty."""

    name: str
    default: Value
    choices: str = ""

    @property
    def type(self) -> str:
        return {bool: "bool", int: "int"}.get(type(self.default), "string")


UNDER = Member("under", False)
SIDE = Member("side", "any", "side")
CLASSES: dict[str, tuple[str, tuple[Member, ...]]] = {
    "chair": ("#c79a5f", (UNDER,)),
    "table": ("#a87644", (Member("flipped", False),)),
    "shelf": ("#6f4726", (Member("falls", "unset", "direction"),)),
    "fallen_shelf": ("#6f4726", ()),
    "carpet": ("#943a31", ()),
    "mug": ("#d9962f", (Member("full", True), UNDER)),
    "broken_glass": ("#cfd9c4", (UNDER,)),
    "chandelier": ("#ffd27a", ()),
    "rope": ("#c6a468", ()),
    "chest": ("#8a5a2b", (UNDER,)),
    "rapier": ("#dcdfdd", (UNDER,)),
    "cutlass": ("#b9c0c0", (UNDER,)),
    "dagger": ("#9aa3a3", (UNDER,)),
    "cannon": ("#5d5b5b", ()),
    "mast": ("#4a2d19", ()),
    "Start": ("#3fb07a", (SIDE,)),
    "Deck": ("#2f6fb0", (SIDE,)),
    "Squares": ("#8a8a8a", (Member("terrain", "as drawn", "terrain"), Member("level", -1), Member("exit", False))),
    "Lists": ("#c23a2b", (Member("barrier", "middle", "barrier"),)),
    "Stand": ("#d0a24a", ()),
}
PICKED = (
    *("chair_s", "table_2_across", "table_3_across", "table_2_flipped_across", "table_3_flipped_across"),
    *("shelf_1_s", "shelf_2_s", "shelf_3_s", "fallen_shelf_1", "fallen_shelf_2", "fallen_shelf_3"),
    *("mug_full", "mug_empty", "broken_glass", "chandelier", "rope", "chest", "rapier", "cutlass", "dagger", "mast"),
    *("cannon_1_n", "cannon_2_e", "carpet_2x2", "carpet_3x2", "carpet_3x3", "carpet_4x2"),
)
"""Tiles that become templates; Tiled turns an object with Z, so one way round is enough."""


def save_all() -> None:
    write(_object_types(), MAPS / "objecttypes.xml")
    project = json.dumps(_project(), indent=4) + "\n"
    (MAPS / "swashbuckler.tiled-project").write_text(project, encoding="utf-8")
    TEMPLATES.mkdir(exist_ok=True)
    entries = {entry[0]: (number, entry) for number, entry in enumerate(piece_entries())}
    for name in PICKED:
        number, entry = entries[name]
        write(_piece_template(number, entry), TEMPLATES / f"{_short(name)}.tx")
    for name, size in (("Start", 0), ("Deck", 4), ("Squares", 1), ("Lists", 16), ("Stand", 2)):
        write(_mark_template(name, size), TEMPLATES / f"{name.lower()}.tx")


def _short(name: str) -> str:
    """`table_2_across` is just `table_2`: which way it lies is up to who places it."""
    head, _, way = name.rpartition("_")
    return head if way in ("across", "n", "e", "s", "w") else name


def _object_types() -> ElementTree.Element:
    root = ElementTree.Element("objecttypes")
    for name, (colour, members) in CLASSES.items():
        entry = ElementTree.SubElement(root, "objecttype", name=name, color=colour)
        for member in members:
            each = ElementTree.SubElement(entry, "property", name=member.name, type=member.type)
            if member.choices:
                each.set("propertytype", member.choices)
            each.set("default", _written(member.default))
    return root


def _written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _project() -> dict[str, object]:
    types: list[dict[str, object]] = [
        {"name": name, "type": "enum", "storageType": "string", "values": list(values), "valuesAsFlags": False}
        for name, values in CHOICES.items()
    ]
    for name, (colour, members) in CLASSES.items():
        types.append(
            {
                "name": name,
                "type": "class",
                "color": f"#ff{colour[1:]}",
                "drawFill": True,
                "members": [
                    {"name": each.name, "propertyType": each.choices, "type": each.type, "value": each.default}
                    for each in members
                ],
                "useAs": ["property", "object", "tile"],
            }
        )
    return {
        "automappingRulesFile": "",
        "commands": [],
        "extensionsPath": "extensions",
        "folders": ["."],
        "objectTypesFile": "objecttypes.xml",
        "propertyTypes": [{"id": number, **each} for number, each in enumerate(types, 1)],
    }


def _piece_template(number: int, entry: Entry) -> ElementTree.Element:
    _, kind, _, picture = entry
    image = picture()
    root = ElementTree.Element("template")
    ElementTree.SubElement(root, "tileset", firstgid="1", source="../tilesets/pieces.tsx")
    size = {"width": str(image.width), "height": str(image.height)}
    ElementTree.SubElement(root, "object", {"type": kind, "gid": str(number + 1), **size})
    return root


def _mark_template(kind: str, squares: int) -> ElementTree.Element:
    root = ElementTree.Element("template")
    if squares:
        size = str(squares * SQUARE)
        ElementTree.SubElement(root, "object", type=kind, width=size, height=size)
    else:
        ElementTree.SubElement(ElementTree.SubElement(root, "object", type=kind), "point")
    return root
