"""Whom an order of a plot might meet, and a reckoning of each case.

It reads a view: where the others stand, how they face and what they hold, never what they have plotted. What they may
do is told as cases: as he stands, if he is busy with something else, if he parries, if he moves in too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.kernel.dice import ConstantDice
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.actions import act
from game.rules.swashbuckler.card.incidents import FACES
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.fighter import Fighter, Posture
from game.rules.swashbuckler.menus import led_to
from game.rules.swashbuckler.movement import move_all
from game.rules.swashbuckler.plot import Order, Plot
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reckoning import blades, rows
from game.rules.swashbuckler.reckoning.cases import Case
from game.rules.swashbuckler.resolution import Resolution
from game.rules.swashbuckler.swordplay import MANNERS, fence


@dataclass(frozen=True, slots=True)
class Meeting:
    """`fighter`: whom it might meet. `reached`: it would as things stand, if nobody else stirred."""

    fighter: str
    reached: bool
    cases: tuple[Case, ...]


def might_meet(
    view: Position, fighter: str, text: str, box: int, card: Card, *, as_things_stand: bool = False
) -> tuple[Meeting, ...]:
    """Of the order in a box of a plot; none if no die is rolled for it, or it is never come to.

    Who would be met as things stand comes first, then every other opponent (but for `as_things_stand`), then what he
    might do to himself.
    """
    there = led_to(view, fighter, text, box, card)
    if there is None:
        return ()
    order = there.fighters[fighter].plot.order(box)
    if order is None:
        return ()
    _as_they_stand(view, there, fighter)
    rolled = list(_rolled(there, card, fighter))
    met = dict.fromkeys(name for name, _ in rolled if name != fighter)
    found = [Meeting(name, True, tuple(_cases(there, card, fighter, order, name, rolled))) for name in met]
    me = there.fighters[fighter]
    for other in () if as_things_stand else there.in_order():
        if not there.mates(me, other) and other.id not in met:
            cases = tuple(_supposed(there, card, me, order, other))
            found += [Meeting(other.id, False, cases)] if cases else []
    own = tuple(
        Case("", rows.own(there, card, me, event.kind))
        for name, event in rolled
        if name == fighter and isinstance(event, e.Incident)
    )
    return (*found, *([Meeting(fighter, True, own)] if own else []))


def needs_dice(order: Order, card: Card) -> bool:
    """Whether an order is rolled for if it meets somebody."""
    return order.code in MANNERS or order.code in rows.KEYS or (card.orders[order.code].moves and order.code != "C")


def _as_they_stand(view: Position, there: Position, fighter: str) -> None:
    """The others as they are now: what the plot would do to them on the way is not to be counted on."""
    mine = there.fighters[fighter].square
    for name, other in view.fighters.items():
        moved = there.fighters[name]
        if name == fighter or not moved.fighting:
            continue
        # Whose square is taken by then was shoved on, but neither hurt nor stunned by dice that nobody has rolled.
        square = moved.square if other.square == mine else other.square
        posture = Posture.PRONE if moved.under else other.posture
        plot = Plot(circled=other.plot.circled)
        there.fighters[name] = replace(other, square=square, plot=plot, under=moved.under, posture=posture)


def _rolled(there: Position, card: Card, fighter: str) -> Iterator[tuple[str, e.Event]]:
    """Whom he would roll against, and the event that tells of it; once each, whether the dice fall low or high."""
    seen = set()
    for face in (1, FACES):
        for event in _step(there, card, face).events:
            key = _against(event, fighter)
            if key is not None and key not in seen:
                seen.add(key)
                yield key[0], event


def _step(there: Position, card: Card, face: int) -> Resolution:
    """The step carried out, but for falls and slips, with every die showing that face."""
    resolution = Resolution(there, card, ConstantDice(face))
    for stage in (act, fence, move_all):
        stage(resolution)
    return resolution


def _cornered(there: Position, card: Card, name: str) -> bool:
    """Whether he keeps his square though he loses it: with a 1 whoever moves in wins (R10.2, R10.5)."""
    return _step(there, card, 1).position.fighters[name].square == there.fighters[name].square


def _against(event: e.Event, fighter: str) -> tuple[str, str] | None:
    """The other, and what is rolled."""
    if isinstance(event, e.Attack) and event.attacker == fighter:
        return event.target, event.manner
    if isinstance(event, e.ShovingMatch) and fighter in (event.roller, event.other):
        return (event.other if event.roller == fighter else event.roller), "shove"
    if not isinstance(event, e.Incident) or event.kind == "shoving_match":
        return None
    mine = event.attacker == fighter or (event.attacker is None and event.victim == fighter)
    return (event.victim, event.kind) if mine else None


def _cases(
    there: Position, card: Card, fighter: str, order: Order, name: str, rolled: list[tuple[str, e.Event]]
) -> Iterator[Case]:
    me, other = there.fighters[fighter], there.fighters[name]
    for met, event in rolled:
        if met != name:
            continue
        if isinstance(event, e.Attack):
            yield from blades.cases(there, card, me, other, order.code)
        elif isinstance(event, e.ShovingMatch):
            yield from rows.shove_cases(there, card, me, other, cornered=_cornered(there, card, name))
        elif isinstance(event, e.Incident):
            yield from rows.cases(there, card, me, other, event.kind, sure_to_avoid=_never_hits(there, card, event))


def _never_hits(there: Position, card: Card, event: e.Incident) -> bool:
    """A shoved table goes past one who lies (note B): avoided without a die."""
    return event.avoided and not card.incidents[event.kind].avoid.rolled


def _supposed(there: Position, card: Card, me: Fighter, order: Order, other: Fighter) -> Iterator[Case]:
    """Against one who is not met as things stand, if he came to be."""
    if order.code in MANNERS:
        yield from blades.supposed_cases(there, card, me, other, order.code)
    elif order.code in rows.KEYS:
        yield from rows.cases(there, card, me, other, rows.KEYS[order.code], supposed=True)
        if order.code == "1K":
            yield from rows.shove_cases(there, card, me, other, supposed=True)
    elif needs_dice(order, card):
        yield from rows.shove_cases(there, card, me, other, supposed=True)
