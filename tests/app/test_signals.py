"""Asked by the system to end, the game closes as if its window were closed: what is half written is kept."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import saves
from tests.imports import ROOT

PLAYED = """
import os, signal, sys
from game.app.main import title_screen
from game.app.play.table import Table
from game.app.window import run
from game.rules.kernel.game import Seat
from game.scenarios import load, start_game

class Player:
    rounds = 0

    def go_on(self, window):
        self.rounds += 1
        if self.rounds == 1:
            seats = [Seat("seat1", "Ann", "human"), Seat("seat2", "Bo", "human")]
            self.table = Table(window, start_game(load("tavern_brawl"), seats, seed=3), "A test")
            self.table.flow.take_over("seat1")
            self.table.go_on()
        elif self.rounds == 2:
            window.stage.top.field.type("N L")
            if "full disk" in sys.argv:
                self.table.keeper.trouble, self.table.keeper.autosave = "no space", lambda title: ""
        elif self.rounds == 3 or "again" in sys.argv:
            os.kill(os.getpid(), getattr(signal, sys.argv[1]))
        return True

    def stop(self):
        pass

def first(window):
    window.background.append(Player())
    return title_screen(window)

sys.exit(run(first))
"""


def play(folder: Path, name: str, *how: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "SWASHBUCKLER_SAVES": str(folder / "saves"),
        "SWASHBUCKLER_SETTINGS": str(folder / "settings.json"),
    }
    # As from a terminal, whatever the one of the tests has been told to ignore.
    usual = "signal.default_int_handler" if name == "SIGINT" else "signal.SIG_DFL"
    code = f"import signal\nsignal.signal(signal.{name}, {usual})\n{PLAYED}"
    arguments = [sys.executable, "-c", code, name, *how]
    return subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)


@pytest.mark.skipif(os.name != "posix", reason="a process cannot send these signals to itself elsewhere")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_half_written_plot_is_kept(tmp_path: Path, name: str) -> None:
    done = play(tmp_path, name)
    assert (done.returncode, done.stderr) == (0, "")
    latest = saves.latest_autosave(tmp_path / "saves")
    assert latest is not None
    (draft,) = saves.read_all(latest.path).drafts.values()
    assert draft.split()[:2] == ["N-", "L"]


@pytest.mark.skipif(os.name != "posix", reason="a process cannot send these signals to itself elsewhere")
def test_whoever_asks_twice_means_it(tmp_path: Path) -> None:
    """Nothing can be saved, and the game asks its player about that; the second time it ends all the same."""
    done = play(tmp_path, "SIGINT", "full disk", "again")
    assert "KeyboardInterrupt" in done.stderr
