"""Reckoning: a throw announced as one list, which menus, previews, the log and the tests all read."""

from __future__ import annotations

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
