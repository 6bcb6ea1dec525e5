"""The title: a tavern by candlelight, two fighters, crossing blades. The left third stays calm for the menu.

Drawn on a plate of 960 by 600 and brought down to 1920 by 1200.
"""

from __future__ import annotations

import math

from PIL import Image

import duellists
from ink import (
    SCALE, Field, Plate, across, blur, cut, down, flat, from_mask, lines, noise, to_mask, wave, within, without, work,
)
from palette import ALE, BRASS, CANDLE, CREAM, INK, OAK, OAK_DARK, OAK_LIGHT, PARCHMENT, STONE, WALNUT, mix
from wood import grain, nail

WIDTH, HEIGHT = 960, 600
FLOOR = 452.0
LAMPS = ((478.0, 96.0, 200.0, 0.75), (846.0, 92.0, 190.0, 0.75), (652.0, 292.0, 150.0, 0.9), (894.0, 470.0, 90.0, 0.5))


def light(plate: Plate) -> Field:
    """How bright each place is, 0 to about 1.2: lamps, and the left third held down."""
    x, y = across(plate.size), down(plate.size)
    total = flat(plate.size, 0.06)
    for lx, ly, reach, strength in LAMPS:
        total = work(
            lambda f, lx=lx, ly=ly, reach=reach, strength=strength: f["t"]
            + strength / (1.0 + (((f["x"] / SCALE - lx) ** 2.0 + ((f["y"] / SCALE - ly) * 1.1) ** 2.0) / reach**2.0) * 1.5) ** 1.3,
            t=total, x=x, y=y,
        )
    calm = work(lambda f: f["max"](f["min"]((f["x"] / SCALE - 210.0) / 190.0, 1.0), 0.0) * 0.7 + 0.3, x=x)
    return work(lambda f: f["t"] * f["c"], t=total, c=calm)


def wash(plate: Plate, mask, colour, bright: Field, screen: Field, amount: float = 1.0) -> None:
    """A surface of the room: its colour as the lamps light it, then engraved as dark as it is."""
    warm = mix(colour, (255, 186, 98), 0.3)
    night = mix(colour, (24, 13, 8), 0.86)
    tint = Image.composite(
        Image.new("RGB", plate.size, warm), Image.new("RGB", plate.size, night), to_mask(work(lambda f: f["b"] * 0.95, b=bright))
    ).convert("RGBA")
    tint.putalpha(mask)
    plate.image.alpha_composite(tint)
    darkness = work(lambda f: (0.78 - f["b"] * 0.62) * amount, b=bright)
    plate.lay(within(cut(darkness, screen), mask), (20, 12, 7), 0.62)
    deep = work(lambda f: (0.44 - f["b"] * 0.8) * amount, b=bright)
    plate.lay(within(cut(deep, lines(plate.size, plate.rng, 3.1, -38)), mask), (16, 10, 6), 0.5)


def room(plate: Plate, bright: Field) -> None:
    rng = plate.rng
    everything = plate.box(0, 0, WIDTH, HEIGHT)
    wash(plate, everything, mix(PARCHMENT, OAK, 0.55), bright, lines(plate.size, rng, 3.0, 8, 0.8))
    # Plaster cracks keep the wall from being a blank.
    for x, y in ((560, 70), (742, 130), (420, 210), (905, 240), (590, 250)):
        way = [(x, y)]
        for _ in range(4):
            way.append((way[-1][0] + rng.uniform(-9, 11), way[-1][1] + rng.uniform(4, 13)))
        plate.line(way, 1.1, strength=0.6)
    ember = work(lambda f: f["max"](f["b"] - 0.2, 0.0) * 0.22, b=bright)
    plate.lay(to_mask(ember), (255, 146, 52))
    window(plate, bright)
    upright = grain(plate, 2.2, upright=True, sway=1.2)
    level = grain(plate, 2.2, sway=1.2)
    wainscot = plate.box(0, 330, WIDTH, FLOOR + 6)
    wash(plate, wainscot, mix(OAK, OAK_DARK, 0.3), bright, upright)
    for k in range(31):
        x = k * 32.0 + 4
        plate.line([(x, 334), (x, FLOOR)], 1.6, (16, 10, 6), 0.9, smooth=False, end=1.6)
        plate.line([(x + 1.5, 336), (x + 1.5, FLOOR - 4)], 0.7, mix(OAK_LIGHT, OAK, 0.4), 0.28, smooth=False, end=0.7)
    for left, right in ((336, 358), (742, 762), (936, 960)):
        post = plate.box(left, 0, right, FLOOR + 4)
        plate.shade_below(post, 5, 0.55)
        wash(plate, post, mix(OAK, OAK_LIGHT, 0.1), bright, upright)
        plate.contour(post, 1.6)
    for top, bottom in ((322, 336), (-4, 26), (FLOOR - 8, FLOOR + 5)):
        rail = plate.box(-4, top, WIDTH + 4, bottom)
        plate.shade_below(rail, 5, 0.6, (0, 3))
        wash(plate, rail, mix(OAK, OAK_LIGHT, 0.15), bright, level)
        plate.contour(rail, 1.5)
    for points in ([(358, 26), (358, 96), (428, 26), (410, 26)], [(742, 26), (742, 96), (672, 26), (690, 26)], [(762, 26), (762, 90), (826, 26), (808, 26)]):
        brace = plate.polygon([points[1], (points[1][0], points[1][1] - 24), points[3], points[2]])
        plate.shade_below(brace, 4, 0.5)
        wash(plate, brace, OAK, bright, lines(plate.size, rng, 2.2, 135 if points[2][0] < points[1][0] else 45))
        plate.contour(brace, 1.5)
    floor(plate, bright)


def window(plate: Plate, bright: Field) -> None:
    """A leaded window with the moon and a ship's masts beyond."""
    left, top, right, bottom = 586.0, 92.0, 716.0, 236.0
    night = plate.box(left, top, right, bottom)
    sky = Image.new("RGBA", plate.size, (30, 47, 66, 255))
    sky.putalpha(night)
    plate.image.alpha_composite(sky)
    moon = (676.0, 132.0)
    halo = work(lambda f: f["max"](1.0 - ((f["x"] / SCALE - moon[0]) ** 2.0 + (f["y"] / SCALE - moon[1]) ** 2.0) ** 0.5 / 110.0, 0.0) ** 1.4, x=across(plate.size), y=down(plate.size))
    plate.lay(within(to_mask(halo), night), (150, 176, 190), 0.85)
    plate.lay(within(cut(work(lambda f: 0.6 - f["h"] * 0.85, h=halo), lines(plate.size, plate.rng, 2.4, 0, 0.25)), night), (12, 20, 30), 0.7)
    plate.part(plate.ellipse(*moon, 14), (240, 236, 214), dark=0.02, relief=0.3, depth=4, outline=0.8, cast=0, hatch=0.4)
    sea = plate.box(left, 212, right, bottom)
    plate.lay(sea, (22, 34, 48), 0.95)
    for k in range(9):
        y = 215 + k * 2.5
        plate.line([(660 - k * 2, y), (692 + k * 2, y)], 0.9, (190, 205, 205), 0.7, smooth=False)
    hull = plate.polygon([(596, 205), (604, 216), (650, 216), (662, 203), (650, 207), (606, 207)])
    plate.lay(hull, (10, 12, 16))
    for x, h in ((610, 62), (630, 76), (648, 50)):
        plate.line([(x, 208), (x, 208 - h)], 1.6, (10, 12, 16), smooth=False, end=0.8)
        for k in range(2):
            y = 208 - h * (0.5 + 0.32 * k)
            plate.line([(x - 8 + 2 * k, y), (x + 8 - 2 * k, y)], 1.0, (10, 12, 16), smooth=False, end=1.0)
        plate.line([(x, 208 - h), (x + 14, 207)], 0.6, (10, 12, 16), 0.8, smooth=False, end=0.5)
    for k in range(-7, 12):
        for dx in (1, -1):
            x = left + k * 14.4
            a, b = (x, top), (x + dx * 72 * 1.0, bottom)
            plate.lay(within(plate.stroke([a, b] if dx > 0 else [(x + 72, top), (x, bottom)], 1.3, 1.3), night), (24, 18, 14), 0.85)
    frame = without(plate.box(left - 10, top - 10, right + 10, bottom + 10), plate.box(left, top, right, bottom))
    mullion = plate.box(648, top, 654, bottom)
    for mask in (mullion, frame):
        plate.shade_below(mask, 3.5, 0.6)
        wash(plate, mask, OAK, bright, grain(plate, 2.2, upright=True))
        plate.contour(mask, 1.5)
    sill = plate.box(left - 18, bottom + 8, right + 18, bottom + 17, 1)
    plate.shade_below(sill, 4, 0.6, (0, 3))
    wash(plate, sill, OAK_LIGHT, bright, grain(plate, 2.2))
    plate.contour(sill, 1.5)


def floor(plate: Plate, bright: Field) -> None:
    ground = plate.box(0, FLOOR + 4, WIDTH, HEIGHT)
    vanish = (640.0, 250.0)
    near = work(lambda f: (f["y"] / SCALE - vanish[1]), y=down(plate.size))
    fan = work(lambda f: (f["x"] / SCALE - vanish[0]) / f["max"](f["n"], 60.0), x=across(plate.size), n=near)
    wobble = noise(plate.size, (160 * SCALE, 24 * SCALE), plate.rng)
    screen = wave(work(lambda f: f["f"] * 82.0 + f["w"] * 0.55, f=fan, w=wobble))
    wash(plate, ground, mix(OAK, OAK_DARK, 0.12), work(lambda f: f["b"] * 0.95 + 0.05, b=bright), screen)
    for k in range(-16, 11):
        x = vanish[0] + k * 47
        t0, t1 = (FLOOR + 5 - vanish[1]) / (HEIGHT - vanish[1]), 1.0
        plate.line([(vanish[0] + (x - vanish[0]) * t0 * 1.6, FLOOR + 5), (vanish[0] + (x - vanish[0]) * t1 * 1.6, HEIGHT)], 1.2, (16, 10, 6), 0.95, smooth=False, end=2.6)
        for _ in range(2):
            t = plate.rng.uniform(t0, t1)
            y = vanish[1] + (HEIGHT - vanish[1]) * t
            xa, xb = (vanish[0] + (vanish[0] + (k + d) * 47 - vanish[0]) * t * 1.6 for d in (0, 1))
            plate.line([(xa, y), (xb, y)], 1.6, (16, 10, 6), 0.9, smooth=False, end=1.6)


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
        plate.part(plate.box(x + dx - 2.6, cy - 14, x + dx + 2.6, cy - 1), CREAM, dark=0.05, relief=0.4, depth=1.5, outline=1.1, cast=0, hatch=0.4)
        flame(plate, x + dx, cy - 15, 1.0)


def _halo(plate: Plate, x: float, y: float, radius: float):
    left, top = max(0, round((x - radius) * SCALE)), max(0, round((y - radius) * SCALE))
    r = radius * SCALE
    mask = plate.blank()
    size = round(2 * r), round(2 * r)
    spot = to_mask(work(lambda f: f["max"](1.0 - ((f["x"] - r) ** 2.0 + (f["y"] - r) ** 2.0) ** 0.5 / r, 0.0) ** 1.8, x=across(size), y=down(size)))
    mask.paste(spot, (left, top))
    return mask


def flame(plate: Plate, x: float, y: float, s: float) -> None:
    plate.lay(_halo(plate, x, y - 5 * s, 15 * s), (255, 190, 84), 0.8)
    plate.lay(plate.blob([(x, y - 12 * s), (x + 2.9 * s, y - 3.5 * s), (x, y), (x - 2.9 * s, y - 3.5 * s)]), (255, 206, 104))
    plate.lay(plate.blob([(x, y - 8.5 * s), (x + 1.5 * s, y - 3 * s), (x, y - 0.8 * s), (x - 1.5 * s, y - 3 * s)]), (255, 250, 224))


def shelf_and_cask(plate: Plate) -> None:
    """What stands about: a shelf of bottles on the right wall, a cask beneath, a table's corner with a candle."""
    plank = plate.box(772, 210, 930, 218, 1)
    for x, h, w, colour in ((784, 34, 8, (60, 84, 62)), (800, 27, 9, ALE), (818, 38, 8, (96, 40, 36)), (838, 22, 11, STONE), (862, 36, 8, (60, 84, 62)), (880, 24, 10, OAK), (902, 33, 8, (84, 62, 40))):
        bottle = plate.blob([(x - w, 210), (x - w, 210 - h * 0.55), (x - w * 0.3, 210 - h * 0.72), (x - w * 0.3, 210 - h), (x + w * 0.3, 210 - h), (x + w * 0.3, 210 - h * 0.72), (x + w, 210 - h * 0.55), (x + w, 210)])
        plate.part(bottle, colour, screen=lines(plate.size, plate.rng, 2.0, 90), dark=0.22, relief=0.8, depth=2.5, outline=1.3, cast=3, light=(-0.6, -0.6))
    plate.part(plank, OAK, screen=grain(plate, 2.0), dark=0.2, relief=0.4, depth=2, outline=1.5, cast=5)
    for x in (790, 910):
        plate.part(plate.polygon([(x - 3, 218), (x + 3, 218), (x + 3, 240), (x - 3, 236)]), OAK_DARK, dark=0.3, relief=0.4, depth=1.5, outline=1.2, cast=2)


def table(plate: Plate) -> None:
    top = plate.polygon([(852, 506), (970, 500), (970, 530), (842, 538)])
    leg = plate.polygon([(868, 536), (886, 536), (882, 604), (866, 604)])
    plate.part(leg, OAK_DARK, screen=grain(plate, 2.2, upright=True), dark=0.35, relief=0.5, depth=3, outline=1.8, cast=6)
    plate.part(plate.polygon([(842, 538), (970, 530), (970, 544), (842, 552)]), OAK_DARK, screen=grain(plate, 2.2), dark=0.3, relief=0.3, depth=2, outline=1.8, cast=8)
    plate.part(top, OAK_LIGHT, screen=grain(plate, 2.6), dark=0.12, relief=0.3, depth=3, outline=1.9, cast=0)
    plate.lay(within(_halo(plate, 894, 512, 70), top), CANDLE, 0.6)
    plate.lay(_halo(plate, 894, 476, 92), CANDLE, 0.42)
    plate.part(plate.ellipse(894, 516, 15, 5), BRASS, dark=0.1, relief=0.6, depth=2, outline=1.5, cast=3)
    plate.part(plate.box(888.5, 486, 899.5, 515, 1), CREAM, screen=lines(plate.size, plate.rng, 2.2, 90), dark=0.06, relief=0.6, depth=2.5, outline=1.5, cast=0)
    flame(plate, 894, 487, 1.7)
    mug_side(plate, 934, 516, 1.0)


def mug_side(plate: Plate, x: float, y: float, s: float) -> None:
    handle = without(plate.ellipse(x + 14 * s, y - 13 * s, 8 * s, 9.5 * s), plate.ellipse(x + 13.5 * s, y - 13 * s, 4.4 * s, 6 * s))
    plate.part(handle, OAK, dark=0.2, relief=0.5, depth=1.5, outline=1.3, cast=2)
    body = plate.polygon([(x - 13 * s, y - 28 * s), (x + 13 * s, y - 28 * s), (x + 14.5 * s, y), (x - 14.5 * s, y)])
    plate.part(body, OAK, screen=grain(plate, 2.2, upright=True), dark=0.2, relief=0.8, depth=3, outline=1.6, cast=4)
    for dy in (-22, -5):
        plate.part(plate.box(x - 14 * s, y + dy * s - 1.8, x + 14 * s, y + dy * s + 1.8), BRASS, dark=0.15, relief=0.4, depth=1, outline=1.0, cast=0, hatch=0.5)
    for dx, dy, r in ((-9, -29, 6), (0, -31, 7), (9, -29, 6), (-12, -24, 4)):
        plate.part(plate.ellipse(x + dx * s, y + dy * s, r * s), CREAM, dark=0.03, relief=0.5, depth=2, outline=1.1, cast=0, hatch=0.4)


def stool(plate: Plate) -> None:
    """Knocked over between the fighters."""
    for a, b in (((646, 566), (612, 550)), ((652, 584), (610, 586)), ((648, 574), (604, 568))):
        plate.part(plate.stroke([a, b], 8, 6), OAK, dark=0.25, relief=0.6, depth=2.5, outline=1.5, cast=5)
    seat = plate.ellipse(658, 574, 9, 23)
    plate.part(seat, OAK_LIGHT, screen=grain(plate, 2.4, upright=True), dark=0.16, relief=0.6, depth=3, outline=1.8, cast=5)
    for x, y, a in ((706, 576, 0.2), (722, 584, 1.2), (734, 571, 2.2), (694, 588, 2.7)):
        points = [(x - 6, y - 2), (x + 3, y - 4), (x + 6, y + 2), (x - 2, y + 4)]
        c, s = math.cos(a), math.sin(a)
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
        lambda f: f["max"](((f["x"] / SCALE - 560.0) / 600.0) ** 2.0 + ((f["y"] / SCALE - 300.0) / 390.0) ** 2.0 - 0.42, 0.0) * 0.95, x=x, y=y
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
    duellists.pirate(plate)
    duellists.musketeer(plate)
    spark(plate, *duellists.CROSSING)
    table(plate)
    dusk(plate)
    whole = plate.image.convert("RGB").resize((1920, 1200), Image.Resampling.LANCZOS)
    # Steps of four in each colour cannot be told from all 256, and weigh a third less.
    return whole.point([min(255, (v + 2) // 4 * 4) for v in range(256)] * 3)


__all__ = ["from_mask", "nail", "picture"]
