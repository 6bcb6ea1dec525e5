"""How sides are told apart besides colour: a pattern in the cloth and the shape of a badge."""

from __future__ import annotations

import math

from ink import Mask, Plate, both, within
from palette import CREAM, FELT, from_hex, mix

Side = dict[str, str]


def pattern(plate: Plate, name: str) -> Mask:
    """The pattern's mask over the whole plate."""
    mask = plate.blank()
    w, h = plate.width, plate.height
    if name == "stripes":
        for x in range(-2, w, 13):
            mask = both(mask, plate.box(x, 0, x + 5.5, h))
    elif name == "checks":
        for x in range(0, w, 11):
            for y in range(0, h, 11):
                if (x + y) // 11 % 2:
                    mask.paste(255, tuple(v * 4 for v in (x, y, x + 11, y + 11)))  # type: ignore[arg-type]
    elif name == "dots":
        for row, y in enumerate(range(3, h, 11)):
            for x in range(4 + row % 2 * 7, w, 14):
                mask = both(mask, plate.ellipse(x, y, 3.0))
    elif name == "chevrons":
        for y in range(-80, h + 80, 14):
            points = [
                (0, y + w / 2),
                (w / 2, y),
                (w, y + w / 2),
                (w, y + w / 2 + 5),
                (w / 2, y + 5),
                (0, y + w / 2 + 5),
            ]
            mask = both(mask, plate.polygon(points))
    elif name == "cross-hatch":
        for k in range(-h, w + h, 10):
            mask = both(
                mask,
                plate.stroke([(k, 0), (k + h, h)], 1.7, 1.7),
                plate.stroke([(k, 0), (k - h, h)], 1.7, 1.7),
            )
    return mask


def badge_shape(plate: Plate, name: str, x: float, y: float, r: float) -> Mask:
    def spokes(count: int, radii: tuple[float, ...], turn: float = 0) -> Mask:
        points = []
        for k in range(count):
            a = turn + k * math.tau / count
            points.append((x + r * radii[k % len(radii)] * math.sin(a), y - r * radii[k % len(radii)] * math.cos(a)))
        return plate.polygon(points)

    if name == "disc":
        return plate.ellipse(x, y, r * 0.86)
    if name == "square":
        return plate.box(x - r * 0.78, y - r * 0.78, x + r * 0.78, y + r * 0.78)
    if name == "triangle":
        return plate.polygon([(x, y - r), (x + r * 0.98, y + r * 0.72), (x - r * 0.98, y + r * 0.72)])
    if name == "diamond":
        return plate.polygon([(x, y - r * 1.1), (x + r * 0.85, y), (x, y + r * 1.1), (x - r * 0.85, y)])
    if name == "star":
        return spokes(10, (1.12, 0.47))
    arm = r * 0.34
    return both(plate.box(x - arm, y - r, x + arm, y + r), plate.box(x - r, y - arm, x + r, y + arm))


def badge(plate: Plate, side: Side, x: float, y: float, r: float) -> None:
    """A cream rosette with the side's shape in the side's colour."""
    plate.part(plate.ellipse(x, y, r * 1.5), CREAM, dark=0.03, relief=0.35, depth=2, outline=1.5, cast=1.5, hatch=0)
    shape = badge_shape(plate, side["badge"], x, y, r)
    plate.lay(shape, from_hex(side["colour"]))
    plate.contour(shape, 1.5)


def cloth(
    plate: Plate,
    mask: Mask,
    side: Side,
    outline: float = 2.0,
    cast: float = 4,
    dark: float = 0.06,
    dim: float = 0.0,
) -> None:
    """A garment in the colour and pattern of a side; `dim` (0 to 1) sinks both into the shade."""
    colour, ink = (mix(from_hex(side[key]), FELT, dim) for key in ("colour", "ink"))
    dye = within(mask, pattern(plate, side["pattern"]))
    plate.part(
        mask,
        colour,
        dark=dark,
        relief=0.6,
        depth=6,
        outline=outline,
        cast=cast,
        light=(0, 0),
        hatch=0.6,
        dye=(dye, ink),
    )
