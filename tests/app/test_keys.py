"""The table of commands, and the page on which keys and buttons are chosen."""

from __future__ import annotations

import json

import pygame
import pytest

from game.app import settings as keeping
from game.app.commands import COMMANDS, TABLE, Keys, chord_of, in_words
from game.app.screens.keys import KeysScreen
from game.app.settings import Settings
from game.app.widgets import Button, Column, Label
from game.app.widgets.inputs import Action, action_of
from tests.app.layouts import SIZES, faults


def stroke(key, mod=0):
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")


def test_every_action_is_a_command():
    assert {action.value for action in Action} <= COMMANDS.keys()


def test_no_two_commands_of_one_place_have_the_same_usual_key():
    for commands in TABLE.values():
        chords = [chord for command in commands for chord in command.usual]
        assert len(chords) == len(set(chords))


@pytest.mark.parametrize(
    ("key", "mod", "chord"),
    [
        (pygame.K_n, 0, "n"),
        (pygame.K_z, pygame.KMOD_LCTRL, "ctrl+z"),
        (pygame.K_z, pygame.KMOD_RCTRL | pygame.KMOD_LSHIFT, "ctrl+shift+z"),
        (pygame.K_PAGEDOWN, pygame.KMOD_LMETA, "ctrl+page down"),
        (pygame.K_F5, pygame.KMOD_NUM, "f5"),
        (pygame.K_LCTRL, pygame.KMOD_LCTRL, ""),
    ],
)
def test_chords(key, mod, chord):
    assert chord_of(stroke(key, mod)) == chord


@pytest.mark.parametrize(
    ("chord", "words"),
    [("ctrl+page down", "Ctrl+Page Down"), (",", "Comma"), ("ctrl++", "Ctrl+Plus"), ("+", "Plus"), ("f1", "F1")],
)
def test_chords_in_words(chord, words):
    assert in_words(chord) == words


@pytest.mark.parametrize(
    ("key", "mod", "action"),
    [
        (pygame.K_UP, 0, Action.UP),
        (pygame.K_UP, pygame.KMOD_LSHIFT, Action.UP),
        (pygame.K_UP, pygame.KMOD_LCTRL, None),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Action.PREVIOUS),
        (pygame.K_RETURN, pygame.KMOD_LALT, Action.FULLSCREEN),
        (pygame.K_F10, pygame.KMOD_LSHIFT, Action.MENU),
        (pygame.K_a, 0, None),
    ],
)
def test_usual_actions(key, mod, action):
    assert action_of(stroke(key, mod)) is action


def test_the_players_own_key_stands_in_for_the_usual_one():
    keys = Keys({"undo": "f5", "weather": "f6", "help": ""})
    assert keys.chords("undo") == ("f5",)
    assert keys.chords("help") == (), "none at all"
    assert keys.chords("n") == ("n",), "a shortcut that is no command is a key"
    assert keys.own == {"undo": "f5", "help": ""}, "nobody knows a weather"


def test_the_arrows_and_enter_always_work_too():
    keys = Keys({"up": "w", "accept": "e"})
    for key in (pygame.K_w, pygame.K_UP):
        assert action_of(stroke(key), keys) is Action.UP
    assert action_of(stroke(pygame.K_RETURN), keys) is Action.ACCEPT


def test_a_key_has_rivals_only_where_both_could_be_meant():
    keys = Keys()
    assert keys.rival("redo", "ctrl+z") is COMMANDS["undo"]
    assert keys.rival("undo", "f1") is COMMANDS["help"]
    assert keys.rival("undo", "n") is None, "that is for watching, where nothing is undone"
    assert keys.bound("redo", "ctrl+z") == {"undo": "", "redo": "ctrl+z"}
    assert Keys({"undo": "f5"}).bound("undo", "ctrl+z") == {}, "the usual one again"


def test_texts_name_the_keys_as_they_are():
    keys = Keys({"undo": "f5", "help": ""})
    assert keys.told("{undo} undoes, {redo} redoes; {help} helps {nobody}") == (
        "F5 undoes, Ctrl+Y redoes; no key helps {nobody}"
    )


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ({"keys": {"undo": "f5", "redo": 7}}, {"undo": "f5"}),
        ({"keys": ["undo"]}, {}),
        ({"keys": {"undo": None}}, {}),
    ],
)
def test_what_no_key_can_be_is_left_out_of_the_settings(tmp_path, written, kept):
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(written | {"volume": 0.5, "pad_buttons": {"accept": True, "back": 3}}))
    settings, report = keeping.load(file)
    assert (settings.keys, settings.volume, settings.pad_buttons, report) == (kept, 0.5, {"back": 3}, "")


class TestScreen:
    @pytest.fixture
    def hand(self, open_window):
        return open_window(KeysScreen())

    def root(self, hand):
        return hand.window.stage.top.root

    def words(self, hand):
        return " ".join(each.text for each in self.root(hand).top.walk() if isinstance(each, Label))

    def choose(self, hand, group, name):
        """By keyboard: its group, its line, Enter."""
        self.root(hand).focus(f"group {group}")
        hand.key(pygame.K_RETURN)
        self.root(hand).focus("commands")
        names = [item.value for item in self.root(hand).find("commands").items]
        hand.key(pygame.K_HOME, *[pygame.K_DOWN] * names.index(name))
        hand.key(pygame.K_RETURN)

    def test_a_key_that_is_free_is_given_at_once_and_kept(self, hand):
        self.choose(hand, "Plotting", "undo")
        assert "Undo" in self.words(hand)
        hand.key(pygame.K_u, mod=pygame.KMOD_LCTRL)
        assert not self.root(hand).busy
        assert keeping.load(hand.window.settings_file)[0].keys == {"undo": "ctrl+u"}
        assert self.root(hand).find("commands").items[0].aside == "Ctrl+U"

    def test_escape_leaves_it(self, hand):
        self.choose(hand, "Plotting", "undo")
        hand.key(pygame.K_ESCAPE)
        assert (self.root(hand).busy, hand.window.settings.keys) == (False, {})

    def test_a_key_that_means_something_is_given_away_only_when_asked(self, hand):
        self.choose(hand, "Plotting", "redo")
        hand.key(pygame.K_z, mod=pygame.KMOD_LCTRL)
        assert "Undo" in self.words(hand)
        hand.key(pygame.K_ESCAPE)
        assert hand.window.settings.keys == {}
        self.choose(hand, "Plotting", "redo")
        hand.key(pygame.K_z, mod=pygame.KMOD_LCTRL)
        hand.key(pygame.K_RETURN)
        assert hand.window.settings.keys == {"undo": "", "redo": "ctrl+z"}

    def test_keys_that_nobody_can_do_without_are_not_given_away(self, hand):
        self.choose(hand, "Plotting", "undo")
        hand.key(pygame.K_RETURN)
        assert "locked out" in self.words(hand)
        hand.key(pygame.K_RETURN)
        assert hand.window.settings.keys == {}

    def test_function_keys_are_caught_and_not_obeyed(self, hand):
        self.choose(hand, "Plotting", "undo")
        hand.key(pygame.K_F11)
        assert not hand.window.settings.fullscreen
        assert "Full screen" in self.words(hand)

    def test_a_modifier_alone_is_no_key(self, hand):
        self.choose(hand, "Plotting", "undo")
        hand.key(pygame.K_LCTRL, pygame.K_LSHIFT)
        assert self.root(hand).busy

    def test_no_key_and_the_usual_keys_again(self, hand):
        self.choose(hand, "Watching", "play")
        hand.key(pygame.K_ESCAPE)
        hand.click(self.root(hand).find("no key"))
        assert hand.window.settings.keys == {"play": ""}
        hand.click(self.root(hand).find("usual keys"))
        hand.key(pygame.K_RETURN)
        assert hand.window.settings.keys == {}

    def test_a_gamepads_button(self, hand):
        self.choose(hand, "Gamepad", "accept")
        hand.give(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=6))
        assert hand.window.settings.pad_buttons == {"accept": 6}
        assert not self.root(hand).busy, "it was not taken for help"

    def test_help_names_the_key_that_was_chosen(self, hand):
        hand.window.apply(Settings(keys={"help": "f7"}))
        hand.key(pygame.K_F7)
        assert "F7 shows this help" in self.words(hand)
        assert self.root(hand).busy

    def test_tooltips_name_it_too(self, open_window):
        button = Button("Undo", lambda: None, shortcut="undo")
        hand = open_window(lambda: Column(button))
        assert button.tip(None) == "Undo (Ctrl+Z)"
        hand.window.apply(Settings(keys={"undo": "f5"}))
        assert button.tip(None) == "Undo (F5)"


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_screen_has_everything_in_its_place(open_window, size, scale):
    hand = open_window(KeysScreen(), size, scale)
    assert faults(hand.window.stage.top.root) == []
