"""Breaks maps at random and reads them: `python benchmarks/fuzz_maps.py --runs 20000 --seed 1`.

Takes the maps of the game and of the tests, with their tilesets and templates, and wounds one file at a time: bytes
flipped, cut out, doubled, the end cut off; elements and attributes of the XML dropped, doubled, moved, given values
that mean harm. Each is checked, loaded and drawn. Prints how many were refused, the slowest, and the memory on the
way; ends with 1 if any raised anything but a list of faults, or took more than LONGEST seconds of processor time.
"""

from __future__ import annotations

import argparse
import random
import resource
import shutil
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.maps import MapError, Severity, load_map  # noqa: E402
from game.maps.pictures import tile_layers  # noqa: E402
from game.scenarios.checking import check_map  # noqa: E402

LONGEST = 2.0
VALUES = (
    *("", "0", "-1", "1", "nan", "inf", "-inf", "1e308", "1e-308", "99999999999999999999", "4294967295", "268435456"),
    *("true", "N", "floor", "wall", "csv", "base64", "zlib", "zstd", "gzip", "table", "Start", "Deck", "Squares"),
    *("../..", "/etc/passwd", "C:\\", "a/b/c.tsx", "\u0663", "\x7f", "x" * 5000, "🗡", "{", "1.5", "1,1,1", "null"),
)


def flip(data: bytes, rng: random.Random) -> bytes:
    wounded = bytearray(data)
    for _ in range(rng.randint(1, 8)):
        wounded[rng.randrange(len(wounded))] ^= 1 << rng.randrange(8)
    return bytes(wounded)


def truncate(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data))]


def cut(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randint(1, 400) :]


def double(data: bytes, rng: random.Random) -> bytes:
    at, to = rng.randrange(len(data)), rng.randrange(len(data))
    return data[:to] + data[at : at + rng.randint(1, 2000)] + data[to:]


def edit(data: bytes, rng: random.Random) -> bytes:
    """One to five changes of the XML itself, which stays well-formed."""
    root = ElementTree.fromstring(data)
    for _ in range(rng.randint(1, 5)):
        elements = list(root.iter())
        one = rng.choice(elements)
        parents = [each for each in elements if len(each)]
        match rng.randrange(7):
            case 0 if one.attrib:
                one.set(rng.choice(sorted(one.attrib)), rng.choice(VALUES))
            case 1 if one.attrib:
                del one.attrib[rng.choice(sorted(one.attrib))]
            case 2:
                other = rng.choice(elements)
                one.attrib.update(other.attrib)
            case 3 if parents:
                parent = rng.choice(parents)
                parent.remove(rng.choice(list(parent)))
            case 4 if parents:
                parent = rng.choice(parents)
                child = rng.choice(list(parent))
                if len(elements) < 5000:
                    parent.extend([child] * rng.choice((1, 2, 50)))
            case 5:
                one.text = rng.choice((*VALUES, (one.text or "")[: rng.randrange(20)]))
            case _ if parents:
                parent = rng.choice(parents)
                moved = rng.choice(list(parent))
                target = rng.choice(elements)
                if target not in moved.iter():
                    parent.remove(moved)
                    target.append(moved)
    return ElementTree.tostring(root)


WOUNDS: tuple[Callable[[bytes, random.Random], bytes], ...] = (flip, truncate, cut, double, edit, edit, edit)


def load_image(file: str, key_colour: str | None, **more: object) -> Callable[..., str]:
    return lambda rectangle=None: file


def read(path: Path) -> str:
    """How it ended: "refused" or "read"."""
    refused = any(fault.severity is Severity.ERROR for fault in check_map(path))
    for attempt in (load_map, lambda each: tile_layers(each, load_image)):
        try:
            attempt(path)
        except MapError as error:
            if not str(error):
                raise ValueError("a refusal without words") from error
    return "refused" if refused else "read"


def memory() -> float:
    """Megabytes in use now, where the system says so; else the most that ever were."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * resource.getpagesize() / 2**20
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def folders(into: Path) -> list[tuple[Path, list[Path]]]:
    """Copies of all maps, each with the files that a wound may be in; the game's own count ten times."""
    shutil.copytree(ROOT / "maps", into / "own", ignore=shutil.ignore_patterns("guide"))
    sets = sorted((into / "own").rglob("*.tsx"))
    found = [(path, [path, *sets]) for path in sorted((into / "own").glob("*.tmx"))] * 10
    for case in sorted((ROOT / "tests" / "maps").glob("*/map.tmx")):
        folder = into / case.parent.name
        shutil.copytree(case.parent, folder)
        used = [each for each in sorted(folder.rglob("*")) if each.suffix in (".tmx", ".tsx", ".tx")]
        if all(each.stat().st_size for each in used):
            found.append((folder / "map.tmx", used))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    ended: Counter[str] = Counter()
    slowest = (0.0, "")
    raised = 0
    with tempfile.TemporaryDirectory() as place:
        maps = folders(Path(place))
        sizes = [memory()]
        began = time.perf_counter()
        for run in range(chosen.runs):
            path, files = rng.choice(maps)
            wounded = path if rng.random() < 0.7 else rng.choice(files)
            whole = wounded.read_bytes()
            wound = rng.choice(WOUNDS)
            try:
                data = wound(whole, rng)
            except ElementTree.ParseError:
                data = flip(whole, rng)
            wounded.write_bytes(data)
            start = time.process_time()
            try:
                ended[read(path)] += 1
            except Exception:
                raised += 1
                print(f"run {run}, {wound.__name__} in {wounded.relative_to(place)}:")
                print(traceback.format_exc(limit=-3)[:2000])
                Path(f"broken_{chosen.seed}_{run}{wounded.suffix}").write_bytes(data)
            took = time.process_time() - start
            slowest = max(slowest, (took, f"run {run}, {wound.__name__} in {wounded.relative_to(place)}"))
            wounded.write_bytes(whole)
            if run % max(1, chosen.runs // 5) == 0:
                sizes.append(memory())
        seconds = time.perf_counter() - began
    sizes.append(memory())
    count = len({path for path, _ in maps})
    print(f"{chosen.runs} runs over {count} maps in {seconds:.0f} s: {dict(ended)}, {raised} raised")
    print(f"slowest {slowest[0]:.2f} s of processor time ({slowest[1]})")
    print("memory, MB: " + ", ".join(f"{size:.0f}" for size in sizes))
    return 1 if raised or slowest[0] > LONGEST else 0


if __name__ == "__main__":
    raise SystemExit(main())
