"""Small zero-sum games solved exactly enough: the simplex method on a matrix of what the rows' player gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

SMALL = 1e-11


@dataclass(frozen=True, slots=True)
class Solution:
    """`rows` and `columns`: how often each is to be played. `value`: what the rows' player then gets on average."""

    value: float
    rows: tuple[float, ...]
    columns: tuple[float, ...]


def solve(matrix: Sequence[Sequence[float]]) -> Solution:
    """The columns' player finds weights whose sum is greatest while no row gets more than 1; prices are the rows'."""
    lift = 1 - min(min(row) for row in matrix)
    height, width = len(matrix), len(matrix[0])
    table = [
        [cell + lift for cell in row] + [float(other == number) for other in range(height)] + [1.0]
        for number, row in enumerate(matrix)
    ]
    prices = [-1.0] * width + [0.0] * (height + 1)
    basis = [width + number for number in range(height)]
    while True:
        # Bland's rule: the first that helps, so that it cannot go round in circles.
        enters = next((column for column in range(width + height) if prices[column] < -SMALL), None)
        if enters is None:
            break
        _pivot(table, prices, basis, enters)
    total = prices[-1]
    columns = [0.0] * width
    for number, column in enumerate(basis):
        if column < width:
            columns[column] = table[number][-1] / total
    rows = tuple(max(0.0, price / total) for price in prices[width:-1])
    return Solution(1 / total - lift, rows, tuple(columns))


def _pivot(table: list[list[float]], prices: list[float], basis: list[int], enters: int) -> None:
    ratios = [(row[-1] / row[enters], basis[number], number) for number, row in enumerate(table) if row[enters] > SMALL]
    leaves = min(ratios)[2]
    divisor = table[leaves][enters]
    pivot = table[leaves] = [cell / divisor for cell in table[leaves]]
    basis[leaves] = enters
    for row in [*(row for number, row in enumerate(table) if number != leaves), prices]:
        factor = row[enters]
        if factor:
            row[:] = [cell - factor * base for cell, base in zip(row, pivot, strict=True)]
