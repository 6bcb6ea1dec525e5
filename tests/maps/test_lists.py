"""The lists of a map: where knights ride, what is wrong with them, and the tilt-yard that ships."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.maps import MapError, check_map, load_map
from game.rules.grid import Terrain

TILES = """<tileset firstgid="1" name="t" tilewidth="64" tileheight="64" tilecount="3" columns="3">
<tile id="0"><properties><property name="terrain" value="floor"/></properties></tile>
<tile id="1"><properties><property name="terrain" value="wall"/></properties></tile>
<tile id="2"><properties><property name="terrain" value="floor"/>
<property name="level" type="int" value="1"/></properties></tile>
</tileset>"""


def map_with(folder: Path, objects: str, changed: dict[tuple[int, int], int] | None = None, rows: int = 5) -> Path:
    """Twenty squares long, all floor but for what is changed; objects in squares: (class, x, y, width, height)."""
    cells = [[(changed or {}).get((row, column), 1) for column in range(20)] for row in range(rows)]
    data = ",\n".join(",".join(map(str, row)) for row in cells)
    path = folder / "yard.tmx"
    path.write_text(
        f'<map orientation="orthogonal" width="20" height="{rows}" tilewidth="64" tileheight="64">{TILES}'
        f'<layer id="1" name="ground" width="20" height="{rows}"><data encoding="csv">{data}</data></layer>'
        f'<objectgroup id="2" name="phases">{objects}</objectgroup></map>'
    )
    return path


def drawn(kind: str, x: int, y: int, width: int, height: int, barrier: str = "", number: int = 1) -> str:
    inside = f'<properties><property name="barrier" value="{barrier}"/></properties>' if barrier else ""
    size = f'x="{x * 64}" y="{y * 64}" width="{width * 64}" height="{height * 64}"'
    return f'<object id="{number}" name="" type="{kind}" {size}>{inside}</object>'


@pytest.mark.parametrize(
    ("barrier", "first", "row", "second"),
    [("", "B", "C", "D"), ("middle", "B", "C", "D"), ("north", "A", "B", "C"), ("south", "C", "D", "E")],
)
def test_two_rows_beside_the_barrier_are_ridden_from_either_end(barrier, first, row, second, tmp_path):
    lists = load_map(map_with(tmp_path, drawn("Lists", 1, 0, 18, 5, barrier))).lists
    assert lists is not None
    assert lists.courses[0] == tuple(f"{first}{column}" for column in range(2, 20))
    assert lists.courses[1] == tuple(f"{second}{column}" for column in range(19, 1, -1))
    assert lists.barrier[0] == f"{row}2"
    assert lists.ends == (f"{first}2", f"{second}19", f"{first}19", f"{second}2")


def test_a_map_without_lists_has_none(tmp_path):
    assert load_map(map_with(tmp_path, drawn("Stand", 0, 0, 3, 1))).lists is None


def test_stands_give_their_squares_each_once(tmp_path):
    objects = drawn("Lists", 1, 0, 18, 5) + drawn("Stand", 4, 0, 2, 1, number=2) + drawn("Stand", 3, 0, 3, 1, number=3)
    lists = load_map(map_with(tmp_path, objects)).lists
    assert lists is not None
    assert lists.stands == ("A5", "A6", "A4")


@pytest.mark.parametrize(
    ("objects", "changed", "code"),
    [
        (drawn("Lists", 1, 0, 15, 5), {}, "lists-too-short"),
        (drawn("Lists", 1, 0, 18, 2), {}, "lists-too-short"),
        (drawn("Lists", 5, 0, 18, 5), {}, "off-board"),
        (drawn("Lists", 1, 0, 18, 5) + drawn("Lists", 1, 0, 18, 5, number=2), {}, "lists-two"),
        (drawn("Lists", 1, 0, 18, 5), {(1, 7): 2}, "lists-blocked"),
        (drawn("Lists", 1, 0, 18, 5), {(3, 7): 3}, "lists-blocked"),
        (drawn("Lists", 1, 0, 18, 5, "sideways"), {}, "property"),
        (drawn("Lists", 1, 0, 18, 5) + drawn("Stand", 18, 4, 4, 1, number=2), {}, "off-board"),
    ],
)
def test_what_cannot_be_ridden_in_is_a_fault(objects, changed, code, tmp_path):
    path = map_with(tmp_path, objects, changed)
    assert [fault.code for fault in check_map(path) if fault.severity == "error"] == [code]
    with pytest.raises(MapError):
        load_map(path)


def test_a_wall_in_the_row_of_the_barrier_is_the_barrier(tmp_path):
    assert load_map(map_with(tmp_path, drawn("Lists", 1, 0, 18, 5), {(2, 9): 2})).lists is not None


def test_the_tilt_yard_is_as_the_rules_want_it():
    """24 by 9, lists from A3 to I22 with the barrier in row E, stands north and south (phases: D)."""
    yard = load_map("maps/tiltyard.tmx")
    assert (yard.board.rows, yard.board.columns) == (9, 24)
    assert yard.lists is not None
    assert yard.lists.ends == ("D3", "F22", "D22", "F3")
    assert yard.lists.barrier[0] == "E3"
    assert yard.lists.barrier[-1] == "E22"
    assert yard.board.ground("E10").terrain is Terrain.WALL
    assert {square[0] for square in yard.lists.stands} == {"A", "I"}
    assert [str(fault) for fault in check_map("maps/tiltyard.tmx")] == []
    assert any(yard.board.ground(square).exit for square in yard.board), "it is also a board for fights"
