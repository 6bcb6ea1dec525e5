"""Playing a finished stretch of events forwards and backwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from game.rules.kernel.system import E, P, System

CHECKPOINT = 64
"""Events between two kept positions: going back replays at most so many."""


class Replay(Generic[P, E]):
    """`events` played on `start`; `position` is the one after the first `index` events. Nothing is resolved."""

    def __init__(self, system: System[P, E], start: P, events: Sequence[E]) -> None:
        self.system = system
        self.events = list(events)
        self.index = 0
        self.position = system.copy(start)
        self._kept: dict[int, P] = {0: system.copy(start)}

    def __len__(self) -> int:
        return len(self.events)

    @property
    def next_event(self) -> E | None:
        return self.events[self.index] if self.index < len(self.events) else None

    def forward(self) -> E | None:
        """Apply the next event and return it; None at the end."""
        event = self.next_event
        if event is None:
            return None
        self.position = self.system.apply(self.position, event)
        self.index += 1
        if self.index % CHECKPOINT == 0 and self.index not in self._kept:
            self._kept[self.index] = self.system.copy(self.position)
        return event

    def go_to(self, index: int) -> None:
        """Stand after the first `index` events, wherever that lies."""
        index = max(0, min(index, len(self.events)))
        if index < self.index:
            kept = max(each for each in self._kept if each <= index)
            self.position = self.system.copy(self._kept[kept])
            self.index = kept
        while self.index < index:
            self.forward()

    def extend(self, events: Sequence[E]) -> None:
        self.events.extend(events)
