"""What the log says is plain English."""

from __future__ import annotations

import pytest

from game.rules.grid import Board
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.words import words


@pytest.mark.parametrize(
    ("boxes", "said"),
    [
        ((5,), "box 5"),
        ((2, 4), "boxes 2 and 4"),
        ((3, 4, 5), "boxes 3 to 5"),
        ((5, 6, 7, 8, 9), "boxes 5 and 6 and boxes 1 to 3 of the next turn"),
        ((7,), "box 1 of the next turn"),
    ],
)
def test_boxes_lost_to_a_stun(boxes, said):
    event = e.Stunned(turn=1, step=4, fighter="anne", seat="ann", boxes=boxes, lost=("N",))
    assert words(Position(Board(2, 2)), event) == f"anne is stunned in {said} and loses N."
