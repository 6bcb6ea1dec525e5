"""Where maps are looked for: beside the one given on the command line, in the player's own folder, and the game's."""

from __future__ import annotations

from pathlib import Path

from game import places
from game.maps.finding import find_file

_opened: list[Path] = []
"""Folders of maps that the program was begun with."""


def remember(map_name: str) -> None:
    """Look also where this map lies."""
    folder = find_file(map_name)[0].resolve().parent
    if folder not in _opened:
        _opened.append(folder)


def map_folders() -> list[Path]:
    """Each once, the player's first."""
    return list(dict.fromkeys(each.resolve() for each in (*_opened, places.own_maps(), places.maps())))
