"""Real games of every system: however one goes about in what happened, one stands where the events lead."""

from __future__ import annotations

from math import dist
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.app.animation import EventPlayer
from game.app.board import middle
from tests.games import REAL_GAMES, played

GAMES = [(key, seed) for key in REAL_GAMES for seed in (1, 2)]

CONTROLS = st.lists(
    st.one_of(
        st.tuples(st.just("update"), st.sampled_from([0.01, 0.3, 2.0, 40.0])),
        st.tuples(st.just("go_to"), st.integers(0, 400)),
        st.tuples(st.sampled_from(["next", "previous"]), st.sampled_from([0, -1])),
        st.tuples(st.sampled_from(["play", "pause", "toggle", "forward", "back", "finish"])),
        st.tuples(st.just("speed"), st.sampled_from([0.25, 1.0, 4.0])),
    ),
    max_size=20,
)


def do(player: EventPlayer, control: tuple[Any, ...]) -> None:
    name, *values = control
    if name == "speed":
        player.speed = values[0]
    else:
        getattr(player, name)(*values)


def written(player: EventPlayer) -> Any:
    return player.system.write_position(player.position, whole=True)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAMES), CONTROLS, st.booleans())
def test_any_way_about_in_a_game_shows_what_the_events_say(which, controls, reduced):
    game = played(*which)
    player = EventPlayer(game.system, game.position.board, game.start, game.events, reduced=reduced)
    for control in controls:
        do(player, control)
        _ = player.scene
    expected = game.system.copy(game.start)
    for event in game.events[: player.index]:
        expected = game.system.apply(expected, event)
    assert written(player) == game.system.write_position(expected, whole=True)
    player.finish()
    assert written(player) == game.system.write_position(game.position, whole=True)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAMES), st.integers(0, 400), st.lists(st.sampled_from(["next", "previous"]), max_size=3))
def test_back_goes_to_where_forward_began_wherever_that_was(which, start, jumps):
    game = played(*which)
    player = EventPlayer(game.system, game.position.board, game.start, game.events)
    player.go_to(start)
    for jump in jumps:
        do(player, (jump,))
    assume(not player.at_end)
    before = player.index
    player.forward()
    player.update(1000)
    player.back()
    assert player.index == before


@pytest.mark.parametrize("which", GAMES)
def test_back_from_everywhere_lands_where_something_begins(which):
    """Not in the middle of what is shown together, also across the border of a step."""
    game = played(*which)
    player = EventPlayer(game.system, game.position.board, game.start, game.events)
    begins = [0]
    while not player.at_end:
        player.forward()
        player.update(1000)
        begins.append(player.index)
    for index in range(1, len(game.events) + 1):
        player.go_to(index)
        player.back()
        assert player.index == max(begin for begin in begins if begin < index)


def test_two_who_change_places_are_shown_meeting_between_them():
    """A shoving match over two squares at once, which a fight of six came to."""
    game = played("six_in_the_hall")
    over_two = [index for index, event in enumerate(game.events) if " and " in str(getattr(event, "square", ""))]
    assert over_two
    player = EventPlayer(game.system, game.position.board, game.start, game.events)
    player.go_to(over_two[0])
    player.forward()
    player.update(0.5)
    event = game.events[over_two[0]]
    before = {token.id: token.squares[0] for token in game.system.tokens(player.position) if token.squares}
    for name, other in ((event.roller, event.other), (event.other, event.roller)):
        home, goal = (middle(game.position.board, [before[each]]) for each in (name, other))
        pose = player.scene.poses[name]
        assert dist((pose.x, pose.y), goal) < dist(home, goal), "each on his way to where the other stands"
