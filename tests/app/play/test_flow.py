"""Who is next: hand-overs worked out from audiences, computers out of sight, nobody asked who is out of the game."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.app.play.flow import Compute, Decide, Flow, HandOver, Over, Resolve, Watch
from game.rules.kernel.decisions import Decision, Form
from game.rules.kernel.dice import ListedDice
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.tokens import Token
from tests.kernel.tiny import Position, Tiny


class TinyWithFigures(Tiny):
    """Each seat has a figure, until it is taken off; who has none owes nothing any more."""

    def __init__(self) -> None:
        self.gone: set[str] = set()

    def tokens(self, view: Position) -> list[Token]:
        return [Token(seat, "man", ("A1",), 0, figure=True) for seat in view.seats if seat not in self.gone]

    def owed(self, position: Position) -> tuple[Decision, ...]:
        return tuple(each for each in super().owed(position) if each.seat not in self.gone)


def flow_of(*players: str, system: Tiny | None = None, dice: Iterable[int] = (3, 3, 3)) -> Flow:
    system = system or Tiny()
    seats = [Seat(name, name.capitalize(), player) for name, player in zip("ab", players, strict=True)]
    start = system.begin({}, None, None, [{"id": seat.id} for seat in seats], [])
    return Flow(Game(system, seats, start, ListedDice(list(dice))))


def guess(flow: Flow, seat: str, number: int = 3) -> dict[str, list]:
    decision = next(each for each in flow.game.owed if each.seat == seat)
    return flow.commit(seat, {decision.id: number})


def test_two_people_a_hand_over_before_each_of_them():
    flow = flow_of("human", "human")
    assert flow.next() == HandOver("a")
    flow.take_over("a")
    now = flow.next()
    assert isinstance(now, Decide)
    assert (now.seat, [each.id for each in now.decisions]) == ("a", ["guess-1-a"])
    guess(flow, "a")
    assert flow.next() == HandOver("b")
    flow.take_over("b")
    guess(flow, "b")
    assert flow.next() == Resolve()


def test_one_person_among_computers_never_hands_over():
    flow = flow_of("human", "careful")
    assert isinstance(flow.next(), Decide)
    guess(flow, "a")
    now = flow.next()
    assert isinstance(now, Compute)
    assert [each.seat for each in now.decisions] == ["b"]


def test_people_are_asked_before_computers_wherever_they_sit():
    flow = flow_of("careful", "human")
    now = flow.next()
    assert isinstance(now, Decide)
    assert now.seat == "b"


def test_what_happened_is_watched_by_all_and_then_nobody_holds_the_machine():
    flow = flow_of("human", "human")
    for seat in "ab":
        flow.take_over(seat)
        guess(flow, seat)
    flow.resolve()
    assert flow.next() == Watch(0, 3)
    flow.have_watched()
    assert flow.holder is None


def test_a_decision_that_all_may_see_needs_no_hand_over():
    """The call of a round is open: its audience is both seats."""
    flow = flow_of("human", "human")
    for seat in "ab":
        flow.take_over(seat)
        guess(flow, seat)
    flow.resolve()
    flow.have_watched()
    now = flow.next()
    assert isinstance(now, Decide)
    assert now.decisions[0].form is Form.OPEN


def test_after_watching_even_the_last_holder_must_say_that_it_is_him():
    """While all watched, everybody had the screen before him."""
    flow = flow_of("human", "human")
    flow.take_over("a")
    flow.have_watched()
    assert flow.next() == HandOver("a")


def test_faults_are_returned_and_nothing_is_taken():
    flow = flow_of("human", "human")
    flow.take_over("a")
    faults = guess(flow, "a", 7)
    assert [fault.code for fault in faults["guess-1-a"]] == ["not_offered"]
    assert isinstance(flow.next(), Decide)
    assert flow.game.pending == {}


def test_whoever_is_out_of_the_game_is_neither_asked_nor_a_reason_for_a_hand_over():
    system = TinyWithFigures()
    flow = flow_of("human", "human", system=system)
    assert flow.plays("b")
    system.gone.add("b")
    assert not flow.plays("b")
    now = flow.next()
    assert isinstance(now, Decide)
    assert now.seat == "a"
    guess(flow, "a")
    assert flow.next() == Resolve()


class TestReopening:
    def committed(self) -> Flow:
        flow = flow_of("human", "human")
        flow.take_over("a")
        guess(flow, "a", 5)
        return flow

    def test_a_committed_answer_can_be_taken_back_while_others_have_still_to_answer(self):
        flow = self.committed()
        assert flow.can_reopen == ("a",)
        flow.take_over("b")
        assert flow.can_reopen == ("a",)
        guess(flow, "b")
        assert flow.can_reopen == ()

    def test_taking_it_back_hands_over_first_and_then_shows_what_it_was(self):
        flow = self.committed()
        flow.reopen("a")
        assert flow.next() == HandOver("a"), "though he was the last who had the machine: it lay there for the other"
        flow.take_over("a")
        now = flow.next()
        assert isinstance(now, Decide)
        assert dict(now.drafts) == {"guess-1-a": 5}
        assert flow.game.pending == {}

    def test_afterwards_the_others_are_asked_as_before(self):
        flow = self.committed()
        flow.reopen("a")
        flow.take_over("a")
        guess(flow, "a", 2)
        assert flow.next() == HandOver("b")
        assert flow.game.pending == {"guess-1-a": 2}

    def test_computers_have_nothing_to_take_back(self):
        flow = flow_of("careful", "human")
        flow.game.answer(flow.game.owed[0], 4)
        assert flow.can_reopen == ()


def test_a_game_that_was_loaded_goes_on_where_it_stood_without_being_watched_again():
    flow = flow_of("human", "human")
    for seat in "ab":
        flow.take_over(seat)
        guess(flow, seat)
    flow.resolve()
    again = Flow(flow.game)
    assert isinstance(again.next(), Decide), "the open call, with nothing to watch before it"


def test_a_loaded_game_keeps_the_answers_that_were_in():
    flow = flow_of("human", "human")
    flow.take_over("a")
    guess(flow, "a")
    assert Flow(flow.game).next() == HandOver("b")


def test_the_end_comes_after_it_was_watched():
    flow = flow_of("human", "human")
    for number in (1, 2, 3):
        for seat in "ab":
            flow.take_over(seat)
            guess(flow, seat)
        flow.resolve()
        flow.have_watched()
        caller = "a" if number != 2 else "b"
        flow.commit(caller, {f"call-{number}": False})
        flow.resolve()
        if number == 3:
            assert isinstance(flow.next(), Watch)
        flow.have_watched()
    now = flow.next()
    assert isinstance(now, Over)
    assert now.result.winners == (), "both guessed alike in every round"


@pytest.mark.parametrize("players", [("human", "human"), ("human", "careful"), ("careful", "human"), ("bold", "sly")])
def test_any_mix_of_people_and_computers_comes_to_an_end(players):
    flow = flow_of(*players)
    for _ in range(60):
        now = flow.next()
        if isinstance(now, Over):
            return
        if isinstance(now, HandOver):
            flow.take_over(now.seat)
        elif isinstance(now, Decide):
            flow.commit(now.seat, {each.id: flow.game.system.pass_answer(each) for each in now.decisions})
        elif isinstance(now, Compute):
            for decision in now.decisions:
                flow.game.answer(decision, flow.game.system.pass_answer(decision))
        elif isinstance(now, Resolve):
            flow.resolve()
        else:
            flow.have_watched()
    pytest.fail("the game does not end")
