"""The odds of a draft: each order in it for which dice are rolled, and whom it might meet; and a line of it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from game.app.screens.reckonings import percent
from game.app.swashbuckler.draft import Draft
from game.rules.kernel.reckoning import Reckoning
from game.rules.swashbuckler.plot import BOXES, Order
from game.rules.swashbuckler.reckoning.meetings import Meeting, might_meet, needs_dice

SMOOTH = {"miss": "miss", "turned": "parried", "out": "out", "won": "wins", "lost": "loses", "nothing": "nothing"}
"""What each kind of result is in a line; every other is one that hurts."""
HURT = "hurt"


@dataclass(frozen=True, slots=True)
class Odds:
    """Of one order in one box. `meetings`: those in reach as things stand come first. `doubt`: why it would fail."""

    box: int
    order: Order
    meetings: tuple[Meeting, ...]
    doubt: str = ""

    @property
    def reached(self) -> tuple[Meeting, ...]:
        return tuple(meeting for meeting in self.meetings if meeting.reached)


def odds_of(draft: Draft, box: int, *, as_things_stand: bool = False) -> Odds | None:
    """Of what stands in a box; None if no die would be rolled for it, whoever came. `as_things_stand`: only against
    those in reach, which is sooner done."""
    order = draft.orders[box - 1] if 1 <= box <= BOXES else None
    if order is None:
        return None
    card = draft.system.card
    meetings = might_meet(draft.view, draft.fighter.id, draft.text, box, card, as_things_stand=as_things_stand)
    if not meetings and not needs_dice(order, card):
        return None
    return Odds(box, order, meetings, draft.warnings().get(box, ""))


def all_odds(draft: Draft, hinted: Order | None) -> list[Odds]:
    """Of every order in the draft, the one pointed at as if it stood in the box in hand; that one first."""
    found = []
    trial = draft.with_order(hinted) if hinted else None
    if trial is not None:
        found.append(odds_of(trial, draft.box))
    boxes = range(draft.first, BOXES + 1)
    found += [odds_of(draft, box) for box in boxes if not (trial and box == draft.box)]
    return [each for each in found if each is not None and each.meetings]


def nearest(draft: Draft, hinted: Order | None) -> Odds | None:
    """Of the order pointed at; else of the last up to the box in hand that meets somebody, or that might."""
    search = searching(draft, hinted)
    while True:
        try:
            next(search)
        except StopIteration as found:
            return cast(Odds | None, found.value)


def searching(draft: Draft, hinted: Order | None) -> Generator[None, None, Odds | None]:
    """As `nearest`, with a rest after each order that was looked at."""
    if hinted is not None:
        trial = draft.with_order(hinted)
        return odds_of(trial, draft.box, as_things_stand=True) if trial else None
    boxes = range(min(draft.box, BOXES), draft.first - 1, -1)
    might = None
    for box in boxes:
        odds = odds_of(draft, box, as_things_stand=True)
        if odds is not None and odds.reached:
            return odds
        if might is None and odds is not None and not _is_a_step(draft, odds.order):
            might = odds
        yield
    return might


def _is_a_step(draft: Draft, order: Order) -> bool:
    return draft.system.card.orders[order.code].moves and order.code != "1K"


def in_a_line(draft: Draft, odds: Odds | None) -> str:
    """What the panel says of it; empty where there is nothing to say."""
    if odds is None:
        return ""
    first = next(iter(odds.reached), None)
    if first is None:
        step = _is_a_step(draft, odds.order)
        return "" if step else f"{odds.order.text} in box {odds.box} meets nobody as things stand"
    name = "You" if first.fighter == draft.fighter.id else _short(draft, first.fighter)
    more = len(odds.reached) - 1
    others = f" (and {more} more)" if more else ""
    return f"{odds.order.text} at {name}{others}: {gist(first.cases[0].reckoning)}"


def gist(reckoning: Reckoning) -> str:
    """A reckoning in a few words: "miss 69 %, hurt 28 %, out 3 %"."""
    if reckoning.impossible is not None:
        return reckoning.impossible
    chances: dict[str, Fraction] = {}
    for outcome in reckoning.outcomes:
        word = SMOOTH.get(outcome.code, HURT)
        chances[word] = chances.get(word, Fraction(0)) + outcome.chance
    order = [*dict.fromkeys((*list(SMOOTH.values())[:2], HURT, *SMOOTH.values()))]
    return ", ".join(f"{word} {percent(chances[word])}" for word in order if word in chances)


def names(draft: Draft, odds: Odds) -> Iterator[tuple[str, str]]:
    """Whom it might meet: id and name, those not in reach marked as such."""
    for meeting in odds.meetings:
        if meeting.fighter == draft.fighter.id:
            yield meeting.fighter, f"{_name(draft, meeting.fighter)}, himself"
        else:
            far = "" if meeting.reached else ", if it came to that"
            mate = ", a friend" if draft.view.mates(draft.fighter, draft.view.fighters[meeting.fighter]) else ""
            yield meeting.fighter, _name(draft, meeting.fighter) + mate + far


def _name(draft: Draft, fighter: str) -> str:
    return draft.view.fighters[fighter].name or fighter


def _short(draft: Draft, fighter: str) -> str:
    return _name(draft, fighter).split()[0]
