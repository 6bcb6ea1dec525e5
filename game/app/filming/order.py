"""What is to be filmed, and how. It needs no pygame, so that the command line can refuse an order at once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Format = Literal["gif", "apng", "mp4", "png-sheet"]
FORMATS: tuple[Format, ...] = ("gif", "apng", "mp4", "png-sheet")
ENDINGS: dict[Format, str] = {"gif": ".gif", "apng": ".png", "mp4": ".mp4", "png-sheet": ".png"}
SIZES: dict[Format, tuple[int, int]] = {
    "gif": (800, 640),
    "apng": (800, 640),
    "mp4": (1280, 960),
    "png-sheet": (480, 400),
}
"""Of one picture, where none is asked for."""
FRAMES: dict[Format, int] = {"gif": 12, "apng": 12, "mp4": 30, "png-sheet": 12}
"""A second, where nothing else is asked for."""
SMALLEST, LARGEST = (240, 180), (3840, 2160)
SPEEDS = (0.25, 4.0)
MOST_FRAMES = 60
"""a second"""

Turns = tuple[int, int]
"""The first and the last of the longest stretches of time that are shown."""


class FilmError(Exception):
    """No film can be made; one line with the remedy."""


@dataclass(frozen=True, slots=True)
class Order:
    """`recording`: a replay or a save. `out`: the file to make. `turns`: None is all there are.

    `size` in pixels and `frames` a second: None is what suits the format. `speed`: as on the watching screen.
    `overwrite`: a file that is there already may be lost. `palette`: how sides are coloured, as in the settings.
    """

    recording: Path
    format: Format
    out: Path
    turns: Turns | None = None
    size: tuple[int, int] | None = None
    speed: float = 1.0
    frames: int | None = None
    overwrite: bool = False
    palette: str = "painted"

    @property
    def pixels(self) -> tuple[int, int]:
        width, height = self.size or SIZES[self.format]
        # Most players show films only where colour can be halved in both directions.
        return (width - width % 2, height - height % 2) if self.format == "mp4" else (width, height)

    @property
    def rate(self) -> int:
        return self.frames or FRAMES[self.format]


def read_size(text: str) -> tuple[int, int]:
    """From "960x600". Raises FilmError."""
    found = re.fullmatch(r"\s*(\d{1,5})\s*[x×*]\s*(\d{1,5})\s*", text, re.IGNORECASE)
    if found is None:
        raise FilmError(f"--size: {text!r} is no size; write width and height in pixels, such as 960x600")
    width, height = int(found[1]), int(found[2])
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        least, most = "x".join(map(str, SMALLEST)), "x".join(map(str, LARGEST))
        raise FilmError(f"--size: {width}x{height} cannot be drawn; choose from {least} to {most}")
    return width, height


def read_turns(text: str) -> Turns:
    """From "3", "2-4". Raises FilmError."""
    found = re.fullmatch(r"\s*(\d{1,6})\s*(?:[-–]\s*(\d{1,6})\s*)?", text)
    if found is None:
        raise FilmError(f"--turns: {text!r} is neither a turn nor a row of them; write 3 or 2-4")
    first, last = int(found[1]), int(found[2] or found[1])
    if last < first:
        raise FilmError(f"--turns: {text} ends before it begins; write {last}-{first}")
    return first, last
