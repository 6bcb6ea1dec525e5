"""The Sword and Dagger Attack Table and its modifiers (R8.8 to R8.11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from pydantic import Field

from game.rules.swashbuckler.card.bands import D66, Band, Bands, RawBand, check_cover
from game.rules.swashbuckler.card.faults import Raw, Sheet, Source, texts
from game.rules.swashbuckler.card.wounds import Wound, parse_wound

COLUMNS = 18
MISS = "-"
MODIFIERS = (
    "parry_and_lunge", "running_lunge", "defender_half_body", "attacker_half_body",
    "slash", "lunge_higher", "slash_higher", "strange_weapon",
)


@dataclass(frozen=True, slots=True)
class AttackTable:
    """Columns are the printed ones, 1 to 18; a roll is a d66, or a d66 and the 30 of an Indefensible attack.

    `headings` are the printed ranges of Expertise difference, two columns each. `rows` run as printed,
    from 96 down; a cell of None is a miss.
    """

    headings: tuple[str, ...]
    differences: Bands[int]
    rows: Bands[tuple[Wound | None, ...]]
    _cells: Mapping[int, tuple[Wound | None, ...]]

    def column(self, difference: int) -> int:
        """The column for the attacker's Expertise less the defender's (ruling R8.9)."""
        return self.differences.at(difference)

    def shift(self, column: int, amount: int, whole_ranges: bool = False) -> int:
        """A column moved by modifiers, stopping at the outermost; whole ranges are two columns each (R13)."""
        return min(max(column + amount * (2 if whole_ranges else 1), 1), COLUMNS)

    def cell(self, column: int, roll: int) -> Wound | None:
        """What a roll does; `ValueError` for a column or a roll that cannot be."""
        if not 1 <= column <= COLUMNS:
            raise ValueError(f"there is no column {column}; columns are 1 to {COLUMNS}")
        if roll not in self._cells:
            raise ValueError(f"two dice cannot show {roll}")
        return self._cells[roll][column - 1]

    def chances(self, column: int, plus: int = 0) -> Mapping[Wound | None, Fraction]:
        """Every result of a column with its exact chance over the 36 faces of a d66, the worst roll first.

        `plus` is added to each face (0, or `Indefensible.plus`).
        """
        counts = Counter(self.cell(column, face + plus) for face in D66)
        return {result: Fraction(count, len(D66)) for result, count in counts.items()}


@dataclass(frozen=True, slots=True)
class Modifier:
    """Columns to add to an attack, with words for the player."""

    name: str
    amount: int
    words: str
    source: str


@dataclass(frozen=True, slots=True)
class Indefensible:
    """What an Indefensible attack changes (R8.8).

    `plus` is added to the d66, `defender_expertise` stands for the defender's own, and a dagger that meets a
    sword is Indefensible from this face of a d6 on.
    """

    plus: int
    defender_expertise: int
    dagger_against_sword_from: int
    source: str


@dataclass(frozen=True, slots=True)
class AttackModifiers:
    columns: Mapping[str, Modifier]
    strength: Bands[int]
    indefensible: Indefensible


class RawDifference(RawBand):
    column: int = Field(ge=1, le=COLUMNS)


class RawRow(RawBand):
    cells: list[object]


class RawAttackTable(Raw):
    source: Source
    headings: list[str]
    differences: list[object]
    rows: list[object]


class RawModifier(Raw):
    name: str
    amount: int
    words: str
    source: Source


class RawStrength(RawBand):
    amount: int


class RawIndefensible(Raw):
    plus: int
    defender_expertise: int
    dagger_against_sword_from: int = Field(ge=1, le=6)
    source: Source


class RawAttackModifiers(Raw):
    source: Source
    columns: list[object]
    strength: list[object]
    indefensible: RawIndefensible


def read_attack_table(sheet: Sheet, data: object) -> AttackTable | None:
    raw = sheet.read(RawAttackTable, data)
    if raw is None:
        return None
    if len(raw.headings) != COLUMNS:
        sheet.fault("headings", f"{len(raw.headings)} headings; the table has {COLUMNS} columns")
    differences = [
        Band(band.low, band.high, band.column, band.source)
        for _, band in sheet.read_all(RawDifference, raw.differences, "differences")
    ]
    check_cover(sheet, "differences", raw.differences, range(-18, 19))
    rows = [
        Band(row.low, row.high, _cells(sheet, place, row.cells), row.source)
        for place, row in sheet.read_all(RawRow, raw.rows, "rows")
    ]
    rolls = sorted({*D66, *(face + 30 for face in D66)})
    check_cover(sheet, "rows", raw.rows, rolls)
    by_roll = {roll: row.value for roll in rolls for row in rows if roll in row}
    return AttackTable(tuple(raw.headings), Bands(tuple(differences)), Bands(tuple(rows)), by_roll)


def _cells(sheet: Sheet, place: str, printed: list[object]) -> tuple[Wound | None, ...]:
    if len(printed) != COLUMNS:
        sheet.fault(f"{place}.cells", f"{len(printed)} cells; the table has {COLUMNS} columns")
    cells: list[Wound | None] = []
    for number, text in enumerate(printed):
        try:
            cells.append(None if text == MISS else parse_wound(str(text)))
        except ValueError as error:
            sheet.fault(f"{place}.cells[{number}]", str(error))
    return tuple(cells)


def read_attack_modifiers(sheet: Sheet, data: object) -> AttackModifiers | None:
    raw = sheet.read(RawAttackModifiers, data)
    if raw is None:
        return None
    modifiers = [modifier for _, modifier in sheet.read_all(RawModifier, raw.columns, "columns")]
    sheet.check_names("columns", "modifier", texts(raw.columns, "name"), MODIFIERS)
    strength = [
        Band(band.low, band.high, band.amount, band.source)
        for _, band in sheet.read_all(RawStrength, raw.strength, "strength")
    ]
    check_cover(sheet, "strength", raw.strength, range(1, 25))
    return AttackModifiers(
        columns={raw.name: Modifier(raw.name, raw.amount, raw.words, raw.source) for raw in modifiers},
        strength=Bands(tuple(strength)),
        indefensible=Indefensible(
            raw.indefensible.plus, raw.indefensible.defender_expertise,
            raw.indefensible.dagger_against_sword_from, raw.indefensible.source,
        ),
    )
