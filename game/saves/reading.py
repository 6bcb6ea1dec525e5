"""Reading a save: everything about it is checked before a game is made of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from pydantic import ValidationError

from game import json_files, systems
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.system import BadPosition, System
from game.saves.envelope import FORMAT, BadContents, Contents, Envelope, Head, canonical, unpack
from game.saves.errors import BROKEN, SaveError, first_fault, in_one_line
from game.saves.upgrade import upgraded

FindSystem = Callable[[str], System[Any, Any]]

UPDATE = "update the game to load it"


def read(path: Path, *, find_system: FindSystem = systems.system) -> Game[Any, Any]:
    """The saved game, able to go on where it stopped. Raises SaveError for anything that is not right."""
    envelope = _read_envelope(path)
    system = _find(path, envelope, find_system)
    contents = _read_contents(path, envelope)
    start = _read_position(path, system, contents.start, "start")
    stored = _read_position(path, system, contents.position, "position")
    events, position = _play_again(path, system, start, contents.events)
    seats = [Seat(seat.id, seat.name, seat.player) for seat in envelope.seats]
    dice = SeededDice(contents.dice.seed, contents.dice.thrown)
    game = Game(system, seats, start, dice, events=events, position=position)
    try:
        if canonical(system.write_position(position, whole=True)) != canonical(
            system.write_position(stored, whole=True)
        ):
            raise SaveError(path, "position", "is not where the events lead from the start")
        _take_pending(path, game, contents.pending, same_rules=envelope.rules == system.version)
    except SaveError:
        raise
    except Exception as error:  # a position edited by hand can break a rule anywhere
        raise SaveError(path, "position", f"the rules cannot go on from it ({in_one_line(error)})") from error
    return game


def read_head(path: Path) -> Head:
    """What a save says of itself, without making a game of it. Raises SaveError."""
    envelope = _read_envelope(path)
    return Head(**{name: getattr(envelope, name) for name in Head.model_fields})


def _read_envelope(path: Path) -> Envelope:
    try:
        data = json_files.read(path)
    except json_files.BadJson as error:
        raise SaveError(path, "", str(error)) from error
    format_ = data.get("format") if isinstance(data, dict) else None
    if not isinstance(format_, int) or isinstance(format_, bool) or format_ < 1:
        raise SaveError(path, "format", "is missing, so this is no saved game", "choose a save of this game")
    if format_ > FORMAT:
        raise SaveError(path, "format", f"is {format_}, and this program reads up to {FORMAT}", UPDATE)
    try:
        return Envelope.model_validate(upgraded(data))
    except ValidationError as error:
        _wrong(path, error)


def _find(path: Path, head: Head, find_system: FindSystem) -> System[Any, Any]:
    try:
        system = find_system(head.system)
    except systems.UnknownSystem as error:
        raise SaveError(path, "system", str(error), UPDATE) from error
    if head.rules > system.version:
        raise SaveError(path, "rules", f"version {head.rules}, and this program plays {system.version}", UPDATE)
    return system


def _read_contents(path: Path, envelope: Envelope) -> Contents:
    try:
        return Contents.model_validate(unpack(envelope.contents))
    except BadContents as error:
        raise SaveError(path, "contents", str(error)) from error
    except ValidationError as error:
        _wrong(path, error, "contents.")


def _wrong(path: Path, error: ValidationError, before: str = "") -> NoReturn:
    place, words = first_fault(error)
    raise SaveError(path, before + place, words, BROKEN) from error


def _read_position(path: Path, system: System[Any, Any], data: dict[str, Any], place: str) -> Any:
    try:
        return system.read_position(data, _no_maps)
    except BadPosition as error:
        raise SaveError(path, place, in_one_line(error)) from error


def _no_maps(name: str) -> NoReturn:
    """Saves carry their boards, so that a changed map does not change a game."""
    raise BadPosition(f"board: names the map {name} instead of holding the board")


def _play_again(
    path: Path, system: System[Any, Any], start: Any, written: list[dict[str, Any]]
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
