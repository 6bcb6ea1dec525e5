"""The title: a tavern by candlelight, two fighters, crossing blades. The left third stays calm for the menu.

Drawn on a plate of 960 by 600 and brought down to 1920 by 1200.
"""

from __future__ import annotations

import math

from duellists import CROSSING
from ink import (
    SCALE,
    Mask,
    Plate,
    across,
    blur,
    down,
    lines,
    to_mask,
    within,
    without,
    work,
)
from palette import ALE, BRASS, CANDLE, CREAM, INK, OAK, OAK_DARK, OAK_LIGHT, STONE
from PIL import Image
from title_musketeer import musketeer
from title_pirate import pirate
from title_room import HEIGHT, WIDTH, light, room
from wood import grain


def chandelier(plate: Plate, x: float, y: float) -> None:
    """From the side: chain, wheel as a flat ellipse, five candles."""
    for k in range(8):
        cy = y - 62 + k * 7.5
        link = without(plate.ellipse(x, cy, 2.6, 4.6), plate.ellipse(x, cy, 1.0, 2.8))
        plate.lay(link, (22, 16, 12))
    for dx in (-46, -16, 16, 46):
        plate.line([(x, y - 12), (x + dx, y + 8)], 1.5, (22, 16, 12), smooth=False, end=1.5)
    back = without(plate.ellipse(x, y + 10, 52, 11), plate.ellipse(x, y + 8, 46, 7.5))
    plate.part(back, OAK, dark=0.25, relief=0.5, depth=2, outline=1.5, cast=5)
    for dx in (-49, -26, 1, 27, 49):
        cy = y + 8 + (6 if abs(dx) < 40 else 0)
        plate.lay(_halo(plate, x + dx, cy - 22, 44), CANDLE, 0.55)
        plate.part(plate.ellipse(x + dx, cy - 1, 6, 2.6), BRASS, dark=0.1, relief=0.5, depth=1.5, outline=1.1, cast=1)
        plate.part(
            plate.box(x + dx - 2.6, cy - 14, x + dx + 2.6, cy - 1),
            CREAM,
            dark=0.05,
            relief=0.4,
            depth=1.5,
            outline=1.1,
            cast=0,
            hatch=0.4,
        )
        flame(plate, x + dx, cy - 15, 1.0)


def _halo(plate: Plate, x: float, y: float, radius: float) -> Mask:
    left, top = max(0, round((x - radius) * SCALE)), max(0, round((y - radius) * SCALE))
    r = radius * SCALE
    mask = plate.blank()
    size = round(2 * r), round(2 * r)
    spot = to_mask(
        work(
            lambda f: f["max"](1.0 - ((f["x"] - r) ** 2.0 + (f["y"] - r) ** 2.0) ** 0.5 / r, 0.0) ** 1.8,
            x=across(size),
            y=down(size),
        )
    )
    mask.paste(spot, (left, top))
    return mask


def flame(plate: Plate, x: float, y: float, s: float) -> None:
    plate.lay(_halo(plate, x, y - 5 * s, 15 * s), (255, 190, 84), 0.8)
    plate.lay(
        plate.blob([(x, y - 12 * s), (x + 2.9 * s, y - 3.5 * s), (x, y), (x - 2.9 * s, y - 3.5 * s)]),
        (255, 206, 104),
    )
    plate.lay(
        plate.blob([(x, y - 8.5 * s), (x + 1.5 * s, y - 3 * s), (x, y - 0.8 * s), (x - 1.5 * s, y - 3 * s)]),
        (255, 250, 224),
    )


def shelf_and_cask(plate: Plate) -> None:
    """What stands about: a shelf of bottles on the right wall, a cask beneath, a table's corner with a candle."""
    plank = plate.box(772, 210, 930, 218, 1)
    for x, h, w, colour in (
        (784, 34, 8, (60, 84, 62)),
        (800, 27, 9, ALE),
        (818, 38, 8, (96, 40, 36)),
        (838, 22, 11, STONE),
        (862, 36, 8, (60, 84, 62)),
        (880, 24, 10, OAK),
        (902, 33, 8, (84, 62, 40)),
    ):
        bottle = plate.blob(
            [
                (x - w, 210),
                (x - w, 210 - h * 0.55),
                (x - w * 0.3, 210 - h * 0.72),
                (x - w * 0.3, 210 - h),
                (x + w * 0.3, 210 - h),
                (x + w * 0.3, 210 - h * 0.72),
                (x + w, 210 - h * 0.55),
                (x + w, 210),
            ]
        )
        plate.part(
            bottle,
            colour,
            screen=lines(plate.size, plate.rng, 2.0, 90),
            dark=0.22,
            relief=0.8,
            depth=2.5,
            outline=1.3,
            cast=3,
            light=(-0.6, -0.6),
        )
    plate.part(plank, OAK, screen=grain(plate, 2.0), dark=0.2, relief=0.4, depth=2, outline=1.5, cast=5)
    for x in (790, 910):
        plate.part(
            plate.polygon([(x - 3, 218), (x + 3, 218), (x + 3, 240), (x - 3, 236)]),
            OAK_DARK,
            dark=0.3,
            relief=0.4,
            depth=1.5,
            outline=1.2,
            cast=2,
        )


def table(plate: Plate) -> None:
    top = plate.polygon([(852, 506), (970, 500), (970, 530), (842, 538)])
    leg = plate.polygon([(868, 536), (886, 536), (882, 604), (866, 604)])
    plate.part(
        leg,
        OAK_DARK,
        screen=grain(plate, 2.2, upright=True),
        dark=0.35,
        relief=0.5,
        depth=3,
        outline=1.8,
        cast=6,
    )
    plate.part(
        plate.polygon([(842, 538), (970, 530), (970, 544), (842, 552)]),
        OAK_DARK,
        screen=grain(plate, 2.2),
        dark=0.3,
        relief=0.3,
        depth=2,
        outline=1.8,
        cast=8,
    )
    plate.part(top, OAK_LIGHT, screen=grain(plate, 2.6), dark=0.12, relief=0.3, depth=3, outline=1.9, cast=0)
    plate.lay(within(_halo(plate, 894, 512, 70), top), CANDLE, 0.6)
    plate.lay(_halo(plate, 894, 476, 92), CANDLE, 0.42)
    plate.part(plate.ellipse(894, 516, 15, 5), BRASS, dark=0.1, relief=0.6, depth=2, outline=1.5, cast=3)
    plate.part(
        plate.box(888.5, 486, 899.5, 515, 1),
        CREAM,
        screen=lines(plate.size, plate.rng, 2.2, 90),
        dark=0.06,
        relief=0.6,
        depth=2.5,
        outline=1.5,
        cast=0,
    )
    flame(plate, 894, 487, 1.7)
    mug_side(plate, 934, 516, 1.0)


def mug_side(plate: Plate, x: float, y: float, s: float) -> None:
    handle = without(
        plate.ellipse(x + 14 * s, y - 13 * s, 8 * s, 9.5 * s),
        plate.ellipse(x + 13.5 * s, y - 13 * s, 4.4 * s, 6 * s),
    )
    plate.part(handle, OAK, dark=0.2, relief=0.5, depth=1.5, outline=1.3, cast=2)
    body = plate.polygon([(x - 13 * s, y - 28 * s), (x + 13 * s, y - 28 * s), (x + 14.5 * s, y), (x - 14.5 * s, y)])
    plate.part(body, OAK, screen=grain(plate, 2.2, upright=True), dark=0.2, relief=0.8, depth=3, outline=1.6, cast=4)
    for dy in (-22, -5):
        plate.part(
            plate.box(x - 14 * s, y + dy * s - 1.8, x + 14 * s, y + dy * s + 1.8),
            BRASS,
            dark=0.15,
            relief=0.4,
            depth=1,
            outline=1.0,
            cast=0,
            hatch=0.5,
        )
    for dx, dy, r in ((-9, -29, 6), (0, -31, 7), (9, -29, 6), (-12, -24, 4)):
        plate.part(
            plate.ellipse(x + dx * s, y + dy * s, r * s),
            CREAM,
            dark=0.03,
            relief=0.5,
            depth=2,
            outline=1.1,
            cast=0,
            hatch=0.4,
        )


def stool(plate: Plate) -> None:
    """Knocked over between the fighters."""
    for a, b in (((646, 566), (612, 550)), ((652, 584), (610, 586)), ((648, 574), (604, 568))):
        plate.part(plate.stroke([a, b], 8, 6), OAK, dark=0.25, relief=0.6, depth=2.5, outline=1.5, cast=5)
    seat = plate.ellipse(658, 574, 9, 23)
    plate.part(
        seat,
        OAK_LIGHT,
        screen=grain(plate, 2.4, upright=True),
        dark=0.16,
        relief=0.6,
        depth=3,
        outline=1.8,
        cast=5,
    )
    for x, y, turn in ((706, 576, 0.2), (722, 584, 1.2), (734, 571, 2.2), (694, 588, 2.7)):
        points = [(x - 6, y - 2), (x + 3, y - 4), (x + 6, y + 2), (x - 2, y + 4)]
        c, s = math.cos(turn), math.sin(turn)
        shard = [(x + (px - x) * c - (py - y) * s, y + (px - x) * s + (py - y) * c) for px, py in points]
        plate.part(plate.polygon(shard), STONE, dark=0.05, relief=0.5, depth=2, outline=1.2, cast=2)


def spark(plate: Plate, x: float, y: float) -> None:
    plate.lay(_halo(plate, x, y, 62), CANDLE, 0.7)
    rng = plate.rng
    for k in range(18):
        a = k * math.tau / 18 + rng.uniform(-0.1, 0.1)
        r0, r1 = rng.uniform(6, 11), rng.uniform(18, 40)
        way = [(x + r0 * math.cos(a), y + r0 * math.sin(a)), (x + r1 * math.cos(a), y + r1 * math.sin(a))]
        plate.line(way, 3.0, INK, 0.9, smooth=False)
        plate.line(way, 1.8, (255, 240, 196), smooth=False)
    star = []
    for k in range(16):
        r = (15, 5)[k % 2] * (1.5 if k % 4 == 0 else 1.0)
        star.append((x + r * math.sin(k * math.tau / 16), y - r * math.cos(k * math.tau / 16)))
    plate.lay(plate.polygon(star), (255, 236, 178))
    plate.contour(plate.polygon(star), 1.0)
    plate.lay(plate.ellipse(x, y, 5), (255, 254, 242))


def dusk(plate: Plate) -> None:
    """Darkness gathers at the rim and over the menu's third."""
    x, y = across(plate.size), down(plate.size)
    rim = work(
        lambda f: (
            f["max"](
                ((f["x"] / SCALE - 560.0) / 600.0) ** 2.0 + ((f["y"] / SCALE - 300.0) / 390.0) ** 2.0 - 0.42,
                0.0,
            )
            * 0.95
        ),
        x=x,
        y=y,
    )
    plate.lay(to_mask(rim), (12, 8, 5), 0.85)
    left = work(lambda f: f["max"](1.0 - f["x"] / SCALE / 340.0, 0.0) ** 0.7 * 0.42, x=x)
    plate.lay(to_mask(left), (14, 9, 6))


def picture() -> Image.Image:
    plate = Plate(WIDTH, HEIGHT, "title")
    bright = light(plate)
    room(plate, bright)
    shelf_and_cask(plate)
    chandelier(plate, 478, 92)
    chandelier(plate, 846, 88)
    for x, half in ((462, 128), (824, 120)):
        plate.lay(blur(plate.ellipse(x, 546, half, 15), 8), (10, 6, 4), 0.75)
    stool(plate)
    pirate(plate)
    musketeer(plate)
    spark(plate, *CROSSING)
    table(plate)
    dusk(plate)
    whole = plate.image.convert("RGB").resize((1920, 1200), Image.Resampling.LANCZOS)
    # Steps of four in each colour cannot be told from all 256, and weigh a third less.
    return whole.point([min(255, (v + 2) // 4 * 4) for v in range(256)] * 3)
