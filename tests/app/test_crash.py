"""A fault of the program itself: the game is kept, the report tells no plot, and the player can go on or quit."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import saves
from game.app import crash
from game.app.screens.fault import FaultScreen
from game.app.screens.hand_over import HandOverScreen
from game.app.screens.title import TitleScreen
from game.app.swashbuckler.plotting import PlottingScreen
from tests.app.layouts import SIZES, faults
from tests.app.screens.conftest import saves_folder, sit_down

__all__ = ["saves_folder", "sit_down"]

SECRET = "N- 1- L R"


@pytest.fixture
def struck(sit_down):
    """The second player plots in secret; then a key makes the screen fail, with the plot in the error's words."""
    at = sit_down()
    at.take_over()
    at.plot(SECRET)
    at.take_over()
    at.hand.type("pr-")

    def fail(event: pygame.event.Event) -> bool:
        plot = at.top.draft.text
        raise ValueError(f"cannot take {plot} after {SECRET}")

    at.top.handle = fail
    return at


def strike(at) -> None:
    at.hand.window.safe_frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")], 0.02)


def reports(folder: Path) -> list[Path]:
    return sorted((folder / "reports").glob("*.txt"))


def test_the_player_is_told_where_the_game_and_the_report_are(struck, saves_folder):
    strike(struck)
    assert isinstance(struck.top, FaultScreen)
    (report,) = reports(saves_folder)
    assert str(report) in struck.find("report").text
    latest = saves.latest_autosave()
    assert latest.path.name in struck.find("kept").text
    assert latest.head.title == "A test (before the fault)"


def test_the_game_goes_on_from_there_with_the_plot_and_what_was_half_written(struck):
    strike(struck)
    struck.click("title")
    assert isinstance(struck.top, TitleScreen)
    struck.click("title Continue")
    assert isinstance(struck.top, HandOverScreen)
    assert struck.find("next player").text == "Player 2"
    struck.take_over()
    assert struck.find("typed").text == "PR-"


def test_the_report_tells_the_place_and_the_machine_but_no_values(struck, saves_folder):
    strike(struck)
    text = reports(saves_folder)[0].read_text()
    assert "fault: builtins.ValueError" in text
    assert "game/app/window.py:" in text
    assert "in frame" in text
    assert "moment: 1, 0" in text
    assert "screens: TitleScreen, PlottingScreen" in text
    for secret in (SECRET, "N- 1-", "PR-", "Player 2", str(Path.home()), struck.table.game.owed[0].id):
        assert secret not in text


def test_what_a_fault_came_of_is_told_without_its_words_too(struck, saves_folder):
    def fail(event: pygame.event.Event) -> bool:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise RuntimeError(SECRET) from error

    struck.top.handle = fail
    strike(struck)
    text = reports(saves_folder)[0].read_text()
    assert text.index("fault: builtins.RuntimeError") < text.index("came of: builtins.KeyError")
    assert SECRET not in text


def test_a_fault_in_drawing_is_met_once_and_not_for_ever(struck, saves_folder):
    def fail(surface: pygame.Surface) -> None:
        raise ZeroDivisionError

    struck.top.draw = fail
    struck.top.root.stale = True
    for _ in range(5):
        struck.hand.window.safe_frame([], 0.02)
    assert isinstance(struck.top, FaultScreen)
    assert len(reports(saves_folder)) == 1


def test_where_nothing_can_be_shown_the_window_closes_with_words(struck, saves_folder, monkeypatch, capsys):
    def fail(self: object, surface: pygame.Surface) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(FaultScreen, "draw", fail)
    strike(struck)
    struck.hand.window.safe_frame([], 0.02)
    assert not struck.hand.window.running
    assert struck.hand.window.failed
    said = capsys.readouterr().err
    assert "closes" in said
    assert "ZeroDivisionError" in said
    assert saves.read(saves.latest_autosave().path).pending, "what was committed is kept"


def test_a_report_that_cannot_be_written_is_printed(struck, saves_folder, capsys):
    (saves_folder / "reports").write_text("in the way")
    strike(struck)
    assert isinstance(struck.top, FaultScreen)
    assert "could not be written" in struck.find("report").text
    said = capsys.readouterr().err
    assert "fault: builtins.ValueError" in said
    assert SECRET not in said


def test_a_game_spoilt_by_the_fault_keeps_its_last_save(struck, saves_folder):
    before = saves.latest_autosave().path
    struck.table.game.position.turn += 7
    strike(struck)
    assert isinstance(struck.top, FaultScreen)
    assert "could not be saved as it now stands" in struck.find("kept").text
    assert before.name in struck.find("kept").text
    assert saves.latest_autosave().path == before


def test_a_fault_while_saving_is_no_reason_not_to_save(struck, monkeypatch):
    def fail() -> None:
        raise ValueError

    struck.table.keeper._circumstances = fail
    strike(struck)
    latest = saves.latest_autosave()
    assert latest.head.title.endswith("(before the fault)")
    assert saves.read_all(latest.path).drafts


def test_old_reports_go(tmp_path):
    for _ in range(crash.KEPT_REPORTS + 3):
        newest = crash.write_report("a report", tmp_path)
    kept = list(tmp_path.iterdir())
    assert len(kept) == crash.KEPT_REPORTS
    assert newest in kept


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_is_in_its_place(sit_down, size, scale):
    at = sit_down(size=size, scale=scale)
    at.take_over()
    assert isinstance(at.top, PlottingScreen)

    def fail(event: pygame.event.Event) -> bool:
        raise ValueError

    at.top.handle = fail
    strike(at)
    at.hand.wait()
    assert faults(at.top.root) == []
