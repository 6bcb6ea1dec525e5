"""One game between computer players, from its scenario to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from game.rules.kernel.decisions import Answer, Decision
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.system import LoadBoard, System
from game.scenarios import Choices, Scenario, start_game

Answerer = Callable[[System[Any, Any], Any, Decision, Random, str], Answer]
"""From a system, a view, a decision, a generator of its own and a temperament to an answer."""

Keep = Callable[[Game[Any, Any], int], object]
"""Is given each game at its end, and its seed."""

MOST_ROUNDS = 5_000
"""A game that has not ended after so many groups of decisions is stopped and counted as unfinished."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """What one game came to.

    `players`: temperaments, and `sides`, by seat. `length`: where the game ended, in the system's first level.
    `happened`: how often each type of event. `passed`: answers of players that had faults and were replaced.
    """

    scenario: str
    seed: int
    players: dict[str, str]
    sides: dict[str, str]
    winners: tuple[str, ...]
    reason: str
    finished: bool
    length: int
    happened: dict[str, int]
    passed: int

    @property
    def winning_seats(self) -> tuple[str, ...]:
        return tuple(seat for seat, side in self.sides.items() if side in self.winners)


def play(
    system: System[Any, Any],
    scenario: Scenario,
    seed: int,
    players: Sequence[str],
    *,
    options: Sequence[str] = (),
    choices: Choices | None = None,
    answer: Answerer | None = None,
    load_board: LoadBoard | None = None,
    keep: Keep | None = None,
) -> GameRecord:
    """Play one game. `players`: the temperament of each seat. One seed, one game, always the same.

    Raises ScenarioError, or MapError for the scenario's map.
    """
    answer = answer or computer()
    seats = [Seat(f"seat{number}", f"Player {number}", player) for number, player in enumerate(players, start=1)]
    game = start_game(
        scenario, seats, seed=seed, options=options, choices=choices, system=system, load_board=load_board
    )
    sides = {seat.id: seat.id for seat in seats}
    passed = 0
    for _ in range(MOST_ROUNDS):
        if game.result is not None:
            break
        _note_sides(game, sides)
        passed += answer_all(game, seed, answer)
        if not game.advance():
            break
    if keep is not None:
        keep(game, seed)
    result = game.result
    return GameRecord(
        scenario=scenario.key,
        seed=seed,
        players={seat.id: seat.player for seat in seats},
        sides=sides,
        winners=result.winners if result else (),
        reason=result.reason if result else "unfinished",
        finished=result is not None,
        length=system.moment(game.position)[0],
        happened=dict(sorted(Counter(system.write_event(event)["type"] for event in game.events).items())),
        passed=passed,
    )


def simulate(
    system: System[Any, Any], scenario: Scenario, seeds: Iterable[int], players: Sequence[str], **how: Any
) -> Iterator[GameRecord]:
    """One record a seed, as each game ends. The players move up a seat each game, so that no seat favours one."""
    for number, seed in enumerate(seeds):
        first = number % len(players)
        yield play(system, scenario, seed, [*players[first:], *players[:first]], **how)


def computer() -> Answerer:
    """The computer players of the game."""
    from game.ai import answer

    return answer


def answer_all(game: Game[Any, Any], seed: int, answer: Answerer) -> int:
    """Answer all that is owed; returns how many answers had faults, so that a passing one stands in their place.

    Each decision has a generator of its own, made as the window makes it, so that both play the same game.
    """
    passed = 0
    for decision in game.owed:
        rng = Random(f"{seed} {decision.id}")
        player = game.seats[decision.seat].player
        if game.answer(decision, answer(game.system, game.view(decision.seat), decision, rng, player)):
            passed += 1
            game.answer(decision, game.system.pass_answer(decision))
    return passed


def _note_sides(game: Game[Any, Any], sides: dict[str, str]) -> None:
    """The side of each seat, as the figures it decides for show it; a seat that shows none is a side of its own."""
    shown = {token.id: token.side for token in game.system.tokens(game.position)}
    for decision in game.owed:
        side = shown.get(decision.about)
        if side is not None:
            sides[decision.seat] = side
