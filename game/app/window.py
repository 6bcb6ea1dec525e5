"""The window: opens it, brings events to the screens, keeps time, and lives with whatever the machine lacks."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

import pygame

from game import places
from game.app import settings as keeping
from game.app.commands import Keys
from game.app.fonts import Fonts
from game.app.hands import Hands
from game.app.inbox import HANDS, tidy
from game.app.pictures import Pictures
from game.app.screens.base import Screen
from game.app.settings import Settings
from game.app.signals import heeded
from game.app.sound import Sounds
from game.app.stage import Stage
from game.app.theme import Theme
from game.app.widgets.inputs import Action
from game.app.widgets.modal import tell

log = logging.getLogger(__name__)

SIZE = (1280, 800)
SMALLEST = (800, 600)
FIRST_SCALES = ((2000, 2.0), (1400, 1.25))
"""from so many pixels of the desktop's height on, this scale at the first start"""
FRAMES = 60
"""a second, while something moves"""
IDLE = 50
"""milliseconds the window sleeps at most when nothing happens"""
NAP = 16
"""milliseconds between two looks for input meanwhile"""
LONGEST = 0.1
"""seconds a frame can count for; after a longer pause animations go on where they were"""
REPEAT = (400, 40)
"""milliseconds before a key held down repeats, and between repeats"""

UNSEEN = {"offscreen", "dummy"}
"""Drivers without anything to look at; SDL falls back on one by itself, and the game would run unseen for ever."""

PLAIN_PICTURES = ("SDL_FRAMEBUFFER_ACCELERATION", "0")
"""Has SDL hand its pictures straight to the desktop. By way of a graphics card, as some versions do unasked, every part
that changed costs a whole picture, and where the card is only feigned by the processor ten milliseconds."""

SCALE_STEP, SCALES = 0.25, (0.75, 3.0)


class WindowError(Exception):
    """No window can be opened; the words are for the player."""


class Work(Protocol):
    """Something that goes on whatever screen is shown, like a film that is being made."""

    def go_on(self, window: Window) -> bool:
        """Called every round, and must not wait; false when there is no more to do."""

    def stop(self) -> None:
        """The window closes."""


class Window:
    """What screens share: `stage`, `theme`, `settings`, `sounds`, `pictures`, `keys`, `size`."""

    def __init__(self, settings_file: Path | None = None, size: tuple[int, int] = SIZE) -> None:
        self.settings_file = settings_file or places.settings_file()
        first_time = not self.settings_file.exists()
        self.settings, self.settings_report = keeping.load(self.settings_file)
        self._windowed = size
        self._fullscreen = False
        self._hidden = False
        self._open_display(first_time)
        self.fonts, self.pictures, self.sounds = Fonts(), Pictures(), Sounds()
        self.theme = self._make_theme()
        self.stage = Stage(self)
        self.hands = Hands(self)
        self.keys = Keys(self.settings.keys)
        self._tune()
        self.background: list[Work] = []
        self.running = True
        self.failed = False
        self._mended: tuple[int, int] | None = None

    # Opening and closing

    def _open_display(self, first_time: bool) -> None:
        os.environ.setdefault(*PLAIN_PICTURES)
        try:
            pygame.display.init()
            if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
                raise pygame.error("no display was found")
            if first_time:
                self._suit_desktop()
            pygame.font.init()
            pygame.display.set_caption("Swashbuckler")
            self._set_icon()
            pygame.display.set_mode(self._on_desktop(self._windowed), pygame.RESIZABLE)
        except pygame.error as fault:
            raise WindowError(
                f"No window can be opened ({fault}). The game needs a graphical desktop; "
                "without one, the commands for the terminal still work: swashbuckler --help lists them."
            ) from fault
        pygame.key.set_repeat(*REPEAT)
        if self.settings.fullscreen:
            self.set_fullscreen(True)

    def _suit_desktop(self) -> None:
        """At the very first start everything is as large as the desktop's fineness asks for."""
        height = max((height for _, height in pygame.display.get_desktop_sizes()[:1]), default=0)
        scale = next((scale for least, scale in FIRST_SCALES if height >= least), 1.0)
        self.settings = self.settings.model_copy(update={"ui_scale": scale})
        self._windowed = (round(self._windowed[0] * scale), round(self._windowed[1] * scale))

    @staticmethod
    def _on_desktop(size: tuple[int, int]) -> tuple[int, int]:
        """No larger than the desktop has room for."""
        desktops = pygame.display.get_desktop_sizes()
        if not desktops:
            return size
        width, height = desktops[0]
        return min(size[0], max(SMALLEST[0], width)), min(size[1], max(SMALLEST[1], height))

    @staticmethod
    def _set_icon() -> None:
        # The icon must be set before there is a window, so it cannot come converted from the shelf of pictures.
        file = Pictures().folder / "icon.png"
        if file.is_file():
            try:
                pygame.display.set_icon(pygame.image.load(str(file)))
            except (OSError, pygame.error) as fault:
                log.warning("The icon %s cannot be used (%s).", file, fault)

    def close(self) -> None:
        for work in self.background:
            work.stop()
        self.stage.clear()
        self.sounds.close()
        self.theme.forget()
        self.pictures.forget()
        pygame.quit()

    def quit(self) -> None:
        """Close the window after this frame."""
        self.running = False

    # What screens ask of it

    @property
    def size(self) -> tuple[int, int]:
        surface = pygame.display.get_surface()
        return surface.get_size() if surface else self._windowed

    def _make_theme(self) -> Theme:
        return Theme(self.fonts, self.pictures, self.settings.ui_scale, self.settings.text_size)

    def apply(self, settings: Settings) -> str:
        """Use these settings from now on and keep them; empty, or why they could not be saved."""
        before, self.settings = self.settings, settings
        self.keys = Keys(settings.keys)
        self._tune()
        if settings.fullscreen != before.fullscreen and not self.set_fullscreen(settings.fullscreen):
            self.settings = settings.model_copy(update={"fullscreen": self._fullscreen})
        if (settings.ui_scale, settings.text_size) != (before.ui_scale, before.text_size):
            self.theme.forget()
            self.theme = self._make_theme()
        self._layout()
        return keeping.save(self.settings, self.settings_file)

    def _tune(self) -> None:
        """What uses the settings without asking for them again."""
        now, sounds = self.settings, self.sounds
        sounds.volume, sounds.fight_share, sounds.table_share = now.volume, now.fight_volume, now.table_volume
        self.hands.pads.own = dict(now.pad_buttons)
        if len(self.stage):
            self.stage.top.root.keys = self.keys

    def act(self, action: Action) -> bool:
        """Do what is the window's own business; false if the action is none of it."""
        if action is Action.FULLSCREEN:
            self.toggle_fullscreen()
        elif action in (Action.LARGER, Action.SMALLER):
            step = SCALE_STEP if action is Action.LARGER else -SCALE_STEP
            self._set_scale(min(SCALES[1], max(SCALES[0], self.settings.ui_scale + step)))
        elif action is Action.USUAL_SIZE:
            self._set_scale(1.0)
        else:
            return False
        return True

    def _set_scale(self, scale: float) -> None:
        self.apply(self.settings.model_copy(update={"ui_scale": scale}))

    def set_fullscreen(self, wanted: bool) -> bool:
        """Change to the full screen or back; false if the driver refuses, and then nothing has changed."""
        if wanted == self._fullscreen:
            return True
        if wanted:
            self._windowed = self.size
        try:
            if wanted:
                pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
                if self.size != self._windowed:  # some drivers leave the full screen's size at first
                    pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        except pygame.error as fault:
            log.warning("The screen mode cannot be changed here (%s).", fault)
            return False
        self._fullscreen = wanted
        return True

    def _layout(self) -> None:
        if len(self.stage):
            self.stage.top.layout(self.size, self.theme)

    # The loop

    def loop(self) -> None:
        clock = pygame.time.Clock()
        self.safe_frame([], 0.0)
        self.hands.pads.open()  # after the first picture: it should not wait for that
        while self.running:
            top = self.stage.top
            if (top.animating or top.stale or self.hands.pads.busy) and not self._hidden:
                clock.tick(FRAMES)
                events = pygame.event.get()
            else:
                events = self._rest()
                clock.tick()
            self.safe_frame(events, clock.get_time() / 1000)

    def safe_frame(self, events: Iterable[pygame.event.Event], seconds: float) -> None:
        """A round after which the game goes on whatever was wrong in it."""
        try:
            self.frame(events, seconds)
        except Exception as fault:
            from game.app.crash import survive

            survive(self, fault)

    @staticmethod
    def _rest() -> list[pygame.event.Event]:
        """Sleep until there is input, or for a while. Not SDL's own wait, which looks up every millisecond on some
        desktops and costs a twentieth of a core."""
        for _ in range(IDLE // NAP):
            pygame.time.wait(NAP)
            events = pygame.event.get()
            if events:
                return events
        return []

    def frame(self, events: Iterable[pygame.event.Event], seconds: float) -> None:
        """One round: the events, the time that passed, and a new picture if anything looks different."""
        # Nothing moves on unseen, neither while the machine stood still nor while the window is hidden.
        seconds = 0.0 if self._hidden else min(LONGEST, seconds)
        before = self.stage.top
        events, flooded = tidy(events)
        if flooded:
            self.hands.let_go()
        for event in events:
            if self.stage.top is not before and self.stage.top.fresh and event.type in HANDS:
                self.hands.forget(event)
            else:
                self._handle(event)
        if self.running:
            self._mend_size()
            self.hands.update(seconds)
            self.stage.top.update(seconds)
            self.background = [work for work in self.background if work.go_on(self)]
        top = self.stage.top
        if top is not before and top.fresh:
            for event in pygame.event.get(HANDS):
                self.hands.forget(event)
        surface = pygame.display.get_surface()
        if self.running and surface and (top.stale or top.animating) and not self._hidden:
            drawn = top.draw(surface)
            if drawn:
                pygame.display.update(drawn)

    def _handle(self, event: pygame.event.Event) -> None:
        top = self.stage.top
        if event.type == pygame.QUIT:
            # Below the settings, say, there may be a fight that has something to lose.
            if all(screen.may_close() for screen in reversed(list(self.stage))):
                self.quit()
        elif event.type == pygame.VIDEORESIZE:
            if not self._fullscreen:
                self._windowed = (event.w, event.h)
            self._layout()
        elif event.type in (pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED):
            top.root.stale = True
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._hidden = True
            self.hands.let_go()
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWSHOWN):
            self._hidden, top.root.stale = False, True
        else:
            self.hands.handle(event)

    def toggle_fullscreen(self) -> None:
        wanted = not self.settings.fullscreen
        self.apply(self.settings.model_copy(update={"fullscreen": wanted}))
        if self.settings.fullscreen != wanted:
            tell(self.stage.top.root, "Full screen", "This display does not let the game change its screen mode.")

    def _mend_size(self) -> None:
        """A window drawn smaller than the smallest is made that large again, once: some desktops insist."""
        width, height = self.size
        wanted = (max(width, SMALLEST[0]), max(height, SMALLEST[1]))
        if self._fullscreen or wanted == (width, height) or self._mended == (width, height):
            return
        self._mended = (width, height)
        try:
            pygame.display.set_mode(wanted, pygame.RESIZABLE)
        except pygame.error as fault:
            log.info("The window stays smaller than it should be (%s).", fault)
        self._layout()


def run(
    first_screen: Callable[[Window], Screen],
    *,
    then: Callable[[Window], Screen] | None = None,
    settings_file: Path | None = None,
    size: tuple[int, int] = SIZE,
) -> int:
    """Open the window on the screen that `first_screen` makes, with the one of `then` before it, and play.

    Returns 0, or 1 if there is no display to open it on, or a fault that no screen can show (the reason is printed).
    """
    try:
        window = Window(settings_file, size)
    except WindowError as fault:
        print(fault, file=sys.stderr)
        return 1
    try:
        with heeded():
            window.stage.push(first_screen(window))
            if then is not None:
                window.stage.push(then(window))
            if window.settings_report:
                log.warning(window.settings_report)
                tell(window.stage.top.root, "Settings", window.settings_report)
            window.loop()
    finally:
        window.close()
    return 1 if window.failed else 0
