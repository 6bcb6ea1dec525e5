"""A real window on a virtual screen, played with xdotool and looked at with ImageMagick.

`SWASHBUCKLER_SHOTS` names a folder in which every look is kept, for people to see.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.imports import ROOT

TOOLS = ("Xvfb", "xdotool", "import")
needs_a_screen = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in TOOLS), reason=f"needs {', '.join(TOOLS)}"
)
PATIENCE = 60.0
"""Seconds after which what was waited for is given up; nothing is measured by it."""


class RealWindow:
    """The game in a window of its own screen, with its own saves and settings."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 800)) -> None:
        self.saves, self._folder, self._shots = folder / "saves", folder, 0
        read, write = os.pipe()
        width, height = size
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            display = pipe.readline().strip()
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("SDL_")},
            "DISPLAY": f":{display}",
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SWASHBUCKLER_SAVES": str(self.saves),
            "SWASHBUCKLER_SETTINGS": str(folder / "settings.json"),
        }
        self._log = (folder / "game.log").open("wb")
        self.game = subprocess.Popen(
            [sys.executable, "-m", "game"], cwd=ROOT, env=self._environment, stdout=self._log, stderr=self._log
        )
        try:
            self.until(lambda: self._xdotool("search", "--pid", str(self.game.pid)) != "", "the window to open")
            self.until(lambda: not self.look().is_one_colour, "the title to be drawn")
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        for process in (self.game, self._screen):
            process.terminate()
            process.wait(timeout=PATIENCE)
        self._log.close()

    @property
    def words(self) -> str:
        """What the game wrote on the terminal."""
        return (self._folder / "game.log").read_text(errors="replace")

    def _xdotool(self, *arguments: str) -> str:
        done = subprocess.run(["xdotool", *arguments], env=self._environment, capture_output=True, text=True)
        return done.stdout.strip()

    # The player's hand

    def key(self, *keys: str) -> None:
        for key in keys:
            self._xdotool("key", key)
            time.sleep(0.05)

    def type(self, text: str) -> None:
        self._xdotool("type", "--delay", "40", text)

    def hold(self, key: str, seconds: float) -> None:
        self._xdotool("keydown", key)
        time.sleep(seconds)
        self._xdotool("keyup", key)

    def move(self, x: int, y: int) -> None:
        self._xdotool("mousemove", str(x), str(y))

    def click(self, x: int, y: int) -> None:
        self._xdotool("mousemove", str(x), str(y), "sleep", "0.1", "click", "1")

    # Looking

    def look(self, name: str = "") -> Look:
        """What is on the screen now."""
        self._shots += 1
        file = self._folder / f"look-{self._shots}.png"
        subprocess.run(["import", "-window", "root", str(file)], env=self._environment, check=True)
        kept = os.environ.get("SWASHBUCKLER_SHOTS")
        if kept and name:
            Path(kept).mkdir(parents=True, exist_ok=True)
            shutil.copy(file, Path(kept) / f"{name}.png")
        picture = Image.open(file).convert("RGB")
        picture.load()
        file.unlink()
        return Look(picture)

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for something to come true; fails, with what the game wrote, if it does not."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.game.poll() is not None:
                pytest.fail(f"the game ended while waiting for {what}:\n{self.words}")
            if true():
                return
            time.sleep(0.1)
        self.look("given-up")
        pytest.fail(f"waited in vain for {what}:\n{self.words}")

    def until_it_changes(self, since: Look, what: str, share: float = 0.2) -> Look:
        """Wait until so large a share of the screen differs from what it was; what is there then."""
        now = since

        def changed() -> bool:
            nonlocal now
            now = self.look()
            return now.differs(since) > share

        self.until(changed, what)
        return now


class Look:
    """One picture of the screen."""

    def __init__(self, picture: Image.Image) -> None:
        self.picture = picture

    @property
    def is_one_colour(self) -> bool:
        return all(low == high for low, high in self.picture.getextrema())

    def differs(self, other: Look, box: tuple[int, int, int, int] | None = None) -> float:
        """The share of pixels that are clearly others, 0 to 1, of the whole or of a part."""
        one, two = (each.picture.crop(box) if box else each.picture for each in (self, other))
        if one.size != two.size:
            return 1.0
        difference = ImageChops.difference(one, two).convert("L").point(lambda value: 255 if value > 24 else 0)
        return difference.histogram()[255] / (one.width * one.height)

    def colour_share(self, colour: tuple[int, int, int], box: tuple[int, int, int, int], near: int = 60) -> float:
        """The share of pixels in a part that come near a colour."""
        part = self.picture.crop(box)
        count = sum(
            number
            for number, pixel in part.getcolors(part.width * part.height) or []
            if max(abs(a - b) for a, b in zip(pixel, colour, strict=True)) < near
        )
        return count / (part.width * part.height)
