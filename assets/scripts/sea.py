"""The sea: engraved waves whose squares join, and what a hull does to the water beside it."""

from __future__ import annotations

import math

from floors import SQUARE
from ink import SCALE, Plate, cut, down, to_mask, wave, work, wrapped_noise
from palette import CREAM, INK, SEA, SEA_DEEP, SEA_LIGHT, mix
from PIL import Image, ImageChops
from tavern_edges import around

COLUMNS, ROWS = 6, 4


def waves() -> Plate:
    """Six by four squares of swell seen from above, lit from the north-west."""
    plate = Plate(COLUMNS * SQUARE, ROWS * SQUARE, "sea")
    rng, size = plate.rng, plate.size
    swell = wrapped_noise(size, (7, 10), rng)
    chop = wrapped_noise(size, (16, 26), rng)
    ripple = wrapped_noise(size, (30, 52), rng)
    height = work(lambda f: f["a"] * 0.62 + f["b"] * 0.3 + f["c"] * 0.1, a=swell, b=chop, c=ripple)
    reach = 5 * SCALE
    lit = ImageChops.offset(height, reach, reach)
    off = ImageChops.offset(height, -reach, -reach)
    slope = work(lambda f: (f["l"] - f["o"]) * 0.66, l=lit, o=off)
    darkness = work(lambda f: f["min"](f["max"](0.3 + f["s"] - f["h"] * 0.16, 0.02), 0.95), s=slope, h=height)
    base = Image.new("RGB", size, SEA)
    base = Image.composite(Image.new("RGB", size, SEA_DEEP), base, to_mask(work(lambda f: f["d"] * 0.78, d=darkness)))
    bright = work(lambda f: f["max"](0.34 - f["d"], 0.0) * 2.0, d=darkness)
    base = Image.composite(Image.new("RGB", size, SEA_LIGHT), base, to_mask(bright))
    plate.image = base.convert("RGBA")
    # Lines that lie along the crests: level, lifted by the swell. 2.67 pixels apart, so that whole squares join.
    pitch = SQUARE / 24 * SCALE
    screen = wave(work(lambda f: f["y"] / pitch + f["h"] * 3.2, y=down(size), h=height))
    plate.lay(cut(darkness, screen), mix(INK, SEA_DEEP, 0.35), 0.8)
    crest = work(lambda f: f["max"](f["h"] - 0.3, 0.0) * f["max"](0.42 - f["d"], 0.0) * 9.0, h=height, d=darkness)
    foam_lines = wave(work(lambda f: f["y"] / pitch + f["h"] * 3.2 + 0.5, y=down(size), h=height))
    plate.lay(cut(crest, foam_lines, 4.0), CREAM, 0.75)
    return plate


def beside_hull(*ways: str) -> Image.Image:
    """What hulls to these sides (n, e, s, w) throw on a square of sea: dark planking, shade and a line of foam."""
    image = Image.new("RGBA", (SQUARE, SQUARE), (0, 0, 0, 0))
    for way in ways:
        image.alpha_composite(around(_beside_north())[way])
    return image


def _beside_north() -> Image.Image:
    plate = Plate(SQUARE, SQUARE, "beside a hull")
    shade = work(lambda f: f["max"](1.0 - f["a"] / (34.0 * SCALE), 0.0) ** 1.4, a=down(plate.size))
    plate.lay(to_mask(shade), mix(INK, SEA_DEEP, 0.3), 0.85)
    for at, wide, strength, phase in ((12.5, 2.0, 0.85, 0.0), (17.5, 1.1, 0.6, 0.9), (23.5, 0.8, 0.4, 2.0)):
        points = []
        for x in range(-4, 69, 2):
            turn = x / SQUARE * math.tau
            points.append((x, at + 1.7 * math.sin(turn + phase) + 1.1 * math.sin(turn * 3 + phase * 2)))
        plate.line(points, wide, CREAM, strength, end=wide)
    return plate.finished()


def foam(seed: str) -> Image.Image:
    """A few curls of foam for open water."""
    plate = Plate(SQUARE, SQUARE, seed)
    rng = plate.rng
    for _ in range(5):
        x, y = rng.uniform(12, 52), rng.uniform(10, 54)
        long = rng.uniform(7, 15)
        points = [(x - long, y + 2), (x - long * 0.4, y - 1.5), (x + long * 0.3, y - 1.2), (x + long, y + 2.4)]
        plate.line([(a, b + 1.5) for a, b in points], 1.6, mix(INK, SEA_DEEP, 0.4), 0.6)
        plate.line(points, 1.7, CREAM, 0.85)
        curl = [(x + long * (0.2 + 0.25 * math.cos(t)), y - 2.6 + 1.6 * math.sin(t)) for t in (3.1, 4.2, 5.4, 6.6)]
        plate.line(curl, 1.0, CREAM, 0.7)
    return plate.finished()
