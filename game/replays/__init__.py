"""Replays: what happened in a game, as everybody may know it, in one file that can be given away.

A replay holds where the game began, every event that was open to all, and who sat where. It plays from its events, so
that no later rule changes it. Of a game that is not over nothing is in it that has not been opened; of one that is
over, everything. Nothing here knows which rule system it has in hand.

`recording_of` makes a `Recording` of a game, `keep` and `write` put it in a file, `read` takes it from a replay or from
a save, `list_replays` and `new_path` are for the folder.
"""

from __future__ import annotations

from game.replays.envelope import FORMAT, Head
from game.replays.reading import read, read_head
from game.replays.recording import Recording, recording_of
from game.replays.shelf import ENDING, Listed, keep, list_replays, new_path
from game.replays.writing import write

__all__ = [
    "ENDING",
    "FORMAT",
    "Head",
    "Listed",
    "Recording",
    "keep",
    "list_replays",
    "new_path",
    "read",
    "read_head",
    "recording_of",
    "write",
]
