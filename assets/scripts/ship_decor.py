"""What lies about a deck without being in anybody's way: gratings, hatches, the helm, coils, stains."""

from __future__ import annotations

import math

from floors import SQUARE
from ink import Plate, blur, without
from palette import BRASS, INK, IRON, OAK, OAK_DARK, OAK_LIGHT, ROPE, TAR, WALNUT, mix
from PIL import Image
from ship_edges import fresh
from wood import board, nail


def grating(columns: int, rows: int) -> Image.Image:
    """A hatch of that many squares under a grating, in a coaming."""
    w, h = columns * SQUARE, rows * SQUARE
    plate = Plate(w, h, f"grating {columns} {rows}")
    coaming = plate.box(3, 3, w - 3, h - 3, 2)
    board(plate, coaming, OAK, pitch=2, dark=0.2, relief=0.6, depth=2.5, outline=1.5, cast=3.5)
    pit = plate.box(10, 10, w - 10, h - 10)
    plate.lay(pit, mix(INK, (0, 0, 0), 0.4))
    for x in range(14, w - 12, 9):
        board(
            plate, plate.box(x, 10, x + 4, h - 10), OAK_DARK, upright=True, pitch=1.5, dark=0.3, outline=0.8, depth=1.2
        )
    for y in range(14, h - 12, 9):
        board(
            plate, plate.box(10, y, w - 10, y + 4), mix(OAK, OAK_LIGHT, 0.3), pitch=1.5, dark=0.2, outline=0.8, cast=1.2
        )
    plate.contour(pit, 1.4)
    for x, y in ((6.5, 6.5), (w - 6.5, 6.5), (6.5, h - 6.5), (w - 6.5, h - 6.5)):
        nail(plate, x, y, 1.3)
    return plate.finished()


def helm() -> Image.Image:
    """A ship's wheel seen from above, the helmsman's place to its west."""
    plate = fresh("helm")
    bed = plate.box(22, 18, 46, 46, 2)
    board(plate, bed, OAK_DARK, pitch=1.8, dark=0.22, relief=0.6, outline=1.5, cast=4)
    barrel = plate.box(24, 22, 44, 42, 4)
    board(plate, barrel, OAK_LIGHT, upright=True, pitch=2, dark=0.18, relief=0.9, depth=4, outline=1.3, cast=2)
    for y in (27, 32, 37):
        plate.part(plate.box(23, y - 1.5, 45, y + 1.5, 1), ROPE, dark=0.16, relief=0.6, depth=1, outline=0.8, cast=1)
    rim = plate.box(15, 8, 21, 56, 2.5)
    board(plate, rim, OAK, upright=True, pitch=1.7, dark=0.16, relief=0.9, depth=2, outline=1.5, cast=4)
    for y in (5, 14, 24, 40, 50, 59):
        grip = plate.box(11, y - 2, 25, y + 2, 2)
        board(plate, grip, OAK_LIGHT, pitch=1.6, dark=0.16, relief=0.8, depth=1.4, outline=1.1, cast=2)
    plate.part(plate.ellipse(18, 32, 5), BRASS, dark=0.14, relief=0.9, depth=2, outline=1.3, cast=2)
    return plate.finished()


def capstan() -> Image.Image:
    """A low capstan head let into the deck."""
    plate = fresh("capstan")
    for k in range(6):
        a = k * math.tau / 6 + 0.26
        bar = plate.stroke([(32, 32), (32 + 27 * math.cos(a), 32 + 27 * math.sin(a))], 4.6, 3.4, smooth=False)
        board(plate, bar, OAK_LIGHT, pitch=1.8, dark=0.2, relief=0.7, depth=1.5, outline=1.1, cast=3)
    plate.part(plate.ellipse(32, 32, 15), OAK_DARK, dark=0.22, relief=0.8, depth=4, outline=1.6, cast=4)
    plate.part(plate.ellipse(32, 32, 10), IRON, dark=0.2, relief=0.7, depth=3, outline=1.2, cast=2)
    plate.part(plate.ellipse(32, 32, 4), OAK_LIGHT, dark=0.2, relief=0.7, depth=2, outline=1.1, cast=1)
    return plate.finished()


def coil(seed: str) -> Image.Image:
    """A rope coiled flat on the deck, smaller and paler than one that hangs."""
    plate = fresh(seed)
    x, y = 32 + plate.rng.uniform(-6, 6), 32 + plate.rng.uniform(-6, 6)
    colour = mix(ROPE, WALNUT, 0.35)
    for radius in (15, 11, 7):
        ring = without(plate.ellipse(x, y, radius), plate.ellipse(x, y, radius - 3.6))
        plate.part(ring, colour, dark=0.16, relief=0.6, depth=1.2, outline=0.9, cast=1.5, hatch=0)
        for k in range(round(radius * 1.6)):
            a = k * math.tau / round(radius * 1.6)
            points = [
                (x + r * math.cos(a + t), y + r * math.sin(a + t)) for r, t in ((radius, 0), (radius - 3.4, 0.24))
            ]
            plate.line(points, 0.7, strength=0.7, smooth=False, end=0.7)
    tail = [(x + 13, y + 4), (x + 20, y + 10), (x + 17, y + 19), (x + 25, y + 23)]
    plate.part(plate.stroke(tail, 3.4, 3.4), colour, dark=0.16, relief=0.6, depth=1.2, outline=0.9, cast=1.5, hatch=0)
    return plate.finished()


def shot() -> Image.Image:
    """Cannon balls in their rack."""
    plate = fresh("shot")
    rack = plate.box(8, 24, 56, 40, 3)
    board(plate, rack, OAK_DARK, pitch=1.8, dark=0.22, relief=0.5, outline=1.4, cast=3)
    for x in (16, 26.6, 37.3, 48):
        plate.part(plate.ellipse(x, 32, 4.8), IRON, dark=0.26, relief=1.0, depth=3, outline=1.2, cast=2)
    return plate.finished()


def wet(seed: str) -> Image.Image:
    """Where a bucket was swilled: darkened boards."""
    plate = fresh(seed)
    rng = plate.rng
    rim = [
        (32 + rng.uniform(10, 24) * math.cos(a), 32 + rng.uniform(9, 20) * math.sin(a))
        for a in (k * math.tau / 10 for k in range(10))
    ]
    plate.lay(blur(plate.blob(rim), 1.4), TAR, 0.24)
    for _ in range(6):
        plate.lay(plate.ellipse(rng.uniform(8, 56), rng.uniform(8, 56), rng.uniform(0.8, 2.2)), TAR, 0.3)
    return plate.finished()
