"""Breaks saves at random and reads them: `python benchmarks/fuzz_saves.py --runs 10000 --seed 1`.

Takes saves of real games of every system at several stages, each with a picture's worth of bytes in its head, flips
one byte at a time, and cuts. Each is listed, read and salvaged. Prints how many were refused, how many read as they
were, how much of the refused could still be opened, the slowest, and the memory on the way; ends with 1 if anything
raised but SaveError, if a wounded save read as another game, or if what was salvaged is not how the game began.
"""

from __future__ import annotations

import argparse
import random
import resource
import sys
import tempfile
import time
import traceback
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game import saves  # noqa: E402
from tests.saves.games import KEYS, NOON, begun, count_of_stages, stages  # noqa: E402

LONGEST = 2.0


@dataclass(frozen=True)
class Case:
    name: str
    data: bytes
    events: list[Any]
    position: Any
    pending: dict[str, Any]


def cases(folder: Path) -> list[Case]:
    """Each scenario at its start, a third, two thirds, and the end."""
    found = []
    for key in KEYS:
        last = count_of_stages(key) - 1
        wanted = {0, last // 3, 2 * last // 3, last}
        for number, game in enumerate(stages(key)):
            if number in wanted:
                path = folder / f"{key}-{number}.json"
                saves.write(path, game, title=key, saved_at=NOON, circumstances=begun(game))
                found.append(
                    Case(
                        path.stem,
                        path.read_bytes(),
                        list(game.events),
                        game.system.copy(game.position),
                        dict(game.pending),
                    )
                )
    return found


def look(path: Path, case: Case) -> str:
    """How it ended. Raises whatever it should not."""
    (listed,) = saves.list_saves(path.parent)
    try:
        again = saves.read(path)
    except saves.SaveError as error:
        if "\n" in str(error) or not str(error):
            raise ValueError("a refusal that is not one line") from error
        left = saves.salvage(path)
        if left is None:
            return "refused, nothing left"
        events = left.saved.game.events
        if events != case.events[: len(events)]:
            raise ValueError("what was salvaged is not how the game began") from error
        bare = left if left.bare else left.present
        if bare is not None and bare.saved.game.position != case.position:
            raise ValueError("what was salvaged is not how the game stood") from error
        if left.all:
            return "refused, all of the game left"
        if left.bare:
            return "refused, left as it stood"
        return "refused, left up to a pause" + (" or as it stood" if bare else "")
    if again.events != case.events or again.pending != case.pending or listed.head is None:
        raise ValueError("a wounded save reads as another game")
    return "read as it was"


def memory() -> float:
    """The most megabytes that ever were in use."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    raised = 0
    slowest = (0.0, "")
    with tempfile.TemporaryDirectory() as made, tempfile.TemporaryDirectory() as place:
        found = cases(Path(made))
        path = Path(place) / "wounded.json"
        sizes = [memory()]
        for kind in ("flipped", "cut"):
            ended: Counter[str] = Counter()
            runs = chosen.runs if kind == "flipped" else chosen.runs // 5
            began = time.perf_counter()
            for run in range(runs):
                case = rng.choice(found)
                at = rng.randrange(len(case.data))
                if kind == "cut":
                    data = case.data[:at]
                else:
                    data = case.data[:at] + bytes([case.data[at] ^ (1 << rng.randrange(8))]) + case.data[at + 1 :]
                path.write_bytes(data)
                start = time.process_time()
                try:
                    ended[look(path, case)] += 1
                except Exception:
                    raised += 1
                    print(f"{kind}, run {run}, {case.name} at {at}:\n{traceback.format_exc(limit=-3)[:2000]}")
                slowest = max(slowest, (time.process_time() - start, f"{kind}, {case.name} at {at}"))
            sizes.append(memory())
            print(f"{runs} {kind}, of {len(found)} saves, in {time.perf_counter() - began:.0f} s: {dict(ended)}")
    print(f"{raised} raised; slowest {slowest[0]:.2f} s of processor time ({slowest[1]})")
    print("memory, MB: " + ", ".join(f"{size:.0f}" for size in sizes))
    return 1 if raised or slowest[0] > LONGEST else 0


if __name__ == "__main__":
    raise SystemExit(main())
