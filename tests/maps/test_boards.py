"""The boards that ship with the game, each as it is drawn here; the tavern is in test_tavern."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game import places
from game.maps import SquareMap, check_map, load_map
from game.rules.grid import Board, Deck, Ground, Terrain
from game.rules.swashbuckler.pieces import Kind

MARKS = {
    ".": Ground(),
    "#": Ground(Terrain.WALL),
    "~": Ground(Terrain.VOID),
    "1": Ground(Terrain.FLOOR, 1),
    "2": Ground(Terrain.FLOOR, 2),
    "s": Ground(Terrain.STAIRS, 0),
    "S": Ground(Terrain.STAIRS, 1),
    "e": Ground(exit=True),
    "E": Ground(Terrain.FLOOR, 1, exit=True),
}
SHIPS = [
    "~~~~~~~~~~~~~~~~~",
    "~111........11~~~",  # Port:A, a sea row above it; the bow narrows at A14 and F14
    "~111s.......111~~",  # ladders to the quarterdeck at B4 and E4
    "~111.......s111~~",  # ladders to the forecastle at C11 and E11
    "~111........111~~",
    "~111s......s111~~",
    "~111........11~~~",  # Port:F
    "~~~~~~~~.~~.~~~~~",  # the gap, with planks at columns 8 and 11
    "~111........11~~~",  # Starboard:A
    "~111s.......111~~",
    "~111.......s111~~",
    "~111........111~~",
    "~111s......s111~~",
    "~111........11~~~",  # Starboard:F
    "~~~~~~~~~~~~~~~~~",
]
CELLAR = [
    "......1E",  # steps at B7 up to the way out at A8
    "......S.",
    "........",
    "..#.....",
    "........",
    ".....#..",
    "e.......",
    "........",
    ".....e..",
]
HALL = [
    "22222222222222222222",  # the gallery
    "S..................S",  # its stairs
    "....................",
    "....................",
    "e...#..........#...e",
    "....................",
    "....................",
    "....................",
    "e...................",
    "....................",
    "....................",
    "....................",
    "....................",
    "e...#..........#....",
    "...................e",
    "....................",
    "....................",
    "#..e.....ee.....e..#",  # the double door at R10-R11, a statue in either corner
]
PARLOUR = [
    ".e...e.",
    ".......",
    "......e",
    ".......",
    ".......",
    ".......",
    "...ee..",
]
STARTER = [
    "..e..e..",
    "........",
    "........",
    "........",
    "........",
    "........",
    "........",
    "...ee...",
]
BOARDS = {"ships": SHIPS, "cellar": CELLAR, "hall": HALL, "parlour": PARLOUR, "starter": STARTER}
DECKS = (Deck("Port", 1, 1, 6, 14, "red"), Deck("Starboard", 8, 1, 6, 14, "blue"))
# card: Random Set Up, the ship column
RANDOM_SET_UP = ("A5", "B3", "B7", "B11", "B13", "C5", "C9", "C14", "D3", "D7", "D11", "D13")
RANDOM_SET_UP += ("E5", "E9", "F3", "F7", "F11", "F13")
OWN_MAPS = [*BOARDS, "tavern", "tiltyard"]


def standable(loaded: SquareMap, square: str) -> bool:
    solid = any(piece.solid and square in piece.squares for piece in loaded.pieces.values())
    return loaded.board.ground(square).standable and not solid


@pytest.mark.parametrize("name", BOARDS)
def test_the_board_is_as_drawn(name: str) -> None:
    drawn = BOARDS[name]
    grounds = {(row, column): MARKS[mark] for row, line in enumerate(drawn) for column, mark in enumerate(line)}
    decks = DECKS if name == "ships" else ()
    board = load_map(f"maps/{name}.tmx").board
    assert board == Board(len(drawn), len(drawn[0]), grounds, open_edge=name == "ships", decks=decks)


@pytest.mark.parametrize("name", OWN_MAPS)
def test_nothing_is_wrong_with_it(name: str) -> None:
    assert [str(fault) for fault in check_map(f"maps/{name}.tmx")] == []


@pytest.mark.parametrize("name", sorted(BOARDS.keys() - {"ships"}))
def test_six_can_start_in_it(name: str) -> None:
    """The card's squares are not all to be had there (R14.1), so each marks starts of its own."""
    starts = load_map(f"maps/{name}.tmx").starts
    assert len({start.square for start in starts}) >= 6
    assert all(start.side is None for start in starts), "any side may start anywhere"


def test_fighters_can_stand_on_either_ship_wherever_the_card_sets_them_up() -> None:
    loaded = load_map("maps/ships.tmx")
    assert len(RANDOM_SET_UP) == 18, "each square of the column stands there for two rolls"
    for deck in DECKS:
        for square in RANDOM_SET_UP:
            assert standable(loaded, f"{deck.name}:{square}"), f"{deck.name}:{square}"


def test_two_planks_can_be_walked_from_deck_to_deck() -> None:
    """R2.6, R2.4."""
    loaded = load_map("maps/ships.tmx")
    for column in (8, 11):
        way = [f"Port:F{column}", f"H{column + 1}", f"Starboard:A{column}"]
        assert all(loaded.board.walkable(*pair) for pair in pairwise(way))
        assert all(standable(loaded, square) for square in way)
        assert not any(set(way) & set(piece.squares) for piece in loaded.pieces.values())


def test_one_can_swing_across_beside_every_rope_over_the_gap() -> None:
    """Two squares from rail to rail at equal levels (R9.6)."""
    loaded = load_map("maps/ships.tmx")
    over_sea = [piece.squares[0] for piece in loaded.pieces.values() if piece.kind is Kind.ROPE]
    over_sea = [square for square in over_sea if loaded.board.ground(square).terrain is Terrain.VOID]
    assert over_sea == ["H4", "H7", "H14"], "at deck columns 3, 6 and 13"
    for column in (3, 5, 7, 13):
        one, other = f"Port:F{column}", f"Starboard:A{column}"
        assert loaded.board.level(one) == loaded.board.level(other)
        assert standable(loaded, one)
        assert standable(loaded, other)


def test_each_ship_has_what_its_fights_need() -> None:
    loaded = load_map("maps/ships.tmx")
    for deck in DECKS:
        squares = [piece.squares for piece in loaded.pieces.values()]
        aboard = [piece for piece in loaded.pieces.values() if piece.square and piece.square.startswith(deck.name)]
        kinds = [piece.kind for piece in aboard]
        assert squares
        assert kinds.count(Kind.CHEST) == 2, "the treasure"
        assert kinds.count(Kind.MAST) == 3
        assert kinds.count(Kind.CANNON) == 6
        assert {Kind.ROPE, Kind.RAPIER, Kind.CUTLASS, Kind.DAGGER, Kind.MUG, Kind.TABLE, Kind.CHAIR} <= set(kinds)


def test_the_ships_are_as_rich_as_each_other() -> None:
    """Pieces of one ship lie on the other as in a mirror, but for masts and what the card's squares forbid."""
    pieces = load_map("maps/ships.tmx").pieces.values()
    mirror = dict(zip("ABCDEF", "FEDCBA", strict=True))

    def chests(deck: str) -> set[str]:
        found = [piece.square or "" for piece in pieces if piece.kind is Kind.CHEST]
        return {square.split(":")[1] for square in found if square.startswith(deck)}

    assert chests("Starboard") == {mirror[square[0]] + square[1:] for square in chests("Port")}


@pytest.mark.parametrize("name", ["cellar", "hall", "parlour", "tavern"])
def test_exits_are_not_walled_up_by_furniture(name: str) -> None:
    loaded = load_map(f"maps/{name}.tmx")
    exits = [square for square in loaded.board if loaded.board.ground(square).exit]
    assert exits
    assert all(standable(loaded, square) for square in exits)


def test_the_starter_room_is_empty() -> None:
    assert load_map("maps/starter.tmx").pieces == {}


def test_maps_are_found_where_they_are_kept() -> None:
    assert load_map(Path(places.maps()) / "hall.tmx").board.map == "maps/hall.tmx"
