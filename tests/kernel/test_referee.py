"""The referee's loop, with the tiny system: one stretch of its first level, by seed, by a constant, by a list."""

from __future__ import annotations

from typing import Any

import pytest

from game.referee import BadPosition, referee
from tests.kernel.tiny import Tiny

START: dict[str, Any] = {
    "seats": ["anne", "bart"],
    "round": 1,
    "guesses": {},
    "die": 0,
    "double": None,
    "scores": {"anne": 0, "bart": 0},
}


def run(**changes: Any) -> list[dict[str, Any]]:
    return referee(Tiny(), {**START, **changes}, lambda name: pytest.fail("no board is asked for"))


def test_one_round_is_played_and_the_position_after_it_comes_last():
    lines = run(dice=5, answers={"guess-1-anne": 4, "guess-1-bart": 1, "call-1": True})
    assert [line["type"] for line in lines] == ["guessed", "guessed", "rolled", "called", "scored", "position"]
    assert lines[2]["number"] == 5
    assert lines[-1]["round"] == 2
    assert lines[-1]["scores"] == {"anne": 2, "bart": 0}


def test_the_last_line_can_be_fed_in_again():
    again = referee(Tiny(), run(dice=5)[-1] | {"dice": 2}, lambda name: None)
    assert again[-1]["round"] == 3


def test_the_events_lead_from_the_start_to_the_printed_position():
    *events, last = run(seed=11, answers={"guess-1-anne": 6})
    system = Tiny()
    position = system.read_position(START, lambda name: None)
    for event in events:
        position = system.apply(position, system.read_event(event))
    assert {"type": "position", **system.write_position(position)} == last


def test_one_seed_rolls_the_same_and_no_seed_is_seed_0():
    assert run(seed=3) == run(seed=3)
    assert len({run(seed=seed)[2]["number"] for seed in range(20)}) > 1
    assert run() == run(seed=0)


def test_a_list_is_used_up_in_order_and_its_end_is_an_error():
    assert run(dice=[6])[2]["number"] == 6
    with pytest.raises(BadPosition, match=r"^dice: all 0 listed dice are used and another is needed; list more$"):
        run(dice=[])


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"dice": 7}, "dice: a 7 where a die of 6 sides is rolled"),
        ({"dice": [7]}, "dice: a 7 where a die of 6 sides is rolled"),
        ({"dice": 0}, "dice: 0 is no face"),
        ({"dice": True}, "dice: true is no face"),
        ({"dice": 2.5}, "dice: 2.5 is no face"),
        ({"dice": "6"}, 'dice: "6" is no face'),
        ({"dice": [1, "2"]}, 'dice.1: "2" is no face'),
        ({"dice": {}}, "dice: {} is no face"),
        ({"seed": "x"}, 'seed: "x" is no whole number'),
        ({"seed": 1.0}, "seed: 1.0 is no whole number"),
        ({"answers": {"guess-1-bart": 9}}, "guess of bart: 9 is not offered"),
        ({"scores": {}}, "position: KeyError"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(changes, says):
    with pytest.raises(BadPosition) as caught:
        run(**changes)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_finished_game_is_only_printed():
    lines = run(round=4)
    assert [line["type"] for line in lines] == ["position"]


class Stuck(Tiny):
    def resolve(self, position, answers, dice):
        return []


def test_a_system_that_does_not_move_on_cannot_hang_the_referee():
    with pytest.raises(BadPosition, match="nothing can happen"):
        referee(Stuck(), START, lambda name: None)
