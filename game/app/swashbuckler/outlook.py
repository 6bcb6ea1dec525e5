"""What every order would come to in the box in hand: worked out little by little, so that nothing waits for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.app.board import Arrow, Ghost, Style
from game.app.swashbuckler import foresight
from game.app.swashbuckler.draft import Draft
from game.app.swashbuckler.foresight import Prospect
from game.rules.kernel.tokens import Token
from game.rules.swashbuckler.card.incidents import FACES
from game.rules.swashbuckler.events import ShovingMatch
from game.rules.swashbuckler.menus import Choice, Menu
from game.rules.swashbuckler.plot import BOXES, Order


class Outlook:
    """Of one draft as it is; another draft, another outlook. `complete` once every order was looked at."""

    def __init__(self, draft: Draft, menu: Menu) -> None:
        self.draft, self._menu = draft, menu
        self._seen: dict[Order, Prospect] = {}
        self._left: Iterator[tuple[Choice, Order]] = foresight.orders_of(menu)
        self.complete = False

    def go_on(self) -> None:
        """Look at one order more."""
        pair = next((pair for pair in self._left if pair[1] not in self._seen), None)
        if pair is None:
            self.complete = True
        else:
            self.look(*pair)

    def look_at(self, choice: Choice) -> bool:
        """Look at one order more of a choice; false if there is none whose outcome `likeliest` waits for."""
        if choice.code == "-" or self.draft.box > BOXES:
            return False
        for order in _orders(choice):
            if order not in self._seen:
                return self.look(choice, order) is not None
            if self._seen[order].failed is None:
                return False
        return False

    def look(self, choice: Choice, order: Order) -> Prospect | None:
        """What one order would come to; None if there is no box left for it."""
        if order not in self._seen:
            prospect = foresight.look_ahead(self.draft, choice, order)
            if prospect is None:
                return None
            self._seen[order] = prospect
        return self._seen[order]

    def likeliest(self, choice: Choice) -> Order | None:
        """The order with the first parameter with which it would not fail, else with its first; None for a rest."""
        if choice.code == "-" or self.draft.box > BOXES:
            return None
        orders = _orders(choice)
        good = (order for order in orders if (found := self.look(choice, order)) and found.failed is None)
        return next(good, orders[0])

    @property
    def doubts(self) -> dict[str, str]:
        """By code, why an order would fail whatever stands after the code; what was not looked at is not doubted."""
        if self.draft.box > BOXES:
            return {choice.code: "all six boxes are full" for group in self._menu.groups.values() for choice in group}
        doubts: dict[str, str] = {}
        good = {order.code for order, prospect in self._seen.items() if prospect.failed is None}
        for order, prospect in self._seen.items():
            if order.code not in good and prospect.failed:
                doubts.setdefault(order.code, prospect.failed)
        return doubts

    def about(self, square: str) -> list[Prospect]:
        """What has to do with a square and would not fail: first what leads there, then what is about it."""
        for choice, order in foresight.orders_of(self._menu):
            self.look(choice, order)
        here, _ = foresight.stand(self.draft, self.draft.before(self.draft.box))
        good = [prospect for prospect in self._seen.values() if not prospect.failed]
        if square == here:
            return [each for each in good if each.square == here and not each.touched - {square}]
        leading = [each for each in good if each.square == square]
        return leading + [each for each in good if square in each.touched and each not in leading]


def _orders(choice: Choice) -> list[Order]:
    return [Order(choice.code, parameter) for parameter in foresight.parameters(choice)]


def planned(
    outlook: Outlook, token: Token, hint: Choice | None, hinted: Order | None
) -> tuple[list[Arrow], list[Ghost], dict[Style, set[str]]]:
    """What the board shows of a plot: arrows, ghosts, lit squares. `hinted`: the order of `hint` to be shown too."""
    draft = outlook.draft
    arrows, ghosts = foresight.way(draft, token)
    lights: dict[Style, set[str]] = {"mine": {token.squares[0]}}
    if hinted is not None and hint is not None:
        more_arrows, more_ghosts = foresight.step_to(draft, token, hinted)
        arrows, ghosts = [*arrows, *more_arrows], [*ghosts, *more_ghosts]
        prospect = outlook.look(hint, hinted)
        if prospect is not None:
            lights["danger" if prospect.failed else "reach"] = set(prospect.touched) - {token.squares[0]}
    return arrows, ghosts, lights


def advice(draft: Draft) -> tuple[str, bool]:
    """What to say of a draft, and whether that is a warning: what is wrong, else what is doubtful, else what to do."""
    if draft.faults:
        return faults_in_words(draft), True
    warnings = draft.warnings()
    if warnings:
        failing = [(draft.orders[box - 1], box, why) for box, why in warnings.items()]
        words = [f"{order.text} in box {box} would fail ({why})" for order, box, why in failing if order]
        return f"As things stand: {'; '.join(words)}", True
    contests = list(_contests(draft))
    if contests:
        return f"As things stand: {'; '.join(contests)}", True
    if draft.overhang > 0:
        return (
            f"{'One rest runs' if draft.overhang == 1 else f'{draft.overhang} rests run'} over into the next turn.",
            False,
        )
    if draft.box > BOXES:
        return "All boxes are full. Commit the plot, or choose a box to change it.", False
    return f"Box {draft.box} is in hand: choose an order for it, click the board, or type.", False


def _contests(draft: Draft) -> Iterator[str]:
    """The shoving matches that the plot leads to, which may be lost (R10.2)."""
    mine = draft.fighter.id
    for step in draft.foreseen():
        for event in step.events:
            if isinstance(event, ShovingMatch) and mine in (event.roller, event.other):
                won = event.needed if event.roller == mine else FACES - event.needed
                holder = draft.view.fighters[event.other if event.roller == mine else event.roller]
                name = holder.name or holder.id
                yield f"{name} holds {event.square} in step {step.box}, and you win it {won} times in {FACES}"


def faults_in_words(draft: Draft) -> str:
    return "; ".join(f"{fault.place}: {fault.words}" if fault.place else fault.words for fault in draft.faults)


def last_doubt(drafts: Sequence[Draft]) -> tuple[str, str] | None:
    """What to ask before plots of which nothing would come are handed in: a heading, and the question."""
    idle = [draft.fighter.name for draft in drafts if draft.empty]
    if idle:
        return "Nothing plotted", f"{' and '.join(idle)} would rest for all of it. Is that so?"
    hopeless = [draft.fighter.name for draft in drafts if draft.hopeless]
    if hopeless:
        words = f"As things stand, every order of {' and '.join(hopeless)} would fail. Is that so?"
        return "Nothing would come of it", words
    return None
