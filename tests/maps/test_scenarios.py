"""A map is checked for the scenarios that are played on it: room for everybody, and sides that there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.maps import Place, Report, load_map
from game.scenarios import load
from game.scenarios.checking import check_for, check_map

HEAD = '<map orientation="orthogonal" width="{0}" height="{1}" tilewidth="64" tileheight="64">'
GROUNDS = """<tileset firstgid="1" name="grounds" tilewidth="64" tileheight="64">
<tile id="0"><properties><property name="terrain" value="floor"/></properties></tile>
<tile id="1"><properties><property name="terrain" value="void"/></properties></tile></tileset>"""


def start(id: int, x: int, side: str = "") -> str:
    named = f'<properties><property name="side" value="{side}"/></properties>' if side else ""
    return f'<object id="{id}" type="Start" x="{x}" y="10">{named}<point/></object>'


def room(folder: Path, *objects: str, rows: int = 2, columns: int = 8, numbers: str = "") -> Path:
    path = folder / "room.tmx"
    numbers = numbers or ",".join(["1"] * (rows * columns))
    floor = f'<layer width="{columns}" height="{rows}" name="floor"><data encoding="csv">{numbers}</data></layer>'
    things = f'<objectgroup name="things">{"".join(objects)}</objectgroup>'
    path.write_text(HEAD.format(columns, rows) + GROUNDS + floor + things + "</map>", encoding="utf-8")
    return path


def faults(path: Path, scenario: str, codes: list[str] | None = None) -> list[str]:
    report = Report()
    check_for(load(scenario), load_map(path), Place("room.tmx"), report)
    assert codes is None or [fault.code for fault in report.faults] == codes
    return [str(fault) for fault in report.faults]


def test_the_games_own_maps_have_room_for_all_their_scenarios() -> None:
    for name in ("tavern", "ships", "cellar", "hall", "parlour", "starter"):
        assert check_map(f"maps/{name}.tmx") == []


def test_a_start_for_every_fighter_is_enough(tmp_path: Path) -> None:
    starts = [start(id, 64 * id) for id in range(6)]
    assert faults(room(tmp_path, *starts), "tavern_brawl") == []
    assert faults(room(tmp_path, *starts[:5]), "tavern_brawl", ["too-few-starts"]) == [
        'room.tmx: warning: "Tavern Brawl" has 6 fighters, but there are 5 squares for them to start in. '
        "Mark a start for every fighter."
    ]


def test_starts_of_a_side_are_for_that_side(tmp_path: Path) -> None:
    """Three fight for each side; with no more than two of its own, blue has too few, however many red has."""
    starts = [start(id, 64 * id, "red" if id < 4 else "blue") for id in range(6)]
    (fault,) = faults(room(tmp_path, *starts), "two_sides")
    assert "has 3 fighters of the side blue, but there are 2 squares" in fault
    shared = [start(7, 64 * 7)]
    assert faults(room(tmp_path, *starts, *shared), "two_sides") == [], "a start of no side is for any"


def test_starts_that_two_sides_share_count_once(tmp_path: Path) -> None:
    (fault,) = faults(room(tmp_path, *(start(id, 64 * id) for id in range(5))), "two_sides")
    assert "has 6 fighters, but there are 5 squares" in fault


def test_without_starts_the_cards_squares_are_wanted(tmp_path: Path) -> None:
    """Of the tavern column none of a board of 2 by 8 but B2, B5 and B8 is there."""
    found = faults(room(tmp_path), "duel", ["set-up-squares"])
    assert len(found) == 1
    assert "nobody can stand in B11, B14, D1, D4, D7, D10 and 27 more, where" in found[0]
    assert "may set up fighters. Make them floor, or mark starts of the map's own." in found[0]
    assert "there are 3 squares for them to start in" in faults(room(tmp_path), "tavern_brawl")[1]


def test_a_deck_wants_the_squares_of_its_own(tmp_path: Path) -> None:
    """Red's ship is a deck of 1 by 8: of the ship column only A5 is there."""
    deck = (
        '<object id="1" name="Red" type="Deck" x="0" y="0" width="512" height="64">'
        '<properties><property name="side" value="red"/></properties></object>'
    )
    found = faults(room(tmp_path, deck), "boarding")
    assert "nobody can stand in Red:B3, Red:B7," in found[0]
    assert "has 3 fighters of the side red, but there are 1 squares" in found[1]


@pytest.mark.parametrize("column", [1, 2])
def test_a_start_on_solid_furniture_does_not_count(column: int, tmp_path: Path) -> None:
    """The card's B2, with a mast in it or beside it."""
    mast = f'<object id="9" type="mast" x="{64 * column}" y="64" width="64" height="64"/>'
    found = faults(room(tmp_path, mast), "duel")
    assert ("nobody can stand in B2, B11" in found[0]) == (column == 1)


def test_sides_that_there_are_not(tmp_path: Path) -> None:
    path = room(tmp_path, start(1, 10, "red"), start(2, 100, "pink"))
    (fault,) = check_map(path)
    assert (fault.code, fault.severity, fault.square) == ("unknown-side", "warning", "A2")
    assert str(fault).endswith('there is no side "pink". Sides are red, blue, green, yellow, violet, white.')


def test_a_fight_about_treasure_wants_chests_and_decks(tmp_path: Path) -> None:
    starts = [start(id, 64 * id) for id in range(6)]
    found = faults(room(tmp_path, *starts), "treasure", ["no-treasure", "no-deck", "no-deck"])
    assert [fault.split('Ships" ')[1] for fault in found] == [
        "is about chests, but there are none. Put chests on the map.",
        "needs a deck of the side red for chests to be carried to. Draw a Deck for each side.",
        "needs a deck of the side blue for chests to be carried to. Draw a Deck for each side.",
    ]
