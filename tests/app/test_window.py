"""The window: screens on a stage, time, sizes, and a machine that lacks things."""

from __future__ import annotations

import os
import subprocess
import sys

import pygame
import pytest

from game import places
from game.app import settings as keeping
from game.app.fonts import Fonts
from game.app.pictures import Pictures
from game.app.screens.base import Screen
from game.app.screens.settings import SettingsScreen
from game.app.screens.title import Entry, TitleScreen
from game.app.settings import Settings
from game.app.shelf import Shelf
from game.app.sound import Sounds
from game.app.widgets import Button, Column, Label, Widget
from game.app.window import Window, WindowError, run
from tests.app.conftest import Showing


def plain():
    return Column(Button("One", lambda: None, name="one"))


class Diary(Screen):
    """Writes down what happens to it."""

    def __init__(self, name: str, events: list[str]) -> None:
        super().__init__()
        self.name, self.events = name, events

    def build(self) -> Widget:
        return Label(self.name)

    def enter(self) -> None:
        super().enter()
        self.events.append(f"{self.name} enters")

    def leave(self) -> None:
        self.events.append(f"{self.name} leaves")


class TestStage:
    @pytest.fixture
    def events(self):
        return []

    @pytest.fixture
    def hand(self, open_window, events):
        hand = open_window(Diary("title", events))
        events.clear()
        return hand

    def test_push_and_pop(self, hand, events):
        hand.window.stage.push(Diary("game", events))
        hand.window.stage.pop()
        assert events == ["title leaves", "game enters", "game leaves", "title enters"]

    def test_the_lowest_screen_stays(self, hand, events):
        hand.window.stage.pop()
        assert events == []
        assert hand.window.stage.top.name == "title"

    def test_replace_and_back_to_first(self, hand, events):
        for name in ("setup", "game"):
            hand.window.stage.push(Diary(name, events))
        hand.window.stage.replace(Diary("log", events))
        events.clear()
        hand.window.stage.back_to_first()
        assert events == ["log leaves", "title enters"]
        assert len(hand.window.stage) == 1

    def test_escape_goes_back(self, hand, events):
        hand.window.stage.push(Diary("game", events))
        hand.key(pygame.K_ESCAPE)
        assert hand.window.stage.top.name == "title"


@pytest.mark.parametrize("fresh", [True, False])
def test_a_fresh_screen_throws_away_what_was_pressed_before_it_appeared(open_window, fresh):
    pressed = []

    def second() -> Screen:
        screen = Showing(lambda: Column(Button("Second", lambda: pressed.append("second"))))
        screen.fresh = fresh
        return screen

    hand = open_window(lambda: Column(Button("First", lambda: hand.window.stage.push(second()))))
    hand.give(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"),
        pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "),
    )
    assert pressed == ([] if fresh else ["second"])


def test_a_key_still_held_from_the_former_screen_does_nothing_on_the_next(open_window):
    pressed = []
    second = Showing(lambda: Column(Button("Second", lambda: pressed.append("second"))))
    hand = open_window(lambda: Column(Button("First", lambda: hand.window.stage.push(second))))
    for _ in range(4):
        hand.down(pygame.K_RETURN)
    assert hand.window.stage.top is second
    assert pressed == []


def test_closing_asks_the_screen_first(open_window):
    hand = open_window(plain)
    hand.window.stage.top.may_close = lambda: False
    hand.give(pygame.event.Event(pygame.QUIT))
    assert hand.window.running
    hand.window.stage.top.may_close = lambda: True
    hand.give(pygame.event.Event(pygame.QUIT))
    assert not hand.window.running


def test_another_size_is_laid_out_anew(open_window):
    hand = open_window(lambda: Column(Button("Wide", lambda: None, name="wide"), stretch=True))
    pygame.display.set_mode((900, 700), pygame.RESIZABLE)
    hand.give(pygame.event.Event(pygame.VIDEORESIZE, w=900, h=700, size=(900, 700)))
    assert hand.window.stage.top.root.find("wide").rect.width == 900


def test_a_window_made_too_small_grows_again(open_window):
    hand = open_window(plain)
    pygame.display.set_mode((300, 200), pygame.RESIZABLE)
    hand.give(pygame.event.Event(pygame.VIDEORESIZE, w=300, h=200, size=(300, 200)))
    assert hand.window.size == (800, 600)


def test_a_driver_that_refuses_the_full_screen_is_borne(open_window, monkeypatch):
    hand = open_window(plain)

    def refuse(*_):
        raise pygame.error("not here")

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    hand.key(pygame.K_F11)
    assert not hand.window.settings.fullscreen
    words = [w.text for w in hand.window.stage.top.root.top.walk() if isinstance(w, Label)]
    assert words == ["This display does not let the game change its screen mode."]


def test_f11_changes_to_the_full_screen_and_back_to_the_same_window(open_window):
    hand = open_window(plain, (1000, 700))
    hand.key(pygame.K_F11)
    assert hand.window.settings.fullscreen
    hand.key(pygame.K_F11)
    assert not hand.window.settings.fullscreen
    assert hand.window.size == (1000, 700)


@pytest.mark.parametrize(("height", "scale"), [(1080, 1.0), (1440, 1.25), (2160, 2.0)])
def test_the_first_start_suits_the_desktop(monkeypatch, tmp_path, height, scale):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(height * 16 // 9, height)])
    window = Window(tmp_path / "settings.json")
    assert window.settings.ui_scale == window.theme.scale == scale
    window.close()


def test_a_scale_that_was_chosen_is_kept_on_any_desktop(monkeypatch, tmp_path):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160)])
    assert keeping.save(Settings(ui_scale=1.5), tmp_path / "settings.json") == ""
    window = Window(tmp_path / "settings.json")
    assert window.settings.ui_scale == 1.5
    window.close()


def test_without_any_picture_the_screens_are_drawn_all_the_same(open_window, monkeypatch, tmp_path):
    monkeypatch.setattr(places, "assets", lambda: tmp_path)
    hand = open_window(TitleScreen(lambda: [Entry("Quit", "Leave.", lambda: None)], "1"))
    surface = pygame.display.get_surface()
    assert len({tuple(surface.get_at((x, y))) for x in range(700, 1200, 25) for y in range(50, 750, 25)}) > 20
    hand.window.stage.push(SettingsScreen())
    hand.wait()
    assert surface.get_at(hand.window.stage.top.root.find("back").rect.move(-60, 0).center)[0] > 180, "parchment"


def test_without_a_display_there_is_a_message(monkeypatch, tmp_path):
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    pygame.display.quit()
    with pytest.raises(WindowError, match="graphical desktop"):
        Window(tmp_path / "settings.json")


def test_running_without_a_display_prints_why(monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")
    pygame.display.quit()
    assert run(lambda window: Showing(Column), settings_file=tmp_path / "settings.json") == 1
    assert "graphical desktop" in capsys.readouterr().err


def test_running_opens_on_the_screen_given_and_ends_when_it_quits(tmp_path):
    class Brief(Showing):
        def update(self, seconds):
            self.window.quit()

    assert run(lambda window: Brief(plain), settings_file=tmp_path / "settings.json") == 0


def test_broken_settings_are_told_in_a_dialog(tmp_path):
    told = []

    class Listening(Showing):
        def update(self, seconds):
            told.extend(w.text for w in self.root.top.walk() if isinstance(w, Label))
            self.window.quit()

    (tmp_path / "settings.json").write_text("broken")
    run(lambda window: Listening(plain), settings_file=tmp_path / "settings.json")
    assert any("settings.broken.json" in words for words in told)


def one_line(caplog):
    return [record.getMessage() for record in caplog.records]


def test_a_missing_sound_device_is_one_line_in_the_log_and_silence(caplog, monkeypatch, tmp_path):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    pygame.mixer.quit()
    sounds = Sounds(tmp_path)
    for _ in range(3):
        sounds.play("clash")
    assert len(one_line(caplog)) == 1
    assert "without sound" in one_line(caplog)[0]


def test_a_broken_sound_is_one_line_in_the_log(caplog, tmp_path):
    (tmp_path / "clash.wav").write_bytes(b"no sound at all")
    sounds = Sounds(tmp_path)
    sounds.play("clash")
    sounds.play("clash")
    assert ["clash.wav" in line for line in one_line(caplog)] == [True]
    sounds.close()


def test_fonts_that_are_missing_are_one_line_in_the_log(caplog, tmp_path):
    fonts = Fonts(tmp_path)
    heights = [fonts.face("regular", 18).get_linesize(), fonts.face("regular", 40).get_linesize()]
    assert heights[0] < heights[1]
    assert len(one_line(caplog)) == 1


def test_a_broken_picture_is_one_line_in_the_log(caplog, tmp_path):
    (tmp_path / "title.png").write_bytes(b"no picture at all")
    pictures = Pictures(tmp_path)
    assert pictures.get("title.png") is None
    assert pictures.covering("title.png", (100, 100)) is None
    assert ["title.png" in line for line in one_line(caplog)] == [True]


def test_a_picture_covers_in_its_own_proportions(tmp_path):
    tall = pygame.Surface((10, 40))
    tall.fill((255, 0, 0), (0, 0, 10, 10))
    tall.fill((0, 255, 0), (0, 10, 10, 30))
    pygame.image.save(tall, str(tmp_path / "tall.png"))
    covering = Pictures(tmp_path).covering("tall.png", (20, 20))
    assert covering.get_size() == (20, 20)
    assert covering.get_at((10, 0))[:3] == (0, 255, 0), "cut off above and below: the red top is gone"


def test_a_shelf_throws_away_the_longest_unused():
    shelf = Shelf(250)
    made = []

    def make(name):
        made.append(name)
        return pygame.Surface((10, 10))

    for name in ("a", "b", "a", "c", "a", "b"):
        shelf.keep(name, lambda name=name: make(name))
    # Two fit. When c comes b goes, for a was used since; when b comes again c goes.
    assert made == ["a", "b", "c", "b"]
    assert len(shelf) == 2


def test_what_larger_scales_need_is_applied_at_once(open_window):
    hand = open_window(plain)
    small = hand.window.stage.top.root.find("one").rect.height
    assert hand.window.apply(Settings(ui_scale=2.0)) == ""
    assert hand.window.stage.top.root.find("one").rect.height > small * 1.8


def test_starting_the_game_imports_no_numpy():
    code = (
        "import sys, pygame; from game.app.window import Window; from game.app.screens.settings import SettingsScreen;"
        "import pathlib, tempfile; w = Window(pathlib.Path(tempfile.mkdtemp()) / 's.json');"
        "w.stage.push(SettingsScreen());"
        "w.frame([], 0.1); print('numpy' in sys.modules)"
    )
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.strip() == "False"
