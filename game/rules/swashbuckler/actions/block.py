"""Block (R7.4): a reaction that stands through stage 1."""

from __future__ import annotations

from game.rules.grid import Direction
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.reach import defensible
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution

BLOCK = Order("X")


def blocks(resolution: Resolution, fighter: Fighter, moving: Direction) -> bool:
    """Whether he stops what arrives at him moving in that direction; it comes from the square opposite."""
    fighter = resolution.position.fighters[fighter.id]
    if resolution.order_of(fighter) != BLOCK or fighter.prone:
        return False
    return defensible(resolution, fighter, moving.opposite)


def tell_block(resolution: Resolution, fighter: Fighter, piece: str, attacker: Fighter) -> None:
    resolution.emit(e.Blocked, fighter=fighter.id, piece=piece, attacker=attacker.id)


def end_blocks(resolution: Resolution) -> None:
    """Blocks come up at the end of stage 1 (R12.2)."""
    for fighter, order in resolution.call_up([BLOCK.code]):
        if fighter.prone:
            resolution.fail(fighter, order, Reason.NOT_STANDING)
