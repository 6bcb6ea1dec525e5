"""Rapier, cutlass and dagger: drawn once, hilt at the origin, point to the north; `place` puts them on a plate."""

from __future__ import annotations

from collections.abc import Callable

from ink import (
    Plate,
    curve,
    lines,
    rings,
)
from palette import (
    BRASS,
    INK,
    LEATHER,
    STEEL,
    mix,
)


def blade_rapier(
    plate: Plate,
    place: Callable[[list[tuple[float, float]]], list[tuple[float, float]]],
    length: float = 96,
    cast: float = 3,
) -> None:
    """Long and thin, a cup hilt with a cross guard, a wired grip."""
    steel = place([(-3.4, -6), (-1.5, -length + 8), (0, -length), (1.5, -length + 8), (3.4, -6)])
    plate.part(plate.polygon(steel), STEEL, dark=0.02, relief=0.25, depth=2, outline=1.5, cast=cast, hatch=0)
    plate.line(place([(0.8, -8), (0.3, -length + 6)]), 1.3, mix(INK, STEEL, 0.3), smooth=False, end=0.5)
    grip = place([(-3.2, -2), (3.2, -2), (2.6, 17), (-2.6, 17)])
    plate.part(plate.polygon(grip), LEATHER, dark=0.15, relief=0.4, depth=2, outline=1.4, cast=cast)
    for k in range(4):
        plate.line(place([(-3, 2 + k * 4.0), (3, 0.4 + k * 4.0)]), 1.0, BRASS, smooth=False, end=1.0)
    for side in (-1, 1):
        arm = place([(0, -4), (side * 10, -4), (side * 17, -1)])
        plate.part(plate.stroke(arm, 4.4, 3.4), BRASS, dark=0.05, relief=0.5, depth=2, outline=1.3, cast=2, hatch=0)
        (end,) = place([(side * 17.5, -0.6)])
        plate.part(plate.ellipse(*end, 3), BRASS, dark=0.05, relief=0.6, depth=2, outline=1.3, cast=0, hatch=0)
    (cup,) = place([(0, -4)])
    plate.part(
        plate.ellipse(*cup, 8.2),
        BRASS,
        screen=rings(plate.size, plate.rng, cup, 2.8),
        dark=0.12,
        relief=0.8,
        depth=4,
        outline=1.6,
        cast=2,
    )
    (pommel,) = place([(0, 20)])
    plate.part(plate.ellipse(*pommel, 4.4), BRASS, dark=0.05, relief=0.8, depth=3, outline=1.5, cast=2, hatch=0.5)


def blade_cutlass(
    plate: Plate,
    place: Callable[[list[tuple[float, float]]], list[tuple[float, float]]],
    length: float = 76,
    cast: float = 3,
) -> None:
    """Broad and curved, clipped at the point, a shell guard."""
    n = length / 76
    back = curve([(-4.5, -4), (-4, -28 * n), (-0.5, -50 * n), (9, -76 * n)])
    edge = curve([(9, -76 * n), (12.5, -62 * n), (11.5, -42 * n), (8, -22 * n), (5.5, -4)])
    plate.part(
        plate.polygon(place(back + edge)),
        STEEL,
        dark=0.05,
        relief=0.5,
        depth=4,
        outline=1.8,
        cast=cast,
        screen=lines(plate.size, plate.rng, 3.4, 60),
        hatch=0.5,
        light=(0.6, 0),
    )
    plate.line(
        place([(-1.4, -6), (-0.8, -28 * n), (2.2, -48 * n), (6.8, -62 * n)]),
        1.4,
        mix(INK, STEEL, 0.2),
        end=0.6,
    )
    grip = place([(-3.6, -2), (3.6, -2), (3, 17), (-3, 17)])
    plate.part(plate.polygon(grip), INK, dark=0.1, relief=0.4, depth=2, outline=1.4, cast=cast)
    guard = place(curve([(-6, -6), (4, -8), (12, -3), (11, 6), (4, 3), (-5, 2)], closed=True))
    plate.part(plate.polygon(guard), BRASS, dark=0.1, relief=0.8, depth=4, outline=1.7, cast=2)
    bow = place([(9, 4), (11, 12), (3, 19)])
    plate.part(plate.stroke(bow, 3.6, 3.6), BRASS, dark=0.1, relief=0.5, depth=2, outline=1.3, cast=2, hatch=0)
    (pommel,) = place([(0, 19)])
    plate.part(plate.ellipse(*pommel, 4.2), BRASS, dark=0.05, relief=0.8, depth=3, outline=1.5, cast=2, hatch=0.5)


def blade_dagger(
    plate: Plate,
    place: Callable[[list[tuple[float, float]]], list[tuple[float, float]]],
    length: float = 44,
    cast: float = 3,
) -> None:
    steel = place([(-4.4, -4), (-3.4, -length + 14), (0, -length), (3.4, -length + 14), (4.4, -4)])
    plate.part(plate.polygon(steel), STEEL, dark=0.04, relief=0.4, depth=3, outline=1.6, cast=cast, hatch=0)
    plate.lay(
        plate.polygon(place([(0, -4), (0, -length + 2), (3.0, -length + 14), (3.8, -4)])),
        mix(STEEL, INK, 0.35),
        0.8,
    )
    grip = place([(-3, -2), (3, -2), (2.6, 13), (-2.6, 13)])
    plate.part(plate.polygon(grip), LEATHER, dark=0.15, relief=0.4, depth=2, outline=1.4, cast=cast)
    for k in range(3):
        plate.line(place([(-3, 3 + k * 3.6), (3, 1.8 + k * 3.6)]), 1.0, BRASS, smooth=False, end=1.0)
    cross = place([(-12, -1), (-10, -5), (10, -5), (12, -1), (0, -1.5)])
    plate.part(plate.polygon(cross), BRASS, dark=0.1, relief=0.5, depth=2, outline=1.5, cast=2, hatch=0)
    (pommel,) = place([(0, 15)])
    plate.part(plate.ellipse(*pommel, 3.8), BRASS, dark=0.05, relief=0.8, depth=3, outline=1.4, cast=1, hatch=0)


BLADES = {"rapier": blade_rapier, "cutlass": blade_cutlass, "dagger": blade_dagger}
