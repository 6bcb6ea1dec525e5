"""The front of combat in phases, of which duels and jousts are played so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.rules.grid import Board
from game.rules.kernel.decisions import Answer, Decision, Fault
from game.rules.kernel.dice import Dice
from game.rules.kernel.reckoning import Reckoning
from game.rules.kernel.system import Json, LoadBoard, Result
from game.rules.kernel.tokens import Token
from game.rules.phases import beginning, deciding, menus, refereeing
from game.rules.phases.apply import apply
from game.rules.phases.events import AnyEvent
from game.rules.phases.playing import carry_on
from game.rules.phases.position import Position
from game.rules.phases.recorded import recorded
from game.rules.phases.resolution import Resolution
from game.rules.phases.tables.model import Tables
from game.rules.phases.tokens import tokens
from game.rules.phases.words import words
from game.rules.phases.written.events import read_event, write_event
from game.rules.phases.written.positions import read_position, write_position


class Phases:
    """Answers are short texts and, for bets, numbers. Nothing that a position holds is hidden from anybody."""

    key = "phases"
    version = 1
    levels: tuple[str, ...] = ("scene", "round")
    stretch = "round"
    overlays: tuple[str, ...] = ("squares", "lists")
    dice: tuple[int, ...] = (6, 20)

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def begin(
        self, scenario: Json, board: Board | None, things: Any, seats: Sequence[Json], options: Sequence[str]
    ) -> Position:
        return beginning.begin(scenario, board, things, options, self.tables)

    def owed(self, position: Position) -> tuple[Decision, ...]:
        return deciding.owed(position)

    def menu(self, view: Position, decision: Decision) -> menus.Menu:
        return menus.menu(view, decision, self.tables)

    def faults(self, view: Position, decision: Decision, answer: Answer) -> list[Fault]:
        return deciding.faults(view, decision, answer, self.tables)

    def resolve(self, position: Position, answers: Mapping[str, Answer], dice: Dice) -> list[AnyEvent]:
        owed = {decision.id: decision.about for decision in self.owed(position)}
        resolution = Resolution(position, self.tables, dice)
        if position.result is None:
            carry_on(resolution, {owed[name]: answer for name, answer in answers.items()})
        return resolution.events

    def apply(self, position: Position, event: AnyEvent) -> Position:
        return apply(position, event)

    def copy(self, position: Position) -> Position:
        return position.copy()

    def view(self, position: Position, seat: str) -> Position:
        return position.copy()

    def show(self, event: AnyEvent, seat: str) -> AnyEvent | None:
        return event

    def pass_answer(self, decision: Decision) -> Answer:
        return deciding.pass_answer(decision)

    def result(self, position: Position) -> Result | None:
        return position.result

    def moment(self, position: Position) -> tuple[int, ...]:
        return (position.number, position.round)

    def tokens(self, view: Position) -> list[Token]:
        return tokens(view)

    def words(self, view: Position, event: AnyEvent) -> str:
        return words(view, event)

    def reckoned(self, view: Position, event: AnyEvent) -> tuple[Reckoning, ...]:
        return recorded(view, event)

    def read_position(self, data: Any, load_board: LoadBoard) -> Position:
        return read_position(data, self.tables, load_board)

    def write_position(self, position: Position, *, whole: bool = False) -> Json:
        return write_position(position, whole)

    def referee(self, data: Json) -> Callable[[Position, Decision], Answer]:
        return refereeing.referee(data)

    def read_event(self, data: Any) -> AnyEvent:
        return read_event(data)

    def write_event(self, event: AnyEvent) -> Json:
        return write_event(event)
