"""Fighters from straight above, facing north: hats, coats, hands. Canvas 160, of which the middle 128 is the square."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from blades import BLADES
from hats import HATS
from heraldry import Side, badge, cloth
from ink import Plate, Point, both, curve, turned, within, without
from palette import BRASS, CREAM, INK, LEATHER, SKIN, WALNUT, from_hex, mix, sides

CANVAS = 160
REACH = 256  # weapon pictures are taller: their lowest 160 rows lie on the fighter's canvas
RIGHT_HAND: Point = (117, 44)
LEFT_HAND: Point = (43, 44)
FACTIONS = ("musketeer", "pirate")


def arm(plate: Plate, shoulder: Point, elbow: Point, hand: Point, faction: str, side: Side) -> None:
    sleeve = plate.stroke(curve([shoulder, elbow, hand]), 21, 15)
    if faction == "musketeer":
        cloth(plate, sleeve, side, cast=3, dim=0.28)
        glove = plate.ellipse(*hand, 9)
        plate.part(glove, LEATHER, dark=0.1, relief=0.6, depth=3, outline=1.8, cast=2, light=(0, 0))
    else:
        plate.part(sleeve, CREAM, dark=0.1, relief=0.6, depth=4, outline=1.9, cast=3, light=(0, 0))
        plate.part(plate.ellipse(*hand, 8.5), SKIN, dark=0.06, relief=0.6, depth=3, outline=1.8, cast=2, light=(0, 0))
    dx, dy = hand[0] - elbow[0], hand[1] - elbow[1]
    d = math.hypot(dx, dy)
    ux, uy = dx / d, dy / d
    x, y = hand[0] - ux * 11, hand[1] - uy * 11
    cuff = plate.polygon(
        [
            (x - uy * 11 - ux * 4, y + ux * 11 - uy * 4),
            (x + uy * 11 - ux * 4, y - ux * 11 - uy * 4),
            (x + uy * 9.5 + ux * 4, y - ux * 9.5 + uy * 4),
            (x - uy * 9.5 + ux * 4, y + ux * 9.5 + uy * 4),
        ]
    )
    plate.part(
        cuff,
        from_hex(side["colour"]),
        dark=0.05,
        relief=0.5,
        depth=3,
        outline=1.6,
        cast=2,
        hatch=0.5,
        light=(0, 0),
    )


def boot(plate: Plate, x: float, y: float, lean: float = 0, length: float = 17) -> None:
    points = turned(
        [(x - 7, y + length), (x - 8, y), (x - 4, y - 8), (x + 4, y - 8), (x + 8, y), (x + 7, y + length)],
        lean,
        (x, y),
    )
    plate.part(
        plate.blob(points),
        mix(LEATHER, INK, 0.4),
        dark=0.16,
        relief=0.7,
        depth=4,
        outline=1.8,
        cast=3,
        light=(0, 0),
    )


def cape(plate: Plate, side: Side, top: float, bottom: float) -> None:
    """The musketeer's tabard: smooth hem, silver cross on the back."""
    h = bottom - top
    shape = plate.blob(
        [
            (48, top + 4),
            (64, top - 4),
            (96, top - 4),
            (112, top + 4),
            (119, top + h * 0.5),
            (123, bottom - 7),
            (110, bottom),
            (95, bottom - 3),
            (80, bottom + 2),
            (65, bottom - 3),
            (50, bottom),
            (37, bottom - 7),
            (41, top + h * 0.5),
        ]
    )
    cloth(plate, shape, side, cast=6)
    hem = without(
        shape,
        plate.blob(
            [
                (50, top),
                (64, top - 8),
                (96, top - 8),
                (110, top),
                (115, top + h * 0.5),
                (118, bottom - 11),
                (108, bottom - 5),
                (95, bottom - 8),
                (80, bottom - 3),
                (65, bottom - 8),
                (52, bottom - 5),
                (42, bottom - 11),
                (45, top + h * 0.5),
            ]
        ),
    )
    plate.lay(within(hem, plate.box(0, top + h * 0.35, 160, 160)), mix(CREAM, BRASS, 0.35), 0.9)
    plate.contour(shape, 2.0)
    for x, lean in ((57, -3), (103, 3)):
        plate.line([(x - lean, top + h * 0.45), (x + lean * 1.4, bottom - 7)], 1.3, strength=0.7)
    _cross(plate, 80, bottom - 17, 13)


def _cross(plate: Plate, x: float, y: float, r: float) -> None:
    limbs = []
    for k in range(4):
        limbs.append(
            plate.polygon(turned([(-2.2, 0), (-5.2, -r), (0, -r + 1.6), (5.2, -r), (2.2, 0)], 90 * k, (0, 0), (x, y)))
        )
    mask = both(*limbs)
    plate.part(mask, CREAM, dark=0.02, relief=0.25, depth=2, outline=1.9, cast=2, hatch=0, light=(0, 0))


def ragged_coat(plate: Plate, side: Side, top: float, bottom: float) -> None:
    """The pirate's coat: split behind, its hem in tatters, a baldric across."""
    h = bottom - top
    hem: list[Point] = []
    teeth = 12
    for k in range(teeth + 1):
        x = 124 - 88 * k / teeth
        deep = 0 if k % 2 else plate.rng.uniform(9, 17)
        if k == teeth // 2:
            deep = 30
        hem.append((x, bottom + 2 - deep + 6 * math.sin(math.pi * k / teeth)))
    mask = plate.polygon(
        [
            *curve(
                [
                    (42, top + h * 0.55),
                    (47, top + 3),
                    (64, top - 4),
                    (96, top - 4),
                    (113, top + 3),
                    (118, top + h * 0.55),
                ]
            ),
            *hem,
        ]
    )
    cloth(plate, mask, side, cast=6)
    for x1, x2 in ((60, 54), (100, 106)):
        plate.line([(x1, top + h * 0.4), (x2, bottom - 12)], 1.4, strength=0.75)
    belt = within(mask, plate.polygon([(40, top + 10), (50, top), (122, bottom - 22), (113, bottom - 12)]))
    plate.part(belt, LEATHER, dark=0.14, relief=0.5, depth=2, outline=1.5, cast=1.5, light=(0, 0))
    plate.contour(mask, 2.0)


def standing(faction: str, side: Side) -> Plate:
    plate = Plate(CANVAS, CANVAS, f"{faction} standing {side['id']}")
    plate.shade_below(plate.ellipse(80, 86, 44, 46), 6, 0.5)
    boot(plate, 66, 50, -8)
    boot(plate, 93, 43, 6)
    (cape if faction == "musketeer" else ragged_coat)(plate, side, 74, 139)
    for shoulder, elbow, hand in (((110, 80), (124, 63), RIGHT_HAND), ((50, 80), (36, 63), LEFT_HAND)):
        arm(plate, shoulder, elbow, hand, faction, side)
    yoke = plate.blob([(36, 83), (47, 70), (80, 63), (113, 70), (124, 83), (110, 96), (80, 100), (50, 96)])
    cloth(plate, yoke, side, cast=3)
    HATS[faction](plate, 80, 80, 0, side)
    badge(plate, side, 80, 80 if faction == "musketeer" else 82, 9.6)
    return plate


def prone(faction: str, side: Side) -> Plate:
    plate = Plate(CANVAS, CANVAS, f"{faction} prone {side['id']}")
    HATS[faction](plate, 47, 43, -58 if faction == "musketeer" else -40, side)
    breeches = mix(WALNUT, LEATHER, 0.4) if faction == "musketeer" else mix(CREAM, LEATHER, 0.45)
    for hip, knee, foot, lean in (
        ((70, 104), (52, 122), (50, 141), 190),
        ((90, 104), (104, 122), (118, 136), 140),
    ):
        plate.part(
            plate.stroke([hip, knee, foot], 21, 15),
            breeches,
            dark=0.14,
            relief=0.6,
            depth=4,
            outline=1.9,
            cast=4,
            light=(0, 0),
        )
        boot(plate, foot[0], foot[1] + 3, lean, 14)
    for shoulder, elbow, hand in (((104, 70), (126, 66), RIGHT_HAND), ((56, 70), (33, 67), LEFT_HAND)):
        arm(plate, shoulder, elbow, hand, faction, side)
    (cape if faction == "musketeer" else ragged_coat)(plate, side, 62, 122)
    _hair(plate)
    badge(plate, side, 80, 77, 9.6)
    return plate


def _hair(plate: Plate) -> None:
    hair = plate.ellipse(80, 46, 17, 18)
    plate.part(hair, LEATHER, dark=0.25, relief=0.7, depth=5, outline=1.8, cast=4, light=(0, 0))
    for k in range(7):
        a = math.pi * (0.12 + k * 0.127)
        plate.line(
            [(80 + 6 * math.cos(a), 46 + 6 * math.sin(a)), (80 + 17 * math.cos(a), 47 + 18 * math.sin(a))],
            1.2,
        )


def hat(faction: str) -> Plate:
    plate = Plate(128, 128, f"hat {faction}")
    HATS[faction](plate, 61, 57, 0)
    return plate


def weapon(kind: str, right: bool) -> Plate:
    """A weapon held forward with its fist, to lay over a fighter; see assets/README.md for the anchor."""
    plate = Plate(CANVAS, REACH, f"{kind} in hand")
    hx, hy = RIGHT_HAND[0], RIGHT_HAND[1] + REACH - CANVAS
    grow, lean = {"rapier": (1.12, -4.0), "cutlass": (1.15, -6.0), "dagger": (1.15, -10.0)}[kind]
    length = {"rapier": 94.0, "cutlass": 72.0, "dagger": 46.0}[kind]

    def place(points: list[Point]) -> list[Point]:
        held = turned([(x * grow, y - 8) for x, y in points], lean, (0, 0), (hx, hy))
        return held if right else [(CANVAS - x, y) for x, y in held]

    BLADES[kind](plate, place, length)
    (fist,) = place([(0, 9)])
    plate.part(
        plate.ellipse(*fist, 9.5, 8),
        mix(LEATHER, SKIN, 0.25),
        dark=0.08,
        relief=0.6,
        depth=3,
        outline=1.9,
        cast=2,
        light=(0, 0),
    )
    for k in range(3):
        knuckle = place([(-5.5 + k * 4, 3.5), (-5.0 + k * 4, 11)])
        plate.line(knuckle, 1.2, smooth=False, end=0.8)
    return plate


PIECES: dict[str, Callable[[], Plate]] = {}
for _faction in FACTIONS:
    for _side in sides():
        PIECES[f"{_faction}_{_side['id']}_standing"] = partial(standing, _faction, _side)
        PIECES[f"{_faction}_{_side['id']}_prone"] = partial(prone, _faction, _side)
    PIECES[f"hat_{_faction}"] = partial(hat, _faction)
for _kind in BLADES:
    for _hand in ("right", "left"):
        PIECES[f"{_kind}_{_hand}"] = partial(weapon, _kind, _hand == "right")
