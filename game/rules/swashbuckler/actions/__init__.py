"""Stage 1: action orders, in the card's numbers; equal numbers together (R6, R7)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.swashbuckler.actions import (
    block,
    carpets,
    chairs,
    picking_up,
    shelves,
    tables,
    throwing,
    waving,
)
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution

Called = list[tuple[Fighter, Order]]

BATCHES: dict[str, Callable[[Resolution, list[Fighter]], None]] = {
    "WD": throwing.throw_daggers,
    "WS": throwing.throw_swords,
    "WH": waving.wave_hats,
    "WM": throwing.throw_mugs,
    "VC": chairs.shove_chairs,
    "WT": shelves.topple_shelves,
    "VT": tables.shove_tables,
    "Y": carpets.yank_carpets,
    "FT": tables.flip_tables,
    "WC": throwing.throw_chairs,
    "PS": picking_up.pick_up_swords,
    "PD": picking_up.pick_up_daggers,
    "PC": picking_up.pick_up_chests,
}
"""Each order's batch, given the fighters who are on their feet to carry it out."""


def act(resolution: Resolution) -> None:
    """All batches by the card's number, then the Blocks come up, which have stood through the stage (R12.2)."""
    for code in sorted(BATCHES, key=lambda code: resolution.card.orders[code].number or 0):
        called = resolution.call_up([code])
        if called:
            BATCHES[code](resolution, on_their_feet(resolution, called))
    block.end_blocks(resolution)


def on_their_feet(resolution: Resolution, called: Called) -> list[Fighter]:
    """Prone fighters may not act (card: Action Orders)."""
    able = []
    for fighter, order in called:
        if fighter.prone:
            resolution.fail(fighter, order, Reason.NOT_STANDING)
        else:
            able.append(fighter)
    return able
