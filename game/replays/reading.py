"""Reading a recording from a replay or a save: a bad start is refused, a bad event ends what can be shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

from pydantic import ValidationError

from game import json_files, saves, systems
from game.replays.envelope import FORMAT, KIND, Envelope, Head, Mark
from game.replays.recording import Recording, placed, recording_of
from game.rules.kernel.game import Seat
from game.rules.kernel.reckoning import in_lines
from game.rules.kernel.system import BadPosition, System
from game.saves import files
from game.saves.errors import UPDATE, SaveError, first_fault, in_one_line
from game.saves.reading import FindSystem

BROKEN = "the file is damaged; keep the replay anew, or ask for another copy"


def read(path: Path, *, find_system: FindSystem = systems.system) -> Recording:
    """The recording in a replay file, or of a saved game. Raises SaveError if there is nothing to show."""
    data = _parse(path)
    if not (isinstance(data, dict) and data.get("kind") == KIND):
        return recording_of(saves.read(path, find_system=find_system), _title_of(path))
    envelope = _envelope(path, data)
    try:
        system = find_system(envelope.system)
    except systems.UnknownSystem as error:
        raise SaveError(path, "system", str(error), UPDATE) from error
    if envelope.rules > system.version:
        raise SaveError(path, "rules", f"version {envelope.rules}, and this program plays {system.version}", UPDATE)
    try:
        start = system.read_position(envelope.start, _no_maps)
    except BadPosition as error:
        raise SaveError(path, "start", in_one_line(error), BROKEN) from error
    events, fault = _good_events(system, start, envelope)
    seats = tuple(Seat(seat.id, seat.name, seat.player) for seat in envelope.seats)
    return Recording(system, envelope.title, seats, start, tuple(events), envelope.over, fault)


def read_head(path: Path) -> Head:
    """What a replay says of itself. Raises SaveError."""
    envelope = _envelope(path, _parse(path))
    return Head(**{name: getattr(envelope, name) for name in Head.model_fields})


def _parse(path: Path) -> Any:
    try:
        return json_files.parse(files.read_bytes(path))
    except (files.Unreadable, json_files.BadJson) as error:
        raise SaveError(path, "", str(error), "choose a replay or a save of this game") from error


def _envelope(path: Path, data: Any) -> Envelope:
    if not (isinstance(data, dict) and data.get("kind") == KIND):
        raise SaveError(path, "kind", "is missing, so this is no replay", "choose a replay of this game")
    format_ = data.get("format")
    if not isinstance(format_, int) or isinstance(format_, bool) or format_ < 1:
        raise SaveError(path, "format", "is missing", BROKEN)
    if format_ > FORMAT:
        raise SaveError(path, "format", f"is {format_}, and this program reads up to {FORMAT}", UPDATE)
    try:
        return Envelope.model_validate(data)
    except ValidationError as error:
        place, words = first_fault(error)
        raise SaveError(path, place, words, BROKEN) from error


def _title_of(path: Path) -> str:
    return saves.read_head(path).title or path.stem


def _no_maps(name: str) -> NoReturn:
    """Replays carry their boards, so that a changed map does not change what happened."""
    raise BadPosition(f"board: names the map {name} instead of holding the board")


def _good_events(system: System[Any, Any], start: Any, envelope: Envelope) -> tuple[list[Any], str]:
    """The events up to the first that does not fit, and why there are no more of them."""
    marks = {mark.after: mark for mark in envelope.marks}
    if 0 not in marks or max(marks) != len(envelope.events):
        return [], "The places where the figures stood are missing from the file."
    events: list[Any] = []
    position = system.copy(start)
    good = 0
    """So many events are known to have led where they should."""
    for number in range(len(envelope.events) + 1):
        try:
            if number:
                event = system.read_event(envelope.events[number - 1])
                system.words(position, event)
                in_lines(system.reckoned(position, event))
                position = system.apply(position, event)
                system.moment(position)
                events.append(event)
            if number in marks:
                _compare(system, position, marks[number])
                good = number
        except _Elsewhere as error:
            return events[:good], f"What follows does not lead to where it led when it was played: {error}."
        except Exception as error:  # an event changed by hand may fail in any way
            return events, f"Event {number} of {len(envelope.events)} does not fit: {in_one_line(error)}."
    return events, ""


class _Elsewhere(Exception):
    """A figure is not where it was."""


def _compare(system: System[Any, Any], position: Any, mark: Mark) -> None:
    now = placed(system, position)
    for name in sorted({*now, *mark.figures}):
        then, here = mark.figures.get(name, "nowhere"), now.get(name, "nowhere")
        if then != here:
            raise _Elsewhere(f"{name} was at {then} and would now be at {here}")
