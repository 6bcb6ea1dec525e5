"""Whole games of duels and jousts for the tests: started, answered at random, and played to their end."""

from __future__ import annotations

from random import Random
from typing import Any

from game import scenarios, systems
from game.rules.kernel.game import Game, Seat
from game.rules.phases.system import Phases

MOST = 2000


def phases() -> Phases:
    found = systems.system("phases")
    assert isinstance(found, Phases)
    return found


def new_game(key: str, players: int, seed: int = 1, **how: Any) -> Game[Any, Any]:
    seats = [Seat(f"seat{number}", f"Player {number}") for number in range(1, players + 1)]
    return scenarios.start_game(scenarios.load(key), seats, seed=seed, **how)


def answer_all(game: Game[Any, Any], rng: Random) -> None:
    for decision in game.owed:
        menu = game.system.menu(game.view(decision.seat), decision)
        assert game.answer(decision, rng.choice(menu.choices).answer) == [], "a menu offers nothing with faults"


def play(game: Game[Any, Any], rng: Random) -> None:
    """To its end; that there is one is asserted."""
    for _ in range(MOST):
        if game.result is not None:
            return
        answer_all(game, rng)
        game.advance()
    raise AssertionError("the game does not end")


def written(game: Game[Any, Any]) -> list[dict[str, Any]]:
    return [game.system.write_event(event) for event in game.events]
