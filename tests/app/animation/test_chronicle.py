"""The log: prose with its event's number, headings for moments, one figure's lines."""

from __future__ import annotations

from game.rules.kernel.chronicle import Chronicle
from tests.app.animation.walkers import STORY, Event, Position, Walkers, went


def chronicle(events=STORY) -> Chronicle:
    return Chronicle(Walkers(), Position(), events)


def test_lines_stand_under_the_heading_of_their_moment():
    lines = [(line.text, line.index, line.heading) for line in chronicle().lines()]
    assert lines == [
        ("Round 1, beat 1", 0, True),
        ("ann went A2", 1, False),
        ("bob went F5", 2, False),
        ("Round 1, beat 2", 3, True),
        ("ann turned E", 4, False),
        ("ann went A3", 5, False),
        ("Round 2, beat 1", 7, True),
        ("bob sneezed", 8, False),
        ("Strength 3: 4 by the nose, −1 dust", 8, False),
        ("bob went F4", 9, False),
    ]


def test_what_a_throw_needed_stands_below_its_sentence_and_nowhere_else():
    assert [line.text for line in chronicle().lines() if line.aside] == ["Strength 3: 4 by the nose, −1 dust"]


def test_one_figures_log_has_his_lines_and_the_headings_they_need():
    lines = [(line.text, line.heading) for line in chronicle().lines("bob")]
    assert lines == [
        ("Round 1, beat 1", True),
        ("bob went F5", False),
        ("Round 2, beat 1", True),
        ("bob sneezed", False),
        ("Strength 3: 4 by the nose, −1 dust", False),
        ("bob went F4", False),
    ]


def test_what_comes_later_continues_the_same_log():
    later = chronicle(STORY[:5])
    later.extend(STORY[5:])
    assert later.lines() == chronicle().lines()


def test_the_new_lines_alone_can_be_asked_for():
    whole = chronicle()
    assert [line.text for line in whole.lines(start=4)] == [line.text for line in whole.lines()][4:]


def test_who_is_named_is_found_in_the_event_itself():
    entries = chronicle([went("ann", "A2"), Event("sneezed", "nobody")]).entries
    assert entries[0].figures == {"ann"}
    assert entries[1].figures == frozenset()


def test_moments_begin_where_the_clock_moves():
    told = chronicle()
    assert told.starts(1) == [0, 3, 6, 7]
    assert told.starts(0) == [6]
    assert told.moment(0) == (1, 0)
    assert told.moment(4) == (1, 2)


def test_numbers_that_are_nought_have_not_begun():
    assert chronicle().heading((2, 0)) == "Round 2"
    assert chronicle().heading((0, 0)) == ""


def test_where_nothing_has_begun_there_is_no_heading():
    class FromNothing(Walkers):
        def moment(self, position):
            return (0, 0)

    lines = Chronicle(FromNothing(), Position(), STORY).lines()
    assert lines
    assert not any(line.heading for line in lines)
