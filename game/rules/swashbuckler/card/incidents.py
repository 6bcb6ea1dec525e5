"""The Special Attacks and Incidents Table (R11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.rules.swashbuckler.card.faults import Raw, Sheet, Source, texts
from game.rules.swashbuckler.card.wounds import Wound, parse_wound

T = TypeVar("T")

FACES = 6
KEYS = (
    "thrown_chair", "thrown_mug", "waved_hat", "thrown_sword", "thrown_dagger", "kick", "table",
    "shoved_chair", "rider", "carpet", "shoving_match", "shelf", "slip",
)
COLUMNS = ("avoid", "injuries", "stun", "falls", "fall_stun")
NOTES = ("A", "B", "C", "D")


@dataclass(frozen=True, slots=True)
class Column(Generic[T]):
    """What one column gives for each face of a d6."""

    entries: tuple[T, ...]

    def at(self, face: int) -> T:
        """The entry for a face, 1 to 6."""
        if not 1 <= face <= FACES:
            raise ValueError(f"a die cannot show {face}")
        return self.entries[face - 1]

    @property
    def rolled(self) -> bool:
        """Whether the column needs a roll: its six entries differ (R11.1)."""
        return any(entry != self.entries[0] for entry in self.entries)


@dataclass(frozen=True, slots=True)
class Incident:
    """One special attack or incident.

    avoid: True avoids. injuries: None is no injury. stun and fall_stun: steps. falls: True falls.
    `notes` says which of the card's notes A to D apply to which columns; where D applies, the Shoving Match
    Chart has decided already and the loser avoids nothing. `reach` is the most squares the thing flies, None
    without limit; `fall_injury` comes on top if he falls.
    """

    key: str
    name: str
    avoid: Column[bool]
    injuries: Column[Wound | None]
    stun: Column[int]
    falls: Column[bool]
    fall_stun: Column[int]
    notes: Mapping[str, tuple[str, ...]]
    reach: int | None
    fall_injury: Wound | None
    remark: str
    source: str


class RawIncident(Raw):
    key: str
    name: str
    avoid: list[str]
    injuries: list[str]
    stun: list[int]
    falls: list[str]
    fall_stun: list[int]
    notes: dict[str, list[str]]
    reach: int | None = None
    fall_injury: str | None = None
    remark: str
    source: Source


class RawIncidents(Raw):
    source: Source
    notes: dict[str, str]
    incidents: list[object]


def read_incidents(sheet: Sheet, data: object) -> tuple[Mapping[str, Incident], Mapping[str, str]]:
    """The incidents by key, and the card's notes A to D in our words by letter."""
    raw = sheet.read(RawIncidents, data)
    if raw is None:
        return {}, {}
    sheet.check_names("notes", "note", raw.notes, NOTES)
    found = sheet.read_all(RawIncident, raw.incidents, "incidents")
    sheet.check_names("incidents", "key", texts(raw.incidents, "key"), KEYS)
    return {incident.key: _incident(sheet, place, incident) for place, incident in found}, raw.notes


def _incident(sheet: Sheet, place: str, raw: RawIncident) -> Incident:
    for note, columns in raw.notes.items():
        if note not in NOTES:
            sheet.fault(f"{place}.notes", f"unknown note {note!r}; known are {', '.join(NOTES)}")
        for name in columns:
            if name not in COLUMNS:
                sheet.fault(f"{place}.notes.{note}", f"unknown column {name!r}; known are {', '.join(COLUMNS)}")
    avoid = {"Avoids": True, "Hit": False} if "D" not in raw.notes else {"D": False}

    def column(name: str, entries: list[str], read: Callable[[str], T]) -> Column[T]:
        return _column(sheet, f"{place}.{name}", entries, read)

    return Incident(
        key=raw.key,
        name=raw.name,
        avoid=column("avoid", raw.avoid, _one_of(avoid)),
        injuries=column("injuries", raw.injuries, _injury),
        stun=_column(sheet, f"{place}.stun", raw.stun, _steps),
        falls=column("falls", raw.falls, _one_of({"Falls": True, "No Fall": False})),
        fall_stun=_column(sheet, f"{place}.fall_stun", raw.fall_stun, _steps),
        notes={note: tuple(columns) for note, columns in raw.notes.items()},
        reach=raw.reach,
        fall_injury=_fall_injury(sheet, f"{place}.fall_injury", raw.fall_injury),
        remark=raw.remark,
        source=raw.source,
    )


RawT = TypeVar("RawT")


def _column(sheet: Sheet, place: str, entries: list[RawT], read: Callable[[RawT], T]) -> Column[T]:
    if len(entries) != FACES:
        sheet.fault(place, f"{len(entries)} entries; a column has {FACES}, one a face")
    values: list[T] = []
    for number, entry in enumerate(entries):
        try:
            values.append(read(entry))
        except ValueError as error:
            sheet.fault(f"{place}[{number}]", str(error))
    return Column(tuple(values))


def _one_of(words: Mapping[str, bool]) -> Callable[[str], bool]:
    def read(text: str) -> bool:
        if text not in words:
            raise ValueError(f"{text!r} is none of {', '.join(words)}")
        return words[text]

    return read


def _injury(text: str) -> Wound | None:
    return None if text == "0" else parse_wound(text)


def _steps(number: int) -> int:
    if not 0 <= number <= 6:
        raise ValueError(f"{number} steps; a stun is 0 to 6")
    return number


def _fall_injury(sheet: Sheet, place: str, text: str | None) -> Wound | None:
    if text is None:
        return None
    try:
        return parse_wound(text)
    except ValueError as error:
        sheet.fault(place, str(error))
        return None
