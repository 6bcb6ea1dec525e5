"""Finds a system's table of motions: the package of its name beside this module, if there is one."""

from __future__ import annotations

import importlib
import importlib.util

from game.app.animation.motion import Table


def table_of(key: str) -> Table:
    """The motions of a system; empty if none were made for it, so that everything is shown as unknown."""
    name = f"game.app.animation.{key}"
    if not key.isidentifier() or importlib.util.find_spec(name) is None:
        return {}
    table: Table = importlib.import_module(name).MOTIONS
    return table
