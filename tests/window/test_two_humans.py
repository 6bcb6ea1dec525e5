"""Two people at one machine, in a real window: a game in the tavern from the title to its second turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import saves
from game.saves import Head
from tests.window.real import Look, RealWindow, needs_a_screen

PARCHMENT = (236, 222, 189)
SIDE = (900, 100, 1270, 760)
"""where the panel beside the board is"""
WINE = (134, 33, 29)
GO_ON = (905, 752, 1258, 780)
"""the button below the log"""
BOARD = (30, 30, 870, 600)
MIDDLE = (450, 250, 830, 550)
"""where a panel in the middle of a screen is"""


@pytest.fixture
def window(tmp_path: Path) -> Iterator[RealWindow]:
    window = RealWindow(tmp_path)
    yield window
    window.close()


def newest(window: RealWindow) -> Head | None:
    found = saves.latest_autosave(window.saves)
    return found.head if found else None


def new_game(window: RealWindow) -> None:
    """Two people in the tavern: the second seat, a computer's at first, is given to a person."""
    title = window.look("1-title")
    window.key("Down", "Return")  # past the first fight, which is for newcomers
    window.until_it_changes(title, "the set-up")
    for _ in range(6):  # from the scenario past the map and the four fields of the first seat
        window.key("Tab")
    window.key("Left")
    window.look("2-new-game")
    window.key("ctrl+Return")
    window.until(lambda: newest(window) is not None, "the game to begin and save itself")


def is_covered(look: Look) -> bool:
    """Nothing but a note in the middle is on the screen."""
    return look.colour_share(PARCHMENT, SIDE) < 0.05 and look.colour_share(PARCHMENT, MIDDLE) > 0.5


def take_over(window: RealWindow, shot: str) -> Look:
    """Hold Enter until the board is shown."""
    window.move(5, 5)
    window.until(lambda: is_covered(window.look()), "the cover")
    covered = window.look(shot)
    window.key("Return")
    assert is_covered(window.look()), "one stroke of the key is not enough"
    window.hold("Return", 1.2)
    return window.until_it_changes(covered, "the plotting screen")


def plot(window: RealWindow, text: str, shot: str) -> None:
    before = window.look()
    assert before.colour_share(PARCHMENT, SIDE) > 0.4, "the panel with sheet and orders"
    window.type(text)
    window.until_it_changes(before, "the boxes to fill", share=0.002)
    window.look(shot)
    window.key("ctrl+Return")


@needs_a_screen
def test_two_people_play_a_turn_and_come_to_the_next(window: RealWindow) -> None:
    new_game(window)
    head = newest(window)
    assert head is not None
    assert [seat.player for seat in head.seats] == ["human", "human"]
    assert head.moment == (1, 0)

    first = take_over(window, "3-hand-over-to-the-first")
    plot(window, "1 l 1 r", "4-first-plots")
    window.until_it_changes(first, "the hand-over to the second")
    second = take_over(window, "5-hand-over-to-the-second")
    plot(window, "l r n", "6-second-plots")

    window.until(lambda: newest(window) is not None and newest(window).moment == (2, 0), "the turn to be resolved")
    window.until_it_changes(second, "the replay", share=0.02)
    window.look("7-watching")
    window.key("End")
    window.until(lambda: window.look().colour_share(WINE, GO_ON) > 0.5, "the way on to open at the replay's end")
    ended = window.look("8-end-of-the-turn")
    window.key("Home")
    window.until_it_changes(ended, "the figures to be where they began", share=0.0005)
    window.look("9-watching-again")
    window.key("End")
    window.until(lambda: window.look().differs(ended, BOARD) < 0.002, "the same end again")
    window.key("Return")
    window.until_it_changes(ended, "the next hand-over")

    take_over(window, "10-second-turn")
    window.look("11-second-turn-plotting")
    found = saves.latest_autosave(window.saves)
    assert found is not None
    game = saves.read(found.path)
    assert game.position.board.map == "maps/tavern.tmx"
    assert game.system.moment(game.position) == (2, 0)
    plotted = [event for event in game.events if event.type == "plotted"]
    assert sorted(tuple(event.after) for event in plotted) == [
        ("1", None, "L", "1", None, "R"),
        ("L", "R", "N", None, None, None),
    ]
    assert "Traceback" not in window.words
