"""Has Tiled itself save the cases `tiled-*`: `python tests/maps/save_with_tiled.py`, with Tiled installed.

Each begins as a small map written here, in one of the ways a layer can be stored. Tiled reads it and writes it anew as
it writes maps of that kind, in the version that is installed; what it wrote is the case. What is expected of a case is
written by hand beside it and not touched.
"""

from __future__ import annotations

import base64
import gzip
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

from PIL import Image

HERE = Path(__file__).parent
FLOOR, WALL, VOID, STAIRS, EXIT = 1, 2, 3, 4, 5
ROOM = (FLOOR, WALL, VOID, STAIRS, FLOOR, FLOOR, FLOOR, EXIT)
"""Two rows of four squares."""
PROPERTY = '<property name="{0}"{2} value="{1}"/>'
INTEGER, TRUTH = ' type="int"', ' type="bool"'


def tile(id: int, *properties: tuple[str, str, str]) -> str:
    inside = "".join(PROPERTY.format(*each) for each in properties)
    return f'<tile id="{id}"><properties>{inside}</properties></tile>'


TILES = (
    tile(0, ("terrain", "floor", ""))
    + tile(1, ("terrain", "wall", ""))
    + tile(2, ("terrain", "void", ""))
    + tile(3, ("terrain", "stairs", ""), ("level", "1", INTEGER))
    + tile(4, ("terrain", "floor", ""), ("exit", "true", TRUTH))
)
SHEET = 'tilewidth="16" tileheight="16" tilecount="5" columns="5"'
PICTURE = '<image source="sheet.png" width="80" height="16"/>'
INSIDE = f'<tileset firstgid="1" name="ground" {SHEET}>{PICTURE}{TILES}</tileset>'
BESIDE = '<tileset firstgid="1" source="ground.tsx"/>'
CHAIR = '<object id="1" type="chair" x="0" y="16" width="16" height="16"/>'

CHAIR_IN_THE_WEST = CHAIR.replace('x="0" y="16"', 'x="-32" y="64"')


def packed(numbers: tuple[int, ...], compress: object = None) -> str:
    raw = struct.pack(f"<{len(numbers)}I", *numbers)
    return base64.b64encode(compress(raw) if callable(compress) else raw).decode()


def data(numbers: tuple[int, ...], encoding: str, compression: str, text: str) -> str:
    how = f' encoding="{encoding}"' if encoding else ""
    how += f' compression="{compression}"' if compression else ""
    return f"<data{how}>{text}</data>"


def layer(inside: str, name: str = "floor", more: str = "") -> str:
    return f'<layer id="1" name="{name}" width="4" height="2"{more}>{inside}</layer>'


def things(*objects: str) -> str:
    return f'<objectgroup id="2" name="things">{"".join(objects)}</objectgroup>'


def csv(numbers: tuple[int, ...]) -> str:
    return data(numbers, "csv", "", ",".join(map(str, numbers)))


FLIPPED = (FLOOR | 1 << 31, WALL | 1 << 30, VOID | 1 << 29, STAIRS | 7 << 29, FLOOR, FLOOR, FLOOR | 3 << 30, EXIT)
CHUNKS = (
    '<chunk x="-16" y="0" width="16" height="16">{west}</chunk><chunk x="0" y="0" width="16" height="16">{east}</chunk>'
)


def chunk(cells: dict[tuple[int, int], int]) -> str:
    return ",".join(str(cells.get((row, column), 0)) for row in range(16) for column in range(16))


INFINITE = CHUNKS.format(
    west=chunk({(3, 14): FLOOR, (3, 15): WALL, (4, 14): FLOOR, (4, 15): FLOOR}),
    east=chunk({(3, 0): VOID, (3, 1): STAIRS, (4, 0): FLOOR, (4, 1): EXIT}),
)
SINGLY = "".join(f'<tile gid="{number}"/>' for number in ROOM)
MOVED_BACK = layer(csv(ROOM), more=' offsetx="-16"')
CASES: dict[str, tuple[str, str]] = {
    "csv": ("", INSIDE + layer(csv(ROOM)) + things(CHAIR)),
    "elements": ("", INSIDE + layer(f"<data>{SINGLY}</data>")),
    "base64": ("", INSIDE + layer(data(ROOM, "base64", "", packed(ROOM)))),
    "gzip": ("", INSIDE + layer(data(ROOM, "base64", "gzip", packed(ROOM, gzip.compress)))),
    "zlib": ("", INSIDE + layer(data(ROOM, "base64", "zlib", packed(ROOM, zlib.compress)))),
    "external-tileset": ("", BESIDE + layer(csv(ROOM)) + things(CHAIR)),
    "flipped": ("", INSIDE + layer(csv(FLIPPED))),
    "infinite": (' infinite="1"', INSIDE + layer(data((), "csv", "", INFINITE)) + things(CHAIR_IN_THE_WEST)),
    "infinite-zlib": (
        ' infinite="1"',
        INSIDE
        + layer(
            data(
                (),
                "base64",
                "zlib",
                f'<chunk x="32" y="-16" width="4" height="2">{packed(ROOM, zlib.compress)}</chunk>',
            )
        ),
    ),
    "template": ("", INSIDE + layer(csv(ROOM)) + things('<object id="1" template="stool.tx" x="16" y="16"/>')),
    "groups": (
        "",
        INSIDE
        + f'<group id="5" name="all" offsetx="16" opacity="0.5">{MOVED_BACK}'
        + things(CHAIR)
        + '</group><group id="6" name="plan" visible="0">'
        + layer(csv((WALL,) * 8), "walls")
        + "</group>",
    ),
    "shapes": (
        "",
        INSIDE
        + layer(csv(ROOM))
        + things(
            '<object id="1" name="coin" type="chest" x="2" y="18" width="12" height="12"><ellipse/></object>',
            '<object id="2" type="Start" x="24" y="24"><point/></object>',
            '<object id="3" type="Start" x="40" y="24"><properties><property name="side" value="red"/></properties>'
            "<point/></object>",
            '<object id="4" type="table" x="64" y="16" width="16" height="32" rotation="90"/>',
        ),
    ),
}
"""What stands in the map's element besides its size, and what is in it."""


def main() -> int:
    if not shutil.which("tiled"):
        print("Tiled is not installed; nothing was saved.", file=sys.stderr)
        return 1
    for name, (more, inside) in CASES.items():
        folder = HERE / f"tiled-{name}"
        folder.mkdir(exist_ok=True)
        (folder / "ground.tsx").unlink(missing_ok=True)
        if BESIDE in inside:
            root = f'<tileset version="1.8" name="ground" {SHEET}>'
            (folder / "ground.tsx").write_text(f"{root}{PICTURE}{TILES}</tileset>", encoding="utf-8")
        if "stool.tx" in inside:
            stool = '<template><object type="chair" width="16" height="16"/></template>'
            (folder / "stool.tx").write_text(stool, encoding="utf-8")
        Image.new("RGB", (80, 16), (120, 90, 60)).save(folder / "sheet.png")
        source = folder / "source.tmx"
        size = 'width="4" height="2" tilewidth="16" tileheight="16"'
        source.write_text(f'<map version="1.8" orientation="orthogonal" {size}{more}>{inside}</map>', encoding="utf-8")
        _save(source, folder / "map.tmx")
        source.unlink()
    return 0


def _save(source: Path, target: Path) -> None:
    with tempfile.TemporaryDirectory() as home:
        quiet = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": home, "HOME": home}
        subprocess.run(["tiled", "--export-map", "tmx", source, target], env=quiet, check=True, capture_output=True)


if __name__ == "__main__":
    raise SystemExit(main())
