"""The front of a rule system: all that the game loop, saves, screens and computers know of one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from game.rules.grid import Board
from game.rules.kernel.decisions import Answer, Decision, Fault
from game.rules.kernel.dice import Dice
from game.rules.kernel.reckoning import Reckoning
from game.rules.kernel.tokens import Token

P = TypeVar("P")
"""A system's position."""
E = TypeVar("E")
"""A system's event."""

Json = dict[str, Any]
LoadBoard = Callable[[str], tuple[Board, Any]]
"""From a map's name to its board and whatever else the system's overlay reads of it."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `winners`: sides; none is a draw."""

    winners: tuple[str, ...]
    reason: str


class BadPosition(Exception):
    """A written position cannot be read; the message says where and what would be right, in one line."""


class System(Protocol[P, E]):
    key: str
    version: int
    levels: tuple[str, ...]
    """Its words for stretches of time, longest first: turn, step."""
    stretch: str
    """The one of them that the referee plays through."""
    overlays: tuple[str, ...]
    dice: tuple[int, ...]
    """The sides of the dice it rolls."""

    def begin(
        self, scenario: Json, board: Board | None, things: Any, seats: Sequence[Json], options: Sequence[str]
    ) -> P:
        """The position before anything has happened; `resolve` with no answers then sets up.

        Raises BadPosition, also where the system cannot do without a board.
        """

    def owed(self, position: P) -> tuple[Decision, ...]:
        """Every decision that must be answered before `resolve` goes on; of one group."""

    def menu(self, view: P, decision: Decision) -> Any:
        """What can be answered, in the system's own terms, for its screens and computers."""

    def faults(self, view: P, decision: Decision, answer: Answer) -> list[Fault]:
        """All that is wrong with the form of an answer."""

    def resolve(self, position: P, answers: Mapping[str, Answer], dice: Dice) -> list[E]:
        """Go on to the next owed decision. The position is left as it was."""

    def apply(self, position: P, event: E) -> P:
        """Change the position by one event and return it."""

    def copy(self, position: P) -> P: ...

    def view(self, position: P, seat: str) -> P:
        """The position as that seat may see it."""

    def show(self, event: E, seat: str) -> E | None:
        """The event as that seat may see it while the game goes on; None if not at all."""

    def pass_answer(self, decision: Decision) -> Answer:
        """An answer that is always legal and does as little as possible."""

    def result(self, position: P) -> Result | None: ...

    def moment(self, position: P) -> tuple[int, ...]:
        """Where the position stands in time, one number a level."""

    def tokens(self, view: P) -> list[Token]: ...

    def words(self, view: P, event: E) -> str:
        """A sentence for the log; empty for an event that needs none."""

    def reckoned(self, view: P, event: E) -> tuple[Reckoning, ...]:
        """What each throw that an event tells of needed, for the log: the lists that were announced before it."""

    def read_position(self, data: Any, load_board: LoadBoard) -> P:
        """Raises BadPosition."""

    def write_position(self, position: P, *, whole: bool = False) -> Json:
        """As read; `whole` writes the board out even if it came from a map."""

    def referee(self, data: Json) -> Callable[[P, Decision], Answer]:
        """Who answers for everybody in a position written with its answers. Raises BadPosition."""

    def read_event(self, data: Any) -> E:
        """Raises ValueError."""

    def write_event(self, event: E) -> Json: ...
