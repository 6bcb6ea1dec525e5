"""Rolling up a fighter, and where he begins (card: Optional Character Determination, Random Set Up)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from game.rules.swashbuckler.card.bands import D66, Band, Bands, RawBand, check_cover
from game.rules.swashbuckler.card.faults import Raw, Sheet, Source
from game.rules.swashbuckler.weapons import Handedness

FACTORS = ("strength", "endurance", "expertise")
BOARDS = ("tavern", "ship")


@dataclass(frozen=True, slots=True)
class Dice:
    """So many dice, added together."""

    count: int
    sides: int
    source: str


@dataclass(frozen=True, slots=True)
class Characters:
    """How a fighter is rolled (R4.1); `least_boxes` is what each part must have of his Constitution."""

    dice: Mapping[str, Dice]
    pirate_strength: int
    least_boxes: int
    handedness: Bands[Handedness]
    source: str

    def hand(self, roll: int) -> Handedness:
        """The handedness of a d66."""
        return self.handedness.at(roll)


class RawDice(Raw):
    count: int = Field(ge=1)
    sides: int = Field(ge=2)
    source: Source


class RawHand(RawBand):
    hand: Annotated[Handedness, Field(strict=False)]


class RawCharacters(Raw):
    source: Source
    dice: dict[str, RawDice]
    pirate_strength: int
    least_boxes: int = Field(ge=1)
    handedness: list[object]


class RawSetUp(Raw):
    source: Source
    boards: dict[str, dict[str, str]]


def read_characters(sheet: Sheet, data: object) -> Characters | None:
    raw = sheet.read(RawCharacters, data)
    if raw is None:
        return None
    sheet.check_names("dice", "factor", raw.dice, FACTORS)
    hands = [
        Band(band.low, band.high, band.hand, band.source)
        for _, band in sheet.read_all(RawHand, raw.handedness, "handedness")
    ]
    check_cover(sheet, "handedness", raw.handedness, D66)
    return Characters(
        dice={name: Dice(dice.count, dice.sides, dice.source) for name, dice in raw.dice.items()},
        pirate_strength=raw.pirate_strength,
        least_boxes=raw.least_boxes,
        handedness=Bands(tuple(hands)),
        source=raw.source,
    )


def read_set_up(sheet: Sheet, data: object) -> Mapping[str, Mapping[int, str]]:
    """Square names by board and d66."""
    raw = sheet.read(RawSetUp, data)
    if raw is None:
        return {}
    sheet.check_names("boards", "board", raw.boards, BOARDS)
    for board, squares in raw.boards.items():
        sheet.check_names(f"boards.{board}", "roll", squares, [str(face) for face in D66])
        for roll, square in squares.items():
            if not re.fullmatch(r"[A-Z][1-9][0-9]?", square):
                sheet.fault(f"boards.{board}.{roll}", f"{square!r} is no square; write one like H7")
    return {
        board: {int(roll): square for roll, square in squares.items() if roll.isdecimal()}
        for board, squares in raw.boards.items()
    }
