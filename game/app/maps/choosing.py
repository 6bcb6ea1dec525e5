"""Where a scenario will be fought: a line for the screen that sets up a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from game.app.theme import INK_SOFT
from game.app.widgets import Button, Label, Row
from game.maps import MapError, load_map
from game.maps.finding import find_file
from game.stamps import Stamp, stamp


def map_row(map_name: str | None, change: Callable[[], object] | None) -> Row | None:
    """The name of the map, and a button that leads to others if it can be changed; None for a game without one."""
    if map_name is None:
        return None
    return Row(
        Label("Map", colour=INK_SOFT, width=6),
        Label(title_of(map_name), grow=1, name="map name"),
        Button("Another map…", change, name="map", tooltip="Choose the room to fight in.") if change else None,
    )


def title_of(map_name: str) -> str:
    """What a map calls itself; its file where it cannot be read."""
    return _title_of(map_name, stamp(find_file(map_name)[0]))


@lru_cache(maxsize=32)
def _title_of(map_name: str, _: Stamp) -> str:
    try:
        return load_map(map_name).name
    except MapError:
        return Path(map_name).name
