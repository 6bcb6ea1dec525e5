"""Only what looks different is drawn anew, and the window looks as if all of it had been."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest
from PIL import Image, ImageChops

from game.app.main import title_screen
from game.app.play.computers import let_answer
from game.app.play.table import Table
from game.app.screens.at_table import open_pause
from game.app.screens.new_game import NewGameScreen
from game.app.screens.settings import SettingsScreen
from game.app.screens.watching import WatchingScreen
from game.app.widgets import Button, Column, Space
from game.app.widgets.root import apart
from game.rules.kernel.game import Game, Seat
from game.scenarios import load, start_game
from tests.app.conftest import Hand

TURNS = 120
"""things the hand does on each screen"""
KEYS = [pygame.K_TAB, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT, pygame.K_RETURN, pygame.K_BACKSPACE]
KEYS += [pygame.K_ESCAPE, pygame.K_F1, pygame.K_PAGEDOWN, pygame.K_z, pygame.K_PLUS]


@pytest.fixture(autouse=True)
def saves_of_nobody(tmp_path, monkeypatch):
    monkeypatch.setenv("SWASHBUCKLER_SAVES", str(tmp_path / "saves"))


def fight(turns: int) -> Game:
    players = ("human", "careful", "bold")
    seats = [Seat(f"seat{number}", f"Anne {number}", player) for number, player in enumerate(players, 1)]
    game = start_game(load("tavern_brawl"), seats, seed=5)
    while not game.result and game.system.moment(game.position)[0] <= turns:
        for decision in game.owed:
            let_answer(game, decision)
        game.advance()
    return game


def plotting(hand: Hand) -> None:
    table = Table(hand.window, fight(1), "A fight")
    table.flow.have_watched()
    table.flow.take_over("seat1")
    table.go_on()


def watching(hand: Hand) -> None:
    hand.window.stage.push(WatchingScreen(Table(hand.window, fight(2), "A fight"), 0))


def paused(hand: Hand) -> None:
    watching(hand)
    open_pause(hand.window.stage.top)


SCREENS: dict[str, Callable[[Hand], object]] = {
    "title": lambda hand: None,
    "settings": lambda hand: hand.window.stage.push(SettingsScreen()),
    "new game": lambda hand: hand.window.stage.push(NewGameScreen()),
    "plotting": plotting,
    "watching": watching,
    "pause": paused,
}


def act(hand: Hand, lots: Random) -> str:
    """Something a player may do, and what it was."""
    width, height = hand.window.size
    at = lots.randrange(width), lots.randrange(height)
    deed = lots.choice(["point"] * 5 + ["click", "press", "context", "wheel", "key", "key", "type", "rest", "gone"])
    if deed == "point":
        hand.point(at)
    elif deed == "click":
        hand.click(at)
    elif deed == "press":
        hand.press(at)
        hand.give(pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0] + 9, at[1] + 30), rel=(9, 30), buttons=(1, 0, 0)))
    elif deed == "context":
        hand.press(at, 3)
    elif deed == "wheel":
        hand.wheel(at, lots.choice((-2, 1, 3)))
    elif deed == "key":
        key = lots.choice(KEYS)
        hand.key(key)
        deed = pygame.key.name(key)
    elif deed == "type":
        hand.type(lots.choice(("n", "l", " 1-", "sr")))
    elif deed == "gone":
        hand.give(pygame.event.Event(pygame.WINDOWLEAVE))
    else:
        hand.wait(0.5)  # long enough for a tooltip
    return f"{deed} at {at}"


def unlike(hand: Hand) -> tuple[int, int, int, int] | None:
    """What would look different if everything were drawn anew: left, top, right, bottom; None if nothing would."""
    surface, top = pygame.display.get_surface(), hand.window.stage.top
    before = _pixels(surface)
    top.root.stale = True
    top.draw(surface)
    return ImageChops.difference(before, _pixels(surface)).getbbox()


def _pixels(surface: pygame.Surface) -> Image.Image:
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("name", SCREENS)
def test_the_window_looks_as_if_all_had_been_drawn_anew(open_window, name, scale):
    hand = open_window(Space, (1000, 700), scale)
    hand.window.stage.push(title_screen(hand.window))
    SCREENS[name](hand)
    hand.wait()
    lots = Random(f"{name} {scale}")
    done = []
    for _ in range(TURNS):
        if not hand.window.running:
            break
        done.append(act(hand, lots))
        assert unlike(hand) is None, f"after {'; '.join(done[-4:])} on {type(hand.window.stage.top).__name__}"


def test_areas_that_touch_become_one():
    left, middle, right = pygame.Rect(0, 0, 10, 10), pygame.Rect(5, 5, 20, 10), pygame.Rect(20, 0, 10, 10)
    far, nothing = pygame.Rect(50, 50, 5, 5), pygame.Rect(3, 3, 0, 8)
    assert apart([left, far, right, nothing, middle]) == [far, pygame.Rect(0, 0, 30, 15)]


def test_only_what_changed_is_drawn(open_window):
    """Pointing at one button leaves the other, far from it, as it was drawn before."""
    hand = open_window(lambda: Column(Button("One", print, name="one"), Space(20), Button("Two", print, name="two")))
    root = hand.window.stage.top.root
    pygame.display.get_surface().fill((1, 2, 3))
    hand.point(root.find("one"))
    assert pygame.display.get_surface().get_at(root.find("two").rect.center)[:3] == (1, 2, 3)
    assert pygame.display.get_surface().get_at(root.find("one").rect.center)[:3] != (1, 2, 3)
