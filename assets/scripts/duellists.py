"""How the title's two fighters are put together: figure units (feet at 0, looking along +x), then placed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ink import Mask, Plate, Point, curve, lines
from palette import (
    INK,
    LEATHER,
    OAK,
    STEEL,
    Colour,
    mix,
)

Place = Callable[[Sequence[Point]], list[Point]]
CROSSING: Point = (695.0, 280.0)


def placed(x: float, y: float, scale: float, mirrored: bool) -> Place:
    way = -1 if mirrored else 1
    return lambda points: [(x + way * px * scale, y + py * scale) for px, py in points]


class Figure:
    """Puts parts in figure units on the plate."""

    def __init__(self, plate: Plate, place: Place, scale: float, lit_from: float) -> None:
        self.plate, self.place, self.scale = plate, place, scale
        self.light = (lit_from, -0.65)

    def part(
        self,
        mask: Mask,
        colour: Colour,
        dark: float = 0.14,
        relief: float = 0.85,
        depth: float = 5,
        outline: float = 1.9,
        pitch: float = 2.7,
        angle: float = 40,
        cast: float = 4,
    ) -> None:
        screen = lines(self.plate.size, self.plate.rng, pitch, angle)
        self.plate.part(
            mask,
            colour,
            screen=screen,
            dark=dark,
            relief=relief,
            depth=depth,
            outline=outline,
            cast=cast,
            light=self.light,
        )

    def blob(self, points: Sequence[Point]) -> Mask:
        return self.plate.blob(self.place(points))

    def polygon(self, points: Sequence[Point]) -> Mask:
        return self.plate.polygon(self.place(points))

    def limb(self, points: Sequence[Point], start: float, end: float) -> Mask:
        return self.plate.stroke(self.place(points), start * self.scale, end * self.scale)

    def disc(self, x: float, y: float, rx: float, ry: float | None = None) -> Mask:
        ((px, py),) = self.place([(x, y)])
        return self.plate.ellipse(px, py, rx * self.scale, (ry or rx) * self.scale)

    def line(
        self,
        points: Sequence[Point],
        width: float = 1.4,
        colour: Colour = INK,
        strength: float = 0.9,
        end: float | None = None,
    ) -> None:
        self.plate.line(self.place(points), width, colour, strength, end=end)

    def boot(self, knee: Point, ankle: Point, toe: Point, cuff: bool) -> None:
        kx, ky = knee
        ax, ay = ankle
        tx, ty = toe
        heel = (ax - (tx - ax) * 0.34, ty)
        self.part(
            self.limb([knee, ((kx + ax) / 2 - 1.5, (ky + ay) / 2), ankle], 17, 12),
            mix(LEATHER, INK, 0.25),
            angle=75,
        )
        foot = self.polygon(
            [
                *curve(
                    [
                        (ax - 7, ay - 5),
                        (ax + 6, ay - 5),
                        ((ax + tx) / 2 + 3, ay - 1),
                        (tx, ty - 4),
                        (tx + 2, ty),
                    ]
                ),
                (ax + 5, ty),
                (ax + 3, ty - 3),
                (ax - 1, ty - 3),
                (ax - 1, ty),
                heel,
            ]
        )
        self.part(foot, mix(LEATHER, INK, 0.35), depth=3, angle=0)
        if cuff:
            dx, dy = ax - kx, ay - ky
            d = (dx * dx + dy * dy) ** 0.5
            ux, uy = dx / d, dy / d
            nx, ny = -uy, ux
            top = [
                (kx + nx * 15 - ux * 6, ky + ny * 15 - uy * 6),
                (kx - nx * 15 - ux * 6, ky - ny * 15 - uy * 6),
                (kx - nx * 10 + ux * 13, ky - ny * 10 + uy * 13),
                (kx + nx * 10 + ux * 13, ky + ny * 10 + uy * 13),
            ]
            self.part(self.polygon(top), mix(LEATHER, OAK, 0.3), angle=75)
            self.line([top[0], (kx - ux * 2, ky - uy * 2), top[1]], 1.5)


def blade(figure: Figure, hilt: Point, point: Point, wide: float) -> None:
    """A straight blade with a lit and a shaded face."""
    (hx, hy), (px, py) = figure.place([hilt, point])
    d = ((px - hx) ** 2 + (py - hy) ** 2) ** 0.5
    nx, ny = -(py - hy) / d * wide, (px - hx) / d * wide
    whole = figure.plate.polygon([(hx + nx, hy + ny), (px, py), (hx - nx, hy - ny)])
    figure.plate.part(whole, STEEL, dark=0.02, relief=0.2, depth=2, outline=1.7, cast=2, hatch=0)
    figure.plate.lay(figure.plate.polygon([(hx + nx, hy + ny), (px, py), (hx, hy)]), mix(STEEL, INK, 0.45), 0.75)
