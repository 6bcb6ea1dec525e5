"""Every duel up to 20 hit points a side, solved. `python -m game.ai.phases` writes `bets.json` from it.

Equal throws are taken as thrown again. The rest of the duel is worth the chance to win it, and all smaller duels are
solved before the larger ones that they come from.
"""

from __future__ import annotations

from typing import Any

from game.ai.phases.matrix_games import SMALL, Solution, solve
from game.rules.phases.duels.reckoning import opposed_chances

MOST = 20
MOST_DIFFERENCE = 5
DIGITS = 5

Values = dict[tuple[int, int], float]
"""The chance of the first to win, by the hit points of both."""


def chance_of_throw(difference: int) -> float:
    """To win a throw that somebody wins."""
    won, _, lost = opposed_chances(difference)
    return float(won / (won + lost))


def value(values: Values, own: int, other: int) -> float:
    if other <= 0:
        return 1.0
    return values[own, other] if own > 0 else 0.0


def bet_matrix(values: Values, own: int, other: int, chance: float, pool: int = 0) -> list[list[float]]:
    """The chance to win by both bets; `pool` lies on the table already."""
    worth = {
        total: chance * value(values, own, other - total) + (1 - chance) * value(values, own - total, other)
        for total in range(pool + 2, pool + own + other + 1)
    }
    return [[worth[pool + mine + his] for his in range(1, other + 1)] for mine in range(1, own + 1)]


def solve_all(difference: int) -> tuple[Values, dict[tuple[int, int], Solution]]:
    values: Values = {}
    solutions: dict[tuple[int, int], Solution] = {}
    chance = chance_of_throw(difference)
    for total in range(2, 2 * MOST + 1):
        for own in range(max(1, total - MOST), min(MOST, total - 1) + 1):
            pair = (own, total - own)
            # A pool is at least 2, so that only smaller duels are asked for.
            solutions[pair] = solution = _solved(bet_matrix(values, *pair, chance))
            values[pair] = solution.value
    return values, solutions


def _solved(matrix: list[list[float]]) -> Solution:
    """Between equals every bet is as good as any other: they mix the lower half, which makes the longer duels."""
    cells = [cell for row in matrix for cell in row]
    if max(cells) - min(cells) > SMALL:
        return solve(matrix)
    return Solution(cells[0], _lower_half(len(matrix)), _lower_half(len(matrix[0])))


def _lower_half(count: int) -> tuple[float, ...]:
    half = (count + 1) // 2
    return tuple(1 / half if number < half else 0.0 for number in range(count))


def written() -> dict[str, Any]:
    """By difference of Thews and hit points: the chance, and how often to bet what, for the stronger and the other."""
    tables = {}
    for difference in range(MOST_DIFFERENCE + 1):
        _, solutions = solve_all(difference)
        tables[str(difference)] = {
            f"{own}-{other}": [round(found.value, DIGITS), _mix(found.rows), _mix(found.columns)]
            for (own, other), found in sorted(solutions.items())
        }
    return {"most": MOST, "tables": tables}


def _mix(weights: tuple[float, ...]) -> dict[str, float]:
    return {str(bet): round(weight, DIGITS) for bet, weight in enumerate(weights, start=1) if weight >= 10**-DIGITS}
