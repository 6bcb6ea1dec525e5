"""Injuries as the card prints them: `4B`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.rules.swashbuckler.parts import Part


@dataclass(frozen=True, slots=True)
class Wound:
    """`amount` boxes of one part."""

    amount: int
    part: Part

    def __str__(self) -> str:
        return f"{self.amount}{self.part.letter}"


def parse_wound(text: str) -> Wound:
    """`4B` as a wound; `ValueError` says what is wrong with anything else."""
    match = re.fullmatch(r"([1-9][0-9]?)(\S)", text)
    if match is None:
        raise ValueError(f"{text!r} is no injury; write a number of boxes and a part, such as 4B")
    try:
        return Wound(int(match[1]), Part.of_letter(match[2]))
    except KeyError:
        raise ValueError(f"{text!r} has an unknown part letter {match[2]!r}; use H, B, R or L") from None
