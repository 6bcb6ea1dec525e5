"""Short words and labels beside a figure, for the motions of any system."""

from __future__ import annotations

from game.app.animation.stage import Stage, part
from game.app.board.effects import Tag, Words
from game.app.theme import INK, MOSS, WINE, Colour

OFF = 0.68
"""squares from a figure's middle to its first line"""

HURT: Colour = WINE
SAFE: Colour = MOSS
PLAIN: Colour = INK


def say(stage: Stage, name: str | None, text: str, time: float, colour: Colour = PLAIN) -> None:
    """A line that drifts a little away from a figure and fades at the very end; several stand one behind the other."""
    place = stage.place(name)
    if place is None or name is None:
        return
    up = upwards(stage, name)
    fade = part(time, 0.0, 0.12) * (1 - part(time, 0.9, 1.0) * 0.6)
    rise = 0.15 * part(time, 0.0, 0.5) * up
    stage.show(Words(text, (place[0], place[1] - OFF * up), colour, rise, fade, stage.stacked(name) * up))
    stage.focus.append(place)


def note(stage: Stage, name: str, text: str, fade: float = 1.0) -> None:
    """A sentence on a label of its own."""
    place = stage.place(name)
    if place is not None:
        up = upwards(stage, name)
        stage.show(Tag(text, (place[0], place[1] - OFF * up), fade, line=stage.stacked(name) * up))


def upwards(stage: Stage, name: str) -> int:
    """1 if lines stand above a figure, -1 if below: behind one who looks up the board, out of his blade's way."""
    token = stage.tokens.get(name)
    return -1 if token is not None and token.facing == "N" else 1


def tag(stage: Stage, name: str, text: str, struck: bool = False) -> None:
    """The order a figure carries out; `struck`: it fails, and what is shown of it already is crossed out."""
    place = stage.place(name)
    if place is None:
        return
    shown = stage.kept.get(f"order of {name}")
    if isinstance(shown, Tag):
        shown.struck = struck
        return
    up = upwards(stage, name)
    made = Tag(text, (place[0], place[1] - OFF * up), struck=struck, line=stage.stacked(name) * up)
    stage.kept[f"order of {name}"] = made
    stage.show(made)
