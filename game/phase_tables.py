"""Reading the tables of combat in phases, in a checkout or installed."""

from __future__ import annotations

from functools import cache
from importlib import resources

from game import json_files
from game.rules.phases.tables.model import FILES, TableError, Tables


@cache
def load_tables() -> Tables:
    """The tables that ship with the game. Raises TableError with every fault."""
    folder = resources.files("game.rules.phases.tables")
    data: dict[str, object] = {}
    faults: list[str] = []
    for name in FILES:
        try:
            data[name] = json_files.parse((folder / f"{name}.json").read_bytes())
        except OSError as error:
            faults.append(f"{name}.json: cannot be read ({error.strerror}); reinstall the game")
        except json_files.BadJson as error:
            faults.append(f"{name}.json: {error}")
    if faults:
        raise TableError("\n".join(faults))
    return Tables.from_data(data)
