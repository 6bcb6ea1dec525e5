"""Tables that give a value for a range of numbers: "-3+", "16-17", "11-61"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from pydantic import Field

from game.rules.swashbuckler.card.faults import Raw, Sheet, Source

T = TypeVar("T")

D66 = tuple(tens * 10 + units for tens in range(1, 7) for units in range(1, 7))


class RawBand(Raw):
    low: int | None = Field(alias="from")
    high: int | None = Field(alias="to")
    source: Source


@dataclass(frozen=True, slots=True)
class Band(Generic[T]):
    """A value for the numbers `low` to `high`, both included; None leaves that end open."""

    low: int | None
    high: int | None
    value: T
    source: str

    def __contains__(self, number: int) -> bool:
        return (self.low is None or self.low <= number) and (self.high is None or number <= self.high)


@dataclass(frozen=True, slots=True)
class Bands(Generic[T]):
    """Bands in the order in which they are printed."""

    bands: tuple[Band[T], ...]

    def __iter__(self) -> Iterator[Band[T]]:
        return iter(self.bands)

    def at(self, number: int) -> T:
        """The value for a number; `ValueError` where the table has none."""
        for band in self.bands:
            if number in band:
                return band.value
        raise ValueError(f"the table has no entry for {number}")


def check_cover(sheet: Sheet, place: str, bands: Iterable[Band[T]], numbers: Iterable[int]) -> None:
    """Each of the numbers must lie in exactly one band."""
    known = list(bands)
    missing = [number for number in numbers if not any(number in band for band in known)]
    twice = [number for number in numbers if sum(number in band for band in known) > 1]
    if missing:
        sheet.fault(place, f"a row is missing: nothing stands for {_listed(missing)}")
    if twice:
        sheet.fault(place, f"more than one row stands for {_listed(twice)}")


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)
