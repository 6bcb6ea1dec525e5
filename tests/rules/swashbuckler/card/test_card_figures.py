"""The card's data is the printed card, cell by cell, completed only where a ruling says so."""

from __future__ import annotations

from fractions import Fraction

import pytest

from game.card_files import load_card
from game.rules.swashbuckler.card.wounds import Wound
from game.rules.swashbuckler.parts import Part
from tests.rules.swashbuckler.card import printed_card

CARD = load_card()


def test_orders_have_the_printed_codes_numbers_and_rests() -> None:
    assert len(printed_card.MOVEMENT) == 15
    assert len(printed_card.ACTIONS) == 13
    assert printed_card.order_differences(CARD) == []


def test_every_order_says_what_it_is_in_one_line() -> None:
    for order in CARD.orders.values():
        assert order.name
        assert order.meaning.endswith(".")
        assert "\n" not in order.meaning


def test_rests_of_climbing_are_its_levels() -> None:
    assert [CARD.rests("A", levels) for levels in ("1", "2", "9")] == [1, 2, 9]
    assert CARD.rests("G", "5") == 2
    with pytest.raises(ValueError, match="levels"):
        CARD.rests("A")


def test_house_switches_make_rests_heavier_only_when_on() -> None:
    assert CARD.rests("J", "D") == 1
    assert CARD.rests("J", "D", {"rests_feet"}) == 2
    assert CARD.rests("J", "D", {"rests_hands", "rests_blades"}) == 1
    assert CARD.rests("WH", None, {"rests_hands"}) == 1
    assert CARD.rests("N", None, {"rests_feet", "rests_hands", "rests_blades"}) == 1


def test_printed_rows_of_the_attack_table() -> None:
    assert printed_card.printed_attack_differences(CARD) == []


def test_rows_below_64_follow_the_ladder() -> None:
    """R8.11"""
    assert printed_card.ruled_attack_differences(CARD) == []


@pytest.mark.parametrize("column", range(1, 19))
def test_lowest_hitting_roll(column: int) -> None:
    """R8.11"""
    rolls = [tens * 10 + units for tens in range(1, 10) for units in range(1, 7)]
    hits = [roll for roll in rolls if CARD.attacks.cell(column, roll) is not None]
    lowest = printed_card.LOWEST_HIT[column - 1]
    assert hits == [roll for roll in rolls if roll >= lowest]


@pytest.mark.parametrize("column", range(1, 19))
def test_no_better_roll_and_no_better_column_hurts_less(column: int) -> None:
    """Down a column the ladder is never climbed, and across a row the results never get milder."""
    order = ["None", *reversed([*printed_card.LADDER[:12], "3B", *printed_card.LADDER[12:]])]
    for roll, lower in zip(printed_card.ROWS_DOWN, printed_card.ROWS_DOWN[1:], strict=False):
        here = order.index(str(CARD.attacks.cell(column, roll)))
        assert here >= order.index(str(CARD.attacks.cell(column, lower)))
        if column > 1:
            assert here >= order.index(str(CARD.attacks.cell(column - 1, roll)))


def test_rolls_that_dice_cannot_show_are_refused() -> None:
    for roll in (10, 17, 67, 70, 77, 97, 101):
        with pytest.raises(ValueError, match=str(roll)):
            CARD.attacks.cell(9, roll)
    for column in (0, 19):
        with pytest.raises(ValueError, match="columns are 1 to 18"):
            CARD.attacks.cell(column, 66)


def test_chances_of_an_even_attack() -> None:
    """Column 9 hits with 52 to 56 and 61 to 66: eleven faces of 36, each with a result of its own."""
    chances = dict(CARD.attacks.chances(9))
    assert chances.pop(None) == Fraction(25, 36)
    assert {str(wound): chance for wound, chance in chances.items()} == {
        name: Fraction(1, 36) for name in ["1R", "1H", "1B", "2L", "2H", "2B", "4B", "5B", "6B", "7B", "8B"]
    }


def test_chances_of_an_indefensible_attack() -> None:
    """Column 9, faces 11 to 66 read as 41 to 96: 41-46 and 51 miss, then a face a row up to 66, five faces
    for 71-75, twelve for 76-95, one for 96."""
    found = {str(wound): chance * 36 for wound, chance in CARD.attacks.chances(9, 30).items()}
    single = {name: 1 for name in ["1R", "1H", "1B", "2L", "2H", "2B", "4B", "5B", "6B", "7B", "8B", "11B"]}
    assert found == {"None": 7, **single, "9B": 5, "10B": 12}


@pytest.mark.parametrize(
    ("column", "amount", "whole_ranges", "shifted"),
    [
        (9, 4, False, 13), (9, -2, False, 7), (9, 0, False, 9),
        (17, 4, False, 18), (2, -3, False, 1),
        (9, 3, True, 15), (8, -2, True, 4), (12, 4, True, 18), (4, -4, True, 1),
    ],
)
def test_columns_shift_and_stop_at_the_outermost(
    column: int, amount: int, whole_ranges: bool, shifted: int
) -> None:
    """R8.9; R13 for whole ranges, two printed columns each."""
    assert CARD.attacks.shift(column, amount, whole_ranges) == shifted


def test_differences_modifiers_and_strength() -> None:
    assert printed_card.modifier_differences(CARD) == []
    assert CARD.attacks.column(-18) == 1
    assert CARD.attacks.column(30) == 18


@pytest.mark.parametrize("key", list(printed_card.INCIDENTS))
def test_special_attacks_and_incidents(key: str) -> None:
    assert printed_card.incident_differences(CARD, [key]) == []


def test_columns_whose_entries_agree_are_not_rolled() -> None:
    """R11.1"""
    kick, hat, chair = (CARD.incidents[key] for key in ("kick", "waved_hat", "thrown_chair"))
    assert not kick.injuries.rolled
    assert kick.injuries.at(1) == Wound(1, Part.BODY)
    assert not hat.injuries.rolled
    assert hat.injuries.at(1) is None
    assert not hat.falls.rolled
    assert hat.falls.at(1) is False
    assert chair.injuries.rolled
    assert chair.stun.rolled
    unrolled = {
        key: [name for name in ("avoid", "injuries", "stun", "falls", "fall_stun")
              if not getattr(incident, name).rolled]
        for key, incident in CARD.incidents.items()
    }
    assert unrolled == {
        "thrown_chair": [], "thrown_mug": [], "waved_hat": ["injuries", "falls", "fall_stun"],
        "thrown_sword": [], "thrown_dagger": [], "kick": ["injuries"],
        "table": ["avoid", "injuries", "falls"], "shoved_chair": ["injuries"],
        "rider": ["avoid", "injuries"], "carpet": ["avoid", "injuries"],
        "shoving_match": ["avoid", "injuries"], "shelf": [], "slip": ["stun"],
    }


def test_a_column_has_no_seventh_face() -> None:
    for face in (0, 7):
        with pytest.raises(ValueError, match=str(face)):
            CARD.incidents["kick"].stun.at(face)


def test_the_loser_of_a_shoving_match_avoids_nothing() -> None:
    """Note D: the chart has decided."""
    assert not any(CARD.incidents["shoving_match"].avoid.entries)
    assert set(CARD.notes) == {"A", "B", "C", "D"}


def test_shoving_swings_broken_weapons_and_reach() -> None:
    assert printed_card.chart_differences(CARD) == []


def test_left_hand_mirrors_the_right() -> None:
    """R8.1"""
    mirrored = {-eighths % 8 for eighths in CARD.reach.slash("right")}
    assert set(CARD.reach.slash("left")) == mirrored
    assert [-eighths % 8 for eighths in CARD.reach.lunge("right")] == list(CARD.reach.lunge("left"))


def test_characters_and_random_set_up() -> None:
    assert len(printed_card.SET_UP.split()) == 36 * 3
    assert printed_card.character_differences(CARD) == []


def test_sources_tell_the_card_from_the_rulings() -> None:
    rows = {row.low: row.source for row in CARD.attacks.rows}
    assert all(rows[low].startswith("card: ") for low in (96, 76, 71, 66, 65, 64))
    assert "ruling R8.11" in rows[64]
    assert all(source == "ruling R8.11" for low, source in rows.items() if low is not None and low < 64)
    jump = CARD.orders["J"]
    assert jump.source == "card: Movement Orders"
    assert jump.parameter is not None
    assert "ruling R9.3" in jump.parameter.source
    assert CARD.incidents["thrown_mug"].source == "card: Thrown Mug"
    assert CARD.reach.source == "ruling R8.1"
    assert CARD.sources["heavier_rests.json"] == "ruling R13"
    assert CARD.sources["random_set_up.json"] == "card: Random Set Up"


def test_the_card_is_read_once() -> None:
    assert load_card() is load_card()
