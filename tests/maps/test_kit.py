"""The authors' kit in `maps/`: classes, templates and terrain sets say what the game reads."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import game.maps
from game import places
from game.maps import Report, Severity, check_map, load_map
from game.maps.lists import BARRIERS
from game.maps.tiled import Shape, read_document
from game.rules.grid import FACINGS, Ground, Terrain
from game.rules.swashbuckler.pieces import LOOSE, Kind
from game.scenarios.swashbuckler import SIDES
from tests.maps.test_tiled import needs_tiled, tiled

MAPS = places.maps()
TEMPLATES = sorted(path.name for path in (MAPS / "templates").glob("*.tx"))
MARKS = {"Start", "Deck", "Squares", "Lists", "Stand"}


def project() -> dict[str, Any]:
    return json.loads((MAPS / "swashbuckler.tiled-project").read_text(encoding="utf-8"))


def classes() -> dict[str, dict[str, Any]]:
    """Members by class, as the project file has them: name to (choices, type, default)."""
    return {
        each["name"]: {member["name"]: member for member in each["members"]}
        for each in project()["propertyTypes"]
        if each["type"] == "class"
    }


def enums() -> dict[str, list[str]]:
    return {each["name"]: each["values"] for each in project()["propertyTypes"] if each["type"] == "enum"}


def test_there_is_a_class_for_every_piece_and_mark() -> None:
    assert set(classes()) == {*Kind, *MARKS}


def test_choices_are_those_the_game_knows() -> None:
    assert enums() == {
        "terrain": ["as drawn", *Terrain],
        "direction": ["unset", *FACINGS],
        "side": ["any", *SIDES],
        "edge": ["wall", "open"],
        "barrier": list(BARRIERS),
    }


def test_everything_the_reader_asks_of_a_class_can_be_set() -> None:
    members = {name: set(found) for name, found in classes().items() if found}
    assert members == {
        "table": {"flipped"},
        "shelf": {"falls"},
        "Start": {"side"},
        "Deck": {"side"},
        "Squares": {"terrain", "level", "exit"},
        "Lists": {"barrier"},
        "mug": {"full", "under"},
        **{kind: {"under"} for kind in LOOSE if kind is not Kind.MUG},
    }


def test_a_default_means_what_a_map_means_that_says_nothing() -> None:
    """Tiled does not save what is left at its default, so the game never sees these."""
    defaults = {name: {key: member["value"] for key, member in found.items()} for name, found in classes().items()}
    assert defaults["mug"] == {"full": True, "under": False}
    assert defaults["table"] == {"flipped": False}
    assert defaults["shelf"] == {"falls": "unset"}, "a shelf has no direction until somebody gives it one"
    assert defaults["Squares"] == {"terrain": "as drawn", "level": -1, "exit": False}, "as it is drawn"
    assert defaults["Start"] == defaults["Deck"] == {"side": "any"}
    assert defaults["Lists"] == {"barrier": "middle"}


def test_tiled_1_8_gets_the_same_classes() -> None:
    root = ElementTree.parse(MAPS / "objecttypes.xml").getroot()
    found = {
        each.get("name"): {
            member.get("name"): (member.get("propertytype", ""), member.get("type"), member.get("default"))
            for member in each.findall("property")
        }
        for each in root.findall("objecttype")
    }
    wanted = {
        name: {
            key: (
                member["propertyType"],
                member["type"],
                str(member["value"]).lower() if member["type"] == "bool" else str(member["value"]),
            )
            for key, member in members.items()
        }
        for name, members in classes().items()
    }
    assert found == wanted
    assert project()["objectTypesFile"] == "objecttypes.xml"


ONE = """<map orientation="orthogonal" width="6" height="6" tilewidth="64" tileheight="64">
<tileset firstgid="1" source="{maps}/tilesets/tavern.tsx"/>
<layer width="6" height="6" name="floor"><data encoding="csv">{floor}</data></layer>
<objectgroup name="things"><object id="1" template="{maps}/templates/{name}" x="64" y="256"/></objectgroup></map>"""


def instance(name: str, folder: Path) -> Path:
    """A map with one instance of a template."""
    path = folder / "map.tmx"
    floor = ",".join(["1"] * 36)
    path.write_text(ONE.format(maps=MAPS.as_posix(), floor=floor, name=name), encoding="utf-8")
    return path


def test_there_is_a_template_for_every_piece_and_mark(tmp_path: Path) -> None:
    kinds = set()
    for name in TEMPLATES:
        document = read_document(instance(name, tmp_path), "map.tmx", Report())
        assert document is not None
        (thing,) = document.object_layers[0].objects
        kinds.add(thing.kind)
        assert (thing.shape is Shape.TILE) == (thing.kind not in MARKS), "a piece shows its picture in Tiled"
    assert kinds == {*Kind, *MARKS}


@pytest.mark.parametrize("name", TEMPLATES)
def test_an_instance_of_a_template_can_be_played_with(name: str, tmp_path: Path) -> None:
    path = instance(name, tmp_path)
    errors = [fault for fault in check_map(path) if fault.severity is Severity.ERROR]
    if name == "deck.tx":
        assert [fault.code for fault in errors] == ["deck-name"], "only its author can name a deck"
        return
    if name == "lists.tx":
        assert [fault.code for fault in errors] == ["off-board"], "lists are longer than this map"
        return
    assert errors == []
    loaded = load_map(path)
    if name == "start.tx":
        assert [start.square for start in loaded.starts] == ["E2"]
    elif name == "squares.tx":
        assert loaded.board.ground("E2") == Ground(), "a Squares object changes nothing until it is told what"
    elif name == "stand.tx":
        assert loaded.pieces == {}, "one looks on from a stand; it is no piece"
    else:
        (piece,) = loaded.pieces.values()
        stem = name.removesuffix(".tx")
        assert stem.startswith(piece.kind), "a template is called after its piece"
        if stem[-1].isdigit() and "x" not in stem:
            assert len(piece.squares) == int(stem[-1])
        assert piece.flipped == ("flipped" in stem)
        assert piece.full == (stem == "mug_full")
        assert (piece.falls is not None) == (piece.kind is Kind.SHELF)


@needs_tiled
def test_tiled_takes_every_template(tmp_path: Path) -> None:
    folder = tmp_path / "maps"
    shutil.copytree(MAPS, folder)
    things = "".join(
        f'<object id="{number}" template="templates/{name}" x="64" y="64"/>' for number, name in enumerate(TEMPLATES, 1)
    )
    text = (folder / "starter.tmx").read_text(encoding="utf-8")
    (folder / "all.tmx").write_text(text.replace("</map>", f'<objectgroup name="all">{things}</objectgroup></map>'))
    exported = folder / "exported.tmx"
    command = ["tiled", "--detach-templates", "--export-map", "tmx", str(folder / "all.tmx"), str(exported)]
    assert tiled(command, tmp_path) == ""
    ours = read_document(folder / "all.tmx", "all.tmx", Report())
    theirs = read_document(exported, "exported.tmx", Report())
    assert ours is not None
    assert theirs is not None
    assert [thing.kind for thing in theirs.object_layers[-1].objects] == [
        thing.kind for thing in ours.object_layers[-1].objects
    ]
    assert all(thing.kind for thing in ours.object_layers[-1].objects)


@needs_tiled
@pytest.mark.parametrize("name", ["tavern", "ship", "pieces"])
def test_tiled_takes_the_tilesets_with_their_terrain_sets(name: str, tmp_path: Path) -> None:
    source, exported = MAPS / "tilesets" / f"{name}.tsx", tmp_path / f"{name}.tsx"
    assert tiled(["tiled", "--export-tileset", "tsx", str(source), str(exported)], tmp_path) == ""
    assert wang(exported) == wang(source)


def wang(tileset: Path) -> dict[str | None, dict[str | None, str | None]]:
    root = ElementTree.parse(tileset).getroot()
    return {
        each.get("name"): {tile.get("tileid"): tile.get("wangid") for tile in each.findall("wangtile")}
        for each in root.iter("wangset")
    }


def test_floors_and_edges_have_terrain_sets() -> None:
    assert set(wang(MAPS / "tilesets" / "tavern.tsx")) == {"Walls", "Rails", "Floors"}
    assert set(wang(MAPS / "tilesets" / "ship.tsx")) == {"Gunwales", "Rails", "Water beside hulls", "Decks and sea"}


def test_a_wall_tile_has_its_wall_where_the_brush_puts_it() -> None:
    """Edges are counted clockwise from the north one: a corner in the south-east has wall at places 2 and 4."""
    root = ElementTree.parse(MAPS / "tilesets" / "tavern.tsx").getroot()
    names = {
        tile.get("id"): each.get("value")
        for tile in root.findall("tile")
        for each in tile.iter("property")
        if each.get("name") == "name"
    }
    walls = {names[id]: wangid for id, wangid in wang(MAPS / "tilesets" / "tavern.tsx")["Walls"].items()}
    assert walls["wall edge n"] == "1,0,0,0,0,0,0,0"
    assert walls["wall edge w"] == "0,0,0,0,0,0,1,0"
    assert walls["wall corner se"] == "0,0,1,0,1,0,0,0"
    assert len(walls) == 8


def test_the_guide_names_every_class_and_shows_pictures_that_are_there() -> None:
    guide = (MAPS / "README.md").read_text(encoding="utf-8")
    assert [name for name in classes() if f"`{name}`" not in guide] == []
    shown = re.findall(r"!\[.*?\]\((.*?)\)", guide)
    assert len(shown) == 5
    assert all((MAPS / name).is_file() for name in shown)


def test_every_code_of_a_fault_is_told_by_a_case() -> None:
    """An author may look for a code; each that the readers can give is shown by a map in this folder or a test."""
    source = Path(game.maps.__file__).parent
    modules = [*source.rglob("*.py"), *(source.parent / "scenarios" / "swashbuckler").rglob("*.py")]
    told = "".join(path.read_text(encoding="utf-8") for path in modules)
    codes = set(re.findall(r'report\.(?:error|warning)\(\s*"([a-z-]+)"', told))
    codes |= set(re.findall(r'BadNumbers\(\s*"([a-z-]+)"', told))
    here = Path(__file__).parent
    shown = "".join(path.read_text(encoding="utf-8") for path in [*here.glob("*/expected.json"), *here.glob("*.py")])
    assert len(codes) > 50
    assert sorted(code for code in codes if f'"{code}"' not in shown) == []
