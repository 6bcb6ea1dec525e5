"""A duel or a tournament at the table, in a window without a display."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app.main import title_screen
from game.app.play.table import Table
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.watching import WatchingScreen
from game.app.widgets import Space
from game.rules.kernel.game import Seat
from game.scenarios import load, start_game
from tests.app.conftest import Hand


class Meeting:
    """A window in which two or more meet, and what its players do, by name of what they use."""

    def __init__(self, hand: Hand, table: Table) -> None:
        self.hand, self.table = hand, table

    @property
    def top(self):
        return self.hand.window.stage.top

    def find(self, name: str):
        return self.top.root.find(name)

    def click(self, name: str) -> None:
        found = self.find(name)
        found.reveal(found.rect)
        self.hand.wait()
        self.hand.click(self.find(name))
        self.hand.wait(0.05)

    def take_over(self) -> None:
        assert isinstance(self.top, HandOverScreen)
        self.hand.press(self.find("take over"))
        self.hand.wait(0.9)
        self.hand.release((1, 1))
        self.hand.wait()

    def skip(self) -> None:
        assert isinstance(self.top, WatchingScreen)
        self.click("end")
        self.click("go on")


@pytest.fixture
def meet(open_window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Meeting]:
    monkeypatch.setenv("SWASHBUCKLER_SAVES", str(tmp_path / "saves"))

    def sit(scenario: str, *players: str, seed: int = 3, **window: object) -> Meeting:
        seats = [Seat(f"seat{number}", f"Player {number}", player) for number, player in enumerate(players, 1)]
        game = start_game(load(scenario), seats, seed=seed)
        hand = open_window(Space, **window)
        hand.window.stage.replace(title_screen(hand.window))
        table = Table(hand.window, game, "A test")
        table.go_on()
        hand.wait()
        return Meeting(hand, table)

    return sit
