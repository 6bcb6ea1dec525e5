"""From tokens to pictures, and from sides to looks."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game import places
from game.app.board.looks import look, patched, picture_name
from game.app.board.sides import Sides, load
from game.app.board.sprites import SQUARE, Sprites
from game.app.pictures import Pictures
from game.app.shelf import Shelf
from game.rules.grid import Board, Direction
from game.rules.kernel.tokens import Token

BOARD = Board(8, 8)


@pytest.fixture
def sprites() -> Sprites:
    return Sprites(Pictures())


def turn(look_name: str, squares: tuple[str, ...], facing: Direction | None = None) -> float:
    return look(BOARD, Token("it", look_name, squares, 2, facing)).turn


def test_a_table_is_turned_only_where_it_stands_along_a_column():
    assert turn("table", ("B2", "B3")) == 0
    assert turn("table", ("B2", "C2")) == 90


def test_a_shelf_is_drawn_falling_south_and_turned_to_where_it_falls():
    # The pose turns it by its facing: with the half turn a shelf that falls south is as it was drawn.
    assert (turn("shelf", ("B2", "B3"), Direction.S) + 180) % 360 == 0
    assert (turn("shelf", ("B2", "C2"), Direction.W) + 270) % 360 == 90


def test_pictures_go_by_how_many_squares_are_covered(sprites: Sprites):
    assert picture_name(sprites, "table", 3) == "pieces/table_3.png"
    assert picture_name(sprites, "table_flipped", 2) == "pieces/table_2_flipped.png"
    assert picture_name(sprites, "chair", 1) == "pieces/chair.png"
    assert picture_name(sprites, "nothing like it", 1) is None


def test_a_carpet_of_any_size_has_its_border_all_round(sprites: Sprites):
    nine = sprites.pictures.get("pieces/carpet_9.png")
    for rows, columns in ((1, 1), (2, 5), (4, 3)):
        made = patched(sprites, "carpet", rows, columns)
        assert made.get_size() == (columns * SQUARE, rows * SQUARE)
        right, bottom = made.get_width() - 1, made.get_height() - 1
        far = 3 * SQUARE - 1
        for here, there in (((9, 9), (9, 9)), ((right - 9, bottom - 9), (far - 9, far - 9))):
            assert made.get_at(here) == nine.get_at(there)


def test_turned_pictures_are_made_once(sprites: Sprites):
    first = sprites.named("pieces/chair.png", 50, 37)
    made = sprites.made
    assert sprites.named("pieces/chair.png", 50, 36) is first, "turns go in steps of five degrees"
    assert sprites.named("pieces/chair.png", 50, 397) is first, "a whole turn more is the same"
    assert sprites.made == made


def test_a_turn_is_clockwise(sprites: Sprites):
    upright = pygame.Surface((9, 9), pygame.SRCALPHA)
    upright.set_at((4, 0), (255, 0, 0, 255))
    east = sprites.turned("dot", lambda: upright, 1.0, 90)
    assert east.get_at((8, 4)) == (255, 0, 0, 255)


def test_old_pictures_are_let_go():
    shelf = Shelf(10_000)
    sprites = Sprites(Pictures(), shelf)
    for angle in range(0, 180, 5):
        sprites.named("pieces/chair.png", 40, angle)
    # Forty pixels a side and more where it is turned: each has 1,600 or more.
    assert 1 < len(shelf) <= 6


def test_sides_named_after_a_look_have_it_and_others_take_what_is_free():
    sides = Sides(["blue", "the crew", "a side"])
    assert sides.look("blue").id == "blue"
    assert sides.look("a side").id == "red"
    assert sides.look("the crew").id == "green"


def test_what_a_side_looks_like_does_not_hang_on_who_was_named_first():
    one, other = Sides(["x", "y"]), Sides(["y", "x"])
    assert one.look("x") == other.look("x")
    assert one.look("x") != one.look("y")


def test_more_sides_than_looks_still_have_one():
    sides = Sides([f"side {number}" for number in range(20)])
    assert sides.look("side 19") in sides.looks


@pytest.mark.parametrize("palette", ["painted", "distinct", "strong"])
def test_every_palette_tells_six_sides_apart_three_times_over(palette: str):
    looks = load(palette)
    assert len(looks) == 6
    for each in ("colour", "pattern", "badge"):
        assert len({getattr(look, each) for look in looks}) == 6


def test_side_colours_that_cannot_be_read_have_a_stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(places, "assets", lambda: tmp_path)
    (tmp_path / "sides.json").write_text(json.dumps([{"id": "red"}]))
    assert [look.id for look in load()] == ["red", "blue"]
