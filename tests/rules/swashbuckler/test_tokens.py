"""What the board view is told to draw."""

from __future__ import annotations

import pytest

from game.rules.swashbuckler.tokens import badge_letters
from tests.rules.swashbuckler.chance import SYSTEM, no_map


def position(*names: str):
    boxes = {"head": 5, "body": 8, "right_arm": 4, "left_arm": 4}
    common = {"side": "red", "faction": "pirate", "strength": 10, "expertise": 10, "boxes": boxes}
    fighters = [
        {"id": f"f{number}", "name": name, "square": f"A{number + 1}", **common} for number, name in enumerate(names)
    ]
    return SYSTEM.read_position({"format": 1, "board": {"rows": 2, "columns": 9}, "fighters": fighters}, no_map)


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Anne", "Bess"), ["A", "B"]),
        (("Bess", "Bastien", "Corwin"), ["Be", "Ba", "C"]),
        (("Bess", "Bertrand", "bella"), ["Be", "B2", "B3"]),
    ],
)
def test_badges_tell_fighters_apart(names, letters):
    """One letter where it is enough, two where names begin alike, a number where even that is the same."""
    assert list(badge_letters(position(*names)).values()) == letters


def test_what_lies_where_is_drawn_in_its_layer():
    """Carpet beneath everything, the crawler beneath the table, the mug on top of it, the chandelier over all."""
    data = {
        "format": 1,
        "board": {"rows": 3, "columns": 3},
        "pieces": [
            {"id": "carpet", "kind": "carpet", "squares": ["A1", "A3"]},
            {"id": "table", "kind": "table", "squares": ["B1", "B2"]},
            {"id": "mug", "kind": "mug", "square": "B1"},
            {"id": "lost", "kind": "dagger", "square": "B2", "under": True},
            {"id": "lamp", "kind": "chandelier", "square": "B1"},
        ],
        "fighters": [
            {
                "id": "crawler",
                "side": "red",
                "faction": "pirate",
                "square": "B2",
                "posture": "prone",
                "under": True,
                "strength": 10,
                "expertise": 10,
                "boxes": {"head": 5, "body": 8, "right_arm": 4, "left_arm": 4},
            }
        ],
    }
    drawn = [token.id for token in SYSTEM.tokens(SYSTEM.read_position(data, no_map))]
    assert drawn == ["carpet", "lost", "crawler", "table", "mug", "lamp"]
