"""The attack roll: columns, modifiers and the table (R8.9 to R8.11)."""

from __future__ import annotations

from game.rules.kernel.reference import Page, Table
from game.rules.swashbuckler.card.attacks import COLUMNS, MISS
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.card.wounds import Wound
from game.rules.swashbuckler.reference.blocks import origin, part, ruling, say, signed, span


def attacks_page(card: Card) -> Page:
    modifiers = card.modifiers
    table = card.sources["attack_table.json"]
    return Page(
        "attacks",
        "The attack table",
        (
            part(
                "R8.9",
                "Which column",
                say(
                    "Take the attacker's Expertise, less that of the defender. It leads to a column below. Then move "
                    f"by 1 printed column for each point of the modifiers, never past column 1 or {COLUMNS}, roll d66, "
                    "and look up the injury.",
                    ruling("R8.9"),
                ),
                _columns(card),
                say(
                    "The card gives 2 columns to each range and is silent about which to use: ours are the left one "
                    "for the lower half of a range and the right one for the upper.",
                    ruling("R8.9"),
                ),
                keys=("column", "attack roll"),
            ),
            part(
                "R8.10",
                "Column modifiers",
                Table(
                    ("modifier", "columns", "from"),
                    tuple(
                        (entry.words, signed(entry.amount), origin(entry.source)) for entry in card.modifier_entries
                    ),
                ),
                say(
                    f"A slash at somebody higher takes the {signed(modifiers['slash_higher'])} instead of the two "
                    f"{signed(modifiers['slash'])}, and the {signed(modifiers['lunge_higher'])} for striking upward "
                    "holds for every kind of thrust: N, 1N, PN and the stab.",
                    ruling("R8.10"),
                ),
                "A sword of the other faction matters only with strange weapons, and Strength only with strength "
                "modifiers; both are optional rules.",
                keys=("modifiers", "higher"),
            ),
            part(
                "R8.11",
                "The Sword and Dagger Attack Table",
                "Boxes lost and the part that loses them: H is Head, B Body, R Right Arm, L Left Arm. A dash is a "
                "miss. Columns that agree stand together.",
                say("Rolls above 66 come up only against the Indefensible.", card.indefensible.source),
                _table(card),
                say(
                    "Rows from 64 up are printed, but for the last three cells of 64. We have carried the pattern on "
                    "below it: a pair of columns repeats, a row lower, what stands in the pair to its left.",
                    table,
                ),
                Table(
                    ("column", "hits from"),
                    tuple((str(column), str(lowest_hit(card, column) or MISS)) for column in range(1, COLUMNS + 1)),
                    table,
                    title="Lowest d66 that hits",
                ),
                keys=("attack table", "table", "hits", "miss"),
            ),
        ),
    )


def lowest_hit(card: Card, column: int) -> int | None:
    """The lowest d66 that is no miss in a column."""
    lows = [row.low for row in card.attacks.rows if row.value[column - 1] is not None and row.low is not None]
    return min(lows, default=None)


def _columns(card: Card) -> Table:
    rows = []
    for column, heading in enumerate(card.attacks.headings, start=1):
        bands = [band for band in card.attacks.differences if band.value == column]
        ours = ", ".join(span(band.low, band.high) for band in bands) or "reached by modifiers alone"
        rows.append((str(column), heading, ours, ", ".join(origin(band.source) for band in bands) or "ruling"))
    return Table(("column", "printed over it", "difference that leads to it", "from"), tuple(rows))


def _table(card: Card) -> Table:
    """Neighbouring columns that agree in every row stand as one."""
    groups: list[list[int]] = []
    for column in range(1, COLUMNS + 1):
        if groups and _cells(card, column) == _cells(card, groups[-1][0]):
            groups[-1].append(column)
        else:
            groups.append([column])
    header = ("roll", *(_range(group) for group in groups), "from")
    rows = tuple(
        (span(row.low, row.high), *(_cell(row.value[group[0] - 1]) for group in groups), origin(row.source))
        for row in card.attacks.rows
    )
    return Table(header, rows)


def _cells(card: Card, column: int) -> list[Wound | None]:
    return [row.value[column - 1] for row in card.attacks.rows]


def _cell(wound: Wound | None) -> str:
    return str(wound) if wound else MISS


def _range(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"
