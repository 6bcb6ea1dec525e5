"""The `simulate` command: from words to games, and from their sums to words."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import cycle, islice
from pathlib import Path
from typing import Any, TypeVar

from game import ai, replays, scenarios, systems
from game.maps import MapError
from game.rules.kernel.game import Game
from game.rules.kernel.system import BadPosition
from game.saves import SaveError
from game.scenarios import Scenario
from game.sim.playing import Keep, simulate
from game.sim.statistics import Share, Summary, summary_of

Item = TypeVar("Item")


class CannotSimulate(Exception):
    """What was asked for cannot be played; one line with the remedy."""


def run(
    key: str,
    games: int,
    seed: int,
    players: Sequence[str],
    options: Sequence[str],
    *,
    as_json: bool = False,
    replays_in: Path | None = None,
) -> str:
    """What so many games from that seed on add up to; without `players` every temperament sits in turn.

    `replays_in`: a folder that gets a replay of each game. Raises CannotSimulate.
    """
    try:
        scenario = scenarios.load(key)
        system = systems.system(scenario.system)
        known = [temperament for temperament, _ in ai.temperaments(system.key)]
        temperaments = list(players) or known
        for temperament in temperaments:
            if temperament not in known:
                raise CannotSimulate(
                    f"--players: there is no temperament {temperament!r}; choose of: {', '.join(known)}"
                )
        count = max(len(players), scenario.players.min)
        seats = list(islice(cycle(temperaments), count))
        seeds = _with_bar(range(seed, seed + games), games)
        keep = _keeping(replays_in, scenario) if replays_in else None
        summary = summary_of(simulate(system, scenario, seeds, seats, options=options, keep=keep))
    except (scenarios.ScenarioError, systems.UnknownSystem, BadPosition) as error:
        raise CannotSimulate(str(error)) from error
    except MapError as error:
        raise CannotSimulate(str(error.faults[0])) from error
    except SaveError as error:
        raise CannotSimulate(f"--save-replays: {error}") from error
    return json.dumps(summary.as_json(), indent=1) if as_json else in_words(summary, f"{system.levels[0]}s")


def _keeping(folder: Path, scenario: Scenario) -> Keep:
    def keep(game: Game[Any, Any], seed: int) -> None:
        replays.keep(game, title=f"{scenario.title}, seed {seed}", kept_at=datetime.now(UTC), folder=folder)

    return keep


def in_words(summary: Summary, stretches: str) -> str:
    mean, least, most = summary.length
    lines = [
        f"{summary.games} games: {summary.draws} draws, {summary.unfinished} unfinished, "
        f"{mean:g} {stretches} on average ({least} to {most})",
        *_shares("By side", summary.sides),
        *_shares("By seat", summary.seats),
        *_shares("By temperament", summary.temperaments),
        "How they ended",
        *(f"  {reason:24} {count:7}" for reason, count in summary.reasons.items()),
        "Events in a game, on average",
        *(f"  {kind:24} {count:10.2f}" for kind, count in summary.happened.items()),
    ]
    if summary.passed:
        lines.append(f"{summary.passed} answers of computer players had faults and were replaced")
    return "\n".join(lines)


def _shares(heading: str, shares: dict[str, Share]) -> list[str]:
    rows = [f"  {name:24} {share.won:7} of {share.played:6} {share.percent:6.1f} %" for name, share in shares.items()]
    return [heading, *rows]


def _with_bar(items: Iterable[Item], count: int) -> Iterator[Item]:
    """The items, with a bar on the terminal if somebody watches one."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(items, "Fighting", total=count, console=Console(stderr=True), transient=True)
