"""The ship's tileset: what stands in which place of the sheet, what it means, and how it is drawn."""

from __future__ import annotations

import sea
import ship_decor
import ship_edges
import ship_ends
from floors import SQUARE, planks
from ink import Plate
from palette import OAK, OAK_LIGHT, PARCHMENT, STONE, WALNUT, mix
from PIL import Image
from sheets import Sheet, cropped, ground
from tavern_edges import around

WAYS = "nesw"
CORNERS = ("nw", "ne", "se", "sw")


def boards(seed: str, colour: tuple[int, int, int], dark: float) -> Image.Image:
    """Six by four squares of narrow boards that run the length of the ship."""
    plate: Plate = planks(4, 6, seed, colour, boards=5, dark=dark, variety=0.7)
    return plate.finished().transpose(Image.Transpose.ROTATE_90)


def sheet() -> Sheet:
    result = Sheet("ship", 12, 18)
    weathered = mix(mix(OAK_LIGHT, STONE, 0.38), OAK, 0.12)
    blocks = (
        ("sea", sea.waves().finished(), ground("void"), 0, 0),
        ("deck", boards("ship deck", weathered, 0.15), ground("floor"), 6, 0),
        ("raised deck", boards("raised deck", mix(OAK_LIGHT, PARCHMENT, 0.12), 0.1), ground("floor", 1), 0, 4),
        ("castle deck", boards("castle deck", mix(OAK_LIGHT, PARCHMENT, 0.3), 0.08), ground("floor", 2), 6, 4),
    )
    for name, whole, means, left, top in blocks:
        for j in range(4):
            for i in range(6):
                result.put(f"{name} {j + 1}{i + 1}", left + i, top + j, cropped(whole, i, j), means)
    edges = (
        ("gunwale", ship_edges.gunwale()),
        ("gunport", ship_edges.gunport()),
        ("gangway", ship_edges.gangway()),
        ("rail", ship_edges.ship_rail()),
        ("step shadow", ship_edges.step_shadow()),
        ("hook", ship_edges.hook()),
    )
    for k, (name, image) in enumerate(edges):
        for way, turned in around(image).items():
            result.put(f"{name} {way}", (k % 3) * 4 + WAYS.index(way), 8 + k // 3, turned)
    for way, turned in zip(CORNERS, around(ship_edges.gunwale_corner()).values(), strict=True):
        result.put(f"gunwale corner {way}", CORNERS.index(way), 10, turned)
    rails = around(ship_edges.ship_rail())
    for k, way in enumerate(CORNERS):
        corner = Image.alpha_composite(rails[way[1]], rails[way[0]])
        result.put(f"rail corner {way}", 4 + k, 10, corner)
    for k, (way, turned) in enumerate(around(ship_edges.ladder()).items()):
        result.put(f"ladder {way}", 8 + k, 10, turned, ground("stairs"))
    for k, way in enumerate(WAYS):
        result.put(f"beside hull {way}", k, 11, sea.beside_hull(way))
    result.put("between hulls ns", 4, 11, sea.beside_hull("n", "s"))
    result.put("between hulls ew", 5, 11, sea.beside_hull("e", "w"))
    for k, ways in enumerate(("n", "s", "ns")):
        result.put(f"past a bow {ways}", 6 + k, 13, fading_east(sea.beside_hull(*ways)))
    plank, rope = ship_edges.gangplank(), ship_edges.grapple()
    for k, (name, image, means) in enumerate((("gangplank", plank, ground("floor")), ("grapple", rope, {}))):
        result.put(f"{name} ns", 6 + k * 2, 11, image, means)
        result.put(f"{name} ew", 7 + k * 2, 11, image.transpose(Image.Transpose.ROTATE_90), means)
    bow = ship_ends.bow()
    for j in range(ship_ends.BEAM):
        for i in range(ship_ends.BOW_LENGTH):
            result.put(f"bow {j + 1}{i + 1}", i, 12 + j, cropped(bow, i, j))
    for k, part in enumerate(("north", "middle", "south")):
        result.put(f"transom {part}", 3, 12 + k, ship_ends.transom(part))
    result.put("stern lantern", 3, 15, ship_ends.lantern())
    for k in range(2):
        result.put(f"foam {k + 1}", 3, 16 + k, sea.foam(f"foam {k}"))
    hatch = ship_decor.grating(2, 2)
    for j in range(2):
        for i in range(2):
            result.put(f"hatch {j + 1}{i + 1}", 4 + i, 12 + j, cropped(hatch, i, j))
    small = (
        ("grating", ship_decor.grating(1, 1)),
        ("helm", ship_decor.helm()),
        ("capstan", ship_decor.capstan()),
        ("shot", ship_decor.shot()),
        ("coil", ship_decor.coil("coil")),
        ("another coil", ship_decor.coil("another coil")),
        ("wet boards", ship_decor.wet("wet boards")),
        ("old stain", ship_decor.wet("old stain")),
    )
    for k, (name, image) in enumerate(small):
        result.put(name, 4 + k % 4, 14 + k // 4, image)
    result.put("bulkhead", 6, 12, bulkhead(), ground("wall"))
    return result


def fading_east(image: Image.Image) -> Image.Image:
    """What a hull does to the water, dying away where its bow curves off."""
    fade = Image.linear_gradient("L").transpose(Image.Transpose.ROTATE_270).resize(image.size)
    return Image.composite(image, Image.new("RGBA", image.size, (0, 0, 0, 0)), fade)


def bulkhead() -> Image.Image:
    """A square that is all ship's timber."""
    picture = Image.new("RGBA", (SQUARE, SQUARE), (*WALNUT, 255))
    timber = boards("bulkhead", mix(WALNUT, OAK, 0.25), 0.3).crop((0, 0, SQUARE, SQUARE))
    picture.paste(timber)
    return picture
