"""Who fights for whom in the scenarios that ship with Swashbuckler."""

from __future__ import annotations

from collections import Counter

import pytest

from game import scenarios
from game.rules.kernel.game import Seat
from game.scenarios.swashbuckler import Choice, ready_fighters


def seats(count: int) -> list[Seat]:
    return [Seat(f"seat{number}", f"Player {number}") for number in range(1, count + 1)]


def test_sixteen_fighters_are_ready_half_of_them_pirates():
    factions = Counter(fighter["faction"] for fighter in ready_fighters().values())
    assert factions == {"musketeer": 8, "pirate": 8}, "R4.2"


@pytest.mark.parametrize("fighter", ready_fighters().values(), ids=lambda each: each["id"])
def test_ready_made_fighters_could_have_been_rolled(fighter):
    more = 3 if fighter["faction"] == "pirate" else 0
    assert 3 + more <= fighter["strength"] <= 18 + more, "3d6, a pirate adds 3 (R4.1)"
    assert 3 <= fighter["endurance"] <= 18
    assert 3 <= fighter["expertise"] <= 18
    assert set(fighter["boxes"]) == {"head", "body", "right_arm", "left_arm"}
    assert sum(fighter["boxes"].values()) == fighter["strength"] + fighter["endurance"], "Constitution (R4.1)"
    assert min(fighter["boxes"].values()) >= 1
    assert fighter["handedness"] in ("right", "left", "both")
    assert fighter["character"].endswith(".")
    assert len(fighter["character"]) <= 90, "a short line of character"


def test_names_are_all_different():
    assert len({fighter["name"] for fighter in ready_fighters().values()}) == 16


@pytest.mark.parametrize("count", range(2, 7))
def test_in_a_brawl_everyone_has_a_side_and_a_fighter_of_his_own(count):
    body = scenarios.cast(scenarios.load("tavern_brawl"), seats(count))
    fighters = body["fighters"]
    assert [fighter["seat"] for fighter in fighters] == [seat.id for seat in seats(count)]
    assert [fighter["side"] for fighter in fighters] == ["red", "blue", "green", "yellow", "violet", "white"][:count]
    assert len({fighter["id"] for fighter in fighters}) == count
    assert [fighter["faction"] for fighter in fighters[:2]] == ["musketeer", "pirate"], "one of each to begin with"


@pytest.mark.parametrize(
    ("count", "shares"),
    [(2, (3, 3)), (3, (2, 3, 1)), (4, (2, 2, 1, 1)), (5, (1, 2, 1, 1, 1)), (6, (1,) * 6)],
    ids=str,
)
def test_two_sides_have_three_fighters_each_however_many_play(count, shares):
    body = scenarios.cast(scenarios.load("two_sides"), seats(count))
    assert Counter(fighter["side"] for fighter in body["fighters"]) == {"red": 3, "blue": 3}
    by_seat = Counter(fighter["seat"] for fighter in body["fighters"])
    assert tuple(by_seat[seat.id] for seat in seats(count)) == shares
    for fighter in body["fighters"]:
        assert fighter["faction"] == ("musketeer" if fighter["side"] == "red" else "pirate")


def test_a_musketeer_brings_rapier_and_dagger_a_pirate_cutlass_and_dagger():
    body = scenarios.cast(scenarios.load("two_sides"), seats(2))
    for fighter in body["fighters"]:
        sword = "rapier" if fighter["faction"] == "musketeer" else "cutlass"
        assert fighter["weapons"] == [sword, "dagger"], "R4.2"


def test_what_a_seat_chooses_it_gets_and_nobody_else_does():
    choices = {"seat2": Choice(("lucien",)), "seat1": Choice(side="white")}
    fighters = scenarios.cast(scenarios.load("tavern_brawl"), seats(2), choices)["fighters"]
    assert fighters[1]["id"] == "lucien"
    assert fighters[1]["side"] == "red", "the first side that is free"
    assert fighters[0]["id"] != "lucien"
    assert fighters[0]["side"] == "white"


def test_a_rolled_fighter_can_be_brought_along():
    rolled = {
        **ready_fighters()["nan"],
        "id": "mine",
        "name": "Mine",
        "strength": 12,
    }
    fighters = scenarios.cast(scenarios.load("tavern_brawl"), seats(2), {"seat1": Choice((rolled,))})["fighters"]
    assert (fighters[0]["id"], fighters[0]["strength"], fighters[0]["weapons"]) == ("mine", 12, ["cutlass", "dagger"])


@pytest.mark.parametrize(
    ("key", "count", "choices", "says"),
    [
        ("tavern_brawl", 1, {}, "is for 2 to 6 players, not 1"),
        ("tavern_brawl", 7, {}, "is for 2 to 6 players, not 7"),
        ("tavern_brawl", 2, {"seat1": Choice(("nobody",))}, "there is no fighter 'nobody'; choose of: lucien"),
        ("tavern_brawl", 2, {"seat1": Choice(("zeb",)), "seat2": Choice(("zeb",))}, "'zeb' is chosen twice"),
        ("tavern_brawl", 2, {"seat1": Choice(side="pink")}, "no side 'pink'; choose one of: red"),
        ("tavern_brawl", 2, {"seat1": Choice(side="red"), "seat2": Choice(side="red")}, "a side of its own"),
        ("two_sides", 2, {"seat1": Choice(side="red"), "seat2": Choice(side="red")}, "nobody plays the side blue"),
        ("two_sides", 2, {"seat1": Choice(side="green")}, "choose one of: red, blue"),
    ],
)
def test_what_cannot_be_cast_is_refused_in_words(key, count, choices, says):
    with pytest.raises(scenarios.ScenarioError, match=says):
        scenarios.cast(scenarios.load(key), seats(count), choices)


def test_casting_twice_gives_the_same():
    two_sides = scenarios.load("two_sides")
    assert scenarios.cast(two_sides, seats(4)) == scenarios.cast(two_sides, seats(4))
