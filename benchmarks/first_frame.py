"""How long it takes from starting Python to the first picture of the title, beside the floor: a bare pygame window.

python benchmarks/first_frame.py       # in a window; SDL_VIDEODRIVER=dummy measures without one
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import perf_counter

TIMES = 9
TITLE = """
from game.app.main import title_screen
from game.app.window import Window
window = Window()
window.stage.push(title_screen(window))
window.frame([], 0.0)
window.close()
"""
FLOOR = """
import pygame
pygame.display.init()
pygame.font.init()
surface = pygame.display.set_mode((1280, 800), pygame.RESIZABLE)
surface.blit(pygame.font.Font(None, 40).render("Swashbuckler", True, "white"), (100, 100))
pygame.display.flip()
pygame.quit()
"""


def seconds(*arguments: str) -> float:
    """One run, in a Python of its own."""
    began = perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - began


if __name__ == "__main__":
    runs: dict[str, list[float]] = {"first picture": [], "bare window": [], "--help": []}
    for _ in range(TIMES):  # in turn, so that a busy moment of the machine falls on all alike
        runs["first picture"].append(seconds("-c", TITLE))
        runs["bare window"].append(seconds("-c", FLOOR))
        runs["--help"].append(seconds("-m", "game", "--help"))
    for name, taken in runs.items():
        print(f"{name:14} {median(taken):6.2f} s   ({min(taken):.2f} to {max(taken):.2f})")
    over = median(runs["first picture"]) - median(runs["bare window"])
    print(f"over the floor {over:6.2f} s")
