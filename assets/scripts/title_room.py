"""The room of the title: timber and plaster by lamplight, a window on the harbour, boards underfoot."""

from __future__ import annotations

from ink import (
    SCALE,
    Field,
    Mask,
    Plate,
    Point,
    across,
    cut,
    down,
    flat,
    lines,
    noise,
    to_mask,
    wave,
    within,
    without,
    work,
)
from palette import OAK, OAK_DARK, OAK_LIGHT, PARCHMENT, Colour, mix
from PIL import Image
from wood import grain

WIDTH, HEIGHT = 960, 600
FLOOR = 452.0


LAMPS = (
    (478.0, 96.0, 200.0, 0.75),
    (846.0, 92.0, 190.0, 0.75),
    (652.0, 292.0, 150.0, 0.9),
    (894.0, 470.0, 90.0, 0.5),
)


def light(plate: Plate) -> Field:
    """How bright each place is, 0 to about 1.2: lamps, and the left third held down."""
    x, y = across(plate.size), down(plate.size)
    total = flat(plate.size, 0.06)
    for lx, ly, reach, strength in LAMPS:
        total = work(
            lambda f, lx=lx, ly=ly, reach=reach, strength=strength: (
                f["t"]
                + strength
                / (1.0 + (((f["x"] / SCALE - lx) ** 2.0 + ((f["y"] / SCALE - ly) * 1.1) ** 2.0) / reach**2.0) * 1.5)
                ** 1.3
            ),
            t=total,
            x=x,
            y=y,
        )
    calm = work(lambda f: f["max"](f["min"]((f["x"] / SCALE - 210.0) / 190.0, 1.0), 0.0) * 0.7 + 0.3, x=x)
    return work(lambda f: f["t"] * f["c"], t=total, c=calm)


def wash(plate: Plate, mask: Mask, colour: Colour, bright: Field, screen: Field, amount: float = 1.0) -> None:
    """A surface of the room: its colour as the lamps light it, then engraved as dark as it is."""
    warm = mix(colour, (255, 186, 98), 0.3)
    night = mix(colour, (24, 13, 8), 0.86)
    tint = Image.composite(
        Image.new("RGB", plate.size, warm),
        Image.new("RGB", plate.size, night),
        to_mask(work(lambda f: f["b"] * 0.95, b=bright)),
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
        way: list[Point] = [(x, y)]
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
        seam = k * 32.0 + 4
        plate.line([(seam, 334), (seam, FLOOR)], 1.6, (16, 10, 6), 0.9, smooth=False, end=1.6)
        plate.line(
            [(seam + 1.5, 336), (seam + 1.5, FLOOR - 4)],
            0.7,
            mix(OAK_LIGHT, OAK, 0.4),
            0.28,
            smooth=False,
            end=0.7,
        )
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
    for points in (
        [(358, 26), (358, 96), (428, 26), (410, 26)],
        [(742, 26), (742, 96), (672, 26), (690, 26)],
        [(762, 26), (762, 90), (826, 26), (808, 26)],
    ):
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
    halo = work(
        lambda f: (
            f["max"](
                1.0 - ((f["x"] / SCALE - moon[0]) ** 2.0 + (f["y"] / SCALE - moon[1]) ** 2.0) ** 0.5 / 110.0,
                0.0,
            )
            ** 1.4
        ),
        x=across(plate.size),
        y=down(plate.size),
    )
    plate.lay(within(to_mask(halo), night), (150, 176, 190), 0.85)
    plate.lay(
        within(
            cut(work(lambda f: 0.6 - f["h"] * 0.85, h=halo), lines(plate.size, plate.rng, 2.4, 0, 0.25)),
            night,
        ),
        (12, 20, 30),
        0.7,
    )
    plate.part(
        plate.ellipse(*moon, 14),
        (240, 236, 214),
        dark=0.02,
        relief=0.3,
        depth=4,
        outline=0.8,
        cast=0,
        hatch=0.4,
    )
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
            lead = left + k * 14.4
            a, b = (lead, top), (lead + dx * 72 * 1.0, bottom)
            plate.lay(
                within(plate.stroke([a, b] if dx > 0 else [(lead + 72, top), (lead, bottom)], 1.3, 1.3), night),
                (24, 18, 14),
                0.85,
            )
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
    near = work(lambda f: f["y"] / SCALE - vanish[1], y=down(plate.size))
    fan = work(lambda f: (f["x"] / SCALE - vanish[0]) / f["max"](f["n"], 60.0), x=across(plate.size), n=near)
    wobble = noise(plate.size, (160 * SCALE, 24 * SCALE), plate.rng)
    screen = wave(work(lambda f: f["f"] * 82.0 + f["w"] * 0.55, f=fan, w=wobble))
    wash(plate, ground, mix(OAK, OAK_DARK, 0.12), work(lambda f: f["b"] * 0.95 + 0.05, b=bright), screen)
    for k in range(-16, 11):
        x = vanish[0] + k * 47
        t0, t1 = (FLOOR + 5 - vanish[1]) / (HEIGHT - vanish[1]), 1.0
        plate.line(
            [
                (vanish[0] + (x - vanish[0]) * t0 * 1.6, FLOOR + 5),
                (vanish[0] + (x - vanish[0]) * t1 * 1.6, HEIGHT),
            ],
            1.2,
            (16, 10, 6),
            0.95,
            smooth=False,
            end=2.6,
        )
        for _ in range(2):
            t = plate.rng.uniform(t0, t1)
            y = vanish[1] + (HEIGHT - vanish[1]) * t
            xa, xb = (vanish[0] + (vanish[0] + (k + d) * 47 - vanish[0]) * t * 1.6 for d in (0, 1))
            plate.line([(xa, y), (xb, y)], 1.6, (16, 10, 6), 0.9, smooth=False, end=1.6)
