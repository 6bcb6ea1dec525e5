"""Scenario files: those that ship are right, and what is wrong with one is said with its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import scenarios
from game.systems import keys as known_systems

HEAD = {
    "system": "tiny",
    "key": "bet",
    "title": "A Bet",
    "summary": "Two guess a die.",
    "map": None,
    "players": {"min": 2, "max": 2},
    "body": {},
}


def read_one(folder: Path, text: str) -> scenarios.Scenario:
    (folder / "one.json").write_text(text)
    (scenario,) = scenarios.scenarios_in(folder)
    return scenario


def test_every_shipped_scenario_is_of_a_known_system_and_can_be_found_by_its_key():
    keys = [scenario.key for scenario in scenarios.all_scenarios()]
    assert {"tavern_brawl", "two_sides"} <= set(keys)
    assert len(set(keys)) == len(keys)
    for scenario in scenarios.all_scenarios():
        assert scenario.system in known_systems()
        assert scenarios.load(scenario.key) is scenario


def test_an_unknown_scenario_is_refused_with_the_known_ones():
    with pytest.raises(scenarios.ScenarioError, match=r"no scenario 'picnic'; choose one of: .*tavern_brawl"):
        scenarios.load("picnic")


def test_a_scenario_file_is_read_whole(tmp_path):
    scenario = read_one(tmp_path, json.dumps(HEAD))
    assert (scenario.title, scenario.players.min, scenario.map) == ("A Bet", 2, None)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", r"one\.json: line 1, column 2: not JSON"),
        (json.dumps({**HEAD, "players": {"min": 3, "max": 2}}), r"one\.json: players: .*min 3 is more than max 2"),
        (json.dumps({**HEAD, "title": 5}), r"one\.json: title"),
        (json.dumps({**HEAD, "colour": "red"}), r"one\.json: colour"),
        (json.dumps({key: HEAD[key] for key in HEAD if key != "body"}), r"one\.json: body"),
    ],
)
def test_a_wrong_scenario_file_is_named_with_its_place(tmp_path, text, says):
    with pytest.raises(scenarios.ScenarioError, match=says):
        read_one(tmp_path, text)
