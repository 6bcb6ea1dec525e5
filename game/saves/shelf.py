"""The folder of saves: what is in it, names for new ones, and autosaves."""

from __future__ import annotations

import contextlib
import re
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game import places, systems
from game.rules.kernel.game import Game
from game.saves.envelope import Head
from game.saves.errors import SaveError
from game.saves.reading import FindSystem, read_head
from game.saves.writing import game_id, write

KEPT_AUTOSAVES = 5
_AUTOSAVE = re.compile(r"autosave-([0-9a-f]{12})-([0-9]{6})\.json")


@dataclass(frozen=True, slots=True)
class Listed:
    """One file of the folder: its head, or why it cannot be used."""

    path: Path
    head: Head | None
    fault: str = ""

    @property
    def autosave(self) -> bool:
        return _AUTOSAVE.fullmatch(self.path.name) is not None

    @property
    def age_key(self) -> tuple[datetime, str]:
        """Later saves are greater; broken ones are oldest."""
        return (self.head.saved_at if self.head else datetime.min.replace(tzinfo=UTC), self.path.name)


def list_saves(folder: Path | None = None) -> list[Listed]:
    """Every save and autosave, newest first, broken ones last. A folder that cannot be read is empty."""
    found = []
    for path in _files(folder or places.saves(), "*.json"):
        try:
            found.append(Listed(path, read_head(path)))
        except SaveError as error:
            found.append(Listed(path, None, str(error)))
    return sorted(found, key=lambda each: each.age_key, reverse=True)


def latest_autosave(folder: Path | None = None) -> Listed | None:
    """The newest autosave that can be used."""
    return next((each for each in list_saves(folder) if each.autosave and each.head), None)


def autosave(
    game: Game[Any, Any],
    *,
    title: str,
    saved_at: datetime,
    folder: Path | None = None,
    find_system: FindSystem = systems.system,
) -> Path:
    """Save beside the last autosaves of this game; the oldest beyond five are deleted. Raises SaveError."""
    folder = folder or places.saves()
    game_ = game_id(game)
    earlier = _autosaves_of(folder, game_)
    number = max(earlier, default=0) + 1
    path = folder / f"autosave-{game_}-{number:06d}.json"
    write(path, game, title=title, saved_at=saved_at, find_system=find_system)
    for old in sorted(earlier)[: -(KEPT_AUTOSAVES - 1)]:
        with contextlib.suppress(OSError):
            earlier[old].unlink()
    return path


def new_path(title: str, folder: Path | None = None) -> Path:
    """A file name for a title that no file has yet, safe on every platform."""
    folder = folder or places.saves()
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode("ascii").lower()
    name = "game-" + (re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:50] or "untitled")
    path = folder / f"{name}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.json"
    return path


def _autosaves_of(folder: Path, game_: str) -> dict[int, Path]:
    matches = ((_AUTOSAVE.fullmatch(path.name), path) for path in _files(folder, "autosave-*.json"))
    return {int(match[2]): path for match, path in matches if match and match[1] == game_}


def _files(folder: Path, pattern: str) -> list[Path]:
    try:
        return sorted(path for path in folder.glob(pattern) if path.is_file())
    except OSError:
        return []
