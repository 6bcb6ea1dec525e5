"""Tables that give a value for a range of numbers: "-3+", "16-17", "11-61"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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


def check_cover(sheet: Sheet, place: str, rows: Iterable[object], numbers: Sequence[int]) -> None:
    """Each of the numbers must lie in exactly one row, and rows must begin and end at one of them.

    Rows with other faults count too.
    """
    spans = [span for row in rows if (span := _span(row)) is not None]
    missing = [number for number in numbers if not any(number in span for span in spans)]
    twice = [number for number in numbers if sum(number in span for span in spans) > 1]
    beyond = [end for span in spans for end in (span.low, span.high) if end is not None and end not in numbers]
    if beyond:
        sheet.fault(place, f"rows begin or end at {_listed(beyond)}, which cannot come up")
    if missing:
        sheet.fault(place, f"a row is missing: nothing stands for {_listed(missing)}")
    if twice:
        sheet.fault(place, f"more than one row stands for {_listed(twice)}")


def _span(row: object) -> Band[None] | None:
    if not isinstance(row, dict):
        return None
    low, high = row.get("from", ""), row.get("to", "")
    if not (isinstance(low, int | None) and isinstance(high, int | None)):
        return None
    return Band(low, high, None, "")


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)
