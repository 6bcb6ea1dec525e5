"""Casting duels and jousts, and what their scenarios ask of a map."""

from __future__ import annotations

import pytest

from game import scenarios
from game.maps import load_map
from game.rules.kernel.game import Seat
from game.scenarios import ScenarioError
from game.scenarios.checking import check_map, suits
from game.scenarios.phases import SIDES, Choice, cast, ready_figures


def seats(count: int) -> list[Seat]:
    return [Seat(f"seat{number}", f"Player {number}") for number in range(1, count + 1)]


def body(key: str) -> dict:
    return scenarios.load(key).body


def test_eight_duellists_and_eight_knights_are_ready():
    assert list(ready_figures("duellists")) == ["bram", "kit", "nell", "jory", "ansel", "prue", "orla", "guy"], "B7"
    knights = ready_figures("knights")
    assert len(knights) == 8
    assert all(knight["calling"] == "Knight" and "helm" in knight["quick"] for knight in knights.values())


def test_who_chooses_nobody_gets_the_next_who_is_free():
    made = cast(body("satisfaction"), seats(3), {"seat2": Choice("bram")})
    assert [figure["id"] for figure in made["figures"]] == ["kit", "bram", "nell"]
    assert [figure["side"] for figure in made["figures"]] == list(SIDES[:3])
    assert "people" not in made, "the rules do not read that"


def test_a_side_can_be_chosen_once():
    made = cast(body("satisfaction"), seats(2), {"seat1": Choice(side="blue")})
    assert [figure["side"] for figure in made["figures"]] == ["blue", "red"]


@pytest.mark.parametrize(
    ("choices", "says"),
    [
        ({"seat1": Choice("hob")}, "there is no 'hob' here; choose of: bram"),
        ({"seat1": Choice("kit"), "seat2": Choice("kit")}, "Kit Larkin is chosen twice"),
        ({"seat1": Choice(side="pink")}, "there is no side 'pink'"),
        ({"seat1": Choice(side="red"), "seat2": Choice(side="red")}, "two seats have the same side"),
    ],
)
def test_what_cannot_be_chosen_is_said(choices, says):
    with pytest.raises(ScenarioError, match=says):
        cast(body("satisfaction"), seats(2), choices)


@pytest.mark.parametrize("count", [5, 6, 7])
def test_knights_ride_by_fours_and_eights(count):
    with pytest.raises(ScenarioError, match=f"4 or 8 players, not {count}"):
        cast(body("lists"), seats(count), {})


def test_the_maps_that_ship_have_room():
    for name in ("parlour", "tiltyard"):
        assert [str(fault) for fault in check_map(f"maps/{name}.tmx")] == []


def test_knights_want_lists_and_duellists_their_squares():
    parlour, yard, tavern = (load_map(f"maps/{name}.tmx") for name in ("parlour", "tiltyard", "tavern"))
    lists, satisfaction = scenarios.load("lists"), scenarios.load("satisfaction")
    assert suits(lists, yard)
    assert not suits(lists, parlour)
    assert suits(satisfaction, parlour)
    assert suits(satisfaction, yard), "two can fight at the ends of the lists as well"
    blocked = satisfaction.model_copy(
        update={"body": {**satisfaction.body, "places": {"ends": ["A1", "Z9"], "waiting": []}}}
    )
    assert not suits(blocked, tavern)
