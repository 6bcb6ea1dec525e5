"""Orders and plots: six boxes, circled stuns, rests that are due, and the written form (R5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

BOXES = 6


class Order(NamedTuple):
    """One order: the card's code and, for some, what it is aimed at: G 3, J U, C F, A 2."""

    code: str
    parameter: str = ""

    @property
    def text(self) -> str:
        return self.code + self.parameter


@dataclass(frozen=True, slots=True)
class Plot:
    """The six boxes of one fighter for one turn; boxes count from 1.

    `orders` holds an order at the box where it is written, None elsewhere. `circled` are stunned boxes,
    `due` the rests of orders that have come up or were carried over; both may run past box 6.
    """

    orders: tuple[Order | None, ...] = (None,) * BOXES
    circled: frozenset[int] = frozenset()
    due: frozenset[int] = frozenset()

    def order(self, box: int) -> Order | None:
        """What is to be done in a box; nothing if it is circled."""
        return None if box in self.circled else self.orders[box - 1]

    def free_from(self, step: int) -> int:
        """The first box after `step` that may be written in (R5.3, R12.3); 7 if there is none."""
        return max([step, *self.circled, *self.due]) + 1 if self.circled or self.due else step + 1

    @property
    def tail(self) -> tuple[str, str]:
        """The codes in boxes 5 and 6, which a run may go on from in the next turn (R9.7)."""
        fifth, sixth = self.order(BOXES - 1), self.order(BOXES)
        return (fifth.code if fifth else "", sixth.code if sixth else "")
