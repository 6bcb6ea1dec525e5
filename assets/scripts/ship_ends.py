"""The ends of a hull that points east, six squares across: bow with bowsprit, transom and lantern."""

from __future__ import annotations

import math

from floors import SQUARE
from ink import Plate, Point, blur, curve, lines, within, without
from palette import BRASS, INK, IRON, OAK, OAK_DARK, OAK_LIGHT, ROPE, WALNUT, mix
from PIL import Image
from ship_edges import CAP, HULL, PAINT, WALE, fresh
from wood import board, nail

BEAM = 6
BOW_LENGTH = 3
"""Squares: the foremost column of the deck, the stem, and the bowsprit over the water."""


def _outline(inset: float) -> list[Point]:
    """The bow from its northern corner round to its southern one, so far within the hull's edge."""
    high = BEAM * SQUARE
    north = curve(
        [
            (-24, inset),
            (0, inset),
            (26 - inset * 0.3, 10 + inset),
            (54 - inset * 0.6, 40 + inset * 0.85),
            (80 - inset * 0.85, 92 + inset * 0.5),
            (98 - inset, 150 + inset * 0.2),
            (104 - inset, 192),
        ]
    )
    return north + [(x, high - y) for x, y in reversed(north)]


def bow() -> Image.Image:
    """Transparent over the deck squares of its first column, so that their boards show."""
    high = BEAM * SQUARE
    plate = Plate(SQUARE * BOW_LENGTH, high, "bow")
    whole, capped, deck = (plate.polygon(_outline(inset)) for inset in (0.0, CAP + 0.5, WALE + 0.5))
    hole = within(plate.box(-20, SQUARE, SQUARE, high - SQUARE), deck)
    timber = without(deck, hole)
    plate.shade_below(whole, 6, 0.5, (3, 4))
    # Shrinking and then clearing the deck's squares, lest the hull's own shadow lie on them.
    _bowsprit(plate)
    board(plate, timber, mix(OAK_DARK, WALNUT, 0.25), pitch=2.4, dark=0.26, relief=0.3, depth=3, outline=0)
    for k in range(1, 6):
        y = SQUARE + k * (high - 2 * SQUARE) / 6
        seam = plate.stroke([(SQUARE, y), (SQUARE + 40, y)], 0.9, 0.9, smooth=False)
        plate.lay(within(seam, deck), INK, 0.6)
    band = without(capped, deck)
    plate.part(band, PAINT, screen=lines(plate.size, plate.rng, 2.2, 0), dark=0.28, relief=0.2, depth=2, outline=0)
    plate.line(_outline(WALE + 0.5), 1.1, end=1.1, smooth=False)
    rim = without(whole, capped)
    plate.part(
        rim,
        HULL,
        screen=lines(plate.size, plate.rng, 2.0, 70),
        dark=0.14,
        relief=0.5,
        depth=2.2,
        outline=1.4,
        cast=2,
        light=(0, 0),
    )
    for t in range(3, 60, 7):
        way = _outline(CAP / 2)
        x, y = way[t * len(way) // 62]
        if x > 0:
            nail(plate, x, y, 1.0)
    for top in (SQUARE - 5, high - SQUARE - 4):
        beam = plate.box(-2, top, SQUARE + 4, top + 9, 1)
        board(plate, beam, OAK, pitch=1.8, dark=0.18, relief=0.6, depth=2, outline=1.4, cast=3)
    beam = plate.box(SQUARE - 5, SQUARE - 6, SQUARE + 5, high - SQUARE + 6, 1)
    board(plate, beam, OAK, upright=True, pitch=1.8, dark=0.18, relief=0.6, depth=2, outline=1.4, cast=3)
    for y in (high / 2 - 22, high / 2 + 22):
        head = plate.ellipse(SQUARE + 8, y, 7.5)
        plate.part(head, OAK_LIGHT, dark=0.18, relief=0.8, depth=3, outline=1.5, cast=3)
    image = plate.finished()
    clear = Image.new("L", image.size, 255)
    clear.paste(0, (0, SQUARE + 6, SQUARE - 6, high - SQUARE - 6))
    solid = Image.new("RGBA", image.size, (0, 0, 0, 0))
    return Image.composite(image, solid, clear)


def _bowsprit(plate: Plate) -> None:
    mid = plate.height / 2
    spar = plate.polygon([(52, mid - 10), (186, mid - 5.5), (189, mid), (186, mid + 5.5), (52, mid + 10)])
    board(plate, spar, OAK_LIGHT, pitch=2.4, dark=0.2, relief=0.9, depth=5, outline=1.7, cast=6, light=(0, -0.8))
    for x in (112, 140, 166):
        for k in range(3):
            band = plate.box(x + k * 3.4, mid - 10 + (x - 100) / 20, x + k * 3.4 + 2.8, mid + 10 - (x - 100) / 20, 1)
            plate.part(band, ROPE, dark=0.16, relief=0.6, depth=1.2, outline=0.9, cast=1, hatch=0)
    for y1, y2 in ((mid - 54, mid - 5), (mid + 54, mid + 5)):
        plate.line([(92, y1), (176, y2)], 2.2, INK, 0.75, smooth=False, end=2.2)
        plate.line([(92, y1), (176, y2)], 1.1, ROPE, 1.0, smooth=False, end=1.1)


def transom(part: str) -> Image.Image:
    """What shows of the stern west of the taffrail: `north` and `south` end, or `middle`."""
    plate = fresh(f"transom {part}")
    top, bottom = {"north": (8, 66), "middle": (-2, 66), "south": (-2, 56)}[part]
    block = plate.box(48, top, 66, bottom, 5 if part != "middle" else 0)
    board(plate, block, mix(OAK_DARK, PAINT, 0.4), upright=True, pitch=1.9, dark=0.22, relief=0.6, outline=1.5, cast=5)
    strip = plate.box(51.5, top + 1, 55.5, bottom - 1)
    plate.part(strip, BRASS, dark=0.18, relief=0.7, depth=1.5, outline=1.0, cast=1, hatch=0.5)
    for y in range(16, 64, 16):
        if top + 4 < y < bottom - 4:
            plate.part(plate.ellipse(60.5, y, 2.4), BRASS, dark=0.16, relief=0.9, depth=1.4, outline=1.0, cast=1.5)
    return plate.finished()


def lantern() -> Image.Image:
    """A stern lantern on its bracket, over the water west of the taffrail."""
    plate = fresh("lantern")
    plate.lay(blur(plate.ellipse(40, 32, 17), 5), (255, 196, 104), 0.6)
    for y in (22, 42):
        plate.part(plate.stroke([(66, y), (40, 32)], 2.6, 2.6, smooth=False), IRON, dark=0.2, outline=0.9, cast=2)
    plate.part(plate.ellipse(40, 32, 10), BRASS, dark=0.18, relief=0.9, depth=3, outline=1.5, cast=3)
    plate.part(plate.ellipse(40, 32, 5.4), (255, 226, 150), dark=0.02, relief=0.5, depth=2, outline=1.1, cast=0)
    for k in range(6):
        c, s = math.cos(k * math.tau / 6), math.sin(k * math.tau / 6)
        plate.line([(40 + 5 * c, 32 + 5 * s), (40 + 9 * c, 32 + 9 * s)], 0.9, smooth=False, end=0.9)
    return plate.finished()
