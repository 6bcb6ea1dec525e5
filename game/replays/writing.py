"""Writing a replay: beside, read back, and only then in its place; never over another file."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path

from game import systems, whole_files
from game.replays.envelope import Head
from game.replays.reading import read
from game.replays.recording import Recording, marks_of
from game.saves.envelope import WrittenSeat
from game.saves.errors import SaveError, cannot_write, in_one_line
from game.saves.reading import FindSystem
from game.version import program_version

MOST_TITLE = 120


def write(path: Path, recording: Recording, *, kept_at: datetime, find_system: FindSystem = systems.system) -> None:
    """Put a recording in a file where none is. `kept_at` knows its time zone. Raises SaveError."""
    data = written(recording, kept_at=kept_at).encode("ascii")
    try:
        with whole_files.part_beside(path, data) as part:
            _read_back(part, path, recording, find_system)
            whole_files.put_where_nothing_is(part, path)
    except OSError as error:
        if isinstance(error, FileExistsError) and os.path.lexists(path):
            raise SaveError(path, "", "is there already", "choose another name") from error
        raise cannot_write(path, error) from error


def written(recording: Recording, *, kept_at: datetime) -> str:
    """The text of a replay: one line for each event and each mark."""
    system = recording.system
    position = system.copy(recording.start)
    for event in recording.events:
        position = system.apply(position, event)
    clean = "".join(letter for letter in recording.title if letter.isprintable()).strip()
    head = Head(
        program=program_version(),
        system=system.key,
        rules=system.version,
        title=clean[:MOST_TITLE],
        kept_at=kept_at,
        moment=tuple(system.moment(position)),
        over=recording.over,
        seats=tuple(WrittenSeat(id=seat.id, name=seat.name, player=seat.player) for seat in recording.seats),
    )
    marks = marks_of(system, recording.start, recording.events)
    parts = [f"{_line(name)}: {_line(value)}" for name, value in head.model_dump(mode="json").items()]
    parts.append(f'"start": {_line(system.write_position(recording.start, whole=True))}')
    parts.append(_lines("events", [system.write_event(event) for event in recording.events]))
    parts.append(_lines("marks", [mark.model_dump(mode="json") for mark in marks]))
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _line(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _lines(name: str, values: list[object]) -> str:
    return f'"{name}": [\n' + ",\n".join(map(_line, values)) + "\n]"


def _read_back(part: Path, path: Path, recording: Recording, find_system: FindSystem) -> None:
    try:
        again = read(part, find_system=find_system)
    except SaveError as error:
        raise SaveError(path, error.place, f"cannot be read again ({in_one_line(error)})", "keep it again") from error
    if again.fault or len(again.events) != len(recording.events):
        raise SaveError(path, "events", f"read as another game ({again.fault})", "keep it again")
