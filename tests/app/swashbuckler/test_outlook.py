"""What is said of a plot while it is written."""

from __future__ import annotations

from game.app.swashbuckler.outlook import advice
from game.rules.swashbuckler.reckoning.meetings import might_meet


def test_a_square_that_is_held_is_spoken_of_with_the_chance_to_win_it(draft):
    """Anne walks from E3 into Bess in C3; both have strength 10."""
    words, warning = advice(draft("1- 1-"))
    assert warning
    assert words == "As things stand: Bess holds C3 in step 3, and you win it 3 times in 6"


def test_where_nobody_stands_nothing_is_said(draft):
    assert not advice(draft("1- L"))[1]


def test_who_has_to_be_shoved_first_is_met_as_he_stands_now(system, position):
    """Anne shoves Bess out of C3 on her way and lunges then: no die has hurt or stunned Bess yet."""
    there, *_ = might_meet(position, "anne", "1- 1- N-", 5, system.card)
    assert there.fighter == "bess"
    assert "stunned" not in str(there.cases[0])
