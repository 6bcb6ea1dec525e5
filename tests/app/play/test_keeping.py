"""Keeping a game at the table: half written, half watched, in two windows, and under a name of the player's own."""

from __future__ import annotations

from datetime import timedelta

import pygame
import pytest

from game import saves
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.load import LoadScreen, open_save
from game.app.screens.title import TitleScreen
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.plotting import PlottingScreen
from tests.app.screens.conftest import saves_folder, sit_down

__all__ = ["saves_folder", "sit_down"]


def titles() -> list[str]:
    return [each.head.title for each in saves.list_saves() if each.head and not each.autosave]


def leave_and_continue(at) -> None:
    at.hand.key(pygame.K_ESCAPE)
    at.click("pause To the title")
    assert isinstance(at.top, TitleScreen)
    at.click("title Continue")


def save_as(at, title: str | None = None) -> None:
    at.hand.key(pygame.K_ESCAPE)
    at.top.root.focus("pause Save")
    at.hand.key(pygame.K_RETURN)
    if title is not None:
        at.find("save name").text = title
    at.hand.key(pygame.K_RETURN)


def press(at, text: str) -> None:
    """A button of the dialog that is open."""
    at.hand.click(next(each for each in at.top.root.top.walk() if getattr(each, "text", "") == text))


def dialog_words(at) -> str:
    return " ".join(str(getattr(each, "text", "")) for each in at.top.root.top.walk())


class TestDrafts:
    def test_each_player_finds_his_own_and_nobody_another_s(self, sit_down):
        at = sit_down()
        at.take_over()
        at.plot("N- 1-")
        at.take_over()
        at.hand.type("pr-")
        leave_and_continue(at)
        assert isinstance(at.top, HandOverScreen)
        assert at.find("next player").text == "Player 2"
        at.take_over()
        assert at.find("typed").text == "PR-"
        assert "N-" not in at.find("typed").text

    def test_boxes_that_were_emptied_stay_empty(self, sit_down):
        at = sit_down()
        at.take_over()
        at.hand.type("n- l")
        at.click("clear")
        leave_and_continue(at)
        at.take_over()
        assert at.find("typed").text == ""

    def test_a_view_or_an_event_never_holds_one(self, sit_down):
        at = sit_down()
        at.take_over()
        at.hand.type("n- l")
        game = at.table.game
        for seat in game.seats:
            assert "N- L" not in str(game.system.write_position(game.view(seat)))
        assert not any("N- L" in str(game.system.write_event(event)) for event in game.events)

    @pytest.mark.parametrize("draft", [{"no": "text"}, 7, ["N"], "no such order", ""])
    def test_one_that_makes_no_sense_is_no_fault_of_the_save(self, sit_down, draft):
        at = sit_down()
        at.table.flow.drafts[at.table.game.owed[0].id] = draft
        at.table.leave()
        at.click("title Continue")
        at.take_over()
        assert isinstance(at.top, PlottingScreen)

    def test_it_is_gone_once_it_is_handed_in(self, sit_down):
        at = sit_down()
        at.take_over()
        at.plot("N-")
        assert at.table.flow.drafts == {}


class TestWatching:
    @pytest.fixture
    def halfway(self, sit_down):
        at = sit_down()
        for text in ("N- 1- L", "PR- R"):
            at.take_over()
            at.plot(text)
        assert isinstance(at.top, WatchingScreen)
        for _ in range(6):
            at.click("forward")
        at.hand.wait(0.5)
        return at

    def test_continue_shows_the_rest(self, halfway):
        at = halfway
        seen = at.top._furthest
        assert 0 < seen < len(at.top.player)
        leave_and_continue(at)
        assert isinstance(at.top, WatchingScreen)
        assert at.top._start == seen
        at.skip()
        assert isinstance(at.top, HandOverScreen)

    def test_the_kill_of_a_window_shows_all_of_it_again(self, halfway):
        """The last autosave is from before anybody had watched."""
        newest = saves.latest_autosave()
        kept = saves.read_all(newest.path)
        assert kept.watched < len(kept.game.events)
        assert kept.watched == halfway.table.flow.watched

    def test_a_save_that_all_has_been_seen_of_goes_on_with_what_is_next(self, halfway):
        halfway.click("end")
        leave_and_continue(halfway)
        assert isinstance(halfway.top, HandOverScreen)


class TestLosingNothing:
    @pytest.fixture
    def stuck(self, sit_down, saves_folder, monkeypatch, tmp_path):
        """Plotting, when the folder of saves can no longer be written to."""
        at = sit_down()
        at.take_over()
        at.hand.type("n- l")
        (tmp_path / "file").write_text("in the way")
        monkeypatch.setenv("SWASHBUCKLER_SAVES", str(tmp_path / "file" / "saves"))
        return at

    def test_a_fight_that_cannot_be_kept_is_not_left_unasked(self, stuck):
        stuck.hand.key(pygame.K_ESCAPE)
        stuck.click("pause To the title")
        assert isinstance(stuck.top, PlottingScreen)
        assert "would be lost" in dialog_words(stuck)
        press(stuck, "Stay")
        assert stuck.find("typed").text == "n- l"
        stuck.hand.key(pygame.K_ESCAPE)
        stuck.click("pause To the title")
        press(stuck, "Leave all the same")
        assert isinstance(stuck.top, TitleScreen)

    def test_closing_the_window_asks_too_while_the_settings_are_open(self, stuck):
        stuck.hand.key(pygame.K_ESCAPE)
        stuck.click("pause Settings")
        stuck.hand.give(pygame.event.Event(pygame.QUIT))
        assert stuck.hand.window.running
        assert "would be lost" in dialog_words(stuck)
        press(stuck, "Quit all the same")
        assert not stuck.hand.window.running

    def test_looking_something_up_costs_no_earlier_turn_its_autosave(self, sit_down, saves_folder):
        at = sit_down()
        at.take_over()
        at.hand.type("n- l")
        at.table.keep()
        before = sorted(saves_folder.iterdir())
        for way in ("Rules", "Settings"):
            at.hand.key(pygame.K_ESCAPE)
            at.click(f"pause {way}")
            at.hand.key(pygame.K_ESCAPE)
        assert sorted(saves_folder.iterdir()) == before
        before[-1].unlink()
        at.table.keep()
        assert len(list(saves_folder.iterdir())) == len(before), "what has gone is saved anew"


class TestNames:
    def test_saving_again_goes_into_the_same_file(self, sit_down, saves_folder):
        at = sit_down()
        save_as(at, "Tuesday")
        at.hand.key(pygame.K_RETURN)
        at.take_over()
        at.plot("N-")
        save_as(at)
        assert titles() == ["Tuesday"]
        assert saves.read(saves_folder / "game-tuesday.json").pending

    def test_a_new_name_makes_a_new_file_and_leaves_the_old_one(self, sit_down, saves_folder):
        at = sit_down()
        save_as(at, "Tuesday")
        before = (saves_folder / "game-tuesday.json").read_bytes()
        at.hand.key(pygame.K_RETURN)
        save_as(at, "Wednesday")
        assert sorted(titles()) == ["Tuesday", "Wednesday"]
        assert (saves_folder / "game-tuesday.json").read_bytes() == before

    def test_saving_again_after_continue_finds_the_save_of_that_name(self, sit_down):
        at = sit_down()
        save_as(at, "Tuesday")
        at.hand.key(pygame.K_RETURN)
        leave_and_continue(at)
        assert at.top.table.title == "Tuesday"
        save_as(at)
        assert titles() == ["Tuesday"]

    def other_window_saves(self, at, saves_folder) -> bytes:
        path = saves_folder / "game-tuesday.json"
        game = saves.read(path)
        game.answer(game.owed[0], "WH WH - - - -")
        later = saves.read_head(path).saved_at + timedelta(minutes=1)
        saves.write(path, game, title="Tuesday", saved_at=later)
        return path.read_bytes()

    @pytest.mark.parametrize(
        ("way", "count", "stays"), [("Keep both", 2, True), ("Replace it", 1, False), ("Cancel", 1, True)]
    )
    def test_what_another_window_saved_there_is_not_replaced_unasked(self, sit_down, saves_folder, way, count, stays):
        at = sit_down()
        save_as(at, "Tuesday")
        at.hand.key(pygame.K_RETURN)
        theirs = self.other_window_saves(at, saves_folder)
        save_as(at)
        assert "no longer as this window knows it" in dialog_words(at)
        assert (saves_folder / "game-tuesday.json").read_bytes() == theirs
        press(at, way)
        assert titles() == ["Tuesday"] * count
        assert ((saves_folder / "game-tuesday.json").read_bytes() == theirs) is stays


class TestDeleting:
    @pytest.fixture
    def fights(self, sit_down):
        """Three autosaves of one fight, and a save of the player's own."""
        at = sit_down()
        for number in range(3):
            at.table.keep(f"Save {number}")
        save_as(at, "Tuesday")
        at.hand.window.stage.back_to_first()
        at.hand.window.stage.push(LoadScreen())
        at.hand.wait()
        return at

    def rows(self, at) -> list[str]:
        return [row.text for row in at.find("saves").items]

    def test_an_autosave_goes_with_the_others_of_its_fight(self, fights):
        """Else the one before would only take its place."""
        assert self.rows(fights) == ["Tuesday", "Save 2"]
        fights.top._choose(fights.find("saves").items[1])
        fights.click("delete")
        assert "and its 2 other autosaves" in dialog_words(fights)
        press(fights, "Delete it")
        assert self.rows(fights) == ["Tuesday"]
        assert [each.path.name for each in saves.list_saves()] == ["game-tuesday.json"]

    def test_where_all_are_listed_it_goes_alone(self, fights):
        fights.click("older")
        fights.top._choose(fights.find("saves").items[1])
        fights.click("delete")
        press(fights, "Delete it")
        assert self.rows(fights) == ["Tuesday", "Save 1", "Save 0"]

    def test_a_save_of_the_players_own_goes_alone(self, fights):
        fights.click("delete")
        assert "autosave" not in dialog_words(fights)
        press(fights, "Delete it")
        assert self.rows(fights) == ["Save 2"]


class TestTwoWindows:
    def test_another_window_on_the_same_fight_is_told_of_once(self, sit_down, saves_folder):
        at = sit_down()
        at.table.keep()
        other = saves.read(saves.latest_autosave().path)
        for _ in range(2):
            saves.autosave(other, title="Other", saved_at=saves.list_saves()[0].head.saved_at)
            at.take_over()
            at.plot("N-")
            if at.top.root.busy:
                break
        assert "Another window plays this fight too" in dialog_words(at)
        at.hand.key(pygame.K_RETURN)
        saves.autosave(other, title="Other", saved_at=saves.list_saves()[0].head.saved_at)
        at.take_over()
        at.plot("L")
        assert not at.top.root.busy

    def test_ones_own_saves_after_loading_an_earlier_one_are_no_other_window(self, sit_down):
        at = sit_down()
        for number in range(3):
            at.table.keep(f"Save {number}")
        earliest = saves.list_saves()[-1]
        at.hand.window.stage.back_to_first()
        open_save(at.top, earliest)
        at.hand.wait()
        at.take_over()
        at.plot("N-")
        assert not at.top.root.busy


class TestPicture:
    def test_the_list_shows_the_board_the_place_and_the_players(self, sit_down):
        at = sit_down()
        at.table.keep()
        at.hand.window.stage.push(LoadScreen())
        at.hand.wait()
        assert at.find("picture")._picture.get_size() == (149, 160)
        assert at.find("place").text == "A test, on the map “tavern”"
        assert at.find("moment").text == "turn 1"
        assert at.find("players").text == "Player 1, Player 2"

    def test_a_smaller_window_gives_its_room_to_the_list(self, sit_down):
        at = sit_down()
        at.table.keep()
        at.hand.window.stage.push(LoadScreen())
        at.hand.wait()
        pygame.display.set_mode((800, 600))
        at.hand.give(pygame.event.Event(pygame.VIDEORESIZE, size=(800, 600), w=800, h=600))
        with pytest.raises(KeyError):
            at.find("picture")
        assert at.find("place").text, "what is not in the row is still told"

    def test_it_shows_nothing_that_is_secret(self, sit_down):
        at = sit_down()
        at.table.keep()
        before = saves.read_head(saves.latest_autosave().path).picture
        at.take_over()
        at.hand.type("n- n-")
        at.plot("l")
        after = saves.read_head(saves.latest_autosave().path).picture
        assert before == after != ""

    def test_it_does_not_tell_what_has_still_to_be_watched(self, sit_down):
        at = sit_down()
        at.take_over()
        at.plot("L")
        before = saves.read_head(saves.latest_autosave().path).picture
        at.take_over()
        at.plot("L")
        assert isinstance(at.top, WatchingScreen)
        assert saves.read_head(saves.latest_autosave().path).picture == before
        at.click("end")
        at.table.keep()
        assert saves.read_head(saves.latest_autosave().path).picture != before

    def test_a_game_is_saved_though_no_picture_can_be_drawn(self, sit_down, monkeypatch):
        at = sit_down()
        monkeypatch.setattr("game.app.play.thumbnail.Thumbnails.png", lambda *_: 1 / 0)
        at.table.keep()
        assert saves.latest_autosave().head.picture == ""


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((800, 600), 2.0)])
def test_the_chosen_save_stays_in_view_whatever_is_shown_of_it(sit_down, saves_folder, size, scale):
    at = sit_down(size=size, scale=scale)
    for number in range(9):
        at.table.keeper.save(f"Fight {number}")
    (saves_folder / "cut.json").write_text("{")
    at.hand.window.stage.push(LoadScreen())
    at.hand.wait()
    for _ in at.find("saves").items:
        at.hand.key(pygame.K_DOWN)
        at.hand.wait()
    box = at.find("saves")
    assert "not JSON" in at.find("fault").text
    assert box.rect.contains(box.row(box.chosen))
