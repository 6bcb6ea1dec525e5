"""A plot being written: boxes, what overlaps, undoing, typing, and what would fail as things stand."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules.swashbuckler.plot import Order, Plot


def states(draft):
    return [box.state for box in draft.boxes()]


def texts(draft):
    return [box.text for box in draft.boxes()]


def test_an_order_fills_its_box_and_its_rests_and_the_next_box_is_in_hand(draft):
    plot = draft()
    plot.place(Order("G", "3"))
    assert states(plot) == ["order", "rest", "rest", "free", "free", "free"]
    assert texts(plot)[:3] == ["G3", "G3", "G3"]
    assert plot.box == 4


def test_what_is_handed_in_fills_all_boxes_and_what_is_shown_ends_with_the_last_order(draft):
    plot = draft()
    plot.place(Order("N"))
    assert plot.short == "N-"
    assert plot.text == "N- - - - -"


def test_an_order_written_over_another_takes_its_place_and_its_rests(draft):
    plot = draft("G3-- N-")
    plot.choose(1)
    plot.place(Order("L"))
    assert plot.short == "L - - N-"


def test_an_order_that_needs_room_pushes_out_what_stood_there(draft):
    plot = draft("L N- R")
    plot.choose(1)
    plot.place(Order("1"))
    assert plot.short == "1- - R", "the lunge in box 2 had the rest of the step in its place"


def test_a_rest_in_hand_leads_to_its_order(draft):
    plot = draft("G3-- N-")
    plot.choose(3)
    assert plot.box == 1


def test_nothing_is_written_past_the_sixth_box(draft):
    plot = draft("1- 1- 1-")
    assert plot.box == 7
    assert not plot.place(Order("L"))
    assert plot.short == "1- 1- 1-"


def test_rests_may_run_over_the_turn(draft):
    plot = draft("L L L L L")
    plot.place(Order("FT"))
    assert plot.short == "L L L L L FT--"
    assert plot.overhang == 2


def test_a_rest_by_itself_leaves_the_box_free(draft):
    plot = draft()
    plot.place(None)
    plot.place(Order("L"))
    assert plot.short == "- L"


class TestErasing:
    def test_the_box_in_hand(self, draft):
        plot = draft("L N- R")
        plot.choose(2)
        plot.erase()
        assert plot.short == "L - - R"
        assert plot.box == 2

    def test_the_order_before_an_empty_box(self, draft):
        plot = draft("L N-")
        assert plot.box == 4
        plot.erase()
        assert (plot.short, plot.box) == ("L", 2)

    def test_nothing_in_an_empty_plot(self, draft):
        plot = draft()
        plot.erase()
        assert plot.empty
        assert not plot.can_undo

    def test_all_of_it_in_one_go_and_back_in_one_go(self, draft):
        plot = draft("L N- R")
        plot.clear()
        assert plot.empty
        plot.undo()
        assert plot.short == "L N- R"


class TestUndoing:
    def test_back_and_forth(self, draft):
        plot = draft()
        for code in ("L", "R", "N"):
            plot.place(Order(code))
        plot.undo()
        plot.undo()
        assert (plot.short, plot.box) == ("L", 2)
        plot.redo()
        assert (plot.short, plot.box) == ("L R", 3)
        plot.redo()
        assert plot.short == "L R N-"
        assert not plot.can_redo

    def test_something_new_ends_what_could_be_redone(self, draft):
        plot = draft()
        plot.place(Order("L"))
        plot.undo()
        plot.place(Order("R"))
        assert not plot.can_redo

    def test_the_letters_of_one_order_are_one_thing(self, draft):
        plot = draft()
        plot.place(Order("L"))
        for typed in ("L N", "L N ", "L N 1", "L N 1N"):
            plot.write(typed)
        plot.undo()
        assert plot.short == "L N-", "1 and then 1N were on the way to one order"
        plot.undo()
        assert plot.short == "L"

    def test_at_either_end_nothing_happens(self, draft):
        plot = draft("L")
        plot.undo()
        plot.redo()
        assert plot.short == "L"


class TestCopying:
    def test_the_plot_of_another_turn(self, draft):
        plot = draft("L")
        plot.copy(("N", None, "G3", None, None, "R"))
        assert plot.short == "N- G3-- R"
        plot.undo()
        assert plot.short == "L"

    def test_what_stood_where_rests_are_due_is_left_out(self, draft):
        plot = draft(plot=Plot(due=frozenset({1})))
        plot.copy(("L", "R", "N", None, None, None))
        assert plot.text == "R N- - -"


class TestTyping:
    def test_rests_are_added(self, draft):
        plot = draft()
        plot.write("n 1 l r")
        assert plot.faults == []
        assert plot.short == "N- 1- L R"

    def test_less_than_before_leaves_nothing_of_it(self, draft):
        plot = draft("L L L L")
        plot.write("r")
        assert plot.text == "R - - - - -"

    def test_what_is_not_understood_is_said_with_its_box(self, draft):
        plot = draft()
        plot.write("n zz l")
        assert [(fault.code, fault.place) for fault in plot.faults] == [("unknown_order", "box 3")]
        assert texts(plot)[:1] == ["N"]

    def test_an_order_that_needs_more_said(self, draft):
        plot = draft()
        plot.write("j")
        assert [fault.code for fault in plot.faults] == ["missing_parameter"]

    def test_too_many_orders(self, draft):
        plot = draft()
        plot.write("1 1 1 1")
        assert [fault.code for fault in plot.faults] == ["too_long"]

    def test_choosing_from_the_menu_afterwards_mends_it(self, draft):
        plot = draft()
        plot.write("n zz")
        plot.place(Order("L"))
        assert plot.faults == []

    def test_an_optional_order_that_is_off(self, draft):
        plot = draft()
        plot.write("1- run")
        assert [fault.code for fault in plot.faults] == ["option_off"]

    def test_a_run_needs_a_step_before_it(self, draft):
        plot = draft(options=("run",))
        plot.place(Order("RUN"))
        assert [fault.code for fault in plot.faults] == ["run_without_step"]


class TestWhatIsDueAlready:
    def test_carried_rests_come_first(self, draft):
        plot = draft(plot=Plot(due=frozenset({1, 2})))
        assert states(plot)[:3] == ["carried", "carried", "free"]
        assert plot.box == 3
        plot.choose(1)
        assert plot.box == 3, "what is due cannot be taken in hand"

    def test_circled_boxes(self, draft):
        plot = draft(plot=Plot(circled=frozenset({1})))
        assert states(plot)[:2] == ["stunned", "free"]
        plot.write("n")
        assert plot.text == "N- - - -", "the text begins at box 2"

    def test_a_replot_begins_with_what_stands(self, draft):
        """R12.3: stunned in step 2 for box 3; the lunge in 3 is lost, what he wrote from 4 on stands."""
        orders = (Order("L"), Order("R"), Order("N"), None, Order("1"), None)
        plot = draft(plot=Plot(orders, circled=frozenset({3})), step=2)
        assert states(plot) == ["past", "past", "stunned", "free", "order", "rest"]
        assert plot.short == "- 1-"
        plot.clear()
        assert plot.text == "- - -", "rests to the end, or the old step would stand"


class TestForesight:
    def test_a_lunge_at_nobody_would_fail_and_says_why(self, draft):
        plot = draft("N-")
        assert list(plot.warnings()) == [1]
        assert "strike" in plot.warnings()[1]
        assert plot.boxes()[0].warning

    def test_a_step_first_and_it_would_not(self, draft):
        """Anne in E3 steps to D3; Bess stands in C3 before her."""
        plot = draft("1- N-")
        assert plot.warnings() == {}

    def test_where_he_would_stand(self, draft):
        plot = draft("1- R")
        assert [(each.box, each.square, each.facing) for each in plot.foreseen()][:3] == [
            (1, "D3", "N"),
            (2, "D3", "N"),
            (3, "D3", "E"),
        ]

    def test_what_one_order_more_would_come_to(self, draft):
        plot = draft("1-")
        assert plot.prospect(Order("SL")).square == "D2"
        assert plot.short == "1-", "looking ahead changes nothing"
        assert draft("1- 1- 1-").prospect(Order("L")) is None

    def test_looking_ahead_leaves_the_game_as_it_was(self, draft, position, system):
        before = system.write_position(position, whole=True)
        plot = draft("1- N- S-")
        plot.foreseen()
        plot.prospect(Order("WD"))
        assert system.write_position(position, whole=True) == before


ORDERS = st.sampled_from(["L", "R", "N", "1", "G3", "FT", "WD", "A2", "JU", "-"])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 8), ORDERS), max_size=12))
def test_whatever_is_done_the_plot_can_be_handed_in(draft, deeds):
    """Writing anywhere in any order always leaves a plot without faults, of six boxes."""
    plot = draft()
    for box, text in deeds:
        plot.choose(box)
        order = None if text == "-" else Order(text[0], text[1]) if text[:-1] in ("G", "A", "J") else Order(text)
        plot.place(order)
    assert plot.system.faults(plot.view, plot.decision, plot.text) == []
    assert len(plot.boxes()) == 6


@pytest.mark.parametrize("text", ["N- 1- L R", "- - FT--", "G3-- WD", ""])
def test_a_plot_taken_back_is_as_it_was(draft, text):
    assert draft(text).short == text
