"""Short words above a figure: the result of a blow, an injury, the order that comes up."""

from __future__ import annotations

from game.app.animation.stage import Stage, part
from game.app.board.effects import Tag, Words
from game.app.theme import INK, MOSS, WINE, Colour

ABOVE = 0.62
"""squares from a figure's middle to the first line above it"""

PARTS = {"head": "Head", "body": "Body", "right_arm": "Right Arm", "left_arm": "Left Arm"}
PART_LETTERS = {"H": "Head", "B": "Body", "R": "Right Arm", "L": "Left Arm"}

HURT: Colour = WINE
SAFE: Colour = MOSS
PLAIN: Colour = INK


def say(stage: Stage, name: str | None, text: str, time: float, colour: Colour = PLAIN) -> None:
    """A line that rises a little above a figure and fades at the very end; several stand above each other."""
    place = stage.place(name)
    if place is None or name is None:
        return
    fade = part(time, 0.0, 0.12) * (1 - part(time, 0.9, 1.0) * 0.6)
    rise = 0.15 * part(time, 0.0, 0.5)
    stage.show(Words(text, (place[0], place[1] - ABOVE), colour, rise, fade, stage.stacked(name)))
    stage.focus.append(place)


def tag(stage: Stage, name: str, text: str, struck: bool = False) -> None:
    """The order a figure carries out; `struck`: it fails, and what is shown of it already is crossed out."""
    place = stage.place(name)
    if place is None:
        return
    shown = stage.kept.get(f"order of {name}")
    if isinstance(shown, Tag):
        shown.struck = struck
        return
    made = Tag(text, (place[0], place[1] - ABOVE), struck=struck, line=stage.stacked(name))
    stage.kept[f"order of {name}"] = made
    stage.show(made)


def wound(result: str) -> str:
    """The card's short form in words: "4B" is "4 Body"."""
    return f"{result[:-1]} {PART_LETTERS.get(result[-1:], result[-1:])}" if result else ""
