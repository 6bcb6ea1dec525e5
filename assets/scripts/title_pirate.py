"""The title's pirate, from the side, in figure units."""

from __future__ import annotations

from duellists import Figure, placed
from ink import Plate, both, curve, without
from palette import (
    ALE,
    BLOOD,
    BRASS,
    CREAM,
    INK,
    LEATHER,
    OAK,
    SKIN,
    STEEL,
    WALNUT,
    WINE,
    mix,
)


def pirate(plate: Plate) -> None:
    """Beating the lunge aside: weight back, cutlass up, and the ale held well out of harm's way."""
    scale = 1.6
    f = Figure(plate, placed(822, 550, scale, True), scale, 0.6)
    coat, lining = mix(LEATHER, WINE, 0.35), mix(ALE, WALNUT, 0.45)
    # far arm with the mug
    f.part(f.limb([(-6, -140), (-36, -138), (-52, -160)], 21, 13), mix(coat, INK, 0.15), dark=0.28, angle=60)
    f.part(f.polygon([(-58, -152), (-44, -150), (-44, -160), (-60, -163)]), lining, depth=3, dark=0.2)
    f.part(f.disc(-53, -169, 7), SKIN, dark=0.16, depth=3)
    mug = f.polygon([(-68, -192), (-48, -187), (-51, -166), (-69, -170)])
    f.part(mug, OAK, depth=4, dark=0.18, angle=78)
    for a, b in (((-68, -187), (-49, -182)), ((-69, -175), (-51, -170))):
        f.line([a, b], 3.0, BRASS, 1.0, end=3.0)
    f.part(
        f.limb([(-58, -181), (-52, -176), (-53, -169)], 4.4, 4.4),
        SKIN,
        depth=2,
        outline=1.3,
        cast=1,
        dark=0.1,
    )
    foam = both(f.disc(-66, -193, 5), f.disc(-58, -193, 6), f.disc(-50, -190, 5), f.disc(-71, -189, 4))
    f.part(foam, CREAM, dark=0.04, depth=2.5, outline=1.4, pitch=2.2)
    for x, y, r in ((-78, -198, 2.6), (-84, -192, 1.8), (-72, -206, 2.0), (-62, -208, 1.5), (-90, -200, 1.3)):
        f.part(f.disc(x, y, r), ALE, dark=0.05, depth=1.5, outline=1.1, cast=1)
    # legs
    f.part(f.limb([(-8, -92), (-30, -58)], 32, 23), mix(CREAM, LEATHER, 0.5), dark=0.24, angle=70)
    f.boot((-32, -56), (-56, -13), (-36, 0), True)
    tails = f.polygon(
        [
            *curve([(-16, -104), (-40, -86), (-70, -66), (-92, -40)]),
            (-78, -44),
            (-74, -30),
            (-62, -42),
            (-52, -24),
            (-44, -44),
            (-30, -28),
            (-24, -50),
            (-10, -40),
            (2, -84),
        ]
    )
    f.part(tails, coat, depth=8, relief=1.0, dark=0.2, angle=30)
    for way in ([(-18, -96), (-44, -72), (-72, -48)], [(-12, -90), (-30, -66), (-46, -44)]):
        f.line(way, 2.2)
    f.part(f.limb([(0, -90), (26, -74), (40, -54)], 34, 22), mix(CREAM, LEATHER, 0.4), angle=100)
    f.boot((41, -54), (48, -13), (72, 0), False)
    for k in range(3):
        f.line([(31 + k * 3, -66 + k * 7), (41 + k * 3, -62 + k * 6)], 1.6)
    # body: shirt, open coat, sash
    f.part(
        f.blob([(-14, -92), (-14, -124), (-6, -148), (10, -154), (24, -146), (28, -124), (24, -88), (6, -82)]),
        CREAM,
        depth=8,
        dark=0.12,
        angle=75,
    )
    for way in ([(14, -146), (16, -130), (14, -112)], [(20, -140), (22, -124), (20, -106)]):
        f.line(way, 1.5, strength=0.7)
    front = f.polygon(
        [
            *curve([(-20, -90), (-18, -124), (-10, -147), (4, -155), (12, -152), (8, -132), (4, -112), (2, -92)]),
            (2, -70),
            (-4, -62),
            (-8, -74),
            (-16, -60),
            (-22, -74),
        ]
    )
    f.part(front, coat, depth=8, relief=1.0, angle=40)
    f.line([(10, -150), (5, -128), (1, -100), (1, -74)], 2.6, BRASS, 1.0, end=2.6)
    for k in range(4):
        f.part(f.disc(-1 - k * 0.9, -134 + k * 12, 1.9), BRASS, dark=0.05, depth=1, outline=1.0, cast=0)
    sash = f.blob([(-19, -98), (4, -96), (27, -99), (28, -88), (6, -84), (-19, -87)])
    f.part(sash, BLOOD, depth=4, angle=10)
    f.part(f.blob([(-2, -92), (8, -88), (10, -66), (4, -54), (0, -66)]), BLOOD, depth=3, angle=85)
    f.line([(-17, -92), (4, -90), (26, -93)], 1.5)
    # head: beard, scarf, tricorn
    f.part(
        f.blob(
            [
                (-2, -176),
                (22, -178),
                (26, -171),
                (25.4, -167),
                (30.4, -161.5),
                (26, -159.4),
                (25, -153),
                (18, -147),
                (6, -150),
                (-1, -160),
            ]
        ),
        SKIN,
        dark=0.14,
        depth=4,
        angle=70,
    )
    beard = f.blob(
        [
            (3, -166),
            (7, -157),
            (17, -158.4),
            (27, -157.4),
            (27, -150),
            (24, -142),
            (17, -134),
            (15, -141),
            (9, -137),
            (6, -144),
            (0, -150),
        ]
    )
    f.part(beard, mix(WALNUT, INK, 0.45), depth=4, dark=0.2, angle=80)
    f.line([(18, -155.6), (23, -154), (26, -155)], 1.6, mix(SKIN, BLOOD, 0.5))
    f.line([(19, -168.6), (25, -169.4)], 2.8)
    f.line([(21.5, -165.2), (24, -165.6)], 1.8)
    ring = without(f.disc(2.5, -156, 3.2), f.disc(2.5, -156, 1.8))
    f.part(ring, BRASS, dark=0.02, depth=1, outline=0.9, cast=0)
    for tail in (
        [(-2, -172), (-18, -166), (-32, -172), (-44, -164)],
        [(-2, -169), (-14, -158), (-28, -160), (-36, -150)],
    ):
        f.part(f.limb(tail, 8, 4.5), BLOOD, depth=2.5, outline=1.6)
    f.part(f.polygon([(-5, -178), (27, -178), (26, -170), (-4, -167)]), BLOOD, depth=2.5, outline=1.5, dark=0.1)
    hat = f.blob(
        [
            (-34, -190),
            (-18, -183),
            (4, -177),
            (28, -176),
            (44, -184),
            (38, -194),
            (26, -198),
            (16, -204),
            (-2, -206),
            (-12, -198),
            (-24, -197),
        ]
    )
    f.part(hat, mix(WALNUT, INK, 0.5), depth=6, dark=0.12, relief=1.0)
    f.line([(-33, -190), (-18, -186), (4, -181), (27, -180), (43, -185)], 3.4, BRASS, 1.0, end=3.0)
    f.part(f.disc(12, -190, 5.4, 5), CREAM, dark=0.03, depth=2, outline=1.3, cast=0)
    for eye in (10.2, 14):
        plate.lay(f.disc(eye, -190.4, 1.2), INK)
    plate.lay(f.polygon([(9.8, -187), (14.4, -187), (13.6, -184.4), (10.6, -184.4)]), INK)
    # cutlass arm across
    steel = curve([(63, -151), (72, -168), (88, -196), (116, -218)]) + curve(
        [(116, -218), (108, -192), (90, -166), (70, -148)]
    )
    f.part(f.polygon(steel), STEEL, dark=0.05, relief=0.6, depth=4, pitch=2.4, angle=35)
    f.line([(69, -153), (80, -170), (96, -193), (110, -210)], 1.8, mix(INK, STEEL, 0.2), end=0.8)
    f.part(f.limb([(6, -140), (34, -128), (58, -146)], 23, 14), coat, angle=20, relief=1.0)
    f.part(f.polygon([(44, -146), (52, -128), (64, -138), (57, -154)]), lining, depth=3)
    f.line([(45, -146), (53, -129)], 2.4, BRASS, 1.0, end=2.4)
    f.part(f.disc(63, -148, 7.4), SKIN, depth=3, dark=0.1)
    f.part(
        f.blob([(60, -158), (70, -156), (75, -148), (72, -139), (66, -137), (69, -147)]),
        BRASS,
        depth=3,
        dark=0.1,
    )
    f.part(f.disc(57, -138, 3.2), BRASS, depth=2, outline=1.3, dark=0.08)
