"""The front of Swashbuckler: what the game loop, saves, screens and computers know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.rules.grid import Board
from game.rules.kernel.decisions import Answer, Decision, Fault, Form
from game.rules.kernel.dice import Dice
from game.rules.kernel.reckoning import Reckoning
from game.rules.kernel.system import BadPosition, Json, LoadBoard, Result
from game.rules.kernel.tokens import Token
from game.rules.swashbuckler import beginning, menus, refereeing, seeing
from game.rules.swashbuckler.apply import apply
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.events import Event
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.position import Phase, Position
from game.rules.swashbuckler.reckoning.recorded import recorded
from game.rules.swashbuckler.resolution import Resolution
from game.rules.swashbuckler.setting_up import profile_faults
from game.rules.swashbuckler.tokens import tokens
from game.rules.swashbuckler.turn import carry_on
from game.rules.swashbuckler.words import words
from game.rules.swashbuckler.writing import parse_plot
from game.rules.swashbuckler.written.events import read_event, write_event
from game.rules.swashbuckler.written.positions import read_position, write_position

PROFILE, PLOT, REPLOT = "profile", "plot", "replot"


class Swashbuckler:
    """A decision is about one fighter, and all of a moment open together.

    A plot is a text (R5.3), a profile the boxes of each part of the body (R4.1).
    """

    key = "swashbuckler"
    version = 1
    levels: tuple[str, ...] = ("turn", "step")
    stretch = "turn"
    overlays: tuple[str, ...] = ("squares",)
    dice: tuple[int, ...] = (6,)

    def __init__(self, card: Card) -> None:
        self.card = card

    def begin(
        self, scenario: Json, board: Board | None, things: Any, seats: Sequence[Json], options: Sequence[str]
    ) -> Position:
        if board is None:
            raise BadPosition("scenario: a fight needs a map")
        return beginning.begin(scenario, board, things, options, self.card)

    def owed(self, position: Position) -> tuple[Decision, ...]:
        """Profiles of the rolled, plots of all who have a box to write in, or re-plots after a step (R12.3)."""
        if position.phase is Phase.SET_UP:
            names = [name for name, fighter in sorted(position.fighters.items()) if fighter.unshared]
            return tuple(self._decision(position, PROFILE, name) for name in names)
        if position.phase is Phase.PLOTTING:
            names = [fighter.id for fighter in position.in_order() if fighter.plot.free_from(0) <= BOXES]
            return tuple(self._decision(position, PLOT, name) for name in names)
        if position.phase is Phase.REPLOTTING:
            return tuple(self._decision(position, REPLOT, name) for name in sorted(position.replotting))
        return ()

    def _decision(self, position: Position, kind: str, fighter: str) -> Decision:
        group = f"{kind}:{position.turn}.{position.step}"
        seat = position.fighters[fighter].seat
        return Decision(f"{group}:{fighter}", kind, seat, fighter, (seat,), group, Form.SEALED)

    def menu(self, view: Position, decision: Decision) -> menus.Menu:
        return menus.menu(view, decision.about, self.card)

    def forecast(self, view: Position, decision: Decision, answer: str) -> list[menus.Foreseen]:
        """What the plot would come to if nobody else stirred (R5.6)."""
        return menus.forecast(view, decision.about, answer, self.card)

    def faults(self, view: Position, decision: Decision, answer: Answer) -> list[Fault]:
        if decision.kind == PROFILE:
            return profile_faults(view.fighters[decision.about], answer, self.card)
        return parse_plot(answer, view.fighters[decision.about], view, self.card).faults

    def resolve(self, position: Position, answers: Mapping[str, Answer], dice: Dice) -> list[Event]:
        owed = {decision.id: decision.about for decision in self.owed(position)}
        resolution = Resolution(position, self.card, dice)
        if position.phase is not Phase.OVER:
            carry_on(resolution, {owed[name]: answer for name, answer in answers.items()})
        return resolution.events

    def apply(self, position: Position, event: Event) -> Position:
        return apply(position, event)

    def copy(self, position: Position) -> Position:
        return position.copy()

    def view(self, position: Position, seat: str) -> Position:
        return seeing.view(position, seat)

    def show(self, event: Event, seat: str) -> Event | None:
        return seeing.show(event, seat)

    def pass_answer(self, decision: Decision) -> Answer:
        """Rests throughout; after a stun, the plot as it stands; a profile as the program shares it out."""
        return {} if decision.kind == PROFILE else ""

    def result(self, position: Position) -> Result | None:
        return position.result

    def moment(self, position: Position) -> tuple[int, ...]:
        return (position.turn, position.step)

    def tokens(self, view: Position) -> list[Token]:
        return tokens(view)

    def words(self, view: Position, event: Event) -> str:
        return words(view, event)

    def reckoned(self, view: Position, event: Event) -> tuple[Reckoning, ...]:
        return recorded(view, event, self.card)

    def read_position(self, data: Any, load_board: LoadBoard) -> Position:
        return read_position(data, self.card, load_board)

    def write_position(self, position: Position, *, whole: bool = False) -> Json:
        return write_position(position, whole)

    def referee(self, data: Json) -> Callable[[Position, Decision], Answer]:
        return refereeing.referee(data)

    def read_event(self, data: Any) -> Event:
        return read_event(data)

    def write_event(self, event: Event) -> Json:
        return write_event(event)
