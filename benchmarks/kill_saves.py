"""Kills a process again and again while it saves: `python benchmarks/kill_saves.py --kills 200 --seed 1`.

Each time a process plays a game, saving it under one name and as autosaves as fast as it can, and is killed without
warning at a random moment. Afterwards every save in the folder must be whole, and the named one must be at least as
far on as the last that the process had finished writing. Prints how many were killed while a file was half written.
Ends with 1 if anything was lost.
"""

from __future__ import annotations

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game import saves  # noqa: E402

WRITER = """
import itertools, sys
from pathlib import Path
sys.path.insert(0, {root!r})
from game import saves
from tests.saves.games import NOON, stages
folder = Path(sys.argv[1])
for game in itertools.chain.from_iterable(stages("duel", seed) for seed in itertools.count(int(sys.argv[2]))):
    saves.write(folder / "named.json", game, title="Named", saved_at=NOON)
    print(saves.mark_of_file(folder / "named.json"), flush=True)
    saves.autosave(game, title="Auto", saved_at=NOON, folder=folder)
"""


def kill_once(folder: Path, seed: int, wait: float) -> tuple[int, bool]:
    """How many saves were finished before, and whether one was half written. Raises if anything is damaged."""
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER.format(root=str(ROOT)), str(folder), str(seed)], stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout is not None
    finished = [writer.stdout.readline().strip()]
    time.sleep(wait)
    writer.send_signal(signal.SIGKILL)
    finished += [line for line in writer.stdout.read().split() if len(line) == 64]
    writer.wait()
    half = any(folder.glob(".save-*.part"))
    for listed in saves.list_saves(folder):
        if listed.head is None:
            raise RuntimeError(listed.fault)
        saves.read(listed.path)
    if saves.mark_of_file(folder / "named.json") in ("", *finished[:-1]):
        raise RuntimeError("the named save is gone, or an older one than was finished")
    for part in folder.glob(".save-*.part"):
        part.unlink()
    return len(finished), half


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    total = halves = 0
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as place:
        for number in range(chosen.kills):
            try:
                finished, half = kill_once(Path(place), number, rng.uniform(0.0, 0.4))
            except (saves.SaveError, RuntimeError) as error:
                print(f"kill {number}: {error}")
                return 1
            total += finished
            halves += half
        left = len(saves.list_saves(Path(place)))
    seconds = time.perf_counter() - began
    print(
        f"{chosen.kills} kills in {seconds:.0f} s, {total} named saves finished in between, "
        f"{halves} times a file was half written; nothing was lost, {left} saves are in the folder and whole"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
