"""Reckoning: a throw announced as one list, which menus, previews, the log and the tests all read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Modifier:
    code: str
    amount: int
    words: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """One possible result of a throw and how likely it is. `code` sorts results into kinds, where a system does."""

    words: str
    chance: Fraction
    code: str = ""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a throw needs and may bring.

    `figure`: what base and modifiers add up to ("column"); `base_words`: where the base comes from. `notes`: what
    counts besides, in words. `impossible`: why it cannot be made at all, in words.
    """

    about: str
    base: int = 0
    modifiers: tuple[Modifier, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    impossible: str | None = None
    figure: str = ""
    base_words: str = ""
    notes: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return self.base + sum(modifier.amount for modifier in self.modifiers)


def in_lines(reckonings: Sequence[Reckoning]) -> tuple[str, ...]:
    """Lines of the log; where there are several, each says about whom it is."""
    several = len(reckonings) > 1
    return tuple((f"{each.about}: " if several else "") + in_a_line(each, several) for each in reckonings)


def in_a_line(reckoning: Reckoning, amid: bool = False) -> str:
    """ "Column 13: 9 by Expertise 12 against 12, +4 answering a parried blade". `amid` a sentence."""
    figure = reckoning.figure if amid else reckoning.figure.capitalize()
    base = f"{reckoning.base} by {reckoning.base_words}" if reckoning.base_words else str(reckoning.base)
    parts = [base, *(f"{signed(each.amount)} {each.words}" for each in reckoning.modifiers)]
    line = f"{figure} {reckoning.total}: {', '.join(parts)}".strip()
    return "; ".join([line, *reckoning.notes])


def signed(number: int) -> str:
    """With its sign: "+3", "−2"."""
    return f"{'+' if number >= 0 else '−'}{abs(number)}"
