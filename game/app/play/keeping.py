"""Keeping a game: its autosaves, the save that a player has named, and which of all saves is meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path, PurePath
from typing import Any

from game import saves
from game.rules.grid import Board
from game.rules.kernel.game import Game
from game.saves import Listed

TWO_WINDOWS = (
    "Another window plays this fight too. Both are saved side by side, and neither loses anything; "
    "but “Continue” goes on with whichever was saved last."
)
BEFORE_FAULT = " (before the fault)"
"""what the title of a save ends with that was made when the program met a fault"""


class Keeper:
    """Saves one game. `title`: what its saves are called. `named`: the save of the player's own that it is kept in.

    `circumstances`: asked at each save. `last`: the last autosave. `trouble`: why the next one could not be written;
    empty if it was.
    """

    way_back = "“Continue” goes on with it, “Load” with an earlier moment of it."
    """How the player comes to it again."""

    def __init__(self, game: Game[Any, Any], title: str, circumstances: Callable[[], saves.Circumstances]) -> None:
        self.game, self.title = game, title
        self.named: Path | None = None
        self.last: Path | None = None
        self._circumstances = circumstances
        self._mark = saves.NOWHERE
        self._number = saves.last_number(game)
        self._alone = True
        self._kept: object = None
        self.trouble = ""

    # By itself

    def autosave(self, title: str = "") -> str:
        """Empty, or what the player must be told, which is said once and not each time.

        What is kept already is not saved again, as that would cost an earlier turn its autosave."""
        title, circumstances = title or self.title, self._circumstances()
        now = (title, len(self.game.events), dict(self.game.pending), circumstances.drafts, circumstances.watched)
        if now == self._kept and self.last is not None and self.last.is_file():
            return ""
        try:
            path = saves.autosave(self.game, title=title, saved_at=_now(), circumstances=circumstances)
        except saves.SaveError as fault:
            known, self.trouble = self.trouble, str(fault)
            return "" if known else self.trouble
        self.trouble, self.last, self._kept = "", path, now
        number, self._number = self._number, saves.number_of(path)
        if self._alone and self._number > number + 1:
            self._alone = False
            return TWO_WINDOWS
        return ""

    # Under a name

    def is_of(self, path: Path, mark: str) -> None:
        """The game was read from a save of the player's own."""
        self.named, self._mark = path, mark

    def find_named(self, listed: Iterable[Listed], head: saves.Head) -> None:
        """The game was read from an autosave: the player's own save of it, if there is one of this name, is the one to
        save in again. One that is newer than what was read is not replaced without asking."""
        for each in listed:
            if not each.autosave and each.head and (each.head.game, each.head.title) == (head.game, self.title):
                newer = each.head.saved_at > head.saved_at
                self.is_of(each.path, "unknown" if newer else saves.mark_of_file(each.path))
                return

    def save(self, title: str) -> str:
        """Save under a name, in the same file if it is the name that the game is kept under already.

        A sentence on how it went. Raises ChangedMeanwhile if another window has saved in that file, SaveError.
        """
        again = self.named is not None and title == self.title
        return self._write(title, self.named if again else None, self._mark)

    def save_over(self, title: str) -> str:
        """Save in the file that the game is kept in, whatever is in it now. Raises SaveError."""
        return self._write(title, self.named, None)

    def save_beside(self, title: str) -> str:
        """Save in a new file, and leave every other as it is. Raises SaveError."""
        return self._write(title, None, saves.NOWHERE)

    def _write(self, title: str, path: Path | None, replacing: str | None) -> str:
        new = path is None
        while True:
            target = saves.new_path(title) if path is None else path
            try:
                mark = saves.write(
                    target,
                    self.game,
                    title=title,
                    saved_at=_now(),
                    circumstances=self._circumstances(),
                    replacing=saves.NOWHERE if new else replacing,
                )
            except saves.ChangedMeanwhile:
                if new and target.exists():  # another window took this name a moment ago; there are others
                    continue
                raise
            self.named, self._mark, self.title = target, mark, title
            return f"The fight is kept as “{title}” ({target.name})."


def place_of(title: str, board: Board | None) -> str:
    """Where a game is played: what its scenario is called, and the map."""
    file = PurePath(board.map.replace("\\", "/")).stem if board is not None and board.map else ""
    return f"{title}, on the map “{file.replace('_', ' ')}”" if file else title


def _now() -> datetime:
    return datetime.now(UTC)


def newest_of_each(listed: Iterable[Listed]) -> list[Listed]:
    """Everything but the earlier autosaves of a game; `listed` has the newest first."""
    kept = []
    games: set[str] = set()
    for each in listed:
        if each.autosave and each.head is not None:
            if each.head.game in games:
                continue
            games.add(each.head.game)
        kept.append(each)
    return kept


def files_behind(path: Path, listed: Iterable[Listed]) -> list[Path]:
    """What one of `newest_of_each` stands for: a save alone, or an autosave with all others of its game. Without them
    a fight that is over would be offered again as it was before its end."""
    every = [each for each in listed if each.autosave and each.head is not None]
    game = next((each.head.game for each in every if each.path == path and each.head), None)
    return [each.path for each in every if each.head and each.head.game == game] if game else [path]


def delete(paths: Iterable[Path]) -> str:
    """Empty, or why one cannot be deleted."""
    for path in paths:
        try:
            path.unlink(missing_ok=True)
        except OSError as fault:
            return f"{path} cannot be deleted: {fault.strerror}."
    return ""


def with_others(count: int) -> str:
    """How a question names the files that go with another."""
    return {0: "", 1: " and its other autosave"}.get(count, f" and its {count} other autosaves")


def to_continue(listed: Iterable[Listed]) -> Listed | None:
    """The game that was played last, as it was when it was left; None if none is unfinished."""
    games = newest_of_each(each for each in listed if each.autosave and each.head is not None)
    return next((each for each in games if each.head is not None and not each.head.over), None)
