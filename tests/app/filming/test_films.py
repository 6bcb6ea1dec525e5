"""Films: what comes out is looked at with other eyes than those that made it."""

from __future__ import annotations

import json
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageChops, ImageStat

from game import replays
from game.app.filming import FilmError, Order
from game.app.filming.making import make
from game.app.filming.order import read_size, read_turns
from game.app.filming.shots import CLOSING, OPENING, Shots
from game.rules.kernel.chronicle import Chronicle
from tests.games import played

NOW = datetime(2031, 5, 3, 17, 4, tzinfo=UTC)
SMALL = (320, 240)
needs_ffmpeg = pytest.mark.skipif(shutil.which("ffprobe") is None, reason="ffmpeg is not installed")


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("recorded")
    return {
        key: replays.keep(played(key), title=key, kept_at=NOW, folder=folder)
        for key in ("tavern_brawl", "satisfaction")
    }


def pictures(path: Path) -> list[tuple[Image.Image, int]]:
    """Every picture of a film, and how many thousandths of a second it stands."""
    with Image.open(path) as film:
        found = []
        for number in range(film.n_frames):
            film.seek(number)
            found.append((film.convert("RGB"), round(film.info["duration"])))
        return found


def apart(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures are from each other: the mean distance of a pixel, of 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


@pytest.mark.parametrize(("kind", "ending"), [("gif", "gif"), ("apng", "png")])
@pytest.mark.parametrize(("key", "turns"), [("tavern_brawl", (2, 2)), ("satisfaction", None)])
def test_a_film_shows_what_was_drawn_for_as_long_as_it_lasts(kind, ending, key, turns, recorded, tmp_path):
    order = Order(recorded[key], kind, tmp_path / f"film.{ending}", turns, SMALL, frames=5)
    assert make(order) == order.out
    shots = list(Shots(replays.read(order.recording), order).shots(5))
    found = pictures(order.out)
    assert {picture.size for picture, _ in found} == {SMALL}
    assert 5 < len(found) < len(shots), "what does not change is one picture that stands longer"
    lasted = sum(shot.seconds for shot in shots)
    assert sum(seconds for _, seconds in found) == pytest.approx(lasted * 1000, abs=20)
    assert found[0][1] == pytest.approx(OPENING * 1000, abs=20)
    assert found[-1][1] >= CLOSING * 1000
    # Whatever is seen at a moment of the film is what was drawn for that moment.
    clock, at = 0.0, 0
    ends = []
    for _, thousandths in found:
        clock += thousandths / 1000
        ends.append(clock)
    clock = 0.0
    most = 0.0 if kind == "apng" else 12.0  # a GIF has 255 colours
    for shot in shots:
        middle = clock + shot.seconds / 2
        while ends[at] < middle and at < len(ends) - 1:
            at += 1
        drawn = Image.frombytes("RGB", SMALL, shot.pixels)
        assert apart(found[at][0], drawn) <= most
        clock += shot.seconds


def test_pictures_differ_where_a_fighter_moves(recorded, tmp_path):
    order = Order(recorded["tavern_brawl"], "apng", tmp_path / "film.png", (1, 1), (480, 400), frames=4)
    make(order)
    shots = Shots(replays.read(order.recording), order)
    moved = next(event for event in shots.recording.events if event.type == "moved")
    before, after = (shots.view.square_rect(square) for square in (moved.before, moved.after))
    found = [picture for picture, _ in pictures(order.out)]
    for square in (before, after):
        box = (square.left, square.top, square.right, square.bottom)
        looks = {picture.crop(box).tobytes() for picture in found}
        assert len(looks) > 1, "he was there, and is not, or the other way round"
    empty = shots.view.square_rect("O1")
    box = (empty.left, empty.top, empty.right, empty.bottom)
    assert len({picture.crop(box).tobytes() for picture in found}) == 1, "nobody comes near that corner"


def test_turns_speed_and_pictures_a_second_change_the_length_as_they_say(recorded, tmp_path):
    def lasts(**how) -> float:
        order = Order(recorded["tavern_brawl"], "gif", tmp_path / "film.gif", size=SMALL, **how)
        shots = Shots(replays.read(order.recording), order)
        return sum(shot.seconds for shot in shots.shots(order.rate)) - OPENING - CLOSING

    both, first, second = lasts(turns=(2, 3)), lasts(turns=(2, 2)), lasts(turns=(3, 3))
    assert both == pytest.approx(first + second, abs=0.3)
    assert lasts(turns=(2, 3), speed=2.0) == pytest.approx(both / 2, abs=0.3)
    assert lasts(turns=(2, 3), frames=30) == pytest.approx(both, abs=0.3)


@needs_ffmpeg
def test_an_mp4_is_one_that_every_player_can_show(recorded, tmp_path):
    order = Order(recorded["satisfaction"], "mp4", tmp_path / "film.mp4", size=(321, 241), frames=10)
    make(order)
    asked = ["ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "json", str(order.out)]
    (stream,) = json.loads(subprocess.run(asked, capture_output=True, check=True).stdout)["streams"]
    assert (stream["codec_name"], stream["pix_fmt"]) == ("h264", "yuv420p")
    assert (stream["width"], stream["height"]) == (320, 240), "even numbers"
    lasts = sum(shot.seconds for shot in Shots(replays.read(order.recording), order).shots(10))
    assert int(stream["nb_read_frames"]) == pytest.approx(lasts * 10, abs=2)
    whole = order.out.read_bytes()
    assert whole.index(b"moov") < whole.index(b"mdat"), "it can be shown while it is being loaded"


@needs_ffmpeg
def test_a_gif_has_no_fault_that_a_stricter_reader_finds(recorded, tmp_path):
    order = Order(recorded["satisfaction"], "gif", tmp_path / "film.gif", size=SMALL, frames=5)
    make(order)
    said = subprocess.run(
        ["ffmpeg", "-v", "warning", "-i", str(order.out), "-f", "null", "-"], capture_output=True, check=True
    )
    assert said.stderr == b""


def test_without_ffmpeg_there_is_a_word_with_the_remedy_and_no_file(recorded, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FilmError, match=r"not installed here; install ffmpeg .*--gif"):
        make(Order(recorded["satisfaction"], "mp4", tmp_path / "film.mp4"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not hasattr(shutil, "chown"), reason="scripts stand in for ffmpeg on POSIX only")
def test_an_ffmpeg_that_fails_is_quoted(recorded, tmp_path, monkeypatch):
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "ffmpeg").write_text("#!/bin/sh\necho 'Unknown encoder libx264' >&2\nexit 1\n")
    (tools / "ffmpeg").chmod(0o755)
    monkeypatch.setenv("PATH", str(tools), prepend=":")
    with pytest.raises(FilmError, match="Unknown encoder libx264"):
        make(Order(recorded["satisfaction"], "mp4", tmp_path / "film.mp4", size=SMALL))
    assert [path.name for path in tmp_path.iterdir()] == ["tools"]


def test_a_sheet_has_a_picture_for_each_step_in_which_something_happened(recorded, tmp_path):
    order = Order(recorded["tavern_brawl"], "png-sheet", tmp_path / "sheet.png", (1, 2), SMALL)
    make(order)
    shots = Shots(replays.read(order.recording), order)
    moments = {
        entry.moment
        for entry in Chronicle(shots.recording.system, shots.recording.start, shots.recording.events).entries
        if entry.moment[0] in (1, 2)
    }
    count = len(shots.steps())
    assert 6 < count <= len(moments)
    with Image.open(order.out) as sheet:
        assert sheet.size == (6 * (320 + 8) + 8, -(-count // 6) * (240 + 8) + 8)
        places = [(8 + number % 6 * 328, 8 + number // 6 * 248) for number in range(count)]
        looks = {sheet.crop((x, y, x + 320, y + 240)).tobytes() for x, y in places}
    assert len(looks) == count, "no two of them are alike"


# --- what goes wrong ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["gif", "apng", "mp4", "png-sheet"])
def test_a_film_that_is_broken_off_leaves_nothing(kind, recorded, tmp_path):
    if kind == "mp4" and shutil.which("ffmpeg") is None:
        pytest.skip("ffmpeg is not installed")

    class Enough(Exception):
        pass

    def progress(part: float) -> None:
        if part > 0.3:
            assert list(tmp_path.iterdir()), "something is being written"
            raise Enough

    with pytest.raises(Enough):
        make(Order(recorded["satisfaction"], kind, tmp_path / "film.x", size=SMALL), progress)
    assert list(tmp_path.iterdir()) == []


def test_progress_only_grows_and_comes_to_an_end(recorded, tmp_path):
    parts: list[float] = []
    make(Order(recorded["satisfaction"], "gif", tmp_path / "film.gif", size=SMALL, frames=5), parts.append)
    assert parts == sorted(parts)
    assert (parts[0], parts[-1]) == (0.0, 1.0)


def test_a_file_that_is_there_is_lost_only_on_demand(recorded, tmp_path):
    out = tmp_path / "film.gif"
    out.write_text("precious")
    order = Order(recorded["satisfaction"], "gif", out, size=SMALL, frames=2)
    with pytest.raises(FilmError, match=r"is there already; .*--force"):
        make(order)
    assert out.read_text() == "precious"
    make(Order(recorded["satisfaction"], "gif", out, size=SMALL, frames=2, overwrite=True))
    assert len(pictures(out)) > 2


@pytest.mark.parametrize(
    ("where", "says"), [("", "is a folder"), ("nowhere/film.gif", "cannot be written: No such file or directory")]
)
def test_places_that_cannot_be_written_are_named(where, says, recorded, tmp_path):
    with pytest.raises(FilmError, match=says) as refused:
        make(Order(recorded["satisfaction"], "gif", tmp_path / where, size=SMALL))
    assert str(tmp_path / where) in str(refused.value)


def test_turns_that_were_not_played_are_named_with_those_that_were(recorded, tmp_path):
    with pytest.raises(FilmError, match=r"no turn 98-99 in this recording; it has turn 1 to \d+"):
        make(Order(recorded["tavern_brawl"], "gif", tmp_path / "film.gif", (98, 99), SMALL))
    with pytest.raises(FilmError, match="no scene 9 in"):
        make(Order(recorded["satisfaction"], "gif", tmp_path / "film.gif", (9, 9), SMALL))


@pytest.mark.parametrize("text", ["", "x", "960", "960x", "-5x600", "1x1", "99999x99999", "960x600x3"])
def test_sizes_that_are_none(text):
    with pytest.raises(FilmError, match="--size"):
        read_size(text)


@pytest.mark.parametrize("text", ["", "a", "4-2", "-1", "2-", "1-2-3"])
def test_turns_that_are_none(text):
    with pytest.raises(FilmError, match="--turns"):
        read_turns(text)


def test_sizes_and_turns_as_people_write_them():
    assert read_size("960x600") == read_size(" 960 × 600 ") == read_size("960X600") == (960, 600)
    assert (read_turns("3"), read_turns("2-4"), read_turns("2 – 4")) == ((3, 3), (2, 4), (2, 4))


def test_a_film_of_a_damaged_replay_ends_where_the_good_part_does(recorded, tmp_path):
    data = json.loads(recorded["satisfaction"].read_text())
    data["events"][20] = {"type": "nonsense"}
    path = tmp_path / "bad.replay.json"
    path.write_text(json.dumps(data))
    order = Order(path, "apng", tmp_path / "film.png", size=SMALL, frames=5)
    make(order)
    shots = Shots(replays.read(path), order)
    assert len(shots.player) == 20
    assert len(pictures(order.out)) > 3


def test_a_window_that_is_open_is_left_alone(recorded, tmp_path):
    pygame.display.init()
    window = pygame.display.set_mode((400, 300))
    make(Order(recorded["satisfaction"], "gif", tmp_path / "film.gif", size=SMALL, frames=2))
    assert pygame.display.get_surface() is window
    assert window.get_size() == (400, 300)
    pygame.display.quit()
