"""Simulated games of the scenarios that ship: they end, say who won, and are the same for the same seed."""

from __future__ import annotations

import pytest

from game import scenarios, systems
from game.sim import GameRecord, play, summary_of
from tests import random_plots


def record(key: str, seed: int, players: int) -> GameRecord:
    scenario = scenarios.load(key)
    return play(systems.system(scenario.system), scenario, seed, ["random"] * players, answer=random_plots.answer)


SHIPPED = [each for each in scenarios.all_scenarios() if each.system == "swashbuckler"]


@pytest.mark.parametrize(
    ("key", "players"),
    [(each.key, count) for each in SHIPPED for count in sorted({each.players.min, each.players.max})],
    ids=str,
)
def test_every_scenario_comes_to_an_end_by_its_last_turn(key, players):
    played = record(key, 1, players)
    assert played.finished
    assert played.length <= scenarios.load(key).body["turns"], "a game ends after its last turn (R14.2)"
    assert played.passed == 0, "random plots have no faults"
    assert set(played.winners) <= set(played.sides.values())
    assert record(key, 1, players) == played


def test_each_seat_is_counted_on_the_side_of_its_fighters():
    assert record("two_sides", 2, 3).sides == {"seat1": "red", "seat2": "blue", "seat3": "red"}
    summary = summary_of([record("two_sides", seed, 2) for seed in range(4)])
    assert {share.played for share in summary.sides.values()} == {4}
    assert sum(share.won for share in summary.sides.values()) + summary.draws == 4
