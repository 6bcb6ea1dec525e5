"""A window without a display, and the player's hand: real pygame events, given to it one by one."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.app import settings as keeping
from game.app.screens.base import Screen
from game.app.settings import Settings
from game.app.widgets import Widget
from game.app.window import Window

FRAME = 1 / 60


class Hand:
    """Plays a window as a player does."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def wait(self, seconds: float = FRAME) -> None:
        """Let time pass in small frames."""
        frames = max(1, round(seconds / FRAME))
        for _ in range(frames):
            self.window.frame([], FRAME)

    def give(self, *events: pygame.event.Event) -> None:
        self.window.frame(events, FRAME)

    def key(self, *keys: int, mod: int = 0) -> None:
        """Press and let go each key, in turn, in frames of their own."""
        for key in keys:
            self.down(key, mod)
            self.up(key, mod)

    def down(self, key: int, mod: int = 0) -> None:
        letter = chr(key) if 32 <= key < 127 else ""
        self.give(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))

    def up(self, key: int, mod: int = 0) -> None:
        self.give(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def type(self, text: str) -> None:
        """As the system does it: a key stroke and the typed letter for each."""
        for letter in text:
            self.give(
                pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter),
                pygame.event.Event(pygame.TEXTINPUT, text=letter),
                pygame.event.Event(pygame.KEYUP, key=ord(letter.lower()), mod=0),
            )

    def point(self, at: Widget | tuple[int, int]) -> tuple[int, int]:
        spot = at if isinstance(at, tuple) else at.rect.center
        self.give(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
        return spot

    def press(self, at: Widget | tuple[int, int], button: int = 1) -> tuple[int, int]:
        spot = self.point(at)
        self.give(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button))
        return spot

    def release(self, at: Widget | tuple[int, int], button: int = 1) -> None:
        spot = at if isinstance(at, tuple) else at.rect.center
        self.give(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=spot, button=button))

    def click(self, at: Widget | tuple[int, int], button: int = 1) -> None:
        self.release(self.press(at, button), button)

    def wheel(self, at: Widget | tuple[int, int], down: int) -> None:
        self.point(at)
        self.give(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-down, flipped=False))

    def picture(self) -> bytes:
        """All pixels of the window as it is now."""
        self.window.stage.top.root.stale = True
        self.window.frame([], 0)
        return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


class Showing(Screen):
    """A screen that shows what it is given to show."""

    title = "Showing"
    help = "What the test shows."

    def __init__(self, make: Callable[[], Widget]) -> None:
        super().__init__()
        self.make = make

    def build(self) -> Widget:
        return self.make()


@pytest.fixture(autouse=True)
def settings_of_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the player of this computer has chosen is neither read nor changed."""
    monkeypatch.setenv("SWASHBUCKLER_SETTINGS", str(tmp_path / "settings.json"))


@pytest.fixture
def open_window(tmp_path: Path) -> Iterator[Callable[..., Hand]]:
    """Opens a window of a size and scale on a screen, or on a function that makes widgets."""
    opened: list[Window] = []

    def opening(first: Screen | Callable[[], Widget], size: tuple[int, int] = (1280, 800), scale: float = 1.0) -> Hand:
        file = tmp_path / "settings.json"
        assert keeping.save(Settings(ui_scale=scale), file) == ""
        window = Window(file, size)
        pygame.display.set_mode(size)  # exactly this, whatever the desktop's size is said to be
        opened.append(window)
        window.stage.push(first if isinstance(first, Screen) else Showing(first))
        hand = Hand(window)
        hand.wait()
        return hand

    yield opening
    for window in opened:
        window.close()
