"""The reference card as one value. Its figures live in the JSON files beside this module."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from game.rules.swashbuckler.card.attacks import (
    AttackTable,
    Indefensible,
    Modifier,
    read_attack_modifiers,
    read_attack_table,
)
from game.rules.swashbuckler.card.bands import Bands
from game.rules.swashbuckler.card.characters import Characters, read_characters, read_set_up
from game.rules.swashbuckler.card.charts import (
    BrokenWeapons,
    Reach,
    ShovingMatch,
    Swings,
    read_broken_weapons,
    read_reach,
    read_shoving_match,
    read_swings,
)
from game.rules.swashbuckler.card.faults import CardError, Fault, Sheet
from game.rules.swashbuckler.card.incidents import Incident, read_incidents
from game.rules.swashbuckler.card.orders import OrderEntry, read_heavier_rests, read_orders

FILES = (
    "orders.json", "heavier_rests.json", "attack_table.json", "attack_modifiers.json", "reach.json",
    "incidents.json", "shoving_match.json", "swing_distances.json", "broken_weapons.json",
    "random_set_up.json", "characters.json",
)


@dataclass(frozen=True, slots=True)
class Card:
    """Every figure of the card, and of the rulings that complete it; each says which it is in `source`.

    `orders` by code; `heavier_rests` by house switch and code; `modifiers` by name, in columns;
    `incidents` by key; `notes` by letter; `set_up` by board and d66.
    """

    orders: Mapping[str, OrderEntry]
    heavier_rests: Mapping[str, Mapping[str, int]]
    attacks: AttackTable
    modifiers: Mapping[str, int]
    modifier_entries: tuple[Modifier, ...]
    strength: Bands[int]
    indefensible: Indefensible
    reach: Reach
    incidents: Mapping[str, Incident]
    notes: Mapping[str, str]
    shoving: ShovingMatch
    swings: Swings
    broken: BrokenWeapons
    set_up: Mapping[str, Mapping[int, str]]
    characters: Characters
    sources: Mapping[str, str]

    @classmethod
    def from_data(cls, files: Mapping[str, object]) -> Card:
        """The card of parsed JSON files by name (`FILES`); `CardError` lists all that is wrong with them."""
        faults: list[Fault] = []

        def sheet(file: str) -> tuple[Sheet, object]:
            return Sheet(file, faults), files.get(file, {})

        faults += [Fault(file, "", "the file is missing") for file in FILES if file not in files]
        orders = read_orders(*sheet("orders.json"))
        heavier_rests = read_heavier_rests(*sheet("heavier_rests.json"))
        attacks = read_attack_table(*sheet("attack_table.json"))
        modifiers = read_attack_modifiers(*sheet("attack_modifiers.json"))
        reach = read_reach(*sheet("reach.json"))
        incidents, notes = read_incidents(*sheet("incidents.json"))
        shoving = read_shoving_match(*sheet("shoving_match.json"))
        swings = read_swings(*sheet("swing_distances.json"))
        broken = read_broken_weapons(*sheet("broken_weapons.json"))
        set_up = read_set_up(*sheet("random_set_up.json"))
        characters = read_characters(*sheet("characters.json"))
        if faults or not (
            attacks and modifiers and reach and shoving and swings and broken and characters
        ):
            raise CardError(fault for fault in faults if fault.file in files or not fault.place)
        return cls(
            orders=orders,
            heavier_rests=heavier_rests,
            attacks=attacks,
            modifiers={name: modifier.amount for name, modifier in modifiers.columns.items()},
            modifier_entries=tuple(modifiers.columns.values()),
            strength=modifiers.strength,
            indefensible=modifiers.indefensible,
            reach=reach,
            incidents=incidents,
            notes=notes,
            shoving=shoving,
            swings=swings,
            broken=broken,
            set_up=set_up,
            characters=characters,
            sources={file: _source_of(files[file]) for file in FILES},
        )

    def strength_modifier(self, strength: int) -> int:
        """Columns for the attacker's Strength (optional rule, R13)."""
        return self.strength.at(strength)

    def rests(self, code: str, choice: str | None = None, switches: Collection[str] = ()) -> int:
        """Rests after an order: the card's, or those of a house switch that is on (R13)."""
        for switch, heavier in self.heavier_rests.items():
            if switch in switches and code in heavier:
                return heavier[code]
        return self.orders[code].rests_for(choice)


def _source_of(data: object) -> str:
    return str(data["source"]) if isinstance(data, Mapping) else ""
