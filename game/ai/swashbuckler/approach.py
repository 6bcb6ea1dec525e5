"""How far it is, in boxes of a plot, to where one wants to be: from every square and facing at once."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heapify, heappop, heappush

from game.ai.swashbuckler.ground import NOWHERE, QUARTERS, Ground

FAR = 60.0
Place = tuple[int, int]
"""A square and a facing."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Boxes that each way of moving takes, with its rests; side steps are held to be no faster than walking."""

    step: int
    jump: int
    leaps: bool
    """Whether he can climb and jump at all."""


def boxes_to(ground: Ground, goals: dict[Place, float], costs: Costs) -> dict[Place, float]:
    """Boxes from each place to the cheapest of the goals, whose own costs come on top.

    Places from which no goal can be reached are left out.
    """
    far: dict[Place, float] = {}
    queue = [(cost, square, facing) for (square, facing), cost in goals.items()]
    heapify(queue)
    while queue:
        cost, square, facing = heappop(queue)
        if (square, facing) in far:
            continue
        far[square, facing] = cost
        for boxes, back, before in _ways_in(ground, square, facing, costs):
            if (back, before) not in far:
                heappush(queue, (cost + boxes, back, before))
    return far


def _ways_in(ground: Ground, square: int, facing: int, costs: Costs) -> list[tuple[int, int, int]]:
    """(boxes, square, facing) of every place from which one order leads here."""
    found = [(1, square, (facing + 2) % 8), (1, square, (facing - 2) % 8)]
    for way in QUARTERS:
        back = ground.beyond[square][(way + 4) % 8]
        if back != NOWHERE and ground.walk[back][way] == square:
            found.append((costs.step, back, facing))
    if costs.leaps:
        back = square
        for _ in range(2):
            back = ground.beyond[back][(facing + 4) % 8]
            if back == NOWHERE:
                break
            leap = ground.leaps[back].get(facing)
            if leap is not None and leap[2] == square:
                found.append((costs.jump if leap[0] == "J" else 1 + int(leap[1]), back, facing))
    return found
