"""How long a frame of the window takes while somebody plots, and while the busiest turn of six fighters is shown.

    python -m benchmarks.frames            # in a window; SDL_VIDEODRIVER=dummy measures without one

A frame is everything: input, what moves, drawing, and giving the picture to the screen. Sixty a second leave 16.7 ms.
The processor's own time is given beside the clock's, as it hardly changes on a busy machine.
"""

from __future__ import annotations

from statistics import median, quantiles
from time import perf_counter, process_time

import pygame

from benchmarks import tables
from game.app.window import Window

SIZES = ((1280, 800), (1920, 1080))
FRAME = 1 / 60
PLOTTED = 900
"""frames of plotting"""


Times = list[tuple[float, float]]
"""milliseconds by the clock and of the processor, frame by frame"""


def timed(window: Window, *events: pygame.event.Event) -> tuple[float, float]:
    began, used = perf_counter(), process_time()
    window.frame(events, FRAME)
    return (perf_counter() - began) * 1000, (process_time() - used) * 1000


def moved(at: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))


def while_plotting(size: tuple[int, int]) -> Times:
    """The pointer goes over the orders and the board, which look ahead and light up, and now and then one is taken."""
    window = tables.window(size)
    tables.plotting(window, tables.fight(turns=2, people=1))
    root = window.stage.top.root
    window.frame([], FRAME)
    times = []
    for number in range(PLOTTED):
        area = root.find("orders" if number // 60 % 2 else "board").rect.clip(root.rect)
        share = (number % 60) / 60
        at = (round(area.left + area.width * share), round(area.top + area.height * (number * 7 % 60) / 60))
        events = [moved(at)]
        if number % 90 == 75:
            key = pygame.K_z if number % 180 == 75 else pygame.K_y
            events.append(pygame.event.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LCTRL, unicode=""))
            events.append(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
        if number % 90 == 30:
            events.append(pygame.event.Event(pygame.TEXTINPUT, text=" N- 1- L"))
        times.append(timed(window, *events))
    window.close()
    return times


def while_watching(size: tuple[int, int]) -> Times:
    window = tables.window(size)
    screen = tables.watching(window, tables.fight())
    stop = screen.stop  # type: ignore[attr-defined]
    window.frame([], FRAME)
    times = []
    while screen.player.playing and screen.player.shown < stop:
        times.append(timed(window))
    window.close()
    return times


def main() -> None:
    for size in SIZES:
        for words, measure in (("plotting", while_plotting), ("the busiest turn", while_watching)):
            times = measure(size)
            print(f"{size[0]}x{size[1]} {words}, {len(times)} frames")
            for name, taken in zip(("by the clock", "processor"), zip(*times, strict=True), strict=True):
                most = quantiles(taken, n=100)[98]
                print(
                    f"    {name:14} median {median(taken):6.2f} ms   99th percentile {most:6.2f} ms"
                    f"   worst {max(taken):6.2f} ms"
                )


if __name__ == "__main__":
    main()
