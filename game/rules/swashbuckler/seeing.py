"""What a seat may see: plots are secret until their orders come up (R5.1)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.position import Position

HIDDEN: e.Orders = (None,) * BOXES


def view(position: Position, seat: str) -> Position:
    """A copy in which the boxes that others have still to play, or have lost to a stun, are empty."""
    seen = position.copy()
    for name, fighter in seen.fighters.items():
        if fighter.seat != seat:
            played = (fighter.plot.order(box) for box in range(1, position.step + 1))
            orders = (*played, *(None for _ in range(BOXES - position.step)))
            seen.fighters[name] = replace(fighter, plot=replace(fighter.plot, orders=orders))
    return seen


def show(event: e.Event, seat: str) -> e.Event:
    """Others' plots, and the orders that others lose before they come up, are not shown."""
    if isinstance(event, e.Plotted) and event.seat != seat:
        return replace(event, before=HIDDEN, after=HIDDEN)
    if isinstance(event, e.Stunned) and event.seat != seat:
        return replace(event, lost=())
    return event
