"""Mugs, loose weapons, glass, and the marks of a fight, 128 pixels a square."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from blades import BLADES
from ink import (
    SCALE,
    Plate,
    across,
    blur,
    both,
    down,
    rings,
    to_mask,
    turned,
    within,
    without,
    work,
)
from palette import (
    ALE,
    BLOOD,
    CANDLE,
    CREAM,
    GLASS,
    INK,
    IRON,
    OAK,
    OAK_DARK,
    OAK_LIGHT,
    mix,
)
from wood import board, nail

SQUARE = 128


def mug(full: bool, name: str) -> Plate:
    """A hooped wooden tankard from above; full ones brim with foam."""
    plate = Plate(SQUARE, SQUARE, name)
    handle = without(plate.ellipse(91, 64, 18, 16), plate.ellipse(90, 64, 9.5, 8))
    plate.part(handle, OAK, dark=0.18, relief=0.7, depth=3, outline=2.2, cast=4)
    outer = plate.ellipse(60, 64, 31)
    plate.part(
        outer,
        OAK,
        screen=rings(plate.size, plate.rng, (60, 64), 3.4),
        dark=0.2,
        relief=0.6,
        depth=4,
        outline=2.4,
        cast=6,
        cast_strength=0.65,
    )
    for k in range(14):
        a = k * math.tau / 14
        plate.line(
            [
                (60 + 24 * math.cos(a), 64 + 24 * math.sin(a)),
                (60 + 30.5 * math.cos(a), 64 + 30.5 * math.sin(a)),
            ],
            1.2,
            strength=0.9,
            smooth=False,
            end=1.2,
        )
    inside = plate.ellipse(60, 64, 23.5)
    if not full:
        plate.part(
            inside,
            OAK_DARK,
            screen=rings(plate.size, plate.rng, (60, 64), 3),
            dark=0.5,
            relief=0.2,
            depth=6,
            outline=2,
            cast=0,
        )
        plate.lay(within(inside, blur(plate.ellipse(53, 57, 17), 4)), INK, 0.75)
        plate.part(plate.ellipse(63, 68, 12), mix(OAK, OAK_DARK, 0.5), dark=0.3, relief=0.4, outline=1.1, cast=0)
        return plate
    plate.part(inside, ALE, dark=0.05, relief=0.3, depth=4, outline=2, cast=0, hatch=0)
    for x, y, r in (
        (50, 54, 10),
        (66, 51, 9),
        (75, 64, 9.5),
        (68, 76, 10),
        (52, 74, 10.5),
        (45, 64, 8.5),
        (61, 64, 11),
    ):
        plate.part(
            plate.ellipse(x, y, r),
            CREAM,
            dark=0.02,
            relief=0.45,
            depth=3,
            outline=1.1,
            cast=1,
            cast_strength=0.25,
            hatch=0.5,
        )
    plate.contour(inside, 2)
    for x, y, r in ((55, 59, 2.4), (66, 69, 2), (70, 58, 1.8), (52, 69, 1.8)):
        plate.contour(plate.ellipse(x, y, r), 0.8)
    return plate


def broken_glass(name: str = "broken_glass") -> Plate:
    """A spilt full mug: a puddle of ale, shards and staves."""
    plate = Plate(SQUARE, SQUARE, name)
    rng = plate.rng
    rim = [
        (64 + (33 + rng.uniform(-11, 13)) * math.cos(a), 66 + (29 + rng.uniform(-9, 11)) * math.sin(a))
        for a in (k * math.tau / 13 for k in range(13))
    ]
    spill = both(plate.blob(rim), plate.ellipse(106, 52, 5, 4), plate.ellipse(23, 88, 4, 3), plate.ellipse(98, 97, 3.4))
    plate.lay(spill, mix(ALE, OAK_DARK, 0.35), 0.62)
    plate.contour(spill, 1.3, mix(INK, ALE, 0.2))
    plate.lay(within(blur(plate.ellipse(54, 56, 13, 8), 3), spill), CREAM, 0.45)
    for k in range(13):
        a, d = k * math.tau / 13 + rng.uniform(-0.25, 0.25), rng.uniform(10, 44)
        x, y, s = 64 + d * math.cos(a), 65 + d * math.sin(a), rng.uniform(5, 10.5)
        shard = turned(
            [
                (x - s, y - s * 0.5),
                (x + s * 0.3, y - s * 0.85),
                (x + s, y + s * 0.35),
                (x - s * 0.1, y + s * 0.6),
            ],
            rng.uniform(0, 360),
            (x, y),
        )
        plate.part(plate.polygon(shard), GLASS, dark=0.03, relief=0.5, depth=2.5, outline=1.5, cast=2, hatch=0.6)
        plate.line(
            [shard[0], ((shard[1][0] + shard[2][0]) / 2, (shard[1][1] + shard[2][1]) / 2)],
            0.9,
            CREAM,
            smooth=False,
        )
    hoop = without(plate.ellipse(76, 60, 17, 13), plate.ellipse(76, 60, 14, 10))
    plate.part(within(hoop, plate.box(60, 44, 128, 66)), IRON, dark=0.1, relief=0.3, depth=1.5, outline=1.2, cast=2)
    return plate


def splinters(name: str = "splinters") -> Plate:
    plate = Plate(SQUARE, SQUARE, name)
    rng = plate.rng
    for k in range(22):
        a, d = rng.uniform(0, math.tau), rng.uniform(4, 46)
        x, y, s = 64 + d * math.cos(a), 64 + d * math.sin(a), rng.uniform(7, 19)
        t = rng.uniform(1.6, 4.2)
        points = turned(
            [
                (x - s, y),
                (x - s * 0.4, y - t),
                (x + s * 0.7, y - t * 0.7),
                (x + s, y + t * 0.5),
                (x - s * 0.2, y + t),
            ],
            math.degrees(a) + rng.uniform(-50, 50),
            (x, y),
        )
        board(
            plate,
            plate.polygon(points),
            (OAK, OAK_LIGHT, OAK_DARK)[k % 3],
            cast=2.5,
            dark=0.15,
            pitch=2.6,
            outline=1.4,
        )
    nail(plate, 50, 80, 2.2)
    nail(plate, 83, 58, 2.2)
    return plate


def star(name: str = "star") -> Plate:
    """Stunned: a ring of little engraved stars."""
    plate = Plate(SQUARE, SQUARE, name)

    def points(x: float, y: float, r: float, turn: float) -> list[tuple[float, float]]:
        return [
            (
                x + (r if k % 2 == 0 else r * 0.42) * math.sin(turn + k * math.tau / 10),
                y - (r if k % 2 == 0 else r * 0.42) * math.cos(turn + k * math.tau / 10),
            )
            for k in range(10)
        ]

    plate.lay(
        to_mask(
            work(
                lambda f: (
                    f["max"](
                        1.0 - ((f["x"] - 64.0 * SCALE) ** 2.0 + (f["y"] - 64.0 * SCALE) ** 2.0) ** 0.5 / (62.0 * SCALE),
                        0.0,
                    )
                    * 0.5
                ),
                x=across(plate.size),
                y=down(plate.size),
            )
        ),
        CANDLE,
    )
    for k in range(12):
        a = k * math.tau / 12
        plate.line(
            [
                (64 + 26 * math.cos(a), 64 + 26 * math.sin(a)),
                (64 + 38 * math.cos(a + 0.1), 64 + 38 * math.sin(a + 0.1)),
            ],
            2.0,
        )
    shape = plate.polygon(points(64, 64, 33, 0.1))
    plate.part(shape, CANDLE, dark=0.03, relief=0.6, depth=5, outline=3, cast=4, light=(-0.7, -0.7))
    for k in range(5):
        a = 0.1 + k * math.tau / 5
        plate.line(
            [(64, 64), (64 + 26 * math.sin(a), 64 - 26 * math.cos(a))],
            1.2,
            end=0.6,
            smooth=False,
            strength=0.8,
        )
    for k in range(5):
        a = 0.1 + math.pi / 5 + k * math.tau / 5
        plate.part(
            plate.polygon(points(64 + 47 * math.sin(a), 64 - 47 * math.cos(a), 11, a)),
            CREAM,
            dark=0.03,
            relief=0.4,
            depth=3,
            outline=1.9,
            cast=2,
        )
    return plate


def blood(name: str = "blood") -> Plate:
    """Drops, as ink fallen from a full pen."""
    plate = Plate(SQUARE, SQUARE, name)
    rng = plate.rng
    drops = plate.blank()
    for x, y, r in (
        (52, 70, 17),
        (75, 56, 10),
        (68, 84, 8),
        (38, 50, 6),
        (90, 76, 5),
        (84, 38, 4),
        (47, 96, 3.6),
        (100, 52, 2.6),
        (28, 76, 2.6),
        (61, 38, 3),
    ):
        rim = [
            (x + r * rng.uniform(0.82, 1.2) * math.cos(a), y + r * rng.uniform(0.82, 1.2) * math.sin(a))
            for a in (k * math.tau / 9 for k in range(9))
        ]
        drops = both(drops, plate.blob(rim))
    for _ in range(9):
        a = rng.uniform(0, math.tau)
        start = (52 + 15 * math.cos(a), 70 + 15 * math.sin(a))
        drops = both(
            drops,
            plate.stroke(
                [
                    start,
                    (
                        start[0] + rng.uniform(7, 17) * math.cos(a),
                        start[1] + rng.uniform(7, 17) * math.sin(a),
                    ),
                ],
                4.5,
                0.8,
            ),
        )
    plate.part(drops, BLOOD, dark=0.14, relief=0.5, depth=4, outline=1.6, cast=2, light=(-0.7, -0.7))
    plate.lay(plate.stroke([(43, 66), (46, 61), (52, 58)], 3), CREAM, 0.6)
    plate.lay(plate.stroke([(70, 53), (74, 50)], 2), CREAM, 0.55)
    return plate


def shadow(name: str = "shadow") -> Plate:
    plate = Plate(SQUARE, SQUARE, name)
    fall = to_mask(
        work(
            lambda f: (
                f["max"](
                    1.0 - (((f["x"] / SCALE - 64.0) / 58.0) ** 2.0 + ((f["y"] / SCALE - 64.0) / 58.0) ** 2.0),
                    0.0,
                )
                ** 0.8
                * 0.62
            ),
            x=across(plate.size),
            y=down(plate.size),
        )
    )
    plate.lay(fall, mix(INK, (0, 0, 0), 0.5))
    return plate


# blades: drawn once, hilt at the origin, point to the north; `at` puts them in place ------------------


def loose(kind: str) -> Plate:
    """A weapon lying in its square, aslant."""
    plate = Plate(SQUARE, SQUARE, kind)
    middle = {"rapier": 36.0, "cutlass": 28.0, "dagger": 14.0}[kind]
    angle = {"rapier": 45.0, "cutlass": 38.0, "dagger": -52.0}[kind]

    def place(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        grown = [(x * 1.3, (y + middle) * 1.14) for x, y in points]
        return turned(grown, angle, (0, 0), (64, 64))

    BLADES[kind](plate, place, {"rapier": 94, "cutlass": 76, "dagger": 48}[kind])
    return plate


PIECES: dict[str, Callable[[], Plate]] = {
    "mug_full": partial(mug, True, "mug_full"),
    "mug_empty": partial(mug, False, "mug_empty"),
    "broken_glass": broken_glass,
    **{kind: partial(loose, kind) for kind in BLADES},
    "splinters": splinters,
    "star": star,
    "blood": blood,
    "shadow": shadow,
}
