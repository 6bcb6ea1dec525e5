"""What a plot can be written with, and what it would come to if nobody else stirred (R5.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.grid import Direction
from game.rules.kernel.dice import ConstantDice
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.apply import apply
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.card.orders import OrderEntry
from game.rules.swashbuckler.plot import BOXES, Plot
from game.rules.swashbuckler.position import Phase, Position
from game.rules.swashbuckler.resolution import Resolution
from game.rules.swashbuckler.turn import carry_on

GROUPS = ("movement", "action", "swordplay")


@dataclass(frozen=True, slots=True)
class Choice:
    """One order that can be written: its entry on the card, its rests, and what may follow the code."""

    entry: OrderEntry
    rests: int | None
    """None for climbing: as many as levels."""
    parameters: tuple[str, ...]

    @property
    def code(self) -> str:
        return self.entry.code

    def text(self, parameter: str = "") -> str:
        """As it is written: `G3--`."""
        rests = self.entry.rests_for(parameter) if self.rests is None else self.rests
        return self.code + parameter + "-" * rests


@dataclass(frozen=True, slots=True)
class Menu:
    """What a fighter's plot may hold. `first`: the first box that can be written in."""

    fighter: str
    first: int
    groups: dict[str, tuple[Choice, ...]]


@dataclass(frozen=True, slots=True)
class Foreseen:
    """One step of a forecast: where he stands after it, and why his order would fail, if it would."""

    box: int
    order: str | None
    square: str | None
    facing: Direction
    prone: bool
    under: bool
    failed: str | None
    events: tuple[e.Event, ...]


def menu(position: Position, fighter: str, card: Card) -> Menu:
    """The card's three groups, without orders of optional rules that are off."""
    groups: dict[str, tuple[Choice, ...]] = {}
    for group in GROUPS:
        entries = [entry for entry in card.orders.values() if entry.group == group]
        groups[group] = tuple(
            _choice(entry, card, position.options)
            for entry in entries
            if entry.optional is None or entry.optional in position.options
        )
    return Menu(fighter, position.fighters[fighter].plot.free_from(position.step), groups)


def _choice(entry: OrderEntry, card: Card, options: frozenset[str]) -> Choice:
    rests = None if entry.rests == "levels" else card.rests(entry.code, None, options)
    return Choice(entry, rests, entry.parameter.choices if entry.parameter else ())


def forecast(position: Position, fighter: str, text: str, card: Card) -> list[Foreseen]:
    """The steps from the present one on, if everybody else stood still and every die showed a 1."""
    alone = _alone(position, fighter)
    return _by_step(alone, fighter, _played(alone, fighter, text, card))


def led_to(position: Position, fighter: str, text: str, box: int, card: Card) -> Position | None:
    """The same, but as a step begins: where the plot leads up to that box; None if it does not come to it."""
    there = _alone(position, fighter)
    for event in _played(there.copy(), fighter, text, card):
        apply(there, event)
        if isinstance(event, e.StepBegan) and there.step == box:
            return there if there.fighters[fighter].fighting else None
    return None


def _alone(position: Position, fighter: str) -> Position:
    """Nobody else has a plot, nobody re-plots, and nothing is won."""
    alone = position.copy()
    alone.options = alone.options | {"no_replotting"}
    alone.goal = None
    alone.phase = Phase.PLOTTING if position.step == 0 else Phase.REPLOTTING
    for name, other in alone.fighters.items():
        if name != fighter:
            alone.fighters[name] = replace(other, plot=Plot())
    return alone


def _played(alone: Position, fighter: str, text: str, card: Card) -> list[e.Event]:
    resolution = Resolution(alone, card, ConstantDice(1))
    carry_on(resolution, {fighter: text})
    return resolution.events


def _by_step(before: Position, fighter: str, events: list[e.Event]) -> list[Foreseen]:
    position = before.copy()
    steps: list[list[e.Event]] = []
    plotted: list[e.Event] = []
    for event in events:
        if isinstance(event, e.StepBegan):
            steps.append([])
        (steps[-1] if steps else plotted).append(event)
    for event in plotted:
        apply(position, event)
    foreseen = []
    for happened in steps:
        for event in happened:
            if not isinstance(event, e.TurnEnded):
                apply(position, event)
        person = position.fighters[fighter]
        order = person.plot.orders[position.step - 1]
        failures = [each for each in happened if isinstance(each, e.Failed) and each.fighter == fighter]
        foreseen.append(
            Foreseen(
                position.step,
                order.text if order else None,
                person.square,
                person.facing,
                person.prone,
                person.under,
                failures[0].sentence if failures else None,
                tuple(happened),
            )
        )
    assert len(foreseen) <= BOXES
    return foreseen
