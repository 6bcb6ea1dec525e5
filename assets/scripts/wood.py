"""Planks: grain that flows round knots, seams, nails."""

from __future__ import annotations

from ink import SCALE, Field, Mask, Plate, across, down, noise, wave, within, work
from palette import INK, OAK, Colour, mix


def grain(
    plate: Plate,
    pitch: float = 3.2,
    upright: bool = False,
    knots: tuple[tuple[float, float, float], ...] = (),
    sway: float = 0.9,
) -> Field:
    """A line screen that runs along the wood; each knot is (x, y, radius) in finished pixels."""
    size = plate.size
    along, over = (down(size), across(size)) if upright else (across(size), down(size))
    cell = (14 * SCALE, 90 * SCALE) if upright else (90 * SCALE, 14 * SCALE)
    bend = noise(size, cell, plate.rng)
    phase = work(lambda f: f["o"] / (pitch * SCALE) + f["n"] * sway, o=over, n=bend)
    for kx, ky, radius in knots:
        a0, o0 = (ky * SCALE, kx * SCALE) if upright else (kx * SCALE, ky * SCALE)
        r = radius * SCALE
        phase = work(
            lambda f, a0=a0, o0=o0, r=r: (
                f["p"]
                + (f["o"] - o0) / r * 1.6 / (1.0 + ((f["a"] - a0) / r / 1.9) ** 2.0 + ((f["o"] - o0) / r) ** 2.0) ** 1.5
            ),
            p=phase,
            a=along,
            o=over,
        )
    return wave(phase)


def knot(plate: Plate, x: float, y: float, radius: float, upright: bool = False, strength: float = 0.55) -> None:
    rx, ry = (radius * 0.6, radius) if upright else (radius, radius * 0.6)
    plate.lay(plate.ellipse(x, y, rx, ry), mix(INK, OAK, 0.25), strength)
    plate.lay(plate.ellipse(x - rx * 0.1, y - ry * 0.1, rx * 0.45, ry * 0.45), INK, strength)


def nail(plate: Plate, x: float, y: float, radius: float = 1.6) -> None:
    plate.lay(plate.ellipse(x + 0.5, y + 0.6, radius * 1.25), INK, 0.5)
    plate.lay(plate.ellipse(x, y, radius), INK, 0.9)
    plate.lay(plate.ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.35), (230, 214, 180), 0.7)


def board(
    plate: Plate,
    mask: Mask,
    colour: Colour,
    *,
    upright: bool = False,
    pitch: float = 3.2,
    dark: float = 0.16,
    knots: tuple[tuple[float, float, float], ...] = (),
    outline: float = 1.4,
    cast: float = 0,
    relief: float = 0.35,
    depth: float = 3,
    light: tuple[float, float] = (0, 0),
) -> None:
    """One piece of wood: grain engraved along it, patchy as timber is, with its knots."""
    cell = (10 * plate.width / 128 * SCALE * 8, 10 * SCALE)
    patches = noise(plate.size, (cell[1], cell[0]) if upright else cell, plate.rng)
    extra = work(lambda f: f["n"] * 0.10, n=patches)
    plate.part(
        mask,
        colour,
        screen=grain(plate, pitch, upright, knots),
        dark=dark,
        relief=relief,
        depth=depth,
        outline=outline,
        cast=cast,
        extra=extra,
        light=light,
    )
    for x, y, radius in knots:
        if within(mask, plate.ellipse(x, y, 1)).getbbox():
            knot(plate, x, y, radius * 0.5, upright)
