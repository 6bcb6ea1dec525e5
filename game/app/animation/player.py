"""The player of events: shows what happened, forwards and backwards, at any speed, and never changes it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Protocol

from game.app.animation.grouping import Group, Part, group, motion_of, starts_of
from game.app.animation.motion import Table
from game.app.animation.stage import Stage
from game.app.animation.tables import table_of
from game.app.board.scene import Scene
from game.rules.grid import Board
from game.rules.kernel.chronicle import Chronicle, Moment
from game.rules.kernel.replaying import Replay
from game.rules.kernel.system import System

SLOWEST, FASTEST = 0.25, 4.0
STILL = 0.85
"""Without motion every event is shown as it looks at this fraction of its time."""
READING = 0.9
"""Without motion everything that has words stays at least so many seconds."""


class PlaysSounds(Protocol):
    def play(self, name: str, loudness: float = 1.0) -> None: ...


class EventPlayer:
    """See `game.app.animation` for how it is used."""

    def __init__(
        self,
        system: System[Any, Any],
        board: Board,
        start: Any,
        events: Sequence[Any] = (),
        *,
        sounds: PlaysSounds | None = None,
        speed: float = 1.0,
        reduced: bool = False,
        table: Table | None = None,
    ) -> None:
        self.system, self.board, self.sounds = system, board, sounds
        self.reduced = reduced
        self.playing = False
        self.chronicle = Chronicle(system, start, events)
        self._replay: Replay[Any, Any] = Replay(system, start, events)
        self._table = table if table is not None else table_of(system.key)
        self._speed = 1.0
        self.speed = speed
        self._group: Group | None = None
        self._stage: Stage | None = None
        self._clock = 0.0
        self._one = False
        self._rest: Scene | None = None
        self._starts: list[int] | None = None
        self._came_from: int | None = None

    # Where it stands

    def __len__(self) -> int:
        return len(self._replay)

    @property
    def index(self) -> int:
        """How many events have been shown to their end."""
        return self._replay.index

    @property
    def shown(self) -> int:
        """How many events have been shown or are being shown."""
        return self._group.stop if self._group else self.index

    @property
    def at_end(self) -> bool:
        return self.index >= len(self)

    @property
    def position(self) -> Any:
        """The position after the first `index` events; not to be changed."""
        return self._replay.position

    @property
    def moment(self) -> Moment:
        return self.chronicle.moment(self.shown)

    @property
    def speed(self) -> float:
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._speed = min(FASTEST, max(SLOWEST, speed))

    @property
    def captions(self) -> list[str]:
        """The sentences of what is being shown, or of what was shown last."""
        return [self.chronicle.entries[index].words for index in self._told() if self.chronicle.entries[index].words]

    @property
    def caption(self) -> str:
        """One line for what is being shown: what happens, without the dice and orders that led to it, if there is
        anything else to say."""
        told = self._told()
        said = self.told(told.start, told.stop) or self.captions
        if not said:
            # What says nothing leaves the last words standing.
            last = self.chronicle.told_last(told.start)
            said = [last.words] if last else []
        return " ".join(said)

    def told(self, start: int, stop: int) -> list[str]:
        """The sentences of events `start` up to `stop`, without the orders and dice that led to them."""
        entries, events = self.chronicle.entries[start:stop], self._replay.events[start:stop]
        return [
            entry.words for entry, event in zip(entries, events, strict=True) if entry.words and not self._leads(event)
        ]

    def _told(self) -> range:
        return range(self._group.start, self._group.stop) if self._group else range(*self._last)

    def _leads(self, event: Any) -> bool:
        motion = motion_of(self._table, event)
        return motion.prelude or motion.opens

    _last: tuple[int, int] = (0, 0)

    # Controls

    def play(self) -> None:
        """Go on; nothing at the end."""
        self._one = False
        self.playing = not self.at_end

    def pause(self) -> None:
        self.playing = False

    def toggle(self) -> None:
        if self.playing:
            self.pause()
        else:
            self.play()

    def forward(self) -> None:
        """Show what comes next, or what is being shown to its end, and stop."""
        if self._group is not None and self._one:
            self._finish()
            self.playing = False
        else:
            self._one = True
            self.playing = not self.at_end

    def back(self) -> None:
        """Back to before what is being shown, or before what was shown last, and stop."""
        if self._group is not None:
            self.go_to(self._group.start)
        elif self._came_from is not None:
            self.go_to(self._came_from)
        else:
            starts = self.group_starts
            self.go_to(starts[max(0, bisect_left(starts, self.index) - 1)] if starts else 0)

    def next(self, level: int = -1) -> None:
        """On to where the next step begins; `level` counts the system's time words, 0 the longest, -1 the shortest."""
        later = [start for start in self.chronicle.starts(self._level(level)) if start > self.index]
        self.go_to(later[0] if later else len(self))

    def previous(self, level: int = -1) -> None:
        """Back to where this step began, or the one before it."""
        earlier = [start for start in self.chronicle.starts(self._level(level)) if start < self.index]
        self.go_to(earlier[-1] if earlier else 0)

    def _level(self, level: int) -> int:
        return level % len(self.system.levels)

    def go_to(self, index: int) -> None:
        """Stand after the first `index` events, and stop."""
        self._drop()
        self.playing = False
        self._replay.go_to(index)
        self._last = (max(0, self.index - 1), self.index)
        self._came_from = None

    def finish(self) -> None:
        """Straight to the end."""
        self.go_to(len(self))

    def extend(self, events: Sequence[Any]) -> None:
        """More has happened."""
        # What is being shown was cut where the events ended; it starts again with what belongs to it.
        self._drop()
        self._replay.extend(events)
        self.chronicle.extend(events)
        self._starts = None

    @property
    def group_starts(self) -> list[int]:
        """Where each group begins, as they are shown from the first event on."""
        if self._starts is None:
            self._starts = starts_of(self._replay.events, self._table)
        return self._starts

    # Time

    def update(self, seconds: float) -> bool:
        """Let time pass; whether there is something new to draw."""
        if not self.playing:
            return False
        left = seconds * self.speed
        while self.playing:
            if self._group is None:
                self._begin()
            assert self._group is not None
            needed = self._seconds(self._group) - self._clock
            if left < needed:
                self._cue(self._clock, self._clock + left)
                self._clock += left
                return True
            self._cue(self._clock, self._clock + needed)
            left -= needed
            self._finish()
            if self._one or self.at_end:
                self.playing = False
        return True

    def _begin(self) -> None:
        start = self.index
        # From anywhere inside a group, only what is left of it: so that going on always meets the same borders.
        starts = self.group_starts
        later = bisect_right(starts, start)
        made = group(self._replay.events, start, self._table, starts[later] if later < len(starts) else None)
        before = self.system.tokens(self.position)
        after = self.system.copy(self.position)
        for event in self._replay.events[made.start : made.stop]:
            after = self.system.apply(after, event)
        self._group, self._clock, self._rest = made, 0.0, None
        self._stage = Stage(self.board, before, self.system.tokens(after))

    def _finish(self) -> None:
        assert self._group is not None
        stop = self._group.stop
        self._last = (self._group.start, stop)
        self._came_from = self._group.start
        self._drop()
        self._replay.go_to(stop)

    def _drop(self) -> None:
        self._group = self._stage = self._rest = None
        self._clock = 0.0

    def _seconds(self, group: Group) -> float:
        if self.reduced and self.captions:
            return max(READING, group.seconds)
        return group.seconds

    def _cue(self, since: float, until: float) -> None:
        if self.sounds is None or self._group is None:
            return
        for part in self._group.parts:
            for cue in part.motion.sounds(part.event):
                when = part.start + cue.at * part.seconds
                if since <= when < until or (when == until == 0):
                    self.sounds.play(cue.sound, cue.loudness)

    # What there is to see

    @property
    def scene(self) -> Scene:
        """The present frame, for `BoardView.show_scene`."""
        if self._group is None or self._stage is None:
            if self._rest is None:
                self._rest = Scene(self.system.tokens(self.position))
            return self._rest
        self._stage.clear()
        for part in self._group.parts:
            time = self._time(part)
            if time >= 0:
                part.motion.draw(self._stage, part.event, time)
        return self._stage.still() if self.reduced else self._stage.scene()

    def _time(self, part: Part) -> float:
        return STILL if self.reduced else part.time(self._clock)
