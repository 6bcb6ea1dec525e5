"""The folder of replays: what is in it, and names for new ones."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game import places
from game.replays.envelope import Head
from game.replays.reading import read_head
from game.replays.recording import recording_of
from game.replays.writing import write
from game.rules.kernel.game import Game
from game.saves.errors import SaveError
from game.saves.files import names

ENDING = ".replay.json"
_REPLAY = re.compile(r".*\.replay\.json")


@dataclass(frozen=True, slots=True)
class Listed:
    """One file of the folder: its head, or why it cannot be used."""

    path: Path
    head: Head | None
    fault: str = ""

    @property
    def age_key(self) -> tuple[datetime, str]:
        return (self.head.kept_at if self.head else datetime.min.replace(tzinfo=UTC), self.path.name)


def list_replays(folder: Path | None = None) -> list[Listed]:
    """Every replay, the newest first, broken ones last. A folder that cannot be read is empty."""
    found = []
    for path in names(folder or places.replays(), _REPLAY):
        try:
            found.append(Listed(path, read_head(path)))
        except SaveError as error:
            found.append(Listed(path, None, str(error)))
    return sorted(found, key=lambda each: each.age_key, reverse=True)


def keep(game: Game[Any, Any], *, title: str, kept_at: datetime, folder: Path | None = None) -> Path:
    """Put a replay of a game beside the others; where it is. Raises SaveError."""
    path = new_path(title, folder)
    write(path, recording_of(game, title), kept_at=kept_at)
    return path


def new_path(title: str, folder: Path | None = None) -> Path:
    """A file name for a title that no file has yet, safe on every platform."""
    folder = folder or places.replays()
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode("ascii").lower()
    name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:50] or "untitled"
    # Names that Windows keeps for its devices cannot be files there.
    name = f"the-{name}" if re.fullmatch(r"con|prn|aux|nul|com\d|lpt\d", name) else name
    path = folder / f"{name}{ENDING}"
    number = 1
    while path.exists() or path.is_symlink():
        number += 1
        path = folder / f"{name}-{number}{ENDING}"
    return path
