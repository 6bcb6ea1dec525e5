"""Whatever happens while a save is written, the last good one stays; and two windows do not undo each other."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from datetime import timedelta
from pathlib import Path

import pytest

from benchmarks.kill_saves import kill_once
from game import saves
from game.saves import files
from tests.imports import ROOT
from tests.saves.games import NOON, new_game

NO_LOCK = "what was saved before is untouched"


@pytest.fixture
def game():
    return new_game("duel")


def write(path: Path, game, **more) -> str:
    return saves.write(path, game, title="A duel", saved_at=NOON, **more)


def autosave(game, folder: Path, minutes: float = 0) -> Path:
    return saves.autosave(game, title="Auto", saved_at=NOON + timedelta(minutes=minutes), folder=folder)


class TestAccidents:
    def test_kills_while_saving_lose_nothing(self, tmp_path):
        """More of them: benchmarks/kill_saves.py."""
        for number, wait in enumerate((0.0, 0.03, 0.08)):
            kill_once(tmp_path, number, wait)

    def in_a_process(self, folder: Path, before: str) -> str:
        """What saving over `named.json` says in a process of its own, in which something is prepared first."""
        code = (
            "import os, sys\nfrom pathlib import Path\nfrom game import saves\nfrom tests.saves.games import *\n"
            f"os.chdir({str(folder)!r})\nfolder, game = Path('.'), new_game('duel', 6)\n"
            f"saves.write(Path({str(folder)!r} + '-first.json'), game, title='First', saved_at=NOON)\n{before}\n"
            "try:\n    saves.write(folder / 'named.json', game, title='Later', saved_at=NOON)\n"
            "except saves.SaveError as error:\n    print(error)\n"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def test_no_room_for_the_file(self, tmp_path, game):
        """A limit on the length of files ends a write in its middle, as a full disk does."""
        pytest.importorskip("resource")
        write(tmp_path / "named.json", game)
        before = (tmp_path / "named.json").read_bytes()
        limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))"
        said = self.in_a_process(tmp_path, limit)
        assert "cannot be written" in said
        assert NO_LOCK in said
        assert "free some space" in said
        assert (tmp_path / "named.json").read_bytes() == before
        assert [path.name for path in tmp_path.iterdir()] == ["named.json"]

    @pytest.mark.skipif(not hasattr(os, "setuid"), reason="needs users")
    def test_a_folder_in_which_one_may_not_write(self, tmp_path, game):
        write(tmp_path / "named.json", game)
        before = (tmp_path / "named.json").read_bytes()
        tmp_path.chmod(0o555)
        said = self.in_a_process(tmp_path, "os.setuid(65534) if os.getuid() == 0 else None  # the root may do anything")
        tmp_path.chmod(0o755)
        assert "cannot be written: Permission denied" in said
        assert "make the folder one that you may write in" in said
        assert (tmp_path / "named.json").read_bytes() == before

    def test_a_folder_that_has_vanished_is_made_again(self, tmp_path, game):
        folder = tmp_path / "deep" / "saves"
        autosave(game, folder)
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
        folder.parent.rmdir()
        assert saves.read(autosave(game, folder)).events == game.events

    def test_what_killed_processes_left_is_thrown_away_when_it_is_old(self, tmp_path, game):
        old, young, other = (tmp_path / name for name in (".abcd1234.part", ".abcd1235.part", ".mine.part"))
        for path in (old, young, other):
            path.write_text("half")
            os.utime(path, (time.time() - 2 * files.LEFT_OVER,) * 2)
        os.utime(young)
        autosave(game, tmp_path)
        assert not old.exists()
        assert young.exists(), "somebody may be writing it"
        assert other.exists(), "it is none of ours"


class TestTwoWindows:
    def test_a_save_that_another_window_has_changed_is_not_replaced_unseen(self, tmp_path, game):
        path = tmp_path / "named.json"
        mark = write(path, game)
        theirs = write(path, new_game("duel", 8))
        with pytest.raises(saves.ChangedMeanwhile, match="another window has saved there meanwhile"):
            write(path, game, replacing=mark)
        assert saves.mark_of_file(path) == theirs
        write(path, game, replacing=theirs)
        assert saves.read(path).events == game.events

    def test_one_that_has_vanished_is_written_again(self, tmp_path, game):
        path = tmp_path / "named.json"
        mark = write(path, game)
        path.unlink()
        assert write(path, game, replacing=mark) == mark

    @pytest.mark.parametrize("links", [True, False])
    def test_a_new_name_is_taken_by_one_only(self, links, tmp_path, game, monkeypatch):
        if not links:
            monkeypatch.setattr(os, "link", lambda *_: (_ for _ in ()).throw(PermissionError(1, "no links here")))
        path = tmp_path / "named.json"
        theirs = write(path, new_game("duel", 8), replacing=saves.NOWHERE)
        with pytest.raises(saves.ChangedMeanwhile):
            write(path, game, replacing=saves.NOWHERE)
        assert saves.mark_of_file(path) == theirs
        assert [each.name for each in tmp_path.iterdir()] == ["named.json"]

    def test_a_failure_where_there_are_no_links_leaves_no_empty_file(self, tmp_path, game, monkeypatch):
        for name in ("link", "replace"):
            monkeypatch.setattr(os, name, lambda *_: (_ for _ in ()).throw(PermissionError(1, "not here")))
        with pytest.raises(saves.SaveError, match="cannot be written"):
            write(tmp_path / "named.json", game, replacing=saves.NOWHERE)
        assert list(tmp_path.iterdir()) == []

    def test_autosaves_of_one_game_from_two_windows_stand_side_by_side(self, tmp_path, game):
        """Both count the same files and would take the same number."""
        again = new_game("duel")
        code = (
            "import sys\nfrom pathlib import Path\nfrom game import saves\nfrom tests.saves.games import *\n"
            "game = new_game('duel')\nsys.stdin.readline()\n"
            "for _ in range(4):\n    saves.autosave(game, title='Auto', saved_at=NOON, folder=Path(sys.argv[1]))\n"
        )
        windows = [
            subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdin=subprocess.PIPE, cwd=ROOT)
            for _ in range(2)
        ]
        for window in windows:
            window.communicate(b"go\n")
        assert saves.last_number(again, tmp_path) == 8
        listed = saves.list_saves(tmp_path)
        assert len(listed) == 8
        assert all(each.head for each in listed)


class TestAutosaves:
    def test_the_last_ten_of_a_game_are_kept(self, tmp_path, game):
        paths = [autosave(game, tmp_path, minutes) for minutes in range(13)]
        assert [path for path in paths if path.exists()] == paths[3:]
        latest = saves.latest_autosave(tmp_path)
        assert latest is not None
        assert latest.path == paths[-1]

    def test_a_broken_one_is_passed_over(self, tmp_path, game):
        first, second = autosave(game, tmp_path, 0), autosave(game, tmp_path, 1)
        second.write_text("cut")
        latest = saves.latest_autosave(tmp_path)
        assert latest is not None
        assert latest.path == first

    def test_of_games_not_played_for_a_day_the_last_is_kept_and_of_the_oldest_none(self, tmp_path, game):
        now = NOON.timestamp()
        old = {}
        for seed in range(20, 44):
            other = new_game("duel", seed)
            old[seed] = [autosave(other, tmp_path), autosave(other, tmp_path)]
            for path in old[seed]:
                os.utime(path, (now - 3 * 86400 + seed,) * 2)
        named = tmp_path / "game-named.json"
        write(named, game)
        yesterday = new_game("duel", 99)
        recent = [autosave(yesterday, tmp_path), autosave(yesterday, tmp_path)]
        for path in recent:
            os.utime(path, (now - 3600,) * 2)
        autosave(game, tmp_path)
        assert named.exists()
        assert all(path.exists() for path in recent), "a game of today keeps all of its own"
        kept = {seed: [path.exists() for path in paths] for seed, paths in old.items()}
        assert sum(any(each) for each in kept.values()) == saves.KEPT_GAMES - 2
        assert all(each in ([False, True], [False, False]) for each in kept.values())
        assert kept[43] == [False, True], "the youngest of the old ones"
        assert kept[20] == [False, False], "the oldest"
