"""The engraver's tools: fields of numbers, line screens whose lines swell with darkness, and plates to print from.

Everything is drawn SCALE times too large and brought down once with LANCZOS. Sizes and places that callers
give are in finished pixels; only this module knows the larger ones.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Sequence
from typing import Any

from palette import INK, Colour, mix
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageMath

SCALE = 4
Point = tuple[float, float]
Points = Sequence[Point]
Field = Image.Image  # mode F
Mask = Image.Image  # mode L


def work(expression: Callable[[Any], Any], **images: Image.Image) -> Field:
    """A new field from an expression over named images, as in `work(lambda f: f["a"] + 1.0, a=field)`."""
    return ImageMath.lambda_eval(expression, **images).convert("F")


def flat(size: tuple[int, int], value: float) -> Field:
    return Image.new("F", size, value)


def across(size: tuple[int, int]) -> Field:
    row = Image.new("F", (size[0], 1))
    row.putdata([float(x) for x in range(size[0])])
    return row.resize(size, Image.Resampling.NEAREST)


def down(size: tuple[int, int]) -> Field:
    column = Image.new("F", (1, size[1]))
    column.putdata([float(y) for y in range(size[1])])
    return column.resize(size, Image.Resampling.NEAREST)


def noise(size: tuple[int, int], cell: Point, rng: random.Random) -> Field:
    """Smooth noise from -1 to 1, of about one swing a cell (in drawn pixels)."""
    cells = max(2, round(size[0] / cell[0]) + 1), max(2, round(size[1] / cell[1]) + 1)
    small = Image.frombytes("L", cells, rng.randbytes(cells[0] * cells[1])).convert("F")
    return work(lambda f: f["a"] / 127.5 - 1.0, a=small.resize(size, Image.Resampling.BICUBIC))


def wrapped_noise(size: tuple[int, int], cells: tuple[int, int], rng: random.Random) -> Field:
    """Smooth noise from -1 to 1 whose opposite edges join."""
    nx, ny = cells
    small = Image.frombytes("L", cells, rng.randbytes(nx * ny))
    tiled = Image.new("L", (nx * 3, ny * 3))
    for i in range(3):
        for j in range(3):
            tiled.paste(small, (i * nx, j * ny))
    big = tiled.convert("F").resize(size, Image.Resampling.BICUBIC, box=(nx, ny, nx * 2, ny * 2))
    return work(lambda f: f["a"] / 127.5 - 1.0, a=big)


def wave(phase: Field) -> Field:
    """A triangle wave from 0 to 1 with one line for each whole number of the phase."""
    return work(lambda f: abs((f["p"] + 4096.0) % 1.0 * 2.0 - 1.0), p=phase)


def lines(size: tuple[int, int], rng: random.Random, pitch: float = 4.5, angle: float = 35, sway: float = 0.5) -> Field:
    """A screen of nearly straight hand-drawn lines; pitch in finished pixels, angle in degrees."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    step = pitch * SCALE
    wobble = noise(size, (40 * SCALE, 40 * SCALE), rng)
    return wave(
        work(lambda f: (f["y"] * c - f["x"] * s) / step + f["n"] * sway, x=across(size), y=down(size), n=wobble)
    )


def rings(size: tuple[int, int], rng: random.Random, centre: Point, pitch: float = 4.5, stretch: float = 1.0) -> Field:
    """A screen of circles round a centre."""
    cx, cy = centre[0] * SCALE, centre[1] * SCALE
    step = pitch * SCALE
    wobble = noise(size, (30 * SCALE, 30 * SCALE), rng)
    return wave(
        work(
            lambda f: ((f["x"] - cx) ** 2.0 + ((f["y"] - cy) * stretch) ** 2.0) ** 0.5 / step + f["n"] * 0.25,
            x=across(size),
            y=down(size),
            n=wobble,
        )
    )


def to_mask(field: Field) -> Mask:
    return work(lambda f: f["a"] * 255.0, a=field).convert("L")


def from_mask(mask: Mask) -> Field:
    return work(lambda f: f["a"] / 255.0, a=mask.convert("F"))


def cut(darkness: Field, screen: Field, sharpness: float = 5.0) -> Mask:
    """Where the graver cuts: the lines of the screen, as wide as the darkness asks for."""
    return to_mask(work(lambda f: (f["d"] * 1.04 - f["s"] * 0.96 - 0.02) * sharpness + 0.5, d=darkness, s=screen))


def blur(mask: Image.Image, radius: float) -> Image.Image:
    """Gaussian blur, radius in finished pixels."""
    return mask.filter(ImageFilter.GaussianBlur(radius * SCALE))


def curve(points: Points, steps: int = 12, closed: bool = False) -> list[Point]:
    """A smooth (Catmull-Rom) curve through the points."""
    result: list[Point] = []
    count = len(points)
    for i in range(count if closed else count - 1):
        if closed:
            p0, p1, p2, p3 = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            p0, p1, p2, p3 = (points[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        for j in range(steps):
            t = j / steps
            result.append(
                tuple(  # type: ignore[arg-type]
                    0.5
                    * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
                    for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
                )
            )
    if not closed:
        result.append(points[-1])
    return result


def turned(points: Points, degrees: float, about: Point = (0, 0), moved: Point = (0, 0)) -> list[Point]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [
        (
            about[0] + (x - about[0]) * c - (y - about[1]) * s + moved[0],
            about[1] + (x - about[0]) * s + (y - about[1]) * c + moved[1],
        )
        for x, y in points
    ]


class Plate:
    """One picture in the making: transparent, `width` by `height` finished pixels."""

    def __init__(self, width: int, height: int, seed: str) -> None:
        self.width, self.height = width, height
        self.size = width * SCALE, height * SCALE
        self.rng = random.Random(seed)
        self.image = Image.new("RGBA", self.size, (0, 0, 0, 0))

    # shapes ---------------------------------------------------------------------------------------
    def blank(self) -> Mask:
        return Image.new("L", self.size, 0)

    def polygon(self, points: Points) -> Mask:
        mask = self.blank()
        ImageDraw.Draw(mask).polygon([(x * SCALE, y * SCALE) for x, y in points], fill=255)
        return mask

    def blob(self, points: Points) -> Mask:
        return self.polygon(curve(points, closed=True))

    def ellipse(self, cx: float, cy: float, rx: float, ry: float | None = None) -> Mask:
        ry = rx if ry is None else ry
        mask = self.blank()
        box = [(cx - rx) * SCALE, (cy - ry) * SCALE, (cx + rx) * SCALE, (cy + ry) * SCALE]
        ImageDraw.Draw(mask).ellipse(box, fill=255)
        return mask

    def box(self, left: float, top: float, right: float, bottom: float, round_: float = 0) -> Mask:
        mask = self.blank()
        place = [left * SCALE, top * SCALE, right * SCALE - 1, bottom * SCALE - 1]
        ImageDraw.Draw(mask).rounded_rectangle(place, radius=round_ * SCALE, fill=255)
        return mask

    def stroke(self, points: Points, width: float, end: float | None = None, smooth: bool = True) -> Mask:
        """A line from `width` at its start to `end` at its end (a swelling graver's stroke if end is None)."""
        mask = self.blank()
        draw = ImageDraw.Draw(mask)
        way = curve(points) if smooth and len(points) > 2 else list(points)
        dense: list[Point] = []
        for (x1, y1), (x2, y2) in itertools.pairwise(way):
            parts = max(1, int(math.hypot(x2 - x1, y2 - y1) * SCALE / 2))
            dense += [(x1 + (x2 - x1) * k / parts, y1 + (y2 - y1) * k / parts) for k in range(parts)]
        dense.append(way[-1])
        for k, (x, y) in enumerate(dense):
            t = k / max(1, len(dense) - 1)
            r = width * math.sin(math.pi * (0.08 + 0.84 * t)) if end is None else width + (end - width) * t
            r = r / 2 * SCALE
            draw.ellipse([x * SCALE - r, y * SCALE - r, x * SCALE + r, y * SCALE + r], fill=255)
        return mask

    # printing -------------------------------------------------------------------------------------
    def lay(self, mask: Mask, colour: Colour, strength: float = 1.0, at: tuple[int, int] = (0, 0)) -> None:
        """Flat colour through a mask whose corner lies at `at` (in drawn pixels)."""
        place = mask.getbbox()
        if not place:
            return
        mask = mask.crop(place)
        layer = Image.new("RGBA", mask.size, (*colour, 0))
        layer.putalpha(mask if strength >= 1 else mask.point(lambda v: round(v * strength)))
        self.image.alpha_composite(layer, (at[0] + place[0], at[1] + place[1]))

    def shade_below(self, mask: Mask, reach: float, strength: float, fall: Point = (0, 0)) -> None:
        """The soft shadow that a part throws on whatever is already there."""
        place = self._around(mask, reach * 3 + abs(fall[0]) + abs(fall[1]))
        if not place:
            return
        soft = blur(mask.crop(place), reach)
        if fall != (0, 0):
            soft = ImageChops.offset(soft, round(fall[0] * SCALE), round(fall[1] * SCALE))
        self.lay(soft, mix(INK, (0, 0, 0), 0.4), strength, place[:2])

    def part(
        self,
        mask: Mask,
        colour: Colour,
        *,
        screen: Field | None = None,
        dark: float = 0.12,
        relief: float = 0.7,
        depth: float = 5,
        outline: float = 1.5,
        cast: float = 4,
        cast_strength: float = 0.45,
        light: Point = (-0.7, -0.7),
        extra: Field | None = None,
        hatch: float = 0.8,
        dye: tuple[Mask, Colour] | None = None,
    ) -> None:
        """One solid part: shadow, tint, form, hatching and contour.

        `dark` is the least darkness, `relief` how strongly edges round off over `depth` pixels, `extra` a field of
        further darkness, `dye` a second colour woven in through a mask.
        """
        if cast:
            self.shade_below(mask, cast, cast_strength)
        place = self._around(mask, depth * 4)
        if not place:
            return
        whole, mask = mask, mask.crop(place)
        size, corner = mask.size, place[:2]
        height = from_mask(blur(mask, depth))
        reach = max(1, round(depth * SCALE * 0.5))
        lit = ImageChops.offset(height, round(light[0] * reach), round(light[1] * reach))
        off = ImageChops.offset(height, round(-light[0] * reach), round(-light[1] * reach))
        extra = extra.crop(place) if extra else flat(size, 0.0)
        darkness = work(
            lambda f: dark + ((f["off"] - f["lit"]) * 1.2 + (1.0 - f["h"]) * 0.55) * relief + f["e"],
            lit=lit,
            off=off,
            h=height,
            e=extra,
        )
        cloth = Image.new("RGB", size, colour)
        if dye:
            cloth.paste(dye[1], (0, 0), dye[0].crop(place))
        ink, glint = Image.new("RGB", size, INK), Image.new("RGB", size, (255, 244, 214))
        tint = Image.composite(ink, cloth, to_mask(work(lambda f: f["d"] * 0.46, d=darkness)))
        tint = Image.composite(glint, tint, to_mask(work(lambda f: (f["d"] * -1.0 + dark) * 0.5, d=darkness)))
        layer = tint.convert("RGBA")
        layer.putalpha(mask)
        self.image.alpha_composite(layer, corner)
        if hatch:
            screen = screen.crop(place) if screen else lines(size, self.rng)
            self.lay(ImageChops.multiply(cut(darkness, screen), mask), mix(INK, colour, 0.12), hatch, corner)
            deep = work(lambda f: (f["d"] - 0.5) * 1.3, d=darkness)
            crossed = cut(deep, lines(size, self.rng, 4.2, -40))
            self.lay(ImageChops.multiply(crossed, mask), INK, hatch, corner)
        if outline:
            self.contour(whole, outline)

    def _around(self, mask: Mask, margin: float) -> tuple[int, int, int, int] | None:
        """The box that holds a mask with a margin in finished pixels, so that only that much need be worked on."""
        box, m = mask.getbbox(), round(margin * SCALE)
        if not box:
            return None
        return (
            max(0, box[0] - m),
            max(0, box[1] - m),
            min(self.size[0], box[2] + m),
            min(self.size[1], box[3] + m),
        )

    def contour(self, mask: Mask, width: float, colour: Colour = INK) -> None:
        """An ink line along the edge of a mask, a little uneven as a hand draws it."""
        radius = width * 0.62
        place = self._around(mask, width * 3)
        if not place:
            return
        soft = from_mask(blur(mask.crop(place), radius))
        sway = noise(soft.size, (16 * SCALE, 16 * SCALE), self.rng)
        band = work(lambda f: (0.36 + f["n"] * 0.06 - abs(f["m"] - 0.5)) * 9.0, m=soft, n=sway)
        self.lay(to_mask(band), colour, 1.0, place[:2])

    def line(
        self,
        points: Points,
        width: float = 1.2,
        colour: Colour = INK,
        strength: float = 1.0,
        smooth: bool = True,
        end: float | None = None,
    ) -> None:
        self.lay(self.stroke(points, width, end, smooth), colour, strength)

    # leaving --------------------------------------------------------------------------------------
    def finished(self, shrink: int = 1) -> Image.Image:
        size = self.width // shrink, self.height // shrink
        # Premultiplied while shrinking, so that clear pixels lend no colour to the edges.
        return self.image.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")


def within(*masks: Mask) -> Mask:
    result = masks[0]
    for mask in masks[1:]:
        result = ImageChops.multiply(result, mask)
    return result


def both(*masks: Mask) -> Mask:
    result = masks[0]
    for mask in masks[1:]:
        result = ImageChops.lighter(result, mask)
    return result


def without(mask: Mask, hole: Mask) -> Mask:
    return ImageChops.subtract(mask, hole)
