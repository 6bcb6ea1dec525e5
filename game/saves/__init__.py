"""Saved games: one file each, written so that no accident can destroy an older one, checked when read.

A save holds where the game began, every event since, and the answers that wait; the position is made again from
them and compared. Nothing here knows which rule system it has in hand.

`write`, `read` and `read_all` are for one file, `salvage` for what is left of a damaged one, `list_saves`, `new_path`
and `autosave` for the folder. `Circumstances` is what is kept besides the game itself.
"""

from __future__ import annotations

from game.saves.autosaves import KEPT_AUTOSAVES, KEPT_GAMES, autosave, last_number, number_of
from game.saves.contents import Circumstances
from game.saves.envelope import FORMAT, Head
from game.saves.errors import ChangedMeanwhile, SaveError
from game.saves.files import mark_of_file
from game.saves.reading import Saved, read, read_all, read_head
from game.saves.salvage import Salvaged, salvage
from game.saves.shelf import Listed, latest_autosave, list_saves, new_path
from game.saves.writing import NOWHERE, write

__all__ = [
    "FORMAT",
    "KEPT_AUTOSAVES",
    "KEPT_GAMES",
    "NOWHERE",
    "ChangedMeanwhile",
    "Circumstances",
    "Head",
    "Listed",
    "Salvaged",
    "SaveError",
    "Saved",
    "autosave",
    "last_number",
    "latest_autosave",
    "list_saves",
    "mark_of_file",
    "new_path",
    "number_of",
    "read",
    "read_all",
    "read_head",
    "salvage",
    "write",
]
