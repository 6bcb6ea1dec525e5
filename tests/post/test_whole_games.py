"""Whole games by file end alike on every computer, whatever way the letters take."""

from __future__ import annotations

import pytest

from tests.post.computers import play, set_up

GAMES = {
    "two at two computers": (("seat1",), ("seat2",)),
}


@pytest.mark.parametrize(
    ("scenario", "players", "computers"),
    [
        ("duel", ("human", "human"), (("seat1",), ("seat2",))),
        ("satisfaction", ("human", "human"), (("seat1",), ("seat2",))),
        ("tavern_brawl", ("human", "human", "human"), (("seat1",), ("seat2",), ("seat3",))),
        ("tavern_brawl", ("human", "careful", "human", "human"), (("seat1", "seat4"), ("seat3",))),
        ("lists", ("human", "human", "human", "random"), (("seat2",), ("seat1",), ("seat3",))),
    ],
)
def test_all_computers_come_to_the_same_events(tmp_path, scenario, players, computers):
    played = set_up(tmp_path, computers, players, scenario=scenario)
    play(played)
    assert len(played[0].written) > 20
    for other in played[1:]:
        assert other.written == played[0].written
        assert other.post.chain == played[0].post.chain
