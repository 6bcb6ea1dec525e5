"""Saving the games that ship: between any two decisions, mid-turn too, and nobody's plot can be read in the file."""

from __future__ import annotations

import itertools
import json
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from game import cli, saves, scenarios
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.replaying import Replay
from tests import random_plots

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
WAITING = Path(__file__).parent / "v1" / "mid-turn.json"
PLOT = "WH WH PR- UP-"


def new_game(key: str, players: int, seed: int = 5) -> Game:
    seats = [Seat(f"seat{number}", f"Player {number}") for number in range(1, players + 1)]
    return scenarios.start_game(scenarios.load(key), seats, seed=seed, options=("run", "broken_mugs"))


def answer_one(game: Game, rng: Random) -> None:
    decision = game.owed[0]
    assert not game.answer(decision, random_plots.answer(game.system, game.view(decision.seat), decision, rng, ""))


@pytest.mark.parametrize(
    "key", [scenario.key for scenario in scenarios.all_scenarios() if scenario.system == "swashbuckler"]
)
def test_a_saved_game_goes_on_as_the_one_that_was_not_saved(key, tmp_path):
    kinds: set[str] = set()
    fitting = scenarios.load(key).players
    players = min(max(4, fitting.min), fitting.max)
    for seed in range(30):
        kinds |= play_and_save(new_game(key, players, seed), Random(seed), tmp_path / "save.json")
        if "replot" in kinds:
            break
    assert kinds == {"plot", "replot"}, "games were saved in the middle of a turn as well"


def play_and_save(game: Game, rng: Random, path: Path) -> set[str]:
    """Play a game to its end, saving now and then, and before each re-plot; the kinds of decision saved at."""
    kinds = set()
    for number in itertools.count():
        while game.ready:
            game.advance()
        if game.result is not None:
            break
        if number % 9 == 0 or game.owed[0].kind == "replot":
            kinds.add(game.owed[0].kind)
            go_on_twice(game, rng, path)
        else:
            answer_one(game, rng)
    replay = Replay(game.system, game.start, game.events)
    replay.go_to(len(replay))
    assert replay.position == game.position
    return kinds


def go_on_twice(game: Game, rng: Random, path: Path) -> None:
    """Save and load; the game and the loaded one take the same answer and must go on alike."""
    saves.write(path, game, title="Whole", saved_at=NOON)
    again = saves.read(path)
    assert again.owed == game.owed
    assert again.pending == game.pending
    state = rng.getstate()
    answer_one(game, rng)
    rng.setstate(state)
    answer_one(again, rng)
    while game.ready:
        assert game.advance() == again.advance()
    assert again.position == game.position


def test_plots_of_a_game_that_goes_on_cannot_be_read_in_the_file(tmp_path):
    game = new_game("tavern_brawl", 2)
    first, second = game.owed
    assert not game.answer(first, PLOT)
    path = tmp_path / "save.json"
    saves.write(path, game, title="Secret", saved_at=NOON)
    assert_hidden(path.read_text())
    assert first.id not in path.read_text()
    assert not game.answer(second, "SL")
    game.advance()
    saves.write(path, game, title="Secret", saved_at=NOON)
    assert_hidden(path.read_text())


@pytest.mark.parametrize(("command", "how"), [("replay", "--text"), ("export", "--json")])
def test_what_is_plotted_and_has_not_come_up_is_not_printed(command, how):
    game = saves.read(WAITING)
    secret = {
        event.fighter: event.after[game.position.step :]
        for event in game.events
        if event.type == "plotted" and event.turn == game.position.turn
    }
    assert any(order for orders in secret.values() for order in orders), "somebody has orders left in this turn"
    printed = CliRunner().invoke(cli.app, [command, str(WAITING), how])
    assert printed.exit_code == 0, printed.stderr
    if command == "export":
        lines = [json.loads(line) for line in printed.stdout.splitlines()]
        assert lines[0]["type"] == "position"
        assert len(lines) == 1 + len(game.events)
        assert {order for line in lines if line["type"] == "plotted" for order in line["after"]} == {None}
    else:
        turn = printed.stdout[printed.stdout.rindex(f"Turn {game.position.turn}, step 1") :]
        assert f"Turn {game.position.turn}, step {game.position.step + 1}" not in turn


def assert_hidden(text: str) -> None:
    """Neither the plot as written nor, once it is open, one of its orders."""
    assert PLOT not in text
    assert '"WH"' not in text


def test_the_log_of_a_finished_game_is_printed_by_turn_and_step(tmp_path):
    game, rng = new_game("tavern_brawl", 2), Random(2)
    while game.result is None:
        while game.owed:
            answer_one(game, rng)
        game.advance()
    path = tmp_path / "save.json"
    saves.write(path, game, title="Over", saved_at=NOON)
    assert saves.read_head(path).over
    printed = CliRunner().invoke(cli.app, ["replay", str(path), "--text"])
    assert printed.exit_code == 0, printed.stderr
    lines = printed.stdout.splitlines()
    assert "Turn 1, step 1" in lines
    assert any(fighter.name in line for fighter in game.position.fighters.values() for line in lines)
