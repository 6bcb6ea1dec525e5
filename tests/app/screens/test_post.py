"""A fight by file in the window: set up, sealed, letters taken, watched; by keyboard, pointer and dropped files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.app import by_file
from game.app.crash import _keep
from game.app.main import title_screen
from game.app.play.post_table import PostTable
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.new_game import NewGameScreen
from game.app.screens.post import PostScreen
from game.app.screens.post_list import PostListScreen
from game.app.screens.result import ResultScreen
from game.app.screens.title import TitleScreen
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.plotting import PlottingScreen
from game.post.correspondence import Standing
from game.post.mailbox import RECEIVED, TO_SEND, Mailbox
from tests.app.layouts import SIZES, CutText, faults
from tests.app.screens.conftest import Sitting
from tests.post.computers import Computer, play, set_up


@pytest.fixture
def at(open_window, saves_folder):
    """At the title; saves are in a folder of their own."""
    from game.app.widgets import Space

    def open_at(**window) -> Sitting:
        hand = open_window(Space, **window)
        hand.window.stage.replace(title_screen(hand.window))
        hand.wait()
        return Sitting(hand, None)  # type: ignore[arg-type]

    return open_at


@pytest.fixture
def two(tmp_path) -> list[Computer]:
    """The host's computer, and the one that the window is at."""
    return set_up(tmp_path / "elsewhere", (("seat1",), ("seat2",)), scenario="duel")


def sit_down(sitting: Sitting, computer: Computer) -> PostScreen:
    """Open a game in the window as its list does."""
    computer.again()
    screen = PostTable(sitting.hand.window, computer.mailbox).to_letters()
    sitting.hand.wait(0.1)
    return screen


def words(sitting: Sitting, name: str) -> str:
    return sitting.find(name).text


def names(sitting: Sitting, *, focused: bool = False) -> set[str]:
    """Of all widgets that there are, or of the one that has the keyboard."""
    found = [widget for layer in sitting.top.root.layers for widget in layer.walk()]
    return {widget.name for widget in found if widget.focused or not focused}


def drop(sitting: Sitting, path: Path) -> None:
    sitting.hand.give(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    sitting.hand.wait()


def seal(sitting: Sitting, orders: str = "L L L L L L") -> None:
    """From the letters to a sealed plot, by keyboard alone."""
    assert isinstance(sitting.top, PostScreen)
    sitting.hand.key(pygame.K_RETURN)
    sitting.hand.wait()
    sitting.plot(orders)
    sitting.hand.wait()
    assert isinstance(sitting.top, PostScreen)
    sitting.hand.key(pygame.K_RETURN)
    sitting.hand.wait()
    sitting.hand.key(pygame.K_RETURN)
    sitting.hand.wait()


class TestBeginning:
    def test_a_seat_by_file_makes_a_game_with_an_invitation(self, at, saves_folder):
        sitting = at()
        screen = NewGameScreen("swashbuckler")
        sitting.hand.window.stage.push(screen)
        screen._setter(1, "player")("elsewhere")
        screen._namer(1)("Bob")
        sitting.hand.wait()
        sitting.click("start")
        assert isinstance(sitting.top, PostScreen)
        folder = sitting.top.mailbox.folder
        assert folder.parent == saves_folder / "post"
        assert [path.name for path in (folder / TO_SEND).iterdir()] == ["invitation.json"]
        assert "invitation.json" in words(sitting, "to send")
        assert list(saves_folder.glob("*.json")) == []

    def test_somebody_must_play_here_too(self, at):
        sitting = at()
        screen = NewGameScreen("swashbuckler")
        sitting.hand.window.stage.push(screen)
        screen._setter(0, "player")("elsewhere")
        sitting.hand.wait()
        assert "must play too" in screen.problem()
        assert not sitting.find("start").enabled

    def test_an_invitation_dropped_on_the_list_asks_who_plays_and_is_joined(self, at, tmp_path, saves_folder):
        host, _ = set_up(tmp_path / "host", (("seat1",), ("seat2", "seat3")), ("human",) * 3, scenario="tavern_brawl")
        sitting = at()
        sitting.click("title By file")
        assert isinstance(sitting.top, PostListScreen)
        drop(sitting, host.mailbox.folder / TO_SEND / "invitation.json")
        sitting.click("seat seat3")
        sitting.hand.key(pygame.K_TAB, pygame.K_RETURN)
        sitting.hand.wait()
        assert isinstance(sitting.top, PostScreen)
        assert set(sitting.top.post.hands) == {"seat2", "seat3"}

    def test_the_path_of_an_invitation_can_be_typed(self, at, two, saves_folder):
        shutil.copy(two[0].mailbox.folder / TO_SEND / "invitation.json", saves_folder.parent / "i.json")
        sitting = at()
        sitting.click("title By file")
        sitting.top._set_path(str(saves_folder.parent / "i.json"))
        sitting.top.rebuild()
        sitting.top.root.focus("path")
        sitting.hand.key(pygame.K_RETURN)
        sitting.hand.wait()
        assert sitting.find("seat seat2").on

    def test_a_file_that_is_no_invitation_is_refused_in_words(self, at, tmp_path):
        (tmp_path / "song.json").write_text("{}")
        sitting = at()
        sitting.click("title By file")
        drop(sitting, tmp_path / "song.json")
        assert sitting.top.root.busy
        sitting.hand.key(pygame.K_RETURN)
        assert isinstance(sitting.top, PostListScreen)

    def test_without_the_library_the_player_is_told(self, at, monkeypatch):
        import sys

        monkeypatch.setitem(sys.modules, "nacl.secret", None)
        sitting = at()
        by_file.show_games(sitting.hand.window)
        sitting.hand.wait()
        assert isinstance(sitting.top, TitleScreen)
        assert sitting.top.root.busy


class TestExchange:
    def test_plotting_and_sealing_write_a_letter_and_no_autosave(self, at, two, saves_folder):
        sitting = at()
        screen = sit_down(sitting, two[1])
        assert words(sitting, "advice") == "Player 2 can plot now."
        seal(sitting)
        assert screen.post.standing("seat2") is Standing.SEALED
        assert len(two[1].out) == 1
        assert two[1].out[0].name in words(sitting, "to send")
        assert not list(saves_folder.glob("*.json"))

    def test_a_plot_can_be_taken_up_again_until_it_is_sealed(self, at, two):
        sitting = at()
        sit_down(sitting, two[1])
        sitting.click("plot")
        sitting.plot("L R L R L R")
        assert sitting.top.post.standing("seat2") is Standing.PLOTTED
        assert two[1].out == []
        sitting.click("plot")
        assert isinstance(sitting.top, PlottingScreen)
        assert [draft.text for draft in sitting.top.drafts] == ["L R L R L R"]
        sitting.click("commit")
        seal_now(sitting)
        assert "plot" not in names(sitting)

    def test_a_letter_that_comes_is_read_by_itself_opened_and_watched(self, at, two):
        sitting = at()
        sit_down(sitting, two[1])
        seal(sitting)
        two[0].plot()
        two[0].receive(two[1].out)
        shutil.copy(two[0].out[0], two[1].mailbox.folder / RECEIVED)
        sitting.hand.wait(1.2)
        assert sitting.top.post.exchange == 2
        sitting.hand.key(pygame.K_RETURN)
        sitting.hand.wait()
        assert isinstance(sitting.top, WatchingScreen)
        sitting.skip()
        assert isinstance(sitting.top, PostScreen)
        assert sitting.top.post.watched == len(sitting.top.post.game.events)

    def test_nothing_is_told_of_the_outcome_before_it_is_watched(self, at, two):
        sitting = at()
        screen = sit_down(sitting, two[1])
        seal(sitting)
        two[0].receive(two[1].out)
        two[0].plot()
        drop(sitting, two[0].out[0])
        assert "watch" in words(sitting, "advice")
        assert screen._moment() == "All plots are in"

    def test_a_dropped_letter_that_is_altered_is_refused_and_nothing_is_lost(self, at, two, tmp_path):
        sitting = at()
        screen = sit_down(sitting, two[1])
        two[0].plot()
        altered = tmp_path / "altered.json"
        altered.write_text(two[0].out[0].read_text().replace('"title": "A test"', '"title": "Another"'))
        drop(sitting, altered)
        assert sitting.top.root.busy
        assert screen.post.standing("seat1") is Standing.PLOTS
        sitting.hand.key(pygame.K_RETURN)
        drop(sitting, two[0].out[0])
        assert screen.post.standing("seat1") is Standing.SEALED

    def test_two_people_at_one_computer_hand_it_over_and_see_no_sealed_plot_again(self, at, tmp_path):
        host, _ = set_up(tmp_path / "far", (("seat1", "seat2"), ("seat3",)), ("human",) * 3, scenario="tavern_brawl")
        sitting = at()
        sit_down(sitting, host)
        sitting.click("plot")
        assert isinstance(sitting.top, HandOverScreen)
        sitting.take_over()
        sitting.plot("L R L R L R")
        assert isinstance(sitting.top, HandOverScreen)
        sitting.take_over()
        sitting.plot("R L R L R L")
        assert isinstance(sitting.top, PostScreen)
        seal_now(sitting)
        assert sitting.top.table.flow.can_reopen == ()
        assert len(host.out) == 2

    def test_another_window_that_went_on_is_noticed_before_anything_is_sealed(self, at, two):
        sitting = at()
        sit_down(sitting, two[1])
        sitting.click("plot")
        other = Computer(Mailbox.open(two[1].mailbox.folder), "random", 5)
        other.plot()
        letter = two[1].out[0].read_bytes()
        sitting.plot("L R L R L R")
        assert sitting.top.root.busy
        sitting.hand.key(pygame.K_RETURN)
        seal_now(sitting)
        assert sitting.top.root.busy
        assert two[1].out[0].read_bytes() == letter

    def test_a_fault_of_the_program_leaves_the_game_in_its_folder_and_no_autosave(self, at, two, saves_folder):
        sitting = at()
        sit_down(sitting, two[1])
        sitting.click("plot")
        sitting.plot("L R L R L R")
        report = _keep(sitting.top.table)
        assert "“By file” goes on with it." in report
        assert not list(saves_folder.glob("*.json"))
        assert Mailbox.open(two[1].mailbox.folder).post.standing("seat2") is Standing.PLOTTED

    def test_a_whole_game_ends_alike_and_can_be_saved_to_be_watched(self, at, two, saves_folder):
        play(two)
        sitting = at()
        screen = sit_down(sitting, two[1])
        sitting.click("watch")
        sitting.skip()
        assert "over" in words(sitting, "advice")
        sitting.click("ended")
        assert isinstance(sitting.top, ResultScreen)
        sitting.hand.key(pygame.K_ESCAPE)
        sitting.click("pause Save")
        sitting.hand.key(pygame.K_RETURN)
        sitting.hand.wait()
        assert [path.name for path in saves_folder.glob("*.json")] == ["game-a-test.json"]
        assert screen.post.over


def seal_now(sitting: Sitting) -> None:
    sitting.click("seal")
    sitting.hand.key(pygame.K_RETURN)
    sitting.hand.wait()


class TestLooks:
    @pytest.mark.parametrize(("size", "scale"), SIZES)
    def test_everything_fits_at_every_size(self, at, two, size, scale, monkeypatch):
        sitting = at(size=size, scale=scale)
        cut = CutText(monkeypatch, sitting.hand.window)
        (two[1].mailbox.folder / RECEIVED / "rubbish.json").write_text("{")
        sit_down(sitting, two[1])
        sitting.hand.picture()
        assert faults(sitting.top.root) == []
        assert cut.faults() == []
        sitting.hand.window.stage.push(PostListScreen())
        sitting.hand.wait()
        assert faults(sitting.top.root) == []
        sitting.hand.picture()
        assert cut.faults() == []
        drop(sitting, two[0].mailbox.folder / TO_SEND / "invitation.json")
        assert faults(sitting.top.root) == []

    def test_the_keyboard_goes_round_and_help_explains_the_letters(self, at, two):
        sitting = at()
        sit_down(sitting, two[1])
        reached = set()
        for _ in range(8):
            reached.update(names(sitting, focused=True))
            sitting.hand.key(pygame.K_TAB)
        assert {"path", "read", "leave", "folder", "plot"} <= reached
        sitting.hand.key(pygame.K_F1)
        assert sitting.top.root.busy
        sitting.hand.key(pygame.K_ESCAPE)
        sitting.hand.key(pygame.K_ESCAPE)
        assert isinstance(sitting.top, TitleScreen)
