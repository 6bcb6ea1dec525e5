"""What one way through a row of the special table comes to, whoever draws its entries: dice, or one who reckons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

from game.rules.swashbuckler.card.incidents import Column, Incident
from game.rules.swashbuckler.card.wounds import Wound

T = TypeVar("T")


class Draw(Protocol):
    """Gives an entry of a column; it is not asked for a column whose entries agree (R11.1)."""

    def __call__(self, name: str, column: Column[T], /) -> T: ...


class Row(NamedTuple):
    """The columns of an incident, left to right."""

    avoid: Column[bool]
    injuries: Column[Wound | None]
    stun: Column[int]
    falls: Column[bool]
    fall_stun: Column[int]
    fall_injury: Wound | None

    @classmethod
    def of(cls, entry: Incident) -> Row:
        return cls(entry.avoid, entry.injuries, entry.stun, entry.falls, entry.fall_stun, entry.fall_injury)


class Circumstances(NamedTuple):
    """`avoided`: None asks the table. `must_fall`: whether he falls is not rolled. `used_to_it`: no stun (R13)."""

    standing: bool = True
    avoided: bool | None = None
    must_fall: bool = False
    used_to_it: bool = False


@dataclass(frozen=True, slots=True)
class Fate:
    """`stun` and `fall_stun`: steps. `fall_injury`: what the fall adds (the glass)."""

    avoided: bool = False
    wound: Wound | None = None
    stun: int = 0
    falls: bool = False
    fall_stun: int = 0
    fall_injury: Wound | None = None

    @property
    def steps(self) -> int:
        """Of stun, in all (R12.2)."""
        return self.stun + self.fall_stun


UNSCATHED = Fate()
AVOIDED = Fate(avoided=True)


def struck(row: Row, how: Circumstances, draw: Draw) -> Fate:
    """An incident: each column in turn, the last two only for one who stands (R11.1)."""
    avoided = how.avoided
    if avoided is None:
        avoided = _entry("avoid", row.avoid, draw)
    if avoided:
        return AVOIDED
    wound = _entry("injuries", row.injuries, draw)
    stun = _entry("stun", row.stun, draw)
    falls, fall_stun = False, 0
    if how.standing:
        falls = how.must_fall or _entry("falls", row.falls, draw)
        if falls:
            fall_stun = _entry("fall_stun", row.fall_stun, draw)
    if how.used_to_it:
        stun = fall_stun = 0
    return Fate(False, wound, stun, falls, fall_stun, row.fall_injury if falls else None)


def fallen_from_height(chair: Row, draw: Draw) -> Fate:
    """The thrown chair's injuries and its steps of stun if falls; always prone, nothing avoided (R11.2, note A)."""
    wound = _entry("injuries", chair.injuries, draw)
    return Fate(wound=wound, falls=True, fall_stun=_entry("fall_stun", chair.fall_stun, draw))


def jumped_down(chair: Row, draw: Draw) -> Fate | None:
    """More than one level: the thrown chair's chance to fall (R9.3); None if he lands on his feet."""
    return fallen_from_height(chair, draw) if _entry("falls", chair.falls, draw) else None


def bumped_head(table: Row, draw: Draw) -> Fate:
    """Standing up beneath a table: the shoved table's steps of stun if falls (R9.4, note C)."""
    return Fate(fall_stun=_entry("fall_stun", table.fall_stun, draw))


def _entry(name: str, column: Column[T], draw: Draw) -> T:
    return draw(name, column) if column.rolled else column.at(1)
