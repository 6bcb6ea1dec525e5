"""The title's musketeer, from the side, in figure units."""

from __future__ import annotations

from duellists import Figure, blade, placed
from ink import Plate, both, curve, within, without
from palette import (
    BRASS,
    CARPET_BLUE,
    CREAM,
    FELT,
    INK,
    LEATHER,
    SKIN,
    WALNUT,
    WINE,
    mix,
)


def musketeer(plate: Plate) -> None:
    """A deep lunge to the right: rear leg straight, rapier out, rear arm high, cloak and plume streaming."""
    scale = 1.6
    f = Figure(plate, placed(474, 546, scale, False), scale, 0.6)
    cloth, trim = CARPET_BLUE, mix(CARPET_BLUE, (96, 140, 176), 0.55)
    f.part(f.limb([(14, -136), (-16, -150), (-40, -172)], 19, 12), trim, dark=0.3, angle=60)
    f.part(
        f.polygon(curve([(-34, -158), (-46, -166), (-52, -176), (-40, -182), (-30, -172)], closed=True)),
        CREAM,
        depth=3,
        pitch=2.2,
        dark=0.2,
    )
    f.part(
        f.blob([(-40, -176), (-36, -184), (-42, -194), (-50, -196), (-54, -190), (-50, -180)]),
        LEATHER,
        depth=3,
        dark=0.25,
    )
    f.part(f.limb([(-4, -92), (-34, -58)], 32, 21), mix(WALNUT, WINE, 0.25), dark=0.28, angle=60)
    f.boot((-36, -56), (-76, -12), (-58, 0), True)
    cloak = f.blob(
        [
            (12, -150),
            (-14, -150),
            (-48, -130),
            (-84, -112),
            (-122, -104),
            (-112, -88),
            (-120, -70),
            (-92, -76),
            (-84, -58),
            (-60, -72),
            (-40, -62),
            (-14, -84),
            (8, -110),
        ]
    )
    f.part(cloak, mix(WINE, (60, 16, 18), 0.3), depth=8, relief=1.0, dark=0.22, angle=20)
    for way in (
        [(4, -140), (-40, -112), (-106, -94)],
        [(2, -130), (-36, -98), (-96, -80)],
        [(2, -120), (-24, -92), (-64, -72)],
    ):
        f.line(way, 2.4)
    f.part(f.limb([(4, -90), (34, -76), (50, -60)], 34, 22), mix(WALNUT, WINE, 0.25), angle=100)
    f.boot((50, -58), (52, -14), (76, 0), True)
    torso = f.blob(
        [
            (-10, -92),
            (-8, -122),
            (0, -146),
            (16, -154),
            (32, -148),
            (36, -126),
            (30, -98),
            (30, -84),
            (8, -80),
        ]
    )
    f.part(torso, trim, depth=9, relief=1.0, angle=75)
    tabard = f.blob(
        [
            (0, -148),
            (18, -154),
            (31, -146),
            (34, -122),
            (29, -98),
            (34, -72),
            (22, -66),
            (4, -70),
            (-10, -76),
            (-4, -100),
            (-3, -124),
        ]
    )
    f.part(tabard, cloth, depth=9, relief=0.95, angle=40)
    hem = without(
        tabard,
        f.blob(
            [
                (2, -150),
                (18, -156),
                (30, -148),
                (31.5, -122),
                (26.5, -98),
                (31, -75),
                (21, -70),
                (5, -73.5),
                (-7.5, -79),
                (-1.5, -100),
                (-0.5, -124),
            ]
        ),
    )
    plate.lay(within(hem, f.polygon([(-20, -110), (50, -110), (50, -50), (-20, -50)])), BRASS, 0.95)
    cross = both(
        f.polygon(
            [
                (11.5, -134),
                (20.5, -134),
                (18.2, -122),
                (18.2, -118),
                (20.5, -104),
                (11.5, -104),
                (13.8, -118),
                (13.8, -122),
            ]
        ),
        f.polygon(
            [
                (2, -124),
                (2, -115),
                (14, -117.6),
                (18, -117.6),
                (30, -115),
                (30, -124),
                (18, -121.6),
                (14, -121.6),
            ]
        ),
    )
    f.part(cross, CREAM, dark=0.05, relief=0.3, depth=2, outline=1.6, cast=1.5)
    belt = f.polygon([(-9, -97), (29.5, -98), (30, -91), (-9.5, -90)])
    f.part(within(belt, both(torso, tabard)), LEATHER, depth=2, outline=1.5, cast=1.5)
    f.part(f.polygon([(13, -99), (22, -99), (22, -90), (13, -90)]), BRASS, dark=0.1, depth=2, outline=1.3, cast=1)
    # head: hair behind, face, beard, hat
    f.part(
        f.blob(
            [
                (30, -176),
                (16, -178),
                (10, -166),
                (6, -154),
                (0, -146),
                (8, -142),
                (18, -146),
                (26, -150),
                (28, -162),
            ]
        ),
        mix(WALNUT, INK, 0.2),
        dark=0.25,
        depth=4,
        angle=80,
    )
    for dx in (0, 5, 10):
        f.line([(12 + dx, -170), (8 + dx, -158), (4 + dx, -147)], 1.5)
    f.part(
        f.blob(
            [
                (20, -178),
                (32, -179),
                (37, -172),
                (36.4, -168),
                (40.6, -162.6),
                (37, -160.6),
                (36.6, -155),
                (31, -149.5),
                (24, -151),
                (19, -160),
            ]
        ),
        SKIN,
        dark=0.1,
        depth=4,
        relief=0.8,
        angle=70,
    )
    f.part(
        f.blob([(16, -152), (26, -155), (34, -150), (37, -144), (26, -141), (14, -144)]),
        CREAM,
        dark=0.05,
        depth=3,
        outline=1.5,
        pitch=2.2,
    )
    f.line([(34, -158.4), (39.5, -157.8), (43, -160.6)], 2.8, mix(WALNUT, INK, 0.4))
    f.part(
        f.blob([(33, -153), (36.5, -152.6), (36, -146), (33.6, -148)]),
        mix(WALNUT, INK, 0.4),
        depth=1,
        outline=0.8,
        cast=0,
    )
    f.line([(32.4, -168.2), (36, -168.8)], 2.0)
    f.line([(33.6, -165.6), (35.4, -165.8)], 1.7)
    crown = f.blob([(12, -176), (14, -190), (20, -195), (32, -193), (37, -186), (38, -175)])
    f.part(crown, FELT, dark=0.14, depth=5)
    f.part(
        f.polygon([(11.5, -180), (38.6, -179.4), (38.8, -174), (11, -175)]),
        WINE,
        dark=0.08,
        depth=2,
        outline=1.2,
        cast=0,
    )
    brim = f.blob(
        [
            (-12, -182),
            (6, -176.5),
            (26, -174),
            (46, -175),
            (60, -181),
            (53, -172.4),
            (38, -168.6),
            (22, -168.6),
            (4, -171),
            (-8, -176),
        ]
    )
    f.part(brim, FELT, dark=0.1, depth=3.5)
    plume = f.blob(
        [
            (22, -178),
            (16, -196),
            (0, -206),
            (-22, -204),
            (-44, -192),
            (-56, -176),
            (-46, -180),
            (-50, -168),
            (-36, -178),
            (-36, -168),
            (-22, -182),
            (-18, -174),
            (-6, -186),
            (4, -178),
            (12, -182),
        ]
    )
    f.part(plume, CREAM, dark=0.06, relief=0.7, depth=5, pitch=2.6, angle=10)
    spine = curve([(20, -180), (10, -194), (-8, -197), (-30, -190), (-50, -176)])
    f.line(spine[::4], 2.0)
    for k in range(4, len(spine) - 4, 3):
        (x, y), (x2, y2) = spine[k], spine[k + 3]
        f.line([(x, y), ((x + x2) / 2, y + 5), (x2 - 2, y2 + 9)], 1.2, strength=0.7)
        f.line([(x, y), ((x + x2) / 2 - 2, y - 3), (x2 - 3, y2 - 6)], 1.2, strength=0.7)
    # sword arm, over everything
    blade(f, (88, -145), (167, -178), 2.6)
    f.part(f.limb([(18, -140), (46, -138), (76, -143)], 22, 13), trim, angle=20, relief=1.0)
    for x in (26, 36, 46, 56):
        f.line([(x, -147 - x * 0.02), (x + 4, -139), (x + 2, -131)], 1.4, strength=0.7)
    f.part(
        f.polygon(curve([(66, -151), (78, -154), (83, -146), (81, -136), (69, -133), (63, -142)], closed=True)),
        CREAM,
        dark=0.06,
        depth=3,
        pitch=2.2,
    )
    f.part(f.blob([(80, -149), (88, -150), (91, -145), (88, -139), (80, -138)]), LEATHER, depth=3, dark=0.1)
    f.part(f.disc(92, -147, 4.2, 8.4), BRASS, dark=0.1, depth=3, pitch=2.0)
    f.part(f.limb([(92, -140), (84, -133), (77, -137)], 2.6, 2.2), BRASS, dark=0.1, depth=1.5, outline=1.2)
    f.part(f.limb([(95, -157), (92, -147), (88, -135)], 2.6, 2.6), BRASS, dark=0.1, depth=1.5, outline=1.2)
