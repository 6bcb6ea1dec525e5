"""A sheet: one picture for each step, row by row, in a single PNG."""

from __future__ import annotations

from collections.abc import Callable
from typing import BinaryIO

import pygame
from PIL import Image

from game.app.filming.order import FilmError
from game.app.filming.shots import Shots
from game.app.theme import WOOD_DARK

GAP = 8
COLUMNS = 6
MOST_PIXELS = 60_000_000


def write(file: BinaryIO, shots: Shots, progress: Callable[[float], object]) -> None:
    """Raises FilmError if the sheet would be too large to be opened anywhere."""
    steps = shots.steps()
    if not steps:
        raise FilmError("nothing has happened in this recording that could be drawn")
    width, height = shots.size
    columns = min(COLUMNS, len(steps))
    rows = -(-len(steps) // columns)
    size = columns * (width + GAP) + GAP, rows * (height + GAP) + GAP
    if size[0] * size[1] > MOST_PIXELS:
        raise FilmError(
            f"a sheet of {len(steps)} pictures of {width}x{height} would be too large; choose a smaller --size, "
            "or fewer --turns"
        )
    sheet = Image.new("RGB", size, WOOD_DARK)
    for number, (start, stop) in enumerate(steps):
        row, column = divmod(number, columns)
        picture = pygame.image.tobytes(shots.still(start, stop), "RGB")
        at = (GAP + column * (width + GAP), GAP + row * (height + GAP))
        sheet.paste(Image.frombytes("RGB", shots.size, picture), at)
        progress((number + 1) / len(steps))
    sheet.save(file, "PNG")
