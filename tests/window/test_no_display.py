"""Without a display the game says so and ends, instead of running unseen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.imports import ROOT


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":54321"}])
def test_it_ends_with_one_clear_message(tmp_path: Path, display: dict[str, str]) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in hidden} | display
    environment |= {"SWASHBUCKLER_SAVES": str(tmp_path), "SWASHBUCKLER_SETTINGS": str(tmp_path / "settings.json")}
    done = subprocess.run(
        [sys.executable, "-m", "game"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert "No window can be opened" in done.stderr
    assert "Traceback" not in done.stderr
