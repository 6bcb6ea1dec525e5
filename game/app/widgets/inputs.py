"""What a player can ask for, whatever he holds: key strokes become actions here, and a gamepad's buttons can too."""

from __future__ import annotations

from enum import Enum

import pygame


class Action(Enum):
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    ACCEPT = "accept"
    BACK = "back"
    NEXT = "next"
    PREVIOUS = "previous"
    PAGE_UP = "page up"
    PAGE_DOWN = "page down"
    FIRST = "first"
    LAST = "last"
    MENU = "menu"
    HELP = "help"
    FULLSCREEN = "full screen"


KEYS = {
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_RETURN: Action.ACCEPT,
    pygame.K_KP_ENTER: Action.ACCEPT,
    pygame.K_SPACE: Action.ACCEPT,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_AC_BACK: Action.BACK,
    pygame.K_TAB: Action.NEXT,
    pygame.K_PAGEUP: Action.PAGE_UP,
    pygame.K_PAGEDOWN: Action.PAGE_DOWN,
    pygame.K_HOME: Action.FIRST,
    pygame.K_END: Action.LAST,
    pygame.K_MENU: Action.MENU,
    pygame.K_F1: Action.HELP,
    pygame.K_F11: Action.FULLSCREEN,
}

STEPS = {Action.UP: (0, -1), Action.DOWN: (0, 1), Action.LEFT: (-1, 0), Action.RIGHT: (1, 0)}
"""The four directions as steps across and down."""

COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT


def action_of(event: pygame.event.Event) -> Action | None:
    """The action a key stroke asks for, if any. Shift-Tab is PREVIOUS, Alt-Enter FULLSCREEN, Shift-F10 MENU."""
    if event.type != pygame.KEYDOWN:
        return None
    mod = getattr(event, "mod", 0)
    if event.key == pygame.K_TAB:
        if mod & COMMANDS:
            return None
        return Action.PREVIOUS if mod & pygame.KMOD_SHIFT else Action.NEXT
    if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and mod & pygame.KMOD_ALT:
        return Action.FULLSCREEN
    if event.key == pygame.K_F10 and mod & pygame.KMOD_SHIFT:
        return Action.MENU
    if mod & COMMANDS:
        return None
    return KEYS.get(event.key)


def chord_of(event: pygame.event.Event) -> str:
    """A key stroke in words, for shortcuts: "n", "ctrl+z", "shift+f5", "f2"; empty if it is none."""
    if event.type != pygame.KEYDOWN:
        return ""
    name = pygame.key.name(event.key)
    mod = getattr(event, "mod", 0)
    held = [
        word
        for word, bits in (
            ("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META),
            ("alt", pygame.KMOD_ALT),
            ("shift", pygame.KMOD_SHIFT),
        )
        if mod & bits
    ]
    return "+".join([*held, name]) if name else ""
