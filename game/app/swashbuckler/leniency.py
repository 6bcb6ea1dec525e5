"""Reading what people type: rests that were left out are added, capitals and commas do not matter (R5.3)."""

from __future__ import annotations

import re
from collections.abc import Collection

from game.rules.swashbuckler.card.model import Card


def with_rests(text: str, card: Card, options: Collection[str]) -> str:
    """The text as it should be written: `n 1 l r` becomes `N- 1- L R`. What cannot be read is left as it is.

    Dashes after an order that lacks rests are taken to be its rests: `n - l` is `N- L`, `n - - l` is `N- - L`.
    """
    tokens = re.sub(r"[,;]", " ", text.replace("–", "-").replace("—", "-").replace("−", "-")).upper().split()
    made: list[str] = []
    lacking = 0
    for token in tokens:
        if not token.strip("-"):
            over = len(token) - lacking
            lacking = max(0, -over)
            if over > 0:
                made.append("-" * over)
            continue
        name, given = token.rstrip("-"), len(token) - len(token.rstrip("-"))
        rests = rests_of(name, card, options)
        if rests is None:
            made.append(token)
            lacking = 0
            continue
        made.append(name + "-" * rests)
        lacking = max(0, rests - given)
        if given > rests:
            made.append("-" * (given - rests))
    return " ".join(made)


def rests_of(name: str, card: Card, options: Collection[str]) -> int | None:
    """The rests of an order with its parameter (`G3`); None if there is no such order, or its parameter is wanting."""
    entry = card.orders.get(name)
    parameter = ""
    if entry is None and name:
        entry, parameter = card.orders.get(name[:-1]), name[-1]
    if entry is None or (entry.parameter is None) == bool(parameter):
        return None
    if entry.parameter is not None and parameter not in entry.parameter.choices:
        return None
    return card.rests(entry.code, parameter or None, options)


def boxes_of(text: str) -> int:
    """How many boxes a text fills."""
    return sum(len(token) if not token.strip("-") else 1 + token.count("-") for token in text.split())
