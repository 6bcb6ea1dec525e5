"""The tilt-yard's tileset: turf, the sand of the course, the barrier, stands and bunting."""

from __future__ import annotations

from floors import SQUARE
from ink import SCALE, Plate, cut, down, to_mask, wave, work, wrapped_noise
from palette import BRASS, CREAM, INK, OAK, OAK_DARK, OAK_LIGHT, ROPE, WALNUT, Colour, from_hex, mix, sides
from PIL import Image
from sheets import Sheet, cropped, ground
from tavern_edges import fresh

TURF, TURF_DARK = from_hex("#7f8f4e"), from_hex("#4d5a2f")
SAND, SAND_DARK = from_hex("#cdb27c"), from_hex("#94794a")


def earth(seed: str, columns: int, rows: int, light: Colour, dark: Colour, *, blades: int, tone: Colour) -> Image.Image:
    """Ground whose opposite edges join, with short strokes on it: blades of grass, or prints in sand."""
    plate = Plate(columns * SQUARE, rows * SQUARE, seed)
    rng, size = plate.rng, plate.size
    broad = wrapped_noise(size, (columns, rows), rng)
    fine = wrapped_noise(size, (columns * 5, rows * 5), rng)
    darkness = work(lambda f: 0.3 + f["b"] * 0.16 + f["f"] * 0.1, b=broad, f=fine)
    base = Image.new("RGB", size, light)
    plate.image = Image.composite(Image.new("RGB", size, dark), base, to_mask(darkness)).convert("RGBA")
    pitch = SQUARE / 16 * SCALE
    screen = wave(work(lambda f: f["y"] / pitch + f["f"] * 1.6, y=down(size), f=fine))
    plate.lay(cut(work(lambda f: f["d"] * 0.55, d=darkness), screen), mix(INK, dark, 0.5), 0.35)
    for _ in range(blades * columns * rows):
        x, y = rng.uniform(4, columns * SQUARE - 4), rng.uniform(8, rows * SQUARE - 4)
        lean, tall = rng.uniform(-2.5, 2.5), rng.uniform(3, 6.5)
        plate.line([(x, y), (x + lean, y - tall)], 1.3, mix(tone, INK, rng.uniform(0.0, 0.4)), 0.7, end=0.5)
    return plate.finished()


def barrier(part: str) -> Image.Image:
    """The tilt: a fence of cloth and boards along the middle of the square, from above."""
    plate = fresh(f"barrier {part}")
    left, right = (18 if part == "west" else 0), (46 if part == "east" else 64)
    plate.shade_below(plate.box(left, 24, right, 42), 6, 0.55)
    rail = plate.box(left, 25, right, 39)
    plate.part(rail, OAK, dark=0.12, relief=0.7, depth=3, outline=1.6, cast=0)
    for number, x in enumerate(range(left, right, 8)):
        stripe = plate.box(x, 27, min(x + 8, right), 37)
        plate.lay(stripe, from_hex("#c23a2b") if number % 2 else CREAM, 0.85)
    plate.contour(plate.box(left, 27, right, 37), 1.3)
    for x in (22,) if part == "west" else (42,) if part == "east" else (8, 40):
        plate.part(plate.ellipse(x, 32, 6), OAK_DARK, dark=0.1, relief=0.7, depth=3, outline=1.5, cast=3)
        plate.part(plate.ellipse(x, 32, 3), BRASS, dark=0.05, relief=0.6, depth=2, outline=1.0, cast=0, hatch=0)
    return plate.finished()


def stand(seed: str, cover: Colour | None) -> Image.Image:
    """Benches in tiers, seen from above; some with a cloth over them."""
    plate = fresh(seed)
    plate.part(plate.box(0, 0, 64, 64), WALNUT, dark=0.2, relief=0.1, depth=2, outline=0, cast=0)
    for row, top in enumerate((3, 24, 45)):
        bench = plate.box(0, top, 64, top + 16)
        plate.part(bench, mix(OAK_LIGHT, OAK, row * 0.25), dark=0.08, relief=0.5, depth=3, outline=1.5, cast=3)
        for x in (21, 43):
            plate.line([(x, top + 1), (x, top + 15)], 1.1, INK, 0.6, smooth=False)
    if cover is not None:
        plate.part(plate.box(8, 20, 56, 44), cover, dark=0.06, relief=0.5, depth=4, outline=1.6, cast=4)
        plate.line([(12, 24), (52, 24)], 1.4, BRASS, smooth=False)
        plate.line([(12, 40), (52, 40)], 1.4, BRASS, smooth=False)
    return plate.finished()


def bunting(first: str, second: str) -> Image.Image:
    """A string of pennons across the square, for above the fence of a stand."""
    plate = fresh(f"bunting {first} {second}")
    plate.line([(0, 50), (32, 54), (64, 50)], 1.8, mix(ROPE, INK, 0.3))
    for number, x in enumerate((8, 24, 40, 56)):
        colour = from_hex(first if number % 2 else second)
        flag = plate.polygon([(x - 6, 52), (x + 6, 52), (x, 63)])
        plate.part(flag, colour, dark=0.06, relief=0.4, depth=2, outline=1.3, cast=2)
    return plate.finished()


def sheet() -> Sheet:
    result = Sheet("tiltyard", 8, 5)
    turf = earth("turf", 4, 4, TURF, TURF_DARK, blades=26, tone=TURF_DARK)
    sand = earth("sand", 4, 2, SAND, SAND_DARK, blades=7, tone=SAND_DARK)
    for j in range(4):
        for i in range(4):
            result.put(f"turf {j + 1}{i + 1}", i, j, cropped(turf, i, j), ground("floor"))
    for j in range(2):
        for i in range(4):
            result.put(f"sand {j + 1}{i + 1}", 4 + i, j, cropped(sand, i, j), ground("floor"))
    for number, part in enumerate(("west", "middle", "east")):
        result.put(f"barrier {part}", 4 + number, 2, barrier(part), ground("wall"))
    colours = [side["colour"] for side in sides()]
    result.put("stand", 4, 3, stand("stand", None), ground("floor", 1))
    for number, colour in enumerate(colours[:3]):
        result.put(
            f"stand cloth {number + 1}", 5 + number, 3, stand(f"stand {number}", from_hex(colour)), ground("floor", 1)
        )
    for number in range(3):
        result.put(f"bunting {number + 1}", number, 4, bunting(colours[number], colours[number + 3]))
    return result
