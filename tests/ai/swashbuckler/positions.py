"""Hand-made positions for the computer's players: bare boards, fighters who are alike but for what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.ai.swashbuckler import TEMPERAMENTS, answer
from game.card_files import load_card
from game.rules.kernel.decisions import Decision
from game.rules.swashbuckler.menus import Foreseen
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.system import Swashbuckler

SYSTEM = Swashbuckler(load_card())
BUDGET = 1200
THINKERS = tuple(temperament for temperament in TEMPERAMENTS if temperament != "random")
BARE = {"rows": 9, "columns": 9, "squares": {}}


def fighter(name: str, square: str, facing: str, **what: Any) -> dict[str, Any]:
    """A right-handed musketeer of middling gifts, alone on his side; `what` changes it."""
    return {
        "id": name,
        "seat": name,
        "side": name,
        "faction": "musketeer",
        "square": square,
        "facing": facing,
        "strength": 11,
        "expertise": 11,
        "handedness": "right",
        "boxes": {"head": 5, "body": 8, "right_arm": 4, "left_arm": 4},
        "lost": {"head": 0, "body": 0, "right_arm": 0, "left_arm": 0},
        "posture": "standing",
        "weapons": ["rapier", "dagger"],
        **what,
    }


def position(fighters: Sequence[dict[str, Any]], pieces: Sequence[dict[str, Any]] = (), **what: Any) -> Position:
    def no_map(name: str) -> Any:
        raise AssertionError(f"these positions name no map, not {name}")

    data = {"format": 1, "board": BARE, "pieces": list(pieces), "fighters": list(fighters), **what}
    return SYSTEM.read_position(data, no_map)


def decision_of(at: Position, name: str) -> Decision:
    return next(decision for decision in SYSTEM.owed(at) if decision.about == name)


def plot_of(at: Position, name: str, temperament: str, seed: int = 1) -> list[str]:
    """The orders that a temperament writes, with their rests."""
    decision = decision_of(at, name)
    return answer(SYSTEM, SYSTEM.view(at, decision.seat), decision, Random(seed), temperament, BUDGET).split()


def foreseen(at: Position, name: str, orders: Sequence[str]) -> list[Foreseen]:
    """What the orders come to if nobody else stirs."""
    return SYSTEM.forecast(SYSTEM.view(at, at.fighters[name].seat), decision_of(at, name), " ".join(orders))


def code(order: str) -> str:
    return order.rstrip("-") or "-"
