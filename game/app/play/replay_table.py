"""A recording at the table: everything can be looked at, nothing is decided and nothing is kept."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from game.app.animation import EventPlayer
from game.app.play.table import Table
from game.replays import Recording
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game

if TYPE_CHECKING:
    from game.app.window import Window


class ReplayTable(Table):
    keeps = False

    def __init__(self, window: Window, recording: Recording) -> None:
        # No die is ever rolled here.
        game = Game(recording.system, recording.seats, recording.start, SeededDice(0), events=recording.events)
        self.recording = recording
        super().__init__(window, game, recording.title)

    def keep(self, title: str = "") -> None:
        """A recording is not a game that somebody plays."""

    @cached_property
    def public(self) -> EventPlayer:
        recording = self.recording
        return EventPlayer(
            recording.system, recording.start.board, recording.start, recording.events, sounds=self.window.sounds
        )
