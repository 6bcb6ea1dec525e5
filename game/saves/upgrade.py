"""Saves of earlier formats, brought up to the present one a format at a time.

A change of the envelope raises FORMAT, adds one function here, and a folder `tests/saves/vN` with a save of the old
format that must still load. Saves are never dropped silently.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.saves.envelope import FORMAT

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]

UPGRADES: dict[int, Upgrade] = {}
"""From a format to the next one: `UPGRADES[1]` will make a save of format 2 out of one of format 1."""


def upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """`data` in the present format; its own must be one that there has been."""
    while data["format"] < FORMAT:
        data = UPGRADES[data["format"]](data)
    return data
