"""Autosaves: numbered for each game, kept for a while, never in the way of what people have named themselves."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

from game import places, systems
from game.rules.kernel.game import Game
from game.saves.contents import Circumstances
from game.saves.errors import ChangedMeanwhile, SaveError
from game.saves.files import names, tidy
from game.saves.reading import FindSystem
from game.saves.shelf import AUTOSAVE
from game.saves.writing import NOWHERE, PLAIN, game_id, write

KEPT_AUTOSAVES = 10
"""of one game"""
KEPT_GAMES = 20
"""of which there are autosaves at all"""
RECENT = 24 * 3600.0
"""Seconds for which a game keeps all its autosaves though another is played; afterwards the last is enough."""
TRIES = 100
LAST = 999_999


def autosave(
    game: Game[Any, Any],
    *,
    title: str,
    saved_at: datetime,
    circumstances: Circumstances = PLAIN,
    folder: Path | None = None,
    find_system: FindSystem = systems.system,
) -> Path:
    """Save beside the last autosaves of this game, in a file of its own even if another window plays the same game;
    those that are old beyond use are deleted. Raises SaveError."""
    folder = folder or places.saves()
    game_ = game_id(game)
    earlier = _by_game(folder).get(game_, {})
    number = max(earlier, default=0) + 1
    for attempt in range(TRIES):
        path = folder / f"autosave-{game_}-{number + attempt:06d}.json"
        try:
            write(
                path,
                game,
                title=title,
                saved_at=saved_at,
                circumstances=circumstances,
                replacing=NOWHERE,
                find_system=find_system,
            )
        except ChangedMeanwhile:
            continue
        _prune(folder, game_, saved_at.timestamp())
        return path
    raise SaveError(folder, "", "other windows save the same game all the time", "close all but one")


def last_number(game: Game[Any, Any], folder: Path | None = None) -> int:
    """Of this game's autosaves; 0 if there is none."""
    return max(_by_game(folder or places.saves()).get(game_id(game), {}), default=0)


def number_of(path: Path) -> int:
    """The number in the name of an autosave; 0 for any other file."""
    match = AUTOSAVE.fullmatch(path.name)
    return int(match[2]) if match else 0


def _prune(folder: Path, played: str, now: float) -> None:
    by_game = _by_game(folder)
    own = by_game.pop(played, {})
    _delete(own[number] for number in sorted(own)[:-KEPT_AUTOSAVES])
    times = {game: max(map(_time, files.values())) for game, files in by_game.items()}
    latest = sorted(times, key=lambda game: (times[game], game), reverse=True)
    for game in latest[: KEPT_GAMES - 1]:
        if now - times[game] > RECENT:
            _delete(by_game[game][number] for number in sorted(by_game[game])[:-1])
    for game in latest[KEPT_GAMES - 1 :]:
        _delete(by_game[game].values())
    tidy(folder)


def _by_game(folder: Path) -> dict[str, dict[int, Path]]:
    found: dict[str, dict[int, Path]] = {}
    for path in names(folder, AUTOSAVE):
        match = AUTOSAVE.fullmatch(path.name)
        assert match is not None
        found.setdefault(match[1], {})[int(match[2])] = path
    return found


def _time(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0


def _delete(paths: Iterable[Path]) -> None:
    for path in paths:
        with contextlib.suppress(OSError):
            path.unlink()
