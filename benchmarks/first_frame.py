"""How long it takes from starting Python to the first picture of the title, and how long `--help` takes.

python benchmarks/first_frame.py       # in a window; SDL_VIDEODRIVER=dummy measures without one
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import perf_counter

TIMES = 5
TITLE = """
from game.app.main import title_screen
from game.app.window import Window
window = Window()
window.stage.push(title_screen(window))
window.frame([], 0.0)
window.close()
"""


def seconds(*arguments: str) -> float:
    """The median of a few runs, each in a Python of its own."""
    taken = []
    for _ in range(TIMES):
        began = perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        taken.append(perf_counter() - began)
    return median(taken)


if __name__ == "__main__":
    print(f"first picture  {seconds('-c', TITLE):6.2f} s")
    print(f"--help         {seconds('-m', 'game', '--help'):6.2f} s")
