"""The folder of saves: what is in it, and names for new ones."""

from __future__ import annotations

import re
import time
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path

from game import places
from game.saves.envelope import Head
from game.saves.errors import SaveError
from game.saves.files import names
from game.saves.reading import read_head
from game.stamps import Stamp, stamp

SAVE = re.compile(r".*\.json")
YOUNG = 5.0
"""Seconds in which a file may change and still bear the time it was written at before."""
AUTOSAVE = re.compile(r"autosave-([0-9a-f]{12})-([0-9]{6})\.json")


@dataclass(frozen=True, slots=True)
class Listed:
    """One file of the folder: its head, or why it cannot be used. `newer`: because only a newer game can read it."""

    path: Path
    head: Head | None
    fault: str = ""
    newer: bool = False

    @property
    def autosave(self) -> bool:
        return AUTOSAVE.fullmatch(self.path.name) is not None

    @property
    def age_key(self) -> tuple[datetime, str]:
        """Later saves are greater; broken ones are oldest."""
        return (self.head.saved_at if self.head else datetime.min.replace(tzinfo=UTC), self.path.name)


def list_saves(folder: Path | None = None) -> list[Listed]:
    """Every save and autosave, newest first, broken ones last. A folder that cannot be read is empty."""
    found = [_listed(path) for path in names(folder or places.saves(), SAVE)]
    return sorted(found, key=lambda each: each.age_key, reverse=True)


def _listed(path: Path) -> Listed:
    try:
        return Listed(path, _head(path))
    except SaveError as error:
        return Listed(path, None, str(error), error.of_a_newer_game)


def _head(path: Path) -> Head:
    """A sound file that is as it was a while ago need not be read again, as there may be hundreds."""
    now = stamp(path)
    young = now is None or abs(time.time() - now[0] / 1e9) < YOUNG
    return read_head(path) if young else _head_then(path, now)


@lru_cache(maxsize=256)
def _head_then(path: Path, _: Stamp) -> Head:
    return read_head(path)


def latest_autosave(folder: Path | None = None) -> Listed | None:
    """The newest autosave that can be used."""
    return next((each for each in list_saves(folder) if each.autosave and each.head), None)


def new_path(title: str, folder: Path | None = None) -> Path:
    """A file name for a title that no file has yet, safe on every platform."""
    folder = folder or places.saves()
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode("ascii").lower()
    name = "game-" + (re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:50] or "untitled")
    path = folder / f"{name}.json"
    number = 1
    while path.exists() or path.is_symlink():
        number += 1
        path = folder / f"{name}-{number}.json"
    return path
