"""Watching: the turn is shown to everybody, forwards and back, with its log; then the next is asked."""

from __future__ import annotations

import pygame
import pytest

from game.app.screens.hand_over import HandOverScreen
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.plotting import PlottingScreen
from tests.app.layouts import SIZES, faults


@pytest.fixture
def at(sit_down):
    """Lucien steps and turns, Bess turns; the turn begins to be shown."""
    at = sit_down()
    at.take_over()
    at.plot("1- L R")
    at.take_over()
    at.plot("R")
    assert isinstance(at.top, WatchingScreen)
    return at


def squares(at) -> dict[str, str]:
    return {token.id: token.squares[0] for token in at.find("board").scene.tokens if token.figure}


def log(at) -> list[str]:
    return [line.text for line in at.find("log").lines]


def test_it_plays_by_itself_from_where_the_turn_began_to_its_end(at):
    assert at.top.player.playing
    assert squares(at)["lucien"] == "J5"
    at.hand.wait(30)
    assert at.top.player.at_end
    assert squares(at)["lucien"] == "I5"
    assert not at.top.animating, "and then the window can sleep"


def test_the_log_tells_no_more_than_was_shown(at):
    before = log(at)
    assert not any("I5" in line for line in before)
    at.hand.wait(30)
    assert any("I5" in line for line in log(at))
    assert log(at)[: len(before)] == before


def test_headings_say_turn_and_step(at):
    at.hand.wait(30)
    assert "Turn 1, step 1" in log(at)
    assert log(at).count("Turn 1, step 1") == 1


def test_the_log_is_the_same_whether_it_was_watched_or_skipped(at, sit_down):
    at.hand.wait(30)
    watched = log(at)
    at.top.player.go_to(0)
    at.click("filter")
    at.hand.key(pygame.K_ESCAPE)
    at.top._filter("")
    assert log(at) == watched


def test_pause_one_thing_on_and_one_thing_back(at):
    at.click("play")
    assert not at.top.player.playing
    for _ in range(20):
        at.click("forward")
        at.hand.wait(5)
        assert not at.top.player.playing, "one thing, and it stops"
        if squares(at)["lucien"] == "I5":
            break
    assert squares(at)["lucien"] == "I5"
    at.click("back")
    assert squares(at)["lucien"] == "J5"
    at.click("forward")
    at.hand.wait(5)
    assert squares(at)["lucien"] == "I5"


def test_the_pause_menu_pauses_it(at):
    at.hand.key(pygame.K_ESCAPE)
    at.hand.wait()
    before = at.top.player.shown
    at.hand.wait(30)
    assert at.top.player.shown == before
    assert not at.top.animating
    at.hand.key(pygame.K_ESCAPE)
    at.hand.wait(30)
    assert at.top.player.at_end, "it goes on by itself where it was"


def test_steps_and_the_end(at):
    at.click("play")
    at.click("next")
    first = at.top.player.moment
    at.click("next")
    assert at.top.player.moment > first
    at.click("previous")
    assert at.top.player.moment <= first
    at.click("end")
    assert at.top.player.at_end
    assert squares(at)["lucien"] == "I5"


def test_by_keyboard_alone(at):
    at.hand.key(pygame.K_p)
    assert not at.top.player.playing
    at.hand.key(pygame.K_n, pygame.K_n)
    at.hand.key(pygame.K_PERIOD)
    at.hand.wait(3)
    at.hand.key(pygame.K_COMMA, pygame.K_b)
    at.hand.key(pygame.K_END)
    assert at.top.player.at_end
    at.hand.key(pygame.K_RETURN)
    at.hand.wait()
    assert isinstance(at.top, HandOverScreen)


def test_going_on_waits_until_it_was_seen(at):
    button = at.find("go on")
    assert not button.enabled
    assert button.reason
    at.hand.key(pygame.K_g)
    assert isinstance(at.top, WatchingScreen)
    at.click("end")
    assert button.enabled


def test_speed_changes_nothing_but_the_speed(at):
    at.top.player.speed = 4.0
    at.hand.wait(10)
    fast = squares(at)
    at.top._again()
    at.top.player.speed = 0.25
    at.hand.wait(120)
    assert squares(at) == fast


def test_the_speed_is_kept_for_the_next_turn(at):
    at.hand.click(at.find("speed"))
    at.hand.key(pygame.K_DOWN, pygame.K_RETURN)
    assert at.top.player.speed == 2.0
    assert at.hand.window.settings.animation_speed == 2.0


def test_colours_that_are_changed_on_the_way_are_seen_at_once(at):
    before = at.table.sides.look("red").colour
    at.hand.window.apply(at.hand.window.settings.model_copy(update={"side_palette": "strong"}))
    at.top.enter()
    assert at.find("board").sides.look("red").colour != before


def test_less_motion_comes_to_the_same(at):
    at.top.player.reduced = True
    at.hand.wait(60)
    assert at.top.player.at_end
    assert squares(at)["lucien"] == "I5"


def test_one_fighters_part_of_the_log(at):
    at.click("end")
    at.top._filter("bess")
    lines = [line for line in at.find("log").lines if line.role != "strong"]
    assert lines
    assert all("Bess" in line.text for line in lines if "starts" in line.text or "turns" in line.text)
    assert not any("I5" in line.text for line in lines), "the step to I5 is Lucien's"


def test_a_click_on_a_line_goes_there(at):
    at.click("end")
    text_log = at.find("log")
    number = next(index for index, line in enumerate(text_log.lines) if "I5" in line.text)
    at.hand.click(text_log.row(number).midleft)
    at.hand.wait()
    assert squares(at)["lucien"] == "J5", "he is about to step there"
    assert len(text_log.lines) > number + 1, "what was read stays"


def test_scrubbing(at):
    at.top._scrub(0.0)
    assert at.top.player.index == 0
    at.top._scrub(float(len(at.top.player)))
    assert at.top.player.at_end


def test_watching_shows_nobodys_plot(at):
    """Everybody looks on: what is still to come is not in the position that is shown."""
    position = at.top.player.position
    at.top.player.go_to(at.top.player.index + 8)
    position = at.top.player.position
    assert not any(any(fighter.plot.orders[position.step :]) for fighter in position.fighters.values())


def test_the_last_turn_again_while_plotting(at):
    at.skip()
    at.take_over()
    at.hand.key(pygame.K_l, mod=pygame.KMOD_CTRL)
    at.hand.wait()
    assert isinstance(at.top, WatchingScreen)
    assert squares(at)["lucien"] == "J5", "from where the turn began"
    at.click("go on")
    assert isinstance(at.top, PlottingScreen)


def test_a_plot_in_the_making_outlives_a_look_back(at):
    at.skip()
    at.take_over()
    at.hand.type("n 1")
    at.hand.key(pygame.K_l, mod=pygame.KMOD_CTRL)
    at.hand.wait()
    at.click("go on")
    assert at.find("typed").text == "N- 1-"


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_is_in_its_place(sit_down, size, scale):
    at = sit_down(size=size, scale=scale)
    for text in ("1- L R", "R"):
        at.take_over()
        at.plot(text)
    at.hand.wait(1)
    assert faults(at.top.root) == []


def test_after_a_jump_words_moment_and_mark_are_those_of_what_was_shown_last(at):
    at.click("end")
    text_log, player = at.find("log"), at.top.player
    last = next(entry for entry in reversed(player.chronicle.entries) if entry.words)
    assert at.find("caption").text == last.words
    assert at.top._moment_words(len(player)).startswith("Turn 1"), "turn 2 has shown nothing yet"
    assert text_log.marked == len(text_log.lines) - 1
    at.top._scrub(0.0)
    at.click("next")
    at.click("next")
    assert 0 < player.shown < len(player)
    shown = text_log.lines[text_log.marked]
    assert shown.value <= player.shown - 1
    assert text_log.view.contains(text_log.row(text_log.marked)), "the log has followed"


def test_by_whole_turns(at):
    player = at.top.player
    at.click("end")
    at.hand.key(pygame.K_b, mod=pygame.KMOD_LSHIFT)
    assert player.index in player.chronicle.starts(0)
    assert player.index < len(player)
    at.hand.key(pygame.K_n, mod=pygame.KMOD_LSHIFT)
    assert player.at_end
    at.hand.key(pygame.K_b, pygame.K_b, pygame.K_b, mod=pygame.KMOD_LSHIFT)
    assert player.index == 0, "before the first there is only the beginning"
