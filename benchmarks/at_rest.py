"""How much of a processor core the window takes while nobody touches it: on the title, plotting, and watching paused.

python -m benchmarks.at_rest           # in a window; SDL_VIDEODRIVER=dummy measures without one
"""

from __future__ import annotations

from time import perf_counter, process_time

from benchmarks import tables
from game.app.window import Window

SECONDS = 10.0
SETTLING = 8.0
"""Carets stop blinking after a while; until then they are no rest."""
SIZE = (1280, 800)


def share(window: Window) -> float:
    """Of one core, in per cent, in the window's own loop."""
    frame, began = window.frame, perf_counter()
    figures: list[tuple[float, float]] = []

    def counted(events: object, seconds: float) -> None:
        frame(events, seconds)  # type: ignore[arg-type]
        now = perf_counter()
        if not figures and now - began >= SETTLING:
            figures.append((now, process_time()))
        if figures and now - figures[0][0] >= SECONDS:
            figures.append((now, process_time()))
            window.quit()

    window.frame = counted  # type: ignore[method-assign]
    window.loop()
    (start, used), (stop, used_then) = figures
    window.close()
    return (used_then - used) / (stop - start) * 100


def main() -> None:
    title = tables.window(SIZE)
    print(f"title            {share(title):5.2f} % of a core")
    plotted = tables.window(SIZE)
    tables.plotting(plotted, tables.fight(turns=2, people=1))
    print(f"plotting         {share(plotted):5.2f} % of a core")
    watched = tables.window(SIZE)
    screen = tables.watching(watched, tables.fight())
    screen.player.pause()
    print(f"watching paused  {share(watched):5.2f} % of a core")


if __name__ == "__main__":
    main()
