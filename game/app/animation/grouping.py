"""Which events are shown together, and when each has its turn within that time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.animation.motion import UNKNOWN, Event, Motion, Table


@dataclass(frozen=True, slots=True)
class Part:
    """One event's share: when it starts and how long it takes, in seconds at speed 1."""

    index: int
    event: Event
    motion: Motion
    start: float
    seconds: float

    def time(self, now: float) -> float:
        """How far it is, 0 to 1; below 0 before its start."""
        if now < self.start:
            return -1.0
        return 1.0 if self.seconds <= 0 else min(1.0, (now - self.start) / self.seconds)


@dataclass(frozen=True, slots=True)
class Group:
    """Events `start` up to but without `stop`, shown together."""

    start: int
    stop: int
    parts: tuple[Part, ...]
    seconds: float


def motion_of(table: Table, event: Event) -> Motion:
    return table.get(event.type, UNKNOWN)


def end_of(events: Sequence[Event], start: int, table: Table, most: int | None = None) -> int:
    """Where the group that starts there ends, at the latest before event `most`."""
    strand: str | None = None
    moved: set[str] = set()
    stop = start
    most = len(events) if most is None else most
    for index in range(start, most):
        event = events[index]
        motion = motion_of(table, event)
        if motion.opens and strand is not None:
            return stop
        if motion.prelude or motion.opens:
            continue
        who = motion.who(event) if motion.who else None
        own = motion.strand(event)
        if strand is None:
            strand = own
        elif not own or own != strand or (who is not None and who in moved):
            return stop
        if who is not None:
            moved.add(who)
        stop = index + 1
        if not own:
            return stop
    return most


def starts_of(events: Sequence[Event], table: Table) -> list[int]:
    """Where each group begins when all is shown from the first event on."""
    starts = []
    start = 0
    while start < len(events):
        starts.append(start)
        start = end_of(events, start, table)
    return starts


def group(events: Sequence[Event], start: int, table: Table, most: int | None = None) -> Group:
    """The group of events that starts there, at the latest up to `most`; there must be one."""
    stop = end_of(events, start, table, most)
    rows = [(index, events[index], motion_of(table, events[index])) for index in range(start, stop)]
    starts: dict[int, float] = {}
    clock = 0.0
    for beat in sorted({motion.beat for _, _, motion in rows}):
        starts[beat] = clock
        clock += max(motion.lasts(event) for _, event, motion in rows if motion.beat == beat)
    parts = [
        Part(index, event, motion, starts[motion.beat], motion.lasts(event) or clock - starts[motion.beat])
        for index, event, motion in rows
    ]
    parts.sort(key=lambda part: (part.start, part.index))
    return Group(start, stop, tuple(parts), clock)
