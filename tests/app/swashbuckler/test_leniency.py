"""What people type is understood as they mean it; the written form itself is left alone (R5.3)."""

from __future__ import annotations

import pytest

from game.app.swashbuckler.leniency import boxes_of, with_rests


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("N- 1- L R", "N- 1- L R"),
        ("n 1 l r", "N- 1- L R"),
        ("n,1,l;r", "N- 1- L R"),
        ("  ", ""),
        ("g3", "G3--"),
        ("G3- l", "G3-- L"),
        ("a2 ju", "A2-- JU-"),
        ("wd - wd", "WD - WD"),
        ("n - l", "N- L"),
        ("n - - l", "N- - L"),
        ("n -- l", "N- - L"),
        ("ft - - l", "FT-- L"),
        ("n--- l", "N- -- L"),
        ("n– l", "N- L"),
        ("-- n", "-- N-"),
    ],
)
def test_rests_that_were_left_out_are_added(typed, meant, system):
    assert with_rests(typed, system.card, ()) == meant


def test_rests_follow_the_switches_that_are_on(system):
    """With heavier rests for hands a mug needs one (R13)."""
    assert with_rests("wm l", system.card, ()) == "WM L"
    assert with_rests("wm l", system.card, ("rests_hands",)) == "WM- L"


@pytest.mark.parametrize("typed", ["XYZZY", "G", "G9", "J", "1-1"])
def test_what_cannot_be_read_is_left_for_the_rules_to_complain_of(typed, system):
    assert with_rests(typed, system.card, ()) == typed


@pytest.mark.parametrize(("text", "boxes"), [("", 0), ("N- 1- L R", 6), ("G3--", 3), ("--", 2), ("- N-", 3)])
def test_boxes_that_a_text_fills(text, boxes):
    assert boxes_of(text) == boxes
