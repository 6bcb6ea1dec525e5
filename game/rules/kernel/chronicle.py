"""The log: a sentence for every event that has one, with the moment it belongs to and the figures it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.kernel.reckoning import in_lines
from game.rules.kernel.system import System

Moment = tuple[int, ...]
"""One number for each of the system's levels."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What event number `index` says. `words` may be empty. `figures`: ids of the figures it names.

    `needed`: a line for each throw it tells of, with what that throw needed and why."""

    index: int
    words: str
    moment: Moment
    figures: frozenset[str]
    needed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: a heading of a new moment, or a sentence. `index`: the event it begins with or tells of.

    `aside`: what a throw of the sentence above needed."""

    text: str
    index: int
    heading: bool = False
    figures: frozenset[str] = frozenset()
    aside: bool = False


class Chronicle:
    """Reads events on a start position, one after the other, as they come."""

    def __init__(self, system: System[Any, Any], start: Any, events: Sequence[Any] = ()) -> None:
        self.system = system
        self._position = system.copy(start)
        self._names: set[str] = set()
        self.begins: Moment = system.moment(start)
        self.entries: list[Entry] = []
        self.extend(events)

    def __len__(self) -> int:
        return len(self.entries)

    def extend(self, events: Sequence[Any]) -> None:
        told: list[tuple[str, Moment, frozenset[str], tuple[str, ...]]] = []
        self._meet()
        for event in events:
            words = self.system.words(self._position, event)
            needed = in_lines(self.system.reckoned(self._position, event))
            before = told[-1][1] if told else None
            self._position = self.system.apply(self._position, event)
            moment = self.system.moment(self._position)
            # Tokens are slow to make; figures come to the board where a moment begins, or not at all.
            if moment != before:
                self._meet()
            told.append((words, moment, frozenset(_texts(self.system.write_event(event))), needed))
        self._meet()
        for words, moment, texts, needed in told:
            self.entries.append(Entry(len(self.entries), words, moment, texts & self._names, needed))

    def _meet(self) -> None:
        self._names.update(token.id for token in self.system.tokens(self._position) if token.figure)

    def moment(self, index: int) -> Moment:
        """The moment after the first `index` events."""
        return self.entries[index - 1].moment if index else self.begins

    def told_last(self, index: int) -> Entry | None:
        """The last of the first `index` events that says anything."""
        return next((entry for entry in reversed(self.entries[:index]) if entry.words), None)

    def starts(self, level: int) -> list[int]:
        """Where something new begins on a level (0 is the longest): the index of its first event."""
        found = []
        before = self.begins
        for entry in self.entries:
            if entry.moment[: level + 1] != before[: level + 1]:
                found.append(entry.index)
            before = entry.moment
        return found

    def lines(self, figure: str | None = None, start: int = 0, stop: int | None = None) -> list[LogLine]:
        """The log of one figure or of all, from one event up to another; a heading with no line below is left out."""
        lines: list[LogLine] = []
        heading: LogLine | None = None
        before = self.moment(start)
        if start == 0:
            heading = self._headed(before, 0)
        for entry in self.entries[start:stop]:
            if entry.moment != before:
                heading = self._headed(entry.moment, entry.index)
                before = entry.moment
            if not entry.words or (figure is not None and figure not in entry.figures):
                continue
            if heading is not None:
                lines.append(heading)
                heading = None
            lines.append(LogLine(entry.words, entry.index, figures=entry.figures))
            lines += [LogLine(each, entry.index, figures=entry.figures, aside=True) for each in entry.needed]
        return lines

    def _headed(self, moment: Moment, index: int) -> LogLine | None:
        """None where nothing has begun yet."""
        text = self.heading(moment)
        return LogLine(text, index, heading=True) if text else None

    def heading(self, moment: Moment) -> str:
        """A moment in words: "Turn 2, step 3"; numbers that are 0 have not begun and are left out."""
        words = [f"{level} {number}" for level, number in zip(self.system.levels, moment, strict=False) if number]
        text = ", ".join(words)
        return text[:1].upper() + text[1:]


def _texts(data: Any) -> Iterator[str]:
    """Every text in plain data, keys too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from _texts(key)
            yield from _texts(value)
    elif isinstance(data, list | tuple):
        for each in data:
            yield from _texts(each)
