"""A game at the table from one screen to the next: saved on the way, taken up again, ended; nothing stops it."""

from __future__ import annotations

import json

import pygame
import pytest

from game import saves, systems
from game.app.main import entries
from game.app.play.computers import let_answer
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.load import LoadScreen
from game.app.screens.result import ResultScreen
from game.app.screens.settings import SettingsScreen
from game.app.screens.title import TitleScreen
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.plotting import PlottingScreen
from tests.app.layouts import SIZES, faults


def names(at) -> list[str]:
    return [entry.text for entry in entries(at.hand.window)]


def play_on(at, most: int = 400) -> None:
    """Let everybody play until the fight is over, people as computers would."""
    for _ in range(most):
        top = at.top
        if isinstance(top, ResultScreen):
            return
        if isinstance(top, HandOverScreen):
            at.take_over()
        elif isinstance(top, PlottingScreen):
            for draft in top.drafts:
                let_answer(at.table.game, draft.decision)
            at.table.go_on()
        elif isinstance(top, WatchingScreen):
            at.skip()
        else:
            at.hand.wait()
    pytest.fail("the fight does not end")


def test_a_person_against_computers_never_sees_a_hand_over(sit_down):
    at = sit_down("human", "careful", "random")
    assert isinstance(at.top, PlottingScreen)
    at.plot("L")
    for _ in range(200):
        at.hand.wait()
        if isinstance(at.top, WatchingScreen):
            break
        assert not isinstance(at.top, HandOverScreen)
    at.skip()
    assert not isinstance(at.top, HandOverScreen)


class TestSaving:
    def test_every_resolved_turn_is_saved(self, sit_down, saves_folder):
        at = sit_down()
        for text in ("1-", "R"):
            at.take_over()
            at.plot(text)
        found = saves.latest_autosave()
        assert found is not None
        assert saves.read(found.path).events == at.table.game.events

    def test_continue_goes_on_with_the_committed_plot_kept_and_hidden(self, sit_down):
        at = sit_down()
        at.take_over()
        at.plot("N- 1- L R")
        at.hand.key(pygame.K_ESCAPE)
        at.click("pause To the title")
        assert isinstance(at.top, TitleScreen)
        assert names(at)[0] == "Continue"
        at.top.root.focus("title Continue")
        at.hand.key(pygame.K_RETURN)
        at.hand.wait()
        assert isinstance(at.top, HandOverScreen)
        assert at.find("next player").text == "Player 2"

    def test_a_save_of_ones_own(self, sit_down, saves_folder):
        at = sit_down()
        at.hand.key(pygame.K_ESCAPE)
        at.click("pause Save")
        at.find("save name").text = "Tuesday"
        at.hand.key(pygame.K_RETURN)
        assert [each.head.title for each in saves.list_saves() if not each.autosave and each.head] == ["Tuesday"]

    def test_when_saving_fails_it_is_said_and_the_game_goes_on(self, sit_down, saves_folder):
        saves_folder.write_text("a file where the folder should be")
        at = sit_down()
        at.take_over()
        at.plot("1-")
        assert at.top.root.busy
        assert any(str(saves_folder) in getattr(each, "text", "") for each in at.top.root.top.walk())
        at.hand.key(pygame.K_RETURN)
        at.take_over()
        at.plot("R")
        assert isinstance(at.top, WatchingScreen)
        assert not at.top.root.busy, "it is not said again and again"
        at.skip()
        assert isinstance(at.top, HandOverScreen)

    def test_the_window_does_not_close_unasked_when_saving_fails(self, sit_down, saves_folder):
        saves_folder.write_text("a file where the folder should be")
        at = sit_down()
        at.hand.give(pygame.event.Event(pygame.QUIT))
        assert at.hand.window.running
        at.hand.key(pygame.K_ESCAPE)
        assert not at.top.root.busy
        at.hand.give(pygame.event.Event(pygame.QUIT))
        at.hand.click(next(each for each in at.top.root.top.walk() if getattr(each, "text", "") == "Quit all the same"))
        assert not at.hand.window.running

    def test_what_is_half_plotted_is_kept_and_shown_again_to_its_player_only(self, sit_down):
        at = sit_down()
        at.take_over()
        at.hand.type("n- l")
        at.hand.give(pygame.event.Event(pygame.QUIT))
        assert not at.hand.window.running, "nothing would be lost, so nothing is asked"
        found = saves.latest_autosave()
        assert found is not None
        text = found.path.read_text()
        assert "N-" not in text
        assert at.table.game.owed[0].id not in text
        at.hand.window.running = True
        at.hand.window.stage.back_to_first()
        at.click("title Continue")
        assert isinstance(at.top, HandOverScreen)
        at.take_over()
        assert at.find("typed").text == "N- L"

    def test_closing_the_window_keeps_what_was_committed(self, sit_down):
        at = sit_down()
        at.take_over()
        at.plot("L R")
        at.hand.give(pygame.event.Event(pygame.QUIT))
        assert not at.hand.window.running
        found = saves.latest_autosave()
        assert found is not None
        assert list(saves.read(found.path).pending.values()) == ["L R - - - -"]


class TestLoading:
    def test_broken_files_are_listed_with_the_reason_and_harm_nothing(self, sit_down, saves_folder):
        at = sit_down()
        at.table.keeper.save("Good")
        (saves_folder / "game-cut.json").write_text('{"format": 1, "prog')
        (saves_folder / "game-other.json").write_text(json.dumps({"something": "else"}))
        at.hand.window.stage.back_to_first()
        at.hand.window.stage.push(LoadScreen())
        at.hand.wait()
        items = at.find("saves").items
        assert [item.enabled for item in items] == [True, False, False]
        for number in (1, 2):
            at.find("saves").choose(number)
            at.hand.wait()
            assert at.find("saves").items[number].reason in at.find("fault").text
            assert not at.find("open").enabled
        at.find("saves").choose(0)
        at.hand.wait()
        at.click("open")
        assert isinstance(at.top, HandOverScreen)

    def test_of_a_damaged_save_what_is_sound_can_be_opened(self, sit_down, saves_folder):
        at = sit_down()
        at.take_over()
        at.plot("N-")
        at.table.keeper.save("Good")
        (path,) = saves_folder.glob("game-good.json")
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(lines[:-3]) + lines[-3][:20])
        before = path.read_bytes()
        for autosave in saves_folder.glob("autosave-*"):
            autosave.unlink()
        at.hand.window.stage.back_to_first()
        at.hand.window.stage.push(LoadScreen())
        at.hand.wait()
        assert "not JSON" in at.find("fault").text
        assert "sound up to turn 1" in at.find("left").text
        assert at.find("open").text == "Open up to turn 1"
        at.click("open")
        assert isinstance(at.top, HandOverScreen)
        assert at.find("next player").text == "Player 1", "his plot was in the part that is lost"
        at.take_over()
        at.plot("N-")
        assert path.read_bytes() == before

    def test_without_saves_the_title_offers_neither_continue_nor_load_nor_replay(self, open_window, saves_folder):
        from game.app.main import title_screen
        from game.app.widgets import Space

        hand = open_window(Space)
        hand.window.stage.replace(title_screen(hand.window))
        offered = [entry.text for entry in entries(hand.window)]
        games = [name for _, name, _ in (*systems.lessons(), *systems.titles())]
        assert offered[: len(games)] == games
        assert not {"Continue", "Load", "Replay"} & set(offered)

    @pytest.mark.parametrize(("size", "scale"), SIZES)
    def test_everything_is_in_its_place(self, sit_down, saves_folder, size, scale):
        at = sit_down(size=size, scale=scale)
        at.table.keeper.save("A rather long name for a fight that was saved on a Tuesday")
        (saves_folder / "game-cut.json").write_text("{")
        at.hand.window.stage.push(LoadScreen())
        at.hand.wait()
        assert faults(at.top.root) == []


class TestTheEnd:
    @pytest.fixture
    def over(self, sit_down):
        """Four computer players and two people who play like them, to the end."""
        at = sit_down("human", "bold", "bold", "human", seed=5)
        play_on(at)
        return at

    def test_who_has_won_is_said(self, over):
        result = over.table.game.result
        tokens = over.table.game.system.tokens(over.table.flow.opening)
        winners = [token.details["name"] for token in tokens if token.figure and token.side in result.winners]
        expected = f"{winners[0]} wins" if winners else "A draw"
        assert over.find("winner").text == expected

    def test_the_whole_fight_can_be_watched_again_and_left_again(self, over):
        over.click("watch again")
        assert isinstance(over.top, WatchingScreen)
        assert over.top.player.index < 20
        over.hand.wait(3)
        over.click("go on")
        assert isinstance(over.top, ResultScreen)

    def test_it_can_be_replayed_from_the_title_and_is_not_offered_to_continue(self, over):
        over.click("title")
        assert isinstance(over.top, TitleScreen)
        assert "Continue" not in names(over)
        assert "Replay" in names(over)
        over.click("title Replay")
        over.click("open")
        assert isinstance(over.top, WatchingScreen)

    def test_a_new_game_begins_from_what_was_chosen_last(self, over):
        over.click("new game")
        assert over.top.title == "New game"

    @pytest.mark.parametrize(("size", "scale"), SIZES)
    def test_everything_is_in_its_place(self, over, size, scale):
        over.hand.window.apply(over.hand.window.settings.model_copy(update={"ui_scale": scale}))
        pygame.display.set_mode(size)
        over.hand.give(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))
        over.hand.wait()
        assert faults(over.top.root) == []


class TestPausing:
    @pytest.mark.parametrize("where", ["hand-over", "plotting", "watching"])
    def test_escape_opens_the_menu_and_closes_it(self, sit_down, where):
        at = sit_down()
        if where != "hand-over":
            at.take_over()
        if where == "watching":
            at.plot("L")
            at.take_over()
            at.plot("R")
        screen = at.top
        at.hand.key(pygame.K_ESCAPE)
        assert at.find("pause Go on")
        at.hand.key(pygame.K_ESCAPE)
        assert not at.top.root.busy
        assert at.top is screen

    def test_settings_and_back_leave_the_plot_as_it_was(self, sit_down):
        at = sit_down()
        at.take_over()
        at.hand.type("n 1")
        at.hand.key(pygame.K_ESCAPE)
        at.click("pause Settings")
        assert isinstance(at.top, SettingsScreen)
        at.hand.key(pygame.K_ESCAPE)
        at.hand.wait()
        assert at.find("typed").text == "N- 1-"

    def test_help_on_every_screen(self, sit_down):
        at = sit_down()
        for step in ("", "N-", "L"):
            at.hand.key(pygame.K_F1)
            assert at.top.root.busy
            at.hand.key(pygame.K_ESCAPE)
            if isinstance(at.top, HandOverScreen):
                at.take_over()
                at.hand.key(pygame.K_F1)
                assert at.top.root.busy
                at.hand.key(pygame.K_ESCAPE)
                at.plot(step or "R")


def test_a_computer_that_cannot_answer_passes_and_the_game_goes_on(sit_down, monkeypatch):
    import game.ai

    def stumble(*args: object, **more: object) -> None:
        raise RuntimeError("lost the thread")

    monkeypatch.setattr(game.ai, "answer", stumble)
    at = sit_down("human", "careful")
    at.plot("L")
    at.hand.wait(0.5)
    assert isinstance(at.top, WatchingScreen)


def test_stunned_people_plot_anew_behind_a_hand_over_of_their_own(sit_down):
    """R12.3: whoever was stunned rewrites what is left; the others are not asked."""
    for seed in range(1, 40):
        at = sit_down("human", "human", seed=seed)
        for _ in range(60):
            top = at.top
            if isinstance(top, ResultScreen):
                break
            if isinstance(top, HandOverScreen):
                if at.table.game.position.step:
                    asked = {each.seat for each in at.table.game.owed}
                    assert at.top.seat in asked
                    at.take_over()
                    assert at.top.view.step > 0
                    assert "anew" in at.find("moment").text
                    return
                at.take_over()
            elif isinstance(top, PlottingScreen):
                for draft in top.drafts:
                    let_answer(at.table.game, draft.decision)
                at.table.go_on()
            elif isinstance(top, WatchingScreen):
                at.skip()
    pytest.fail("nobody was ever stunned")
