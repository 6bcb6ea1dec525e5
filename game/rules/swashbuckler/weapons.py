"""The kinds of weapon, and the hand a fighter holds his sword in."""

from __future__ import annotations

from enum import StrEnum


class WeaponKind(StrEnum):
    RAPIER = "rapier"
    CUTLASS = "cutlass"
    DAGGER = "dagger"

    @property
    def is_sword(self) -> bool:
        return self is not WeaponKind.DAGGER


class Handedness(StrEnum):
    RIGHT = "right"
    LEFT = "left"
    BOTH = "both"
