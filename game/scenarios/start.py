"""From a scenario and seats to a game that waits for its first decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game import systems
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.system import LoadBoard, System
from game.scenarios.scenario import Scenario, ScenarioError

Choices = Mapping[str, Any]
"""What seats have chosen, by seat; each system's scenarios say what can be chosen."""


def cast(scenario: Scenario, seats: Sequence[Seat], choices: Choices | None = None) -> dict[str, Any]:
    """The scenario's body with its figures filled in for these seats. Raises ScenarioError."""
    least, most = scenario.players.min, scenario.players.max
    if not least <= len(seats) <= most:
        raise ScenarioError(f"{scenario.key}: is for {least} to {most} players, not {len(seats)}")
    module = f"game.scenarios.{scenario.system}"
    if find_spec(module) is None:
        return dict(scenario.body)
    body: dict[str, Any] = import_module(module).cast(scenario.body, seats, choices or {})
    return body


def start_game(
    scenario: Scenario,
    seats: Iterable[Seat],
    *,
    seed: int,
    options: Sequence[str] = (),
    choices: Choices | None = None,
    system: System[Any, Any] | None = None,
    load_board: LoadBoard | None = None,
) -> Game[Any, Any]:
    """A new game, set up as far as dice alone can. Raises ScenarioError, or MapError for its map."""
    seats = tuple(seats)
    system = system or systems.system(scenario.system)
    body = cast(scenario, seats, choices)
    board, things = None, None
    if scenario.map is not None:
        board, things = (load_board or _load_board)(scenario.map)
    written = [{"id": seat.id, "name": seat.name, "player": seat.player} for seat in seats]
    start = system.begin(body, board, things, written, options)
    game = Game(system, seats, start, SeededDice(seed))
    while game.ready and game.advance():
        pass
    return game


def _load_board(name: str) -> tuple[Any, Any]:
    from game.maps import load_board

    return load_board(name)
