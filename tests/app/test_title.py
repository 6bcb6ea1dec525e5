"""The title: what is there can be used, what is not there is not shown."""

from __future__ import annotations

import pygame
import pytest

from game.app.screens.title import Entry, TitleScreen
from game.app.widgets import Button, Label
from tests.app.layouts import SIZES, faults, seen_part

NAMES = ["New Game", "Continue", "Load", "Replay", "Rules", "Settings", "Quit"]


@pytest.fixture
def chosen():
    return []


def title(chosen, names=NAMES):
    return TitleScreen(
        lambda: [Entry(name, f"What {name} means.", lambda name=name: chosen.append(name)) for name in names], "1.2.3"
    )


def buttons(hand):
    return [w for w in hand.window.stage.top.root.top.walk() if isinstance(w, Button)]


def test_the_entries_are_shown_in_order_and_each_does_what_it_says(open_window, chosen):
    hand = open_window(title(chosen))
    assert [button.text for button in buttons(hand)] == NAMES
    for button in buttons(hand):
        hand.click(button)
    assert chosen == NAMES


def test_by_keyboard(open_window, chosen):
    hand = open_window(title(chosen))
    hand.key(pygame.K_RETURN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_SPACE)
    assert chosen == ["New Game", "Load"]


def test_the_entries_are_asked_for_again_when_the_title_comes_back(open_window, chosen):
    names = ["New Game", "Quit"]
    hand = open_window(title(chosen, names))
    names.insert(1, "Continue")
    hand.window.stage.push(title(chosen))
    hand.window.stage.pop()
    assert [button.text for button in buttons(hand)] == ["New Game", "Continue", "Quit"]


def test_the_version_is_at_the_bottom(open_window, chosen):
    hand = open_window(title(chosen))
    version = next(w for w in hand.window.stage.top.root.top.walk() if isinstance(w, Label) and "1.2.3" in w.text)
    assert version.rect.top > 700


def test_pointing_at_an_entry_shows_its_meaning(open_window, chosen):
    hand = open_window(title(chosen))
    before = hand.picture()
    hand.point(buttons(hand)[3])
    below = pygame.Rect(0, buttons(hand)[-1].rect.bottom, 640, 60)
    was = pygame.image.frombytes(before, (1280, 800), "RGB").subsurface(below)
    now = pygame.display.get_surface().subsurface(below)
    assert pygame.image.tobytes(was, "RGB") != pygame.image.tobytes(now, "RGB")


def test_enter_takes_what_the_pointer_came_to_last(open_window, chosen):
    hand = open_window(title(chosen))
    hand.point(buttons(hand)[3])
    hand.key(pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert chosen == ["Replay", "Rules"], "and the keyboard goes on from there"


def test_escape_leaves_the_title_where_it_is(open_window, chosen):
    hand = open_window(title(chosen))
    hand.key(pygame.K_ESCAPE)
    assert hand.window.running
    assert chosen == []


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_is_in_its_place_and_within_reach(open_window, chosen, size, scale):
    hand = open_window(title(chosen), size, scale)
    root = hand.window.stage.top.root
    assert faults(root) == []
    for _ in NAMES:
        hand.key(pygame.K_TAB)
        assert seen_part(root.focus_widget, root).height == root.focus_widget.rect.height


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_however_many_ways_there_are_all_can_be_seen_at_once(open_window, chosen, size):
    names = [*NAMES, "By file", "Maps", "First fight", "Duels and Jousts"]
    hand = open_window(title(chosen, names), size=size)
    window = pygame.Rect((0, 0), size)
    assert [each.text for each in buttons(hand)] == names
    assert all(window.contains(each.rect) for each in buttons(hand))
    assert faults(hand.window.stage.top.root) == []
    hand.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert chosen == [names[6]], "the arrows lead across as well"
