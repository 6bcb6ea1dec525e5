"""Squares that are all stone, and a door of one square: pillar, statue, small door."""

from __future__ import annotations

import math

from ink import blur, lines, rings
from palette import BRASS, INK, IRON, OAK, OAK_DARK, STONE, WALNUT, mix
from PIL import Image
from tavern_edges import THICK, fresh, moonlight, wall_strip
from wood import board, nail

STONEWORK = mix(STONE, WALNUT, 0.2)


def pillar() -> Image.Image:
    """A round column on a square base."""
    plate = fresh("pillar")
    plate.lay(blur(plate.box(4, 6, 62, 64, 6), 3.5), INK, 0.55)
    base = plate.box(3, 3, 61, 61, 3)
    plate.part(
        base,
        mix(STONE, WALNUT, 0.42),
        screen=lines(plate.size, plate.rng, 2.4, 30),
        dark=0.24,
        relief=0.6,
        depth=3,
        outline=1.6,
        cast=0,
    )
    for radius, tint, dark in ((26, 0.3, 0.2), (21, 0.12, 0.12)):
        plate.part(
            plate.ellipse(32, 32, radius),
            mix(STONE, WALNUT, tint),
            screen=rings(plate.size, plate.rng, (32, 32), 2.3),
            dark=dark,
            relief=0.8,
            depth=4,
            outline=1.5,
            cast=3,
        )
    for k in range(12):
        c, s = math.cos(k * math.tau / 12), math.sin(k * math.tau / 12)
        plate.line([(32 + 17 * c, 32 + 17 * s), (32 + 20.5 * c, 32 + 20.5 * s)], 1.0, smooth=False, end=1.0)
    return plate.finished()


def statue() -> Image.Image:
    """A stone swordsman on a round plinth, seen from above as everybody is: hat, shoulders, point down."""
    plate = fresh("statue")
    plate.lay(blur(plate.ellipse(34, 36, 29), 3.5), INK, 0.55)
    plate.part(
        plate.ellipse(32, 32, 28.5),
        mix(STONE, WALNUT, 0.4),
        screen=rings(plate.size, plate.rng, (32, 32), 2.4),
        dark=0.24,
        relief=0.7,
        depth=3,
        outline=1.6,
        cast=0,
    )
    cloak = plate.blob([(12, 36), (20, 22), (32, 18), (44, 22), (52, 36), (44, 47), (32, 51), (20, 47)])
    screen = lines(plate.size, plate.rng, 2.3, 80)
    plate.part(cloak, STONEWORK, screen=screen, dark=0.18, relief=0.8, depth=5, outline=1.6, cast=3)
    for x in (20, 26, 38, 44):
        plate.line([(x + (32 - x) * 0.3, 30), (x, 47)], 1.0, strength=0.8)
    brim = plate.blob([(17, 28), (25, 19), (39, 19), (47, 28), (42, 38), (32, 41), (22, 38)])
    plate.part(brim, mix(STONE, WALNUT, 0.08), screen=screen, dark=0.14, relief=0.7, depth=3, outline=1.5, cast=3)
    crown = plate.ellipse(32, 29, 8.5, 7.5)
    plate.part(crown, STONE, screen=screen, dark=0.12, relief=0.9, depth=3, outline=1.4, cast=2)
    plate.line([(46, 40), (50, 46), (53, 56)], 2.2, end=1.2)
    plate.line([(44, 45), (51, 42)], 1.8, smooth=False, end=1.8)
    return plate.finished()


def small_door() -> Image.Image:
    """A door of one leaf in the north wall."""
    plate = fresh("small door")
    moonlight(plate, 12, 52, 0.4)
    wall_strip(plate, 0, 10)
    wall_strip(plate, 54, 64)
    sill = plate.box(9, 0, 55, THICK + 3)
    screen = lines(plate.size, plate.rng, 2.6, 20)
    plate.part(sill, mix(STONE, OAK, 0.25), screen=screen, dark=0.16, relief=0.3, depth=2, outline=1.1, cast=0)
    leaf = plate.box(11, 2.2, 53, THICK - 1.2)
    board(plate, leaf, OAK, pitch=1.9, dark=0.18, relief=0.4, depth=2, outline=1.4, cast=3)
    for x in (21, 32, 43):
        plate.line([(x, 2.4), (x, THICK - 1.4)], 0.8, smooth=False, end=0.8)
    plate.part(plate.box(11, 5, 40, 7.4), IRON, dark=0.15, relief=0.4, depth=1, outline=0.9, cast=1, hatch=0)
    for x in (15, 25, 36):
        nail(plate, x, 6.2, 0.9)
    plate.part(plate.ellipse(47, THICK - 1, 2.8), BRASS, dark=0.1, relief=0.6, depth=1.5, outline=1.0, cast=1.5)
    for x in (5, 52):
        post = plate.box(x, -1, x + 7, THICK + 3, 1)
        board(plate, post, OAK_DARK, upright=True, pitch=1.8, dark=0.2, relief=0.6, outline=1.3, cast=2)
    return plate.finished()
