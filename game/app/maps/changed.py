"""A stored game whose map is another by now says so before it goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.widgets import Root, tell
from game.maps.changes import change_since
from game.rules.kernel.game import Game


def say_change(root: Root, game: Game[Any, Any], then: Callable[[], object]) -> None:
    """Tell what has happened to the game's map, then go on; go on at once if nothing has."""
    change = change_since(game.start.board, game.system.tokens(game.start))
    if change is None:
        then()
    else:
        tell(root, "The room of this fight", str(change), then)
