"""Casting Swashbuckler scenarios: which ready-made fighters fight, for which seat, on which side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from game import json_files
from game.rules.kernel.game import Seat
from game.scenarios.scenario import ScenarioError

SIDES = ("red", "blue", "green", "yellow", "violet", "white")
WEAPONS = {"musketeer": ["rapier", "dagger"], "pirate": ["cutlass", "dagger"]}
"""What a fighter starts with (R4.2)."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What one seat has chosen; nothing chosen is filled in.

    `fighters`: ids of ready-made fighters, or whole fighters as `ready_fighters` has them (rolled ones, say).
    """

    fighters: tuple[str | Mapping[str, Any], ...] = ()
    side: str | None = None


@cache
def ready_fighters() -> dict[str, dict[str, Any]]:
    """The sixteen ready-made fighters by id (R4.2), each a dictionary that nobody should change."""
    file = resources.files("game.scenarios.swashbuckler") / "people" / "fighters.json"
    fighters: list[dict[str, Any]] = json_files.parse(file.read_bytes())["fighters"]
    return {fighter["id"]: fighter for fighter in fighters}


def cast(body: Mapping[str, Any], seats: Sequence[Seat], choices: Mapping[str, Choice]) -> dict[str, Any]:
    """The body as the rules read it: `victory`, `turns`, `set_up`, and `fighters` with seat and side."""
    sides = _sides(body, seats, choices)
    wanted = _how_many(body, seats, sides)
    chosen = {fighter_id for choice in choices.values() for fighter_id in map(_id, choice.fighters)}
    free = _in_turn(fighter_id for fighter_id in ready_fighters() if fighter_id not in chosen)
    fighters: list[dict[str, Any]] = []
    for seat in seats:
        faction = next((each["faction"] for each in body.get("sides", ()) if each["side"] == sides[seat.id]), None)
        own = list(choices.get(seat.id, Choice()).fighters)
        while len(own) < wanted[seat.id]:
            own.append(_next(free, faction))
        fighters.extend(_entry(each, seat.id, sides[seat.id]) for each in own)
    _each_once(fighters)
    return {
        "victory": body["victory"],
        "turns": body["turns"],
        "set_up": dict(body["set_up"]),
        "fighters": fighters,
    }


def _sides(body: Mapping[str, Any], seats: Sequence[Seat], choices: Mapping[str, Choice]) -> dict[str, str]:
    """The side of each seat: a side of its own, or the scenario's sides in turn."""
    offered = [each["side"] for each in body["sides"]] if "sides" in body else list(SIDES)
    sides: dict[str, str] = {}
    for seat in seats:
        side = choices[seat.id].side if seat.id in choices else None
        if side is not None and side not in offered:
            raise ScenarioError(f"seat {seat.id}: there is no side {side!r}; choose one of: {', '.join(offered)}")
        if side is not None:
            sides[seat.id] = side
    for seat in seats:
        if seat.id not in sides:
            taken = list(sides.values())
            sides[seat.id] = min(offered, key=lambda each: (taken.count(each), offered.index(each)))
    if "sides" in body:
        empty = [each for each in offered if each not in sides.values()]
        if empty:
            raise ScenarioError(f"nobody plays the side {empty[0]}; give it to one of the seats")
    elif len(set(sides.values())) < len(seats):
        raise ScenarioError("two seats have the same side; in this scenario each seat is a side of its own")
    return sides


def _how_many(body: Mapping[str, Any], seats: Sequence[Seat], sides: Mapping[str, str]) -> dict[str, int]:
    """Fighters for each seat: so many each, or a side's fighters shared out, the first seats taking what is over."""
    if "fighters_each" in body:
        return dict.fromkeys((seat.id for seat in seats), body["fighters_each"])
    wanted = {}
    for side in set(sides.values()):
        mates = [seat.id for seat in seats if sides[seat.id] == side]
        share, over = divmod(max(body["fighters_a_side"], len(mates)), len(mates))
        for place, seat_id in enumerate(mates):
            wanted[seat_id] = share + (place < over)
    return wanted


def _in_turn(fighter_ids: Iterator[str]) -> list[str]:
    """Musketeers and pirates in turn, so that two who just begin are one of each."""
    by_faction: dict[str, list[str]] = {}
    for fighter_id in fighter_ids:
        by_faction.setdefault(ready_fighters()[fighter_id]["faction"], []).append(fighter_id)
    longest = max(map(len, by_faction.values()), default=0)
    return [ids[place] for place in range(longest) for ids in by_faction.values() if place < len(ids)]


def _next(free: list[str], faction: str | None) -> str:
    for fighter_id in free:
        if faction in (None, ready_fighters()[fighter_id]["faction"]):
            free.remove(fighter_id)
            return fighter_id
    raise ScenarioError("there are not enough ready-made fighters for so many")


def _id(fighter: str | Mapping[str, Any]) -> str:
    return fighter if isinstance(fighter, str) else str(fighter["id"])


def _entry(fighter: str | Mapping[str, Any], seat: str, side: str) -> dict[str, Any]:
    if isinstance(fighter, str):
        if fighter not in ready_fighters():
            raise ScenarioError(
                f"seat {seat}: there is no fighter {fighter!r}; choose of: {', '.join(ready_fighters())}"
            )
        fighter = ready_fighters()[fighter]
    return {
        "id": fighter["id"],
        "name": fighter["name"],
        "seat": seat,
        "side": side,
        "faction": fighter["faction"],
        "strength": fighter["strength"],
        "expertise": fighter["expertise"],
        "handedness": fighter["handedness"],
        "boxes": dict(fighter["boxes"]),
        "weapons": list(WEAPONS[fighter["faction"]]),
    }


def _each_once(fighters: Sequence[Mapping[str, Any]]) -> None:
    ids = [fighter["id"] for fighter in fighters]
    twice = next((each for each in ids if ids.count(each) > 1), None)
    if twice is not None:
        raise ScenarioError(f"the fighter {twice!r} is chosen twice; choose another for one of them")
