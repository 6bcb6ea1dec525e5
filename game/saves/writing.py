"""Writing a save: first beside the old one, then read back, and only then put in its place."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from game import systems
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game
from game.saves.envelope import FORMAT, Head, WrittenSeat, canonical, pack
from game.saves.errors import SaveError, in_one_line
from game.saves.reading import FindSystem, read
from game.version import program_version

MOST_TITLE = 120
ELSEWHERE = "the file that was there before is untouched; free some space or save somewhere else"


def write(
    path: Path,
    game: Game[Any, Any],
    *,
    title: str,
    saved_at: datetime,
    find_system: FindSystem = systems.system,
) -> None:
    """Save `game` at `path`, in the place of what was there.

    `saved_at` knows its time zone. Raises SaveError; the older file is then as it was.
    """
    text = written(game, title=title, saved_at=saved_at)
    part: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
        part = Path(name)
        with os.fdopen(handle, "w", encoding="ascii", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _compare(part, path, game, find_system)
        os.replace(part, path)
        part = None
        _sync_folder(path.parent)
        if path.read_text(encoding="ascii") != text:
            raise SaveError(path, "", "is not what was written to it", "save somewhere else")
    except OSError as error:
        raise SaveError(path, "", f"cannot be written: {error.strerror or error}", ELSEWHERE) from error
    finally:
        if part is not None:
            with contextlib.suppress(OSError):
                part.unlink()


def written(game: Game[Any, Any], *, title: str, saved_at: datetime) -> str:
    """The text of a save."""
    system = game.system
    contents = contents_of(game)
    clean = "".join(letter for letter in title if letter.isprintable()).strip()
    head = Head(
        format=FORMAT,
        program=program_version(),
        system=system.key,
        rules=system.version,
        title=clean[:MOST_TITLE],
        saved_at=saved_at,
        game=game_id(game),
        moment=tuple(system.moment(game.position)),
        over=game.result is not None,
        seats=tuple(WrittenSeat(id=seat.id, name=seat.name, player=seat.player) for seat in game.seats.values()),
    )
    return json.dumps({**head.model_dump(mode="json"), "contents": pack(contents)}, indent=1) + "\n"


def contents_of(game: Game[Any, Any]) -> dict[str, Any]:
    system = game.system
    if not isinstance(game.dice, SeededDice):
        raise TypeError("only a game with seeded dice can be saved")
    return {
        "dice": {"seed": game.dice.seed, "thrown": game.dice.thrown},
        "start": system.write_position(game.start, whole=True),
        "events": [system.write_event(event) for event in game.events],
        "position": system.write_position(game.position, whole=True),
        "pending": game.pending,
    }


def game_id(game: Game[Any, Any]) -> str:
    """The same for all saves of one game: made of how it began."""
    seed = game.dice.seed if isinstance(game.dice, SeededDice) else 0
    start = game.system.write_position(game.start, whole=True)
    began = [game.system.key, sorted(game.seats), seed, start]
    return hashlib.sha256(canonical(began)).hexdigest()[:12]


def _compare(part: Path, path: Path, game: Game[Any, Any], find_system: FindSystem) -> None:
    try:
        again = read(part, find_system=find_system)
    except SaveError as error:
        raise SaveError(
            path, error.place, f"what was written cannot be read again ({in_one_line(error)})", ELSEWHERE
        ) from error
    if canonical(contents_of(again)) != canonical(contents_of(game)):
        raise SaveError(path, "", "what was written reads as another game", ELSEWHERE)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the platform can."""
    if hasattr(os, "O_DIRECTORY"):
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
