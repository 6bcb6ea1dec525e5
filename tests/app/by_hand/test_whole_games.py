"""From the title to the result, and everything around it, by whoever holds one thing only."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

import pygame
import pytest

from game import saves, systems
from game.app.main import title_screen
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.keys import KeysScreen
from game.app.screens.load import LoadScreen
from game.app.screens.new_game import NewGameScreen
from game.app.screens.result import ResultScreen
from game.app.screens.rules import RulesScreen
from game.app.screens.settings import SettingsScreen
from game.app.screens.title import TitleScreen
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.plotting import PlottingScreen
from game.app.widgets import Space
from game.rules.kernel.game import Seat
from game.scenarios import load, start_game
from tests.app.by_hand.players import Frames, Keyboard, Mouse, Pad, Player, play

LAST_TURN = 15
"""The turn after which the card ends a fight."""


@pytest.fixture
def last_turn(saves_folder) -> str:
    """A save of a fight in its last turn, both seats people; its title."""
    seats = [Seat("seat1", "Anne", "human"), Seat("seat2", "Bess", "human")]
    for seed in range(40):
        game, lots = start_game(load("tavern_brawl"), seats, seed=seed), Random(seed)
        while not game.result and game.system.moment(game.position)[0] < LAST_TURN:
            for decision in game.owed:
                if game.answer(decision, lots.choice(["L R", "R L", "1- L", "-"])):
                    game.answer(decision, game.system.pass_answer(decision))
            game.advance()
        if not game.result:
            saves.write(saves.new_path("Last"), game, title="Last", saved_at=datetime.now(UTC))
            return "Last"
    raise AssertionError("no fight lasts so long")


class Hurried:
    """A clock of the loop by which every round takes a sixtieth of a second, however long it takes."""

    def tick(self, *_: object) -> int:
        return 16

    def get_time(self) -> int:
        return 16


@pytest.fixture(params=[Mouse, Keyboard, Pad])
def player(request, open_window, saves_folder, monkeypatch) -> Player:
    monkeypatch.setattr(pygame.time, "Clock", Hurried)
    monkeypatch.setattr(pygame.time, "wait", lambda milliseconds: None)
    hand = open_window(Space)
    hand.window.stage.replace(title_screen(hand.window))
    return request.param(hand.window)


def test_around_the_table(player):
    """Title, settings and keys, rules, and back each time."""

    def script() -> Frames:
        yield from player.use("title Settings")
        yield from player.until(SettingsScreen)
        yield from player.use("reduced_motion")
        assert player.window.settings.reduced_motion
        yield from player.use("keys")
        yield from player.until(KeysScreen)
        yield from player.use("group Gamepad")
        yield from player.use("back")
        yield from player.until(SettingsScreen)
        yield from player.use("back")
        yield from player.until(TitleScreen)
        yield from player.use("title Rules")
        yield from player.until(RulesScreen)
        yield from player.use("back")
        yield from player.until(TitleScreen)

    play(player.window, script())
    assert isinstance(player.top, TitleScreen)


def test_from_the_title_to_the_first_turn_watched(player):
    seen = {}

    def script() -> Frames:
        yield from player.use(f"title {systems.titles()[0][1]}")
        yield from player.until(NewGameScreen)
        yield from player.choose("player 1", 1)  # a person
        yield from player.write("name 0", "ann")
        yield from player.use("start")
        yield from player.until(HandOverScreen)
        seen["who"] = player.root.find("next player").text
        yield from player.hold("take over")
        yield from player.until(PlottingScreen)
        yield from player.order("L")
        seen["plot"] = player.top.draft.short
        board = player.root.find("board")
        zoom = board.camera.zoom
        yield from player.zoom()
        seen["zoomed"] = board.camera.zoom > zoom
        centre = board.camera.centre
        yield from player.pan()
        seen["panned"] = board.camera.centre != centre
        yield from player.square(1)
        seen["square"] = board.cursor
        if player.root.busy:
            yield from player.leave_menu()
        yield from player.use("commit")
        yield from player.until(HandOverScreen)
        yield from player.hold("take over")
        yield from player.until(PlottingScreen)
        yield from player.order("R")
        yield from player.use("commit")
        yield from player.until(WatchingScreen)
        yield from player.use("play")  # a pause
        yield from player.use("next")
        yield from player.use("end")
        seen["log"] = len(player.root.find("log").lines)
        yield from player.use("go on")
        yield from player.until(HandOverScreen)
        yield from player.pause()
        yield from player.use("pause To the title")
        yield from player.until(TitleScreen)

    play(player.window, script())
    assert seen.pop("log") > 5
    assert seen.pop("who").lower() == "ann"
    assert seen.pop("square") is not None
    assert seen == {"plot": "L", "zoomed": True, "panned": True}


def test_from_a_save_to_the_result(player, last_turn):
    player.top.rebuild()

    def script() -> Frames:
        yield from player.use("title Load")
        yield from player.until(LoadScreen)
        yield from player.use("open")
        yield from player.until(HandOverScreen)
        for order in ("L", "R"):
            yield from player.hold("take over")
            yield from player.until(PlottingScreen)
            yield from player.pause()
            yield from player.use("pause Go on")
            yield from player.order(order)
            yield from player.use("commit")
            yield from player.until(HandOverScreen, WatchingScreen)
        yield from player.use("end")
        yield from player.use("go on")
        yield from player.until(ResultScreen)
        yield from player.use("title")
        yield from player.until(TitleScreen)

    play(player.window, script())
    assert isinstance(player.top, TitleScreen)
