"""Who is next: worked out from what the game owes and who sits where. It knows no screen and no window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.rules.kernel.decisions import Answer, Decision, Fault
from game.rules.kernel.game import Game
from game.rules.kernel.system import Result


@dataclass(frozen=True, slots=True)
class HandOver:
    """The machine must go to this seat's player before anything of his is shown."""

    seat: str


@dataclass(frozen=True, slots=True)
class Decide:
    """A human seat decides. `drafts`: answers it has begun, or taken back and may change, by decision."""

    seat: str
    decisions: tuple[Decision, ...]
    drafts: Mapping[str, Answer] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Compute:
    """Computer seats decide, out of sight."""

    decisions: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class Resolve:
    """All answers are in."""


@dataclass(frozen=True, slots=True)
class Watch:
    """Events `start` up to but without `stop` have happened and are shown to everybody."""

    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class Over:
    result: Result


Next = HandOver | Decide | Compute | Resolve | Watch | Over


class Flow:
    """One game from decision to decision.

    `holder`: the human seat that has the machine to itself, None while everybody may look.
    `watched`: so many events have been shown; all, unless a save tells otherwise.
    `drafts`: answers begun and not handed in, or taken back, by decision; not checked, and secret as answers are.
    `opening`: the position in which the first decisions were owed, after the first `opened` events.
    """

    def __init__(
        self, game: Game[Any, Any], *, drafts: Mapping[str, Answer] | None = None, watched: int | None = None
    ) -> None:
        self.game = game
        self.holder: str | None = None
        self.watched = len(game.events) if watched is None else min(watched, len(game.events))
        self._wanted: str | None = None
        self.drafts: dict[str, Answer] = dict(drafts or {})
        self.opened, self.opening = opening(game)
        shown = {token.id for token in game.system.tokens(self.opening) if token.figure}
        self._figures: dict[str, set[str]] = {}
        for decision in game.system.owed(self.opening):
            self._figures.setdefault(decision.seat, set()).update({decision.about} & shown)

    # What is next

    def next(self) -> Next:
        game = self.game
        if self.watched < len(game.events):
            return Watch(self.watched, len(game.events))
        if game.result is not None:
            return Over(game.result)
        owed = game.owed
        people = [decision for decision in owed if game.seats[decision.seat].human]
        if people:
            return self._ask(people)
        if owed:
            return Compute(owed)
        return Resolve()

    def _ask(self, people: list[Decision]) -> Next:
        seats = [seat for seat in self.game.seats if any(decision.seat == seat for decision in people)]
        first = next((seat for seat in (self._wanted, self.holder) if seat in seats), seats[0])
        decisions = tuple(decision for decision in people if decision.seat == first)
        if self._must_hand_over(first, decisions):
            return HandOver(first)
        drafts = {each.id: self.drafts[each.id] for each in decisions if each.id in self.drafts}
        return Decide(first, decisions, drafts)

    def _must_hand_over(self, seat: str, decisions: tuple[Decision, ...]) -> bool:
        """Whether somebody else who still plays could see what he may not."""
        if seat == self.holder:
            return False
        others = [
            each.id for each in self.game.seats.values() if each.human and each.id != seat and self.plays(each.id)
        ]
        return any(other not in decision.audience for other in others for decision in decisions)

    def plays(self, seat: str) -> bool:
        """Whether a seat still has a figure on the board; a seat of which none are known is taken to have one."""
        figures = self._figures.get(seat)
        if not figures:
            return True
        tokens = self.game.system.tokens(self.game.position)
        return any(token.id in figures and token.squares for token in tokens if token.figure)

    # What players do

    def take_over(self, seat: str) -> None:
        """The seat's player has the machine and says so."""
        self.holder = seat

    def draft(self, decision: Decision, answer: Answer) -> None:
        """Keep what a seat has written so far."""
        self.drafts[decision.id] = answer

    def commit(self, seat: str, answers: Mapping[str, Answer]) -> dict[str, list[Fault]]:
        """Take a seat's answers, by decision: all, or none if any has faults, which are returned."""
        owed = {decision.id: decision for decision in self.game.owed if decision.seat == seat}
        view = self.game.view(seat)
        faults = {
            name: found
            for name, answer in answers.items()
            if (found := self.game.system.faults(view, owed[name], answer))
        }
        if faults:
            return faults
        for name, answer in answers.items():
            self.game.answer(owed[name], answer)
            self.drafts.pop(name, None)
        self._wanted = None
        return {}

    @property
    def can_reopen(self) -> tuple[str, ...]:
        """Human seats that have answered and may still change their minds, as others have not."""
        if not self.game.owed:
            return ()
        asked = self.game.system.owed(self.game.position)
        seats = {decision.seat for decision in asked if decision.id in self.game.pending}
        return tuple(seat.id for seat in self.game.seats.values() if seat.human and seat.id in seats)

    def reopen(self, seat: str) -> None:
        """Take a seat's answers back; its player is handed the machine next, with what he had answered."""
        for decision in self.game.system.owed(self.game.position):
            if decision.seat == seat and decision.id in self.game.pending:
                self.drafts[decision.id] = self.game.reopen(decision)
        self._wanted = seat
        self.holder = None

    def resolve(self) -> None:
        """Go on to the next owed decision; what happens is to be watched."""
        self.game.advance()
        self.drafts.clear()

    def have_watched(self) -> None:
        """Everybody has seen all there is; from now on everybody may look."""
        self.watched = len(self.game.events)
        self.holder = None


def opening(game: Game[Any, Any]) -> tuple[int, Any]:
    """How many events had happened, and the position, when the first decisions were owed: everybody is in his place."""
    system = game.system
    position = system.copy(game.start)
    for number, event in enumerate(game.events):
        if system.owed(position):
            return number, position
        position = system.apply(position, event)
    return len(game.events), position
