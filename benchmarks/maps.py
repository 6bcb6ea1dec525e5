"""How long a map takes: `python benchmarks/maps.py`.

Boards of 30 by 30 and 200 by 200 squares, with furniture, are loaded and checked, and read by bare pytmx without
pictures, in turn, in one run. Prints the median of each.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import pytmx  # noqa: E402

from game.maps import check_map, load_map  # noqa: E402

SIZES = (30, 200)
TIMES = 9
KINDS = ("chair", "mug", "mug", "chest", "rapier", "dagger", "chandelier", "mast")


def written(size: int, folder: Path) -> Path:
    """A floor of planks in three layers, with a thing on every tenth square."""
    rng = random.Random(size)
    path = folder / f"{size}.tmx"
    squares = rng.sample(range(size * size), size * size // 10)
    things = "".join(
        f'<object id="{number}" type="{rng.choice(KINDS)}" x="{square % size * 64}" y="{square // size * 64}" '
        'width="64" height="64"/>'
        for number, square in enumerate(squares, 1)
    )
    frame = f'width="{size}" height="{size}"'
    layers = "".join(
        f'<layer id="{id}" name="layer {id}" {frame}><data encoding="csv">{numbers}</data></layer>'
        for id, numbers in enumerate(
            (
                ",".join(str(1 + rng.randrange(6) + 12 * rng.randrange(5)) for _ in range(size * size)),
                ",".join(str(rng.choice((0, 0, 0, 102))) for _ in range(size * size)),
                ",".join(str(rng.choice((0, 0, 0, 103))) for _ in range(size * size)),
            ),
            1,
        )
    )
    tilesets = (ROOT / "maps" / "tilesets" / "tavern.tsx").as_posix()
    path.write_text(
        f'<map version="1.8" orientation="orthogonal" {frame} tilewidth="64" tileheight="64">'
        f'<tileset firstgid="1" source="{tilesets}"/>{layers}'
        f'<objectgroup id="9" name="things">{things}</objectgroup></map>',
        encoding="utf-8",
    )
    return path


def bare(path: Path) -> None:
    pytmx.TiledMap(str(path))


def main() -> None:
    ways: dict[str, Callable[[Path], object]] = {"load": load_map, "check": check_map, "bare pytmx": bare}
    with tempfile.TemporaryDirectory() as place:
        for size in SIZES:
            path = written(size, Path(place))
            taken: dict[str, list[float]] = {name: [] for name in ways}
            for _ in range(TIMES):
                for name, way in ways.items():
                    began = perf_counter()
                    way(path)
                    taken[name].append(perf_counter() - began)
            print(f"{size} by {size}, three layers, {size * size // 10} things")
            for name, times in taken.items():
                print(f"  {name:12} {median(times) * 1000:8.1f} ms")


if __name__ == "__main__":
    main()
