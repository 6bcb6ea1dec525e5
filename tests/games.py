"""Whole games between computer players, each played once a run."""

from __future__ import annotations

from functools import cache

from game import ai
from game.rules.kernel.game import Game, Seat
from game.scenarios import load, start_game
from game.sim.playing import answer_all, computer

REAL_GAMES = ("tavern_brawl", "first_fight", "satisfaction", "lists")
"""scenarios of every rule system that ships"""


@cache
def played(key: str, seed: int = 1, groups: int = 1000) -> Game:
    """A game of a scenario, to its end or until so many groups of decisions have been answered. Not to be changed."""
    scenario = load(key)
    temperaments = [temperament for temperament, _ in ai.temperaments(scenario.system)]
    seats = [
        Seat(f"seat{number}", f"Player {number}", temperaments[number % len(temperaments)])
        for number in range(1, scenario.players.min + 1)
    ]
    game = start_game(scenario, seats, seed=seed)
    for _ in range(groups):
        if game.result is not None:
            break
        answer_all(game, seed, computer())
        game.advance()
    return game
