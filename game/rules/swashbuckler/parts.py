"""The four parts of a body that can be injured, with the letters the card prints for them."""

from __future__ import annotations

from enum import StrEnum


class Part(StrEnum):
    HEAD = "head"
    BODY = "body"
    RIGHT_ARM = "right_arm"
    LEFT_ARM = "left_arm"

    @property
    def letter(self) -> str:
        """H, B, R or L (card: Notes)."""
        return _LETTERS[self]

    @classmethod
    def of_letter(cls, letter: str) -> Part:
        """The part of a printed letter; `KeyError` for any other letter."""
        return _PARTS[letter]


_LETTERS = {Part.HEAD: "H", Part.BODY: "B", Part.RIGHT_ARM: "R", Part.LEFT_ARM: "L"}
_PARTS = {letter: part for part, letter in _LETTERS.items()}
