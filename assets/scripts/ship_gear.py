"""Guns, masts and ropes, 128 pixels a square."""

from __future__ import annotations

import math

from ink import Plate, curve, lines, rings, without
from palette import (
    BRASS,
    CARPET_RED,
    INK,
    IRON,
    OAK,
    OAK_DARK,
    OAK_LIGHT,
    ROPE,
    mix,
)
from wood import board, nail

SQUARE = 128


def rope(name: str = "rope") -> Plate:
    """A hanging rope from above: a coil with its end trailing."""
    plate = Plate(SQUARE, SQUARE, name)
    trail = curve([(64, 64), (88, 72), (98, 92), (84, 108), (64, 106)])
    mask = plate.stroke(trail, 8, 8)
    plate.part(mask, ROPE, dark=0.12, relief=0.6, depth=3, outline=1.7, cast=4)
    _strands(plate, trail)
    for radius in (40, 29, 18):
        circle = without(plate.ellipse(60, 58, radius), plate.ellipse(60, 58, radius - 9))
        plate.part(circle, ROPE, dark=0.12, relief=0.7, depth=3, outline=1.8, cast=3)
        n = round(radius * 0.75)
        for k in range(n):
            a = k * math.tau / n
            p = [
                (60 + (radius - r) * math.cos(a + t), 58 + (radius - r) * math.sin(a + t))
                for r, t in ((1, 0), (4.5, 3.2 / radius), (8, 6.0 / radius))
            ]
            plate.line(p, 1.3, strength=0.85)
    plate.part(plate.ellipse(60, 58, 9), ROPE, dark=0.2, relief=0.8, depth=4, outline=1.8, cast=2)
    plate.line([(54, 55), (60, 60), (66, 56)], 1.5)
    plate.line([(55, 61), (60, 65), (66, 61)], 1.5)
    return plate


def _strands(plate: Plate, way: list[tuple[float, float]]) -> None:
    for (x1, y1), (x2, y2) in zip(way[4::3], way[5::3], strict=False):
        d = math.hypot(x2 - x1, y2 - y1) or 1
        ux, uy = (x2 - x1) / d, (y2 - y1) / d
        plate.line(
            [
                (x1 - uy * 3.4 - ux * 2, y1 + ux * 3.4 - uy * 2),
                (x1 + uy * 3.4 + ux * 2, y1 - ux * 3.4 + uy * 2),
            ],
            1.2,
            strength=0.85,
            smooth=False,
        )


def cannon(squares: int, name: str) -> Plate:
    """A ship's gun on its truck carriage, muzzle to the north (one square) or to the east (two)."""
    plate = Plate(SQUARE * squares, SQUARE, name)
    w = SQUARE * squares
    long = squares == 2

    def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        # Drawn muzzle north along a length of 128 or 256, then laid east for the long gun.
        return [(w - y, x) for x, y in points] if long else points

    n = w if long else SQUARE
    for y in (n * 0.48, n * 0.86):
        axle = plate.polygon(at([(26, y - 5), (102, y - 5), (102, y + 5), (26, y + 5)]))
        board(plate, axle, OAK_DARK, upright=long, cast=3, dark=0.25)
        for x in (24, 104):
            wheel = plate.polygon(at([(x - 7, y - 14), (x + 7, y - 14), (x + 7, y + 14), (x - 7, y + 14)]))
            board(plate, wheel, OAK, upright=not long, cast=4, dark=0.2, relief=0.7, outline=1.9)
    for x1, x2 in ((33, 46), (82, 95)):
        cheek = plate.polygon(at([(x1, n * 0.38), (x2, n * 0.38), (x2 + 2, n * 0.93), (x1 - 2, n * 0.93)]))
        board(
            plate,
            cheek,
            mix(CARPET_RED, OAK_DARK, 0.45),
            upright=not long,
            cast=4,
            dark=0.18,
            relief=0.6,
            outline=1.9,
        )
    barrel = at(
        curve([(54, n * 0.09), (50, n * 0.35), (46, n * 0.60), (43, n * 0.84), (50, n * 0.91)])
        + curve([(78, n * 0.91), (85, n * 0.84), (82, n * 0.60), (78, n * 0.35), (74, n * 0.09)])
    )
    screen = lines(plate.size, plate.rng, 3.4, 0 if long else 90)
    light = (0.0, -1.0) if long else (-1.0, 0.0)
    plate.part(
        plate.polygon(barrel),
        IRON,
        screen=screen,
        dark=0.22,
        relief=1.0,
        depth=10,
        outline=2.2,
        cast=5,
        light=light,
    )
    for t, half, thick in ((0.06, 15, 6), (0.11, 13, 3), (0.36, 16, 3), (0.58, 19.5, 4), (0.83, 23, 5)):
        y = n * t
        band = plate.polygon(
            at(
                [
                    (64 - half, y - thick),
                    (64 + half, y - thick),
                    (64 + half, y + thick),
                    (64 - half, y + thick),
                ]
            )
        )
        plate.part(
            band,
            mix(IRON, BRASS, 0.35),
            screen=screen,
            dark=0.2,
            relief=0.8,
            depth=5,
            outline=1.5,
            cast=1.5,
            light=light,
        )
    for x in (42, 86):
        ((px, py),) = at([(x, n * 0.52)])
        plate.part(plate.ellipse(px, py, 6), IRON, dark=0.2, relief=0.8, outline=1.6, cast=2)
    ((px, py),) = at([(64, n * 0.955)])
    plate.part(plate.ellipse(px, py, 7), IRON, dark=0.2, relief=0.9, depth=4, outline=1.7, cast=3)
    ((px, py),) = at([(64, n * 0.02 + 1.5)])
    mouth = plate.ellipse(px, py, 3.4 if long else 8, 8 if long else 3.4)
    plate.lay(mouth, INK)
    ((px, py),) = at([(64, n * 0.77)])
    plate.lay(plate.ellipse(px, py, 2.6), INK)
    return plate


def mast(name: str = "mast") -> Plate:
    plate = Plate(SQUARE, SQUARE, name)
    octagon = [
        (
            64 + 54 * math.cos(k * math.tau / 8 + math.tau / 16),
            64 + 54 * math.sin(k * math.tau / 8 + math.tau / 16),
        )
        for k in range(8)
    ]
    board(plate, plate.polygon(octagon), OAK, cast=5, dark=0.24, relief=0.5, outline=2.2)
    for k in range(8):
        a = k * math.tau / 8
        nail(plate, 64 + 46 * math.cos(a), 64 + 46 * math.sin(a), 2.2)
    plate.part(plate.ellipse(64, 64, 42), IRON, dark=0.2, relief=0.5, depth=3, outline=2, cast=4)
    plate.part(
        plate.ellipse(64, 64, 36),
        OAK_LIGHT,
        screen=rings(plate.size, plate.rng, (61, 66), 3.6),
        dark=0.24,
        relief=0.5,
        depth=6,
        outline=2.2,
        cast=0,
    )
    for k in range(9):
        a = k * 0.71 + 0.3
        r1, r2 = plate.rng.uniform(3, 14), plate.rng.uniform(24, 33)
        plate.line(
            [
                (61 + r1 * math.cos(a), 66 + r1 * math.sin(a)),
                (62 + r2 * math.cos(a + 0.08), 65 + r2 * math.sin(a + 0.08)),
            ],
            1.4,
            strength=0.8,
        )
    return plate
