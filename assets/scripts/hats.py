"""Hats from straight above, front to the north: they tell the faction."""

from __future__ import annotations

import math
from collections.abc import Callable

from heraldry import Side
from ink import Plate, Point, Points, curve, rings, turned, without
from palette import BRASS, CREAM, FELT, INK, LEATHER, WALNUT, from_hex, mix

HAT = 0.88  # small enough that shoulders show the side on both sides of it


def cavalier_hat(plate: Plate, x: float, y: float, lean: float = 0, side: Side | None = None) -> None:
    """A broad round brim, a band, a plume that sweeps back."""

    def at(points: Points) -> list[Point]:
        return turned([(px * HAT, py * HAT) for px, py in points], lean, (0, 0), (x, y))

    brim = plate.blob(
        at(
            [
                (0, -35),
                (24, -30),
                (38, -8),
                (35, 16),
                (20, 31),
                (0, 34),
                (-20, 31),
                (-35, 16),
                (-38, -8),
                (-24, -30),
            ]
        )
    )
    plate.part(
        brim,
        FELT,
        screen=rings(plate.size, plate.rng, (x, y), 3.6),
        dark=0.2,
        relief=0.55,
        depth=5,
        outline=2.3,
        cast=6,
        cast_strength=0.6,
        light=(0, 0),
    )
    inner = without(
        plate.blob(
            at(
                [
                    (0, -32),
                    (22, -27),
                    (34.5, -7),
                    (32, 14),
                    (18, 28),
                    (0, 31),
                    (-18, 28),
                    (-32, 14),
                    (-34.5, -7),
                    (-22, -27),
                ]
            )
        ),
        plate.blob(
            at(
                [
                    (0, -30),
                    (21, -25),
                    (32.5, -6),
                    (30, 13),
                    (17, 26),
                    (0, 29),
                    (-17, 26),
                    (-30, 13),
                    (-32.5, -6),
                    (-21, -25),
                ]
            )
        ),
    )
    plate.lay(inner, mix(BRASS, FELT, 0.2), 0.85)
    crown = plate.ellipse(x, y, 20)
    band = from_hex(side["colour"]) if side else BRASS
    plate.part(crown, band, dark=0.06, relief=0.5, depth=3, outline=1.9, cast=4, light=(0, 0), hatch=0.5)
    plate.part(
        plate.ellipse(x, y, 16.5),
        mix(FELT, LEATHER, 0.25),
        screen=rings(plate.size, plate.rng, (x, y), 3.2),
        dark=0.18,
        relief=0.6,
        depth=5,
        outline=1.6,
        cast=0,
        light=(0, 0),
    )
    spine = at([(22, -14), (34, 2), (39, 22), (35, 42), (24, 56)])
    plume(plate, spine)


def plume(plate: Plate, spine: list[Point]) -> None:
    way = curve(spine, 10)
    shape: list[Point] = []
    back: list[Point] = []
    for k, (px, py) in enumerate(way):
        t = k / (len(way) - 1)
        qx, qy = way[min(k + 1, len(way) - 1)]
        if k == len(way) - 1:
            qx, qy = 2 * px - way[k - 1][0], 2 * py - way[k - 1][1]
        d = math.hypot(qx - px, qy - py) or 1
        nx, ny = -(qy - py) / d, (qx - px) / d
        half = 10.5 * math.sin(math.pi * (0.1 + 0.86 * t)) ** 0.7 + (1.8 if k % 4 == 0 else -0.6)
        shape.append((px + nx * half, py + ny * half))
        back.append((px - nx * half * 0.85, py - ny * half * 0.85))
    mask = plate.polygon(shape + back[::-1])
    plate.part(mask, CREAM, dark=0.03, relief=0.5, depth=3, outline=1.8, cast=4, hatch=0.4, light=(0, 0))
    for k in range(3, len(way) - 2, 3):
        for edge in (shape[k], back[k]):
            plate.line(
                [way[max(0, k - 3)], ((way[k - 1][0] + edge[0]) / 2, (way[k - 1][1] + edge[1]) / 2), edge],
                0.9,
                strength=0.65,
            )
    plate.line(way, 1.6, end=0.6, smooth=False)


def tricorn(plate: Plate, x: float, y: float, lean: float = 0, side: Side | None = None) -> None:
    """Three corners, one of them ahead; the brim turned up and edged with braid; scarf tails behind."""

    def at(points: Points) -> list[Point]:
        return turned([(px * HAT, py * HAT) for px, py in points], lean, (0, 0), (x, y))

    scarf = from_hex(side["colour"]) if side else from_hex("#8c2b2b")
    for tail in ([(-3, 18), (-9, 34), (-5, 49)], [(3, 18), (10, 33), (13, 45)]):
        plate.part(
            plate.stroke(at(tail), 12, 8),
            scarf,
            dark=0.08,
            relief=0.5,
            depth=3,
            outline=1.8,
            cast=3,
            hatch=0.5,
            light=(0, 0),
        )
    outer = at(
        [
            (0, -43),
            (8, -31),
            (17, -13),
            (34, 9),
            (42, 24),
            (27, 27),
            (0, 25),
            (-27, 27),
            (-42, 24),
            (-34, 9),
            (-17, -13),
            (-8, -31),
        ]
    )
    brim = plate.blob(outer)
    felt = mix(WALNUT, INK, 0.35)
    plate.part(
        brim,
        BRASS,
        dark=0.1,
        relief=0.3,
        depth=3,
        outline=2.3,
        cast=6,
        cast_strength=0.6,
        light=(0, 0),
        hatch=0.5,
    )
    rim = plate.blob(
        at(
            [
                (0, -37),
                (5, -28),
                (14, -11),
                (30, 10),
                (37, 21.5),
                (26, 23),
                (0, 21),
                (-26, 23),
                (-37, 21.5),
                (-30, 10),
                (-14, -11),
                (-5, -28),
            ]
        )
    )
    plate.part(rim, felt, dark=0.22, relief=0.55, depth=5, outline=1.4, cast=0, light=(0, 0))
    for corner in ((0, -36), (36, 21), (-36, 21)):
        (a, b) = at([(corner[0] * 0.92, corner[1] * 0.92), (corner[0] * 0.5, corner[1] * 0.5)])
        plate.line([a, b], 2.0, CREAM, 0.35, smooth=False)
        plate.line([a, b], 1.2, INK, smooth=False)
    plate.part(
        plate.ellipse(x, y + 2, 17),
        mix(felt, LEATHER, 0.35),
        screen=rings(plate.size, plate.rng, (x, y), 3.2),
        dark=0.18,
        relief=0.6,
        depth=5,
        outline=1.8,
        cast=4,
        light=(0, 0),
    )


HATS: dict[str, Callable[..., None]] = {"musketeer": cavalier_hat, "pirate": tricorn}
