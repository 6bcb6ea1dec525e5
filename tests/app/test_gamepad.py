"""Gamepads: every kind of button and stick, several at once, and pads that come and go."""

from __future__ import annotations

import pygame
import pytest

from game.app import gamepad
from game.app.gamepad import FLAT, LONG, XBOX, layout_of
from game.app.settings import Settings
from game.app.widgets import Button, Canvas, Column, HoldButton, Item, ListBox, Row, TextField

FRAME = 1 / 60


def down(button, pad=0):
    return pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=pad, button=button)


def up(button, pad=0):
    return pygame.event.Event(pygame.JOYBUTTONUP, instance_id=pad, button=button)


def hat(across, above, pad=0):
    return pygame.event.Event(pygame.JOYHATMOTION, instance_id=pad, hat=0, value=(across, above))


def lean(axis, value, pad=0):
    return pygame.event.Event(pygame.JOYAXISMOTION, instance_id=pad, axis=axis, value=value)


A, B, X, Y, LEFT, RIGHT, SELECT, START = range(8)


@pytest.fixture
def heard():
    return []


@pytest.fixture
def hand(open_window, heard):
    return open_window(
        lambda: Column(
            *(Button(name, lambda name=name: heard.append(name), name=name) for name in ("one", "two", "three")),
            Button("main", lambda: heard.append("main"), name="main", style="primary"),
        )
    )


def focused(hand):
    return hand.window.stage.top.root.focus_widget.name


def test_the_pad_goes_and_a_uses(hand, heard):
    hand.give(hat(0, -1))
    hand.give(hat(0, 0), down(A), up(A))
    assert heard == ["two"]


def test_the_stick_counts_once_it_is_pushed_far_and_again_after_it_came_back(hand):
    hand.give(lean(1, 0.5))
    assert focused(hand) == "one", "not far enough"
    for value in (0.7, 0.9, 1.0, 0.5, 0.65):
        hand.give(lean(1, value))
    assert focused(hand) == "two", "it trembles, and was never let go of"
    hand.give(lean(1, 0.1), lean(1, 0.8))
    assert focused(hand) == "two", "movements of one frame count as their last"
    hand.give(lean(1, 0.1))
    hand.give(lean(1, 0.8))
    assert focused(hand) == "three"


def test_a_direction_that_is_held_repeats_after_a_while(hand):
    hand.give(hat(0, -1))
    hand.wait(0.3)
    assert focused(hand) == "two"
    hand.wait(0.2)
    assert focused(hand) == "three"
    hand.give(hat(0, 0))
    hand.wait(1.0)
    assert focused(hand) == "three"


def test_the_shoulders_go_on_and_back_and_y_leads_to_the_main_button(hand, heard):
    hand.give(down(RIGHT), up(RIGHT))
    assert focused(hand) == "two"
    hand.give(down(LEFT), up(LEFT))
    assert focused(hand) == "one"
    hand.give(down(Y), up(Y))
    assert (focused(hand), heard) == ("main", []), "it goes there, and no more"


def test_select_helps_and_b_closes_again(hand):
    hand.give(down(SELECT), up(SELECT))
    assert hand.window.stage.top.root.busy
    hand.give(down(B), up(B))
    assert not hand.window.stage.top.root.busy


def test_start_is_the_way_back(hand):
    backs = []
    hand.window.stage.top.back = lambda: backs.append("back")
    hand.give(down(START), up(START))
    assert backs == ["back"]


class TestHolding:
    @pytest.fixture
    def hand(self, open_window, heard):
        return open_window(lambda: Column(HoldButton("Hold", lambda: heard.append("held"), seconds=0.5, name="hold")))

    def test_it_takes_the_whole_time(self, hand, heard):
        hand.give(down(A))
        hand.wait(0.3)
        hand.give(up(A))
        hand.wait(1.0)
        assert heard == []
        hand.give(down(A))
        hand.wait(0.6)
        assert heard == ["held"]

    def test_a_pad_pulled_out_lets_go(self, hand, heard):
        hand.give(down(A))
        hand.give(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=0))
        hand.wait(1.0)
        assert heard == []

    def test_another_pad_pulled_out_does_not(self, hand, heard):
        hand.give(down(A), hat(0, 0, pad=1))
        hand.give(pygame.event.Event(pygame.JOYDEVICEREMOVED, instance_id=1))
        hand.wait(0.6)
        assert heard == ["held"]

    def test_losing_the_window_lets_go_and_a_pad_then_does_nothing(self, hand, heard):
        hand.give(down(A))
        hand.give(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        hand.wait(1.0)
        hand.give(up(A), down(A))
        hand.wait(1.0)
        assert heard == []
        hand.give(pygame.event.Event(pygame.WINDOWFOCUSGAINED), up(A))
        hand.give(down(A))
        hand.wait(0.6)
        assert heard == ["held"]


def test_two_pads_both_play(hand):
    hand.give(hat(0, -1, pad=0))
    hand.give(hat(0, -1, pad=7))
    assert focused(hand) == "three"


def test_a_pad_that_cannot_be_opened_is_borne(hand):
    hand.give(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=99))
    hand.give(hat(0, -1))
    assert focused(hand) == "two"


@pytest.mark.parametrize(("buttons", "hats", "layout"), [(11, 1, XBOX), (13, 1, LONG), (16, 0, FLAT), (10, 0, XBOX)])
def test_makes_are_told_apart(buttons, hats, layout):
    assert layout_of(buttons, hats) is layout


def test_a_directional_pad_of_four_buttons(hand):
    hand.window.hands.pads._pads[0] = gamepad.Pad(FLAT)
    hand.give(down(12), up(12))
    assert focused(hand) == "two"
    hand.give(down(11), up(11))
    assert focused(hand) == "one"


class View(Canvas):
    def __init__(self):
        super().__init__(lambda *_: None, name="view", grow=1)
        self.moved, self.notches = [0.0, 0.0], 0

    def steer(self, across, down):
        self.moved[0] += across
        self.moved[1] += down
        return True

    def magnify(self, notches):
        self.notches += notches
        return True


class TestViews:
    @pytest.fixture
    def view(self):
        return View()

    @pytest.fixture
    def hand(self, open_window, view):
        return open_window(lambda: Column(Button("one", lambda: None, name="one"), view, stretch=True))

    def test_the_right_stick_moves_it_though_the_focus_is_elsewhere(self, hand, view):
        hand.give(lean(3, 1.0))
        hand.wait(0.5)
        assert view.moved[0] == pytest.approx(gamepad.PAN / 2, rel=0.1)
        hand.give(lean(3, 0.1))
        before = list(view.moved)
        hand.wait(0.5)
        assert view.moved == before, "near its middle it does nothing"

    def test_the_triggers_zoom(self, hand, view):
        hand.give(lean(5, -1.0), lean(2, -1.0))
        hand.give(lean(5, 1.0))
        hand.wait(1.0)
        assert view.notches in (6, 7)
        hand.give(lean(5, -1.0), lean(2, 1.0))
        hand.wait(1.0)
        assert -1 <= view.notches <= 1

    @pytest.mark.parametrize("said", [-1.0, 0.0])
    def test_a_trigger_nobody_has_touched_does_nothing(self, hand, view, said):
        """Some say 0 until they are."""
        hand.give(lean(5, said), lean(2, said))
        hand.wait(1.0)
        assert view.notches == 0

    def test_a_make_that_orders_its_axes_otherwise_is_found_out_by_its_triggers(self, hand, view):
        for axis, value in enumerate((0.0, 0.0, 0.0, 0.0, -1.0, -1.0)):
            hand.give(lean(axis, value))
        hand.wait(0.5)
        assert (view.moved, view.notches) == ([0.0, 0.0], 0)
        hand.give(lean(3, 1.0))
        hand.wait(0.5)
        assert view.moved[1] > 5
        hand.give(lean(3, 0.0), lean(5, 1.0))
        hand.wait(0.5)
        assert view.notches > 2


def test_where_nothing_zooms_the_triggers_turn_pages(open_window):
    box = ListBox([Item(f"Row {number}") for number in range(200)], lines=10)
    hand = open_window(lambda: Column(box))
    hand.give(lean(2, -1.0))
    hand.give(lean(2, 1.0))
    hand.wait(0.3)
    assert box.chosen > 5


class TestLetters:
    @pytest.fixture
    def field(self, heard):
        return TextField("", heard.append, name="field", most=8)

    @pytest.fixture
    def hand(self, open_window, field):
        return open_window(lambda: Column(Row(field)))

    def press(self, hand, name):
        hand.window.stage.top.root.focus(name)
        hand.give(down(A), up(A))

    def test_a_name_is_chosen_letter_by_letter(self, hand, field):
        hand.give(down(A), up(A))
        for name in ("letter a", "letter n", "letter n", "letter e", "letter space", "letter b"):
            self.press(hand, name)
        assert field.text == "", "not yet"
        self.press(hand, "letters done")
        assert field.text == "Anne B", "a name begins with a large letter"

    def test_leaving_changes_nothing(self, hand, field, heard):
        hand.give(down(A), up(A))
        self.press(hand, "letter q")
        hand.give(down(B), up(B))
        assert (field.text, heard) == ("", [])

    def test_erasing_and_no_more_than_the_field_holds(self, hand, field):
        hand.give(down(A), up(A))
        self.press(hand, "letter q")
        self.press(hand, "erase")
        for _ in range(12):
            self.press(hand, "letter w")
        self.press(hand, "letters done")
        assert field.text == "Wwwwwwww"

    def test_the_arrows_reach_every_letter(self, hand):
        hand.give(down(A), up(A))
        for step in (hat(1, 0), hat(0, -1), hat(-1, 0), hat(0, 1)):
            hand.give(step)
            hand.give(hat(0, 0))
        assert focused(hand) == "letter q"

    def test_a_right_click_opens_them_too(self, hand, field):
        hand.click(field, button=3)
        assert hand.window.stage.top.root.busy


def test_buttons_can_be_given_other_meanings(hand, heard):
    assert hand.window.apply(Settings(pad_buttons={"accept": 9, "back": 0})) == ""
    hand.give(down(9), up(9))
    assert heard == ["one"]
    hand.give(down(SELECT), up(SELECT))
    hand.give(down(A), up(A))
    assert not hand.window.stage.top.root.busy, "what accepted goes back now"


def test_without_any_pad_the_window_rests(hand):
    assert not hand.window.hands.pads.busy
