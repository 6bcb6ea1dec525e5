"""The tavern's tileset: what stands in which place of the sheet, what it means, and how it is drawn."""

from __future__ import annotations

import math

import floors
from ink import SCALE, Plate, across, blur, down, to_mask, work
from palette import INK, OAK_LIGHT, ROPE, WALNUT, mix
from PIL import Image
from sheets import Sheet, cropped, ground
from tavern_edges import (
    around,
    door,
    edge_shadow,
    fresh,
    hearth,
    rail,
    solid,
    stairs,
    wall,
    wall_corner,
    window,
)
from tavern_solids import pillar, small_door, statue

SQUARE = 64

# the edge of the room, drawn along the north and turned ------------------------------------------------


def glow() -> Image.Image:
    """Firelight over four by four squares, brightest at the middle of the east edge."""
    plate = Plate(SQUARE * 4, SQUARE * 4, "glow")
    light = work(
        lambda f: (
            f["max"](
                1.0 - ((f["x"] / SCALE - 250.0) ** 2.0 + ((f["y"] / SCALE - 128.0) * 1.12) ** 2.0) ** 0.5 / 214.0,
                0.0,
            )
            ** 1.6
        ),
        x=across(plate.size),
        y=down(plate.size),
    )
    plate.lay(to_mask(light), (255, 158, 60), 0.42)
    return plate.finished()


def candlelight() -> Image.Image:
    """A pool of light three squares wide, for beneath a chandelier."""
    plate = Plate(SQUARE * 3, SQUARE * 3, "candlelight")
    light = work(
        lambda f: (
            f["max"](1.0 - ((f["x"] / SCALE - 96.0) ** 2.0 + (f["y"] / SCALE - 96.0) ** 2.0) ** 0.5 / 95.0, 0.0) ** 1.3
        ),
        x=across(plate.size),
        y=down(plate.size),
    )
    plate.lay(to_mask(light), (255, 196, 104), 0.4)
    return plate.finished()


def straw(seed: str, count: int) -> Image.Image:
    plate = fresh(seed)
    rng = plate.rng
    for _ in range(count):
        a, x, y, s = rng.uniform(0, math.tau), rng.uniform(10, 54), rng.uniform(10, 54), rng.uniform(4, 10)
        ends = [
            (x - s * math.cos(a), y - s * math.sin(a)),
            (x + rng.uniform(-1.5, 1.5), y + rng.uniform(-1.5, 1.5)),
            (x + s * math.cos(a), y + s * math.sin(a)),
        ]
        plate.line([(px + 0.6, py + 0.8) for px, py in ends], 1.5, INK, 0.75)
        plate.line(ends, 1.2, mix(ROPE, OAK_LIGHT, rng.random()), 0.95)
    return plate.finished()


def stain(seed: str) -> Image.Image:
    plate = fresh(seed)
    rng = plate.rng
    rim = [
        (32 + rng.uniform(13, 22) * math.cos(a), 33 + rng.uniform(11, 19) * math.sin(a))
        for a in (k * math.tau / 11 for k in range(11))
    ]
    plate.lay(blur(plate.blob(rim), 0.6), WALNUT, 0.34)
    plate.contour(plate.blob(rim), 0.7, WALNUT)
    ring = plate.ellipse(47, 20, 7)
    plate.contour(ring, 1.0, WALNUT)
    return plate.finished()


def scratches() -> Image.Image:
    plate = fresh("scratches")
    rng = plate.rng
    for _ in range(9):
        x, y = rng.uniform(12, 52), rng.uniform(12, 52)
        dx, dy = rng.uniform(-12, 12), rng.uniform(-12, 12)
        plate.line([(x, y), (x + dx * 0.5 + 1, y + dy * 0.5), (x + dx, y + dy)], 1.1, WALNUT, 0.8)
        plate.line(
            [(x + 0.8, y + 0.8), (x + dx * 0.5 + 1.8, y + dy * 0.5 + 0.8), (x + dx + 0.8, y + dy + 0.8)],
            0.6,
            OAK_LIGHT,
            0.7,
        )
    return plate.finished()


def sheet() -> Sheet:
    result = Sheet("tavern", 12, 12)
    put = result.put
    boards, stones, upper, fire = (
        floors.floor().finished(),
        floors.flags(2, 4, "flags").finished(),
        floors.balcony().finished(),
        glow(),
    )
    for j in range(5):
        for i in range(6):
            put(f"planks {j + 1}{i + 1}", i, j, cropped(boards, i, j), ground("floor"))
    for j in range(4):
        for i in range(4):
            put(f"firelight {j + 1}{i + 1}", 6 + i, j, cropped(fire, i, j))
        for i in range(2):
            put(f"flagstones {j + 1}{i + 1}", 10 + i, j, cropped(stones, i, j), ground("floor"))
    for k in range(4):
        put(f"balcony {k + 1}", 6 + k, 4, cropped(upper, k % 2, k // 2), ground("floor", 2))
        put(f"platform {k + 1}", 8 + k, 8, _dimmed(cropped(upper, k % 2, k // 2)), ground("floor", 1))
    put("stairs left", 10, 4, stairs(True, False), ground("stairs", 1))
    put("stairs right", 11, 4, stairs(False, True), ground("stairs", 1))
    for k, (way, image) in enumerate(around(wall()).items()):
        put(f"wall edge {way}", k, 5, image)
    for k, (way, image) in enumerate(zip(("nw", "ne", "se", "sw"), around(wall_corner()).values(), strict=True)):
        put(f"wall corner {way}", 4 + k, 5, image)
    for k, (way, image) in enumerate(around(window()).items()):
        put(f"window {way}", 8 + k, 5, image, ground("floor", 0, True))
    left, right = around(door(True)), around(door(False))
    halves = {"n": ("west", "east"), "e": ("north", "south"), "s": ("east", "west"), "w": ("south", "north")}
    for k, (way, names) in enumerate(halves.items()):
        put(f"door {way} {names[0]}", k * 2, 6, left[way], ground("floor", 0, True))
        put(f"door {way} {names[1]}", k * 2 + 1, 6, right[way], ground("floor", 0, True))
    put("stone wall", 8, 6, solid("stone wall", False), ground("wall"))
    put("timber wall", 9, 6, solid("timber wall", True), ground("wall"))
    put("void", 10, 6, Image.new("RGBA", (64, 64), (20, 14, 10, 255)), ground("void"))
    put("stairs", 11, 6, stairs(False, False), ground("stairs", 1))
    for k, (way, image) in enumerate(around(rail()).items()):
        put(f"rail {way}", k, 7, image)
    for k, (way, image) in enumerate(around(edge_shadow(46, 0.75)).items()):
        put(f"edge shadow {way}", 4 + k, 7, image)
    for k, (way, image) in enumerate(around(edge_shadow(24, 0.55)).items()):
        put(f"low edge shadow {way}", 8 + k, 7, image)
    west, east = hearth()
    for k, way in enumerate("ne"):
        put(f"hearth {way} {halves[way][0]}", k * 2, 8, around(west)[way])
        put(f"hearth {way} {halves[way][1]}", k * 2 + 1, 8, around(east)[way])
    north = around(rail())
    for k, way in enumerate(("nw", "ne", "se", "sw")):
        put(f"rail {way}", k, 9, Image.alpha_composite(north[way[1]], north[way[0]]))
    pool = candlelight()
    for j in range(3):
        for i in range(3):
            put(f"candlelight {j + 1}{i + 1}", 9 + i, 9 + j, cropped(pool, i, j))
    for k, seed in enumerate(("spill", "old spill")):
        put(seed, 4 + k, 9, stain(seed))
    for k, image in enumerate((straw("straw", 16), straw("more straw", 9), stain("stain"), scratches())):
        put(("straw", "a little straw", "stain", "scratches")[k], 4 + k, 8, image)
    for k, (name, image) in enumerate((("pillar", pillar()), ("statue", statue()))):
        put(name, 6 + k, 9, image, ground("wall"))
    for k, (way, image) in enumerate(around(small_door()).items()):
        put(f"small door {way}", k, 10, image, ground("floor", 0, True))
        put(f"upper door {way}", 4 + k, 10, image, ground("floor", 1, True))
    return result


def _dimmed(image: Image.Image) -> Image.Image:
    return Image.alpha_composite(image, Image.new("RGBA", image.size, (*WALNUT, 60)))
