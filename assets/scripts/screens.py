"""Textures, the panel's frame, the window's icon and the dice."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from pathlib import Path

import floors
import title
from blades import blade_cutlass, blade_rapier
from ink import (
    SCALE,
    Mask,
    Plate,
    Point,
    blur,
    lines,
    noise,
    rings,
    to_mask,
    turned,
    within,
    without,
    work,
    wrapped_noise,
)
from palette import BRASS, CREAM, INK, OAK, OAK_DARK, PARCHMENT, WALNUT, mix
from PIL import Image
from wood import nail


def parchment() -> Image.Image:
    """512 square, joins itself: mottled, with fibres and a few specks."""
    rng = random.Random("parchment")
    size = (1024, 1024)
    broad = wrapped_noise(size, (4, 4), rng)
    middling = wrapped_noise(size, (13, 13), rng)
    fine = wrapped_noise(size, (150, 150), rng)
    fibre = wrapped_noise(size, (24, 300), rng)
    value = work(
        lambda f: 0.30 + f["a"] * 0.16 + f["b"] * 0.09 + f["c"] * 0.07 + f["d"] * 0.07,
        a=broad,
        b=middling,
        c=fine,
        d=fibre,
    )
    light, dark = (
        Image.new("RGB", size, mix(PARCHMENT, CREAM, 0.55)),
        Image.new("RGB", size, mix(PARCHMENT, OAK, 0.34)),
    )
    image = Image.composite(dark, light, to_mask(value))
    plate = Plate(256, 256, "parchment specks")
    for _ in range(46):
        x, y, r = plate.rng.uniform(4, 252), plate.rng.uniform(4, 252), plate.rng.uniform(0.15, 0.5)
        plate.lay(plate.ellipse(x, y, r), mix(INK, OAK, 0.4), plate.rng.uniform(0.2, 0.5))
    for _ in range(26):
        x, y, a, s = (
            plate.rng.uniform(14, 242),
            plate.rng.uniform(14, 242),
            plate.rng.uniform(0, math.tau),
            plate.rng.uniform(2, 7),
        )
        bend = plate.rng.uniform(-1.6, 1.6)
        plate.line(
            [
                (x, y),
                (x + s * math.cos(a) + bend, y + s * math.sin(a) - bend),
                (x + 2 * s * math.cos(a), y + 2 * s * math.sin(a)),
            ],
            0.4,
            mix(OAK, PARCHMENT, 0.3),
            0.45,
        )
    image.paste(plate.image.convert("RGB"), (0, 0), plate.image.getchannel("A"))
    return image.resize((512, 512), Image.Resampling.LANCZOS)


def wood_dark() -> Image.Image:
    plate = floors.planks(8, 8, "dark panelling", mix(WALNUT, OAK_DARK, 0.25), boards=1, dark=0.3, variety=0.45)
    # A panelled wall wants its boards calmer than a floor: darken and even it out.
    image = plate.image.resize((512, 512), Image.Resampling.LANCZOS).convert("RGB")
    return Image.blend(image, Image.new("RGB", image.size, mix(WALNUT, INK, 0.35)), 0.42)


def frame() -> Image.Image:
    """Nine-patch, 96 square, corners of 32: a wooden moulding with brass corners; clear within."""
    plate = Plate(96, 96, "frame")

    def ring(outer: float, inner: float) -> Mask:
        return without(
            plate.box(outer, outer, 96 - outer, 96 - outer, 3),
            plate.box(inner, inner, 96 - inner, 96 - inner, 1),
        )

    inside = plate.box(13, 13, 83, 83)
    shade = without(inside, plate.box(19, 19, 77, 77))
    plate.lay(within(blur(shade, 2.5), inside), mix(INK, (0, 0, 0), 0.3), 0.4)
    plate.lay(ring(0, 13), mix(WALNUT, OAK_DARK, 0.45))
    for inner, colour, strength in ((2.2, OAK, 0.55), (4.4, OAK, 0.35), (7.4, INK, 0.45), (9.2, INK, 0.35)):
        plate.lay(ring(inner, inner + 1.1), colour, strength)
    plate.lay(ring(10.2, 12.0), BRASS)
    plate.lay(ring(11.4, 12.0), mix(BRASS, INK, 0.45))
    for start, width in ((0, 1.4), (9.6, 0.9), (12.0, 1.3)):
        plate.lay(ring(start, start + width), INK)
    for degrees in (0, 90, 180, 270):

        def at(points: list[tuple[float, float]], degrees: float = degrees) -> list[tuple[float, float]]:
            return turned(points, degrees, (48, 48))

        corner = plate.blob(
            at(
                [
                    (0.8, 0.8),
                    (16, 0.9),
                    (27, 3),
                    (30, 7),
                    (24, 10),
                    (18, 12.5),
                    (15, 15),
                    (12.5, 18),
                    (10, 24),
                    (7, 30),
                    (3, 27),
                    (0.9, 16),
                ]
            )
        )
        plate.part(
            corner,
            BRASS,
            screen=lines(plate.size, plate.rng, 2.6, 45),
            dark=0.12,
            relief=0.7,
            depth=2.5,
            outline=1.2,
            cast=2,
            light=(0, 0),
        )
        (knob,) = at([(8.4, 8.4)])
        plate.part(
            plate.ellipse(*knob, 4.2),
            mix(BRASS, CREAM, 0.3),
            dark=0.06,
            relief=0.8,
            depth=2,
            outline=1.0,
            cast=1.2,
            hatch=0,
        )
        for x, y in ((22, 5.2), (5.2, 22)):
            (spot,) = at([(x, y)])
            nail(plate, *spot, 1.1)
    return plate.finished()


def icon() -> Image.Image:
    """Crossed blades on a parchment roundel."""
    plate = Plate(128, 128, "icon")
    plate.part(
        plate.ellipse(64, 64, 60),
        WALNUT,
        screen=rings(plate.size, plate.rng, (64, 64), 4),
        dark=0.2,
        relief=0.7,
        depth=5,
        outline=3,
        cast=3,
    )
    plate.part(
        plate.ellipse(64, 64, 51),
        PARCHMENT,
        screen=rings(plate.size, plate.rng, (64, 64), 5),
        dark=0.04,
        relief=0.6,
        depth=9,
        outline=2.5,
        cast=0,
    )

    def leaning(degrees: float, grow: float) -> Callable[[list[Point]], list[Point]]:
        return lambda points: turned([(x * grow, (y + 34) * 0.95) for x, y in points], degrees, (0, 0), (64, 62))

    blade_cutlass(plate, leaning(-42, 1.75), 86)
    blade_rapier(plate, leaning(42, 1.75), 96)
    return plate.finished(shrink=2)


PIPS = {1: (4,), 2: (2, 6), 3: (2, 4, 6), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def die(face: int) -> Image.Image:
    plate = Plate(64, 64, f"die {face}")
    body = plate.box(5, 4, 59, 58, 10)
    plate.shade_below(body, 2.2, 0.6, (0.6, 1.6))
    ivory = mix(CREAM, PARCHMENT, 0.3)
    patch = noise(plate.size, (20 * SCALE, 20 * SCALE), plate.rng)
    plate.part(
        body,
        ivory,
        screen=lines(plate.size, plate.rng, 3.0, 38),
        dark=0.05,
        relief=0.55,
        depth=5,
        outline=1.9,
        cast=0,
        extra=work(lambda f: f["n"] * 0.05, n=patch),
    )
    plate.contour(plate.box(9.5, 8.5, 54.5, 53.5, 9), 0.6, mix(INK, OAK, 0.5))
    for place in PIPS[face]:
        x, y = 18 + place % 3 * 14.0, 17 + place // 3 * 14.0
        plate.lay(plate.ellipse(x + 0.5, y + 0.6, 5.4), CREAM)
        plate.lay(plate.ellipse(x, y, 5.0), INK)
        plate.lay(plate.stroke([(x - 2.6, y + 1.4), (x, y + 3.0), (x + 2.6, y + 1.4)], 1.3), mix(INK, CREAM, 0.45))
    return plate.finished()


def save_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in (
        ("parchment", parchment),
        ("wood_dark", wood_dark),
        ("frame_9", frame),
        ("icon", icon),
    ):
        draw().save(folder / f"{name}.png", optimize=True)
    for face in PIPS:
        die(face).save(folder / f"die_{face}.png", optimize=True)
    title.picture().save(folder / "title.png", optimize=True)
