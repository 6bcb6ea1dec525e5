"""The command line with replays and films: what it prints and makes, and one clear line for what people get wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PIL import Image

from game import replays, saves
from game.rules.kernel.reckoning import in_lines
from tests.games import REAL_GAMES, played
from tests.test_cli import ROOT, call, refused

NOW = datetime(2031, 5, 3, 17, 4, tzinfo=UTC)


@pytest.fixture
def kept(tmp_path: Path):
    def keep(key: str = "satisfaction", groups: int = 1000) -> Path:
        return replays.keep(played(key, 1, groups), title=key, kept_at=NOW, folder=tmp_path / "kept")

    return keep


@pytest.mark.parametrize("key", REAL_GAMES)
def test_a_replay_is_told_in_words(key, kept):
    done = call("replay", str(kept(key)), "--text")
    assert done.exit_code == 0, done.output
    level = played(key).system.levels[0].capitalize()
    assert f"\n{level} 1" in done.stdout
    assert done.stdout.rstrip().splitlines()[-1].startswith("  "), "and last how it ended"


def test_below_each_throw_stands_what_it_needed(kept):
    """Set in, so that prose can still be read down the page: the list begins with what the numbers come to."""
    path = kept("lists")
    found = replays.read(path)
    needed = []
    position = found.system.copy(found.start)
    for event in found.events:
        needed += in_lines(found.system.reckoned(position, event))
        position = found.system.apply(position, event)
    assert needed
    lines = call("replay", str(path), "--text").stdout.splitlines()
    assert [line.removeprefix("      ") for line in lines if line.startswith("      ")] == needed


def test_words_need_nothing_that_draws(kept):
    """On a server, pygame may not even find its libraries."""
    code = "import sys; sys.modules['pygame'] = None; from game.cli import app; app(sys.argv[1:])"
    command = [sys.executable, "-c", code, "replay", str(kept()), "--text"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == call("replay", str(kept()), "--text").stdout


def test_a_finished_save_is_told_as_its_replay_is(kept, tmp_path):
    path = tmp_path / "game.json"
    saves.write(path, played("tavern_brawl"), title="A brawl", saved_at=NOW)
    assert call("replay", str(path), "--text").stdout == call("replay", str(kept("tavern_brawl")), "--text").stdout


def test_a_damaged_replay_is_told_as_far_as_it_is_good(kept):
    path = kept()
    whole = call("replay", str(path), "--text").stdout
    data = json.loads(path.read_text())
    data["events"][20] = {"type": "nonsense"}
    path.write_text(json.dumps(data))
    done = call("replay", str(path), "--text")
    assert done.exit_code == 1
    assert whole.startswith(done.stdout.rstrip("\n"))
    assert 0 < len(done.stdout) < len(whole)
    assert done.stderr.startswith("The recording ends here. Event 21 of ")


def test_what_is_no_replay_is_refused(tmp_path):
    path = tmp_path / "notes.json"
    path.write_text("{}")
    for command in (("replay",), ("replay", "--text"), ("export", "--json"), ("export", "--gif")):
        said = refused(command[0], str(path), *command[1:])
        assert "notes.json: " in said
        assert "no saved game" in said


def test_json_lines_are_the_start_and_every_event(kept):
    path = kept("lists")
    lines = [json.loads(line) for line in call("export", str(path), "--json").stdout.splitlines()]
    assert lines[0]["type"] == "position"
    assert lines[1:] == json.loads(path.read_text())["events"]


def test_export_wants_one_thing_to_make(kept):
    path = str(kept())
    for asked in ((), ("--gif", "--apng"), ("--json", "--mp4")):
        assert "one thing only: --gif, --apng, --mp4, --png-sheet or --json" in refused("export", path, *asked)


def test_a_film_is_made_and_said_to_be_ready(kept, tmp_path):
    out = tmp_path / "film.gif"
    asked = ("export", str(kept()), "--gif", "-o", str(out), "--size", "320x240", "--fps", "4", "--speed", "4")
    done = call(*asked)
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith(f"{out} is ready (")
    with Image.open(out) as film:
        assert (film.size, film.n_frames > 5) == ((320, 240), True)
    assert "is there already" in refused(*asked)
    assert call(*asked, "--force").exit_code == 0


def test_without_a_name_the_film_is_called_as_the_replay(kept, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = call("export", str(kept()), "--png-sheet", "--size", "240x180")
    assert done.exit_code == 0, done.output
    assert (tmp_path / "satisfaction.png").is_file()


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (("--size", "huge"), "--size: 'huge' is no size; write width and height in pixels, such as 960x600"),
        (("--turns", "4-2"), "--turns: 4-2 ends before it begins; write 2-4"),
        (("--turns", "77"), "no scene 77 in this recording; it has scene 1 to "),
        (("-o", "no/such/folder/film.gif"), "cannot be written: No such file or directory; choose another place"),
    ],
)
def test_films_that_cannot_be_made(asked, says, kept):
    assert says in refused("export", str(kept()), "--gif", *asked)


def test_an_mp4_without_ffmpeg_names_the_remedy(kept, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "install ffmpeg" in refused("export", str(kept()), "--mp4", "-o", str(tmp_path / "film.mp4"))


def test_a_film_needs_no_display_at_all(kept, tmp_path):
    """As on a server: no display, no driver named, and another folder."""
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    bare = {name: value for name, value in bare.items() if not name.startswith("SDL_")}
    path = kept()
    command = [sys.executable, "-m", "game", "export", str(path), "--gif", "--size", "240x180", "--fps", "2"]
    done = subprocess.run(
        command, cwd=tmp_path, env={**bare, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "satisfaction.gif").is_file()
    assert "Traceback" not in done.stderr


def test_simulate_keeps_a_replay_of_each_game_and_never_writes_over_one(tmp_path):
    asked = ("simulate", "--games", "2", "--seed", "4", "--scenario", "satisfaction", "--save-replays", str(tmp_path))
    first = call(*asked)
    assert first.exit_code == 0, first.output
    names = sorted(path.name for path in tmp_path.iterdir())
    assert len(names) == 2
    assert [name.endswith(f"-seed-{seed}.replay.json") for name, seed in zip(names, (4, 5), strict=True)] == [True] * 2
    before = {name: (tmp_path / name).read_bytes() for name in names}
    assert call(*asked).stdout == first.stdout, "what is kept changes nothing"
    assert {name: (tmp_path / name).read_bytes() for name in names} == before
    assert len(list(tmp_path.iterdir())) == 4
    for path in tmp_path.iterdir():
        found = replays.read(path)
        assert (found.over, found.fault) == (True, "")
    assert call(*asked[:-2]).stdout == first.stdout


def test_simulate_says_when_replays_cannot_be_kept(tmp_path):
    (tmp_path / "file").write_text("")
    said = refused("simulate", "--games", "1", "--save-replays", str(tmp_path / "file"))
    assert said.startswith("--save-replays: ")
    assert "cannot be written" in said
