"""A turn being resolved: the working position, the dice, the card, and the events made so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.rules.kernel.dice import Dice
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.apply import apply
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.plot import BOXES, Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reasons import WORDS, Reason

REST = Order("-")


class Resolution:
    """Every change goes through `emit`, so that the events explain the position.

    `came_up`: fighters whose box of this step has been reached (R12.2). `stunned`: fighters who took a stun in
    this step (R12.3). `arrived`: fighters whose own orders have brought them, in this step, to where they are.
    """

    def __init__(self, position: Position, card: Card, dice: Dice) -> None:
        self.position = position.copy()
        self.card = card
        self.events: list[e.Event] = []
        self.came_up: set[str] = set()
        self.stunned: set[str] = set()
        self.arrived: set[str] = set()
        self._dice = dice

    # --- events and dice ------------------------------------------------------------------------------

    def emit(self, event_type: Any, /, **fields: Any) -> None:
        self._take(event_type(turn=self.position.turn, step=self.position.step, **fields))

    def begin_step(self) -> None:
        """The next of the six."""
        self.came_up.clear()
        self.stunned.clear()
        self.arrived.clear()
        self._take(e.StepBegan(turn=self.position.turn, step=self.position.step + 1))

    def _take(self, event: e.Event) -> None:
        apply(self.position, event)
        self.events.append(event)

    def roll(self, purpose: str, roller: str, target: str | None = None) -> int:
        """One d6."""
        face = self._dice.throw(6)
        self.emit(e.Rolled, purpose=purpose, roller=roller, target=target, faces=(face,), total=face)
        return face

    def roll_d66(self, purpose: str, roller: str, target: str | None = None) -> int:
        """Two dice read as tens and units (R1.1)."""
        faces = (self._dice.throw(6), self._dice.throw(6))
        total = faces[0] * 10 + faces[1]
        self.emit(e.Rolled, purpose=purpose, roller=roller, target=target, faces=faces, total=total)
        return total

    def roll_sum(self, purpose: str, roller: str, count: int) -> int:
        faces = tuple(self._dice.throw(6) for _ in range(count))
        self.emit(e.Rolled, purpose=purpose, roller=roller, faces=faces, total=sum(faces))
        return sum(faces)

    # --- orders ---------------------------------------------------------------------------------------

    def order_of(self, fighter: Fighter) -> Order | None:
        """His order in this step, to come, carried out or failed alike; None for a rest or a circled box."""
        return self.position.fighters[fighter.id].plot.order(self.position.step)

    def is_stunned(self, fighter: Fighter) -> bool:
        """Whether his box of this step is circled (R12.2)."""
        return self.position.step in self.position.fighters[fighter.id].plot.circled

    def call_up(self, codes: Iterable[str]) -> list[tuple[Fighter, Order]]:
        """Bring up every order with one of these codes that has not come up yet, by fighter's id (R12.2)."""
        wanted = frozenset(codes)
        called: list[tuple[Fighter, Order]] = []
        for fighter in self.position.in_order():
            order = self.order_of(fighter)
            if order is None or order.code not in wanted or fighter.id in self.came_up:
                continue
            self.came_up.add(fighter.id)
            rests = self.card.rests(order.code, order.parameter or None, self.position.options)
            step = self.position.step
            self.emit(
                e.Ordered, fighter=fighter.id, order=order.text, rests=tuple(range(step + 1, step + 1 + rests))
            )
            called.append((self.position.fighters[fighter.id], order))
        return called

    def call_up_rests(self) -> None:
        """Rests and empty boxes come up with stage 3 (R12.2)."""
        self.came_up.update(fighter.id for fighter in self.position.in_order())

    def fail(self, fighter: Fighter, order: Order, reason: Reason) -> None:
        """The order comes to nothing, and the log says why (R5.5)."""
        self.emit(e.Failed, fighter=fighter.id, order=order.text, reason=reason.value, sentence=WORDS[reason])

    def stun_start(self, fighter: Fighter) -> int:
        """The first box a stun taken now circles (R12.2)."""
        return self.position.step + (fighter.id in self.came_up)

    @property
    def last_step(self) -> bool:
        return self.position.step == BOXES
