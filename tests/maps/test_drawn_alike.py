"""Tile layers look as Tiled draws them: pixel for pixel, within one step a channel, against tmxrasterizer."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest
from PIL import Image, ImageChops, ImageDraw

from game import places
from game.app.board.map_floor import UNDER, map_floor
from game.maps.pictures import Pictures, tile_layers
from tests.maps.test_boards import OWN_MAPS
from tests.maps.test_tiled import needs_tiled, tiled

SQUARE = 32
LAYER = '<layer id="{id}" name="l{id}" width="4" height="3" {more}><data encoding="csv">{numbers}</data></layer>'
Check = Callable[..., None]
ACROSS, DOWN, DIAGONAL = 1 << 31, 1 << 30, 1 << 29


def load_image(file: str, key_colour: str | None, **more: object) -> Callable[..., Image.Image]:
    whole = Image.open(file).convert("RGBA")
    if key_colour:
        key = Image.new("RGB", whole.size, f"#{key_colour}")
        apart = ImageChops.difference(whole.convert("RGB"), key).split()
        other = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2]).point(
            lambda step: 255 if step else 0
        )
        whole.putalpha(ImageChops.darker(whole.getchannel("A"), other))

    def cut(rectangle: tuple[int, int, int, int] | None = None) -> Image.Image:
        if rectangle is None:
            return whole
        x, y, width, height = rectangle
        return whole.crop((x, y, x + width, y + height))

    return cut


def drawn(pictures: Pictures, size: tuple[int, int]) -> Image.Image:
    """The layers put together exactly, as the window would if blending lost nothing."""
    result = Image.new("RGBA", size, (*UNDER, 255))
    for layer in pictures.layers:
        sheet = Image.new("RGBA", size, (0, 0, 0, 0))
        for tile in layer.tiles:
            image = turned(tile.image, tile.flags)
            left = round(tile.column * pictures.square + layer.offset_x + tile.offset_x)
            bottom = round((tile.row + 1) * pictures.square + layer.offset_y + tile.offset_y)
            whole = Image.new("RGBA", size, (0, 0, 0, 0))
            whole.paste(image, (left, bottom - image.height))
            sheet.alpha_composite(whole)
        if layer.opacity < 1:
            sheet.putalpha(sheet.getchannel("A").point(lambda alpha, by=layer.opacity: round(alpha * by)))
        result.alpha_composite(sheet)
    return result.convert("RGB")


def turned(image: Image.Image, flags: tuple[bool, bool, bool]) -> Image.Image:
    across, down, diagonal = flags
    for asked, way in (
        (diagonal, Image.Transpose.TRANSPOSE),
        (across, Image.Transpose.FLIP_LEFT_RIGHT),
        (down, Image.Transpose.FLIP_TOP_BOTTOM),
    ):
        image = image.transpose(way) if asked else image
    return image


def as_tiled_draws_it(path: Path, tmp_path: Path) -> Image.Image:
    """Without objects: the game draws those itself."""
    bare = path.with_name(f"{path.stem}_bare.tmx")
    tree = ElementTree.parse(path)
    for group in tree.getroot().findall("objectgroup"):
        tree.getroot().remove(group)
    tree.write(bare)
    assert tiled(["tmxrasterizer", str(bare), str(tmp_path / "theirs.png")], tmp_path) == ""
    theirs = Image.open(tmp_path / "theirs.png").convert("RGBA")
    ground = Image.new("RGBA", theirs.size, (*UNDER, 255))
    ground.alpha_composite(theirs)
    return ground.convert("RGB")


def in_the_window(path: Path) -> Image.Image:
    floor = map_floor(str(path))
    assert floor is not None
    return Image.frombytes("RGB", floor.get_size(), pygame.image.tobytes(floor, "RGB"))


def furthest(one: Image.Image, other: Image.Image) -> int:
    """The largest difference of a channel."""
    assert one.size == other.size
    return max(most for _, most in ImageChops.difference(one, other).getextrema())


@needs_tiled
@pytest.mark.parametrize("name", OWN_MAPS)
def test_the_games_own_boards(name: str, tmp_path: Path) -> None:
    shutil.copytree(places.maps(), tmp_path / "maps")
    path = tmp_path / "maps" / f"{name}.tmx"
    theirs = as_tiled_draws_it(path, tmp_path)
    # Tiles of ours fill their squares, so layers can be put together square by square.
    pictures = tile_layers(path, load_image)
    ours = Image.new("RGBA", theirs.size, (*UNDER, 255))
    for layer in pictures.layers:
        for tile in layer.tiles:
            assert tile.image.size == (pictures.square, pictures.square)
            ours.alpha_composite(
                turned(tile.image, tile.flags), (tile.column * pictures.square, tile.row * pictures.square)
            )
    assert furthest(ours.convert("RGB"), theirs) <= 1


@needs_tiled
def test_the_windows_own_floor_is_near(tmp_path: Path) -> None:
    """What pygame loses at each blending adds up over the layers of a ship, to three steps at most."""
    shutil.copytree(places.maps(), tmp_path / "maps")
    ours = in_the_window(tmp_path / "maps" / "ships.tmx")
    assert furthest(ours, as_tiled_draws_it(tmp_path / "maps" / "ships.tmx", tmp_path)) <= 3


def sheet(folder: Path, name: str, size: tuple[int, int], *, alpha: int = 255) -> None:
    """A picture in which no square looks like another, nor like itself turned."""
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    for y in range(0, size[1], 8):
        for x in range(0, size[0], 8):
            draw.rectangle((x, y, x + 7, y + 7), ((x * 7) % 256, (y * 11) % 256, (x * y) % 256, alpha))
    draw.line((0, 0, size[0], size[1] // 2), (255, 240, 0, alpha), 3)
    image.save(folder / name)


def tileset(first: int, name: str, size: tuple[int, int], more: str = "", inside: str = "", image: str = "") -> str:
    width, height = size
    return (
        f'<tileset firstgid="{first}" name="{name}" tilewidth="{SQUARE}" tileheight="{SQUARE}" {more}>{inside}'
        f'<image source="{name}.png" {image} width="{width}" height="{height}"/></tileset>'
    )


@pytest.fixture
def check(tmp_path: Path) -> Check:
    def check_(inside: str, order: str = "right-down", corner: tuple[int, int] = (0, 0)) -> None:
        """`corner`: pixels by which tmxrasterizer's picture begins before the map, to take in layers' offsets."""
        path = tmp_path / "map.tmx"
        size = f'width="4" height="3" tilewidth="{SQUARE}" tileheight="{SQUARE}"'
        path.write_text(
            f'<?xml version="1.0" encoding="UTF-8"?><map version="1.8" orientation="orthogonal" '
            f'renderorder="{order}" {size}>{inside}</map>',
            encoding="utf-8",
        )
        theirs = as_tiled_draws_it(path, tmp_path)
        theirs = theirs.crop((*corner, corner[0] + 4 * SQUARE, corner[1] + 3 * SQUARE))
        assert len(theirs.getcolors(1 << 20) or ()) > 10, "there is something to compare"
        assert furthest(drawn(tile_layers(path, load_image), theirs.size), theirs) <= 1
        floor = in_the_window(path)
        assert furthest(floor, theirs.crop((0, 0, *floor.size))) <= 3

    return check_


def layer(id: int, *numbers: int, more: str = "") -> str:
    return LAYER.format(id=id, more=more, numbers=",".join(map(str, [*numbers, *[0] * (12 - len(numbers))])))


@needs_tiled
def test_flipped_and_turned(check: Check, tmp_path: Path) -> None:
    sheet(tmp_path, "plain.png", (64, 64))
    flags = [a | d | g for a in (0, ACROSS) for d in (0, DOWN) for g in (0, DIAGONAL)]
    check(tileset(1, "plain", (64, 64), 'tilecount="4" columns="2"') + layer(1, *(1 + flag for flag in flags), 2, 3, 4))


@needs_tiled
def test_layers_over_each_other_with_opacity_and_offsets(check: Check, tmp_path: Path) -> None:
    sheet(tmp_path, "plain.png", (64, 64))
    sheet(tmp_path, "thin.png", (64, 64), alpha=120)
    thin = layer(2, 5, 6, 7, 8, 8, more='opacity="0.8"')
    check(
        tileset(1, "plain", (64, 64), 'tilecount="4" columns="2"')
        + tileset(5, "thin", (64, 64), 'tilecount="4" columns="2"')
        + layer(1, *[1, 2, 3, 4] * 3)
        + f'<group id="7" opacity="0.5" offsetx="6" offsety="-3">{thin}</group>'
        + layer(3, 0, 0, 0, 0, 0, 6, more='offsetx="-5" offsety="9"')
        + f'<group id="8" visible="0">{layer(4, *[4] * 12)}</group>',
        corner=(5, 3),
    )


@needs_tiled
def test_margin_spacing_key_colour_and_offset(check: Check, tmp_path: Path) -> None:
    """Two by two tiles of 32, 3 apart, 5 from the edge: 5 + 32 + 3 + 32 and 5 more."""
    sheet(tmp_path, "apart.png", (77, 77))
    picture = Image.open(tmp_path / "apart.png").convert("RGB")
    ImageDraw.Draw(picture).rectangle((10, 10, 20, 60), (255, 0, 255))
    picture.save(tmp_path / "apart.png")
    more = 'margin="5" spacing="3" tilecount="4" columns="2"'
    check(
        tileset(1, "apart", (77, 77), more, '<tileoffset x="4" y="-6"/>', 'trans="ff00ff"')
        + layer(1, 0, 1, 2, 0, 0, 3, 4, 0, 0, 1, 4)
    )


@needs_tiled
@pytest.mark.parametrize("order", ["right-down", "left-up"])
def test_tall_tiles_of_a_collection_in_their_order(order: str, check: Check, tmp_path: Path) -> None:
    for name, size in (("tall.png", (32, 60)), ("wide.png", (50, 32))):
        sheet(tmp_path, name, size)
    tiles = (
        '<tile id="0"><image source="tall.png" width="32" height="60"/></tile>'
        '<tile id="1"><image source="wide.png" width="50" height="32"/></tile>'
    )
    collection = f'<tileset firstgid="1" name="both" tilewidth="50" tileheight="60" tilecount="2" columns="0">{tiles}'
    inside = collection + "</tileset>" + layer(1, 0, 0, 0, 0, 1, 2, 2, 0, 1, 1, 2, 0)
    check(inside, order)
