"""The carpet: one drawing of three by three squares, from which any size is laid."""

from __future__ import annotations

import math

from ink import SCALE, Mask, Plate, both, cut, down, flat, wave, within, without, work
from palette import (
    BRASS,
    CARPET_BLUE,
    CARPET_RED,
    INK,
    OAK,
    PARCHMENT,
    mix,
)

SQUARE = 128


def carpet(name: str = "carpet_9") -> Plate:
    """A nine-patch of three by three squares: corners, edges that repeat, a centre that repeats."""
    w = SQUARE * 3
    plate = Plate(w, w, name)

    inset = 9.0
    for k in range(44):
        x = inset + 4 + k * (w - 2 * inset - 8) / 43
        for y1, y2 in ((inset + 2, 1.5), (w - inset - 2, w - 1.5)):
            plate.line(
                [(x, y1), (x + plate.rng.uniform(-1.2, 1.2), y2)],
                2.6,
                mix(PARCHMENT, OAK, 0.35),
                smooth=False,
                end=1.8,
            )
            plate.line([(x + 1.3, y1), (x + 1.3, y2)], 0.8, strength=0.6, smooth=False, end=0.5)
    ground = plate.box(inset, inset, w - inset, w - inset, 3)
    plate.shade_below(ground, 3, 0.6)
    # One weave for all nine squares: pitch divides the square so that the patches join without a seam.
    weave = wave(work(lambda f: f["y"] / (SCALE * 4.0), y=down(plate.size)))
    plate.part(ground, CARPET_RED, screen=weave, dark=0.2, relief=0.2, depth=3, outline=2.2, cast=0)

    def ring(a: float, b: float) -> Mask:
        return without(plate.box(a, a, w - a, w - a), plate.box(b, b, w - b, w - b))

    for a, b, colour in ((18, 22, BRASS), (22, 52, CARPET_BLUE), (52, 56, BRASS)):
        band = ring(a, b)
        plate.lay(band, colour, 0.92)
        plate.lay(within(band, cut(flat(plate.size, 0.22), weave)), INK, 0.75)
        plate.contour(band, 1.1)
    step = SQUARE / 3
    count = 9
    for k in range(count):
        t = step * (k + 0.5)
        for x, y in ((t, 37), (t, w - 37), (37, t), (w - 37, t)):
            if 56 < t < w - 56:
                _flower(plate, x, y, 8.5, BRASS)
    for k in range(10):
        t = step * k
        for x, y in ((t, 37), (t, w - 37), (37, t), (w - 37, t)):
            if 56 < t < w - 56:
                plate.lay(plate.polygon([(x, y - 4), (x + 4, y), (x, y + 4), (x - 4, y)]), PARCHMENT, 0.9)
    for x in (37, w - 37):
        for y in (37, w - 37):
            _flower(plate, x, y, 12, PARCHMENT)
    field = plate.box(58, 58, w - 58, w - 58)
    half = SQUARE / 2
    lattice = plate.blank()
    for i in range(-1, 7):
        for j in range(-1, 7):
            if (i + j) % 2 == 0:
                x, y = i * half, j * half
                diamond = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
                small = [(x, y - half + 3), (x + half - 3, y), (x, y + half - 3), (x - half + 3, y)]
                lattice = both(lattice, without(plate.polygon(diamond), plate.polygon(small)))
    plate.lay(within(lattice, field), mix(BRASS, CARPET_RED, 0.25), 0.8)
    for i in range(0, 7):
        for j in range(0, 7):
            x, y = i * half, j * half
            if 70 < x < w - 70 and 70 < y < w - 70:
                _flower(plate, x, y, 13 if (i + j) % 2 == 0 else 7, PARCHMENT if (i + j) % 2 == 0 else BRASS)
    return plate


def _flower(plate: Plate, x: float, y: float, radius: float, colour: tuple[int, int, int]) -> None:
    petals = both(
        *(
            plate.ellipse(x + radius * 0.55 * math.cos(a), y + radius * 0.55 * math.sin(a), radius * 0.42)
            for a in (k * math.tau / 4 + math.tau / 8 for k in range(4))
        )
    )
    plate.lay(petals, colour, 0.92)
    plate.contour(petals, 0.9)
    plate.lay(plate.ellipse(x, y, radius * 0.28), CARPET_BLUE)
    plate.contour(plate.ellipse(x, y, radius * 0.28), 0.8)
