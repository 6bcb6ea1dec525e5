"""How the keyboard and the pointer find and work the widgets of a screen."""

from __future__ import annotations

import pygame
import pytest

from game.app.widgets import Action, Button, Column, HoldButton, Label, Row, TextField, Way, ask


def focused(hand):
    return hand.window.stage.top.root.focus_widget.name


@pytest.fixture
def pressed():
    return []


def three(pressed):
    def make():
        return Column(
            Row(
                Button("One", lambda: pressed.append("one"), name="one"),
                Button("Two", lambda: pressed.append("two"), name="two"),
            ),
            Button("Three", lambda: pressed.append("three"), name="three"),
        )

    return make


def test_tab_goes_through_everything_in_reading_order_and_round(open_window, pressed):
    hand = open_window(three(pressed))
    seen = [focused(hand)]
    for _ in range(3):
        hand.key(pygame.K_TAB)
        seen.append(focused(hand))
    assert seen == ["one", "two", "three", "one"]


def test_shift_tab_goes_back(open_window, pressed):
    hand = open_window(three(pressed))
    hand.key(pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert focused(hand) == "three"


def test_arrows_go_to_the_neighbour_on_that_side(open_window, pressed):
    hand = open_window(three(pressed))
    walk = []
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_UP):
        hand.key(key)
        walk.append(focused(hand))
    # Right of Two there is nothing; Three is below both, and the nearer one above Three is the first.
    assert walk == ["two", "two", "three", "one"]


def test_enter_and_space_work_what_has_the_focus(open_window, pressed):
    hand = open_window(three(pressed))
    hand.key(pygame.K_RETURN, pygame.K_TAB, pygame.K_SPACE)
    assert pressed == ["one", "two"]


def test_a_key_held_down_presses_only_once(open_window, pressed):
    hand = open_window(three(pressed))
    for _ in range(5):
        hand.down(pygame.K_RETURN)
    assert pressed == ["one"]


def test_a_click_works_a_button_and_brings_the_focus(open_window, pressed):
    hand = open_window(three(pressed))
    hand.click(hand.window.stage.top.root.find("three"))
    assert (pressed, focused(hand)) == (["three"], "three")


def test_letting_go_beside_the_button_takes_the_press_back(open_window, pressed):
    hand = open_window(three(pressed))
    hand.press(hand.window.stage.top.root.find("three"))
    hand.release((1200, 700))
    assert pressed == []


def test_the_focus_can_be_seen(open_window, pressed):
    hand = open_window(three(pressed))
    first = hand.picture()
    hand.key(pygame.K_TAB)
    assert hand.picture() != first


def test_what_the_pointer_is_over_looks_different(open_window, pressed):
    hand = open_window(three(pressed))
    two = hand.window.stage.top.root.find("two")
    before = pygame.display.get_surface().get_at((two.rect.left + 12, two.rect.top + 6))[:3]
    hand.point(two)
    assert pygame.display.get_surface().get_at((two.rect.left + 12, two.rect.top + 6))[:3] != before


def test_nothing_is_drawn_while_nothing_changes(open_window, pressed, monkeypatch):
    hand = open_window(three(pressed))
    hand.wait(2)
    drawn = []
    monkeypatch.setattr(type(hand.window.stage.top), "draw", lambda self, surface: drawn.append(surface))
    hand.wait(2)
    assert drawn == []
    hand.key(pygame.K_TAB)
    assert drawn


def test_a_disabled_button_says_why_and_does_nothing(open_window, pressed):
    def make():
        return Column(
            Button("Fine", lambda: None),
            Button("Stuck", lambda: pressed.append("stuck"), enabled=False, reason="The door is barred.", name="stuck"),
        )

    hand = open_window(make)
    stuck = hand.window.stage.top.root.find("stuck")
    plain = hand.picture()
    hand.click(stuck)
    hand.key(pygame.K_RETURN)
    assert pressed == []
    assert stuck.tip(None) == "The door is barred."
    hand.wait(1)
    below = pygame.Rect(stuck.rect.left, stuck.rect.bottom + 8, 60, 30)
    note = pygame.display.get_surface().subsurface(below)
    was = pygame.image.frombytes(plain, (1280, 800), "RGB").subsurface(below)
    assert pygame.image.tobytes(note, "RGB") != pygame.image.tobytes(was, "RGB"), "the reason appears beside it"


def test_what_is_disabled_without_a_reason_is_passed_over(open_window):
    hand = open_window(
        lambda: Column(
            Button("A", lambda: None, name="a"),
            Button("B", lambda: None, name="b", enabled=False),
            Button("C", lambda: None, name="c"),
        )
    )
    hand.key(pygame.K_TAB)
    assert focused(hand) == "c"


def test_a_shortcut_works_from_anywhere_but_not_while_typing(open_window, pressed):
    hand = open_window(
        lambda: Column(
            Button("Undo", lambda: pressed.append("undo"), shortcut="u"),
            Button("Redo", lambda: pressed.append("redo"), shortcut="ctrl+y"),
            TextField(name="field"),
        )
    )
    hand.type("u")
    hand.window.stage.top.root.focus("field")
    hand.type("u")
    hand.key(pygame.K_y, mod=pygame.KMOD_LCTRL)
    assert pressed == ["undo", "redo"]
    assert hand.window.stage.top.root.find("field").text == "u"


def test_a_hold_button_needs_the_whole_time(open_window, pressed):
    hand = open_window(lambda: Column(HoldButton("Hold", lambda: pressed.append("held"), seconds=0.5, name="hold")))
    hand.down(pygame.K_SPACE)
    hand.wait(0.3)
    hand.up(pygame.K_SPACE)
    hand.wait(0.6)
    assert pressed == [], "let go too early"
    hand.down(pygame.K_SPACE)
    hand.wait(0.6)
    assert pressed == ["held"]
    hand.up(pygame.K_SPACE)
    button = hand.window.stage.top.root.find("hold")
    hand.press(button)
    hand.wait(0.6)
    assert pressed == ["held", "held"], "the pointer can hold it too"


def test_a_rebuild_keeps_the_focus_by_name(open_window):
    names = ["a", "b"]
    hand = open_window(lambda: Column(*[Button(name, lambda: None, name=name) for name in names]))
    hand.key(pygame.K_TAB)
    names.insert(0, "new")
    hand.window.stage.top.rebuild()
    hand.wait()
    assert focused(hand) == "b"


def test_a_widget_that_vanishes_gives_the_focus_away(open_window):
    hand = open_window(lambda: Column(*[Button(name, lambda: None, name=name) for name in "ab"]))
    hand.window.stage.top.root.find("a").visible = False
    hand.wait()
    assert focused(hand) == "b"


def test_actions_work_without_any_keyboard(open_window, pressed):
    hand = open_window(three(pressed))
    screen = hand.window.stage.top
    for action in (Action.DOWN, Action.ACCEPT):
        assert screen.act(action)
    assert pressed == ["three"]


class TestDialog:
    @pytest.fixture
    def hand(self, open_window, pressed):
        hand = open_window(three(pressed))
        root = hand.window.stage.top.root
        ways = (Way("Go", lambda: pressed.append("go"), "primary"), Way("Stay", lambda: pressed.append("stay")))
        ask(root, "Go?", "It is late.", *ways)
        hand.wait()
        return hand

    def test_it_keeps_clicks_from_what_is_below(self, hand, pressed):
        hand.click(hand.window.stage.top.root.find("one"))
        assert pressed == []
        assert hand.window.stage.top.root.busy

    def test_it_keeps_keys_and_shortcuts_from_what_is_below(self, hand, pressed):
        for _ in range(5):
            hand.key(pygame.K_TAB)
            assert hand.window.stage.top.root.focus_widget.text in ("Go", "Stay")

    def test_enter_takes_the_first_way(self, hand, pressed):
        hand.key(pygame.K_RETURN)
        assert pressed == ["go"]
        assert not hand.window.stage.top.root.busy

    def test_escape_takes_the_last(self, hand, pressed):
        hand.key(pygame.K_ESCAPE)
        assert pressed == ["stay"]
        assert not hand.window.stage.top.root.busy

    def test_the_focus_below_comes_back(self, hand):
        one = hand.window.stage.top.root.find("one")
        assert not one.focused, "only one thing at a time wears the ring"
        hand.key(pygame.K_ESCAPE)
        assert focused(hand) == "one"
        assert one.focused

    def test_it_dims_what_is_below(self, hand):
        darker = hand.window.stage.top.root.find("three").rect.move(0, 0).inflate(-8, -8)
        while_open = pygame.display.get_surface().get_at(darker.topleft)
        hand.key(pygame.K_ESCAPE)
        after = pygame.display.get_surface().get_at(darker.topleft)
        assert sum(while_open[:3]) < sum(after[:3])


def test_help_opens_on_f1_and_shows_the_screens_own_words(open_window):
    hand = open_window(lambda: Column(Button("One", lambda: None)))
    hand.key(pygame.K_F1)
    words = [widget.text for widget in hand.window.stage.top.root.top.walk() if isinstance(widget, Label)]
    assert "What the test shows." in words
    hand.key(pygame.K_ESCAPE)
    assert not hand.window.stage.top.root.busy
