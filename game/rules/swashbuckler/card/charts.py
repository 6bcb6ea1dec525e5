"""The card's small charts: reach, shoving matches, swings and broken weapons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from game.rules.grid.direction import Direction
from game.rules.swashbuckler.card.bands import Band, Bands, RawBand, check_cover
from game.rules.swashbuckler.card.faults import Raw, Sheet, Source
from game.rules.swashbuckler.weapons import Handedness, WeaponKind

Faces = Annotated[int, Field(ge=1, le=6)]
Kind = Annotated[WeaponKind, Field(strict=False)]
Compass = Annotated[Direction, Field(strict=False)]


@dataclass(frozen=True, slots=True)
class Reach:
    """The squares around a fighter by his sword hand, in eighths of a turn clockwise from his facing (R8.1)."""

    _slash: Mapping[Handedness, tuple[int, ...]]
    _lunge: Mapping[Handedness, tuple[int, ...]]
    source: str

    def slash(self, hand: str) -> tuple[int, ...]:
        """The S squares: where he slashes, and which are Defensible; clockwise."""
        return self._slash[Handedness(hand)]

    def lunge(self, hand: str) -> tuple[int, ...]:
        """The L squares of lunge and stab in order of preference: ahead, then the sword hand's side (R8.3)."""
        return self._lunge[Handedness(hand)]


@dataclass(frozen=True, slots=True)
class ShovingMatch:
    """The faces of a d6 that win a shoving match; 6 needs no roll (R10.2)."""

    bands: Bands[int]

    def faces(self, difference: int) -> int:
        """1 to `faces` win, for the roller's Strength less the other's."""
        return self.bands.at(difference)


@dataclass(frozen=True, slots=True)
class Swings:
    equal: tuple[int, ...]
    higher: tuple[int, ...]
    lower: tuple[int, ...]
    source: str

    def distances(self, rise: int) -> tuple[int, ...]:
        """Squares one may swing to a landing that lies `rise` levels above the start."""
        if rise == 0:
            return self.equal
        return self.higher if rise > 0 else self.lower


@dataclass(frozen=True, slots=True)
class Break:
    """The weapon that breaks when a d6 shows 1 to `faces`."""

    faces: int
    breaks: WeaponKind
    source: str


@dataclass(frozen=True, slots=True)
class BrokenWeapons:
    pairs: Mapping[frozenset[WeaponKind], Break]

    def result(self, one: WeaponKind, other: WeaponKind) -> Break | None:
        """What may break when two weapons meet, in either order; None if neither can."""
        return self.pairs.get(frozenset((one, other)))


class RawSquares(Raw):
    slash: list[Compass]
    lunge: list[Compass]


class RawReach(Raw):
    source: Source
    right: RawSquares
    left: RawSquares
    both: RawSquares


class RawFaces(RawBand):
    faces: Faces


class RawShovingMatch(Raw):
    source: Source
    rows: list[object]


class RawSwings(Raw):
    source: Source
    equal: list[int]
    higher: list[int]
    lower: list[int]


class RawBreak(Raw):
    weapons: list[Kind] = Field(min_length=2, max_length=2)
    faces: Faces
    breaks: Kind
    source: Source


class RawBrokenWeapons(Raw):
    source: Source
    rows: list[object]


def read_reach(sheet: Sheet, data: object) -> Reach | None:
    raw = sheet.read(RawReach, data)
    if raw is None:
        return None
    masks = {Handedness.RIGHT: raw.right, Handedness.LEFT: raw.left, Handedness.BOTH: raw.both}
    for hand, mask in masks.items():
        for name, squares in (("slash", mask.slash), ("lunge", mask.lunge)):
            if not squares or len(set(squares)) != len(squares):
                sheet.fault(f"{hand}.{name}", "name one square or more, each once")
    return Reach(
        {hand: tuple(square.eighths for square in mask.slash) for hand, mask in masks.items()},
        {hand: tuple(square.eighths for square in mask.lunge) for hand, mask in masks.items()},
        raw.source,
    )


def read_shoving_match(sheet: Sheet, data: object) -> ShovingMatch | None:
    raw = sheet.read(RawShovingMatch, data)
    if raw is None:
        return None
    bands = [
        Band(band.low, band.high, band.faces, band.source)
        for _, band in sheet.read_all(RawFaces, raw.rows, "rows")
    ]
    check_cover(sheet, "rows", raw.rows, range(-8, 9))
    return ShovingMatch(Bands(tuple(bands)))


def read_swings(sheet: Sheet, data: object) -> Swings | None:
    raw = sheet.read(RawSwings, data)
    if raw is None:
        return None
    return Swings(tuple(raw.equal), tuple(raw.higher), tuple(raw.lower), raw.source)


def read_broken_weapons(sheet: Sheet, data: object) -> BrokenWeapons | None:
    raw = sheet.read(RawBrokenWeapons, data)
    if raw is None:
        return None
    pairs: dict[frozenset[WeaponKind], Break] = {}
    for place, row in sheet.read_all(RawBreak, raw.rows, "rows"):
        pair = frozenset(row.weapons)
        if pair in pairs:
            sheet.fault(place, f"{' and '.join(row.weapons)} stand here twice; keep one row")
        if row.breaks not in pair:
            sheet.fault(f"{place}.breaks", f"{row.breaks} is neither of the two weapons")
        pairs[pair] = Break(row.faces, row.breaks, row.source)
    return BrokenWeapons(pairs)
