"""Starting a game knows nothing of the system that it starts."""

from __future__ import annotations

import pytest

from game import scenarios
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Seat
from game.scenarios import Players, Scenario
from tests.kernel.tiny import Tiny

BET = Scenario(
    system="tiny",
    key="bet",
    title="A Bet",
    summary="Two guess a die.",
    map=None,
    players=Players(min=2, max=2),
    body={"stake": 1},
)
SEATS = (Seat("anne", "Anne"), Seat("bart", "Bart"))


def test_a_new_game_waits_for_its_first_decision_with_dice_of_its_seed():
    game = scenarios.start_game(BET, SEATS, seed=5, system=Tiny())
    assert [decision.kind for decision in game.owed] == ["guess", "guess"]
    assert isinstance(game.dice, SeededDice)
    assert (game.dice.seed, game.dice.thrown) == (5, 0)
    assert list(game.seats) == ["anne", "bart"]


def test_a_body_of_a_system_without_casting_is_handed_on_as_it_is():
    assert scenarios.cast(BET, SEATS) == {"stake": 1}


def test_the_board_is_loaded_by_the_scenarios_map():
    asked = []

    def load_board(name):
        asked.append(name)
        return None, {}

    with_map = BET.model_copy(update={"map": "maps/table.tmx"})
    scenarios.start_game(with_map, SEATS, seed=5, system=Tiny(), load_board=load_board)
    assert asked == ["maps/table.tmx"]


def test_too_many_seats_are_refused_before_anything_begins():
    with pytest.raises(scenarios.ScenarioError, match="2 to 2 players, not 1"):
        scenarios.start_game(BET, SEATS[:1], seed=5, system=Tiny())
