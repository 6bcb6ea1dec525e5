"""A saved fight goes on in the room as it was, and says what has become of its map."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest
from typer.testing import CliRunner

from game import saves
from game.app.board.map_floor import map_floor
from game.app.main import title_screen
from game.app.screens.load import LoadScreen, open_save
from game.app.widgets import Label, Space
from game.cli import app
from game.maps import load_map
from game.rules.kernel.game import Seat
from game.scenarios import load, start_game
from tests.maps.test_changes import ROOM, table_moved_down, wall_in_b1

DRAWN = """<map version="1.8" orientation="orthogonal" width="4" height="3" tilewidth="64" tileheight="64">
 <tileset firstgid="1" name="grounds" tilewidth="64" tileheight="64" tilecount="2" columns="2">
  <image source="tiles.png" width="128" height="64"/>
  <tile id="0"><properties><property name="terrain" value="floor"/></properties></tile>
  <tile id="1"><properties><property name="terrain" value="wall"/></properties></tile>
 </tileset>
 <layer id="1" name="floor" width="4" height="3"><data encoding="csv">
1,1,1,1,
1,1,1,1,
1,1,1,1
</data></layer>
 <objectgroup id="2" name="things">
  <object id="2" type="Start" x="10" y="10"><point/></object>
  <object id="3" type="Start" x="200" y="10"><point/></object>
 </objectgroup>
</map>"""
GREEN = (10, 200, 30)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "room.tmx"
    path.write_text(ROOM, encoding="utf-8")
    return path


def saved(path: Path) -> saves.Listed:
    chosen = load("duel").model_copy(update={"map": str(path)})
    game = start_game(chosen, [Seat("one", "One"), Seat("two", "Two")], seed=4)
    saves.write(saves.new_path("kept"), game, title="Kept", saved_at=datetime.now(UTC))
    (listed,) = saves.list_saves()
    return listed


def opened(open_window, listed: saves.Listed):
    hand = open_window(Space)
    hand.window.stage.replace(title_screen(hand.window))
    hand.window.stage.push(LoadScreen())
    hand.wait()
    open_save(hand.window.stage.top, listed)
    hand.wait()
    return hand


def said(hand) -> str:
    words = [
        each.text for layer in hand.window.stage.top.root.layers[1:] for each in layer.walk() if isinstance(each, Label)
    ]
    return " ".join(words)


def test_a_map_as_it_was_is_no_matter(open_window, saves_folder, path: Path) -> None:
    hand = opened(open_window, saved(path))
    assert hand.window.stage.top.table.game.position.board.map == str(path)


@pytest.mark.parametrize(
    ("now", "says"),
    [
        (wall_in_b1(ROOM), "has changed since this fight began"),
        (table_moved_down(ROOM), "has been furnished anew"),
        ("<map/>", "has faults by now"),
        (None, "is no longer there"),
    ],
)
def test_what_has_become_of_the_map_is_told_before_the_fight_goes_on(
    open_window, saves_folder, path: Path, now: str | None, says: str
) -> None:
    listed = saved(path)
    board = load_map(path).board
    if now is None:
        path.unlink()
    else:
        path.write_text(now, encoding="utf-8")
    hand = opened(open_window, listed)
    assert f"The map room.tmx {says}" in said(hand)
    hand.key(pygame.K_RETURN)
    table = hand.window.stage.top.table
    assert table.game.position.board == board, "the room as it was"
    assert {piece.squares for piece in table.game.position.pieces.values()} == {("A1", "A2")}
    hand.picture()


def test_the_maps_pictures_give_way_where_they_would_show_another_room(
    open_window, saves_folder, tmp_path: Path
) -> None:
    open_window(Space)
    tiles = pygame.Surface((128, 64))
    tiles.fill(GREEN)
    pygame.image.save(tiles, str(tmp_path / "tiles.png"))
    path = tmp_path / "drawn.tmx"
    path.write_text(DRAWN, encoding="utf-8")
    board = load_map(path).board
    picture = map_floor(str(path), board)
    assert picture is not None
    assert picture.get_size() == (256, 192)
    assert picture.get_at((130, 100))[:3] == GREEN
    path.write_text(wall_in_b1(DRAWN), encoding="utf-8")
    assert map_floor(str(path)) is not None, "it can still be drawn"
    assert map_floor(str(path), board) is None, "but it is another room"
    path.unlink()
    assert map_floor(str(path), board) is None


def test_a_map_empty_at_its_edge_is_drawn_as_large_as_it_is(open_window, tmp_path: Path) -> None:
    """Not stretched over the board: the last column and row have no tiles."""
    open_window(Space)
    tiles = pygame.Surface((128, 64))
    tiles.fill(GREEN)
    pygame.image.save(tiles, str(tmp_path / "tiles.png"))
    path = tmp_path / "drawn.tmx"
    path.write_text(DRAWN.replace("1,1,1,1,\n1,1,1,1,\n1,1,1,1", "1,1,1,0,\n1,1,1,0,\n0,0,0,0"), encoding="utf-8")
    picture = map_floor(str(path))
    assert picture is not None
    assert picture.get_size() == (256, 192)
    assert picture.get_at((191, 127))[:3] == GREEN
    assert picture.get_at((192, 127))[:3] != GREEN
    assert picture.get_at((191, 128))[:3] != GREEN


def test_a_replay_in_the_terminal_says_so_beside_its_log(saves_folder, path: Path) -> None:
    listed = saved(path)
    quiet = CliRunner().invoke(app, ["replay", str(listed.path), "--text"])
    assert (quiet.exit_code, quiet.stderr) == (0, "")
    path.write_text(wall_in_b1(ROOM), encoding="utf-8")
    done = CliRunner().invoke(app, ["replay", str(listed.path), "--text"])
    assert done.exit_code == 0
    assert done.stderr == "The map room.tmx has changed since this fight began. The fight keeps its room as it was.\n"
    assert done.stdout == quiet.stdout
