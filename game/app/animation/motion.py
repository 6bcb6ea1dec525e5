"""Motions: how one kind of event is shown. A motion reads the event's own fields and the tokens, never a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.app.animation.stage import Stage

Event = Any
"""Any system's event; it has a `type`."""

Draw = Callable[[Stage, Event, float], None]
"""Puts one event on the stage as it looks at a fraction of its time, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound, and the fraction of the motion's time at which it is heard."""

    sound: str
    at: float = 0.0
    loudness: float = 1.0


def nothing(stage: Stage, event: Event, time: float) -> None:
    """Nothing to see."""


def alone(event: Event) -> str:
    return ""


def silent(event: Event) -> tuple[Cue, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Motion:
    """`seconds` at speed 1, of the event where it depends on it.

    `strand`: events of one strand that follow each other are shown together; an empty strand stands alone.
    `beat`: among events shown together those of a lower beat come first.
    `prelude`: shown with what follows it, like the dice before a blow.
    `opens`: never joins what has begun, like an order that comes up.
    `who`: the figure it moves; two of one figure are not shown together.
    """

    draw: Draw = nothing
    seconds: float | Callable[[Event], float] = 0.0
    strand: Callable[[Event], str] = alone
    beat: int = 4
    prelude: bool = False
    opens: bool = False
    who: Callable[[Event], str | None] | None = None
    sounds: Callable[[Event], tuple[Cue, ...]] = silent

    def lasts(self, event: Event) -> float:
        return self.seconds(event) if callable(self.seconds) else self.seconds


def strand(name: str) -> Callable[[Event], str]:
    return lambda event: name


def sound(name: str, at: float = 0.0, loudness: float = 1.0) -> Callable[[Event], tuple[Cue, ...]]:
    cues = (Cue(name, at, loudness),)
    return lambda event: cues


def glide(stage: Stage, event: Event, time: float) -> None:
    """What is known of no event: whatever differs between before and after glides there."""
    for name, before in stage.before.items():
        after = stage.after.get(name)
        if after is not None and (after.squares != before.squares or after.facing != before.facing):
            stage.glide(name, time)


UNKNOWN = Motion(glide, 0.7)

Table = Mapping[str, Motion]
"""From an event's type to its motion."""
