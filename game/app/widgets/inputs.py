"""What a player can ask for, whatever he holds: key strokes and a gamepad's buttons become actions here."""

from __future__ import annotations

from enum import Enum

import pygame

from game.app.commands import Keys, chord_of

__all__ = ["COMMANDS", "STEPS", "Action", "action_of", "chord_of", "is_typed"]


class Action(Enum):
    """By the names of their commands."""

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
    ONWARD = "onward"
    HELP = "help"
    FULLSCREEN = "full screen"
    LARGER = "larger"
    SMALLER = "smaller"
    USUAL_SIZE = "usual size"


BY_NAME = {action.value: action for action in Action}

STEPS = {Action.UP: (0, -1), Action.DOWN: (0, 1), Action.LEFT: (-1, 0), Action.RIGHT: (1, 0)}
"""The four directions as steps across and down."""

COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT
USUAL = Keys()


def action_of(event: pygame.event.Event, keys: Keys = USUAL) -> Action | None:
    """The action a key stroke asks for, if any. Shift alone changes nothing, unless it makes another chord."""
    if event.type != pygame.KEYDOWN:
        return None
    names = keys.commands(event)
    if not names and getattr(event, "mod", 0) & pygame.KMOD_SHIFT:
        plain = event.mod & ~pygame.KMOD_SHIFT
        names = keys.commands(pygame.event.Event(pygame.KEYDOWN, key=event.key, mod=plain))
    return next((BY_NAME[name] for name in names if name in BY_NAME), None)


def is_typed(event: pygame.event.Event) -> bool:
    """Whether a key stroke is a letter where text is written, and so no shortcut there."""
    return not event.mod & COMMANDS and len(pygame.key.name(event.key)) == 1
