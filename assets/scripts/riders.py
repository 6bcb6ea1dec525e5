"""A knight on his horse from straight above, facing north, and a lance in hand. The canvas is 160 by 288."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from heraldry import Side, badge, cloth
from ink import Plate, rings, without
from palette import BRASS, CREAM, INK, LEATHER, OAK_LIGHT, STEEL, WALNUT, WINE, mix, sides

WIDE, TALL = 160, 288
MIDDLE = (80.0, 144.0)
HORSE = mix(WALNUT, LEATHER, 0.5)


def rider(side: Side) -> Plate:
    plate = Plate(WIDE, TALL, f"rider {side['id']}")
    plate.shade_below(plate.ellipse(80, 150, 40, 112), 7, 0.5)
    _horse(plate, side)
    _knight(plate, side)
    return plate


def _horse(plate: Plate, side: Side) -> None:
    """Head and neck to the north, a cloth of the side's over the back, the tail behind."""
    mane = mix(INK, WALNUT, 0.3)
    tail = plate.blob([(76, 232), (84, 232), (88, 252), (85, 276), (79, 284), (74, 274), (73, 252)])
    plate.part(tail, mane, dark=0.2, relief=0.5, depth=3, outline=1.8, cast=4)
    body = plate.blob(
        [(80, 84), (98, 92), (108, 116), (110, 150), (112, 188), (108, 222), (94, 240), (80, 244),
         (66, 240), (52, 222), (48, 188), (50, 150), (52, 116), (62, 92)]
    )  # fmt: skip
    plate.part(body, HORSE, dark=0.14, relief=0.8, depth=7, outline=2.0, cast=5)
    neck = plate.blob([(80, 22), (88, 30), (92, 56), (100, 92), (92, 108), (68, 108), (60, 92), (68, 56), (72, 30)])
    plate.part(neck, HORSE, dark=0.12, relief=0.8, depth=6, outline=2.0, cast=5)
    for x in (72, 88):
        ear = plate.polygon([(x - 4, 46), (x, 34), (x + 4, 46)])
        plate.part(ear, HORSE, dark=0.2, relief=0.4, depth=2, outline=1.5, cast=2)
    head = plate.blob([(80, 8), (88, 14), (90, 30), (92, 46), (86, 56), (74, 56), (68, 46), (70, 30), (72, 14)])
    plate.part(head, HORSE, dark=0.1, relief=0.8, depth=5, outline=2.0, cast=3)
    plate.line([(80, 44), (80, 70), (82, 96)], 5.0, mane)
    plate.line([(73, 26), (87, 26)], 2.2, BRASS)
    plate.line([(73, 27), (64, 70), (66, 118)], 1.6, LEATHER)
    plate.line([(87, 27), (96, 70), (94, 118)], 1.6, LEATHER)
    trapper = plate.blob(
        [(58, 118), (80, 112), (102, 118), (112, 150), (118, 196), (114, 236), (96, 250), (80, 254), (64, 250),
         (46, 236), (42, 196), (48, 150)]
    )  # fmt: skip
    cloth(plate, trapper, side, cast=5)
    hem = without(trapper, plate.blob(
        [(60, 121), (80, 116), (100, 121), (108, 150), (113, 194), (109, 231), (94, 244), (80, 248), (66, 244),
         (51, 231), (47, 194), (52, 150)]
    ))  # fmt: skip
    plate.lay(hem, mix(CREAM, BRASS, 0.4), 0.9)
    plate.contour(trapper, 2.0)


def _knight(plate: Plate, side: Side) -> None:
    x, y = MIDDLE
    saddle = plate.ellipse(x, y + 12, 26, 24)
    plate.part(saddle, LEATHER, dark=0.16, relief=0.6, depth=4, outline=1.8, cast=3)
    for way in (-1, 1):
        leg = plate.stroke([(x + way * 18, y + 4), (x + way * 36, y - 4), (x + way * 38, y - 22)], 17, 12)
        plate.part(leg, STEEL, dark=0.1, relief=0.8, depth=4, outline=1.8, cast=4)
    for points in (
        [(x + 24, y - 2), (x + 38, y - 14), (x + 37, y - 36)],
        [(x - 24, y - 2), (x - 36, y - 12), (x - 28, y - 30)],
    ):
        plate.part(plate.stroke(points, 17, 12), STEEL, dark=0.08, relief=0.8, depth=4, outline=1.8, cast=3)
    yoke = plate.blob([(x - 38, y), (x - 26, y - 14), (x, y - 19), (x + 26, y - 14), (x + 38, y), (x + 26, y + 12),
                       (x, y + 17), (x - 26, y + 12)])  # fmt: skip
    cloth(plate, yoke, side, cast=3)
    shield = plate.blob([(x - 44, y - 42), (x - 22, y - 50), (x - 16, y - 36), (x - 24, y - 18), (x - 40, y - 22)])
    cloth(plate, shield, side, cast=3, dim=0.12)
    helm = plate.ellipse(x, y - 2, 17, 18)
    plate.part(
        helm, STEEL, screen=rings(plate.size, plate.rng, (x, y - 2), 3.0), dark=0.06, relief=0.9, depth=6,
        outline=2.0, cast=4,
    )  # fmt: skip
    plate.line([(x - 10, y - 15), (x, y - 18), (x + 10, y - 15)], 2.6, INK)
    plume = plate.blob(
        [(x - 4, y + 2), (x + 4, y + 2), (x + 7, y + 18), (x + 3, y + 34), (x - 4, y + 33), (x - 7, y + 18)]
    )
    plate.part(plume, mix(WINE, CREAM, 0.2), dark=0.08, relief=0.5, depth=3, outline=1.6, cast=3)
    badge(plate, side, x, y + 62, 10.5)


def lance(broken: bool = False) -> Plate:
    """Held forward at the right side; the fist is where a rider's right hand is."""
    plate = Plate(WIDE, 400, "broken lance" if broken else "lance")
    # The picture's middle lies 48 pixels ahead of the rider's own.
    x, y = 118.0, 200.0 + 48 - 36
    tip = y - (62 if broken else 196)
    shaft = plate.polygon([(x - 4.5, y + 74), (x + 4.5, y + 74), (x + 2.4, tip), (x - 2.4, tip)])
    plate.part(shaft, OAK_LIGHT, dark=0.1, relief=0.6, depth=2, outline=1.6, cast=4)
    for step in range(7):
        at = y - 26 - step * 22
        if at > tip + 8:
            plate.line([(x - 3.4, at), (x + 3.4, at - 8)], 3.2, WINE, smooth=False, end=3.2)
    if broken:
        for lean in (-7, 0, 6):
            plate.line([(x, tip + 8), (x + lean, tip - 10)], 2.4, OAK_LIGHT, smooth=False, end=0.6)
    else:
        crown = [(x - 5, tip + 4), (x - 6, tip - 7), (x, tip - 2), (x + 6, tip - 7), (x + 5, tip + 4)]
        plate.part(plate.polygon(crown), STEEL, dark=0.06, relief=0.4, depth=2, outline=1.5, cast=2, hatch=0)
    guard = plate.blob([(x - 13, y - 2), (x, y - 20), (x + 13, y - 2), (x, y + 3)])
    plate.part(guard, STEEL, dark=0.08, relief=0.8, depth=4, outline=1.7, cast=3)
    plate.part(plate.ellipse(x, y + 8, 9, 8), STEEL, dark=0.1, relief=0.7, depth=3, outline=1.7, cast=2)
    return plate


PIECES: dict[str, Callable[[], Plate]] = {
    **{f"rider_{side['id']}_standing": partial(rider, side) for side in sides()},
    "lance_right": lance,
    "broken_lance_right": partial(lance, True),
}
