"""The pictures of the tile layers, as the app gets them to draw the floor."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from game.maps import MapError, check_map
from game.maps.pictures import DrawnTile, Flags, tile_layers

PLAIN = Flags(False, False, False)
SIZE = 'width="3" height="2" tilewidth="64" tileheight="64"'
SHEET = """<tileset firstgid="1" name="sheet" tilewidth="64" tileheight="64" tilecount="4" columns="2" {more}>
<image source="{source}" trans="ff00ff" width="{width}" height="{height}"/>
<tile id="0"><properties><property name="terrain" value="floor"/></properties></tile>
<tile id="1"><animation><frame tileid="3" duration="100"/><frame tileid="1" duration="0"/></animation></tile>
</tileset>"""


def layer(numbers: str, name: str, more: str = "") -> str:
    return f'<layer id="1" width="3" height="2" name="{name}" {more}><data encoding="csv">{numbers}</data></layer>'


def written(folder: Path, inside: str) -> Path:
    path = folder / "map.tmx"
    path.write_text(f"<map {SIZE}>{inside}</map>", encoding="utf-8")
    return path


def sheet(folder: Path, source: str = "sheet.png", more: str = "", width: int = 128, height: int = 128) -> str:
    Image.new("RGB", (width, height)).save(folder / source)
    return SHEET.format(source=source, more=more, width=width, height=height)


def load_image(file: str, key_colour: str | None, **more: object) -> Callable[..., object]:
    """Tells which part of which file was wanted, as a real loader would cut it."""

    def cut(rectangle: object = None) -> tuple[str, object, str | None]:
        return Path(file).name, rectangle, key_colour

    return cut


def test_layers_in_file_order_with_what_their_groups_pass_on(tmp_path: Path) -> None:
    inside = (
        sheet(tmp_path)
        + layer("1,0,0,0,0,0", "first")
        + '<group name="outer" opacity="0.5" offsetx="1.5" offsety="2">'
        + layer("0,0,0,0,0,3", "second", 'opacity="0.5" offsetx="-0.25"')
        + '</group><group visible="0">'
        + layer("1,1,1,1,1,1", "not shown")
        + "</group>"
        + layer("0,1,0,0,0,0", "third")
    )
    pictures = tile_layers(written(tmp_path, inside), load_image)
    assert pictures.square == 64
    assert [layer.name for layer in pictures.layers] == ["first", "second", "third"]
    second = pictures.layers[1]
    assert (second.opacity, second.offset_x, second.offset_y) == (0.25, 1.25, 2.0)
    assert second.tiles == (DrawnTile(2, 1, ("sheet.png", (0, 64, 64, 64), "ff00ff"), PLAIN),)
    assert pictures.layers[2].tiles == (DrawnTile(1, 0, ("sheet.png", (0, 0, 64, 64), "ff00ff"), PLAIN),)


def test_flips_are_told_and_left_to_the_drawer(tmp_path: Path) -> None:
    inside = sheet(tmp_path) + layer(f"{1 + (1 << 31)},{1 + (1 << 30)},{3 + (5 << 29)},0,0,1", "floor")
    (floor,) = tile_layers(written(tmp_path, inside), load_image).layers
    first, third = (0, 0, 64, 64), (0, 64, 64, 64)
    assert [(tile.column, tile.row, tile.image[1], tile.flags) for tile in floor.tiles] == [
        (0, 0, first, Flags(True, False, False)),
        (1, 0, first, Flags(False, True, False)),
        (2, 0, third, Flags(True, False, True)),
        (2, 1, first, PLAIN),
    ]


def test_an_animated_tile_shows_its_first_frame(tmp_path: Path) -> None:
    inside = sheet(tmp_path) + layer(f"2,{2 + (1 << 31)},4,0,0,0", "floor")
    (floor,) = tile_layers(written(tmp_path, inside), load_image).layers
    fourth = (64, 64, 64, 64)
    assert [tile.image[1] for tile in floor.tiles] == [fourth, fourth, fourth]
    assert [tile.flags.across for tile in floor.tiles] == [False, True, False]


def test_margin_and_spacing(tmp_path: Path) -> None:
    """Tiles 64 apart by 3 pixels, 5 from the edge: the second begins at 5 + 64 + 3."""
    inside = sheet(tmp_path, more='margin="5" spacing="3"', width=146, height=146) + layer("1,3,4,0,0,0", "floor")
    (floor,) = tile_layers(written(tmp_path, inside), load_image).layers
    assert [tile.image[1] for tile in floor.tiles] == [(5, 5, 64, 64), (5, 72, 64, 64), (72, 72, 64, 64)]


def test_a_tileset_that_does_not_count_its_tiles(tmp_path: Path) -> None:
    """As old files have it: 70 pixels of margin and two tiles of 64 make 198, with no room for a third."""
    uncounted = sheet(tmp_path, more='margin="70"', width=198, height=198).replace('tilecount="4" columns="2"', "")
    (floor,) = tile_layers(written(tmp_path, uncounted + layer("3,4,0,0,0,0", "floor")), load_image).layers
    assert [tile.image[1] for tile in floor.tiles] == [(70, 134, 64, 64), (134, 134, 64, 64)]
    assert [fault.code for fault in check_map(written(tmp_path, uncounted + layer("5,1,1,1,1,1", "floor")))] == [
        "unknown-tile"
    ]


def test_tiles_with_pictures_of_their_own_in_a_folder_of_the_tileset(tmp_path: Path) -> None:
    (tmp_path / "tiles").mkdir()
    for name in ("oak.png", "ash.png"):
        Image.new("RGB", (64, 64)).save(tmp_path / "tiles" / name)
    (tmp_path / "tiles" / "wood.tsx").write_text(
        '<tileset name="wood" tilewidth="64" tileheight="64">'
        '<tile id="2"><image source="oak.png" width="64" height="64"/></tile>'
        '<tile id="9"><image source="ash.png" width="64" height="64"/></tile></tileset>',
        encoding="utf-8",
    )
    inside = '<tileset firstgid="5" source="tiles/wood.tsx"/>' + layer(f"7,14,{14 + (1 << 30)},0,0,0", "floor")
    (floor,) = tile_layers(written(tmp_path, inside), load_image).layers
    assert [tile.image[0] for tile in floor.tiles] == ["oak.png", "ash.png", "ash.png"]
    assert [tile.flags.down for tile in floor.tiles] == [False, False, True]


def test_a_tile_may_show_a_part_of_its_own_picture(tmp_path: Path) -> None:
    """As Tiled writes it since 1.9; another tile shows another part, a third all of it."""
    Image.new("RGB", (128, 64)).save(tmp_path / "both.png")
    picture = '<image source="both.png" width="128" height="64"/>'
    tiles = (
        f'<tile id="0" x="64" y="0" width="64" height="32">{picture}</tile>'
        f'<tile id="1" x="0" y="0" width="64" height="64">{picture}</tile><tile id="2">{picture}</tile>'
    )
    inside = f'<tileset firstgid="1" name="parts">{tiles}</tileset>' + layer("1,2,3,0,0,0", "floor")
    (floor,) = tile_layers(written(tmp_path, inside), load_image).layers
    assert [tile.image[:2] for tile in floor.tiles] == [
        ("both.png", (64, 0, 64, 32)),
        ("both.png", (0, 0, 64, 64)),
        ("both.png", None),
    ]


def test_tiles_of_a_tileset_that_is_drawn_off_the_grid(tmp_path: Path) -> None:
    inside = sheet(tmp_path).replace("<image", '<tileoffset x="-3" y="5"/><image') + layer("0,0,1,0,0,0", "floor")
    (floor,) = tile_layers(written(tmp_path, inside), load_image).layers
    assert [(tile.offset_x, tile.offset_y) for tile in floor.tiles] == [(-3, 5)]


@pytest.mark.parametrize(
    ("order", "drawn"),
    [
        ("right-down", [(0, 0), (0, 2), (1, 1)]),
        ("left-down", [(0, 2), (0, 0), (1, 1)]),
        ("right-up", [(1, 1), (0, 0), (0, 2)]),
        ("left-up", [(1, 1), (0, 2), (0, 0)]),
    ],
)
def test_the_later_tile_lies_above_where_two_overlap(order: str, drawn: list[tuple[int, int]], tmp_path: Path) -> None:
    path = written(tmp_path, sheet(tmp_path) + layer("1,0,1,0,1,0", "floor"))
    path.write_text(path.read_text(encoding="utf-8").replace("<map ", f'<map renderorder="{order}" '), encoding="utf-8")
    (floor,) = tile_layers(path, load_image).layers
    assert [(tile.row, tile.column) for tile in floor.tiles] == drawn


def test_only_pictures_in_use_are_loaded(tmp_path: Path) -> None:
    asked = []

    def counting(file: str, key_colour: str | None, **more: object) -> Callable[..., object]:
        asked.append(Path(file).name)
        return load_image(file, key_colour)

    unused = sheet(tmp_path, "unused.png").replace('firstgid="1"', 'firstgid="100"')
    tile_layers(written(tmp_path, sheet(tmp_path) + unused + layer("1,1,1,1,1,1", "floor")), counting)
    assert asked == ["sheet.png"]


def test_a_picture_that_is_not_there_is_named_with_the_tileset(tmp_path: Path) -> None:
    inside = sheet(tmp_path) + layer("1,1,1,1,1,1", "floor")
    (tmp_path / "sheet.png").unlink()
    path = written(tmp_path, inside)
    with pytest.raises(MapError) as caught:
        tile_layers(path, load_image)
    assert [fault.code for fault in caught.value.faults] == ["missing-picture"]
    assert 'picture "sheet.png" of tileset "sheet"' in str(caught.value)
    assert [fault.code for fault in check_map(path)] == ["missing-picture"]


@pytest.mark.parametrize("source", ["x" * 5000 + ".png", "sheet.png/inside.png", "sheet\x7f.png"])
def test_a_name_that_no_file_can_have_is_a_picture_that_is_not_there(source: str, tmp_path: Path) -> None:
    sheet(tmp_path)
    inside = SHEET.format(source=source, more="", width=128, height=128) + layer("1,1,1,1,1,1", "floor")
    path = written(tmp_path, inside)
    (fault,) = check_map(path)
    assert fault.code == "missing-picture"
    assert len(str(fault)) < 500
    with pytest.raises(MapError, match="is not there"):
        tile_layers(path, load_image)


@pytest.mark.parametrize("source", ["../secret.png", "/etc/hostname"])
def test_a_picture_outside_the_folder_is_not_opened(tmp_path: Path, source: str) -> None:
    (tmp_path / "maps").mkdir()
    Image.new("RGB", (128, 128)).save(tmp_path / "secret.png")
    inside = SHEET.format(source=source, more="", width=128, height=128) + layer("1,1,1,1,1,1", "floor")
    with pytest.raises(MapError, match="outside"):
        tile_layers(written(tmp_path / "maps", inside), load_image)


def test_a_picture_that_cannot_be_used_is_a_fault_and_no_traceback(tmp_path: Path) -> None:
    def failing(file: str, key_colour: str | None, **more: object) -> Callable[..., object]:
        raise RuntimeError("not a picture")

    with pytest.raises(MapError, match=r'"sheet\.png" cannot be used: not a picture'):
        tile_layers(written(tmp_path, sheet(tmp_path) + layer("1,1,1,1,1,1", "floor")), failing)


def test_the_checker_looks_at_the_size_of_a_picture(tmp_path: Path) -> None:
    path = written(tmp_path, sheet(tmp_path) + layer("1,1,1,1,1,1", "floor"))
    assert check_map(path) == []
    Image.new("RGB", (128, 100)).save(tmp_path / "sheet.png")
    (fault,) = check_map(path)
    assert (fault.code, "128 by 100 pixels, and should be 128 by 128" in fault.words) == ("picture-size", True)
    (tmp_path / "sheet.png").write_bytes(b"GIF89a and so on, not what the name says")
    assert [fault.code for fault in check_map(path)] == ["bad-picture"]


def test_the_tavern_has_a_picture_in_every_square() -> None:
    pictures = tile_layers("maps/tavern.tmx", load_image)
    drawn = {(tile.row, tile.column) for layer in pictures.layers for tile in layer.tiles}
    assert drawn == {(row, column) for row in range(15) for column in range(14)}


def test_a_map_without_a_window_never_brings_pygame_in() -> None:
    """Only the app may import pygame; pytmx takes it in where it can, so boards are read without either."""
    code = "import sys, game.maps; game.maps.load_map('maps/tavern.tmx'); print({'pygame', 'pytmx'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
