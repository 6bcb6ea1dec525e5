"""The referee: one position and its answers in, the events of one turn and the position after it out."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

from game import json_files, systems
from game.rules.kernel.decisions import Decision
from game.rules.kernel.dice import ConstantDice, Dice, ListedDice, OutOfDice, SeededDice
from game.rules.kernel.system import BadPosition, LoadBoard, System
from game.systems import UnknownSystem

__all__ = ["FORMAT", "BadPosition", "read", "referee", "run"]

FORMAT = 1
TYPE = "type"
"""A key that the last line of an answer has, so that it may stand in a position that is fed back in."""


def read(source: Path | BinaryIO) -> dict[str, Any]:
    """A written position. Raises BadPosition for what is no JSON object."""
    try:
        return _object(json_files.read(source))
    except json_files.BadJson as error:
        raise BadPosition(str(error)) from error


def run(position: dict[str, Any]) -> list[dict[str, Any]]:
    """The events of the turn as written, then the position after it. Raises BadPosition."""
    data = _object(position)
    form = data.get("format")
    if not _whole(form) or form != FORMAT:
        raise BadPosition(f"format: {_shown(form)}, and this program reads {FORMAT}")
    key = data.get("system", systems.keys()[0])
    try:
        system = systems.system(key) if isinstance(key, str) else None
    except UnknownSystem as error:
        raise BadPosition(f"system: {error}") from error
    if system is None:
        raise BadPosition(f"system: {_shown(key)} is no name; known: {', '.join(systems.keys())}")
    return referee(system, data, _load_board)


def referee(system: System[Any, Any], data: Mapping[str, Any], load_board: LoadBoard) -> list[dict[str, Any]]:
    """As `run`, for a system in hand: asks for what is owed until the stretch that the system names is over."""
    written = {key: value for key, value in data.items() if key != TYPE}
    dice = _Checked(_dice(data.get("dice"), data.get("seed")))
    position = system.read_position(written, load_board)
    answer = system.referee(written)
    level = system.levels.index(system.stretch) + 1
    began = system.moment(position)[:level]
    lines: list[dict[str, Any]] = []
    while system.result(position) is None and system.moment(position)[:level] == began:
        answers = _answers(system, position, answer)
        try:
            events = system.resolve(position, answers, dice)
        except OutOfDice as error:
            raise BadPosition(f"dice: {error}; list more") from error
        for event in events:
            position = system.apply(position, event)
            lines.append(system.write_event(event))
        if not events:
            raise BadPosition("nothing can happen in this position")
    return [*lines, {"type": "position", **system.write_position(position)}]


def _answers(system: System[Any, Any], position: Any, answer: Callable[[Any, Decision], Any]) -> dict[str, Any]:
    """The answers to all that is owed. Raises BadPosition with every fault of any of them."""
    answers: dict[str, Any] = {}
    wrong: list[str] = []
    for decision in system.owed(position):
        answers[decision.id] = given = answer(position, decision)
        for fault in system.faults(system.view(position, decision.seat), decision, given):
            place = f"{decision.kind} of {decision.about}" + (f", {fault.place}" if fault.place else "")
            wrong.append(f"{place}: {fault.words}")
    if wrong:
        raise BadPosition("; ".join(wrong))
    return answers


class _Checked:
    """Dice written down beforehand must fit the dice that are rolled."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def throw(self, sides: int) -> int:
        face = self._dice.throw(sides)
        if face > sides:
            raise BadPosition(f"dice: a {face} where a die of {sides} sides is rolled")
        return face


def _dice(dice: Any, seed: Any) -> Dice:
    if dice is None:
        if seed is not None and not _whole(seed):
            raise BadPosition(f"seed: {_shown(seed)} is no whole number")
        return SeededDice(seed or 0)
    if isinstance(dice, list):
        return ListedDice([_face(face, f"dice.{place}") for place, face in enumerate(dice)])
    return ConstantDice(_face(dice, "dice"))


def _face(face: Any, place: str) -> int:
    if not _whole(face) or face < 1:
        raise BadPosition(f"{place}: {_shown(face)} is no face of a die; write null, a face, or a list of faces")
    return int(face)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _object(data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadPosition(f"a position is an object {{...}}, not {_shown(data)}")
    return data


def _shown(value: Any) -> str:
    text = json.dumps(value, default=str)
    return text if len(text) <= 40 else text[:40] + "..."


def _load_board(name: str) -> tuple[Any, Any]:
    from game.maps import MapError, load_board

    try:
        return load_board(name)
    except MapError as error:
        more = f" (and {len(error.faults) - 1} more; see `check`)" if len(error.faults) > 1 else ""
        raise BadPosition(f"board.map: {error.faults[0]}{more}") from error
