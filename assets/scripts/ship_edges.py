"""Gunwales, rails, ladders and gangplanks, 64 pixels a square. Edges are drawn along the north and turned."""

from __future__ import annotations

import math

from floors import SQUARE
from ink import SCALE, Plate, Point, down, lines, to_mask, work
from palette import CARPET_RED, INK, IRON, OAK, OAK_DARK, OAK_LIGHT, ROPE, WALNUT, mix
from PIL import Image
from wood import board, nail

CAP = 8.5
"""How far the top of a gunwale reaches into its square; its inner planking goes on to WALE."""
WALE = 12.5
HULL = mix(OAK_LIGHT, OAK, 0.35)
PAINT = mix(CARPET_RED, OAK_DARK, 0.25)


def fresh(name: str) -> Plate:
    return Plate(SQUARE, SQUARE, name)


def gunwale_strip(plate: Plate, left: float = -2, right: float = 66) -> None:
    """A side of the ship along the north: cap rail, painted band within, shade on the deck."""
    plate.shade_below(plate.box(left, 0, right, WALE), 4.5, 0.6, (0, 2))
    band = plate.box(left, CAP - 1, right, WALE)
    plate.part(
        band, PAINT, screen=lines(plate.size, plate.rng, 2.2, 0), dark=0.28, relief=0.3, depth=2, outline=0, cast=0
    )
    for x in (8, 24, 40, 56):
        if left < x < right:
            rib = plate.box(x - 2.2, CAP - 1, x + 2.2, WALE + 1.2, 1)
            board(plate, rib, OAK_DARK, upright=True, pitch=1.6, dark=0.2, relief=0.5, depth=1.2, outline=0.9, cast=1)
    plate.line([(left, WALE), (right, WALE)], 1.1, smooth=False, end=1.1)
    cap = plate.box(left, -2, right, CAP)
    board(plate, cap, HULL, pitch=1.9, dark=0.14, relief=0.5, depth=2.2, outline=1.4, cast=2)
    plate.line([(left, 2.0), (right, 2.0)], 0.7, WALNUT, 0.7, smooth=False, end=0.7)
    for x in (16, 48):
        if left < x < right:
            nail(plate, x, 5.0, 1.0)


def gunwale() -> Image.Image:
    plate = fresh("gunwale")
    gunwale_strip(plate)
    return plate.finished()


def gunwale_corner() -> Image.Image:
    """North and west, with a knee across the corner."""
    plate, other = fresh("gunwale corner"), fresh("gunwale corner west")
    gunwale_strip(plate)
    gunwale_strip(other)
    north = plate.image
    plate.image = other.image.transpose(Image.Transpose.ROTATE_90)
    plate.image.alpha_composite(north)
    knee = plate.polygon([(-2, -2), (24, -2), (22, 5), (12, 9), (9, 12), (5, 22), (-2, 24)])
    board(plate, knee, HULL, pitch=2, dark=0.18, relief=0.6, outline=1.4, cast=2.5)
    for x, y in ((5, 5), (17, 3.2), (3.2, 17)):
        nail(plate, x, y, 1.1)
    return plate.finished()


def gunport() -> Image.Image:
    """A gap for a muzzle in the north side, its lid swung up outboard."""
    plate = fresh("gunport")
    gunwale_strip(plate, -2, 17)
    gunwale_strip(plate, 47, 66)
    sill = plate.box(16, -2, 48, WALE - 3)
    board(plate, sill, mix(OAK_DARK, WALNUT, 0.4), pitch=1.8, dark=0.34, relief=0.2, depth=2, outline=1.1, cast=0)
    for x in (15, 45):
        post = plate.box(x, -2, x + 4.5, WALE + 1.5, 1)
        board(plate, post, OAK, upright=True, pitch=1.7, dark=0.18, relief=0.6, depth=1.5, outline=1.2, cast=2)
    return plate.finished()


def gangway() -> Image.Image:
    """An opening in the north side where a plank is laid."""
    plate = fresh("gangway")
    gunwale_strip(plate, -2, 9)
    gunwale_strip(plate, 55, 66)
    sill = plate.box(8, -2, 56, 5)
    board(plate, sill, OAK, pitch=1.8, dark=0.22, relief=0.3, depth=2, outline=1.2, cast=2)
    for x in (5, 53):
        post = plate.box(x, -2, x + 6, WALE + 3, 1.5)
        board(plate, post, OAK_LIGHT, upright=True, pitch=1.7, dark=0.15, relief=0.7, depth=2, outline=1.4, cast=2.5)
        nail(plate, x + 3, 6, 1.3)
    return plate.finished()


def ship_rail() -> Image.Image:
    """The rail of a raised deck along the north edge: turned posts under a broad top."""
    plate = fresh("ship rail")
    plate.shade_below(plate.box(0, 1, 64, 7), 3.2, 0.6, (0, 2))
    for x in (4, 12, 20, 28, 36, 44, 52, 60):
        plate.part(
            plate.ellipse(x, 7.8, 1.9, 2.6), OAK, dark=0.2, relief=0.6, depth=1.4, outline=0.9, cast=1.5, hatch=0
        )
    board(plate, plate.box(-2, 0.5, 66, 6.6), HULL, pitch=1.8, dark=0.14, relief=0.6, depth=2, outline=1.4, cast=2)
    return plate.finished()


def ladder() -> Image.Image:
    """A companion ladder that climbs to the north: five broad treads between two strings."""
    plate = fresh("ladder")
    plate.shade_below(plate.box(7, 0, 57, 62), 4, 0.6, (0, 1))
    plate.lay(plate.box(9, 0, 55, 61), mix(INK, WALNUT, 0.3), 0.85)
    for k in range(5):
        top = 1.0 + k * 12.0
        tread = plate.box(8, top, 56, top + 8.8, 1)
        colour = mix(mix(OAK_LIGHT, OAK, 0.35), OAK_DARK, 0.12 * k)
        board(plate, tread, colour, pitch=1.8, dark=0.14 + 0.02 * k, relief=0.4, depth=1.6, outline=1.2, cast=2.2)
        plate.line([(10, top + 7), (54, top + 7)], 0.6, OAK_LIGHT, 0.7, smooth=False, end=0.6)
    for x in (4, 54):
        string = plate.box(x, -2, x + 6, 63, 1.5)
        board(plate, string, OAK, upright=True, pitch=1.7, dark=0.18, relief=0.6, depth=2, outline=1.4, cast=3)
        cap = plate.ellipse(x + 3, 59, 3.8)
        plate.part(cap, OAK_LIGHT, dark=0.15, relief=0.8, depth=2.2, outline=1.3, cast=2)
    return plate.finished()


def gangplank() -> Image.Image:
    """Boards laid north to south over the sea, with cleats to step on."""
    plate = fresh("gangplank")
    plate.shade_below(plate.box(10, 0, 54, 64), 5, 0.75, (3, 3))
    for k, (left, right) in enumerate(((10, 25), (25, 39), (39, 54))):
        tint = mix(OAK, OAK_LIGHT, (0.25, 0.55, 0.4)[k])
        board(
            plate,
            plate.box(left, -2, right, 66),
            tint,
            upright=True,
            pitch=2.2,
            dark=0.17,
            relief=0.3,
            outline=1.4,
            knots=((left + 8, (14, 44, 28)[k], 3),),
        )
    for y in (7, 24, 41, 58):
        cleat = plate.box(9, y - 2.3, 55, y + 2.3, 1)
        board(plate, cleat, OAK_DARK, pitch=1.6, dark=0.18, relief=0.5, depth=1.5, outline=1.2, cast=2)
        for x in (14, 32, 50):
            nail(plate, x, y, 1.0)
    return plate.finished()


def grapple() -> Image.Image:
    """A taut grappling rope from north to south, an iron hook at either end."""
    plate = fresh("grapple")
    way: list[Point] = [(30, -4), (33, 16), (31, 34), (34, 50), (33, 68)]
    rope = plate.stroke(way, 4.6, 4.6)
    plate.part(rope, ROPE, dark=0.14, relief=0.7, depth=1.6, outline=1.1, cast=3, cast_strength=0.6, hatch=0)
    for y in range(-2, 66, 4):
        x = 31.5 + 1.4 * math.sin(y / 11)
        plate.line([(x - 2.6, y + 2), (x + 2.6, y - 0.6)], 0.8, strength=0.85, smooth=False, end=0.8)
    return plate.finished()


def hook() -> Image.Image:
    """An iron grapnel that bites on the north side."""
    plate = fresh("hook")
    for tip in (-13, -5, 5, 13):
        claw = plate.stroke([(33, 5), (33 + tip * 0.7, 9), (33 + tip, 15), (33 + tip * 0.85, 19)], 3.2, 1.4)
        plate.part(claw, IRON, dark=0.22, relief=0.8, depth=1.4, outline=1.0, cast=1.8, hatch=0)
    plate.part(plate.ellipse(33, 4.5, 3.8), IRON, dark=0.2, relief=0.9, depth=2, outline=1.2, cast=2, hatch=0)
    plate.part(plate.stroke([(33, -4), (33, 3)], 4.6, 4.6), ROPE, dark=0.14, relief=0.7, depth=1.6, outline=1.1, cast=2)
    return plate.finished()


def step_shadow() -> Image.Image:
    """What a raised deck to the north throws on the deck below: its face of planking, then shade."""
    plate = fresh("step shadow")
    fall = work(lambda f: f["max"](1.0 - f["y"] / (30.0 * SCALE), 0.0) ** 1.4, y=down(plate.size))
    plate.lay(to_mask(fall), mix(INK, (0, 0, 0), 0.4), 0.72)
    return plate.finished()
