"""The settings: kept, read again, mended when broken, and live on their screen."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pygame
import pytest

from game.app import settings as keeping
from game.app.screens.settings import SettingsScreen
from game.app.settings import Settings
from game.app.widgets import Label
from tests.app.layouts import SIZES, faults


def test_they_come_back_as_they_were_kept(tmp_path):
    file = tmp_path / "new" / "settings.json"
    kept = Settings(ui_scale=1.75, volume=0.25, side_palette="strong", reduced_motion=True)
    assert keeping.save(kept, file) == ""
    assert keeping.load(file) == (kept, "")
    assert [path.name for path in file.parent.iterdir()] == ["settings.json"], "nothing half-written lies about"


def test_without_a_file_the_usual_ones_are_used(tmp_path):
    assert keeping.load(tmp_path / "settings.json") == (Settings(), "")


@pytest.mark.parametrize(
    ("written", "named"),
    [
        (b"{ not json", "not JSON"),
        (b'{"ui_scale": 17}', "ui_scale"),
        (b'{"volume": "loud"}', "volume"),
        (b"[]", "the whole file"),
        (b"\xff\xfe\x00", "not UTF-8 text"),
        (b'{"volume": ' + b"1" * 5000 + b"}", "too many digits"),
        (b'{"keys": {"undo": "\\ud800"}}', "half a character"),
        (b"", "not JSON"),
        (b"[" * 100_000, "nested too deeply"),
    ],
)
def test_a_broken_file_is_reported_once_and_kept_aside(tmp_path, written, named):
    file = tmp_path / "settings.json"
    file.write_bytes(written)
    settings, report = keeping.load(file)
    assert settings == Settings()
    assert str(file) in report, "which file"
    assert named in report, "what is wrong"
    assert "settings.broken.json" in report, "and where it is now"
    assert (tmp_path / "settings.broken.json").read_bytes() == written
    assert keeping.load(file) == (Settings(), ""), "the second time there is nothing to report"


def test_a_second_broken_file_does_not_overwrite_the_first(tmp_path):
    file = tmp_path / "settings.json"
    for written in ("one", "two"):
        file.write_text(written)
        keeping.load(file)
    assert (tmp_path / "settings.broken.json").read_text() == "one"
    assert (tmp_path / "settings.broken-2.json").read_text() == "two"


def test_a_mark_that_some_editors_put_first_does_no_harm(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text('{"volume": 0.5}', encoding="utf-8-sig")
    assert keeping.load(file) == (Settings(volume=0.5), "")


def test_fields_of_a_newer_game_are_passed_over(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"volume": 0.5, "weather": "rain"}))
    assert keeping.load(file) == (Settings(volume=0.5), "")


def test_a_file_where_the_folder_should_be_is_reported_in_words(tmp_path):
    (tmp_path / "config").write_text("a file")
    assert "could not be saved" in keeping.save(Settings(), tmp_path / "config" / "settings.json")


class TestScreen:
    @pytest.fixture
    def hand(self, open_window):
        return open_window(SettingsScreen())

    def find(self, hand, name):
        return hand.window.stage.top.root.find(name)

    def test_every_setting_can_be_changed_by_keyboard_and_is_kept(self, hand):
        changes = {
            "ui_scale": pygame.K_RIGHT,
            "text_size": pygame.K_RIGHT,
            "animation_speed": pygame.K_RIGHT,
            "reduced_motion": pygame.K_SPACE,
            "volume": pygame.K_LEFT,
            "fight_volume": pygame.K_LEFT,
            "table_volume": pygame.K_LEFT,
            "side_palette": pygame.K_RIGHT,
            "hold_to_reveal": pygame.K_SPACE,
            "fullscreen": pygame.K_SPACE,
        }
        elsewhere = {"keys", "pad_buttons", "lessons_learnt"}  # on a page of their own, or learnt by playing
        assert set(changes) == set(Settings.model_fields) - elsewhere, "no setting is missing from the screen"
        for name, key in changes.items():
            hand.window.stage.top.root.focus(name)
            hand.key(key)
            assert hand.window.stage.top.root.focus_widget.name == name, "the focus stays on what is being changed"
        kept, report = keeping.load(hand.window.settings_file)
        assert report == ""
        assert kept == Settings(
            ui_scale=1.25,
            text_size=1.1,
            animation_speed=2.0,
            reduced_motion=True,
            volume=0.65,
            fight_volume=0.95,
            table_volume=0.95,
            side_palette="distinct",
            hold_to_reveal=False,
            fullscreen=True,
        )

    def test_a_larger_scale_takes_effect_at_once(self, hand):
        before = self.find(hand, "back").rect.height
        hand.window.stage.top.root.focus("ui_scale")
        hand.key(pygame.K_END)
        assert self.find(hand, "back").rect.height > 2.5 * before

    def test_the_key_that_is_named_is_the_player_s_own(self, hand):
        hand.window.apply(Settings(keys={"full screen": "f9"}))
        hand.wait()
        assert self.find(hand, "fullscreen")._text == "Full screen (F9)"

    def test_a_scale_that_cannot_be_used_is_put_back_from_any_screen(self, hand):
        hand.window.stage.top.root.focus("ui_scale")
        hand.key(pygame.K_END)
        assert hand.window.settings.ui_scale == 3.0
        hand.key(pygame.K_MINUS, mod=pygame.KMOD_LCTRL)
        assert hand.window.settings.ui_scale == hand.window.theme.scale == 2.75
        hand.key(pygame.K_0, mod=pygame.KMOD_LCTRL)
        assert hand.window.theme.scale == 1.0
        hand.key(pygame.K_PLUS, mod=pygame.KMOD_LCTRL)
        assert keeping.load(hand.window.settings_file)[0].ui_scale == 1.25
        assert self.find(hand, "ui_scale").value == 1.25, "and the screen shows it"

    def test_each_kind_of_sound_has_a_share_of_the_whole(self, hand, monkeypatch):
        sounds = hand.window.sounds
        heard = []
        monkeypatch.setattr(sounds, "_ready", lambda: True)
        monkeypatch.setattr(sounds, "_open", lambda name: SimpleNamespace(set_volume=heard.append, play=lambda: None))
        hand.window.apply(Settings(volume=0.5, fight_volume=0.5, table_volume=0.0))
        sounds.play("clash")
        sounds.play("clash", 0.5)
        sounds.play("click")
        assert heard == [0.25, 0.125], "the click is silent"

    def test_the_usual_settings_come_back_after_a_question(self, hand):
        hand.window.stage.top.root.focus("volume")
        hand.key(pygame.K_LEFT)
        button = self.find(hand, "usual settings")
        hand.click(button)
        hand.key(pygame.K_ESCAPE)
        assert hand.window.settings.volume == 0.65
        hand.click(button)
        hand.key(pygame.K_RETURN)
        assert hand.window.settings == Settings()
        assert self.find(hand, "volume").value == 0.7, "and the screen shows it"

    def test_what_has_been_learnt_is_not_forgotten_with_them(self, hand):
        hand.window.apply(Settings(volume=0.5, lessons_learnt=("six boxes",)))
        hand.click(self.find(hand, "usual settings"))
        hand.key(pygame.K_RETURN)
        assert hand.window.settings == Settings(lessons_learnt=("six boxes",))

    def test_it_says_when_they_cannot_be_kept(self, hand, tmp_path):
        (tmp_path / "file").write_text("in the way")
        hand.window.settings_file = tmp_path / "file" / "settings.json"
        hand.window.stage.top.root.focus("volume")
        hand.key(pygame.K_LEFT)
        words = [w.text for w in hand.window.stage.top.root.top.walk() if isinstance(w, Label)]
        assert any("could not be saved" in text for text in words)


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_screen_has_everything_in_its_place(open_window, size, scale):
    hand = open_window(SettingsScreen(), size, scale)
    assert faults(hand.window.stage.top.root) == []
