"""Dice: one generator a game, handed in; every die can also be written down beforehand (R1)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol


class OutOfDice(Exception):
    """A written list of dice ended before the rolls did."""


class Dice(Protocol):
    """Whatever can show a face from 1 to `sides`."""

    def throw(self, sides: int) -> int: ...


class SeededDice:
    """Dice from a seed. `thrown` dice have been used already, so that a saved game goes on where it stopped."""

    def __init__(self, seed: int, thrown: int = 0) -> None:
        self.seed = seed
        self.thrown = 0
        self._random = Random(seed)
        while self.thrown < thrown:
            self.throw(6)

    def throw(self, sides: int) -> int:
        self.thrown += 1
        return int(self._random.random() * sides) + 1


class ListedDice:
    """Dice from a list, used up in order."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = tuple(faces)
        self.used = 0

    def throw(self, sides: int) -> int:
        if self.used >= len(self._faces):
            raise OutOfDice(f"all {len(self._faces)} listed dice are used and another is needed")
        face = self._faces[self.used]
        self.used += 1
        return face


class ConstantDice:
    """Every die shows the same face."""

    def __init__(self, face: int) -> None:
        self.face = face

    def throw(self, sides: int) -> int:
        return self.face
