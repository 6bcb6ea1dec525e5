"""Tables, chairs, shelves, chests, carpets and what hangs from the beams, 128 pixels a square."""

from __future__ import annotations

import math
from collections.abc import Callable

from ink import Plate, both, curve, rings, within, without, work
from ink import SCALE, across, down, flat, lines, noise, wave
from palette import (
    BRASS,
    CANDLE,
    CARPET_BLUE,
    CARPET_RED,
    CREAM,
    INK,
    IRON,
    LEATHER,
    OAK,
    OAK_DARK,
    OAK_LIGHT,
    PARCHMENT,
    ROPE,
    WALNUT,
    mix,
)
from wood import board, grain, nail

SQUARE = 128


def table(squares: int, name: str) -> Plate:
    """A trestle table from above: three long boards, battens at the ends, pegs."""
    w = SQUARE * squares
    plate = Plate(w, SQUARE, name)
    edge, top, bottom = 8, 13, 115
    plate.shade_below(plate.box(edge, top, w - edge, bottom, 5), 7, 0.75)
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
    plate.shade_below(plate.box(edge, top, w - edge, bottom, 5), 8, 0.8)
    bounds = [top, 47, 81, bottom]
    for i in range(3):
        mask = plate.box(edge, bounds[i], w - edge, bounds[i + 1], 2)
        board(plate, mask, mix(OAK_DARK, OAK, 0.18 + 0.08 * i), pitch=3.4, dark=0.34, relief=0.3, outline=1.4)
    for x in (34, w - 46):
        board(plate, plate.box(x, top + 3, x + 12, bottom - 3, 1), OAK, upright=True, cast=3, dark=0.2, relief=0.5)
        for y in (30, 64, 98):
            nail(plate, x + 6, y, 1.8)
    board(plate, plate.box(40, 58, w - 40, 70, 1), mix(OAK, OAK_LIGHT, 0.3), cast=3, dark=0.16, relief=0.5)
    for x in (40, w - 40):
        for y in (27, 101):
            plate.shade_below(plate.box(x - 10, y - 10, x + 10, y + 10, 2), 5, 0.7)
            board(plate, plate.box(x - 9, y - 9, x + 9, y + 9, 2), OAK, dark=0.3, relief=0.4, outline=1.6)
            face = plate.box(x - 6, y - 6, x + 6, y + 6, 2)
            plate.part(face, OAK_LIGHT, screen=rings(plate.size, plate.rng, (x - 1, y + 1), 2.6), dark=0.22, relief=0.2, outline=1, cast=0)
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


def cut_lines(plate: Plate, dark: float, pitch: float = 3.4, angle: float = 0):
    from ink import cut

    return cut(flat(plate.size, dark), lines(plate.size, plate.rng, pitch, angle))


def shelf(squares: int, name: str) -> Plate:
    """A tall dresser against the wall to the north: its boards step out towards the room."""
    w = SQUARE * squares
    plate = Plate(w, SQUARE, name)
    plate.shade_below(plate.box(5, 2, w - 5, 104, 2), 8, 0.8, (0, 3))
    board(plate, plate.box(5, 2, w - 5, 100, 2), mix(WALNUT, OAK_DARK, 0.5), pitch=3.2, dark=0.42, outline=1.6)
    for y, deep, shade in ((64, 38, 0.0), (33, 34, 0.25), (2, 36, 0.55)):
        mask = plate.box(7, y, w - 7, y + deep, 2)
        plate.shade_below(mask, 5, 0.75, (0, 4))
        rng = plate.rng
        knots = tuple((rng.uniform(24, w - 24), y + deep / 2 + rng.uniform(-5, 5), 5.5) for _ in range(squares) if rng.random() < 0.5)
        board(plate, mask, mix(OAK, OAK_DARK, shade), knots=knots, pitch=3.0, dark=0.2, relief=0.45, outline=1.7, light=(0, -0.8))
        plate.line([(10, y + deep - 4), (w - 10, y + deep - 4)], 1.1, strength=0.8, smooth=False)
    posts = [5.0 + k * (w - 21.0) / squares for k in range(squares + 1)]
    for x in posts:
        board(plate, plate.box(x, 1, x + 11, 105, 2), OAK, upright=True, pitch=2.8, dark=0.22, relief=0.6, cast=3, outline=1.7)
        nail(plate, x + 5.5, 12, 1.9)
        nail(plate, x + 5.5, 94, 1.9)
    return plate


def fallen_shelf(squares: int, name: str) -> Plate:
    """Wreckage, low: boards every which way, splinters, gaps through which the floor shows."""
    w = SQUARE * squares
    plate = Plate(w, SQUARE, name)
    rng = plate.rng
    from ink import turned

    for _ in range(4 * squares):
        x, y = rng.uniform(16, w - 16), rng.uniform(18, 110)
        points = turned([(x - 13, y - 1.6), (x + 9, y - 2.4), (x + 15, y + 0.6), (x - 9, y + 2.2)], rng.uniform(0, 180), (x, y))
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
        board(plate, mask, mix(OAK, OAK_DARK, rng.uniform(0, 0.8)), pitch=3, dark=0.24, cast=3.5, outline=1.7, relief=0.5, depth=3)
        nail(plate, x + rng.uniform(-24, 24), y, 1.8)
    for k in range(squares):
        x = w * (k + 0.5) / squares + rng.uniform(-30, 30)
        post = turned([(x - 5.5, 12), (x + 5.5, 10), (x + 5, 116), (x - 6, 118)], rng.uniform(-24, 24), (x, 64))
        board(plate, plate.polygon(post), OAK, upright=True, pitch=2.8, dark=0.26, cast=4, outline=1.8, relief=0.6)
    return plate


def chest(name: str = "chest") -> Plate:
    plate = Plate(SQUARE, SQUARE, name)
    lid = plate.box(20, 31, 108, 97, 5)
    plate.shade_below(lid, 7, 0.8)
    dome = work(lambda f: abs(f["y"] / SCALE - 64.0) / 33.0 * 0.32, y=down(plate.size))
    plate.part(lid, mix(OAK_DARK, LEATHER, 0.4), screen=grain(plate, 3.2), dark=0.16, relief=0.5, depth=5, outline=2.4, cast=0, extra=dome)
    for y in (47, 64, 81):
        plate.line([(22, y), (106, y)], 1.1, strength=0.8, smooth=False)
    for x in (29, 58, 87):
        plate.part(plate.box(x, 29, x + 12, 99, 2), IRON, screen=lines(plate.size, plate.rng, 3.4, 0), dark=0.1, relief=0.6, depth=4, outline=1.6, cast=2, extra=dome)
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
    places = [(64 + 43 * math.cos(k * math.tau / 8 + 0.39), 64 + 43 * math.sin(k * math.tau / 8 + 0.39)) for k in range(8)]
    for x, y in places:
        plate.lay(_glow(plate, x, y, 19), CANDLE, 0.55)
    rim = without(plate.ellipse(64, 64, 50), plate.ellipse(64, 64, 37))
    spokes = both(*(plate.stroke([(64, 64), (64 + 42 * math.cos(a), 64 + 42 * math.sin(a))], 7, 7) for a in (k * math.tau / 8 for k in range(8))))
    plate.part(spokes, OAK_DARK, dark=0.25, relief=0.5, depth=2.5, outline=1.4, cast=4)
    plate.part(rim, OAK, screen=rings(plate.size, plate.rng, (64, 64), 3.2), dark=0.22, relief=0.6, depth=4, outline=1.9, cast=4)
    for k in range(16):
        a = k * math.tau / 16
        nail(plate, 64 + 43.5 * math.cos(a), 64 + 43.5 * math.sin(a), 1.5)
    plate.part(plate.ellipse(64, 64, 13), IRON, screen=rings(plate.size, plate.rng, (64, 64), 3), dark=0.15, relief=0.9, depth=5, outline=1.8, cast=3)
    ring = without(plate.ellipse(64, 64, 6.5), plate.ellipse(64, 64, 3))
    plate.part(ring, BRASS, dark=0.1, relief=0.4, depth=2, outline=1.1, cast=1)
    for x, y in places:
        plate.part(plate.ellipse(x, y, 8.5), BRASS, dark=0.15, relief=0.7, depth=3, outline=1.4, cast=2.5)
        plate.part(plate.ellipse(x, y, 5.2), CREAM, dark=0.05, relief=0.5, depth=2, outline=1.2, cast=0, hatch=0)
        plate.lay(_glow(plate, x, y, 7), (255, 190, 70), 0.9)
        flame = plate.blob([(x, y - 4.6), (x + 2.4, y), (x, y + 2.8), (x - 2.4, y)])
        plate.lay(flame, (255, 246, 205))
    return plate


def _glow(plate: Plate, x: float, y: float, radius: float):
    from ink import to_mask

    r = radius * SCALE
    return to_mask(
        work(
            lambda f: f["max"](1.0 - ((f["x"] - x * SCALE) ** 2.0 + (f["y"] - y * SCALE) ** 2.0) ** 0.5 / r, 0.0) ** 1.4,
            x=across(plate.size),
            y=down(plate.size),
        )
    )


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
            p = [(60 + (radius - r) * math.cos(a + t), 58 + (radius - r) * math.sin(a + t)) for r, t in ((1, 0), (4.5, 3.2 / radius), (8, 6.0 / radius))]
            plate.line(p, 1.3, strength=0.85)
    plate.part(plate.ellipse(60, 58, 9), ROPE, dark=0.2, relief=0.8, depth=4, outline=1.8, cast=2)
    plate.line([(54, 55), (60, 60), (66, 56)], 1.5)
    plate.line([(55, 61), (60, 65), (66, 61)], 1.5)
    return plate


def _strands(plate: Plate, way: list[tuple[float, float]]) -> None:
    for (x1, y1), (x2, y2) in zip(way[4::3], way[5::3], strict=False):
        d = math.hypot(x2 - x1, y2 - y1) or 1
        ux, uy = (x2 - x1) / d, (y2 - y1) / d
        plate.line([(x1 - uy * 3.4 - ux * 2, y1 + ux * 3.4 - uy * 2), (x1 + uy * 3.4 + ux * 2, y1 - ux * 3.4 + uy * 2)], 1.2, strength=0.85, smooth=False)


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
        board(plate, cheek, mix(CARPET_RED, OAK_DARK, 0.45), upright=not long, cast=4, dark=0.18, relief=0.6, outline=1.9)
    barrel = at(
        curve([(54, n * 0.09), (50, n * 0.35), (46, n * 0.60), (43, n * 0.84), (50, n * 0.91)])
        + curve([(78, n * 0.91), (85, n * 0.84), (82, n * 0.60), (78, n * 0.35), (74, n * 0.09)])
    )
    screen = lines(plate.size, plate.rng, 3.4, 0 if long else 90)
    light = (0.0, -1.0) if long else (-1.0, 0.0)
    plate.part(plate.polygon(barrel), IRON, screen=screen, dark=0.22, relief=1.0, depth=10, outline=2.2, cast=5, light=light)
    for t, half, thick in ((0.06, 15, 6), (0.11, 13, 3), (0.36, 16, 3), (0.58, 19.5, 4), (0.83, 23, 5)):
        y = n * t
        band = plate.polygon(at([(64 - half, y - thick), (64 + half, y - thick), (64 + half, y + thick), (64 - half, y + thick)]))
        plate.part(band, mix(IRON, BRASS, 0.35), screen=screen, dark=0.2, relief=0.8, depth=5, outline=1.5, cast=1.5, light=light)
    for x in (42, 86):
        (px, py), = at([(x, n * 0.52)])
        plate.part(plate.ellipse(px, py, 6), IRON, dark=0.2, relief=0.8, outline=1.6, cast=2)
    (px, py), = at([(64, n * 0.955)])
    plate.part(plate.ellipse(px, py, 7), IRON, dark=0.2, relief=0.9, depth=4, outline=1.7, cast=3)
    (px, py), = at([(64, n * 0.02 + 1.5)])
    mouth = plate.ellipse(px, py, 3.4 if long else 8, 8 if long else 3.4)
    plate.lay(mouth, INK)
    (px, py), = at([(64, n * 0.77)])
    plate.lay(plate.ellipse(px, py, 2.6), INK)
    return plate


def mast(name: str = "mast") -> Plate:
    plate = Plate(SQUARE, SQUARE, name)
    octagon = [(64 + 54 * math.cos(k * math.tau / 8 + math.tau / 16), 64 + 54 * math.sin(k * math.tau / 8 + math.tau / 16)) for k in range(8)]
    board(plate, plate.polygon(octagon), OAK, cast=5, dark=0.24, relief=0.5, outline=2.2)
    for k in range(8):
        a = k * math.tau / 8
        nail(plate, 64 + 46 * math.cos(a), 64 + 46 * math.sin(a), 2.2)
    plate.part(plate.ellipse(64, 64, 42), IRON, dark=0.2, relief=0.5, depth=3, outline=2, cast=4)
    plate.part(plate.ellipse(64, 64, 36), OAK_LIGHT, screen=rings(plate.size, plate.rng, (61, 66), 3.6), dark=0.24, relief=0.5, depth=6, outline=2.2, cast=0)
    for k in range(9):
        a = k * 0.71 + 0.3
        r1, r2 = plate.rng.uniform(3, 14), plate.rng.uniform(24, 33)
        plate.line([(61 + r1 * math.cos(a), 66 + r1 * math.sin(a)), (62 + r2 * math.cos(a + 0.08), 65 + r2 * math.sin(a + 0.08))], 1.4, strength=0.8)
    return plate


def carpet(name: str = "carpet_9") -> Plate:
    """A nine-patch of three by three squares: corners, edges that repeat, a centre that repeats."""
    w = SQUARE * 3
    plate = Plate(w, w, name)
    from ink import cut

    inset = 9.0
    for k in range(44):
        x = inset + 4 + k * (w - 2 * inset - 8) / 43
        for y1, y2 in ((inset + 2, 1.5), (w - inset - 2, w - 1.5)):
            plate.line([(x, y1), (x + plate.rng.uniform(-1.2, 1.2), y2)], 2.6, mix(PARCHMENT, OAK, 0.35), smooth=False, end=1.8)
            plate.line([(x + 1.3, y1), (x + 1.3, y2)], 0.8, strength=0.6, smooth=False, end=0.5)
    ground = plate.box(inset, inset, w - inset, w - inset, 3)
    plate.shade_below(ground, 3, 0.6)
    # One weave for all nine squares: pitch divides the square so that the patches join without a seam.
    weave = wave(work(lambda f: f["y"] / (SCALE * 4.0), y=down(plate.size)))
    plate.part(ground, CARPET_RED, screen=weave, dark=0.2, relief=0.2, depth=3, outline=2.2, cast=0)

    def ring(a: float, b: float):
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
    petals = both(*(plate.ellipse(x + radius * 0.55 * math.cos(a), y + radius * 0.55 * math.sin(a), radius * 0.42) for a in (k * math.tau / 4 + math.tau / 8 for k in range(4))))
    plate.lay(petals, colour, 0.92)
    plate.contour(petals, 0.9)
    plate.lay(plate.ellipse(x, y, radius * 0.28), CARPET_BLUE)
    plate.contour(plate.ellipse(x, y, radius * 0.28), 0.8)


PIECES: dict[str, Callable[[], Plate]] = {
    "chair": chair,
    **{f"table_{n}": (lambda n=n: table(n, f"table_{n}")) for n in (2, 3)},
    **{f"table_{n}_flipped": (lambda n=n: flipped_table(n, f"table_{n}_flipped")) for n in (2, 3)},
    **{f"shelf_{n}": (lambda n=n: shelf(n, f"shelf_{n}")) for n in (1, 2, 3)},
    **{f"fallen_shelf_{n}": (lambda n=n: fallen_shelf(n, f"fallen_shelf_{n}")) for n in (1, 2, 3)},
    "chest": chest,
    "chandelier": chandelier,
    "rope": rope,
    **{f"cannon_{n}": (lambda n=n: cannon(n, f"cannon_{n}")) for n in (1, 2)},
    "mast": mast,
    "carpet_9": carpet,
}
