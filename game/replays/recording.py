"""A recording: what happened in one game, ready to be played, told or filmed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.replays.envelope import Mark
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.system import System

NOBODY = ""
"""The seat whose view is everybody's."""


@dataclass(frozen=True, slots=True)
class Recording:
    """`start` and `events` are not to be changed. `fault`: in words, why there is no more of it; else empty."""

    system: System[Any, Any]
    title: str
    seats: tuple[Seat, ...]
    start: Any
    events: tuple[Any, ...]
    over: bool
    fault: str = ""


def recording_of(game: Game[Any, Any], title: str) -> Recording:
    """All of a game that is over; of any other only what everybody knows."""
    system, over = game.system, game.result is not None
    start, events = game.start, list(game.events)
    if not over:
        start = system.view(game.start, NOBODY)
        events = [shown for event in game.events if (shown := system.show(event, NOBODY)) is not None]
    return Recording(system, title, tuple(game.seats.values()), start, tuple(events), over)


def placed(system: System[Any, Any], position: Any) -> dict[str, str]:
    """Where every figure stands and which way it looks: "J5 N", by its id."""
    return {
        token.id: " ".join([*token.squares, *([token.facing.value] if token.facing else [])])
        for token in system.tokens(position)
        if token.figure
    }


def marks_of(system: System[Any, Any], start: Any, events: Iterable[Any]) -> list[Mark]:
    """One for the start, for every new moment, and for the end."""
    position = system.copy(start)
    marks = [Mark(after=0, figures=placed(system, position))]
    moment, count = system.moment(position), 0
    for count, event in enumerate(events, start=1):
        position = system.apply(position, event)
        if (now := system.moment(position)) != moment:
            moment = now
            marks.append(Mark(after=count, figures=placed(system, position)))
    if marks[-1].after < count:
        marks.append(Mark(after=count, figures=placed(system, position)))
    return marks
