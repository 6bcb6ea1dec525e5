"""Writing a save: first beside the old one, then read back, and only then put in its place."""

from __future__ import annotations

import hashlib
import json
from datetime import datetime
from pathlib import Path
from typing import Any

from game import systems
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game
from game.saves.contents import Circumstances, pack, parts_of
from game.saves.envelope import Head, WrittenSeat, canonical, picture_of, sealed
from game.saves.errors import UNTOUCHED, ChangedMeanwhile, SaveError, cannot_write, in_one_line
from game.saves.files import mark_of, mark_of_file
from game.saves.reading import FindSystem, Saved, read_all
from game.version import program_version
from game.whole_files import part_beside, put_in_place, put_where_nothing_is

MOST_TITLE = 120
MOST_PLACE = 120
ELSEWHERE = f"{UNTOUCHED}; save somewhere else"
NOWHERE = ""
"""The mark of a file that is not there."""
PLAIN = Circumstances()


def write(
    path: Path,
    game: Game[Any, Any],
    *,
    title: str,
    saved_at: datetime,
    circumstances: Circumstances = PLAIN,
    replacing: str | None = None,
    find_system: FindSystem = systems.system,
) -> str:
    """Save `game` at `path`, in the place of what was there; returns the new file's mark.

    `saved_at` knows its time zone. `replacing`: the mark of the only file that may be replaced, NOWHERE for none.
    Raises SaveError, ChangedMeanwhile if there is another file than may be replaced; the older file is then as it was.
    """
    data = written(game, title=title, saved_at=saved_at, circumstances=circumstances).encode("ascii")
    try:
        with part_beside(path, data) as part:
            _compare(part, path, game, find_system)
            if replacing == NOWHERE:
                put_where_nothing_is(part, path)
            else:
                if replacing is not None and mark_of_file(path) not in (replacing, NOWHERE):
                    raise _changed(path)
                put_in_place(part, path)
        if path.read_bytes() != data:
            raise SaveError(path, "", "is not what was written to it", "save somewhere else")
    except FileExistsError as error:
        if replacing != NOWHERE or not path.parent.is_dir():
            raise cannot_write(path, error) from error
        raise _changed(path) from error
    except OSError as error:
        raise cannot_write(path, error) from error
    return mark_of(data)


def _changed(path: Path) -> ChangedMeanwhile:
    return ChangedMeanwhile(path, "", "another window has saved there meanwhile", f"{UNTOUCHED}; take another name")


def written(game: Game[Any, Any], *, title: str, saved_at: datetime, circumstances: Circumstances = PLAIN) -> str:
    """The text of a save."""
    system = game.system
    head = Head(
        program=program_version(),
        system=system.key,
        rules=system.version,
        title=_clean(title)[:MOST_TITLE],
        place=_clean(circumstances.place)[:MOST_PLACE],
        saved_at=saved_at,
        game=game_id(game),
        moment=tuple(system.moment(game.position)),
        over=game.result is not None,
        seats=tuple(WrittenSeat(id=seat.id, name=seat.name, player=seat.player) for seat in game.seats.values()),
        picture=picture_of(circumstances.picture),
    )
    contents = [pack(part) for part in parts_of(game, head, circumstances)]
    data = sealed({**head.model_dump(mode="json"), "contents": contents})
    # What is long comes last, so that of a cut file as much as can be is left.
    return json.dumps({"note": head.note, "format": head.format, "digest": data["digest"], **data}, indent=1) + "\n"


def game_id(game: Game[Any, Any]) -> str:
    """The same for all saves of one game: made of how it began."""
    seed = game.dice.seed if isinstance(game.dice, SeededDice) else 0
    start = game.system.write_position(game.start, whole=True)
    began = [game.system.key, sorted(game.seats), seed, start]
    return hashlib.sha256(canonical(began)).hexdigest()[:12]


def _clean(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable()).strip()


def _compare(part: Path, path: Path, game: Game[Any, Any], find_system: FindSystem) -> None:
    try:
        again = read_all(part, find_system=find_system)
    except SaveError as error:
        raise SaveError(
            path, error.place, f"what was written cannot be read again ({in_one_line(error)})", ELSEWHERE
        ) from error
    if _told(again, again.game) != _told(again, game):
        raise SaveError(path, "", "what was written reads as another game", ELSEWHERE)


def _told(saved: Saved, game: Game[Any, Any]) -> bytes:
    """All that matters of a game, in one spelling."""
    return canonical(parts_of(game, saved.head, Circumstances(saved.drafts, saved.watched)))
