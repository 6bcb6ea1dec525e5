"""Measuring: how fast turns are resolved and events are applied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from game import ai, scenarios, systems
from game.rules.kernel.decisions import Answer
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.system import System
from game.scenarios import Scenario
from game.sim.playing import answer_all, computer

SECONDS = 2.0
"""How long each measure is taken, at least."""
GAMES = 5


@dataclass(frozen=True, slots=True)
class Measure:
    name: str
    words: str
    value: float
    unit: str


Stretch = tuple[Any, dict[str, Answer]]
"""A position and the answers that it was resolved with."""
Played = tuple[Game[Any, Any], list[Stretch]]
"""A game at its end, and every stretch of it that was resolved."""


def measure(key: str = "two_sides", players: int = 6) -> list[Measure]:
    """Figures of this machine, from games of that scenario with so many seats. Raises ScenarioError and MapError."""
    scenario = scenarios.load(key)
    system = systems.system(scenario.system)
    games = [_played(system, scenario, players, seed) for seed in range(1, GAMES + 1)]
    level = system.levels[0]
    levels = sum(system.moment(game.position)[0] for game, _ in games)
    events = sum(len(game.events) for game, _ in games)
    resolved = levels * _rate(lambda: _resolve_all(games))
    applied = events * _rate(lambda: _apply_all(games))
    return [
        Measure(f"{level}s_resolved", f"{level}s resolved, {players} seats", resolved, f"{level}s a second"),
        Measure("events_applied", "events applied", applied, "events a second"),
    ]


def _played(system: System[Any, Any], scenario: Scenario, players: int, seed: int) -> Played:
    """A game of computer players to its end."""
    seats = [Seat(f"seat{number}", f"Player {number}", ai.RANDOM) for number in range(1, players + 1)]
    game = scenarios.start_game(scenario, seats, seed=seed, system=system)
    stretches = []
    while game.result is None:
        answer_all(game, seed, computer())
        stretches.append((system.copy(game.position), dict(game.pending)))
        game.advance()
    return game, stretches


def _rate(work: Callable[[], object]) -> float:
    """How many times a second the work is done."""
    began, done = perf_counter(), 0
    while perf_counter() - began < SECONDS:
        work()
        done += 1
    return done / (perf_counter() - began)


def _resolve_all(games: list[Played]) -> None:
    for game, stretches in games:
        for position, answers in stretches:
            game.system.resolve(position, answers, SeededDice(1))


def _apply_all(games: list[Played]) -> None:
    for game, _ in games:
        position = game.system.copy(game.start)
        for event in game.events:
            position = game.system.apply(position, event)
