"""The two fighters of the title, from the side. Each is drawn in figure units (feet at 0, looking along +x), then placed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ink import SCALE, Mask, Plate, Point, both, curve, lines, within, without
from palette import (
    ALE, BLOOD, BRASS, CARPET_BLUE, CREAM, FELT, INK, LEATHER, OAK, ROPE, SKIN, STEEL, WALNUT, WINE, Colour, mix,
)

Place = Callable[[Sequence[Point]], list[Point]]
CROSSING: Point = (695.0, 280.0)
LIGHT = (0.25, -0.75)


def placed(x: float, y: float, scale: float, mirrored: bool) -> Place:
    way = -1 if mirrored else 1
    return lambda points: [(x + way * px * scale, y + py * scale) for px, py in points]


class Figure:
    """Puts parts in figure units on the plate."""

    def __init__(self, plate: Plate, place: Place, scale: float, lit_from: float) -> None:
        self.plate, self.place, self.scale = plate, place, scale
        self.light = (lit_from, -0.65)

    def part(self, mask: Mask, colour: Colour, dark: float = 0.14, relief: float = 0.85, depth: float = 5, outline: float = 1.9, pitch: float = 2.7, angle: float = 40, cast: float = 4) -> None:
        screen = lines(self.plate.size, self.plate.rng, pitch, angle)
        self.plate.part(mask, colour, screen=screen, dark=dark, relief=relief, depth=depth, outline=outline, cast=cast, light=self.light)

    def blob(self, points: Sequence[Point]) -> Mask:
        return self.plate.blob(self.place(points))

    def polygon(self, points: Sequence[Point]) -> Mask:
        return self.plate.polygon(self.place(points))

    def limb(self, points: Sequence[Point], start: float, end: float) -> Mask:
        return self.plate.stroke(self.place(points), start * self.scale, end * self.scale)

    def disc(self, x: float, y: float, rx: float, ry: float | None = None) -> Mask:
        ((px, py),) = self.place([(x, y)])
        return self.plate.ellipse(px, py, rx * self.scale, (ry or rx) * self.scale)

    def line(self, points: Sequence[Point], width: float = 1.4, colour: Colour = INK, strength: float = 0.9, end: float | None = None) -> None:
        self.plate.line(self.place(points), width, colour, strength, end=end)

    def boot(self, knee: Point, ankle: Point, toe: Point, cuff: bool) -> None:
        kx, ky = knee
        ax, ay = ankle
        tx, ty = toe
        heel = (ax - (tx - ax) * 0.34, ty)
        self.part(self.limb([knee, ((kx + ax) / 2 - 1.5, (ky + ay) / 2), ankle], 17, 12), mix(LEATHER, INK, 0.25), angle=75)
        foot = self.polygon([*curve([(ax - 7, ay - 5), (ax + 6, ay - 5), ((ax + tx) / 2 + 3, ay - 1), (tx, ty - 4), (tx + 2, ty)]), (ax + 5, ty), (ax + 3, ty - 3), (ax - 1, ty - 3), (ax - 1, ty), heel])
        self.part(foot, mix(LEATHER, INK, 0.35), depth=3, angle=0)
        if cuff:
            dx, dy = ax - kx, ay - ky
            d = (dx * dx + dy * dy) ** 0.5
            ux, uy = dx / d, dy / d
            nx, ny = -uy, ux
            top = [(kx + nx * 15 - ux * 6, ky + ny * 15 - uy * 6), (kx - nx * 15 - ux * 6, ky - ny * 15 - uy * 6), (kx - nx * 10 + ux * 13, ky - ny * 10 + uy * 13), (kx + nx * 10 + ux * 13, ky + ny * 10 + uy * 13)]
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


def musketeer(plate: Plate) -> None:
    """A deep lunge to the right: rear leg straight, rapier out, rear arm high, cloak and plume streaming."""
    scale = 1.6
    f = Figure(plate, placed(474, 546, scale, False), scale, 0.6)
    cloth, trim = CARPET_BLUE, mix(CARPET_BLUE, (96, 140, 176), 0.55)
    f.part(f.limb([(14, -136), (-16, -150), (-40, -172)], 19, 12), trim, dark=0.3, angle=60)
    f.part(f.polygon(curve([(-34, -158), (-46, -166), (-52, -176), (-40, -182), (-30, -172)], closed=True)), CREAM, depth=3, pitch=2.2, dark=0.2)
    f.part(f.blob([(-40, -176), (-36, -184), (-42, -194), (-50, -196), (-54, -190), (-50, -180)]), LEATHER, depth=3, dark=0.25)
    f.part(f.limb([(-4, -92), (-34, -58)], 32, 21), mix(WALNUT, WINE, 0.25), dark=0.28, angle=60)
    f.boot((-36, -56), (-76, -12), (-58, 0), True)
    cloak = f.blob([(12, -150), (-14, -150), (-48, -130), (-84, -112), (-122, -104), (-112, -88), (-120, -70), (-92, -76), (-84, -58), (-60, -72), (-40, -62), (-14, -84), (8, -110)])
    f.part(cloak, mix(WINE, (60, 16, 18), 0.3), depth=8, relief=1.0, dark=0.22, angle=20)
    for way in ([(4, -140), (-40, -112), (-106, -94)], [(2, -130), (-36, -98), (-96, -80)], [(2, -120), (-24, -92), (-64, -72)]):
        f.line(way, 2.4)
    f.part(f.limb([(4, -90), (34, -76), (50, -60)], 34, 22), mix(WALNUT, WINE, 0.25), angle=100)
    f.boot((50, -58), (52, -14), (76, 0), True)
    torso = f.blob([(-10, -92), (-8, -122), (0, -146), (16, -154), (32, -148), (36, -126), (30, -98), (30, -84), (8, -80)])
    f.part(torso, trim, depth=9, relief=1.0, angle=75)
    tabard = f.blob([(0, -148), (18, -154), (31, -146), (34, -122), (29, -98), (34, -72), (22, -66), (4, -70), (-10, -76), (-4, -100), (-3, -124)])
    f.part(tabard, cloth, depth=9, relief=0.95, angle=40)
    hem = without(tabard, f.blob([(2, -150), (18, -156), (30, -148), (31.5, -122), (26.5, -98), (31, -75), (21, -70), (5, -73.5), (-7.5, -79), (-1.5, -100), (-0.5, -124)]))
    plate.lay(within(hem, f.polygon([(-20, -110), (50, -110), (50, -50), (-20, -50)])), BRASS, 0.95)
    cross = both(f.polygon([(11.5, -134), (20.5, -134), (18.2, -122), (18.2, -118), (20.5, -104), (11.5, -104), (13.8, -118), (13.8, -122)]), f.polygon([(2, -124), (2, -115), (14, -117.6), (18, -117.6), (30, -115), (30, -124), (18, -121.6), (14, -121.6)]))
    f.part(cross, CREAM, dark=0.05, relief=0.3, depth=2, outline=1.6, cast=1.5)
    belt = f.polygon([(-9, -97), (29.5, -98), (30, -91), (-9.5, -90)])
    f.part(within(belt, both(torso, tabard)), LEATHER, depth=2, outline=1.5, cast=1.5)
    f.part(f.polygon([(13, -99), (22, -99), (22, -90), (13, -90)]), BRASS, dark=0.1, depth=2, outline=1.3, cast=1)
    # head: hair behind, face, beard, hat
    f.part(f.blob([(30, -176), (16, -178), (10, -166), (6, -154), (0, -146), (8, -142), (18, -146), (26, -150), (28, -162)]), mix(WALNUT, INK, 0.2), dark=0.25, depth=4, angle=80)
    for dx in (0, 5, 10):
        f.line([(12 + dx, -170), (8 + dx, -158), (4 + dx, -147)], 1.5)
    f.part(f.blob([(20, -178), (32, -179), (37, -172), (36.4, -168), (40.6, -162.6), (37, -160.6), (36.6, -155), (31, -149.5), (24, -151), (19, -160)]), SKIN, dark=0.1, depth=4, relief=0.8, angle=70)
    f.part(f.blob([(16, -152), (26, -155), (34, -150), (37, -144), (26, -141), (14, -144)]), CREAM, dark=0.05, depth=3, outline=1.5, pitch=2.2)
    f.line([(34, -158.4), (39.5, -157.8), (43, -160.6)], 2.8, mix(WALNUT, INK, 0.4))
    f.part(f.blob([(33, -153), (36.5, -152.6), (36, -146), (33.6, -148)]), mix(WALNUT, INK, 0.4), depth=1, outline=0.8, cast=0)
    f.line([(32.4, -168.2), (36, -168.8)], 2.0)
    f.line([(33.6, -165.6), (35.4, -165.8)], 1.7)
    crown = f.blob([(12, -176), (14, -190), (20, -195), (32, -193), (37, -186), (38, -175)])
    f.part(crown, FELT, dark=0.14, depth=5)
    f.part(f.polygon([(11.5, -180), (38.6, -179.4), (38.8, -174), (11, -175)]), WINE, dark=0.08, depth=2, outline=1.2, cast=0)
    brim = f.blob([(-12, -182), (6, -176.5), (26, -174), (46, -175), (60, -181), (53, -172.4), (38, -168.6), (22, -168.6), (4, -171), (-8, -176)])
    f.part(brim, FELT, dark=0.1, depth=3.5)
    plume = f.blob([(22, -178), (16, -196), (0, -206), (-22, -204), (-44, -192), (-56, -176), (-46, -180), (-50, -168), (-36, -178), (-36, -168), (-22, -182), (-18, -174), (-6, -186), (4, -178), (12, -182)])
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
    f.part(f.polygon(curve([(66, -151), (78, -154), (83, -146), (81, -136), (69, -133), (63, -142)], closed=True)), CREAM, dark=0.06, depth=3, pitch=2.2)
    f.part(f.blob([(80, -149), (88, -150), (91, -145), (88, -139), (80, -138)]), LEATHER, depth=3, dark=0.1)
    f.part(f.disc(92, -147, 4.2, 8.4), BRASS, dark=0.1, depth=3, pitch=2.0)
    f.part(f.limb([(92, -140), (84, -133), (77, -137)], 2.6, 2.2), BRASS, dark=0.1, depth=1.5, outline=1.2)
    f.part(f.limb([(95, -157), (92, -147), (88, -135)], 2.6, 2.6), BRASS, dark=0.1, depth=1.5, outline=1.2)


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
    f.part(f.limb([(-58, -181), (-52, -176), (-53, -169)], 4.4, 4.4), SKIN, depth=2, outline=1.3, cast=1, dark=0.1)
    foam = both(f.disc(-66, -193, 5), f.disc(-58, -193, 6), f.disc(-50, -190, 5), f.disc(-71, -189, 4))
    f.part(foam, CREAM, dark=0.04, depth=2.5, outline=1.4, pitch=2.2)
    for x, y, r in ((-78, -198, 2.6), (-84, -192, 1.8), (-72, -206, 2.0), (-62, -208, 1.5), (-90, -200, 1.3)):
        f.part(f.disc(x, y, r), ALE, dark=0.05, depth=1.5, outline=1.1, cast=1)
    # legs
    f.part(f.limb([(-8, -92), (-30, -58)], 32, 23), mix(CREAM, LEATHER, 0.5), dark=0.24, angle=70)
    f.boot((-32, -56), (-56, -13), (-36, 0), True)
    tails = f.polygon([*curve([(-16, -104), (-40, -86), (-70, -66), (-92, -40)]), (-78, -44), (-74, -30), (-62, -42), (-52, -24), (-44, -44), (-30, -28), (-24, -50), (-10, -40), (2, -84)])
    f.part(tails, coat, depth=8, relief=1.0, dark=0.2, angle=30)
    for way in ([(-18, -96), (-44, -72), (-72, -48)], [(-12, -90), (-30, -66), (-46, -44)]):
        f.line(way, 2.2)
    f.part(f.limb([(0, -90), (26, -74), (40, -54)], 34, 22), mix(CREAM, LEATHER, 0.4), angle=100)
    f.boot((41, -54), (48, -13), (72, 0), False)
    for k in range(3):
        f.line([(31 + k * 3, -66 + k * 7), (41 + k * 3, -62 + k * 6)], 1.6)
    # body: shirt, open coat, sash
    f.part(f.blob([(-14, -92), (-14, -124), (-6, -148), (10, -154), (24, -146), (28, -124), (24, -88), (6, -82)]), CREAM, depth=8, dark=0.12, angle=75)
    for way in ([(14, -146), (16, -130), (14, -112)], [(20, -140), (22, -124), (20, -106)]):
        f.line(way, 1.5, strength=0.7)
    front = f.polygon([*curve([(-20, -90), (-18, -124), (-10, -147), (4, -155), (12, -152), (8, -132), (4, -112), (2, -92)]), (2, -70), (-4, -62), (-8, -74), (-16, -60), (-22, -74)])
    f.part(front, coat, depth=8, relief=1.0, angle=40)
    f.line([(10, -150), (5, -128), (1, -100), (1, -74)], 2.6, BRASS, 1.0, end=2.6)
    for k in range(4):
        f.part(f.disc(-1 - k * 0.9, -134 + k * 12, 1.9), BRASS, dark=0.05, depth=1, outline=1.0, cast=0)
    sash = f.blob([(-19, -98), (4, -96), (27, -99), (28, -88), (6, -84), (-19, -87)])
    f.part(sash, BLOOD, depth=4, angle=10)
    f.part(f.blob([(-2, -92), (8, -88), (10, -66), (4, -54), (0, -66)]), BLOOD, depth=3, angle=85)
    f.line([(-17, -92), (4, -90), (26, -93)], 1.5)
    # head: beard, scarf, tricorn
    f.part(f.blob([(-2, -176), (22, -178), (26, -171), (25.4, -167), (30.4, -161.5), (26, -159.4), (25, -153), (18, -147), (6, -150), (-1, -160)]), SKIN, dark=0.14, depth=4, angle=70)
    beard = f.blob([(3, -166), (7, -157), (17, -158.4), (27, -157.4), (27, -150), (24, -142), (17, -134), (15, -141), (9, -137), (6, -144), (0, -150)])
    f.part(beard, mix(WALNUT, INK, 0.45), depth=4, dark=0.2, angle=80)
    f.line([(18, -155.6), (23, -154), (26, -155)], 1.6, mix(SKIN, BLOOD, 0.5))
    f.line([(19, -168.6), (25, -169.4)], 2.8)
    f.line([(21.5, -165.2), (24, -165.6)], 1.8)
    ring = without(f.disc(2.5, -156, 3.2), f.disc(2.5, -156, 1.8))
    f.part(ring, BRASS, dark=0.02, depth=1, outline=0.9, cast=0)
    for tail in ([(-2, -172), (-18, -166), (-32, -172), (-44, -164)], [(-2, -169), (-14, -158), (-28, -160), (-36, -150)]):
        f.part(f.limb(tail, 8, 4.5), BLOOD, depth=2.5, outline=1.6)
    f.part(f.polygon([(-5, -178), (27, -178), (26, -170), (-4, -167)]), BLOOD, depth=2.5, outline=1.5, dark=0.1)
    hat = f.blob([(-34, -190), (-18, -183), (4, -177), (28, -176), (44, -184), (38, -194), (26, -198), (16, -204), (-2, -206), (-12, -198), (-24, -197)])
    f.part(hat, mix(WALNUT, INK, 0.5), depth=6, dark=0.12, relief=1.0)
    f.line([(-33, -190), (-18, -186), (4, -181), (27, -180), (43, -185)], 3.4, BRASS, 1.0, end=3.0)
    f.part(f.disc(12, -190, 5.4, 5), CREAM, dark=0.03, depth=2, outline=1.3, cast=0)
    for x in (10.2, 14):
        plate.lay(f.disc(x, -190.4, 1.2), INK)
    plate.lay(f.polygon([(9.8, -187), (14.4, -187), (13.6, -184.4), (10.6, -184.4)]), INK)
    # cutlass arm across
    steel = curve([(63, -151), (72, -168), (88, -196), (116, -218)]) + curve([(116, -218), (108, -192), (90, -166), (70, -148)])
    f.part(f.polygon(steel), STEEL, dark=0.05, relief=0.6, depth=4, pitch=2.4, angle=35)
    f.line([(69, -153), (80, -170), (96, -193), (110, -210)], 1.8, mix(INK, STEEL, 0.2), end=0.8)
    f.part(f.limb([(6, -140), (34, -128), (58, -146)], 23, 14), coat, angle=20, relief=1.0)
    f.part(f.polygon([(44, -146), (52, -128), (64, -138), (57, -154)]), lining, depth=3)
    f.line([(45, -146), (53, -129)], 2.4, BRASS, 1.0, end=2.4)
    f.part(f.disc(63, -148, 7.4), SKIN, depth=3, dark=0.1)
    f.part(f.blob([(60, -158), (70, -156), (75, -148), (72, -139), (66, -137), (69, -147)]), BRASS, depth=3, dark=0.1)
    f.part(f.disc(57, -138, 3.2), BRASS, depth=2, outline=1.3, dark=0.08)


__all__ = ["CROSSING", "LIGHT", "ROPE", "SCALE", "musketeer", "pirate"]
