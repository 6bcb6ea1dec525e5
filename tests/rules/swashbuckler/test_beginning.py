"""A new game from a scenario's body: whoever cannot begin is refused before the first die (R14.1)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.grid import Board, Ground, Terrain
from game.rules.kernel.system import BadPosition
from tests.rules.swashbuckler.chance import SYSTEM

FIGHTER = {"side": "red", "faction": "musketeer", "strength": 11, "expertise": 11}
BOXES = {"head": 5, "body": 8, "right_arm": 4, "left_arm": 4}


def begin(board: Board, *fighters: dict[str, Any]) -> None:
    body = {"victory": "last_side", "fighters": [{**FIGHTER, "boxes": BOXES, **each} for each in fighters]}
    SYSTEM.begin(body, board, None, [], [])


@pytest.mark.parametrize(
    ("fighters", "word"),
    [
        ([{"id": "athos", "square": "Z9"}], "fighters.athos.square"),
        ([{"id": "athos", "square": "A1"}, {"id": "porthos", "square": "A1"}], "fighters.porthos.square"),
        ([{"id": "athos"}, {"id": "athos"}], "same id"),
    ],
)
def test_a_fighter_who_cannot_begin_is_refused_by_name(fighters: list[dict[str, Any]], word: str) -> None:
    with pytest.raises(BadPosition) as refused:
        begin(Board(3, 3), *fighters)
    assert word in str(refused.value)
    assert "\n" not in str(refused.value)


def test_more_fighters_than_squares_to_stand_on_are_refused() -> None:
    """Of two squares one is a wall."""
    board = Board(1, 2, {(0, 1): Ground(Terrain.WALL)})
    begin(board, {"id": "athos"})
    with pytest.raises(BadPosition, match="2 fighters"):
        begin(board, {"id": "athos"}, {"id": "porthos"})
