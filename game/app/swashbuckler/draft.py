"""A plot being written: six boxes, the box in hand, what can be undone, and what would come of it.

It reads the player's own view and nothing else, and changes nothing in the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from game.app.swashbuckler.leniency import boxes_of, with_rests
from game.rules.kernel.decisions import Decision, Fault
from game.rules.kernel.game import Game
from game.rules.swashbuckler.events import Plotted
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.menus import Foreseen
from game.rules.swashbuckler.plot import BOXES, Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.system import Swashbuckler
from game.rules.swashbuckler.writing import parse_plot, write_plot

State = Literal["past", "stunned", "carried", "free", "order", "rest"]
Orders = tuple[Order | None, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """One of the six. `text`: the order in it; for a rest, the order it belongs to. `warning`: why it would fail."""

    number: int
    state: State
    text: str = ""
    warning: str = ""

    @property
    def writable(self) -> bool:
        return self.state in ("free", "order", "rest")


class Draft:
    """`box` is the box in hand, 1 to 6, or 7 when all are full. `typed` is the text as the player left it."""

    def __init__(self, system: Swashbuckler, view: Position, decision: Decision, text: str | None = None) -> None:
        self.system, self.view, self.decision = system, view, decision
        self.fighter: Fighter = view.fighters[decision.about]
        self.first = self.fighter.plot.free_from(view.step)
        self.faults: list[Fault] = []
        self._orders: Orders = self._standing()
        self._done: list[tuple[Orders, int]] = []
        self._undone: list[tuple[Orders, int]] = []
        self._typing = 0
        self._foreseen: list[Foreseen] | None = None
        self._trials: dict[tuple[int, Order], Draft] = {}
        self.box = self.first
        if isinstance(text, str) and text:  # a draft that was kept is not checked
            self._orders = self._parse(text)[0]
            self.box = self._after_last()

    def _standing(self) -> Orders:
        """What was plotted for the boxes that can be written in: it stands unless it is rewritten (R12.3)."""
        return tuple(
            order if number >= self.first else None for number, order in enumerate(self.fighter.plot.orders, start=1)
        )

    # What is written

    @property
    def orders(self) -> Orders:
        return self._orders

    @property
    def empty(self) -> bool:
        return not any(self._orders)

    @property
    def text(self) -> str:
        """The plot as it is handed in: rests to the last box, so that nothing older stands behind it."""
        text = self.short
        return " ".join([text, *["-"] * (BOXES + 1 - self.first - boxes_of(text))]).strip()

    @property
    def short(self) -> str:
        """The plot without the rests at its end."""
        return write_plot(self._orders, self.first, self.system.card, self.view.options)

    def rests(self, order: Order) -> int:
        return self.system.card.rests(order.code, order.parameter or None, self.view.options)

    def owner(self, box: int) -> int | None:
        """The box of the order that a box belongs to, itself or as a rest; None if it is free."""
        for number in range(box, self.first - 1, -1):
            order = self._orders[number - 1]
            if order is not None:
                return number if box <= number + self.rests(order) else None
        return None

    @property
    def overhang(self) -> int:
        """Rests that run over into the next turn."""
        return max((n + self.rests(order) - BOXES for n, order in enumerate(self._orders, 1) if order), default=0)

    def boxes(self) -> list[Box]:
        plot = self.fighter.plot
        warnings = self.warnings()
        made = []
        for number in range(1, BOXES + 1):
            if number in plot.circled and number > self.view.step:
                made.append(Box(number, "stunned"))
            elif number <= self.view.step:
                played = plot.orders[number - 1]
                made.append(Box(number, "past", played.text if played else ""))
            elif number < self.first:
                made.append(Box(number, "carried"))
            else:
                owner = self.owner(number)
                order = self._orders[owner - 1] if owner is not None else None
                state: State = "free" if order is None else "order" if owner == number else "rest"
                made.append(Box(number, state, order.text if order else "", warnings.get(number, "")))
        return made

    # Writing

    def place(self, order: Order | None) -> bool:
        """Write an order in the box in hand, or a rest (None), and go on behind it. Whatever overlaps gives way."""
        if not self.first <= self.box <= BOXES:
            return False
        rests = self.rests(order) if order else 0
        # The box in hand is free or holds an order, so nothing before it reaches into it.
        orders = list(self._orders)
        for number in range(self.box, min(self.box + rests, BOXES) + 1):
            orders[number - 1] = None
        orders[self.box - 1] = order
        self._become(tuple(orders), min(BOXES + 1, self.box + 1 + rests))
        return True

    def choose(self, box: int) -> None:
        """Take a box in hand; a rest leads to its order."""
        if self.first <= box <= BOXES:
            self.box = self.owner(box) or box

    def erase(self) -> None:
        """Empty the box in hand; if it is empty already, the order before it."""
        here = self.owner(self.box) if self.box <= BOXES else None
        if here is None:
            before = [number for number in range(self.first, min(self.box, BOXES + 1)) if self._orders[number - 1]]
            here = before[-1] if before else None
        if here is not None:
            self._become(tuple(None if n == here else order for n, order in enumerate(self._orders, 1)), here)

    def clear(self) -> None:
        if not self.empty:
            self._become((None,) * BOXES, self.first)

    def copy(self, texts: Sequence[str | None]) -> None:
        """Take another turn's six boxes, as far as they can be written in."""
        orders = [None if text is None else self._order(text) for text in texts]
        self._become(tuple(None if n < self.first else order for n, order in enumerate(orders, 1)), self.first)
        self.box = self._after_last()

    def _order(self, text: str) -> Order:
        card = self.system.card
        return Order(text) if text in card.orders else Order(text[:-1], text[-1])

    def write(self, text: str) -> None:
        """Take what is typed as the whole plot; `faults` says what cannot be understood."""
        orders, faults = self._parse(text)
        self._become(orders, self.box, typed=True)
        self.faults = faults
        self.box = self._after_last()

    def _parse(self, text: str) -> tuple[Orders, list[Fault]]:
        full = with_rests(text, self.system.card, self.view.options)
        full = " ".join([full, *["-"] * (BOXES + 1 - self.first - boxes_of(full))])
        written = parse_plot(full, self.fighter, self.view, self.system.card)
        orders = tuple(None if number < self.first else order for number, order in enumerate(written.orders, 1))
        return orders, written.faults

    def _after_last(self) -> int:
        return max((n + 1 + self.rests(order) for n, order in enumerate(self._orders, 1) if order), default=self.first)

    def _become(self, orders: Orders, box: int, *, typed: bool = False) -> None:
        if orders != self._orders:
            # The letters of one order are undone in one go.
            last = max((number for number, order in enumerate(orders, 1) if order), default=0) if typed else 0
            if not (last and last == self._typing):
                self._done.append((self._orders, self.box))
            self._undone.clear()
            self._typing = last
            self._orders = orders
            self._forget()
        self.box = min(box, BOXES + 1)
        if not typed:
            self._typing = 0
            self.faults = self.system.faults(self.view, self.decision, self.text)

    # Undoing

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        self._back(self._done, self._undone)

    def redo(self) -> None:
        self._back(self._undone, self._done)

    def _back(self, source: list[tuple[Orders, int]], other: list[tuple[Orders, int]]) -> None:
        if source:
            other.append((self._orders, self.box))
            self._orders, self.box = source.pop()
            self._typing = 0
            self._forget()
            self.faults = self.system.faults(self.view, self.decision, self.text)

    # What would come of it

    def _forget(self) -> None:
        self._foreseen = None
        self._trials.clear()

    def foreseen(self) -> list[Foreseen]:
        """The steps still to come if nobody else stirred."""
        if self._foreseen is None:
            self._foreseen = self.system.forecast(self.view, self.decision, self.text)
        return self._foreseen

    def warnings(self) -> dict[int, str]:
        """By box, why the order in it would fail as things stand (R5.6)."""
        return {each.box: each.failed for each in self.foreseen() if each.failed}

    @property
    def hopeless(self) -> bool:
        """Whether something is written, and all of it would fail as things stand."""
        written = [box for box, order in enumerate(self._orders, 1) if order]
        return bool(written) and set(written) <= self.warnings().keys()

    def before(self, box: int) -> Foreseen | None:
        """How things would be before a box comes up; None if they are as they are now."""
        return next((each for each in self.foreseen() if each.box == box - 1), None)

    def prospect(self, order: Order) -> Foreseen | None:
        """What an order would come to in the box in hand; None if there is no box for it, or he is out by then."""
        trial = self.with_order(order)
        return next((each for each in trial.foreseen() if each.box == self.box), None) if trial else None

    def with_order(self, order: Order) -> Draft | None:
        """A draft like this with an order in the box in hand, not to be changed; None if there is no box for it."""
        if not self.first <= self.box <= BOXES:
            return None
        # Kept, as what it would come to is asked for by the board, the menu and the odds alike.
        if (self.box, order) not in self._trials:
            trial = Draft(self.system, self.view, self.decision)
            trial._orders, trial.box = self._orders, self.box
            trial.place(order)
            self._trials[self.box, order] = trial
        return self._trials[self.box, order]


def sheet_before(game: Game[Position, Any], seat: str, view: Position, fighter: str) -> Sequence[str | None]:
    """What a fighter's six boxes held when they were last plotted, as his seat may see it; empty in the first turn."""
    turn = 0 if view.step else view.turn - 1
    shown = (game.system.show(event, seat) for event in reversed(game.events))
    plots = (each for each in shown if isinstance(each, Plotted) and each.fighter == fighter and each.turn == turn)
    last = next(plots, None)
    return last.after if last else ()
