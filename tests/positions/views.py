"""One case seen in other ways: listed backwards, the board mirrored east to west, or turned a quarter clockwise.

Each takes a case and gives a new one whose expectations are seen the same way. The rules know no north and no first
in the list (R6.2), so every view must hold as the case itself does. A mirror swaps the hands too: everybody who
counts as right-handed becomes left-handed, with the option for it on.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

Case = dict[str, Any]
Place = tuple[int, int]

SQUARE = re.compile(r"^([A-Z])(\d{1,2})$")
SIDED_ORDER = re.compile(r"^([SC]?)([LR])(-*)$")
EAST_TO_WEST = {"N": "N", "E": "W", "S": "S", "W": "E"}
QUARTER_TURN = {"N": "E", "E": "S", "S": "W", "W": "N"}
OTHER_HAND = {"right": "left", "left": "right", "both": "both"}


def backwards(case: Case) -> Case:
    """The same position with fighters, pieces and plots written in the opposite order."""
    other = copy.deepcopy(case)
    position = other["position"]
    for key in ("fighters", "pieces"):
        position[key].reverse()
    position["plots"] = dict(reversed(position["plots"].items()))
    return other


def mirrored(case: Case) -> Case:
    """East and west swapped, with them left and right: orders, hands and squares."""
    columns = case["position"]["board"]["columns"]
    other = _seen(case, lambda place: (place[0], columns - 1 - place[1]), EAST_TO_WEST)
    position = other["position"]
    position["plots"] = {who: _swap_sides(plot) for who, plot in position["plots"].items()}
    rewritten = position.get("replots", {})
    position["replots"] = {who: [_swap_sides(plot) for plot in plots] for who, plots in rewritten.items()}
    two_handed = "left_handed" in position["options"]
    for fighter in position["fighters"]:
        fighter["handedness"] = OTHER_HAND[fighter["handedness"]] if two_handed else "left"
    if not two_handed:
        position["options"] = [*position["options"], "left_handed"]
    for event in _expected_events(other):
        if "order" in event:
            event["order"] = _swap_sides(event["order"])
    return other


def turned(case: Case) -> Case:
    """A quarter turn clockwise: what was north is east. Orders keep their names."""
    board = case["position"]["board"]
    rows = board["rows"]
    other = _seen(case, lambda place: (place[1], rows - 1 - place[0]), QUARTER_TURN)
    other["position"]["board"].update(rows=board["columns"], columns=rows)
    return other


VIEWS: dict[str, Callable[[Case], Case]] = {"mirror": mirrored, "turn": turned}


def _seen(case: Case, move: Callable[[Place], Place], facings: dict[str, str]) -> Case:
    """Every square and every facing of the case, in the position and in what is expected of it."""

    def name(square: str) -> str:
        found = SQUARE.match(square)
        if not found:
            raise ValueError(f"case {case['case']}: {square} is on a deck; it cannot be mirrored or turned")
        row, column = move((ord(found[1]) - ord("A"), int(found[2]) - 1))
        return f"{chr(ord('A') + row)}{column + 1}"

    def see(value: Any, key: str) -> Any:
        if isinstance(value, dict):
            if key == "squares":
                return {name(square): see(flags, square) for square, flags in value.items()}
            return {inner: see(item, inner) for inner, item in value.items()}
        if isinstance(value, list):
            return [see(item, key) for item in value]
        if isinstance(value, str) and key in ("square", "squares", "covers"):
            return name(value)
        if isinstance(value, str) and key in ("facing", "falls"):
            return facings[value]
        return value

    told = {key: copy.deepcopy(value) for key, value in case.items() if key not in ("position", "expect")}
    return {**told, "position": see(case["position"], "position"), "expect": see(case["expect"], "expect")}


def _swap_sides(plot: str) -> str:
    return " ".join(SIDED_ORDER.sub(_other_side, order) for order in plot.split())


def _other_side(order: re.Match[str]) -> str:
    return order[1] + {"L": "R", "R": "L"}[order[2]] + order[3]


def _expected_events(case: Case) -> list[dict[str, Any]]:
    expected = case["expect"]
    return [event for key in ("events", "somewhere", "absent") for event in expected.get(key, [])]
