"""How sides are told apart: a colour, a pattern, the shape of a badge and a letter (`assets/sides.json`)."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from dataclasses import dataclass, replace

from game import places

log = logging.getLogger(__name__)

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class SideLook:
    id: str
    name: str
    colour: Colour
    ink: Colour
    pattern: str
    badge: str


PLAIN = (
    SideLook("red", "Red", (194, 58, 43), (253, 238, 224), "solid", "disc"),
    SideLook("blue", "Blue", (47, 111, 176), (238, 244, 251), "stripes", "square"),
)
"""What is used if the file is missing."""

PALETTES: dict[str, dict[str, tuple[str, str]]] = {
    # Okabe and Ito's colours, drawn further apart for those who see no blue; a test simulates all common kinds of eyes.
    "distinct": {
        "red": ("#dd4a00", "#fff4ea"),
        "blue": ("#0d62be", "#eef6fb"),
        "green": ("#12bd78", "#03261c"),
        "yellow": ("#f5df2c", "#3a3405"),
        "violet": ("#cc74ad", "#2d0d1f"),
        "white": ("#eaf8f2", "#222222"),
    },
    "strong": {
        "red": ("#e00000", "#ffffff"),
        "blue": ("#0030d0", "#ffffff"),
        "green": ("#00c060", "#000000"),
        "yellow": ("#ffe000", "#000000"),
        "violet": ("#5a0090", "#ffffff"),
        "white": ("#ffffff", "#000000"),
    },
}
"""For the setting `side_palette`: colour and ink in place of the painted ones; shapes and patterns stay."""


def _colour(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def load(palette: str = "painted") -> tuple[SideLook, ...]:
    """Every look a side can have, in the file's order."""
    file = places.assets() / "sides.json"
    try:
        rows = json.loads(file.read_text(encoding="utf-8"))
        looks = [
            SideLook(row["id"], row["name"], _colour(row["colour"]), _colour(row["ink"]), row["pattern"], row["badge"])
            for row in rows
        ]
    except (OSError, ValueError, KeyError, TypeError) as fault:
        log.warning("The side colours %s cannot be read (%r); plain ones stand in for them.", file, fault)
        looks = list(PLAIN)
    other = PALETTES.get(palette, {})
    looks = [
        replace(look, colour=_colour(other[look.id][0]), ink=_colour(other[look.id][1])) if look.id in other else look
        for look in looks
    ]
    return tuple(looks)


class Sides:
    """Gives each side a look: its own if it is named after one, else the next that is free, in order of their names."""

    def __init__(self, names: Iterable[str] = (), palette: str = "painted") -> None:
        self.looks = load(palette)
        self.painted = palette not in PALETTES
        """whether the colours are those of the painted figures"""
        self._given: dict[str, SideLook] = {}
        self.meet(names)

    def meet(self, names: Iterable[str]) -> None:
        own = {look.id: look for look in self.looks}
        new = sorted(set(names) - self._given.keys())
        self._given.update({name: own[name] for name in new if name in own})
        for name in new:
            if name not in self._given:
                used = {look.id for look in self._given.values()}
                free = [look for look in self.looks if look.id not in used]
                self._given[name] = free[0] if free else self.looks[len(self._given) % len(self.looks)]

    def look(self, name: str) -> SideLook:
        if name not in self._given:
            self.meet([name])
        return self._given[name]
