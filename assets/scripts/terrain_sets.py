"""Terrain sets: which tiles of a sheet Tiled's terrain brush may use, and where.

Walls, gunwales and rails lie along the edges of squares; floors fill whole squares.
"""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree import ElementTree

from sheets import Sheet

EDGES = {"n": 0, "e": 2, "s": 4, "w": 6}
"""Places in Tiled's list of the eight edges and corners of a tile, clockwise from the north edge."""
CORNERS = (1, 3, 5, 7)


@dataclass(frozen=True)
class Edges:
    """`straight` and `corner` are the beginnings of tiles' names: "wall edge" for "wall edge n", and so on."""

    name: str
    colour: str
    straight: str
    corner: str = ""
    between: str = ""


@dataclass(frozen=True)
class Fills:
    """Grounds by the beginning of their tiles' names, each with a colour."""

    name: str
    grounds: tuple[tuple[str, str], ...]


SETS: dict[str, tuple[Edges | Fills, ...]] = {
    "tavern": (
        Edges("Walls", "#7a4a25", "wall edge", "wall corner"),
        Edges("Rails", "#c79a5f", "rail", "rail"),
        Fills(
            "Floors",
            (("planks", "#a87644"), ("flagstones", "#a59a88"), ("platform", "#8a5a2b"), ("balcony", "#e0b060")),
        ),
    ),
    "ship": (
        Edges("Gunwales", "#943a31", "gunwale", "gunwale corner"),
        Edges("Rails", "#c79a5f", "rail", "rail corner"),
        Edges("Water beside hulls", "#8fb0a8", "beside hull", between="between hulls"),
        Fills(
            "Decks and sea",
            (("sea", "#4f7276"), ("deck", "#a08a6a"), ("raised deck", "#c79a5f"), ("castle deck", "#e0b060")),
        ),
    ),
}


def add_terrain_sets(root: ElementTree.Element, sheet: Sheet) -> None:
    sets = SETS.get(sheet.name, ())
    if not sets:
        return
    ids = {tile.name: id for id, tile in sheet.tiles()}
    holder = ElementTree.SubElement(root, "wangsets")
    for each in sets:
        if isinstance(each, Edges):
            _add_edges(holder, each, ids)
        else:
            _add_fills(holder, each, ids)


def _add_edges(holder: ElementTree.Element, edges: Edges, ids: dict[str, int]) -> None:
    first = ids[f"{edges.straight} n"]
    found = ElementTree.SubElement(holder, "wangset", name=edges.name, type="edge", tile=str(first))
    _add_colour(found, edges.name.lower(), edges.colour, first)
    sides = {f"{edges.straight} {way}": way for way in EDGES}
    if edges.corner:
        sides |= {f"{edges.corner} {way}": way for way in ("nw", "ne", "se", "sw")}
    if edges.between:
        sides |= {f"{edges.between} {way}": way for way in ("ns", "ew")}
    for id, ways in sorted((ids[name], ways) for name, ways in sides.items()):
        _add_tile(found, id, {EDGES[way]: 1 for way in ways})


def _add_fills(holder: ElementTree.Element, fills: Fills, ids: dict[str, int]) -> None:
    names = {ground: sorted(id for name, id in ids.items() if _is(name, ground)) for ground, _ in fills.grounds}
    first = names[fills.grounds[0][0]][0]
    found = ElementTree.SubElement(holder, "wangset", name=fills.name, type="corner", tile=str(first))
    for ground, colour in fills.grounds:
        _add_colour(found, ground, colour, names[ground][0])
    for number, (ground, _) in enumerate(fills.grounds, 1):
        for id in names[ground]:
            _add_tile(found, id, dict.fromkeys(CORNERS, number))


def _is(name: str, ground: str) -> bool:
    head, _, number = name.rpartition(" ")
    return head == ground and number.isdigit()


def _add_colour(parent: ElementTree.Element, name: str, colour: str, tile: int) -> None:
    ElementTree.SubElement(parent, "wangcolor", name=name, color=colour, tile=str(tile), probability="1")


def _add_tile(parent: ElementTree.Element, id: int, colours: dict[int, int]) -> None:
    wangid = ",".join(str(colours.get(place, 0)) for place in range(8))
    ElementTree.SubElement(parent, "wangtile", tileid=str(id), wangid=wangid)
