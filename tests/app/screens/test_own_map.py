"""A game on a map that somebody brought along: only what there is room for is offered, and it is played there."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from game.app.screens.own_map import OwnMapScreen
from game.cli import app
from game.maps import load_map

ROOM = Path(__file__).parents[2] / "maps" / "start-on-a-table" / "map.tmx"
"""Three rows of four squares with two starts."""


def test_what_a_map_has_room_for_is_offered_and_played_there(open_window, saves_folder) -> None:
    from game.app.main import title_screen
    from game.app.widgets import Space

    hand = open_window(Space)
    hand.window.stage.replace(title_screen(hand.window))
    screen = OwnMapScreen(load_map(ROOM))
    hand.window.stage.push(screen)
    hand.wait()
    assert {scenario.key for scenario in screen.scenarios} == {"duel", "first_fight"}, "there are two starts"
    assert {scenario.map for scenario in screen.scenarios} == {str(ROOM)}
    start = screen.root.find("start")
    start.reveal(start.rect)
    hand.wait()
    hand.click(start)
    hand.wait()
    table = hand.window.stage.top.table
    assert table.game.position.board.map == str(ROOM)
    assert {fighter.square for fighter in table.game.position.fighters.values()} == {"A1", "A4"}


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("bad-decks", "the deck has no name. Name it with letters"),
        ("csv", "no scenario has room on this map; mark at least two starts"),
        ("nowhere", "the file is not there"),
    ],
)
def test_a_map_that_cannot_be_played_on_is_refused_before_a_window_opens(name: str, says: str) -> None:
    done = CliRunner().invoke(app, ["--map", str(ROOM.parents[1] / name / "map.tmx")])
    assert done.exit_code == 2
    assert says in done.output
