"""The command line: what each command prints, and one clear line with exit code 2 for what people get wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from game import cli
from game.scenarios import all_scenarios

ROOT = Path(__file__).resolve().parent.parent


def call(*arguments: str, stdin: str | bytes | None = None):
    return CliRunner().invoke(cli.app, arguments, input=stdin)


def refused(*arguments: str, stdin: str | bytes | None = None) -> str:
    """The one line on standard error."""
    done = call(*arguments, stdin=stdin)
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "standard input: line 1, column 1: not JSON"),
        ("[1]", "standard input: a position is an object {...}, not [1]"),
        ('{"format": 1,\n  "seed": NaN}', "standard input: line 2, column 11: NaN is no JSON number"),
        ('{"format": 1, "format": 1}', '"format" is written twice'),
        (b'{"format": "\xff"}', "line 1: not UTF-8"),
        ("[" * 100_000, "nested too deeply"),
        ("{}", "format: null, and this program reads 1"),
        ('{"format": 2}', "format: 2, and this program reads 1"),
        ('{"format": true}', "format: true, and this program reads 1"),
        ('{"format": 1, "system": "chess"}', "no rule system 'chess' here; known: swashbuckler"),
        ('{"format": 1, "system": []}', "system: [] is no name"),
        ('{"format": 1, "dice": [0]}', "dice.0: 0 is no face"),
        ('{"format": 1}', "board"),
        ('{"format": 1, "board": {"rows": 3, "columns": 3}}', "fighters"),
        ('{"format": 1, "board": {"map": "maps/none.tmx"}, "fighters": []}', "board.map: maps/none.tmx"),
    ],
)
def test_a_bad_position_is_one_line_that_says_where(text, says):
    assert says in refused("referee", "-", stdin=text)


def test_a_position_that_is_not_there_is_named(tmp_path):
    assert "nowhere.json: cannot be read: No such file" in refused("referee", str(tmp_path / "nowhere.json"))
    assert "cannot be read" in refused("referee", str(tmp_path))


def test_an_enormous_position_is_refused_unread(tmp_path):
    path = tmp_path / "big.json"
    with path.open("wb") as file:
        file.truncate(40 * 1024 * 1024)
    assert "is larger than 32 MB" in refused("referee", str(path))


POSITION = {
    "format": 1,
    "board": {"rows": 3, "columns": 3},
    "fighters": [
        {
            "id": "ann",
            "side": "red",
            "faction": "musketeer",
            "square": "B2",
            "facing": "N",
            "strength": 11,
            "expertise": 12,
            "boxes": {"head": 5, "body": 8, "right_arm": 4, "left_arm": 4},
        }
    ],
    "plots": {"ann": "1- R"},
}


def test_the_referee_prints_events_and_last_the_position_by_file_and_by_pipe(tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION))
    done = call("referee", str(path))
    assert done.exit_code == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    moved = [line for line in lines if line["type"] == "moved"]
    assert [(line["fighter"], line["before"], line["after"], line["step"]) for line in moved] == [
        ("ann", "B2", "A2", 1)
    ]
    assert lines[-1]["type"] == "position"
    (ann,) = lines[-1]["fighters"]
    assert (ann["square"], ann["facing"]) == ("A2", "E"), "a step north, then a quarter to the right"
    assert (lines[-1]["turn"], lines[-1]["plots"]) == (2, {})
    assert call("referee", "-", stdin=path.read_text()).stdout == done.stdout
    assert call("referee", "-", stdin=done.stdout.splitlines()[-1]).exit_code == 0, "it can be fed back in"


def test_a_plot_with_a_fault_names_fighter_and_box(tmp_path):
    text = json.dumps({**POSITION, "plots": {"ann": "1- Q"}})
    assert "ann" in refused("referee", "-", stdin=text)
    assert "box 3" in refused("referee", "-", stdin=text)


def test_scenarios_are_listed():
    done = call("scenarios")
    assert done.exit_code == 0
    for scenario in all_scenarios():
        assert f"{scenario.key} " in done.stdout


def test_rules_print_every_order_of_the_card():
    done = call("rules")
    assert done.exit_code == 0
    tables = done.stdout.split("code  order")[1:4]
    codes = [line.split()[0] for table in tables for line in table.split("\n\n")[0].splitlines()[1:]]
    assert len(codes) == 35, "15 for movement counting both side steps and the rest, 14 actions, 6 for swordplay"
    assert len(set(codes)) == 35


@pytest.mark.parametrize(
    ("topic", "says"),
    [
        (("WH",), "Wave hat (WH)"),
        (("R8.5",), "R8.5 Parry & lunge"),
        (("-",), "Rest (-)"),
        (("flip", "table"), "R7.7 Flipping a table"),
        (("carpet",), "Standing on a yanked carpet"),
    ],
)
def test_rules_of_one_topic(topic, says):
    done = call("rules", *topic)
    assert done.exit_code == 0
    assert says in done.stdout
    assert "R14.1" not in done.stdout


def test_a_topic_that_others_mention_says_where():
    assert "Also in: " in call("rules", "lunge").stdout
    assert "Also in: " not in call("rules", "WH").stdout


def test_rules_of_the_other_game():
    assert "The lance glances off" in call("rules", "joust").stdout
    duels = call("rules", "--game", "phases").stdout
    assert "DUELS" in duels
    assert "ORDERS" not in duels
    assert "choose one of: swashbuckler, phases" in refused("rules", "--game", "chess")


def test_a_topic_that_the_rules_do_not_know_is_refused():
    assert "the rules say nothing of 'juggling'" in refused("rules", "juggling")


def test_check_says_that_the_games_own_maps_have_no_faults(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    done = call("check")
    assert done.exit_code == 0
    assert "maps/tavern.tmx: no faults" in done.stdout


def test_check_tells_a_bad_map_from_one_that_is_not_there(tmp_path):
    bad = tmp_path / "bad.tmx"
    bad.write_text("<map>")
    assert call("check", str(bad)).exit_code == 1
    done = call("check", str(bad), str(tmp_path / "none.tmx"))
    assert done.exit_code == 2
    assert "bad.tmx" in done.stdout
    assert "none.tmx" in done.stdout


def test_replay_refuses_what_is_no_save(tmp_path):
    assert "none.json: cannot be read" in refused("replay", str(tmp_path / "none.json"))


def test_simulate_prints_the_same_for_the_same_seed_in_words_or_json():
    asked = ("simulate", "--games", "3", "--seed", "4", "--players", "random,random")
    done = call(*asked)
    assert done.exit_code == 0, done.stderr
    assert done.stdout.startswith("3 games: ")
    assert "turns on average" in done.stdout
    assert call(*asked).stdout == done.stdout
    data = json.loads(call(*asked, "--json").stdout)
    assert data["games"] == 3
    assert data["temperaments"]["random"]["played"] == 6, "two seats in each of three games"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--scenario", "picnic"), "there is no scenario 'picnic'; choose one of: "),
        (("--players", "meek"), "there is no temperament 'meek'; choose of: "),
        (("--players", ",".join(["random"] * 7)), "is for 2 to 6 players, not 7"),
        (("--options", "flying"), "there is no option 'flying'"),
    ],
)
def test_what_cannot_be_simulated_is_refused_with_what_could(arguments, says):
    assert says in refused("simulate", *arguments)


def test_the_version_is_printed():
    assert call("--version").stdout.startswith("Swashbuckler ")


def test_an_unknown_command_is_refused():
    assert call("juggle").exit_code == 2
