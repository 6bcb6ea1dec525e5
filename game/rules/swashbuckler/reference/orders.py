"""Every order of the card: three tables, then a section for each (R5.2)."""

from __future__ import annotations

from game.rules.kernel.reference import Page, Paragraph, Section, Table
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.card.orders import OrderEntry
from game.rules.swashbuckler.menus import GROUPS
from game.rules.swashbuckler.reference.blocks import either, origin, part, points, say
from game.rules.swashbuckler.words import count

TITLES = {"movement": "Movement orders", "action": "Action orders", "swordplay": "Swordplay orders"}
HEAVIER = {
    "rests_feet": "heavier rests for feet",
    "rests_hands": "heavier rests for hands",
    "rests_blades": "heavier rests for blades",
}
MORE = {
    "1": "R9.1", "B": "R9.1", "SL": "R9.1", "SR": "R9.1", "L": "R9.2", "R": "R9.2", "A": "R9.3", "J": "R9.3",
    "C": "R9.4", "PR": "R9.4", "UP": "R9.4", "1K": "R9.5", "G": "R9.6", "RUN": "R9.7", "-": "R5.4",
    "WD": "R7.1", "WS": "R7.1", "WH": "R7.3", "WM": "R7.2", "VC": "R7.5", "WT": "R7.9", "VT": "R7.6", "Y": "R7.8",
    "FT": "R7.7", "WC": "R7.1", "PS": "R7.10", "PD": "R7.10", "PC": "R7.10", "X": "R7.4",
    "N": "R8.3", "P": "R8.4", "PN": "R8.5", "1N": "R8.6", "S": "R8.3", "SS": "R8.3",
}  # fmt: skip
"""Where each order is explained in full."""
CHOICES = {"U": "up", "D": "down", "O": "over", "F": "forward", "B": "back", "L": "left", "R": "right"}


def orders_page(card: Card) -> Page:
    sections = []
    for group in GROUPS:
        entries = [entry for entry in card.orders.values() if entry.group == group]
        sections.append(part("", TITLES[group], _table(entries), keys=(group,)))
        sections.extend(_order(card, entry) for entry in entries)
    return Page("orders", "Orders", tuple(sections))


def written(entry: OrderEntry) -> str:
    """As the card prints it: `G_--`, with a blank for what is to be chosen and a star for as many rests as levels."""
    blank = "_" if entry.parameter and entry.rests != "levels" else ""
    return entry.code + blank + ("*" if entry.rests == "levels" else "-" * entry.rests)


def rests_in_words(entry: OrderEntry) -> str:
    return "1 a level" if entry.rests == "levels" else str(entry.rests)


def _table(entries: list[OrderEntry]) -> Table:
    numbered = any(entry.number for entry in entries)
    header = ("code", "order", *(("no.",) if numbered else ()), "rests", "written", "from", "more")
    rows = []
    for entry in entries:
        name = entry.name + (" (optional)" if entry.optional else "")
        number = (str(entry.number or "-"),) if numbered else ()
        found = (rests_in_words(entry), written(entry), origin(entry.source), MORE[entry.code])
        rows.append((entry.code, name, *number, *found))
    return Table(header, tuple(rows))


def _order(card: Card, entry: OrderEntry) -> Section:
    facts: list[Paragraph] = []
    if entry.rests == "levels":
        facts.append(say(f"Written {entry.code} and the levels, then as many dashes: A2--.", entry.source))
    else:
        rests = count(entry.rests, "rest") if entry.rests else "no rest"
        facts.append(say(f"Written {written(entry)}, its own box and {rests}.", entry.source))
    if entry.parameter is not None and entry.parameter.kind == "direction":
        choices = either(f"{choice} ({CHOICES[choice]})" for choice in entry.parameter.choices)
        facts.append(say(f"Choose {choices}.", entry.parameter.source))
    elif entry.parameter is not None:
        facts.append(say(f"Choose {either(entry.parameter.choices)}.", entry.parameter.source))
    if entry.number is not None:
        facts.append(say(f"Number {entry.number} among the actions.", entry.source))
    for switch, rests_by_code in card.heavier_rests.items():
        if entry.code in rests_by_code:
            heavier = count(rests_by_code[entry.code], "rest")
            facts.append(say(f"With {HEAVIER[switch]}: {heavier}.", card.sources["heavier_rests.json"]))
    if entry.indefensible:
        facts.append(say("You cannot defend yourself in the step in which you do it.", card.indefensible.source))
    if entry.optional is not None:
        facts.append(say(f"Played only with the optional rule {entry.optional}.", entry.source))
    facts.append(say(f"More in {MORE[entry.code]}."))
    names = (entry.code, written(entry))
    return part("", f"{entry.name} ({entry.code})", entry.meaning, points(*facts), keys=(entry.name, *names))
