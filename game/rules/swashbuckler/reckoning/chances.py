"""Every way through a row of the special table, with its exact chance (R11.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import TypeVar

from game.rules.swashbuckler.card.incidents import FACES, Column
from game.rules.swashbuckler.fates import (
    Circumstances,
    Draw,
    Fate,
    Row,
    bumped_head,
    fallen_from_height,
    jumped_down,
    struck,
)

T = TypeVar("T")
E = TypeVar("E")
Fates = Mapping[Fate | None, Fraction]
"""They add up to 1; None: lands on his feet."""


@lru_cache(maxsize=512)
def of_struck(row: Row, how: Circumstances) -> Fates:
    """Of an incident; do not change what it returns."""
    return every_way(lambda draw: struck(row, how, draw))


@lru_cache(maxsize=8)
def of_fall(chair: Row) -> Fates:
    """Of a fall from height, by the thrown chair's row."""
    return every_way(lambda draw: fallen_from_height(chair, draw))


@lru_cache(maxsize=8)
def of_jump(chair: Row) -> Fates:
    """Of a jump down of more than one level."""
    return every_way(lambda draw: jumped_down(chair, draw))


@lru_cache(maxsize=8)
def of_bump(table: Row) -> Fates:
    """Of standing up beneath a table, by the shoved table's row."""
    return every_way(lambda draw: bumped_head(table, draw))


def every_way(way: Callable[[Draw], T]) -> dict[T, Fraction]:
    """What `way` may come to, if each column it draws from is a die of its own."""
    found: dict[T, Fraction] = {}
    pending: list[tuple[object, ...]] = [()]
    while pending:
        result, chance, others = _one_way(way, pending.pop())
        found[result] = found.get(result, Fraction(0)) + chance
        pending += others
    return found


def _one_way(way: Callable[[Draw], T], begins: tuple[object, ...]) -> tuple[T, Fraction, list[tuple[object, ...]]]:
    """The way that begins with these entries and then takes each column's first; and the ways that branch off it."""
    taken: list[object] = []
    others: list[tuple[object, ...]] = []
    faces = 1

    def draw(name: str, column: Column[E], /) -> E:
        nonlocal faces
        counts = Counter(column.entries)
        if len(taken) < len(begins):
            entry: E = begins[len(taken)]  # type: ignore[assignment]
        else:
            entry, *rest = counts
            others.extend((*taken, other) for other in rest)
        faces *= counts[entry]
        taken.append(entry)
        return entry

    result = way(draw)
    return result, Fraction(faces, FACES ** len(taken)), others
