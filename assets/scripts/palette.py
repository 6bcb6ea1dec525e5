"""The colours of the engraving: sepia ink, warm woods, parchment, candlelight."""

from __future__ import annotations

import json
from pathlib import Path

Colour = tuple[int, int, int]

ASSETS = Path(__file__).resolve().parents[1]


def from_hex(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`share` 0 gives `one`, 1 gives `other`."""
    r, g, b = (round(a + (c - a) * share) for a, c in zip(one, other, strict=True))
    return r, g, b


INK = from_hex("#24160d")
PARCHMENT = from_hex("#ead8b0")
CREAM = from_hex("#f4e9cf")
CANDLE = from_hex("#ffd27a")
OAK = from_hex("#a87644")
OAK_LIGHT = from_hex("#c79a5f")
OAK_DARK = from_hex("#6f4726")
WALNUT = from_hex("#4a2d19")
STONE = from_hex("#a59a88")
BRASS = from_hex("#d0a24a")
IRON = from_hex("#5d5b5b")
STEEL = from_hex("#dcdfdd")
LEATHER = from_hex("#6b4427")
SKIN = from_hex("#dcab80")
WINE = from_hex("#8c2b2b")
ALE = from_hex("#d9962f")
BLOOD = from_hex("#8f1d1d")
GLASS = from_hex("#cfd9c4")
ROPE = from_hex("#c6a468")
CARPET_RED = from_hex("#943a31")
CARPET_BLUE = from_hex("#31475c")
FELT = from_hex("#33302f")
SEA = from_hex("#4f7276")
SEA_DEEP = from_hex("#1f3a42")
SEA_LIGHT = from_hex("#8fb0a8")
TAR = from_hex("#2f221a")


def sides() -> list[dict[str, str]]:
    return json.loads((ASSETS / "sides.json").read_text(encoding="utf-8"))
