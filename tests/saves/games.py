"""Real games of every system, played to any moment, for saves to be tried with."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

from game import saves, scenarios
from game.ai import answer, temperaments
from game.rules.kernel.decisions import Decision
from game.rules.kernel.game import Game, Seat

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
KEYS = tuple(each.key for each in scenarios.all_scenarios())


def new_game(key: str, seed: int = 5, players: int | None = None) -> Game[Any, Any]:
    fitting = scenarios.load(key).players
    count = min(max(players or fitting.min, fitting.min), fitting.max)
    seats = [Seat(f"seat{number}", f"Player {number}") for number in range(1, count + 1)]
    return scenarios.start_game(scenarios.load(key), seats, seed=seed)


def give(game: Game[Any, Any], decision: Decision) -> None:
    """The answer of a computer player; the same each time."""
    key = game.system.key
    given = answer(game.system, game.view(decision.seat), decision, Random(decision.id), temperaments(key)[-1][0])
    assert not game.answer(decision, given)


def stages(key: str, seed: int = 5, players: int | None = None) -> Iterator[Game[Any, Any]]:
    """One game at every moment in which it could be saved: before each answer, and when it is over."""
    game = new_game(key, seed, players)
    yield game
    while game.result is None:
        for decision in game.owed:
            give(game, decision)
            yield game
        game.advance()
        yield game


@cache
def count_of_stages(key: str, seed: int = 5) -> int:
    return sum(1 for _ in stages(key, seed))


def at_stage(key: str, number: int, seed: int = 5) -> Game[Any, Any]:
    for count, game in enumerate(stages(key, seed)):
        if count == number:
            return game
    raise IndexError(number)


def to_the_end(game: Game[Any, Any]) -> None:
    while game.result is None:
        for decision in game.owed:
            give(game, decision)
        game.advance()


def begun(game: Game[Any, Any]) -> saves.Circumstances:
    """A draft for whoever has not answered yet, and somebody who has not watched everything."""
    drafts = {decision.id: f"draft of {decision.seat}" for decision in game.owed}
    return saves.Circumstances(drafts, len(game.events) // 2, "The Tavern")
