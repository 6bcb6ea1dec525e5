"""The odds while plotting, and after the fact in the log: Lucien (K7, facing north) and Bess (J7, facing him).

Expertise 13 against 11 is column 12, where 24 of 36 throws miss.
"""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.app.screens.reckonings import Rows
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.odds_screen import OddsScreen
from game.app.swashbuckler.plotting import PlottingScreen
from game.rules.grid import Direction
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game
from tests.app.layouts import SIZES, faults
from tests.app.screens import conftest


@pytest.fixture
def close(sit_down, monkeypatch):
    """Sits down at a fight whose fighters have met already."""
    start_game = conftest.start_game

    def met(*args, **kwargs):
        game = start_game(*args, **kwargs)
        start = game.position.copy()
        lucien, bess = (start.fighters[name] for name in ("lucien", "bess"))
        start.fighters["lucien"] = replace(lucien, square="K7", facing=Direction.N)
        start.fighters["bess"] = replace(bess, square="J7", facing=Direction.S)
        return Game(game.system, game.seats.values(), start, SeededDice(kwargs["seed"]))

    monkeypatch.setattr(conftest, "start_game", met)

    def sit(**window):
        at = sit_down(**window)
        at.take_over()
        return at

    return sit


@pytest.fixture
def at(close):
    return close()


def figures(at) -> list[tuple[str, str]]:
    return [
        (row.figure, row.words) for rows in at.top.root.layers[0].walk() if isinstance(rows, Rows) for row in rows.rows
    ]


def test_the_line_says_the_odds_of_what_is_written(at):
    assert at.find("odds").text == "The odds…"
    at.hand.type("n")
    assert at.find("odds").text.startswith("N at Bess: miss 67 %")


def test_the_line_says_the_odds_of_what_is_pointed_at(at):
    menu = at.find("orders")
    menu.reveal(menu.row_of("SS"))
    at.hand.point(menu.row_of("SS").center)
    assert at.find("odds").text.startswith("SS at Bess: miss 67 %")
    at.hand.point((5, 5))
    assert at.find("odds").text == "The odds…"


def test_by_keyboard_to_every_case_and_back(at):
    at.hand.type("n s")
    at.hand.key(pygame.K_F2)
    at.hand.wait()
    assert isinstance(at.top, OddsScreen)
    assert at.find("order").words == "Box 3: S, Slash", "the one in hand, or before it"
    assert ("−2", "a slash") in figures(at)
    at.hand.key(pygame.K_LEFT)
    at.hand.wait()
    assert at.find("order").words == "Box 1: N, Lunge"
    assert ("67 %", "a miss") in figures(at)
    assert ("12", "column, by Expertise 13 against 11") in figures(at)
    assert ("100 %", "parried") in figures(at)
    at.hand.key(pygame.K_ESCAPE)
    at.hand.wait()
    assert isinstance(at.top, PlottingScreen)
    assert at.find("typed").text == "N- S-"


def test_by_mouse(at):
    at.hand.type("n")
    at.click("odds")
    assert isinstance(at.top, OddsScreen)
    at.click("back")
    assert isinstance(at.top, PlottingScreen)


def test_the_line_can_be_reached_with_the_tab_key(at):
    for _ in range(30):
        at.hand.key(pygame.K_TAB)
        if at.top.root.focus_widget.name == "odds":
            break
    at.hand.key(pygame.K_RETURN)
    at.hand.wait()
    assert isinstance(at.top, OddsScreen)


def test_without_an_order_that_needs_dice_it_says_what_to_do(at):
    at.hand.key(pygame.K_F2)
    at.hand.wait()
    assert "Write an attack" in at.find("none").text


def test_anybody_may_be_looked_at_though_out_of_reach(at):
    at.hand.type("l l n")
    at.hand.key(pygame.K_F2)
    at.hand.wait()
    assert at.find("whom").words == "Bess Tarpaulin, if it came to that"
    assert "nobody to strike" in at.find("doubt").text


def test_a_mistake_in_what_is_typed_does_no_harm(at):
    at.hand.type("n zz")
    at.hand.key(pygame.K_F2)
    at.hand.wait()
    assert isinstance(at.top, OddsScreen)


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_is_in_its_place(close, size, scale):
    at = close(size=size, scale=scale)
    at.hand.type("n s wm")
    assert faults(at.top.root) == []
    at.hand.key(pygame.K_F2)
    at.hand.wait()
    assert isinstance(at.top, OddsScreen)
    for _ in range(3):
        assert faults(at.top.root) == []
        at.hand.key(pygame.K_RIGHT)
        at.hand.wait()


def test_the_log_lists_the_same_numbers_after_the_fact(at):
    at.plot("n")
    at.take_over()
    at.plot("L")
    assert isinstance(at.top, WatchingScreen)
    at.hand.wait(30)
    lines = [line.text for line in at.find("log").lines]
    (blow,) = [number for number, words in enumerate(lines) if "lunges at Bess Tarpaulin" in words]
    assert lines[blow + 1] == "Column 12: 12 by Expertise 13 against 11"
