"""One case of what the other may do, with what is rolled then."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.kernel.reckoning import Reckoning
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position

AS_HE_STANDS = "as he stands"


@dataclass(frozen=True, slots=True)
class Case:
    """`words`: what is supposed of the other; empty if it is not about him."""

    words: str
    reckoning: Reckoning


def ordered(position: Position, fighter: Fighter, code: str) -> Fighter:
    """With that order in the box of this step."""
    orders = list(fighter.plot.orders)
    orders[position.step - 1] = Order(code)
    return replace(fighter, plot=replace(fighter.plot, orders=tuple(orders)))


def with_fighters(position: Position, *fighters: Fighter) -> Position:
    other = position.copy()
    other.fighters.update({fighter.id: fighter for fighter in fighters})
    return other
