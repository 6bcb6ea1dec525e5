"""The pieces that lie and stand about (R3), and what each kind does to walking and flight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from game.rules.grid import Direction


class Kind(StrEnum):
    CHAIR = "chair"
    TABLE = "table"
    CARPET = "carpet"
    SHELF = "shelf"
    FALLEN_SHELF = "fallen_shelf"
    MUG = "mug"
    BROKEN_GLASS = "broken_glass"
    CHANDELIER = "chandelier"
    ROPE = "rope"
    CHEST = "chest"
    RAPIER = "rapier"
    CUTLASS = "cutlass"
    DAGGER = "dagger"
    CANNON = "cannon"
    MAST = "mast"


SWING_POINTS = frozenset({Kind.CHANDELIER, Kind.ROPE})
LOOSE_WEAPONS = frozenset({Kind.RAPIER, Kind.CUTLASS, Kind.DAGGER})
LOOSE = LOOSE_WEAPONS | {Kind.MUG, Kind.CHEST, Kind.BROKEN_GLASS, Kind.CHAIR}
"""What can lie beneath a table (`under`)."""
RECTANGLES = frozenset({Kind.CARPET, Kind.CANNON})
"""Kinds whose squares are written as two opposite corners."""


class Start(Protocol):
    """A square where a fighter may begin, for one side if it names one."""

    @property
    def square(self) -> str: ...

    @property
    def side(self) -> str | None: ...


class Furnishings(Protocol):
    """What a map holds besides its squares: pieces by id, and start squares."""

    @property
    def pieces(self) -> Mapping[str, Piece]: ...

    @property
    def starts(self) -> Sequence[Start]: ...


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece. `squares`: all it covers, empty while a fighter carries it.

    `full` is for mugs, `flipped` for tables, `falls` for shelves, `under` for what lies beneath a table.
    """

    id: str
    kind: Kind
    squares: tuple[str, ...] = ()
    full: bool = False
    flipped: bool = False
    falls: Direction | None = None
    under: bool = False

    @property
    def square(self) -> str | None:
        """Its first square; None while it is carried."""
        return self.squares[0] if self.squares else None

    @property
    def raises(self) -> bool:
        """Whether one can stand on its top, one level up (R2.3)."""
        return (self.kind is Kind.TABLE and not self.flipped) or self.kind is Kind.CANNON

    @property
    def solid(self) -> bool:
        """Whether nobody can stand in its squares at all (R3)."""
        return self.kind in (Kind.SHELF, Kind.MAST) or (self.kind is Kind.TABLE and self.flipped)

    @property
    def stops_flight(self) -> bool:
        """Flipped tables, shelves and masts stop what is thrown (R3, R7.1); just what nobody can stand on."""
        return self.solid
