"""Which map files lie in a folder: bounded, so that the wrong folder costs no time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

ENDINGS = (".tmx", ".tmj")
"""Maps by name: Tiled's own form, and JSON, of which the check says how to save it instead."""
DEEPEST = 3
"""Folders inside one another that are looked into."""
MOST_ENTRIES = 5_000
MOST_MAPS = 300


def map_files(folder: Path) -> list[Path]:
    """The maps in a folder and below it, by path; empty if it is not there or cannot be read."""
    found: list[Path] = []
    for number, path in enumerate(_files(str(folder), DEEPEST)):
        if number == MOST_ENTRIES or len(found) == MOST_MAPS:
            break
        if path is not None and path.suffix.lower() in ENDINGS:
            found.append(path)
    return sorted(found)


def _files(folder: str, deeper: int) -> Iterator[Path | None]:
    """Files, those of the folder itself first; None for everything else that had to be looked at."""
    folders = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.startswith("."):
                    yield None
                elif entry.is_dir():
                    folders.append(entry.path)
                    yield None
                else:
                    yield Path(entry.path)
    except OSError:
        return
    for each in sorted(folders) if deeper else ():
        yield from _files(each, deeper - 1)
