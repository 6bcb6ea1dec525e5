"""`check` on the command line: every fault a line, and an exit code that scripts can use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from game.cli import app

HERE = Path(__file__).parent


def check(*maps: Path | str) -> tuple[int, list[str]]:
    done = CliRunner().invoke(app, ["check", *map(str, maps)])
    return done.exit_code, done.output.splitlines()


def test_the_games_own_maps_have_no_faults() -> None:
    code, lines = check()
    assert code == 0
    assert "maps/tavern.tmx: no faults" in lines
    assert all(line.endswith(": no faults") for line in lines)


def test_every_fault_of_every_map_is_listed() -> None:
    first, second = HERE / "bad-decks" / "map.tmx", HERE / "bad-ragged-csv" / "map.tmx"
    code, lines = check(first, second)
    assert code == 1
    assert [line.startswith(str(first)) for line in lines] == [True] * 6 + [False]
    assert lines[-1].startswith(f'{second}, layer "floor": row 2 of the layer holds 3 numbers instead of 4.')


def test_warnings_alone_are_no_failure() -> None:
    code, lines = check(HERE / "warnings" / "map.tmx")
    assert code == 0
    assert all("warning: " in line for line in lines)
    assert len(lines) == 8


@pytest.mark.parametrize("name", ["nowhere.tmx", "x" * 5000, "."])
def test_what_is_no_file_is_told_apart(name: str) -> None:
    code, lines = check(HERE / "csv" / "map.tmx", name)
    assert code == 2
    assert len(lines) == 2


def test_as_json_a_line_for_each_map() -> None:
    case = HERE / "bad-start-in-a-wall" / "map.tmx"
    done = CliRunner().invoke(app, ["check", "--json", str(HERE / "csv" / "map.tmx"), str(case)])
    assert done.exit_code == 1
    first, second = map(json.loads, done.output.splitlines())
    assert first == {"map": str(HERE / "csv" / "map.tmx"), "playable": True, "faults": []}
    assert (second["map"], second["playable"]) == (str(case), False)
    fault, warning = second["faults"]
    assert fault == {
        "code": "start-blocked",
        "severity": "error",
        "file": str(case),
        "layer": "things",
        "object_id": 1,
        "object_name": "hero",
        "square": "A2",
        "words": "nobody can start there: it is wall",
        "remedy": "Move the start to a square that can be stood on",
    }
    assert warning["severity"] == "warning"
