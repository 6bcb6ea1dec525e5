"""A game in play: who sits where, the position, the answers that are in, and every event so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic

from game.rules.kernel.decisions import Answer, Decision, Fault
from game.rules.kernel.dice import Dice
from game.rules.kernel.system import E, P, Result, System


@dataclass(frozen=True, slots=True)
class Seat:
    """A player. `player`: who answers for it, "human" or the name of a computer temperament."""

    id: str
    name: str
    player: str = "human"

    @property
    def human(self) -> bool:
        return self.player == "human"


class Game(Generic[P, E]):
    """The loop: ask for what is owed, take answers, and when a group is complete go on.

    `start` is the position before the first event, so that start and events explain everything. `pauses`: how many
    events there were each time that the game stopped for decisions, or for good.
    """

    def __init__(
        self,
        system: System[P, E],
        seats: Iterable[Seat],
        start: P,
        dice: Dice,
        *,
        events: Iterable[E] = (),
        position: P | None = None,
        pending: Mapping[str, Answer] | None = None,
        pauses: Iterable[int] = (),
    ) -> None:
        self.system = system
        self.seats = {seat.id: seat for seat in seats}
        self.start = start
        self.dice = dice
        self.events: list[E] = list(events)
        self.pending: dict[str, Answer] = dict(pending or {})
        self.pauses: list[int] = list(pauses)
        if position is None:
            position = system.copy(start)
            for event in self.events:
                position = system.apply(position, event)
        self.position = position

    @property
    def result(self) -> Result | None:
        return self.system.result(self.position)

    @property
    def owed(self) -> tuple[Decision, ...]:
        """The decisions that still wait for an answer."""
        return tuple(each for each in self.system.owed(self.position) if each.id not in self.pending)

    @property
    def ready(self) -> bool:
        """Whether the game can go on without another answer."""
        return self.result is None and not self.owed

    def view(self, seat: str) -> P:
        return self.system.view(self.position, seat)

    def answer(self, decision: Decision, answer: Answer) -> list[Fault]:
        """Take an answer unless it has faults, which are returned."""
        faults = self.system.faults(self.view(decision.seat), decision, answer)
        if not faults:
            self.pending[decision.id] = answer
        return faults

    def reopen(self, decision: Decision) -> Answer:
        """Take a sealed answer back before its group is complete; returns what it was."""
        return self.pending.pop(decision.id)

    def advance(self) -> list[E]:
        """Resolve up to the next owed decision or the end; returns the new events."""
        events = self.system.resolve(self.position, self.pending, self.dice)
        self.pending.clear()
        for event in events:
            self.position = self.system.apply(self.position, event)
        self.events.extend(events)
        self.pauses.append(len(self.events))
        return events
