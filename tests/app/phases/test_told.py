"""Who has not read the rules sees what is decided, what each answer leads to, and how all stand."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game import systems
from game.app.phases.betting import BettingScreen
from game.app.phases.deciding import DecidingScreen
from game.app.phases.explaining import explained, help_on
from game.app.phases.riding import RidingScreen
from game.app.phases.standings import duels_left
from game.rules.phases.deciding import KINDS
from game.rules.phases.programme import Ladder
from tests.app.layouts import faults
from tests.app.phases.test_odds import SIZES, until

TABLES = systems.system("phases").tables


def told(at, name: str) -> str:
    return at.find(name).text


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_decision_has_words_and_a_help_of_its_own(kind):
    assert explained(kind, TABLES)
    others = [help_on(other, TABLES) for other in KINDS if other != kind]
    assert help_on(kind, TABLES) not in others


def test_terms_say_what_0_hit_points_mean_and_what_the_stake_brings(meet):
    at = meet("satisfaction", "human", "human")
    assert isinstance(at.top, DecidingScreen)
    assert told(at, "who") == f"You are {at.top.name(at.top.figure.id)}"
    assert told(at, "leads to foils for honour") == "Who is at 0 hit points is beaten, and lives."
    assert told(at, "leads to earnest for honour").endswith("dies at 1 or less."), "of P17: dead at 1"
    assert told(at, "leads to foils for glove").endswith("The winner has 2 points more."), "PD5: the glove counts 2"


def test_a_challenge_says_what_both_answers_lead_to(meet):
    at = meet("satisfaction", "human", "human")
    at.click("answer earnest for honour")
    at.skip()
    other = at.top.name(at.top.view.scene.pair[0])
    assert told(at, "leads to accept").endswith("Who wins gains 2 points, or 3 points if the other yields.")
    assert "is beaten, and lives" in told(at, "leads to accept with foils")
    assert told(at, "leads to refuse").endswith(f"{other} gains 1 point and takes your rung.")


def test_a_bet_says_what_the_pool_may_become_and_whom_it_falls_on(meet):
    at = meet("satisfaction", "human", "careful")
    until(at, BettingScreen)
    other = at.top.view.figures[at.top.duel.other(at.top.figure.id)]
    at.top.root.focus("bet")
    at.hand.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert f"the pool will be 4 to {3 + other.hit_points}." in told(at, "costs"), "3 of one's own and 1 to all of his"
    assert f"off your {at.top.figure.hit_points} hit points" in told(at, "costs")
    assert "gains 3 points" in told(at, "yielding"), "2 for the win and 1 for the yield"


def test_a_ladder_says_rungs_points_and_how_many_duels_are_left(meet):
    at = meet("satisfaction", "human", "careful", "careful")
    until(at, DecidingScreen)
    view = at.top.view
    for place, figure in enumerate(view.programme.order):
        assert told(at, f"stands {place}").startswith(f"Rung {place + 1}: {view.figures[figure].name}")
    own = view.programme.order.index(at.top.figure.id)
    assert "(you)" in told(at, f"stands {own}")


def test_duels_left_count_this_climb_and_the_ones_to_come():
    """Four on the ladder meet three times a climb."""
    first = Ladder(("a", "b", "c", "d"), climbs=2, climb=1, rung=2)
    assert duels_left(first) == 5
    assert duels_left(replace(first, climb=2)) == 2
    assert duels_left(replace(first, climb=2, rung=0)) == 0


def test_a_tilt_says_what_each_way_to_sit_is_worth(meet):
    """Part C: a hit is worth 2.8 points at +1, 1.9 at 0 and 1.1 at -1; upright beats low and loses to firm."""
    at = meet("causeway", "human", "human")
    until(at, RidingScreen)
    assert told(at, "leads to upright") == (
        "Better than low. A hit is worth 1.9 against upright, 1.1 against firm, 2.8 against low."
    )
    assert "unhorsing 10 points. The most points after 3 tilts win." in told(at, "counted")
    assert "has won the joust" in told(at, "leads to withdraw")


def test_no_tooltip_lies_over_the_other_ways_to_sit(meet):
    at = meet("causeway", "human", "human")
    until(at, RidingScreen)
    at.hand.wait(2)
    for way in ("upright", "firm", "low"):
        assert at.find(f"answer {way}").tip(None) == ""


def test_the_jousts_of_the_day_are_listed(meet):
    at = meet("lists", "human", "careful", "bold", "sly")
    until(at, RidingScreen)
    lines = [told(at, f"stands {place}") for place in range(2)]
    assert sum(line.endswith(": now") for line in lines) == 1
    assert any("(you)" in line and line.endswith(": now") for line in lines)


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize(
    ("scenario", "screen"), [("satisfaction", DecidingScreen), ("satisfaction", BettingScreen), ("lists", RidingScreen)]
)
def test_nothing_is_cut_or_laid_over_another(meet, scenario, screen, size, scale):
    at = meet(scenario, "human", *["careful"] * 3, size=size, scale=scale)
    until(at, screen)
    assert faults(at.top.root) == []


def test_f1_speaks_of_the_decision(meet):
    at = meet("causeway", "human", "human")
    until(at, RidingScreen)
    at.hand.key(pygame.K_F1)
    words = " ".join(
        getattr(widget, "text", "")
        for layer in at.top.root.layers
        for widget in layer.walk()
        if layer is at.top.root.top
    )
    assert "upright is better than low" in words.lower()
