"""Recorded playthroughs: whole games as they came out once, played again from their start, dice and answers.

A file holds one JSON object a line: first what was played, with the position it started from; then, as they came, the
answers to a group of decisions and the events; last the position at the end. Nobody is asked again, so that players may
think differently and every transcript still stands; a change of the rules shows as the first event that differs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import systems
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.system import System

FOLDER = Path(__file__).parent
Line = dict[str, Any]


@dataclass(frozen=True)
class Transcript:
    """`head`: system, scenario, options, seats, seed and the start. `lines`: answers and events. `end`: a position."""

    name: str
    head: Line
    lines: list[Line]
    end: Line

    @property
    def system(self) -> System[Any, Any]:
        return systems.system(self.head["system"])

    @property
    def events(self) -> list[Line]:
        return [line for line in self.lines if "type" in line]

    def start(self) -> Any:
        return self.system.read_position(self.head["start"], no_map)

    def new_game(self) -> Game[Any, Any]:
        """The game before its first event."""
        seats = [Seat(**seat) for seat in self.head["seats"]]
        return Game(self.system, seats, self.start(), SeededDice(self.head["seed"]))


class Mismatch(AssertionError):
    """Where a game goes another way than it was recorded, in one readable message."""


def no_map(name: str) -> tuple[Any, Any]:
    raise AssertionError(f"a transcript holds its own board; it must not need {name}")


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.jsonl"))


def read(path: Path) -> Transcript:
    head, *lines, end = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
    return Transcript(path.stem, head, lines, end["end"])


def write(path: Path, transcript: Transcript) -> None:
    lines = (transcript.head, *transcript.lines, {"end": transcript.end})
    text = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
    path.write_text(text, encoding="utf-8", newline="\n")


def stretches(game: Game[Any, Any], answer: Any) -> Iterator[tuple[dict[str, Any], list[Any]]]:
    """Play a game to its end: the answers given to each group of decisions, and the events that came of them.

    `answer`: from a game to answers by decision id.
    """
    while game.result is None:
        given = answer(game) if game.owed else {}
        for decision in game.owed:
            faults = game.answer(decision, given[decision.id])
            if faults:
                raise Mismatch(f"the recorded answer to {decision.id} has a fault now: {faults[0].words}")
        yield given, game.advance()


def check(transcript: Transcript) -> None:
    """Play it again, event by event; raises Mismatch."""
    recorded = iter(transcript.lines)
    game, number = transcript.new_game(), 0

    def answers(game: Game[Any, Any]) -> dict[str, Any]:
        line = next(recorded, {})
        asked = [decision.id for decision in game.owed]
        given: dict[str, Any] = line.get("answers", {})
        if sorted(given) != sorted(asked):
            raise _mismatch(transcript, game, number, line, f"a question to {', '.join(asked)}")
        return given

    for _, events in stretches(game, answers):
        for event in events:
            number += 1
            expected, got = next(recorded, {}), plain(transcript.system.write_event(event))
            if expected != got:
                raise _mismatch(transcript, game, number, expected, got)
    left = next(recorded, None)
    if left is not None:
        raise _mismatch(transcript, game, number + 1, left, "the end of the game")
    end = plain(transcript.system.write_position(game.position))
    if end != transcript.end:
        raise Mismatch(f"{transcript.name}: the end differs in {', '.join(_differing(transcript.end, end))}")


def plain(value: Any) -> Any:
    """As it comes back from a file."""
    return json.loads(json.dumps(value))


def _mismatch(transcript: Transcript, game: Game[Any, Any], number: int, expected: Any, got: Any) -> Mismatch:
    when = got if isinstance(got, dict) else expected
    moment = " ".join(f"{level} {when[level]}," for level in transcript.system.levels if level in when)
    if isinstance(got, dict) and expected.get("type") == got.get("type"):
        what = f" ({got['type']}: {', '.join(_differing(expected, got))} differ)"
    else:
        what = ""
    return Mismatch(
        f"{transcript.name}: {moment or 'a question,'} event {number}{what}\n"
        f"  expected {_shown(expected)}\n"
        f"  got      {_shown(got)}\n"
        "If the rules were meant to change, renew the transcripts: python -m tests.transcripts.renew"
    )


def _differing(one: Line, other: Line) -> list[str]:
    return [key for key in sorted(set(one) | set(other)) if one.get(key) != other.get(key)]


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False) if value else "nothing more"
