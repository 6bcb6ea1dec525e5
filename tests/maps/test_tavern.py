"""The tavern map is the tavern of the rules (R2.5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import places
from game.maps import check_map, load_board, load_map
from game.rules.grid import Board, Ground, Terrain
from game.rules.swashbuckler.pieces import Kind

TAVERN = [
    ".e...BBBB..e..",  # A: windows A2 and A12, the balcony at A6-A9
    "......ss......",  # B: its stairs at B7-B8
    "..............",
    "..............",
    "e............e",  # E: windows E1 and E14
    "..............",
    "..............",
    "..............",
    "..............",
    "..............",
    "e............e",  # K: windows K1 and K14
    "..............",
    "..............",
    "..............",
    ".ee...ee..ee..",  # O: windows O2 O3 O11 O12, the double door O7-O8
]
MARKS = {
    ".": Ground(),
    "e": Ground(Terrain.FLOOR, 0, exit=True),
    "B": Ground(Terrain.FLOOR, 2),
    "s": Ground(Terrain.STAIRS, 1),
}
# card: Random Set Up, the tavern column
RANDOM_SET_UP = [
    *("B2", "B5", "B8", "B11", "B14"),
    *("D1", "D4", "D7", "D10", "D13"),
    *("F3", "F6", "F9", "F12", "F14"),
    *("H1", "H4", "H7", "H10", "H13"),
    *("J2", "J5", "J8", "J11", "J14"),
    *("L3", "L6", "L9", "L12", "L14"),
    *("N2", "N5", "N7", "N10", "N12", "N14"),
]


def test_the_board_is_the_tavern_of_the_rules() -> None:
    board, _ = load_board("maps/tavern.tmx")
    assert (board.rows, board.columns) == (15, 14)
    wanted = Board(
        15,
        14,
        {(row, column): MARKS[mark] for row, line in enumerate(TAVERN) for column, mark in enumerate(line)},
    )
    assert {square: board.ground(square) for square in board} == {square: wanted.ground(square) for square in wanted}
    assert board == wanted
    assert board.map == "maps/tavern.tmx"


@pytest.mark.parametrize("name", ["maps/tavern.tmx", "tavern.tmx", "tavern", places.maps() / "tavern.tmx"])
def test_however_it_is_named_positions_write_it_one_way(
    name: str | Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert load_map(name).board.map == "maps/tavern.tmx"


def test_fighters_can_stand_wherever_the_card_sets_them_up() -> None:
    board, furnishings = load_board("maps/tavern.tmx")
    pieces = furnishings.pieces
    assert len(RANDOM_SET_UP) == 36
    for square in RANDOM_SET_UP:
        assert board.ground(square).standable, square
        assert not [piece.id for piece in pieces.values() if square in piece.squares and piece.solid], square


def test_the_exits_are_not_walled_up_by_furniture() -> None:
    board, furnishings = load_board("maps/tavern.tmx")
    pieces = furnishings.pieces
    exits = {square for square in board if board.ground(square).exit}
    assert len(exits) == 12
    assert not [piece.id for piece in pieces.values() if piece.solid and exits & set(piece.squares)]


def test_the_tavern_has_what_its_orders_need() -> None:
    """Something to throw, shove, topple, yank, flip, pick up and swing from (R7, R9.6)."""
    _, furnishings = load_board("maps/tavern.tmx")
    pieces = furnishings.pieces
    kinds = {piece.kind for piece in pieces.values()}
    assert kinds >= {
        Kind.CHAIR,
        Kind.TABLE,
        Kind.CARPET,
        Kind.SHELF,
        Kind.MUG,
        Kind.CHANDELIER,
        Kind.CHEST,
        Kind.RAPIER,
        Kind.CUTLASS,
        Kind.DAGGER,
    }
    mugs = [piece for piece in pieces.values() if piece.kind is Kind.MUG]
    assert {mug.full for mug in mugs} == {True, False}


def test_nothing_is_wrong_with_it() -> None:
    assert [str(fault) for fault in check_map("maps/tavern.tmx")] == []
