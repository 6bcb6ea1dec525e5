"""The odds of a draft: which order they are of, and what the line in the panel says.

Anne in E3 and Bess in C3, both with Expertise 10 and a body of 8: a lunge is column 9, where 25 of 36 throws miss,
one puts her out (8B), and the other ten hurt.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.app.screens.reckonings import list_of, percent
from game.app.swashbuckler.odds_reading import all_odds, gist, in_a_line, names, nearest
from game.rules.kernel.reckoning import Modifier, Outcome, Reckoning
from game.rules.swashbuckler.plot import Order


def line(plot, hinted=None):
    return in_a_line(plot, nearest(plot, hinted))


def test_an_attack_that_meets_somebody(draft):
    assert line(draft("1- N-")) == "N at Bess: miss 69 %, hurt 28 %, out 3 %"


def test_an_attack_into_thin_air(draft):
    assert line(draft("N-")) == "N in box 1 meets nobody as things stand"


def test_the_order_pointed_at_goes_before_what_is_written(draft):
    plot = draft("1- WD")
    assert line(plot).startswith("WD at Bess")
    assert line(plot, Order("N")).startswith("N at Bess: miss 69 %")
    assert line(plot, Order("L")) == "", "a turn needs no dice"


def test_what_meets_somebody_goes_before_what_meets_nobody(draft):
    assert line(draft("1- N- S-")).startswith("S at Bess"), "both meet her, so the later one"
    assert line(draft("WD - N-")).startswith("WD at Bess"), "the lunge would strike the air"


def test_steps_say_nothing_until_somebody_is_in_the_way(draft):
    assert line(draft("1-")) == ""
    assert line(draft("1- 1-")) == "1 at Bess: wins 50 %, loses 50 %"


def test_an_empty_plot_says_nothing(draft):
    assert line(draft()) == ""
    assert all_odds(draft(), None) == []


def test_every_order_that_needs_dice_is_listed_with_the_one_pointed_at_first(draft):
    plot = draft("WD L N-")
    assert [(odds.box, odds.order.code) for odds in all_odds(plot, None)] == [(1, "WD"), (3, "N")]
    assert [(odds.box, odds.order.code) for odds in all_odds(plot, Order("S"))] == [(5, "S"), (1, "WD"), (3, "N")]


def test_why_an_order_would_fail_is_kept_with_its_odds(draft):
    (odds,) = all_odds(draft("WM"), None)
    assert odds.doubt == "no mug within reach"


def test_those_not_in_reach_are_marked(draft):
    plot = draft("N-")
    (odds,) = all_odds(plot, None)
    assert list(names(plot, odds)) == [("bess", "Bess, if it came to that")]


def test_a_gist_gathers_all_that_hurts():
    outcomes = [("head", 1), ("body", 2), ("no_left_arm", 1), ("miss", 5), ("out", 1)]
    reckoning = Reckoning("", outcomes=tuple(Outcome(code, Fraction(n, 10), code) for code, n in outcomes))
    assert gist(reckoning) == "miss 50 %, hurt 40 %, out 10 %"
    assert gist(Reckoning("", impossible="no rapier in hand")) == "no rapier in hand"


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(1, 36), "3 %"),
        (Fraction(1, 216), "<1 %"),
        (Fraction(215, 216), ">99 %"),
        (Fraction(1), "100 %"),
        (Fraction(0), "0 %"),
    ],
)
def test_what_is_possible_is_never_said_to_be_nothing(chance, said):
    assert percent(chance) == said


def test_a_list_adds_up_and_says_to_what():
    modifiers = (Modifier("slash", -2, "a slash"), Modifier("run", 3, "at a run"))
    rows = list_of(Reckoning("", 9, modifiers, figure="column", base_words="Expertise 10 against 10"))
    assert [(row.figure, row.words) for row in rows] == [
        ("9", "Expertise 10 against 10"),
        ("−2", "a slash"),
        ("+3", "at a run"),
        ("10", "column"),
    ]
    alone = list_of(Reckoning("", 9, figure="column", base_words="Expertise 10 against 10"))
    assert [(row.figure, row.words) for row in alone] == [("9", "column, by Expertise 10 against 10")]
