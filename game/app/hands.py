"""The player's hands on keyboard, pointer and gamepads: what is held, what is meant, and what is only a slip."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app import gamepad
from game.app.gamepad import Gamepads, Stroke
from game.app.widgets.button import HoldButton
from game.app.widgets.inputs import Action, action_of

if TYPE_CHECKING:
    from game.app.screens.base import Screen
    from game.app.widgets.layers import Layer
    from game.app.widgets.widget import Size
    from game.app.window import Window

ONCE = {
    Action.ACCEPT,
    Action.BACK,
    Action.HELP,
    Action.MENU,
    Action.ONWARD,
    Action.FULLSCREEN,
    Action.LARGER,
    Action.SMALLER,
    Action.USUAL_SIZE,
}
"""actions that a key held down does not repeat"""
COMMANDING = pygame.KMOD_CTRL | pygame.KMOD_META
TWICE, NEAR = 0.4, 8
"""A second press within so many seconds, and a click within so many pixels, belongs to the first."""


class Hands:
    """Brings what the player does to the uppermost screen of a window."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self.pads = Gamepads(window.settings.pad_buttons)
        self._held: set[int] = set()
        self._away = self._returning = False
        self._clock = 0.0
        self._click: tuple[float, Size, Screen, Layer] | None = None
        self._led_on = -TWICE
        """when a press last led to another screen"""
        self._skip_release = self._commanded = False

    def let_go(self) -> None:
        """Forget all that is held."""
        self._held.clear()
        self.pads.let_go()
        self._window.stage.top.root.let_go()

    def forget(self, event: pygame.event.Event) -> None:
        """An event that no screen is to see: only what is held is kept in mind."""
        if event.type == pygame.KEYDOWN:
            self._held.add(event.key)
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type in gamepad.EVENTS:
            self.pads.take(event)

    def handle(self, event: pygame.event.Event) -> None:
        top = self._window.stage.top
        if event.type == pygame.WINDOWFOCUSLOST:
            self._away = True
            self.let_go()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._away, self._returning = False, True
        elif event.type in gamepad.EVENTS:
            # A pad may go on sending while another window has the player's attention.
            strokes = self.pads.take(event)
            if not self._away:
                self._do(strokes)
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
            self._commanded = False
            top.handle(event)
        elif event.type == pygame.KEYDOWN:
            # With AltGr, which some systems tell as Control and Alt, letters are written.
            self._commanded = bool(event.mod & COMMANDING and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_MODE))
            self._press_key(event)
        elif event.type == pygame.TEXTINPUT and self._commanded:
            return  # some systems tell a letter too where a command was meant
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._press_button(event)
        elif event.type == pygame.MOUSEBUTTONUP and self._skip_release:
            self._skip_release = False
        else:
            top.handle(event)

    def update(self, seconds: float) -> None:
        """Time passed: what is held on a pad goes on working."""
        self._clock += seconds
        self._returning = False
        if self._away or not self.pads.busy:
            return
        self._do(self.pads.repeats(seconds))
        root, (across, down) = self._window.stage.top.root, self.pads.panned(seconds)
        if across or down:
            root.steer(across, down)
        notches = self.pads.zoomed(seconds)
        if notches and not root.magnify(notches):
            root.act(Action.PAGE_DOWN if notches < 0 else Action.PAGE_UP)

    # Keys

    def _press_key(self, event: pygame.event.Event) -> None:
        top = self._window.stage.top
        again = event.key in self._held
        self._held.add(event.key)
        here = top.root.focus_widget
        if here is not None and here.takes_keys:
            if not again:
                here.stroke(event)
            return
        action = action_of(event, top.root.keys)
        # Keys that were held while the window got the keyboard back are told as if they were pressed now.
        if (again and action in ONCE) or self._returning:
            return
        if action is Action.ACCEPT and self._is_second():
            return
        if action is None or not self._window.act(action):
            top.root.again = again
            top.handle(event)
            self._note(top)

    def _do(self, strokes: list[Stroke]) -> None:
        for action, down in strokes:
            top = self._window.stage.top
            if not down:
                if action is Action.ACCEPT:
                    top.root.end_hold()
            elif action is Action.ACCEPT and self._is_second():
                continue
            elif not self._window.act(action):
                top.act(action)
                self._note(top)

    # Slips

    def _note(self, before: Screen) -> None:
        if self._window.stage.top is not before:
            self._led_on = self._clock

    def _is_second(self) -> bool:
        """Whether this is the second of two quick presses, of which the first led to a screen that wants none of it."""
        top = self._window.stage.top
        if isinstance(top.root.focus_widget, HoldButton):
            return False  # a press alone does nothing there
        return top.fresh and self._clock - self._led_on < TWICE

    def _press_button(self, event: pygame.event.Event) -> None:
        """A double click that has opened something with its first half must not press it with the second."""
        screen = self._window.stage.top
        layer = screen.root.top
        before, self._click = self._click, (self._clock, event.pos, screen, layer)
        self._skip_release = before is not None and self._is_second_click(event.pos, *before)
        if not self._skip_release:
            screen.handle(event)

    def _is_second_click(self, at: Size, when: float, there: Size, screen: Screen, layer: Layer) -> bool:
        now = self._window.stage.top
        opened = now is not screen or (now.root.busy and now.root.top is not layer)
        near = abs(at[0] - there[0]) <= NEAR and abs(at[1] - there[1]) <= NEAR
        return opened and near and self._clock - when < TWICE and now.root.top.content.hit(at) is not None
