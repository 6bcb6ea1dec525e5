"""What a fighter's sheet held in an earlier turn, as his player may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.kernel.game import Game
from game.rules.swashbuckler.events import Plotted


def last_plot(game: Game[Any, Any], seat: str, fighter: str, turn: int) -> Sequence[str | None]:
    """The last plot of a turn; empty if there is none."""
    shown = (game.system.show(event, seat) for event in reversed(game.events))
    plots = (each for each in shown if isinstance(each, Plotted) and each.fighter == fighter and each.turn == turn)
    last = next(plots, None)
    return last.after if last else ()
