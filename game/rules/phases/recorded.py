"""What the throws of an event needed, for the log: the lists of duels and jousts after the fact."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.reckoning import Modifier, Reckoning
from game.rules.phases import events as e
from game.rules.phases.position import Position

WORDS = {
    "thews": "Thews",
    "melee": "Melee",
    "exposure": "the other's Exposure",
    "mount": "the mount",
}


def recorded(position: Position, event: e.AnyEvent) -> tuple[Reckoning, ...]:
    """A duel's opposed throws, and the throws to hit of a tilt; a knight without a lance has none."""
    return tuple(_throws(position, event)) if isinstance(event, e.DuelThrow | e.Tilt) else ()


def _throws(position: Position, event: e.DuelThrow | e.Tilt) -> Iterator[Reckoning]:
    for name, throw in event.throws.items():
        if throw is None:
            continue
        figure = position.figures.get(name)
        modifiers = tuple(Modifier(code, amount, WORDS.get(code, code)) for code, amount in throw["modifiers"])
        yield Reckoning(
            (figure.name if figure else "") or name,
            throw["roll"],
            modifiers,
            figure="total",
            base_words="the die",
            notes=(f"a die of {throw['needs']} or more hits",) if "needs" in throw else (),
        )
