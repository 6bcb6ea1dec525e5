"""Optional rules and house switches (R13)."""

from __future__ import annotations

from game.rules.kernel.reference import Block, Page, Section, Table
from game.rules.swashbuckler.card.attacks import MODIFIERS
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.options import OPTIONS, SETS
from game.rules.swashbuckler.reference.blocks import origin, part, ruling, say, signed, span
from game.rules.swashbuckler.reference.orders import HEAVIER

TITLES = {
    "run": "Running",
    "left_handed": "Left hands",
    "broken_weapons": "Broken weapons",
    "strength": "Strength modifiers",
    "strange_weapons": "Strange weapons",
    "loaded_tables": "Loaded tables",
    "broken_mugs": "Slippery glass",
    "rests_feet": "Heavier rests for feet",
    "rests_hands": "Heavier rests for hands",
    "rests_blades": "Heavier rests for blades",
    "one_dazzle": "One dazzle",
    "cutlass_lunge": "Lunging cutlasses",
    "range_columns": "Whole ranges",
    "no_replotting": "No re-plotting",
}
ON_THE_CARD = {
    "run": "card: Movement Orders",
    "left_handed": "card: Swordplay Diagrams",
    "broken_weapons": "card: Broken Weapons Chart",
    "strength": "card: Strength Modifiers",
    "strange_weapons": "card: Strange Weapons",
    "loaded_tables": "card: Character Unit on Shoved or Flipped Table",
    "broken_mugs": "card: Slip on Broken Full Mug Unit",
    "rolled_characters": "card: Optional Character Determination",
}
"""Optional rules that the card prints; the others are switches of the house."""


def options_page(card: Card) -> Page:
    sets = tuple((name, _listed(chosen)) for name, chosen in SETS.items())
    return Page(
        "options",
        "Optional rules",
        (
            part(
                "R13",
                "Switches",
                "Each of these is chosen for itself when a game is set up; without any, you play the basic game. Two "
                "sets have a name:",
                Table(("set", "what is on"), sets, ruling("R13")),
                say(
                    "With the rests as printed, a hat or mug and a lunge after it win some 7 to 9 fights in 10. That "
                    "is what the heavier rests and the single dazzle are for.",
                    ruling("R13"),
                ),
                keys=("options", "house rules", *SETS),
            ),
            *(_section(card, key, words) for key, words in OPTIONS.items()),
        ),
    )


def _listed(chosen: frozenset[str]) -> str:
    return ", ".join(title(key) for key in OPTIONS if key in chosen) or "none"


def title(key: str) -> str:
    return TITLES.get(key, key.replace("_", " ").capitalize())


def _section(card: Card, key: str, words: str) -> Section:
    source = ON_THE_CARD.get(key, ruling("R13"))
    return part("", title(key), say(words, source), *_details(card, key), keys=(key, key.replace("_", " ")))


def _details(card: Card, key: str) -> list[Block]:
    if key in HEAVIER:
        rests = card.heavier_rests[key]
        rows = tuple((code, card.orders[code].name, str(rests[code])) for code in rests)
        return [Table(("code", "order", "rests"), rows, card.sources["heavier_rests.json"])]
    return {
        "run": _running,
        "broken_weapons": _broken_weapons,
        "strength": _strength,
        "strange_weapons": _strange_weapons,
        "loaded_tables": _loaded_tables,
        "broken_mugs": _slips,
        "one_dazzle": _dazzle,
        "range_columns": _ranges,
    }.get(key, _nothing_more)(card)


def _nothing_more(card: Card) -> list[Block]:
    return []


def _running(card: Card) -> list[Block]:
    return [say("How it goes is told in R9.7.")]


def _broken_weapons(card: Card) -> list[Block]:
    rows = tuple(
        (
            " and ".join(sorted(kind.value for kind in pair)),
            "1" if entry.faces == 1 else f"1 to {entry.faces}",
            f"the {entry.breaks.value}",
            origin(entry.source),
        )
        for pair, entry in card.broken.pairs.items()
    )
    return [
        Table(("blades that met", "d6", "what breaks", "from"), rows),
        say(
            "A d6 is thrown after every attack that was turned. Which of the two attacked is no matter, and a blade "
            "breaks before it can answer.",
            ruling("R13"),
        ),
    ]


def _strength(card: Card) -> list[Block]:
    rows = tuple((span(band.low, band.high), signed(band.value), origin(band.source)) for band in card.strength)
    return [Table(("attacker's Strength", "columns", "from"), rows)]


def _strange_weapons(card: Card) -> list[Block]:
    name = MODIFIERS[-1]
    amount = next(entry for entry in card.modifier_entries if entry.name == name)
    return [say(f"The attacker's column shifts by {signed(amount.amount)}.", amount.source)]


def _loaded_tables(card: Card) -> list[Block]:
    return [say("Riders count whether they stand or lie, and each of them alone, not all together.", ruling("R13"))]


def _slips(card: Card) -> list[Block]:
    return [
        say(
            "If your own order has left you standing on the glass of a full mug, you roll on the slipping table in "
            "stage 5.",
            ruling("R13"),
        )
    ]


def _dazzle(card: Card) -> list[Block]:
    return [say("Wounds and falls from a second one count as ever; the stun does not.", ruling("R13"))]


def _ranges(card: Card) -> list[Block]:
    return [say("A modifier of +3 then moves 6 printed columns.", ruling("R13"))]
