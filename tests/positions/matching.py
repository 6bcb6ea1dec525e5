"""Does what the referee printed match what a case expects? Each check gives a sentence for every disagreement.

An expected event matches a printed one on the keys that it gives. `events` must appear in their order among the
others, `somewhere` in any order, `absent` not at all. `position` names what must stand at the end, by the ids of
fighters and pieces (null: the piece is gone); `some_pieces` and `no_pieces` describe pieces without naming them,
where `covers` is a square that they lie on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Event = dict[str, Any]


def disagreements(lines: list[Event], expected: dict[str, Any]) -> list[str]:
    """Every difference between the printed lines (events, then the position) and the expectations."""
    *events, last = lines
    return [
        *_missing_in_order(events, expected.get("events", [])),
        *(f"no such event: {one}" for one in expected.get("somewhere", []) if not any(_agrees(e, one) for e in events)),
        *(f"must not happen: {e}" for one in expected.get("absent", []) for e in events if _agrees(e, one)),
        *_wrong_position(last, expected.get("position", {})),
        *(f"no such piece: {one}" for one in expected.get("some_pieces", []) if not _pieces_like(last, one)),
        *(f"must not be there: {p}" for one in expected.get("no_pieces", []) for p in _pieces_like(last, one)),
        *_wrong_dice(events, expected.get("dice_used")),
    ]


def dice_used(events: Iterable[Event]) -> int:
    return sum(len(event["faces"]) for event in events if event["type"] == "roll")


def by_id(lines: list[Event]) -> list[Event]:
    """The lines with the lists of the last position in the order of ids, so that two runs can be compared."""
    *events, last = lines
    return [*events, {**last, **{key: sorted(last[key], key=lambda one: one["id"]) for key in ("fighters", "pieces")}}]


def _wrong_dice(events: list[Event], listed: int | None) -> list[str]:
    used = dice_used(events)
    return [] if listed is None or used == listed else [f"{listed} dice are listed, {used} were rolled"]


def _missing_in_order(events: list[Event], expected: list[Event]) -> list[str]:
    rest = iter(events)
    for number, one in enumerate(expected, 1):
        if not any(_agrees(event, one) for event in rest):
            near = [event for event in events if event["type"] == one["type"]]
            return [f"event {number} does not come in its place: {one}; of its type: {near}"]
    return []


def _agrees(event: Event, expected: Event) -> bool:
    return all(key in event and event[key] == value for key, value in expected.items())


def _wrong_position(last: Event, expected: dict[str, Any]) -> list[str]:
    faults = []
    for key, value in expected.items():
        if key in ("fighters", "pieces"):
            there = {one["id"]: one for one in last[key]}
            for name, wanted in value.items():
                faults += _wrong_one(name, there.get(name), wanted)
        else:
            faults += _different(key, last.get(key), value)
    return faults


def _wrong_one(name: str, found: dict[str, Any] | None, wanted: dict[str, Any] | None) -> list[str]:
    if found is None or wanted is None:
        return [] if found is wanted else [f"{name}: {found}, expected {wanted}"]
    return [fault for key in wanted for fault in _different(f"{name}.{key}", _simple(found, key), _simple(wanted, key))]


def _different(place: str, found: Any, wanted: Any) -> list[str]:
    if isinstance(wanted, dict) and isinstance(found, dict):
        return [fault for key, value in wanted.items() for fault in _different(f"{place}.{key}", found.get(key), value)]
    return [] if found == wanted else [f"{place} is {found}, expected {wanted}"]


def _simple(one: dict[str, Any], key: str) -> Any:
    """A value to compare: weapons by kind, squares in any order or given by their corners, nothing under as false."""
    value: Any = one.get(key)
    if key == "weapons":
        return sorted(weapon if isinstance(weapon, str) else weapon["kind"] for weapon in value)
    if key == "squares":
        return _corners(value)
    if key == "under":
        return bool(value)
    return value


def _corners(squares: list[str]) -> tuple[str, int, str, int]:
    rows, columns = [name[0] for name in squares], [int(name[1:]) for name in squares]
    return min(rows), min(columns), max(rows), max(columns)


def _pieces_like(last: Event, wanted: dict[str, Any]) -> list[dict[str, Any]]:
    return [piece for piece in last["pieces"] if all(_piece_has(piece, key, value) for key, value in wanted.items())]


def _piece_has(piece: dict[str, Any], key: str, value: Any) -> bool:
    if key == "covers":
        squares = piece.get("squares") or [piece["square"]]
        if None in squares:
            return False
        top, left, bottom, right = _corners(squares)
        return top <= value[0] <= bottom and left <= int(value[1:]) <= right
    return bool(_simple(piece, key) == value)
