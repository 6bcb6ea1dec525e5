"""A stored room against what its map file says today."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.maps import load_map
from game.maps.changes import Change, Kind, change_since
from game.maps.folders import DEEPEST, MOST_MAPS, map_files
from game.maps.things import things
from game.rules.grid import Board
from game.rules.kernel.game import Game, Seat
from game.scenarios import load, start_game

ROOM = (Path(__file__).parent / "start-on-a-table" / "map.tmx").read_text(encoding="utf-8")
"""Three rows of four squares, all floor; a table in A1 and A2, and starts in A1 and A4."""


def wall_in_b1(room: str) -> str:
    return room.replace("1,1,1,1,\n1,1,1,1,\n1,1,1,1", "1,1,1,1,\n2,1,1,1,\n1,1,1,1")


def open_edge(room: str) -> str:
    return room.replace(
        ' <tileset firstgid="1" name="grounds"',
        ' <properties><property name="edge" value="open"/></properties>\n <tileset firstgid="1" name="grounds"',
    )


def table_moved_down(room: str) -> str:
    return room.replace('type="table" x="0" y="0"', 'type="table" x="0" y="64"')


def another_mug(room: str) -> str:
    mug = '<object id="7" type="mug" x="64" y="128" width="64" height="64"/>'
    return room.replace(" </objectgroup>", f"  {mug}\n </objectgroup>")


def table_too_small(room: str) -> str:
    return room.replace('type="table" x="0" y="0" width="128"', 'type="table" x="0" y="0" width="64"')


def another_name(room: str) -> str:
    return room.replace(
        ' <tileset firstgid="1" name="grounds"',
        ' <properties><property name="name" value="Elsewhere"/></properties>\n <tileset firstgid="1" name="grounds"',
    )


def starts_moved(room: str) -> str:
    return room.replace('x="200" y="10"', 'x="200" y="140"')


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "room.tmx"
    path.write_text(ROOM, encoding="utf-8")
    return path


def begun(path: Path, scenario: str = "duel") -> Game[Any, Any]:
    chosen = load(scenario).model_copy(update={"map": str(path)})
    return start_game(chosen, [Seat("one", "One"), Seat("two", "Two")], seed=4)


def change_of(game: Game[Any, Any]) -> Change | None:
    return change_since(game.start.board, game.system.tokens(game.start))


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (wall_in_b1, Kind.ROOM),
        (open_edge, Kind.ROOM),
        (table_moved_down, Kind.THINGS),
        (another_mug, Kind.THINGS),
        (table_too_small, Kind.FAULTY),
        (another_name, None),
        (starts_moved, None),
        (str, None),
    ],
)
def test_what_has_become_of_a_map(path: Path, change: Callable[[str], str], kind: Kind | None) -> None:
    """Where fighters started and what the map is called is no part of the room."""
    game = begun(path)
    assert change_of(game) is None
    changed = change(ROOM)
    assert (changed != ROOM) == (change is not str)
    path.write_text(changed, encoding="utf-8")
    found = change_of(game)
    assert (found.kind if found else None) == kind
    assert found is None or "room.tmx" in str(found)
    assert found is None or found.of_room == (kind is not Kind.THINGS)


def test_a_map_that_is_gone(path: Path) -> None:
    game = begun(path)
    path.unlink()
    assert str(change_of(game)) == "The map room.tmx is no longer there. This fight keeps its room as it was."


def test_it_is_the_beginning_that_counts(path: Path) -> None:
    """What is moved or broken in a fight is no change of the map."""
    game = begun(path)
    game.position.pieces.clear()
    assert change_of(game) is None


def test_boards_without_a_map_have_nothing_to_compare() -> None:
    assert change_since(None) is None
    assert change_since(Board(3, 3)) is None


def test_games_without_furniture_care_for_the_room_alone(path: Path) -> None:
    board = load_map(path).board
    path.write_text(table_moved_down(ROOM), encoding="utf-8")
    assert change_since(board, []) is None
    assert change_since(board, things(load_map(path))) is None
    path.write_text(wall_in_b1(ROOM), encoding="utf-8")
    assert change_since(board, []) == Change(Kind.ROOM, str(path))


# Maps in folders


def test_maps_of_a_folder_and_of_those_in_it_but_not_without_end(tmp_path: Path) -> None:
    folder = tmp_path
    for depth in range(DEEPEST + 2):
        (folder / f"{depth}.tmx").write_text(ROOM, encoding="utf-8")
        folder = folder / "inner"
        folder.mkdir()
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "h.tmx").write_text(ROOM, encoding="utf-8")
    (tmp_path / "UPPER.TMX").write_text(ROOM, encoding="utf-8")
    (tmp_path / "round").symlink_to(tmp_path)
    shutil.copy(tmp_path / "0.tmx", tmp_path / "tiles.tsx")
    here = [path.name for path in map_files(tmp_path) if "round" not in path.parts]
    assert here == ["0.tmx", "UPPER.TMX", "1.tmx", "2.tmx", "3.tmx"]
    assert map_files(tmp_path / "nowhere") == []


def test_no_more_maps_than_a_list_can_bear(tmp_path: Path) -> None:
    for number in range(MOST_MAPS + 5):
        (tmp_path / f"{number}.tmx").touch()
    assert len(map_files(tmp_path)) == MOST_MAPS
