"""Walls, windows, doors, rails and stairs, 64 pixels a square. Edges are drawn along the north and turned."""

from __future__ import annotations

from floors import SQUARE
from ink import SCALE, Plate, blur, cut, down, flat, lines, to_mask, within, work
from palette import BRASS, INK, IRON, OAK, OAK_DARK, OAK_LIGHT, STONE, WALNUT, mix
from PIL import Image
from wood import board, nail

THICK = 11.0  # how far a wall reaches into its square


def fresh(name: str) -> Plate:
    return Plate(SQUARE, SQUARE, name)


def wall_strip(plate: Plate, left: float = 0, right: float = 64) -> None:
    plate.shade_below(plate.box(left, 0, right, THICK), 4, 0.6, (0, 2))
    stones = plate.box(left, 0, right, THICK)
    plate.part(
        stones,
        mix(STONE, WALNUT, 0.62),
        screen=lines(plate.size, plate.rng, 2.4, 30),
        dark=0.3,
        relief=0.2,
        depth=2,
        outline=0,
        cast=0,
    )
    for x in (8, 21, 31, 45, 56):
        if left < x < right:
            plate.line([(x, 0), (x + plate.rng.uniform(-1.4, 1.4), THICK - 3)], 0.9, smooth=False, end=0.9)
    beam = plate.box(left, THICK - 4.2, right, THICK)
    board(plate, beam, OAK_DARK, pitch=1.8, dark=0.2, relief=0.3, depth=1.5, outline=0)
    for y in (0.6, THICK - 4.2, THICK):
        plate.line([(left, y), (right, y)], 1.3, smooth=False, end=1.3)


def wall() -> Image.Image:
    plate = fresh("wall strip")
    wall_strip(plate)
    return plate.finished()


def wall_corner() -> Image.Image:
    """North and west."""
    plate = fresh("wall corner")
    wall_strip(plate)
    across_ = plate.image
    other = fresh("wall corner west")
    wall_strip(other)
    turned_ = other.image.transpose(Image.Transpose.ROTATE_90)
    turned_.alpha_composite(across_)
    plate.image = turned_
    board(
        plate,
        plate.box(0, 0, THICK + 1, THICK + 1),
        OAK_DARK,
        pitch=2,
        dark=0.25,
        relief=0.5,
        outline=1.2,
        cast=2,
    )
    nail(plate, 6, 6, 1.4)
    return plate.finished()


def moonlight(plate: Plate, left: float, right: float, strength: float) -> None:
    shaft = plate.polygon([(left, THICK), (right, THICK), (right + 5, 62), (left - 5, 62)])
    fade = to_mask(work(lambda f: f["max"](1.0 - f["y"] / (60.0 * SCALE), 0.0), y=down(plate.size)))
    soft = within(blur(shaft, 2.5), fade)
    plate.lay(soft, (206, 222, 226), strength)


def window() -> Image.Image:
    plate = fresh("window")
    moonlight(plate, 15, 49, 0.55)
    wall_strip(plate)
    board(plate, plate.box(9, -1, 55, THICK + 2.5, 1), OAK, pitch=1.8, dark=0.2, relief=0.4, outline=1.2, cast=2)
    glass = plate.box(13, 1.5, 51, THICK - 2.5)
    plate.part(
        glass,
        (158, 186, 190),
        screen=lines(plate.size, plate.rng, 2.4, 60),
        dark=0.1,
        relief=0.2,
        depth=1.5,
        outline=1.0,
        cast=0,
        hatch=0.5,
    )
    for k in range(7):
        x = 13 + k * 38 / 6
        plate.line([(x - 3, 1.5), (x + 3, THICK - 2.5)], 0.8, smooth=False, end=0.8)
        plate.line([(x + 3, 1.5), (x - 3, THICK - 2.5)], 0.8, smooth=False, end=0.8)
    plate.line([(32, 0), (32, THICK)], 1.8, smooth=False, end=1.8)
    for x in (23, 42):
        plate.lay(plate.ellipse(x, 3.6, 1.6, 1.0), (244, 250, 246), 0.8)
    return plate.finished()


def door(left_half: bool) -> Image.Image:
    """One leaf of a double door in the north wall; the hinge is at the outer end."""
    plate = fresh("door")
    moonlight(plate, 10, 64, 0.4)
    wall_strip(plate, 0, 9)
    sill = plate.box(8, 0, 64, THICK + 3)
    plate.part(
        sill,
        mix(STONE, OAK, 0.25),
        screen=lines(plate.size, plate.rng, 2.6, 20),
        dark=0.16,
        relief=0.3,
        depth=2,
        outline=1.1,
        cast=0,
    )
    leaf = plate.box(9, 2.2, 64, THICK - 1.2)
    board(plate, leaf, mix(OAK, OAK_LIGHT, 0.2), pitch=1.9, dark=0.18, relief=0.4, depth=2, outline=1.4, cast=3)
    for x in (22, 36, 50):
        plate.line([(x, 2.4), (x, THICK - 1.4)], 0.8, smooth=False, end=0.8)
    plate.part(plate.box(9, 5, 44, 7.6), IRON, dark=0.15, relief=0.4, depth=1, outline=0.9, cast=1, hatch=0)
    for x in (14, 24, 34, 41):
        nail(plate, x, 6.3, 0.9)
    plate.line([(63.6, 2), (63.6, THICK - 1)], 1.2, smooth=False, end=1.2)
    plate.part(
        plate.ellipse(58, THICK - 0.6, 3.2, 2.6),
        BRASS,
        dark=0.1,
        relief=0.6,
        depth=1.5,
        outline=1.0,
        cast=1.5,
        hatch=0,
    )
    board(
        plate,
        plate.box(2, -1, 10, THICK + 3, 1),
        OAK_DARK,
        upright=True,
        pitch=1.8,
        dark=0.2,
        relief=0.6,
        outline=1.3,
        cast=2,
    )
    image = plate.finished()
    return image if left_half else image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)


def rail() -> Image.Image:
    """A balustrade along the north edge."""
    plate = fresh("rail")
    plate.shade_below(plate.box(0, 1, 64, 8), 3.5, 0.65, (0, 2))
    for k in range(8):
        x = 4 + k * 8
        plate.part(
            plate.ellipse(x, 8.6, 2.1, 2.6),
            OAK,
            dark=0.2,
            relief=0.6,
            depth=1.5,
            outline=1.0,
            cast=1.5,
            hatch=0,
        )
    board(
        plate,
        plate.box(-2, 1, 66, 7.6),
        mix(OAK_LIGHT, OAK, 0.3),
        pitch=1.8,
        dark=0.15,
        relief=0.6,
        depth=2,
        outline=1.4,
        cast=2,
    )
    return plate.finished()


def stairs(post_left: bool, post_right: bool) -> Image.Image:
    """Five treads that come down to the south, each throwing its shade on the next."""
    plate = fresh(f"stairs {post_left} {post_right}")
    treads = 5
    deep = SQUARE / treads
    for k in range(treads):
        top = k * deep
        colour = mix(mix(OAK_LIGHT, OAK, 0.4), OAK_DARK, 0.16 * k)
        board(
            plate,
            plate.box(0, top, 64, top + deep),
            colour,
            pitch=1.9,
            dark=0.16,
            relief=0.1,
            depth=1.5,
            outline=0,
        )
        shade = to_mask(
            work(
                lambda f, top=top: f["max"](1.0 - (f["y"] / SCALE - top) / 6.5, 0.0) * (f["y"] >= top * SCALE),
                y=down(plate.size),
            )
        )
        if k:
            plate.lay(within(shade, plate.box(0, top, 64, top + deep)), INK, 0.62)
            plate.lay(
                within(
                    cut(flat(plate.size, 0.3), lines(plate.size, plate.rng, 1.9, 90)),
                    within(shade, plate.box(0, top, 64, top + 5)),
                ),
                INK,
                0.7,
            )
        plate.line([(0, top + deep - 0.5), (64, top + deep - 0.5)], 1.3, smooth=False, end=1.3)
        plate.line([(0, top + deep - 2.0), (64, top + deep - 2.0)], 0.6, OAK_LIGHT, 0.7, smooth=False, end=0.6)
    for here, x in ((post_left, 0), (post_right, 57)):
        if here:
            board(
                plate,
                plate.box(x, -1, x + 7, 65),
                OAK,
                upright=True,
                pitch=1.8,
                dark=0.2,
                relief=0.5,
                depth=2,
                outline=1.4,
                cast=3,
            )
            cap = x + 3.5
            plate.part(
                plate.ellipse(cap, 59, 4.6),
                OAK_LIGHT,
                dark=0.15,
                relief=0.8,
                depth=2.5,
                outline=1.4,
                cast=2.5,
            )
    return plate.finished()


def edge_shadow(reach: float, strength: float) -> Image.Image:
    """What a drop to the north throws on this square: a soft shade with hatching."""
    plate = fresh("edge shadow")
    fall = work(lambda f: f["max"](1.0 - f["y"] / (reach * SCALE), 0.0) ** 1.5, y=down(plate.size))
    plate.lay(to_mask(fall), mix(INK, (0, 0, 0), 0.4), strength)
    plate.lay(cut(work(lambda f: f["a"] * 0.4, a=fall), lines(plate.size, plate.rng, 64 / 27, 90, 0.2)), INK, 0.5)
    return plate.finished()


def hearth() -> tuple[Image.Image, Image.Image]:
    """A fireplace two squares wide in the north wall, to be turned: west half, east half."""
    plate = Plate(SQUARE * 2, SQUARE, "hearth")
    plate.shade_below(plate.box(8, 0, 120, 24), 5, 0.7, (0, 3))
    rng = plate.rng
    for x, w in ((6, 20), (102, 20)):
        for k in range(2):
            plate.part(
                plate.box(x, k * 13 - 1, x + w, k * 13 + 12, 2),
                mix(STONE, WALNUT, 0.2 + rng.uniform(0, 0.2)),
                screen=lines(plate.size, rng, 2.4, 30),
                dark=0.2,
                relief=0.6,
                depth=2.5,
                outline=1.3,
                cast=2,
            )
    pit = plate.box(25, -1, 103, 20)
    plate.lay(pit, mix(INK, (0, 0, 0), 0.5))
    plate.lay(within(blur(plate.ellipse(64, 8, 34, 11), 3), pit), (214, 84, 24), 0.95)
    plate.lay(within(blur(plate.ellipse(64, 8, 24, 8), 2), pit), (255, 176, 62), 0.95)
    for x0, y0, x1, y1 in ((36, 13, 88, 7), (40, 5, 90, 14), (48, 3, 80, 4)):
        log = plate.stroke([(x0, y0), (x1, y1)], 7, 6)
        plate.part(within(log, pit), WALNUT, dark=0.3, relief=0.6, depth=2, outline=1.2, cast=1.5)
    for k in range(11):
        at_x, at_y = 36 + k * 5.6 + rng.uniform(-2, 2), rng.uniform(4, 13)
        high = rng.uniform(3, 6)
        flame = plate.blob(
            [
                (at_x, at_y - high * 1.2),
                (at_x + high * 0.6, at_y),
                (at_x, at_y + high * 0.8),
                (at_x - high * 0.6, at_y),
            ]
        )
        plate.lay(within(flame, pit), rng.choice(((255, 214, 110), (255, 170, 60), (255, 238, 190))), 0.92)
    curb = plate.box(24, 18.5, 104, 25, 2)
    plate.part(
        curb,
        mix(STONE, WALNUT, 0.15),
        screen=lines(plate.size, rng, 2.4, 0),
        dark=0.16,
        relief=0.6,
        depth=2,
        outline=1.3,
        cast=3,
    )
    for x in (44, 64, 84):
        plate.line([(x, 18.5), (x, 25)], 1.0, smooth=False, end=1.0)
    image = plate.finished()
    return image.crop((0, 0, 64, 64)), image.crop((64, 0, 128, 64))


def solid(seed: str, timber: bool) -> Image.Image:
    """A square that is all wall."""
    plate = fresh(seed)
    if timber:
        for k in range(4):
            board(
                plate,
                plate.box(0, k * 16, 64, k * 16 + 16),
                mix(WALNUT, OAK_DARK, 0.3 + 0.1 * k),
                pitch=2,
                dark=0.34,
                relief=0.5,
                depth=2.5,
                outline=1.2,
            )
    else:
        plate.image = Image.new("RGBA", plate.size, (*mix(STONE, INK, 0.8), 255))
        for row in range(4):
            for x in ((0, 24, 64), (0, 40, 64), (0, 30, 64), (0, 18, 48, 64))[row][:-1]:
                ends = ((0, 24, 64), (0, 40, 64), (0, 30, 64), (0, 18, 48, 64))[row]
                right = ends[ends.index(x) + 1]
                plate.part(
                    plate.box(x + 0.8, row * 16 + 0.8, right - 0.8, row * 16 + 15.2, 2),
                    mix(STONE, WALNUT, 0.45 + plate.rng.uniform(0, 0.2)),
                    screen=lines(plate.size, plate.rng, 2.4, 30),
                    dark=0.3,
                    relief=0.6,
                    depth=2.5,
                    outline=1,
                    cast=0,
                )
    return plate.finished()


def around(image: Image.Image) -> dict[str, Image.Image]:
    """The picture of a north edge turned to the other three."""
    t = Image.Transpose
    return {
        "n": image,
        "e": image.transpose(t.ROTATE_270),
        "s": image.transpose(t.ROTATE_180),
        "w": image.transpose(t.ROTATE_90),
    }
