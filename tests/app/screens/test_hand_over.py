"""The hand-over gives nothing away, and nothing but a deliberate act gets past it."""

from __future__ import annotations

import pygame
import pytest

from game.app.screens.hand_over import HandOverScreen
from game.app.swashbuckler.plotting import PlottingScreen
from game.app.widgets import Space
from tests.app.conftest import Showing
from tests.app.layouts import SIZES, faults

PLOTS = ["", "N- 1- L R", "1- 1- 1-", "G3-- FT--", "WD WD WD WD WD WD"]


def pixels_after(sit_down, text: str) -> bytes:
    at = sit_down()
    at.take_over()
    at.top.root.focus("typed")
    at.hand.type(text)
    at.hand.wait(0.2)
    at.click("commit")
    if at.top.root.busy:
        at.hand.key(pygame.K_RETURN)  # yes, he rests for all of it, or nothing will come of it
    assert isinstance(at.top, HandOverScreen)
    at.hand.give(pygame.event.Event(pygame.WINDOWLEAVE))
    at.hand.wait(1.0)
    return at.hand.picture()


def test_its_pixels_are_the_same_whatever_was_plotted(sit_down):
    pictures = {text: pixels_after(sit_down, text) for text in PLOTS}
    assert len(set(pictures.values())) == 1


def test_nothing_of_the_board_is_on_it(sit_down):
    """Another fight, with everybody elsewhere, is handed over with the same pixels."""
    at, other = sit_down(seed=3), None
    first = at.hand.picture()
    where = {token.id: token.squares for token in at.table.game.system.tokens(at.table.game.position) if token.figure}
    other = sit_down(seed=4)
    there = {
        token.id: token.squares for token in other.table.game.system.tokens(other.table.game.position) if token.figure
    }
    assert where.keys() == there.keys()
    assert where != there
    assert other.hand.picture() == first


def test_the_title_of_the_window_says_nothing(sit_down):
    at = sit_down()
    before = pygame.display.get_caption()
    at.take_over()
    at.plot("N- 1- L R")
    assert pygame.display.get_caption() == before


def test_who_is_next_is_said_with_name_and_colour(sit_down):
    at = sit_down()
    assert at.find("next player").text == "Player 1"
    at.take_over()
    at.plot("L")
    assert at.find("next player").text == "Player 2"


class TestADeliberateAct:
    def test_a_click_is_not_enough(self, sit_down):
        at = sit_down()
        at.hand.click(at.find("take over"))
        at.hand.wait(2.0)
        assert isinstance(at.top, HandOverScreen)

    @pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
    def test_a_key_stroke_is_not_enough_holding_it_is(self, sit_down, key):
        at = sit_down()
        at.hand.key(key)
        at.hand.wait(2.0)
        assert isinstance(at.top, HandOverScreen)
        at.hand.down(key)
        at.hand.wait(0.5)
        assert isinstance(at.top, HandOverScreen), "0.7 seconds are asked for"
        at.hand.wait(0.4)
        assert isinstance(at.top, PlottingScreen)

    def test_letting_go_too_early_begins_again(self, sit_down):
        at = sit_down()
        for _ in range(3):
            at.hand.press(at.find("take over"))
            at.hand.wait(0.5)
            at.hand.release(at.find("take over"))
        assert isinstance(at.top, HandOverScreen)

    def test_any_other_key_does_nothing(self, sit_down):
        at = sit_down()
        for key in (pygame.K_a, pygame.K_n, pygame.K_1, pygame.K_F5, pygame.K_BACKSPACE):
            at.hand.down(key)
        at.hand.wait(2.0)
        assert isinstance(at.top, HandOverScreen)

    def test_pressing_twice_where_that_was_set(self, sit_down):
        at = sit_down()
        at.hand.window.apply(at.hand.window.settings.model_copy(update={"hold_to_reveal": False}))
        at.top.rebuild()
        at.hand.wait()
        at.click("take over")
        assert isinstance(at.top, HandOverScreen)
        at.click("take over now")
        assert isinstance(at.top, PlottingScreen)


class TestQueuedInput:
    def test_what_was_typed_while_the_last_player_committed_is_dropped(self, sit_down):
        """All in one frame: the click that commits, and a key held down, as by somebody who hits Enter too often."""
        at = sit_down()
        at.take_over()
        at.top.root.focus("typed")
        at.hand.type("L")
        commit = at.find("commit").rect.center
        keys = [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")] * 5
        at.hand.point(commit)
        at.hand.give(
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=commit, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=commit, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 440), button=1),
            *keys,
        )
        assert isinstance(at.top, HandOverScreen)
        at.hand.wait(2.0)
        assert isinstance(at.top, HandOverScreen), "nothing of it holds the button"

    def test_what_waits_in_the_queue_is_dropped_too(self, sit_down):
        at = sit_down()
        at.take_over()
        at.top.root.focus("typed")
        at.hand.type("L")
        for _ in range(1000):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
        at.click("commit")
        assert isinstance(at.top, HandOverScreen)
        assert not pygame.event.peek(pygame.KEYDOWN)

    def test_what_waits_when_the_board_is_shown_does_not_reach_the_plot(self, sit_down):
        at = sit_down()
        at.hand.press(at.find("take over"))
        for _ in range(100):
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="N"))
            at.hand.wait()
            if isinstance(at.top, PlottingScreen):
                break
        assert isinstance(at.top, PlottingScreen)
        assert not pygame.event.peek(pygame.TEXTINPUT)
        assert at.find("typed").text == ""

    def test_what_waits_while_computers_think_does_not_hold_the_button(self, sit_down):
        """A screen that gives way by itself, not by anybody's hand."""
        at = sit_down("human", "human")
        at.hand.window.stage.push(Passing(lambda: at.hand.window.stage.pop()))
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
        at.hand.wait(0.1)
        assert isinstance(at.top, HandOverScreen)
        assert not pygame.event.peek(pygame.KEYDOWN)


class Passing(Showing):
    """Goes on by itself when time passes."""

    def __init__(self, then):
        super().__init__(Space)
        self.then = then

    def update(self, seconds):
        self.then()


class TestTakingBack:
    def test_the_one_who_plotted_is_handed_the_machine_and_finds_his_plot(self, sit_down):
        at = sit_down()
        at.take_over()
        at.plot("N- 1- L R")
        at.click("take back")
        at.hand.key(pygame.K_RETURN)
        at.hand.wait()
        assert isinstance(at.top, HandOverScreen)
        assert at.find("next player").text == "Player 1"
        at.take_over()
        assert at.find("typed").text == "N- 1- L R"
        assert at.table.game.pending == {}

    def test_before_anybody_has_plotted_there_is_nothing_to_take_back(self, sit_down):
        at = sit_down()
        with pytest.raises(KeyError):
            at.find("take back")


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_is_in_its_place(sit_down, size, scale):
    at = sit_down(size=size, scale=scale)
    assert faults(at.top.root) == []
