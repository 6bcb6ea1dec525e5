"""A game at the table, in a window without a display."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.main import title_screen
from game.app.play.table import Table
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.plotting import PlottingScreen
from game.app.widgets import Space
from game.rules.kernel.game import Seat
from game.scenarios import load, start_game
from tests.app.conftest import Hand

SEED = 3


@pytest.fixture
def saves_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "saves"
    monkeypatch.setenv("SWASHBUCKLER_SAVES", str(folder))
    return folder


class Sitting:
    """A window in which a game is played, and what its players do, by name of what they use."""

    def __init__(self, hand: Hand, table: Table) -> None:
        self.hand, self.table = hand, table

    @property
    def top(self):
        return self.hand.window.stage.top

    def find(self, name: str):
        return self.top.root.find(name)

    def reach(self, name: str):
        """Bring something into view, as by scrolling to it."""
        found = self.find(name)
        found.reveal(found.rect)
        self.hand.wait()
        return found

    def click(self, name: str) -> None:
        self.hand.click(self.reach(name))
        self.hand.wait()

    def take_over(self) -> None:
        """Hold the button until the plot is shown."""
        assert isinstance(self.top, HandOverScreen)
        self.hand.press(self.reach("take over"))
        self.hand.wait(0.9)
        self.hand.release((1, 1))
        assert isinstance(self.top, PlottingScreen)

    def plot(self, text: str) -> None:
        assert isinstance(self.top, PlottingScreen)
        self.top.root.focus("typed")
        self.hand.type(text)
        self.click("commit")
        if isinstance(self.top, PlottingScreen) and self.top.root.busy:
            self.hand.wait(0.5)  # too quick a stroke would count as a slip
            self.hand.key(pygame.K_RETURN)  # yes, even if nothing will come of it
            self.hand.wait(0.5)

    def skip(self) -> None:
        """Watch nothing of it, and go on."""
        assert isinstance(self.top, WatchingScreen)
        self.click("end")
        self.click("go on")


@pytest.fixture
def sit_down(open_window, saves_folder) -> Callable[..., Sitting]:
    def sit(*players: str, seed: int = SEED, scenario: str = "tavern_brawl", **window: object) -> Sitting:
        players = players or ("human", "human")
        seats = [Seat(f"seat{number}", f"Player {number}", player) for number, player in enumerate(players, 1)]
        game = start_game(load(scenario), seats, seed=seed)
        hand = open_window(Space, **window)
        hand.window.stage.replace(title_screen(hand.window))
        table = Table(hand.window, game, "A test")
        table.go_on()
        hand.wait()
        return Sitting(hand, table)

    return sit
