"""Saved games: one file each, written so that no accident can destroy an older one, checked when read.

A save holds where the game began, every event since, and the answers that wait; the position is made again from
them and compared. Nothing here knows which rule system it has in hand.
"""

from __future__ import annotations

from game.saves.envelope import FORMAT, Head
from game.saves.errors import SaveError
from game.saves.reading import read, read_head
from game.saves.shelf import KEPT_AUTOSAVES, Listed, autosave, latest_autosave, list_saves, new_path
from game.saves.writing import write

__all__ = [
    "FORMAT",
    "KEPT_AUTOSAVES",
    "Head",
    "Listed",
    "SaveError",
    "autosave",
    "latest_autosave",
    "list_saves",
    "new_path",
    "read",
    "read_head",
    "write",
]
