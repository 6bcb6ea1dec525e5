"""Tables, chairs, shelves, chests, carpets and what hangs from the beams, 128 pixels a square."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from carpets import carpet
from ink import (
    SCALE,
    Mask,
    Plate,
    across,
    both,
    curve,
    cut,
    down,
    flat,
    lines,
    rings,
    to_mask,
    turned,
    within,
    without,
    work,
)
from palette import (
    BRASS,
    CANDLE,
    CREAM,
    INK,
    IRON,
    LEATHER,
    OAK,
    OAK_DARK,
    OAK_LIGHT,
    WALNUT,
    mix,
)
from ship_gear import cannon, mast, rope
from wood import board, grain, nail

SQUARE = 128


def table(squares: int, name: str) -> Plate:
    """A trestle table from above: three long boards, battens at the ends, pegs."""
    w = SQUARE * squares
    plate = Plate(w, SQUARE, name)
    edge, top, bottom = 8, 13, 115
    plate.shade_below(plate.box(edge, top, w - edge, bottom, 5), 2.8, 0.9)
    colours = [mix(OAK_LIGHT, OAK, 0.15), OAK_LIGHT, mix(OAK_LIGHT, OAK, 0.35)]
    bounds = [top, 45, 81, bottom]
    for i, colour in enumerate(colours):
        mask = plate.box(edge + 11, bounds[i], w - edge - 11, bounds[i + 1])
        rng = plate.rng
        knots = tuple(
            (rng.uniform(40, w - 40), (bounds[i] + bounds[i + 1]) / 2 + rng.uniform(-7, 7), rng.uniform(5, 8))
            for _ in range(1 if squares == 2 else 2)
            if rng.random() < 0.8
        )
        board(plate, mask, colour, knots=knots, pitch=3.6, dark=0.17, relief=0.3, outline=1.3)
    for left in (edge, w - edge - 13):
        mask = plate.box(left, top, left + 13, bottom, 3)
        board(plate, mask, mix(OAK_LIGHT, OAK, 0.55), upright=True, pitch=3.2, dark=0.2, relief=0.55, cast=1.5)
        for y in (24, 54, 73, 104):
            nail(plate, left + 6.5, y, 1.9)
    plate.contour(plate.box(edge, top, w - edge, bottom, 4), 2.6)
    return plate


def flipped_table(squares: int, name: str) -> Plate:
    """A table on its head: dark underside, aprons, four legs in the air."""
    w = SQUARE * squares
    plate = Plate(w, SQUARE, name)
    edge, top, bottom = 8, 13, 115
    plate.shade_below(plate.box(edge, top, w - edge, bottom, 5), 2.8, 0.95)
    bounds = [top, 47, 81, bottom]
    for i in range(3):
        mask = plate.box(edge, bounds[i], w - edge, bounds[i + 1], 2)
        board(plate, mask, mix(OAK_DARK, OAK, 0.18 + 0.08 * i), pitch=3.4, dark=0.34, relief=0.3, outline=1.4)
    for x in (34, w - 46):
        board(
            plate,
            plate.box(x, top + 3, x + 12, bottom - 3, 1),
            OAK,
            upright=True,
            cast=3,
            dark=0.2,
            relief=0.5,
        )
        for y in (30, 64, 98):
            nail(plate, x + 6, y, 1.8)
    board(plate, plate.box(40, 58, w - 40, 70, 1), mix(OAK, OAK_LIGHT, 0.3), cast=3, dark=0.16, relief=0.5)
    for x in (40, w - 40):
        for y in (27, 101):
            plate.shade_below(plate.box(x - 10, y - 10, x + 10, y + 10, 2), 5, 0.7)
            board(plate, plate.box(x - 9, y - 9, x + 9, y + 9, 2), OAK, dark=0.3, relief=0.4, outline=1.6)
            face = plate.box(x - 6, y - 6, x + 6, y + 6, 2)
            plate.part(
                face,
                OAK_LIGHT,
                screen=rings(plate.size, plate.rng, (x - 1, y + 1), 2.6),
                dark=0.22,
                relief=0.2,
                outline=1,
                cast=0,
            )
    plate.contour(plate.box(edge, top, w - edge, bottom, 3), 2.6)
    return plate


def chair(name: str = "chair") -> Plate:
    """A three-plank chair, its back to the south."""
    plate = Plate(SQUARE, SQUARE, name)
    for x in (36, 92):
        for y in (33, 94):
            plate.part(plate.ellipse(x, y, 6.5), OAK_DARK, dark=0.3, relief=0.5, outline=1.5, cast=3)
    seat = plate.blob([(33, 36), (64, 30), (95, 36), (92, 64), (89, 93), (64, 95), (39, 93), (36, 64)])
    plate.shade_below(seat, 6, 0.7)
    for left, right, shade in ((20, 53.5, 0.2), (53.5, 74.5, 0.0), (74.5, 108, 0.3)):
        mask = within(seat, plate.box(left, 20, right, 104))
        board(plate, mask, mix(OAK_LIGHT, OAK, shade), upright=True, pitch=3.2, dark=0.17, outline=1.2)
    plate.contour(seat, 2.2)
    hollow = plate.ellipse(64, 58, 20, 17)
    plate.lay(within(hollow, cut_lines(plate, 0.28)), INK, 0.5)
    back = plate.polygon(
        curve([(30, 91), (46, 98), (64, 100), (82, 98), (98, 91)])
        + curve([(101, 103), (82, 112), (64, 114), (46, 112), (27, 103)])
    )
    board(plate, back, OAK, pitch=2.8, dark=0.2, relief=0.7, depth=4, cast=5, outline=2.0, light=(-0.3, -0.6))
    for x in (31, 97):
        plate.part(plate.ellipse(x, 97, 6), OAK_LIGHT, dark=0.12, relief=0.8, depth=4, outline=1.5, cast=2)
    return plate


def cut_lines(plate: Plate, dark: float, pitch: float = 3.4, angle: float = 0) -> Mask:

    return cut(flat(plate.size, dark), lines(plate.size, plate.rng, pitch, angle))


def shelf(squares: int, name: str) -> Plate:
    """A tall dresser against the wall to the north: its boards step out towards the room."""
    w = SQUARE * squares
    plate = Plate(w, SQUARE, name)
    plate.shade_below(plate.box(7, 2, w - 7, 104, 2), 2.6, 0.9, (0, 3))
    board(plate, plate.box(5, 2, w - 5, 100, 2), mix(WALNUT, OAK_DARK, 0.5), pitch=3.2, dark=0.42, outline=1.6)
    for y, deep, shade in ((64, 38, 0.0), (33, 34, 0.25), (2, 36, 0.55)):
        mask = plate.box(7, y, w - 7, y + deep, 2)
        plate.shade_below(mask, 3.4, 0.75, (0, 4))
        rng = plate.rng
        knots = tuple(
            (rng.uniform(24, w - 24), y + deep / 2 + rng.uniform(-5, 5), 5.5)
            for _ in range(squares)
            if rng.random() < 0.5
        )
        board(
            plate,
            mask,
            mix(OAK, OAK_DARK, shade),
            knots=knots,
            pitch=3.0,
            dark=0.2,
            relief=0.45,
            outline=1.7,
            light=(0, -0.8),
        )
        plate.line([(10, y + deep - 4), (w - 10, y + deep - 4)], 1.1, strength=0.8, smooth=False)
    posts = [5.0 + k * (w - 21.0) / squares for k in range(squares + 1)]
    for x in posts:
        board(
            plate,
            plate.box(x, 1, x + 11, 105, 2),
            OAK,
            upright=True,
            pitch=2.8,
            dark=0.22,
            relief=0.6,
            cast=3,
            outline=1.7,
        )
        nail(plate, x + 5.5, 12, 1.9)
        nail(plate, x + 5.5, 94, 1.9)
    return plate


def fallen_shelf(squares: int, name: str) -> Plate:
    """Wreckage, low: boards every which way, splinters, gaps through which the floor shows."""
    w = SQUARE * squares
    plate = Plate(w, SQUARE, name)
    rng = plate.rng

    for _ in range(4 * squares):
        x, y = rng.uniform(16, w - 16), rng.uniform(18, 110)
        points = turned(
            [(x - 13, y - 1.6), (x + 9, y - 2.4), (x + 15, y + 0.6), (x - 9, y + 2.2)],
            rng.uniform(0, 180),
            (x, y),
        )
        plate.part(plate.polygon(points), OAK_LIGHT, dark=0.1, relief=0.3, depth=2, outline=1, cast=1.5)
    for k in range(4 * squares):
        row = (k % 4) * 26 + 24
        x = w * (k // 4 + 0.5) / squares + rng.uniform(-12, 12)
        y = row + rng.uniform(-4, 4)
        half, thick = rng.uniform(40, 54), rng.uniform(7, 9.5)
        jag = [(half - rng.uniform(0, 9), -thick + j * thick * 2 / 5) for j in range(6)]
        jag2 = [(-half + rng.uniform(0, 9), thick - j * thick * 2 / 5) for j in range(6)]
        points = [(min(max(px + x, 4), w - 4), py + y) for px, py in jag + jag2]
        mask = plate.polygon(turned(points, rng.uniform(-16, 16), (x, y)))
        board(
            plate,
            mask,
            mix(OAK, OAK_DARK, rng.uniform(0, 0.8)),
            pitch=3,
            dark=0.24,
            cast=3.5,
            outline=1.7,
            relief=0.5,
            depth=3,
        )
        nail(plate, x + rng.uniform(-24, 24), y, 1.8)
    for k in range(squares):
        x = w * (k + 0.5) / squares + rng.uniform(-30, 30)
        post = turned([(x - 5.5, 12), (x + 5.5, 10), (x + 5, 116), (x - 6, 118)], rng.uniform(-24, 24), (x, 64))
        board(
            plate,
            plate.polygon(post),
            OAK,
            upright=True,
            pitch=2.8,
            dark=0.26,
            cast=4,
            outline=1.8,
            relief=0.6,
        )
    return plate


def chest(name: str = "chest") -> Plate:
    plate = Plate(SQUARE, SQUARE, name)
    lid = plate.box(20, 31, 108, 97, 5)
    plate.shade_below(lid, 7, 0.8)
    dome = work(lambda f: abs(f["y"] / SCALE - 64.0) / 33.0 * 0.32, y=down(plate.size))
    plate.part(
        lid,
        mix(OAK_DARK, LEATHER, 0.4),
        screen=grain(plate, 3.2),
        dark=0.16,
        relief=0.5,
        depth=5,
        outline=2.4,
        cast=0,
        extra=dome,
    )
    for y in (47, 64, 81):
        plate.line([(22, y), (106, y)], 1.1, strength=0.8, smooth=False)
    for x in (29, 58, 87):
        plate.part(
            plate.box(x, 29, x + 12, 99, 2),
            IRON,
            screen=lines(plate.size, plate.rng, 3.4, 0),
            dark=0.1,
            relief=0.6,
            depth=4,
            outline=1.6,
            cast=2,
            extra=dome,
        )
        for y in (36, 54, 74, 92):
            nail(plate, x + 6, y, 2.0)
    plate.part(plate.box(53, 84, 75, 104, 4), BRASS, dark=0.1, relief=0.8, depth=4, outline=1.7, cast=3)
    plate.lay(plate.ellipse(64, 92, 2.7), INK)
    plate.lay(plate.polygon([(63, 92), (65, 92), (66.5, 100), (61.5, 100)]), INK)
    for x in (15, 113):
        ring = without(plate.ellipse(x, 64, 7, 11), plate.ellipse(x, 64, 3.8, 7.6))
        plate.part(ring, BRASS, dark=0.15, relief=0.4, depth=2, outline=1.1, cast=2)
    return plate


def chandelier(name: str = "chandelier") -> Plate:
    """A cartwheel with eight candles, seen from above, on its chain."""
    plate = Plate(SQUARE, SQUARE, name)
    places = [
        (64 + 43 * math.cos(k * math.tau / 8 + 0.39), 64 + 43 * math.sin(k * math.tau / 8 + 0.39)) for k in range(8)
    ]
    for x, y in places:
        plate.lay(_glow(plate, x, y, 19), CANDLE, 0.55)
    rim = without(plate.ellipse(64, 64, 50), plate.ellipse(64, 64, 37))
    spokes = both(
        *(
            plate.stroke([(64, 64), (64 + 42 * math.cos(a), 64 + 42 * math.sin(a))], 7, 7)
            for a in (k * math.tau / 8 for k in range(8))
        )
    )
    plate.part(spokes, OAK_DARK, dark=0.25, relief=0.5, depth=2.5, outline=1.4, cast=4)
    plate.part(
        rim,
        OAK,
        screen=rings(plate.size, plate.rng, (64, 64), 3.2),
        dark=0.22,
        relief=0.6,
        depth=4,
        outline=1.9,
        cast=4,
    )
    for k in range(16):
        a = k * math.tau / 16
        nail(plate, 64 + 43.5 * math.cos(a), 64 + 43.5 * math.sin(a), 1.5)
    plate.part(
        plate.ellipse(64, 64, 13),
        IRON,
        screen=rings(plate.size, plate.rng, (64, 64), 3),
        dark=0.15,
        relief=0.9,
        depth=5,
        outline=1.8,
        cast=3,
    )
    ring = without(plate.ellipse(64, 64, 6.5), plate.ellipse(64, 64, 3))
    plate.part(ring, BRASS, dark=0.1, relief=0.4, depth=2, outline=1.1, cast=1)
    for x, y in places:
        plate.part(plate.ellipse(x, y, 8.5), BRASS, dark=0.15, relief=0.7, depth=3, outline=1.4, cast=2.5)
        plate.part(plate.ellipse(x, y, 5.2), CREAM, dark=0.05, relief=0.5, depth=2, outline=1.2, cast=0, hatch=0)
        plate.lay(_glow(plate, x, y, 7), (255, 190, 70), 0.9)
        flame = plate.blob([(x, y - 4.6), (x + 2.4, y), (x, y + 2.8), (x - 2.4, y)])
        plate.lay(flame, (255, 246, 205))
    return plate


def _glow(plate: Plate, x: float, y: float, radius: float) -> Mask:

    r = radius * SCALE
    return to_mask(
        work(
            lambda f: (
                f["max"](1.0 - ((f["x"] - x * SCALE) ** 2.0 + (f["y"] - y * SCALE) ** 2.0) ** 0.5 / r, 0.0) ** 1.4
            ),
            x=across(plate.size),
            y=down(plate.size),
        )
    )


PIECES: dict[str, Callable[[], Plate]] = {
    "chair": chair,
    **{f"table_{n}": partial(table, n, f"table_{n}") for n in (2, 3)},
    **{f"table_{n}_flipped": partial(flipped_table, n, f"table_{n}_flipped") for n in (2, 3)},
    **{f"shelf_{n}": partial(shelf, n, f"shelf_{n}") for n in (1, 2, 3)},
    **{f"fallen_shelf_{n}": partial(fallen_shelf, n, f"fallen_shelf_{n}") for n in (1, 2, 3)},
    "chest": chest,
    "chandelier": chandelier,
    "rope": rope,
    **{f"cannon_{n}": partial(cannon, n, f"cannon_{n}") for n in (1, 2)},
    "mast": mast,
    "carpet_9": carpet,
}
