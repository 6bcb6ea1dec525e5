"""A reckoning as one line of the log: what it came to, where it began, and each modifier with its reason."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.kernel.reckoning import Modifier, Reckoning


def in_lines(reckonings: Sequence[Reckoning]) -> tuple[str, ...]:
    """Where there are several, each says about whom it is."""
    several = len(reckonings) > 1
    return tuple((f"{each.about}: " if several else "") + in_a_line(each, several) for each in reckonings)


def in_a_line(reckoning: Reckoning, amid: bool = False) -> str:
    """ "Column 13: 9 by Expertise 12 against 12, +4 answering a parried blade". `amid` a sentence."""
    figure = reckoning.figure if amid else reckoning.figure.capitalize()
    base = f"{reckoning.base} by {reckoning.base_words}" if reckoning.base_words else str(reckoning.base)
    parts = [base, *(signed(each) for each in reckoning.modifiers)]
    line = f"{figure} {reckoning.total}: {', '.join(parts)}".strip()
    return "; ".join([line, *reckoning.notes])


def signed(modifier: Modifier) -> str:
    return f"{amount(modifier.amount)} {modifier.words}"


def amount(number: int) -> str:
    """With its sign: "+3", "−2"."""
    return f"{'+' if number >= 0 else '−'}{abs(number)}"
