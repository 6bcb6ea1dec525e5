"""Casting duels and jousts: which ready-made figures meet, and for which seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from game import json_files
from game.rules.kernel.game import Seat
from game.scenarios.scenario import ScenarioError

SIDES = ("red", "blue", "green", "yellow", "violet", "white", "black", "brown")
FOR_CASTING = ("people", "counts")
"""What of a body the rules do not read."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What one seat has chosen; nothing chosen is filled in. `figure`: the id of a ready-made one."""

    figure: str | None = None
    side: str | None = None


@cache
def ready_figures(people: str) -> dict[str, dict[str, Any]]:
    """The ready-made duellists or knights by id, each a dictionary that nobody should change."""
    file = resources.files("game.scenarios.phases") / "people" / f"{people}.json"
    return {figure["id"]: figure for figure in json_files.parse(file.read_bytes())["figures"]}


def cast(body: Mapping[str, Any], seats: Sequence[Seat], choices: Mapping[str, Choice]) -> dict[str, Any]:
    """The body as the rules read it, with a figure for each seat. Raises ScenarioError."""
    counts = body.get("counts")
    if counts and len(seats) not in counts:
        raise ScenarioError(
            f"this is for {' or '.join(map(str, counts))} players, not {len(seats)}; fill or free seats"
        )
    known = ready_figures(body["people"])
    sides = _sides(seats, choices)
    chosen = [choice.figure for seat, choice in choices.items() if choice.figure is not None]
    for figure in chosen:
        if figure not in known:
            raise ScenarioError(f"there is no {figure!r} here; choose of: {', '.join(known)}")
        if chosen.count(figure) > 1:
            raise ScenarioError(f"{known[figure]['name']} is chosen twice; choose another for one of them")
    free = (figure for figure in known if figure not in chosen)
    figures = []
    for seat in seats:
        name = choices.get(seat.id, Choice()).figure or next(free)
        sheet = {key: value for key, value in known[name].items() if key != "character"}
        figures.append({**sheet, "seat": seat.id, "side": sides[seat.id]})
    return {**{key: value for key, value in body.items() if key not in FOR_CASTING}, "figures": figures}


def _sides(seats: Sequence[Seat], choices: Mapping[str, Choice]) -> dict[str, str]:
    """Everybody for himself: the side chosen, else the next that is free."""
    wanted = {seat: choice.side for seat, choice in choices.items() if choice.side is not None}
    for seat, side in wanted.items():
        if side not in SIDES:
            raise ScenarioError(f"seat {seat}: there is no side {side!r}; choose one of: {', '.join(SIDES)}")
        if list(wanted.values()).count(side) > 1:
            raise ScenarioError("two seats have the same side; here each seat is a side of its own")
    free = (side for side in SIDES if side not in wanted.values())
    return {seat.id: wanted.get(seat.id) or next(free) for seat in seats}
