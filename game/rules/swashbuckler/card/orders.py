"""The orders a plot is written with (card: Movement, Action and Swordplay Orders; R5.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.rules.swashbuckler.card.faults import Raw, Sheet, Source, texts

Group = Literal["movement", "action", "swordplay"]
ParameterKind = Literal["direction", "levels", "distance"]

CODES = (
    "1", "B", "SL", "SR", "L", "R", "A", "J", "C", "PR", "UP", "1K", "G", "RUN", "-",
    "WD", "WS", "WH", "WM", "VC", "WT", "VT", "Y", "FT", "WC", "PS", "PD", "PC", "X",
    "N", "P", "PN", "1N", "S", "SS",
)
SWITCHES = ("rests_feet", "rests_hands", "rests_blades")


@dataclass(frozen=True, slots=True)
class OrderParameter:
    """What is written after the code: one of `choices` (`U`, `3`)."""

    kind: ParameterKind
    choices: tuple[str, ...]
    source: str


@dataclass(frozen=True, slots=True)
class OrderEntry:
    """One order of the card.

    `number` is the card's place among the actions; `rests` "levels" means as many as levels climbed;
    `optional` names the switch the order needs; `indefensible`: R8.8 while it is in the fighter's box;
    `moves`: it would take him to another square.
    """

    code: str
    name: str
    group: Group
    number: int | None
    rests: int | Literal["levels"]
    parameter: OrderParameter | None
    optional: str | None
    meaning: str
    indefensible: bool
    moves: bool
    source: str

    def rests_for(self, choice: str | None = None) -> int:
        """Printed rests of the order; only climbing pays heed to the choice. `ValueError` without its levels."""
        if self.rests != "levels":
            return self.rests
        if self.parameter is None or choice not in self.parameter.choices:
            raise ValueError(f"{self.code} needs its levels to know its rests, not {choice!r}")
        return int(choice)


class RawParameter(Raw):
    kind: ParameterKind
    choices: list[str]
    source: Source


class RawOrder(Raw):
    code: str
    name: str
    group: Group
    number: int | None
    rests: int | Literal["levels"]
    parameter: RawParameter | None
    optional: str | None
    meaning: str
    indefensible: bool
    moves: bool
    source: Source


class RawOrders(Raw):
    source: Source
    orders: list[object]


class RawHeavierRests(Raw):
    source: Source
    switches: dict[str, dict[str, int]]


def read_orders(sheet: Sheet, data: object) -> Mapping[str, OrderEntry]:
    raw = sheet.read(RawOrders, data)
    if raw is None:
        return {}
    found = sheet.read_all(RawOrder, raw.orders, "orders")
    sheet.check_names("orders", "code", texts(raw.orders, "code"), CODES)
    numbers = [number for number in texts(raw.orders, "number") if number != "None"]
    sheet.check_names("orders", "action number", numbers, [str(number) for number in range(1, 14)])
    for place, order in found:
        if (order.rests == "levels") != (order.parameter is not None and order.parameter.kind == "levels"):
            sheet.fault(f"{place}.rests", 'rests "levels" and a parameter of levels go together')
        if order.rests != "levels" and not 0 <= order.rests <= 5:
            sheet.fault(f"{place}.rests", f"{order.rests} rests do not fit a turn of six boxes; use 0 to 5")
    return {order.code: _entry(order) for _, order in found}


def _entry(raw: RawOrder) -> OrderEntry:
    parameter = None
    if raw.parameter is not None:
        kind, choices = raw.parameter.kind, tuple(raw.parameter.choices)
        parameter = OrderParameter(kind, choices, raw.parameter.source)
    return OrderEntry(
        code=raw.code, name=raw.name, group=raw.group, number=raw.number, rests=raw.rests,
        parameter=parameter, optional=raw.optional, meaning=raw.meaning,
        indefensible=raw.indefensible, moves=raw.moves, source=raw.source,
    )


def read_heavier_rests(sheet: Sheet, data: object) -> Mapping[str, Mapping[str, int]]:
    """Rests by house switch and code (R13)."""
    raw = sheet.read(RawHeavierRests, data)
    if raw is None:
        return {}
    sheet.check_names("switches", "switch", raw.switches, SWITCHES)
    for switch, rests in raw.switches.items():
        for code in rests:
            if code not in CODES:
                sheet.fault(f"switches.{switch}", f"unknown code {code!r}")
    return raw.switches
