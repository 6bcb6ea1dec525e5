"""Replays in the window: kept from a fight, found again, watched, and made a film of while the game goes on."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest
from PIL import Image

from game import places, replays, saves
from game.app.main import title_screen
from game.app.play.replay_table import ReplayTable
from game.app.screens.replays import ReplaysScreen, replay_screen
from game.app.screens.result import ResultScreen
from game.app.screens.sharing import FilmWork
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.plotting import PlottingScreen
from game.app.widgets import Space
from tests.app.layouts import SIZES, faults
from tests.games import REAL_GAMES, played

NOW = datetime(2031, 5, 3, 17, 4, tzinfo=UTC)


@pytest.fixture
def window(open_window, saves_folder):
    """A window on the title, with a replay of each system in its folder."""

    def opening(*keys: str, **how):
        for key in keys or ("tavern_brawl", "satisfaction"):
            replays.keep(played(key), title=key, kept_at=NOW)
        hand = open_window(Space, **how)
        hand.window.stage.replace(title_screen(hand.window))
        hand.wait()
        return hand

    return opening


def top(hand):
    return hand.window.stage.top


def texts(hand) -> str:
    """All that is written in what lies uppermost."""
    return " ".join(str(getattr(each, "text", "")) for each in top(hand).root.layers[-1].walk())


def use(hand, name: str) -> None:
    found = top(hand).root.find(name)
    found.reveal(found.rect)
    hand.wait()
    hand.click(found)
    hand.wait()


def close_dialog(hand) -> None:
    hand.key(pygame.K_ESCAPE)
    hand.wait()


def until_told(hand, most: int = 20_000) -> None:
    """Let the game go on until the film has been told of."""
    for _ in range(most):
        if not hand.window.background:
            return
        hand.wait()
        pygame.time.wait(5)
    raise AssertionError("it hangs")


def watch_first(hand) -> WatchingScreen:
    use(hand, "title Replay")
    assert isinstance(top(hand), ReplaysScreen)
    hand.key(pygame.K_RETURN)
    hand.wait()
    screen = top(hand)
    assert isinstance(screen, WatchingScreen)
    return screen


@pytest.mark.parametrize("key", REAL_GAMES)
def test_a_replay_is_watched_with_all_that_watching_can_do(key, window):
    hand = window(key)
    screen = watch_first(hand)
    assert screen.player.playing
    hand.key(pygame.K_p)
    hand.key(pygame.K_n)
    forward = screen.player.index
    assert forward > 0
    hand.key(pygame.K_b)
    assert screen.player.index < forward
    hand.key(pygame.K_PERIOD)
    hand.key(pygame.K_COMMA)
    hand.key(pygame.K_END)
    assert screen.player.at_end
    system, position = screen.player.system, screen.player.position
    assert system.write_position(position, whole=True) == system.write_position(played(key).position, whole=True)
    use(hand, "go on")
    assert isinstance(top(hand), ReplaysScreen)


def test_watching_a_replay_makes_no_save_of_it(window, saves_folder):
    hand = window()
    watch_first(hand)
    hand.key(pygame.K_ESCAPE)
    hand.wait()
    offered = {each.name for each in top(hand).root.layers[-1].walk()}
    assert "pause Share as film…" in offered
    assert not {"pause Save", "pause Keep the replay"} & offered
    assert "kept" not in top(hand).root.find("pause To the title").tooltip
    use(hand, "pause To the title")
    assert len(hand.window.stage) == 1
    assert [path.name for path in saves_folder.iterdir()] == ["replays"]


def test_a_fault_while_watching_one_promises_no_save(window):
    hand = window()
    watch_first(hand)

    def fail(event: pygame.event.Event) -> bool:
        raise ValueError

    top(hand).handle = fail
    hand.window.safe_frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a")], 0.02)
    assert "A report is in" in texts(hand)
    assert "is kept" not in texts(hand)


def test_the_log_of_a_replay_tells_no_more_than_was_shown(window):
    hand = window("tavern_brawl")
    screen = watch_first(hand)
    hand.key(pygame.K_p)
    few = len(screen.log.lines)
    hand.key(pygame.K_END)
    hand.wait()
    assert few < len(screen.log.lines)


def test_a_damaged_replay_is_shown_to_where_it_is_good_and_says_so_there(window):
    hand = window("satisfaction")
    path = next(places.replays().iterdir())
    data = json.loads(path.read_text())
    data["events"][20] = {"type": "nonsense"}
    path.write_text(json.dumps(data))
    screen = watch_first(hand)
    assert len(screen.player) == 20
    assert not screen.root.busy
    hand.key(pygame.K_END)
    hand.wait()
    assert screen.root.busy
    close_dialog(hand)
    assert screen.player.index == 20
    hand.key(pygame.K_COMMA)
    assert screen.player.index < 20, "and everything before can be looked at"


def test_events_that_lead_off_the_board_end_it_too(window):
    """They are well formed and fit the marks, but there is no such square to draw."""
    hand = window("tavern_brawl")
    found = replays.read(next(places.replays().iterdir()))
    system = found.system
    number = next(index for index, event in enumerate(found.events) if event.type == "moved")
    doctored = system.read_event({**system.write_event(found.events[number]), "after": "Z99"})
    events = (*found.events[:number], doctored, *found.events[number + 1 :])
    screen = replay_screen(hand.window, replace(found, events=events))
    hand.window.stage.push(screen)
    hand.wait(1)
    assert len(screen.player) <= number
    hand.key(pygame.K_END)
    hand.wait()
    assert screen.root.busy


def test_a_replay_that_is_none_is_listed_with_the_reason_and_harms_nothing(window):
    hand = window("satisfaction")
    (places.replays() / "bad.replay.json").write_text("{")
    use(hand, "title Replay")
    rows = top(hand).root.find("replays").items
    assert [(row.enabled, bool(row.reason)) for row in rows] == [(True, False), (False, True)]
    hand.key(pygame.K_RETURN)
    assert isinstance(top(hand), WatchingScreen)


def test_deleting_asks_first(window):
    hand = window("satisfaction")
    use(hand, "title Replay")
    use(hand, "delete")
    close_dialog(hand)
    assert len(list(places.replays().iterdir())) == 1
    use(hand, "delete")
    hand.key(pygame.K_RETURN)
    hand.wait()
    assert list(places.replays().iterdir()) == []


def test_a_finished_fight_goes_with_all_its_autosaves(window):
    hand = window("tavern_brawl")
    (kept,) = places.replays().iterdir()
    kept.unlink()
    for _ in range(2):
        saves.autosave(played("satisfaction"), title="A duel", saved_at=NOW)
    top(hand).rebuild()
    use(hand, "title Replay")
    use(hand, "delete")
    hand.key(pygame.K_RETURN)
    assert list(places.saves().glob("*.json")) == []


# --- from a fight -------------------------------------------------------------------------------------------------


def test_a_running_fight_is_kept_from_the_pause_menu(sit_down):
    at = sit_down()
    at.take_over()
    at.hand.key(pygame.K_ESCAPE)
    at.hand.wait()
    at.click("pause Keep the replay")
    (path,) = places.replays().iterdir()
    assert "What is still secret is not in it." in texts(at.hand)
    found = replays.read(path)
    assert (found.over, found.title) == (False, "A test")
    close_dialog(at.hand)
    assert isinstance(at.top, PlottingScreen), "and the fight goes on"


def test_a_finished_fight_is_kept_from_its_end(sit_down):
    at = sit_down("bold", "bold")
    for _ in range(500):
        if isinstance(at.top, ResultScreen):
            break
        if isinstance(at.top, WatchingScreen):
            at.skip()
        at.hand.wait()
    assert isinstance(at.top, ResultScreen)
    at.click("Keep the replay")
    (path,) = places.replays().iterdir()
    assert replays.read(path).over


# --- films --------------------------------------------------------------------------------------------------------


def ask_for_film(hand, kind: str = "gif") -> None:
    use(hand, "title Replay")
    use(hand, "share")
    wishes = {"film width": 0.5, "film speed": 4.0, "film format": kind}
    for name, value in wishes.items():
        choice = top(hand).root.find(name)
        choice._changed_to(value)
    for _ in range(5):
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    hand.wait()


def test_a_film_is_made_while_the_game_goes_on_and_told_of_when_it_is_ready(window):
    hand = window("satisfaction")
    ask_for_film(hand)
    assert len(hand.window.background) == 1
    assert top(hand).root.find("film progress").text.endswith("%")
    use(hand, "film on")
    assert not top(hand).root.busy
    hand.key(pygame.K_ESCAPE)
    hand.wait()
    assert len(hand.window.stage) == 1, "back on the title meanwhile"
    until_told(hand)
    (film,) = places.films().iterdir()
    with Image.open(film) as made:
        assert made.size == (400, 320)
        assert made.n_frames > 5
    assert film.name in texts(hand)


def test_a_film_can_be_stopped_and_then_there_is_none(window):
    hand = window("tavern_brawl")
    ask_for_film(hand)
    use(hand, "film stop")
    until_told(hand)
    assert not top(hand).root.busy, "he knows it himself"
    assert list(places.films().iterdir()) == []


def test_asking_again_shows_how_far_the_film_is(window):
    hand = window("tavern_brawl")
    ask_for_film(hand)
    use(hand, "film on")
    use(hand, "share")
    assert top(hand).root.find("film progress").text.endswith("%")
    assert len(hand.window.background) == 1
    use(hand, "film stop")


def test_closing_the_window_stops_the_film(window):
    hand = window("tavern_brawl")
    ask_for_film(hand)
    (work,) = hand.window.background
    assert isinstance(work, FilmWork)
    hand.window.close()
    assert work.film.over
    assert not work.film._process.is_alive()
    assert list(places.films().iterdir()) == []
    pygame.init()


def test_an_mp4_without_ffmpeg_is_a_word_and_not_a_wait(window, tmp_path, monkeypatch):
    hand = window("satisfaction")
    monkeypatch.setenv("PATH", str(tmp_path))
    ask_for_film(hand, "mp4")
    assert hand.window.background == []
    assert "install ffmpeg" in texts(hand)


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_is_in_its_place(window, size, scale):
    hand = window(size=size, scale=scale)
    use(hand, "title Replay")
    assert faults(top(hand).root) == []
    use(hand, "share")
    assert faults(top(hand).root) == []


def test_a_replay_table_decides_and_keeps_nothing(window, saves_folder: Path):
    hand = window("satisfaction")
    table = ReplayTable(hand.window, replays.read(next(places.replays().iterdir())))
    table.keep()
    assert [path.name for path in saves_folder.iterdir()] == ["replays"]
