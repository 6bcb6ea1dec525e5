"""What can still be had of a damaged save: the game up to the last pause before the damage, or, if its last part is
sound, the game as it stood, without what had happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game import json_files, systems
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game
from game.rules.kernel.system import System
from game.saves.contents import BadContents, Began, Happened, Stands, WrittenDice, fitting, opened, stands_of
from game.saves.envelope import FORMAT, MOST_CONTENTS, Head, canonical
from game.saves.files import read_bytes
from game.saves.reading import FindSystem, Saved, no_maps, seats_of
from game.saves.upgrade import upgraded

_PACKED_LINE = re.compile(r'^[ \t]*"([A-Za-z0-9+/]{8,}={0,2})",?[ \t\r]*$', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Salvaged:
    """`saved`: a game that can go on. `moment`: where it stands, one number a level. `all`: nothing is missing.

    `bare`: it begins where it stands, and what had happened is lost.
    `present`: the same game as it stood when it was saved, if that is sound but does not follow on what is.
    """

    saved: Saved
    moment: tuple[int, ...]
    all: bool = False
    bare: bool = False
    present: Salvaged | None = None


def salvage(path: Path, *, find_system: FindSystem = systems.system) -> Salvaged | None:
    """What can be had, or None if that is nothing. The file stays as it is."""
    try:
        texts = _packed(read_bytes(path))
    except Exception:  # whatever it is, no save is in it
        return None
    past, present = (_unless_broken(each, texts, find_system) for each in (_past, _present))
    return replace(past, present=present) if past and not past.all else past or present


def _unless_broken(
    had: Callable[[Sequence[str], FindSystem], Salvaged | None], texts: Sequence[str], find_system: FindSystem
) -> Salvaged | None:
    try:
        return had(texts, find_system)
    except Exception:  # whatever a damaged file does to the rules, there is then nothing to be had
        return None


def _packed(data: bytes) -> Sequence[str]:
    """The packed parts, as far as they can be found in the text."""
    try:
        written = json_files.parse(data)
    except json_files.BadJson:
        text = data.decode("utf-8", "replace")
        return [match[1] for match in _PACKED_LINE.finditer(text)][:MOST_CONTENTS]
    if not isinstance(written, dict):
        return ()
    format_ = written.get("format", FORMAT)
    if isinstance(format_, int) and 1 <= format_ < FORMAT:
        written = upgraded(written)
    elif isinstance(format_, int) and format_ > FORMAT and isinstance(written.get("contents"), str):
        return ()
    contents = written.get("contents")
    return [each for each in contents if isinstance(each, str)] if isinstance(contents, list) else ()


def _past(texts: Sequence[str], find_system: FindSystem) -> Salvaged | None:
    """From the beginning up to the first part that is not sound."""
    parts = opened(texts)
    began = next(parts, None)
    if not isinstance(began, Began):
        return None
    head = Head.model_validate(began.head)
    game = _game(head, began.start, began.dice, find_system)
    stands = None
    try:
        for part in parts:
            if isinstance(part, Stands):
                stands = part
                break
            if not isinstance(part, Happened) or not _go_on(game, part):
                break
    except BadContents:
        pass
    drafts, complete = _take(game, stands) if stands else ({}, False)
    watched = min(stands.watched, len(game.events)) if stands else len(game.events)
    return _salvaged(head, game, drafts, watched, complete)


def _present(texts: Sequence[str], find_system: FindSystem) -> Salvaged | None:
    """The game as it stood, as if it had begun there."""
    stands = stands_of(texts[-1])
    head = Head.model_validate(stands.head)
    game = _game(head, stands.position, stands.dice, find_system)
    drafts, _ = _take(game, stands)
    left = _salvaged(head, game, drafts, 0, False)
    return replace(left, bare=True) if left else None


def _game(head: Head, start: dict[str, Any], dice: WrittenDice, find_system: FindSystem) -> Game[Any, Any]:
    system = find_system(head.system)
    if head.rules > system.version:
        raise ValueError("it is of a newer game")
    return Game(system, seats_of(head), system.read_position(start, no_maps), SeededDice(dice.seed, dice.thrown))


def _salvaged(
    head: Head, game: Game[Any, Any], drafts: dict[str, Any], watched: int, complete: bool
) -> Salvaged | None:
    if {decision.seat for decision in game.owed} - set(game.seats):
        return None
    moment = tuple(game.system.moment(game.position))
    head = head.model_copy(update={"moment": moment, "over": game.result is not None})
    return Salvaged(Saved(head, game, drafts, watched), moment, complete)


def _go_on(game: Game[Any, Any], part: Happened) -> bool:
    """Play the part's events; if one does not fit the game is as it was before the part."""
    system: System[Any, Any] = game.system
    position, events = system.copy(game.position), []
    for data in part.events:
        try:
            event = system.read_event(data)
            position = system.apply(position, event)
        except Exception:  # applying a doctored event may fail in any way
            return False
        events.append(event)
    game.position = position
    game.events.extend(events)
    game.pauses.append(len(game.events))
    return True


def _take(game: Game[Any, Any], stands: Stands) -> tuple[dict[str, Any], bool]:
    """The answers that were in and the drafts, if this is where the game stood; and whether it is."""
    system = game.system
    try:
        stored = system.read_position(stands.position, no_maps)
    except Exception:  # as above
        return {}, False
    here, there = (canonical(system.write_position(each, whole=True)) for each in (game.position, stored))
    if here != there:
        return {}, False
    owed = {decision.id: decision for decision in game.owed}
    taken = [id_ in owed and not game.answer(owed[id_], answer) for id_, answer in stands.pending.items()]
    return fitting(stands.drafts, [decision.id for decision in game.owed]), all(taken)
