"""Reading a save: everything about it is checked before a game is made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from pydantic import ValidationError

from game import json_files, systems
from game.rules.kernel.decisions import Answer
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.system import BadPosition, System
from game.saves.contents import BadContents, Contents, fitting, whole
from game.saves.envelope import FORMAT, Envelope, Head, canonical, digest_of
from game.saves.errors import BROKEN, UPDATE, SaveError, first_fault, in_one_line
from game.saves.files import Unreadable, mark_of, read_bytes
from game.saves.upgrade import upgraded

FindSystem = Callable[[str], System[Any, Any]]


@dataclass(frozen=True, slots=True)
class Saved:
    """All that a save holds. `mark`: of the file's bytes, to know later whether it is still the same.

    `drafts`: answers begun and not handed in, as far as they are still asked for. `watched`: events seen by everybody.
    """

    head: Head
    game: Game[Any, Any]
    drafts: dict[str, Answer]
    watched: int
    mark: str = ""


def read(path: Path, *, find_system: FindSystem = systems.system) -> Game[Any, Any]:
    """The saved game, able to go on where it stopped. Raises SaveError for anything that is not right."""
    return read_all(path, find_system=find_system).game


def read_all(path: Path, *, find_system: FindSystem = systems.system) -> Saved:
    """As `read`, with all else that was kept."""
    data = _bytes(path)
    envelope = _envelope(path, data)
    system = _find(path, envelope, find_system)
    contents = _contents(path, envelope)
    start = _position(path, system, contents.began.start, "start")
    stored = _position(path, system, contents.stands.position, "position")
    events, position = _play_again(path, system, start, (each for part in contents.happened for each in part.events))
    dice = SeededDice(contents.stands.dice.seed, contents.stands.dice.thrown)
    pauses, count = [], 0
    for part in contents.happened:
        count += len(part.events)
        pauses.append(count)
    game = Game(system, seats_of(envelope), start, dice, events=events, position=position, pauses=pauses)
    try:
        if canonical(system.write_position(position, whole=True)) != canonical(
            system.write_position(stored, whole=True)
        ):
            raise SaveError(path, "position", "is not where the events lead from the start")
        _take_pending(path, game, contents.stands.pending, same_rules=envelope.rules == system.version)
        drafts = fitting(contents.stands.drafts, [decision.id for decision in game.owed])
    except SaveError:
        raise
    except Exception as error:  # a position edited by hand can break a rule anywhere
        raise SaveError(path, "position", f"the rules cannot go on from it ({in_one_line(error)})") from error
    return Saved(_head(envelope), game, drafts, min(contents.stands.watched, len(events)), mark_of(data))


def read_head(path: Path) -> Head:
    """What a save says of itself, without making a game of it. Raises SaveError."""
    return _head(_envelope(path, _bytes(path)))


def seats_of(head: Head) -> list[Seat]:
    return [Seat(seat.id, seat.name, seat.player) for seat in head.seats]


def no_maps(name: str) -> NoReturn:
    """Saves carry their boards, so that a changed map does not change a game."""
    raise BadPosition(f"board: names the map {name} instead of holding the board")


def _head(envelope: Envelope) -> Head:
    return Head(**{name: getattr(envelope, name) for name in Head.model_fields})


def _bytes(path: Path) -> bytes:
    try:
        return read_bytes(path)
    except Unreadable as error:
        raise SaveError(path, "", str(error), "choose another save") from error


def _envelope(path: Path, data: bytes) -> Envelope:
    try:
        written = json_files.parse(data)
    except json_files.BadJson as error:
        raise SaveError(path, "", str(error)) from error
    format_ = written.get("format") if isinstance(written, dict) else None
    if not isinstance(format_, int) or isinstance(format_, bool) or format_ < 1:
        raise SaveError(path, "format", "is missing, so this is no saved game", "choose a save of this game")
    if format_ > FORMAT:
        raise SaveError(path, "format", f"is {format_}, and this program reads up to {FORMAT}", UPDATE)
    try:
        written = upgraded(written)
        envelope = Envelope.model_validate(written)
    except BadContents as error:
        raise SaveError(path, error.place, str(error)) from error
    except ValidationError as error:
        place, words = first_fault(error)
        raise SaveError(path, place, words, BROKEN) from error
    if digest_of(written) != envelope.digest:
        raise SaveError(path, "digest", "something in the file has changed since it was written")
    return envelope


def _find(path: Path, head: Head, find_system: FindSystem) -> System[Any, Any]:
    try:
        system = find_system(head.system)
    except systems.UnknownSystem as error:
        raise SaveError(path, "system", str(error), UPDATE) from error
    if head.rules > system.version:
        raise SaveError(path, "rules", f"version {head.rules}, and this program plays {system.version}", UPDATE)
    return system


def _contents(path: Path, envelope: Envelope) -> Contents:
    try:
        return whole(envelope.contents)
    except BadContents as error:
        raise SaveError(path, error.place, str(error)) from error


def _position(path: Path, system: System[Any, Any], data: dict[str, Any], place: str) -> Any:
    try:
        return system.read_position(data, no_maps)
    except BadPosition as error:
        raise SaveError(path, place, in_one_line(error)) from error


def _play_again(
    path: Path, system: System[Any, Any], start: Any, written: Iterable[dict[str, Any]]
) -> tuple[list[Any], Any]:
    """All events, and the position after them."""
    events = []
    position = system.copy(start)
    for number, data in enumerate(written):
        try:
            event = system.read_event(data)
            position = system.apply(position, event)
        except Exception as error:  # applying a doctored event may fail in any way
            raise SaveError(path, f"events.{number}", f"does not fit ({in_one_line(error)})") from error
        events.append(event)
    return events, position


def _take_pending(path: Path, game: Game[Any, Any], pending: dict[str, Any], *, same_rules: bool) -> None:
    """Answers are checked again. Under other rules than they were given for, the seat is asked anew instead."""
    owed = {decision.id: decision for decision in game.owed}
    missing = {decision.seat for decision in owed.values()} - set(game.seats)
    if missing:
        raise SaveError(path, "seats", f"nobody sits at {', '.join(sorted(missing))}")
    for id_, answer in pending.items():
        words = "nobody owes this decision" if id_ not in owed else ""
        if not words:
            words = "; ".join(fault.words for fault in game.answer(owed[id_], answer))
        if words and same_rules:
            raise SaveError(path, f"pending.{id_}", words)
