"""Games and screens for the benchmarks of the window: a full tavern with six fighters, watched and plotted."""

from __future__ import annotations

import os
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

import pygame

os.environ["SWASHBUCKLER_SAVES"] = tempfile.mkdtemp()

from game import scenarios  # the folder of saves must be set before
from game.app.main import title_screen
from game.app.play.table import Table
from game.app.screens.watching import WatchingScreen
from game.app.window import Window
from game.rules.kernel.game import Game, Seat

ORDERS = ["1-", "1-", "B-", "L", "R", "SL", "SR", "N-", "S-", "SS-", "1N-", "P-", "WM", "WD", "WH", "VT", "FT--"]
FIGHTERS = 6


def window(size: tuple[int, int]) -> Window:
    made = Window(Path(tempfile.mkdtemp()) / "settings.json", size)
    pygame.display.set_mode(size)
    made.stage.push(title_screen(made))
    return made


def fight(turns: int = 6, people: int = 0) -> Game:  # type: ignore[type-arg]
    """So many turns of six fighters, with plots drawn by lot."""
    seats = [
        Seat(f"seat{number}", f"Player {number}", "human" if number <= people else "careful")
        for number in range(1, FIGHTERS + 1)
    ]
    game = scenarios.start_game(scenarios.load("tavern_brawl"), seats, seed=7)
    lots = Random(7)
    while not game.result and game.system.moment(game.position)[0] <= turns:
        for decision in game.owed:
            if game.answer(decision, " ".join(lots.choices(ORDERS, k=3))):
                game.answer(decision, game.system.pass_answer(decision))
        game.advance()
    return game


def watching(made: Window, game: Game) -> WatchingScreen:  # type: ignore[type-arg]
    """The busiest turn of a fight, from its beginning; nothing of what follows."""
    table = Table(made, game, "A benchmark")
    chronicle = table.public.chronicle
    turns = Counter(chronicle.moment(index)[0] for index in range(1, len(chronicle)))
    busiest = max((turn for turn in turns if turn), key=lambda turn: turns[turn])
    start = next(index for index in range(1, len(chronicle)) if chronicle.moment(index)[0] == busiest)
    screen = WatchingScreen(table, start - 1)
    made.stage.push(screen)
    screen.stop = start + turns[busiest]  # type: ignore[attr-defined]
    return screen


def plotting(made: Window, game: Game) -> None:  # type: ignore[type-arg]
    """The screen on which the first person plots."""
    table = Table(made, game, "A benchmark")
    table.flow.have_watched()
    people = [decision.seat for decision in game.owed if game.seats[decision.seat].human]
    table.flow.take_over(people[0])
    table.go_on()
