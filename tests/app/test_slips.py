"""What a machine or a hand does by accident: floods, standstills, lost windows, double clicks, keys held down."""

from __future__ import annotations

import pygame
import pytest

from game.app.widgets import Button, Canvas, Column, HoldButton, Label, Row, TextField, ask
from game.app.widgets.modal import Way
from tests.app.conftest import FRAME, Showing

FULL = 60_000
"""pygame's queue holds 65,535 events, some of them its own"""


def key(kind, code, mod=0, letter=""):
    what = {"key": code, "mod": mod} | ({"unicode": letter} if kind == pygame.KEYDOWN else {})
    return pygame.event.Event(kind, **what)


def focused(hand):
    return hand.window.stage.top.root.focus_widget.name


@pytest.fixture
def heard():
    return []


@pytest.fixture
def hand(open_window, heard):
    return open_window(
        lambda: Column(*(Button(name, lambda name=name: heard.append(name), name=name) for name in ("one", "two")))
    )


def fill_the_queue(event):
    """Post it until no more are taken; how many were."""
    for count in range(70_000):
        try:
            pygame.event.post(event)
        except pygame.error:
            return count
    return 70_000


class Counting(Button):
    """Counts what it is told of."""

    def __init__(self):
        super().__init__("Counting", lambda: None, name="counting")
        self.hovers = 0

    def hover(self, at):
        self.hovers += 1


class TestFloods:
    def test_seventy_thousand_movements_are_one(self, open_window):
        button = Counting()
        hand = open_window(lambda: Column(button))
        spot = button.rect.center
        before = button.hovers
        moved = [pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))] * 70_000
        hand.window.frame(moved, FRAME)
        assert button.hovers - before <= 3
        assert button.hovered

    def test_a_queue_filled_to_the_brim_drains_in_one_round_of_the_loop(self, hand, heard):
        posted = fill_the_queue(key(pygame.KEYDOWN, pygame.K_RETURN, letter="\r"))
        assert posted > FULL
        frame, rounds = hand.window.frame, []

        def counted(events, seconds):
            frame(events, seconds)
            rounds.append(len(list(events)))
            if len(rounds) == 4:
                hand.window.quit()

        hand.window.frame = counted
        hand.window.loop()
        assert sum(rounds) >= posted
        assert heard == [], "no hand does that; it counts for nothing"
        assert not pygame.event.peek(pygame.KEYDOWN)

    def test_after_it_everything_works(self, hand, heard):
        flood = [
            key(pygame.KEYDOWN, pygame.K_RETURN),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1),
        ] * 35_000
        hand.window.frame(flood, FRAME)
        hand.key(pygame.K_RETURN)
        assert heard == ["one"]

    def test_the_wish_to_close_is_heard_among_it_all(self, hand):
        flood = [key(pygame.KEYDOWN, pygame.K_TAB)] * 40_000
        hand.window.frame([*flood, pygame.event.Event(pygame.QUIT), *flood], FRAME)
        assert not hand.window.running

    def test_a_fast_typist_loses_nothing(self, open_window):
        field = TextField("", name="field", most=100)
        hand = open_window(lambda: Column(field))
        events = []
        for letter in "abcdefghij" * 6:
            events += [
                key(pygame.KEYDOWN, ord(letter), letter=letter),
                pygame.event.Event(pygame.TEXTINPUT, text=letter),
                key(pygame.KEYUP, ord(letter)),
            ]
        hand.give(*events)
        assert field.text == "abcdefghij" * 6


class TestSizes:
    def change(self, hand, size):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        hand.give(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))

    def test_to_one_pixel_and_back(self, hand, heard):
        self.change(hand, (1, 1))
        hand.wait(0.2)
        self.change(hand, (1280, 800))
        hand.wait()
        assert hand.window.size == (1280, 800)
        hand.click(hand.window.stage.top.root.find("two"))
        assert heard == ["two"]

    @pytest.mark.parametrize("size", [(800, 600), (1920, 1080), (3840, 2160)])
    def test_from_the_smallest_to_the_largest(self, hand, heard, size):
        self.change(hand, size)
        assert hand.window.stage.top.root.rect.size == size
        hand.click(hand.window.stage.top.root.find("two"))
        assert heard == ["two"]

    def test_a_display_that_cannot_tell_its_size(self, hand, monkeypatch):
        monkeypatch.setattr(pygame.display, "get_surface", lambda: None)
        hand.wait()
        assert hand.window.size == (1280, 800)
        hand.window.stage.top.root.stale = True
        hand.wait()  # nothing to draw on, and nothing breaks


class TestLosingTheWindow:
    def test_a_button_held_by_key_is_let_go_of(self, open_window, heard):
        hand = open_window(lambda: Column(HoldButton("Hold", lambda: heard.append("held"), seconds=0.5)))
        hand.down(pygame.K_SPACE)
        hand.give(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        hand.wait(1.0)
        assert heard == []

    def test_a_button_held_by_pointer_too(self, open_window, heard):
        hand = open_window(lambda: Column(HoldButton("Hold", lambda: heard.append("held"), seconds=0.5, name="hold")))
        hand.press(hand.window.stage.top.root.find("hold"))
        hand.give(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        hand.wait(1.0)
        assert heard == []

    def test_a_key_still_down_when_the_window_comes_back_is_not_pressed_anew(self, hand, heard):
        hand.give(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        hand.give(pygame.event.Event(pygame.WINDOWFOCUSGAINED), key(pygame.KEYDOWN, pygame.K_RETURN))
        hand.down(pygame.K_RETURN)  # it repeats
        assert heard == []
        hand.up(pygame.K_RETURN)
        hand.key(pygame.K_RETURN)
        assert heard == ["one"]

    def test_while_it_is_minimised_no_time_passes_and_nothing_is_drawn(self, open_window, monkeypatch):
        class Timed(Showing):
            passed = 0.0
            animating = True

            def update(self, seconds):
                self.passed += seconds

        screen = Timed(lambda: Label("A fight"))
        hand = open_window(screen)
        drawn = []
        monkeypatch.setattr(type(screen), "draw", lambda self, surface: drawn.append(surface))
        hand.give(pygame.event.Event(pygame.WINDOWMINIMIZED))
        passed = screen.passed
        hand.wait(5.0)
        assert (screen.passed, drawn) == (passed, []), "the story is not told to nobody"
        hand.give(pygame.event.Event(pygame.WINDOWRESTORED))
        hand.wait()
        assert screen.passed > passed
        assert drawn


class TestStandstill:
    """Thirty seconds without a frame, as when the machine slept."""

    def test_a_button_held_meanwhile_does_not_take_effect(self, open_window, heard):
        hand = open_window(lambda: Column(HoldButton("Hold", lambda: heard.append("held"), seconds=0.7)))
        hand.down(pygame.K_SPACE)
        hand.window.frame([], 30.0)
        hand.window.frame([key(pygame.KEYUP, pygame.K_SPACE)], 30.0)
        hand.wait(1.0)
        assert heard == []

    def test_what_moves_goes_on_where_it_was(self, open_window):
        class Timed(Showing):
            passed = 0.0

            def update(self, seconds):
                self.passed += seconds

        screen = Timed(lambda: Label("A fight"))
        hand = open_window(screen)
        before = screen.passed
        hand.window.frame([], 30.0)
        assert 0 < screen.passed - before <= 0.1


class TestKeysHeld:
    def test_a_shortcut_that_commits_does_so_once(self, open_window, heard):
        hand = open_window(
            lambda: Column(
                Button("Commit", lambda: heard.append("commit"), shortcut="commit"),
                Button("Undo", lambda: heard.append("undo"), shortcut="undo"),
            )
        )
        for _ in range(5):
            hand.down(pygame.K_RETURN, pygame.KMOD_LCTRL)
        assert heard == ["commit"]
        for _ in range(3):
            hand.down(pygame.K_z, pygame.KMOD_LCTRL)
        assert heard == ["commit", "undo", "undo", "undo"], "undoing goes on as long as the key is down"

    def test_a_key_let_go_of_in_the_frame_that_changed_the_screen_is_not_taken_for_held(self, open_window, heard):
        second = Showing(lambda: Column(Button("Second", lambda: heard.append("second"))))
        second.fresh = True
        hand = open_window(lambda: Column(Button("First", lambda: hand.window.stage.push(second))))
        hand.give(key(pygame.KEYDOWN, pygame.K_RETURN), key(pygame.KEYUP, pygame.K_RETURN))
        hand.wait(0.5)
        hand.key(pygame.K_RETURN)
        assert heard == ["second"]


class TestTwice:
    @pytest.fixture
    def second(self, heard):
        screen = Showing(lambda: Column(Button("Second", lambda: heard.append("second"), name="second")))
        screen.fresh = True
        return screen

    @pytest.fixture
    def hand(self, open_window, heard, second):
        def go_on():
            heard.append("first")
            hand.window.stage.push(second)

        hand = open_window(lambda: Column(Button("First!", go_on, name="first")))
        return hand

    def test_the_second_half_of_a_double_click_presses_nothing_on_the_next_screen(self, hand, heard):
        spot = hand.window.stage.top.root.find("first").rect.center
        hand.click(spot)
        hand.click(spot)
        assert heard == ["first"]
        hand.wait(0.5)
        hand.click(spot)
        assert heard == ["first", "second"], "later it does"

    def test_nor_in_a_dialog_that_the_first_half_opened(self, open_window, heard):
        def question():
            ask(hand.window.stage.top.root, "Sure?", "Say so.", Way("Yes", lambda: heard.append("yes")), Way("No"))

        hand = open_window(lambda: Row(Button("Commit", question, name="commit", height=30, width=60)))
        hand.click(hand.window.stage.top.root.find("commit"))
        hand.wait()
        yes = next(each for each in hand.window.stage.top.root.top.walk() if getattr(each, "text", "") == "Yes")
        hand.window.stage.top.root.close_all()
        hand.wait(1.0)
        spot = yes.rect.center
        hand.click(spot)
        hand.click(spot)
        assert heard == []

    def test_a_click_elsewhere_is_no_second_half(self, hand, heard, second):
        hand.click(hand.window.stage.top.root.find("first").rect.midleft)
        at = second.root.find("second").rect
        hand.click((at.right - 2, at.centery))
        assert heard == ["first", "second"]

    @pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE])
    def test_a_key_struck_twice_presses_nothing_on_a_screen_that_wants_none_of_it(self, hand, heard, code):
        hand.key(code, code)
        assert heard == ["first"]
        hand.wait(0.5)
        hand.key(code)
        assert heard == ["first", "second"]

    def test_nor_does_a_gamepads_button(self, hand, heard):
        for _ in range(2):
            hand.give(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=0))
            hand.give(pygame.event.Event(pygame.JOYBUTTONUP, instance_id=0, button=0))
        assert heard == ["first"]


class TestWriting:
    @pytest.fixture
    def field(self):
        return TextField("", name="field", most=20)

    @pytest.fixture
    def hand(self, open_window, field):
        return open_window(lambda: Column(field, Button("Other", lambda: None)))

    @pytest.mark.parametrize("text", ["a\0b", "a\ud800b", "a\x7fb", "a\x1bb"])
    def test_what_no_font_can_draw_is_left_out(self, hand, field, text):
        hand.give(pygame.event.Event(pygame.TEXTINPUT, text=text))
        assert field.text == "ab"
        hand.give(pygame.event.Event(pygame.TEXTEDITING, text=text, start=0, length=1))
        hand.picture()

    def test_an_input_method_shows_what_it_makes_and_keeps_the_keys_for_itself(self, hand, field):
        hand.type("x")
        plain = hand.picture()
        hand.give(pygame.event.Event(pygame.TEXTEDITING, text="ni hao", start=0, length=6))
        assert field.text == "x", "not written yet"
        assert hand.picture() != plain
        hand.key(pygame.K_BACKSPACE)
        assert field.text == "x"
        hand.give(
            pygame.event.Event(pygame.TEXTEDITING, text="", start=0, length=0),
            pygame.event.Event(pygame.TEXTINPUT, text="你好"),
        )
        assert field.text == "x你好"
        hand.key(pygame.K_BACKSPACE)
        assert field.text == "x你"

    def test_what_was_being_made_goes_with_the_focus(self, hand, field):
        hand.give(pygame.event.Event(pygame.TEXTEDITING, text="ni", start=0, length=2))
        hand.window.stage.top.root.focus(field.parent.children[1])
        hand.wait()
        hand.window.stage.top.root.focus("field")
        hand.type("y")
        assert field.text == "y"


def test_a_board_that_is_dragged_when_the_window_is_lost_is_let_go_of(open_window):
    drags = []
    view = Canvas(lambda *_: None, name="view", grow=1)
    view.press = lambda at: True
    view.drag = drags.append
    hand = open_window(lambda: Column(view, stretch=True))
    hand.press(view)
    hand.give(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    hand.point((30, 30))
    assert drags == []
