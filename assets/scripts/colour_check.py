"""How far apart the side colours stay for eyes that see fewer of them: `python assets/scripts/colour_check.py`.

Dichromacy after Machado, Oliveira and Fernandes (2009), severity 1; distances are CIE76 in Lab. About 12 can be told
apart side by side; patterns and badges carry the rest.
"""

from __future__ import annotations

from itertools import combinations

from palette import Colour, from_hex, sides

EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: Colour) -> tuple[float, ...]:
    return tuple(v / 255 / 12.92 if v / 255 <= 0.04045 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour)


def lab(rgb: tuple[float, ...]) -> tuple[float, float, float]:
    r, g, b = (min(1.0, max(0.0, v)) for v in rgb)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour: Colour, eyes: str) -> tuple[float, float, float]:
    light = linear(colour)
    return lab(tuple(sum(m * v for m, v in zip(row, light, strict=True)) for row in EYES[eyes]))


def distance(one: Colour, other: Colour, eyes: str) -> float:
    return sum((a - b) ** 2 for a, b in zip(seen(one, eyes), seen(other, eyes), strict=True)) ** 0.5


def nearest(eyes: str) -> tuple[float, str, str]:
    """The pair of sides that lies closest: distance and both ids."""
    return min(
        (distance(from_hex(a["colour"]), from_hex(b["colour"]), eyes), a["id"], b["id"])
        for a, b in combinations(sides(), 2)
    )


if __name__ == "__main__":
    for name in EYES:
        apart, one, other = nearest(name)
        print(f"{name:13} nearest: {one} and {other}, {apart:.0f}")
