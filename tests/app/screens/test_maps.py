"""The map browser: what is on disk is what it shows, also while somebody is drawing."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import places
from game.app.maps import folders
from game.app.maps.watch import TRIES
from game.app.screens import maps as browser
from game.app.screens.maps import MapsScreen
from game.app.screens.new_game import NewGameScreen
from game.app.screens.own_map import OwnMapScreen
from game.app.widgets import Space
from tests.app.conftest import Hand
from tests.app.layouts import SIZES, faults
from tests.imports import ROOT

CASES = ROOT / "tests" / "maps"
ROOM = (CASES / "start-on-a-table" / "map.tmx").read_text(encoding="utf-8")
"""Three rows of four squares, a table in A1 and A2, and starts in A1 and A4."""
SECOND_TABLE = '<object id="4" type="table" x="0" y="128" width="128" height="64"/>'
SEPARATE_START = '<object id="4" type="table" x="192" y="0" width="64" height="64"/>'
PATIENCE = 60.0
"""Seconds after which what was waited for is given up; nothing is measured by it."""


def with_more(room: str, thing: str) -> str:
    return room.replace(" </objectgroup>", f"  {thing}\n </objectgroup>")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, and the only one that is looked into."""
    folder = tmp_path / "own"
    folder.mkdir()
    monkeypatch.setenv("SWASHBUCKLER_MAPS", str(folder))
    monkeypatch.setattr(browser, "map_folders", lambda: [folder])
    return folder


@pytest.fixture
def browse(open_window, saves_folder) -> Callable[..., Hand]:
    """Opens the browser above a title, and waits until all maps have been read and drawn."""

    def opening(screen: MapsScreen | None = None, **window: object) -> Hand:
        from game.app.main import title_screen

        hand = open_window(Space, **window)
        hand.window.stage.replace(title_screen(hand.window))
        hand.window.stage.push(screen or MapsScreen())
        settle(hand)
        return hand

    return opening


def until(hand: Hand, true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited in vain for {what}"
        hand.wait()
        time.sleep(0.001)


def settle(hand: Hand) -> None:
    shown = screen(hand)
    until(hand, lambda: not (shown.watch.busy or shown.painter.busy), "all maps to be read and drawn")
    hand.wait()


def screen(hand: Hand) -> MapsScreen:
    found = hand.window.stage.top
    assert isinstance(found, MapsScreen)
    return found


def row(hand: Hand, file: str) -> int:
    return next(n for n, item in enumerate(screen(hand).rows.items) if item.value.name == file)


def item(hand: Hand, file: str):
    return screen(hand).rows.items[row(hand, file)]


def click_row(hand: Hand, file: str) -> None:
    rows = screen(hand).rows
    rows.choose(row(hand, file))
    settle(hand)
    rows = screen(hand).rows
    hand.click(rows.row(rows.chosen).center)
    settle(hand)


def text(hand: Hand, name: str) -> str:
    return screen(hand).root.find(name).text


def report(hand: Hand) -> list[str]:
    return [line.text for line in screen(hand).root.find("report").lines]


def pixels(hand: Hand, rect: pygame.Rect) -> bytes:
    hand.point((1, 1))
    hand.picture()
    return pygame.image.tobytes(pygame.display.get_surface().subsurface(rect).copy(), "RGB")


def room_pixels(hand: Hand) -> bytes:
    return pixels(hand, screen(hand).root.find("room").rect)


def thumb_pixels(hand: Hand, file: str) -> bytes:
    rows = screen(hand).rows
    whole = rows.row(row(hand, file))
    side = rows.thumb(screen(hand).theme)
    return pixels(hand, pygame.Rect(whole.left + 12, whole.top + 8, side - 8, side - 8))


# What is listed


def test_the_games_maps_and_the_players_own_are_listed(browse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """His come first; a folder inside his counts; what is no map is not listed, and neither is what lies too deep."""
    mine = tmp_path / "mine"
    (mine / "cave" / "tiles").mkdir(parents=True)
    (mine / "my_room.tmx").write_text(ROOM, encoding="utf-8")
    (mine / "cave" / "deep_cave.tmx").write_text(ROOM, encoding="utf-8")
    shutil.copytree(places.maps() / "templates", mine / "templates")
    shutil.copytree(places.maps() / "tilesets", mine / "tilesets")
    deepest = mine.joinpath("a", "b", "c", "d")
    deepest.mkdir(parents=True)
    (deepest / "too_deep.tmx").write_text(ROOM, encoding="utf-8")
    (mine / "notes.txt").write_text("no map", encoding="utf-8")
    opened = tmp_path / "elsewhere"
    opened.mkdir()
    (opened / "brought.tmx").write_text(ROOM, encoding="utf-8")
    monkeypatch.setenv("SWASHBUCKLER_MAPS", str(mine))
    monkeypatch.setattr(folders, "_opened", [])
    folders.remember(str(opened / "brought.tmx"))
    hand = browse()
    names = [each.value.name for each in screen(hand).rows.items]
    own_ones = sorted(path.name for path in places.maps().glob("*.tmx"))
    assert names[:3] == ["brought.tmx", "deep_cave.tmx", "my_room.tmx"]
    assert sorted(names[3:]) == own_ones
    assert str(mine) in text(hand, "own folder")


def test_a_row_says_what_a_map_is(browse, own: Path) -> None:
    (own / "my_room.tmx").write_text(ROOM, encoding="utf-8")
    os.utime(own / "my_room.tmx", (1_900_000_000, 1_900_000_000))
    hand = browse()
    mine = item(hand, "my_room.tmx")
    assert (mine.text, mine.aside) == ("My room", "3 by 4"), "the file is its name where the map has none"
    assert "A Duel in the Cellar" in mine.detail
    assert "Six in the Great Hall" not in mine.detail, "there are two starts"
    assert "2030" in mine.state, "when it was saved: in March 2030"
    assert not mine.faulty
    assert text(hand, "state") == "No faults."


def test_an_empty_or_missing_folder_is_no_trouble(browse, own: Path) -> None:
    own.rmdir()
    hand = browse()
    assert screen(hand).rows.items == []
    assert not screen(hand).root.find("play").enabled
    hand.key(pygame.K_RETURN, pygame.K_DOWN, pygame.K_ESCAPE)
    assert not isinstance(hand.window.stage.top, MapsScreen)


# Pictures


def test_every_map_has_a_picture_of_its_own(browse, own: Path) -> None:
    (own / "one.tmx").write_text(ROOM, encoding="utf-8")
    (own / "two.tmx").write_text(with_more(ROOM, SECOND_TABLE), encoding="utf-8")
    (own / "same.tmx").write_text(ROOM, encoding="utf-8")
    hand = browse()
    click_row(hand, "same.tmx")
    assert thumb_pixels(hand, "one.tmx") != thumb_pixels(hand, "two.tmx"), "there is a second table"
    one = (click_row(hand, "one.tmx"), room_pixels(hand))[1]
    two = (click_row(hand, "two.tmx"), room_pixels(hand))[1]
    same = (click_row(hand, "same.tmx"), room_pixels(hand))[1]
    assert one != two
    assert one == same


def test_the_floor_is_the_maps_own(browse, own: Path) -> None:
    """The same squares in another tileset look different, though the board is the same."""
    shutil.copytree(places.maps() / "tilesets", own / "tilesets")
    shutil.copytree(places.maps() / "templates", own / "templates")
    starter = (places.maps() / "starter.tmx").read_text(encoding="utf-8")
    (own / "pictured.tmx").write_text(starter, encoding="utf-8")
    hand = browse()
    with_its_own = room_pixels(hand)
    path = next(iter(screen(hand).watch.entries))
    reading = screen(hand).watch.entries[path].reading
    assert reading is not None
    assert reading.layers is not None
    view = screen(hand).root.find("room")
    view.set_board(view.board, None)
    assert room_pixels(hand) != with_its_own, "the board's plain floor is another picture"


# Faults


def test_a_faulty_map_is_shown_as_faulty_with_its_whole_report(browse, own: Path) -> None:
    shutil.copy(CASES / "bad-pieces" / "map.tmx", own / "bad.tmx")
    hand = browse()
    assert item(hand, "bad.tmx").faulty
    assert item(hand, "bad.tmx").state.startswith("Faulty: 12 faults")
    lines = report(hand)
    assert lines[0] == "12 faults to be mended before anybody can fight here"
    assert lines[1] == "Square A1, object 1, layer things: piece-size"
    assert lines[2] == "The table covers 1 by 1 squares. It must be one row of 2 to 3 squares."
    assert len(lines) == 1 + 2 * 12
    play = screen(hand).root.find("play")
    assert not play.enabled
    assert "faults" in play.reason
    hand.click(play)
    assert isinstance(hand.window.stage.top, MapsScreen)
    assert screen(hand).root.find("room").scene.tokens, "what can be drawn is drawn"


def test_choosing_a_fault_shows_its_square(browse, own: Path) -> None:
    shutil.copy(CASES / "bad-table-across-a-wall" / "map.tmx", own / "bad.tmx")
    hand = browse()
    found = screen(hand).root.find("report")
    hand.click((found.row(1).left + 40, found.row(1).centery))
    assert screen(hand).root.find("room").cursor == "A2"
    assert "fault: the table is in a wall" in screen(hand).root.find("room").tip(None)


def test_warnings_stand_apart_and_the_map_can_be_played(browse, own: Path) -> None:
    hidden = ROOM.replace('<object id="1" type="table"', '<object id="1" visible="0" type="table"')
    (own / "warned.tmx").write_text(hidden, encoding="utf-8")
    hand = browse()
    assert not item(hand, "warned.tmx").faulty
    assert report(hand)[0] == "1 warning, with which the map can be played"
    hand.click(screen(hand).root.find("play"))
    assert isinstance(hand.window.stage.top, OwnMapScreen)


def test_files_that_are_no_map_break_nothing(browse, own: Path) -> None:
    (own / "cut.tmx").write_text(ROOM[: len(ROOM) // 2], encoding="utf-8")
    (own / "nothing.tmx").write_text("", encoding="utf-8")
    (own / "noise.tmx").write_bytes(bytes(range(256)) * 50)
    (own / "json.tmj").write_text("{}", encoding="utf-8")
    (own / "tiles.tmx").write_text("<tileset/>", encoding="utf-8")
    (own / "folder.tmx").mkdir()
    (own / "dangling.tmx").symlink_to(own / "nowhere")
    with (own / "huge.tmx").open("wb") as file:
        file.truncate(20 << 20)
    long_ago = time.time() - 100
    for path in own.glob("*.tm?"):
        if path.is_file():
            os.utime(path, (long_ago, long_ago))
    (own / "good.tmx").write_text(ROOM, encoding="utf-8")
    hand = browse()
    until(hand, lambda: all(e.reading for e in screen(hand).watch.entries.values()), "every file to be read")
    state = {each.value.name: each.faulty for each in screen(hand).rows.items}
    assert state == {
        "cut.tmx": True,
        "nothing.tmx": True,
        "noise.tmx": True,
        "json.tmj": True,
        "tiles.tmx": True,
        "dangling.tmx": True,
        "huge.tmx": True,
        "good.tmx": False,
    }
    for name in state:
        click_row(hand, name)
        hand.picture()
    click_row(hand, "json.tmj")
    assert "Save it from Tiled in the XML format (.tmx)." in report(hand)[2]


# While somebody draws


def test_saving_a_map_shows_it_anew(browse, own: Path) -> None:
    path = own / "room.tmx"
    path.write_text(ROOM, encoding="utf-8")
    (own / "still.tmx").write_text(ROOM, encoding="utf-8")
    hand = browse()
    click_row(hand, "room.tmx")
    thumb, large = thumb_pixels(hand, "room.tmx"), room_pixels(hand)
    assert text(hand, "again") == ""
    path.write_text(
        with_more(ROOM, SECOND_TABLE).replace('width="4" height="3" tilewidth', 'width="4" height="3"  tilewidth'),
        encoding="utf-8",
    )
    until(hand, lambda: text(hand, "again") != "", "the map to be read again")
    settle(hand)
    assert text(hand, "again").startswith("Read again at ")
    assert thumb_pixels(hand, "room.tmx") != thumb
    assert room_pixels(hand) != large
    path.write_text(with_more(ROOM, SEPARATE_START), encoding="utf-8")
    until(hand, lambda: item(hand, "room.tmx").faulty, "the fault to be found")
    assert "The table covers 1 by 1 squares" in report(hand)[2]
    path.write_text(ROOM, encoding="utf-8")
    until(hand, lambda: not item(hand, "room.tmx").faulty, "the mended map")
    settle(hand)
    assert room_pixels(hand) == large
    click_row(hand, "still.tmx")
    assert text(hand, "again") == "", "the other map was left alone"


def test_a_change_of_what_a_map_uses_counts_too(browse, own: Path) -> None:
    """The tileset, and the picture itself."""
    shutil.copytree(places.maps() / "tilesets", own / "tilesets")
    shutil.copy(places.maps() / "starter.tmx", own / "room.tmx")
    hand = browse()
    entry = next(iter(screen(hand).watch.entries.values()))
    used = {path.name for path in entry.reading.look.files}
    assert {"room.tmx", "tavern.tsx", "tavern.png"} <= used
    before = room_pixels(hand)
    picture = pygame.image.load(str(own / "tilesets" / "tavern.png"))
    picture.fill((0, 90, 0), special_flags=pygame.BLEND_RGB_ADD)
    pygame.image.save(picture, str(own / "tilesets" / "tavern.png"))
    until(hand, lambda: entry.version == 2, "the picture to be seen")
    settle(hand)
    assert room_pixels(hand) != before
    tileset = own / "tilesets" / "tavern.tsx"
    tileset.write_text(tileset.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    until(hand, lambda: entry.version == 3, "the tileset to be seen")


def test_a_change_of_a_template_counts_too(browse, own: Path) -> None:
    shutil.copytree(CASES / "templates", own, dirs_exist_ok=True)
    hand = browse()
    entry = next(iter(screen(hand).watch.entries.values()))
    template = next(own.rglob("*.tx"))
    template.write_text(template.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    until(hand, lambda: entry.version == 2, "the template to be seen")


def test_a_half_written_file_is_tried_again(browse, own: Path) -> None:
    path = own / "room.tmx"
    path.write_text(ROOM, encoding="utf-8")
    hand = browse()
    entry = screen(hand).watch.entries[path]
    path.write_text(ROOM[:300], encoding="utf-8")
    until(hand, lambda: entry.tries > 0, "the half-written file to be met")
    assert not item(hand, "room.tmx").faulty
    assert text(hand, "state") == "No faults."
    path.write_text(with_more(ROOM, SECOND_TABLE), encoding="utf-8")
    until(hand, lambda: entry.version == 2, "the whole file to be read")
    assert not item(hand, "room.tmx").faulty
    path.write_text(ROOM[:300], encoding="utf-8")
    until(hand, lambda: item(hand, "room.tmx").faulty, "a file that stays half to be called so")
    assert entry.version == 3


def test_a_map_that_vanishes_leaves_the_list_and_is_named(browse, own: Path) -> None:
    for name in ("a.tmx", "b.tmx"):
        (own / name).write_text(ROOM, encoding="utf-8")
    hand = browse()
    click_row(hand, "b.tmx")
    (own / "b.tmx").unlink()
    until(hand, lambda: len(screen(hand).rows.items) == 1, "the list without it")
    assert screen(hand).chosen == own / "a.tmx"
    assert text(hand, "gone") == "b.tmx is gone."
    (own / "c.tmx").write_text(ROOM, encoding="utf-8")
    until(hand, lambda: len(screen(hand).rows.items) == 2, "a new file to be listed")
    assert TRIES > 1


def test_nothing_is_watched_while_it_does_not_show(browse, own: Path) -> None:
    (own / "a.tmx").write_text(ROOM, encoding="utf-8")
    hand = browse()
    shown = screen(hand)
    hand.click(shown.root.find("play"))
    assert isinstance(hand.window.stage.top, OwnMapScreen)
    (own / "b.tmx").write_text(ROOM, encoding="utf-8")
    hand.wait(2)
    assert len(shown.watch.entries) == 1
    hand.key(pygame.K_ESCAPE)
    assert screen(hand) is shown, "Back leads to the maps again"
    until(hand, lambda: len(shown.watch.entries) == 2, "the new map, now that it shows")


# Playing there


def test_from_the_title_to_the_table_by_mouse(browse, own: Path) -> None:
    (own / "room.tmx").write_text(ROOM, encoding="utf-8")
    hand = browse()
    hand.key(pygame.K_ESCAPE)
    hand.click(hand.window.stage.top.root.find("title Maps"))
    settle(hand)
    click_row(hand, "room.tmx")
    hand.click(screen(hand).root.find("play"))
    top = hand.window.stage.top
    assert {scenario.key for scenario in top.scenarios} == {"duel", "first_fight"}
    start = top.root.find("start")
    start.reveal(start.rect)
    hand.wait()
    hand.click(start)
    assert hand.window.stage.top.table.game.position.board.map == str(own / "room.tmx")


def test_by_keyboard_alone(browse, own: Path) -> None:
    """Down the list, Enter to fight there; help on the way."""
    (own / "a.tmx").write_text(ROOM, encoding="utf-8")
    (own / "b.tmx").write_text(ROOM, encoding="utf-8")
    hand = browse()
    hand.key(pygame.K_F1)
    assert screen(hand).root.busy
    hand.key(pygame.K_ESCAPE, pygame.K_DOWN)
    settle(hand)
    assert screen(hand).chosen == own / "b.tmx"
    hand.key(pygame.K_RETURN)
    assert isinstance(hand.window.stage.top, OwnMapScreen)
    hand.key(pygame.K_RETURN, mod=pygame.KMOD_CTRL)
    assert hand.window.stage.top.table.game.position.board.map == str(own / "b.tmx")


def test_another_map_for_a_scenario(browse, own: Path, monkeypatch) -> None:
    """Only where there is room for it; and back to the scenario's own."""
    (own / "room.tmx").write_text(ROOM, encoding="utf-8")
    shutil.copy(CASES / "csv" / "map.tmx", own / "without_starts.tmx")
    monkeypatch.setattr(browser, "map_folders", lambda: [own, places.maps()])
    hand = browse()
    hand.key(pygame.K_ESCAPE)
    setting_up = NewGameScreen("swashbuckler")
    hand.window.stage.push(setting_up)
    setting_up._set_scenario("duel")
    hand.wait()
    assert text_of(setting_up, "map name") == "The Wine Cellar"
    hand.click(setting_up.root.find("map"))
    settle(hand)
    assert screen(hand).chosen == places.maps() / "cellar.tmx"
    click_row(hand, "ships.tmx")
    play = screen(hand).root.find("play")
    assert not play.enabled
    assert "“A Duel in the Cellar”" in play.reason
    click_row(hand, "room.tmx")
    hand.click(screen(hand).root.find("play"))
    assert hand.window.stage.top is setting_up
    assert text_of(setting_up, "map name") == "Room"
    assert setting_up.scenario.map == str(own / "room.tmx")
    hand.key(pygame.K_RETURN, mod=pygame.KMOD_CTRL)
    assert hand.window.stage.top.table.game.position.board.map == str(own / "room.tmx")


def text_of(shown, name: str) -> str:
    return shown.root.find(name).text


# In every window


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("case", ["start-on-a-table", "bad-pieces", "bad-truncated"])
def test_everything_fits(browse, own: Path, case: str, size: tuple[int, int], scale: float) -> None:
    shutil.copy(CASES / case / "map.tmx", own / "map.tmx")
    os.utime(own / "map.tmx", (1_700_000_000, 1_700_000_000))
    hand = browse(size=size, scale=scale)
    assert faults(screen(hand).root) == []
    if not screen(hand).wide:
        hand.key(pygame.K_TAB)
        screen(hand).root.focus("closer")
        hand.key(pygame.K_RETURN)
        settle(hand)
        assert faults(screen(hand).root) == []
        assert case == "start-on-a-table" or report(hand)
        hand.key(pygame.K_ESCAPE)
        assert screen(hand).root.find("maps")
