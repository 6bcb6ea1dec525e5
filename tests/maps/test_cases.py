"""Each folder beside this file holds a map and what is expected of it: a board, or faults."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from game.maps import Fault, MapError, SquareMap, check_map, load_map
from game.rules.grid import Ground, Terrain

CASES = sorted(path.parent for path in Path(__file__).parent.glob("*/expected.json"))
GROUNDS = {
    ".": Ground(),
    "#": Ground(Terrain.WALL),
    "~": Ground(Terrain.VOID),
    "s": Ground(Terrain.STAIRS, 1),
    "b": Ground(Terrain.FLOOR, 2),
    "e": Ground(Terrain.FLOOR, 0, exit=True),
}
"""How `ground` in an expected.json draws a square."""


def need(case: Path) -> None:
    """Skips a case that this machine lacks something for."""
    if expected_of(case).get("needs") == "zstd" and not any(map(find_spec, ("zstandard", "compression"))):
        pytest.skip("nothing here reads Zstandard")


def expected_of(case: Path) -> dict[str, Any]:
    return json.loads((case / "expected.json").read_text(encoding="utf-8"))


def place(fault: dict[str, Any]) -> tuple[object, ...]:
    return (
        fault["code"],
        fault["severity"],
        fault.get("layer"),
        fault.get("object"),
        fault.get("name", "") if "object" in fault else None,
        fault.get("square"),
    )


def place_of(fault: Fault) -> tuple[object, ...]:
    return (fault.code, fault.severity, fault.layer, fault.object_id, fault.object_name, fault.square)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_checker_finds_just_the_faults_there_are(case: Path) -> None:
    need(case)
    wanted = expected_of(case).get("faults", [])
    found = check_map(case / "map.tmx")
    assert [place_of(fault) for fault in found] == [place(fault) for fault in wanted]
    for fault, want in zip(found, wanted, strict=True):
        assert want["says"] in str(fault)
        assert "\n" not in str(fault), "a fault is one line"
        assert str(fault).startswith(str(case)), "a fault names the file an author opened, or one that it uses"


@pytest.mark.parametrize("case", [case for case in CASES if "ground" in expected_of(case)], ids=lambda c: c.name)
def test_a_good_map_becomes_its_board_and_pieces(case: Path) -> None:
    need(case)
    wanted = expected_of(case)
    loaded = load_map(case / "map.tmx")
    board = loaded.board
    assert (board.rows, board.columns) == (len(wanted["ground"]), len(wanted["ground"][0]))
    for row, line in enumerate(wanted["ground"]):
        for column, mark in enumerate(line):
            square = board.square_at(row, column)
            assert square is not None
            assert board.ground(square) == GROUNDS[mark], square
    assert pieces_of(loaded) == wanted["pieces"]
    assert board.open_edge == (wanted.get("edge") == "open")
    assert [vars_of(deck, "name row column rows columns side") for deck in board.decks] == wanted.get("decks", [])
    assert [vars_of(start, "square side") for start in loaded.starts] == wanted.get("starts", [])
    assert loaded.name == wanted.get("name", "Map"), "a map without a name is called after its file"
    assert loaded.description == wanted.get("description", "")
    assert board.map == str(case / "map.tmx")


@pytest.mark.parametrize(
    "case", [case for case in CASES if "ground" not in expected_of(case)], ids=lambda case: case.name
)
def test_a_bad_map_is_refused_with_all_its_errors(case: Path) -> None:
    need(case)
    errors = [fault for fault in expected_of(case)["faults"] if fault["severity"] == "error"]
    with pytest.raises(MapError) as caught:
        load_map(case / "map.tmx")
    assert [place_of(fault) for fault in caught.value.faults] == [place(fault) for fault in errors]
    assert len(str(caught.value).splitlines()) == len(errors)


def vars_of(thing: object, names: str) -> dict[str, object]:
    return {name: getattr(thing, name) for name in names.split()}


def pieces_of(loaded: SquareMap) -> list[dict[str, object]]:
    """Pieces as the cases write them: what is not so is left out."""
    found = []
    for id, piece in loaded.pieces.items():
        assert id == piece.id
        written: dict[str, object] = {"id": id, "kind": piece.kind, "squares": list(piece.squares)}
        for name in ("full", "flipped", "falls", "under"):
            if getattr(piece, name):
                written[name] = getattr(piece, name)
        found.append(written)
    return found
