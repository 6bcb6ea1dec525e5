"""Record the playthroughs anew, with computer players; takes some minutes: python -m tests.transcripts.renew

First the games of `plans`; then games of the rowdy, of which those are kept in which something happens that has not
happened in a game before, until everything that can happen has. Files of games that are not played any more are taken
away. Look at what the tests told of the old ones, and at what has changed (git diff --stat), before you commit.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count, cycle, islice
from random import Random
from typing import Any, get_args

from game import ai, scenarios, systems
from game.rules.kernel.decisions import Decision
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.system import System
from game.rules.swashbuckler.card.incidents import KEYS
from game.rules.swashbuckler.events import Event
from game.rules.swashbuckler.options import OPTIONS, SETS
from game.rules.swashbuckler.pieces import Kind
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.system import PLOT, REPLOT
from game.scenarios import Scenario
from tests.transcripts.playthroughs import FOLDER, Transcript, files, plain, stretches, write

SYSTEM = "swashbuckler"
FURNITURE = ("VT", "FT", "Y", "WT", "VC", "WC", "WM")
HANDS = ("WH", "WD", "WS", "PS", "PD", "PC", "X", "P", "PN", "N", "S", "SS", "1K")
ALL_ROUND = ("L", "R", "L", "R", "1", "B", "SL", "SR", "1N", "A", "J", "G", "C", "PR", "UP")
ROWDY_PLACES = ("tavern_brawl", "six_in_the_hall", "treasure")
MOST_TRIES = 600
WORTH_A_FIGHT = (Kind.TABLE, Kind.SHELF, Kind.CHEST)
ROLLED, ROWDY, BOLD = "rolled", "rowdy", "bold"


@dataclass(frozen=True)
class Plan:
    """A game to record. `players`: temperaments by seat. `rolled`: whether characters are rolled first."""

    name: str
    scenario: str
    players: tuple[str, ...]
    options: tuple[str, ...]
    seed: int
    rolled: bool = False


def plans() -> list[Plan]:
    """Every scenario as printed and with the tavern rules; every option alone, and all of them, on one in turn."""
    mine = [scenario for scenario in scenarios.all_scenarios() if scenario.system == SYSTEM]
    wanted: list[tuple[Scenario, str, tuple[str, ...]]] = []
    for name, chosen in SETS.items():
        wanted += [(scenario, name, tuple(sorted(chosen))) for scenario in mine]
    turn = cycle(mine)
    wanted += [(next(turn), option, (option,)) for option in OPTIONS]
    wanted += [(next(turn), words, tuple(OPTIONS)) for words in ("everything", ROLLED)]
    return [
        Plan(
            f"{number:02d}-{scenario.key}-{words.lower().replace(' ', '_')}",
            scenario.key,
            _players(scenario, number),
            options,
            seed=number,
            rolled=words == ROLLED,
        )
        for number, (scenario, words, options) in enumerate(wanted, start=1)
    ]


def rowdy_plans() -> Iterator[Plan]:
    """Games without end of as many as can be, who begin crowded around something to fight over."""
    for seed in count(1):
        for key in ROWDY_PLACES:
            players = (ROWDY,) * scenarios.load(key).players.max
            yield Plan(f"rowdy-{key}-{seed:03d}", key, players, tuple(OPTIONS), seed)


def _players(scenario: Scenario, number: int) -> tuple[str, ...]:
    """Two to four, as the scenario allows, of all temperaments in turn."""
    temperaments = [key for key, _ in ai.temperaments(scenario.system)]
    how_many = min(max(2 + number % 3, scenario.players.min), scenario.players.max)
    return tuple(islice(cycle(temperaments), number % len(temperaments), number % len(temperaments) + how_many))


def record(plan: Plan) -> Transcript:
    scenario = scenarios.load(plan.scenario)
    system = systems.system(scenario.system)
    seats = [Seat(f"seat{number}", f"Player {number}", player) for number, player in enumerate(plan.players, start=1)]
    opened = scenarios.start_game(scenario, seats, seed=plan.seed, options=plan.options)
    head = {
        "scenario": plan.scenario,
        "options": sorted(plan.options),
        "seats": [{"id": seat.id, "name": seat.name, "player": seat.player} for seat in seats],
        "seed": plan.seed,
        "system": system.key,
        "start": plain(system.write_position(opened.start, whole=True)),
    }
    start: Any = head["start"]
    if plan.rolled:
        start["set_up"]["rolled"] = [fighter["id"] for fighter in start["fighters"]]
    if ROWDY in plan.players:
        start["set_up"]["starts"] = [[square, ""] for square in crowded(opened.start, Random(plan.seed))]
    transcript = Transcript(plan.name, head, [], {})
    game = transcript.new_game()
    lines = list(_lines(game, plan.seed))
    return Transcript(plan.name, head, lines, plain(system.write_position(game.position)))


def crowded(position: Position, rng: Random) -> list[str]:
    """A dozen squares around one piece that can be fought over: who wants a brawl begins it there."""
    things = [piece for _, piece in sorted(position.pieces.items()) if piece.kind in WORTH_A_FIGHT]
    middle = rng.choice(things).squares[0]
    near = sorted(position.board, key=lambda square: position.board.distance(square, middle))
    return [square for square in near if not position.solid_at(square)][:12]


def _lines(game: Game[Any, Any], seed: int) -> Iterator[dict[str, Any]]:
    def answers(game: Game[Any, Any]) -> dict[str, Any]:
        return {decision.id: answer(game, decision, Random(f"{seed} {decision.id}")) for decision in game.owed}

    for given, events in stretches(game, answers):
        if given:
            yield {"answers": given}
        for event in events:
            yield plain(game.system.write_event(event))


def answer(game: Game[Any, Any], decision: Decision, rng: Random) -> Any:
    view, player = game.view(decision.seat), game.seats[decision.seat].player
    if player == ROWDY and decision.kind in (PLOT, REPLOT) and rng.random() < 0.7:
        return rowdy_plot(game.system, view, decision, rng)
    return ai.answer(game.system, view, decision, rng, player if player != ROWDY else BOLD)


def rowdy_plot(system: System[Any, Any], view: Any, decision: Decision, rng: Random) -> str:
    """Whatever can be done with furniture first, then with hands and blades; turns and steps where nothing can."""
    choices = {choice.code: choice for group in system.menu(view, decision).groups.values() for choice in group}
    plot = ""
    for wanted in (FURNITURE, (*FURNITURE, *HANDS), ALL_ROUND) * 6:
        choice = choices[rng.choice(wanted)]
        longer = f"{plot} {choice.text(rng.choice(choice.parameters or ('',)))}".strip()
        if not system.faults(view, decision, longer):
            foreseen = system.forecast(view, decision, longer)  # type: ignore[attr-defined]
            if not any(step.failed for step in foreseen):
                plot = longer
    return plot


def everything() -> set[str]:
    """All that can happen: every type of event, and every special attack and incident."""
    types = {kind.__dataclass_fields__["type"].default for kind in get_args(Event)}
    return types | {f"incident {key}" for key in (*KEYS, "fall", "bump")}


def happened(transcript: Transcript) -> set[str]:
    types = {event["type"] for event in transcript.events}
    return types | {f"incident {event['kind']}" for event in transcript.events if event["type"] == "incident"}


def main() -> None:
    kept: set[str] = set()
    missing = everything()

    def keep(transcript: Transcript) -> None:
        path = FOLDER / f"{transcript.name}.jsonl"
        write(path, transcript)
        kept.add(path.name)
        new = sorted(missing & happened(transcript))
        missing.difference_update(new)
        print(f"{path.name}: {len(transcript.events)} events; new: {', '.join(new) or 'nothing'}", flush=True)

    with ProcessPoolExecutor() as pool:
        for transcript in pool.map(record, plans()):
            keep(transcript)
        rowdy = islice(rowdy_plans(), MOST_TRIES)
        while missing and (some := list(islice(rowdy, 8))):
            for transcript in pool.map(record, some):
                if missing & happened(transcript):
                    keep(transcript)
    for path in files():
        if path.name not in kept:
            path.unlink()
    if missing:
        sys.exit(f"in none of these games there was: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main()
