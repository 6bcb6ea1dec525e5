"""What a throw needed, read back from its event: the list that was reckoned, for the log."""

from __future__ import annotations

from game.rules.kernel.reckoning import Modifier, Reckoning
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reckoning.attacks import base_words, column_modifiers, open_notes


def recorded(position: Position, event: e.Event, card: Card) -> tuple[Reckoning, ...]:
    """Nothing for an event that tells of no throw with a list."""
    if isinstance(event, e.Attack):
        return (_attack(position, event, card),)
    if isinstance(event, e.ShovingMatch):
        return (_shove(position, event),)
    return ()


def _attack(position: Position, event: e.Attack, card: Card) -> Reckoning:
    base = card.attacks.column(event.difference)
    expertise = position.fighters[event.attacker].expertise
    return Reckoning(
        f"{event.attacker} at {event.target}",
        base,
        column_modifiers(card, position.options, base, event.modifiers, event.column),
        figure="column",
        base_words=base_words(expertise, event.difference, event.indefensible),
        notes=tuple(open_notes(card, event.why)),
    )


def _shove(position: Position, event: e.ShovingMatch) -> Reckoning:
    strength = position.fighters[event.roller].strength
    return Reckoning(
        f"{event.roller} against {event.other}",
        strength,
        (Modifier("strength_of_other", event.difference - strength, "the other's Strength"),),
        figure="difference",
        base_words="Strength",
    )
