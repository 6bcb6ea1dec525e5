"""The solved duels of `bets.json`, from either side of the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from game import json_files
from game.ai.phases.matrix_games import solve
from game.ai.phases.solving_bets import bet_matrix, chance_of_throw

Mix = Mapping[int, float]
"""How often to bet so many hit points."""


@dataclass(frozen=True, slots=True)
class Play:
    """The chance to win from here on, and the bets that make it sure on average."""

    chance: float
    mix: Mix


@cache
def _data() -> dict[str, Any]:
    file = resources.files("game.ai.phases") / "bets.json"
    data: dict[str, Any] = json_files.parse(file.read_bytes())
    return data


def play(own: int, other: int, difference: int) -> Play:
    """With so many hit points on both sides and so much more Thews than the other; nothing on the table yet.

    More hit points than the tables know are taken for as many as they do.
    """
    most = _data()["most"]
    own, other = min(own, most), min(other, most)
    tables = _data()["tables"]
    difference = max(-len(tables) + 1, min(difference, len(tables) - 1))
    if difference >= 0:
        chance, mix, _ = tables[str(difference)][f"{own}-{other}"]
        return Play(chance, _bets(mix))
    chance, _, mix = tables[str(-difference)][f"{other}-{own}"]
    return Play(1 - chance, _bets(mix))


def play_for_pool(own: int, other: int, difference: int, pool: int) -> Play:
    """The same when equal throws have left a pool: this one game is solved at hand, what follows is in the tables."""
    if not pool:
        return play(own, other, difference)
    most = _data()["most"]
    own, other = min(own, most), min(other, most)
    values = {
        (mine, his): play(mine, his, difference).chance for mine in range(1, own + 1) for his in range(1, other + 1)
    }
    solution = solve(bet_matrix(values, own, other, chance_of_throw(difference), pool))
    return Play(solution.value, {bet: weight for bet, weight in enumerate(solution.rows, start=1) if weight > 0})


def _bets(mix: Mapping[str, float]) -> Mix:
    return {int(bet): weight for bet, weight in mix.items()}
