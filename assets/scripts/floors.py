"""Floors whose squares join: planks, balcony boards, flagstones, 64 pixels a square."""

from __future__ import annotations

from ink import SCALE, Plate, across, cut, down, lines, noise, to_mask, wave, work, wrapped_noise
from palette import INK, OAK, OAK_DARK, OAK_LIGHT, STONE, WALNUT, Colour, mix
from PIL import Image, ImageDraw
from wood import nail

SQUARE = 64


def planks(
    columns: int, rows: int, seed: str, base: Colour, boards: int = 4, dark: float = 0.2, variety: float = 1.0
) -> Plate:
    """Boards that run north to south, over a block of squares that joins itself on all sides."""
    w, h = columns * SQUARE, rows * SQUARE
    plate = Plate(w, h, seed)
    rng, size = plate.rng, plate.size
    wide = SQUARE / boards
    tint = Image.new("RGB", size, base)
    shift = Image.new("L", size, 0)
    paint, move = ImageDraw.Draw(tint), ImageDraw.Draw(shift)
    joints: list[tuple[float, float]] = []
    for k in range(columns * boards):
        x0, x1 = k * wide, (k + 1) * wide
        ends: list[float] = []
        y = rng.uniform(0, h * 0.4)
        while y < h and (not ends or y - ends[0] < h - SQUARE * 0.9):
            ends.append(y)
            y += rng.uniform(1.5, 2.9) * SQUARE
        for i, top in enumerate(ends):
            bottom = ends[i + 1] if i + 1 < len(ends) else ends[0] + h
            shade = rng.choice((-0.14, -0.07, 0.0, 0.0, 0.06, 0.12)) + rng.uniform(-0.03, 0.03)
            shade *= variety
            colour = mix(base, OAK_LIGHT, shade * 1.6) if shade > 0 else mix(base, WALNUT, -shade * 1.7)
            phase = rng.randrange(256)
            for up in (0, -h):
                box = [x0 * SCALE, (top + up) * SCALE, x1 * SCALE - 1, (bottom + up) * SCALE - 1]
                paint.rectangle(box, fill=colour)
                move.rectangle(box, fill=phase)
            joints.append((x0, top % h))
    long = wrapped_noise(size, (columns * 7, max(2, rows)), rng)
    patch = wrapped_noise(size, (columns * 3, rows * 2), rng)
    knots = [(rng.uniform(0, w), rng.uniform(0, h), rng.uniform(2.2, 3.4)) for _ in range(columns * rows * 2 // 3)]
    knots = [((x // wide + 0.5) * wide, min(max(y, 14), h - 14), r) for x, y, r in knots]
    phase_field = work(
        lambda f: f["x"] / (SCALE * 2.0) + f["n"] * 0.9 + f["s"] / 41.0,
        x=across(size),
        n=long,
        s=shift.convert("F"),
    )
    for kx, ky, r in knots:
        phase_field = work(
            lambda f, kx=kx * SCALE, ky=ky * SCALE, r=r * SCALE: (
                f["p"]
                + (f["x"] - kx)
                / r
                * 1.5
                / (1.0 + ((f["y"] - ky) / r / 2.2) ** 2.0 + ((f["x"] - kx) / r) ** 2.0) ** 1.5
                * (abs(f["x"] - kx) < wide * SCALE / 2)
            ),
            p=phase_field,
            x=across(size),
            y=down(size),
        )
    seam = work(
        lambda f: f["max"](1.0 - abs((f["x"] / SCALE + wide / 2) % wide - wide / 2) / 2.6, 0.0),
        x=across(size),
    )
    darkness = work(lambda f: dark + f["n"] * 0.09 + f["e"] * 0.3, n=patch, e=seam)
    shaded = Image.composite(Image.new("RGB", size, INK), tint, to_mask(work(lambda f: f["d"] * 0.5, d=darkness)))
    plate.image = shaded.convert("RGBA")
    plate.lay(cut(darkness, wave(phase_field)), mix(INK, base, 0.3), 0.55)
    for kx, ky, r in knots:
        plate.lay(plate.ellipse(kx, ky, r * 0.42, r * 0.75), INK, 0.6)
        plate.contour(plate.ellipse(kx, ky, r * 0.75, r * 1.3), 0.5, mix(INK, base, 0.3))
    for k in range(columns * boards + 1):
        plate.lay(plate.box(max(0, k * wide - 0.55), 0, min(w, k * wide + 0.55), h), INK, 0.85)
    for x, y in joints:
        plate.lay(plate.box(x, y - 0.55, x + wide, y + 0.55), INK, 0.85)
        for dy in (-3.2, 3.2):
            for dx in (3.6, wide - 3.6):
                nail(plate, x + dx, (y + dy) % h, 0.75)
    return plate


def balcony() -> Plate:
    """Two by two squares of narrower, lighter boards, laid across."""
    plate = planks(2, 2, "balcony", mix(OAK_LIGHT, OAK, 0.45), boards=5, dark=0.16)
    plate.image = plate.image.transpose(Image.Transpose.ROTATE_90)
    return plate


def floor() -> Plate:
    return planks(6, 5, "tavern floor", mix(OAK, OAK_DARK, 0.42))


def flags(columns: int, rows: int, seed: str) -> Plate:
    """Flagstones, cut so that no stone crosses a square's edge."""
    plate = Plate(columns * SQUARE, rows * SQUARE, seed)
    rng, size = plate.rng, plate.size
    plate.image = Image.new("RGBA", size, (*mix(STONE, INK, 0.72), 255))
    layouts = (
        ((0, 0, 38, 30), (38, 0, 64, 40), (0, 30, 24, 64), (24, 40, 64, 64), (24, 30, 38, 40)),
        ((0, 0, 26, 36), (26, 0, 64, 26), (26, 26, 44, 64), (44, 26, 64, 64), (0, 36, 26, 64)),
        ((0, 0, 64, 24), (0, 24, 36, 64), (36, 24, 64, 46), (36, 46, 64, 64)),
        ((0, 0, 30, 42), (30, 0, 64, 20), (30, 20, 64, 42), (0, 42, 42, 64), (42, 42, 64, 64)),
    )
    rough = noise(size, (9 * SCALE, 9 * SCALE), rng)
    extra = work(lambda f: f["n"] * 0.12, n=rough)
    screen = lines(size, rng, 2.6, 30)
    for i in range(columns):
        for j in range(rows):
            for left, top, right, bottom in layouts[(i + j * columns) % len(layouts)]:
                x0, x1 = i * SQUARE + left + 1.0, i * SQUARE + right - 1.0
                y0, y1 = j * SQUARE + top + 1.0, j * SQUARE + bottom - 1.0

                def near(x: float, y: float) -> tuple[float, float]:
                    return x + rng.uniform(-0.7, 0.7), y + rng.uniform(-0.7, 0.7)

                c = 3.2
                corners = [
                    near(x0 + c, y0),
                    near(x1 - c, y0),
                    near(x1, y0 + c),
                    near(x1, y1 - c),
                    near(x1 - c, y1),
                    near(x0 + c, y1),
                    near(x0, y1 - c),
                    near(x0, y0 + c),
                ]
                colour = mix(mix(STONE, OAK, 0.28), WALNUT, rng.uniform(0.05, 0.32))
                plate.part(
                    plate.polygon(corners),
                    colour,
                    screen=screen,
                    dark=0.14,
                    relief=0.5,
                    depth=2.2,
                    outline=0.9,
                    cast=0,
                    extra=extra,
                    light=(-0.6, -0.6),
                    hatch=0.6,
                )
                if rng.random() < 0.4:
                    ax, ay = rng.uniform(x0 + 5, x1 - 5), rng.uniform(y0 + 4, y1 - 4)
                    plate.line(
                        [(ax, ay), (ax + rng.uniform(-5, 5), ay + 4), (ax + rng.uniform(-7, 7), ay + 9)],
                        0.7,
                        strength=0.7,
                    )
    return plate
