"""Every screen, at every scale and size: no text cut, nothing outside the window, everything within reach."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest

from game import places, saves
from game.app.crash import Aftermath
from game.app.main import title_screen
from game.app.play.computers import let_answer
from game.app.play.post_table import PostTable
from game.app.play.table import Table
from game.app.screens.at_table import open_pause
from game.app.screens.base import Screen
from game.app.screens.fault import FaultScreen
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.keys import KeysScreen
from game.app.screens.load import LoadScreen
from game.app.screens.maps import MapsScreen
from game.app.screens.new_game import NewGameScreen
from game.app.screens.post_list import PostListScreen
from game.app.screens.replays import ReplaysScreen
from game.app.screens.result import ResultScreen
from game.app.screens.rules import RulesScreen
from game.app.screens.settings import SettingsScreen
from game.app.screens.sharing import share_table
from game.app.screens.thinking import ThinkingScreen
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.lessons.chapters import ChaptersScreen
from game.app.swashbuckler.lessons.course import Course
from game.app.swashbuckler.odds_screen import OddsScreen
from game.app.widgets import Space
from game.rules.kernel.game import Game, Seat
from game.scenarios import load, start_game
from tests.app.conftest import Hand
from tests.app.layouts import CutText, faults, seen_part
from tests.post.computers import Computer, set_up

PATIENCE = 60.0
"""Seconds after which the maps are given up; nothing is measured by it."""

Shape = tuple[tuple[int, int], float, float]
"""The window's size, the scale, and the size of text."""

SHAPES: list[list[Shape]] = [
    [((800, 600), 1.0, 1.0)],
    [((1280, 800), 1.0, 1.0), ((1920, 1080), 1.0, 1.0)],
    [((1280, 800), 1.5, 1.0)],
    [((1280, 800), 2.0, 1.0), ((1920, 1080), 2.0, 1.0)],
    [((1920, 1080), 3.0, 1.0), ((800, 600), 3.0, 1.0)],
    [((1280, 800), 1.0, 1.6), ((800, 600), 1.0, 1.6)],
]
"""Every screen is looked at in one of each line: the screens take turns, so that all of it does not take too long."""
BY_KEYBOARD: list[list[Shape]] = [
    [((1280, 800), 1.0, 1.0), ((800, 600), 1.0, 1.0)],
    [((800, 600), 3.0, 1.0), ((1280, 800), 1.0, 1.6)],
]


def every_screen(shapes: list[list[Shape]]) -> list[tuple[str, tuple[int, int], float, float]]:
    return [(name, *line[number % len(line)]) for number, name in enumerate(SCREENS) for line in shapes]


@pytest.fixture(scope="module")
def game() -> Game:
    """A fight with four players in its second turn, two of them people."""
    return fight(1)


@pytest.fixture(scope="module")
def over() -> Game:
    return fight(99)


def fight(turns: int) -> Game:
    players = ("human", "human", "careful", "bold")
    seats = [Seat(f"seat{number}", f"Marguerite {number}", player) for number, player in enumerate(players, 1)]
    game = start_game(load("tavern_brawl"), seats, seed=5)
    while not game.result and game.system.moment(game.position)[0] <= turns:
        for decision in game.owed:
            let_answer(game, decision)
        game.advance()
    return game


def copied(game: Game) -> Game:
    return saves.read(_kept(game))


def _kept(game: Game) -> Path:
    path = saves.new_path("Copy")
    saves.write(path, game, title="Copy", saved_at=datetime(2031, 5, 3, 17, 4, tzinfo=UTC))
    return path


def table(hand: Hand, game: Game) -> Table:
    return Table(hand.window, copied(game), "A fight at the Fleur de Lys")


def plotting(hand: Hand, game: Game, over: Game) -> Screen:
    at = table(hand, game)
    at.go_on()
    hand.window.stage.top.table.flow.take_over(hand.window.stage.top.seat)
    at.go_on()
    return hand.window.stage.top


def hand_over(hand: Hand, game: Game, over: Game) -> Screen:
    at = table(hand, game)
    return HandOverScreen(at, "seat1")


def paused(hand: Hand, game: Game, over: Game) -> Screen:
    screen = hand_over(hand, game, over)
    hand.window.stage.push(screen)
    open_pause(screen)
    return screen


def helped(hand: Hand, game: Game, over: Game) -> Screen:
    screen = NewGameScreen()
    hand.window.stage.push(screen)
    screen.show_help()
    return screen


def watching(hand: Hand, game: Game, over: Game) -> Screen:
    at = table(hand, game)
    screen = WatchingScreen(at, 0)
    hand.window.stage.push(screen)
    screen.player.go_to(len(screen.player) // 2)
    return screen


def browsing(hand: Hand, game: Game, over: Game) -> Screen:
    """With every map read and drawn."""
    screen = MapsScreen()
    hand.window.stage.push(screen)
    end = time.monotonic() + PATIENCE
    while screen.watch.busy or screen.painter.busy:
        assert time.monotonic() < end, "the maps were never all read"
        hand.wait()
        time.sleep(0.001)
    return screen


def odds(hand: Hand, game: Game, over: Game) -> Screen:
    drafting = plotting(hand, game, over)
    drafting.draft.write("N- 1- L")
    return OddsScreen(drafting.draft, None)


def meeting(scenario: str, kind: str, people: int = 2) -> Callable[[Hand, Game, Game], Screen]:
    """A duel or a tournament, before somebody's first decision of a kind."""

    def sit(hand: Hand, game: Game, over: Game) -> Screen:
        seats = [Seat(f"seat{number}", f"Marguerite {number}", "human") for number in range(1, people + 1)]
        met = start_game(load(scenario), seats, seed=3)
        while not any(decision.kind == kind for decision in met.owed):
            for decision in met.owed:
                let_answer(met, decision)
            met.advance()
        at = Table(hand.window, met, "A meeting")
        at.flow.have_watched()
        at.flow.take_over(next(decision.seat for decision in met.owed if decision.kind == kind))
        at.go_on()
        return hand.window.stage.top

    return sit


def by_file(folder: Path) -> list[Computer]:
    return set_up(folder, (("seat1",), ("seat2",)), scenario="duel")


def letters(hand: Hand, game: Game, over: Game) -> Screen:
    return PostTable(hand.window, by_file(places.saves() / "elsewhere")[1].mailbox).to_letters()


def games_by_file(hand: Hand, game: Game, over: Game) -> Screen:
    by_file(places.saves() / "post")
    return PostListScreen()


def sharing(hand: Hand, game: Game, over: Game) -> Screen:
    screen = watching(hand, game, over)
    share_table(screen, screen.table)
    return screen


def lesson(hand: Hand, game: Game, over: Game) -> Screen:
    course = Course(hand.window)
    hand.window.stage.push(ChaptersScreen(course))
    course.play(course.lessons[0])
    return hand.window.stage.top


def fault(hand: Hand, game: Game, over: Game) -> Screen:
    report = places.saves() / "reports" / "fault 2031-05-03.txt"
    return FaultScreen(Aftermath("The fight is kept as “A fight”.", report, f"A report is written to {report}."))


SCREENS: dict[str, Callable[[Hand, Game, Game], Screen]] = {
    "title": lambda hand, game, over: title_screen(hand.window),
    "settings": lambda hand, game, over: SettingsScreen(),
    "keys": lambda hand, game, over: KeysScreen(),
    "rules": lambda hand, game, over: RulesScreen("swashbuckler"),
    "new game": lambda hand, game, over: NewGameScreen(),
    "load": lambda hand, game, over: (_kept(game), LoadScreen())[1],
    "replay": lambda hand, game, over: (_kept(over), ReplaysScreen())[1],
    "hand-over": hand_over,
    "plotting": plotting,
    "thinking": lambda hand, game, over: ThinkingScreen(table(hand, game)),
    "watching": watching,
    "result": lambda hand, game, over: ResultScreen(table(hand, over)),
    "pause": paused,
    "help": helped,
    "maps": browsing,
    "odds": odds,
    "challenge": meeting("satisfaction", "challenge"),
    "bets": meeting("satisfaction", "bet"),
    "joust": meeting("lists", "carriage", 4),
    "by file": games_by_file,
    "letters": letters,
    "sharing": sharing,
    "chapters": lambda hand, game, over: ChaptersScreen(Course(hand.window)),
    "lesson": lesson,
    "fault": fault,
}


@pytest.fixture
def show(open_window, tmp_path, monkeypatch, game, over) -> Callable[..., Hand]:
    monkeypatch.setenv("SWASHBUCKLER_SAVES", str(tmp_path / "saves"))

    def opened(name: str, size: tuple[int, int], scale: float, text: float) -> Hand:
        hand = open_window(Space, size, scale)
        hand.window.apply(hand.window.settings.model_copy(update={"text_size": text}))
        screen = SCREENS[name](hand, game, over)
        monkeypatch.setattr(ThinkingScreen, "update", Screen.update)
        if hand.window.stage.top is not screen:
            hand.window.stage.push(screen)
        hand.wait()
        return hand

    return opened


@pytest.mark.parametrize(("name", "size", "scale", "text"), every_screen(SHAPES))
def test_everything_is_in_its_place_and_can_be_read(show, name, size, scale, text, monkeypatch):
    hand = show(name, size, scale, text)
    root = hand.window.stage.top.root
    cut = CutText(monkeypatch, hand.window)
    hand.picture()
    assert faults(root) == []
    assert cut.faults() == []


@pytest.mark.parametrize(("name", "size", "scale", "text"), every_screen(BY_KEYBOARD))
def test_the_keyboard_brings_everything_into_view(show, name, size, scale, text):
    hand = show(name, size, scale, text)
    root = hand.window.stage.top.root
    visited = set()
    for _ in range(len(list(root.top.walk())) + 1):
        hand.key(pygame.K_TAB)
        here = root.focus_widget
        if here is None or here in visited:
            break
        visited.add(here)
        seen = seen_part(here, root)
        assert seen.width > 8, f"{here.name or here} is out of view"
        assert seen.height >= min(here.rect.height, hand.window.theme.line_height()), f"{here.name} is out of view"
    assert visited == {widget for widget in root.top.walk() if widget.can_focus}
