"""Which of the saved games is meant."""

from __future__ import annotations

from collections.abc import Iterable

from game.saves import Listed


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


def to_continue(listed: Iterable[Listed]) -> Listed | None:
    """The game that was played last, as it was when it was left; None if none is unfinished."""
    games = newest_of_each(each for each in listed if each.autosave and each.head is not None)
    return next((each for each in games if each.head is not None and not each.head.over), None)
