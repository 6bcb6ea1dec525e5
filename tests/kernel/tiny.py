"""A fourth rule system, only for tests: two seats guess a die in secret, one of them raises the stake in the open.

A round: both guess (sealed, one group), the die falls, the round's caller says whether the round counts double
(open; he knows the die and his own guess only), the guesses are shown, and whoever is nearer scores.
Three rounds. It proves that the game loop, saves, replays, the referee and simulations ask no system who it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from game.rules.grid import Board
from game.rules.kernel.decisions import Answer, Decision, Fault, Form
from game.rules.kernel.dice import Dice
from game.rules.kernel.reckoning import Reckoning
from game.rules.kernel.system import BadPosition, Json, LoadBoard, Result
from game.rules.kernel.tokens import Token

ROUNDS = 3
HIDDEN = 0


@dataclass(frozen=True)
class Event:
    """`type`: guessed, rolled, called, or scored."""

    type: str
    round: int
    seat: str = ""
    number: int = 0


@dataclass
class Position:
    seats: tuple[str, str]
    round: int = 1
    guesses: dict[str, int] = field(default_factory=dict)
    die: int = 0
    double: bool | None = None
    scores: dict[str, int] = field(default_factory=dict)


class Tiny:
    key = "tiny"
    version = 1
    levels: tuple[str, ...] = ("round",)
    stretch = "round"
    overlays: tuple[str, ...] = ()

    def begin(
        self, scenario: Json, board: Board | None, things: Any, seats: Sequence[Json], options: Sequence[str]
    ) -> Position:
        first, second = (seat["id"] for seat in seats)
        return Position((first, second), scores={first: 0, second: 0})

    def owed(self, position: Position) -> tuple[Decision, ...]:
        if self.result(position):
            return ()
        number = position.round
        if not position.die:
            return tuple(
                Decision(f"guess-{number}-{seat}", "guess", seat, seat, (seat,), f"guesses-{number}")
                for seat in position.seats
            )
        caller = self.caller(position)
        return (Decision(f"call-{number}", "call", caller, caller, position.seats, f"call-{number}", Form.OPEN),)

    def caller(self, position: Position) -> str:
        return position.seats[(position.round - 1) % 2]

    def menu(self, view: Position, decision: Decision) -> list[Answer]:
        return [1, 2, 3, 4, 5, 6] if decision.kind == "guess" else [False, True]

    def faults(self, view: Position, decision: Decision, answer: Answer) -> list[Fault]:
        if any(answer is each or (type(answer) is type(each) and answer == each) for each in self.menu(view, decision)):
            return []
        return [Fault("not_offered", "", f"{answer!r} is not offered; take one of {self.menu(view, decision)}")]

    def resolve(self, position: Position, answers: Mapping[str, Answer], dice: Dice) -> list[Event]:
        number = position.round
        if not position.die:
            guesses = [Event("guessed", number, seat, answers[f"guess-{number}-{seat}"]) for seat in position.seats]
            return [*guesses, Event("rolled", number, number=dice.throw(6))]
        double = answers[f"call-{number}"]
        events = [Event("called", number, self.caller(position), int(double))]
        first, second = position.seats
        off = {seat: abs(position.guesses[seat] - position.die) for seat in position.seats}
        winner = "" if off[first] == off[second] else min(position.seats, key=lambda seat: off[seat])
        return [*events, Event("scored", number, winner, 2 if double else 1)]

    def apply(self, position: Position, event: Event) -> Position:
        if event.round != position.round:
            raise ValueError(f"an event of round {event.round} in round {position.round}")
        if event.type == "guessed":
            position.guesses[event.seat] = event.number
        elif event.type == "rolled":
            position.die = event.number
        elif event.type == "called":
            position.double = bool(event.number)
        else:
            if event.seat:
                position.scores[event.seat] += event.number
            position.round += 1
            position.guesses, position.die, position.double = {}, 0, None
        return position

    def copy(self, position: Position) -> Position:
        return replace(position, guesses=dict(position.guesses), scores=dict(position.scores))

    def view(self, position: Position, seat: str) -> Position:
        guesses = {each: guess if each == seat else HIDDEN for each, guess in position.guesses.items()}
        return replace(self.copy(position), guesses=guesses)

    def show(self, event: Event, seat: str) -> Event | None:
        return replace(event, number=HIDDEN) if event.type == "guessed" and event.seat != seat else event

    def pass_answer(self, decision: Decision) -> Answer:
        return 1 if decision.kind == "guess" else False

    def result(self, position: Position) -> Result | None:
        if position.round <= ROUNDS:
            return None
        best = max(position.scores.values())
        winners = tuple(seat for seat in position.seats if position.scores[seat] == best)
        return Result(winners if len(winners) == 1 else (), "three rounds are played")

    def moment(self, position: Position) -> tuple[int, ...]:
        return (position.round,)

    def tokens(self, view: Position) -> list[Token]:
        return []

    def reckoned(self, view: Position, event: Event) -> tuple[Reckoning, ...]:
        return ()

    def words(self, view: Position, event: Event) -> str:
        return "" if event.type == "guessed" else f"{event.seat or 'nobody'}: {event.type} {event.number}"

    def read_position(self, data: Any, load_board: LoadBoard) -> Position:
        try:
            first, second = data["seats"]
            return Position(
                (first, second),
                data["round"],
                dict(data["guesses"]),
                data["die"],
                data["double"],
                {seat: data["scores"][seat] for seat in (first, second)},
            )
        except (KeyError, TypeError, ValueError) as error:
            raise BadPosition(f"position: {error!r}") from error

    def write_position(self, position: Position, *, whole: bool = False) -> Json:
        return asdict(position)

    def referee(self, data: Json) -> Callable[[Position, Decision], Answer]:
        """`answers`: by the decision's id; what is not there is passed."""
        answers = data.get("answers", {})
        return lambda position, decision: answers.get(decision.id, self.pass_answer(decision))

    def read_event(self, data: Any) -> Event:
        try:
            event = Event(**data)
        except TypeError as error:
            raise ValueError(str(error)) from error
        if event.type not in ("guessed", "rolled", "called", "scored"):
            raise ValueError(f"no event is called {event.type!r}")
        return event

    def write_event(self, event: Event) -> Json:
        return asdict(event)
