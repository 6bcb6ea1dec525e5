"""Draws every picture of the game and synthesises its sounds: `python assets/scripts/build.py [part ...]`.

Parts: pieces fighters tilesets kit screens sounds; all of them when none is named. What is built is committed beside
the scripts, so that only someone who changes a drawing needs to run this.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import fighters
import furniture
import map_kit
import riders
import screens
import ship_tiles
import small_things
import sounds
import tavern_tiles
import tilesets
import tiltyard_tiles
from ink import Plate
from palette import ASSETS

BUILT = ASSETS / "built"


def save_all(folder: str, drawings: dict[str, Callable[[], Plate]]) -> None:
    place = BUILT / folder
    place.mkdir(parents=True, exist_ok=True)
    for name, draw in drawings.items():
        draw().finished().save(place / f"{name}.png", optimize=True)


def build_tilesets() -> None:
    tilesets.TILESETS.mkdir(parents=True, exist_ok=True)
    tilesets.write_sheet(tavern_tiles.sheet())
    tilesets.write_sheet(ship_tiles.sheet())
    tilesets.write_sheet(tiltyard_tiles.sheet())
    tilesets.write_pieces()


PARTS: dict[str, Callable[[], None]] = {
    "pieces": lambda: save_all("pieces", furniture.PIECES | small_things.PIECES),
    "fighters": lambda: save_all("fighters", fighters.PIECES | riders.PIECES),
    "tilesets": build_tilesets,
    "kit": map_kit.save_all,
    "screens": lambda: screens.save_all(BUILT),
    "sounds": lambda: sounds.save_all(BUILT / "sounds"),
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(
            f"build.py knows no part called {', '.join(unknown)}; it knows {', '.join(PARTS)}.",
            file=sys.stderr,
        )
        return 2
    for name in names or PARTS:
        print(f"building {name}")
        PARTS[name]()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
