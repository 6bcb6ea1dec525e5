"""Gamepads: their buttons and sticks become actions, as key strokes do. Any number of them, come and gone at any time.

Only events are read, so a pad nobody touches costs nothing, and nothing depends on a device being there.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.app.widgets.inputs import Action

log = logging.getLogger(__name__)

EVENTS = [
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION,
]
PUSHED, CENTRED = 0.6, 0.4
"""A stick counts as pushed from the first share of its way on, and as let go of below the second."""
DEAD = 0.25
"""the share of its way in which the right stick moves nothing"""
PULLED_BACK = -0.9
"""Below this a trigger is at rest."""
REPEAT, AGAIN = 0.4, 0.12
"""seconds until a direction that is held repeats, and between repeats"""
PAN, ZOOM = 22.0, 7.0
"""ems and notches a second with the right stick, and with a trigger, pushed all the way"""

DIRECTIONS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)

BUTTONS: dict[str, str] = {
    "accept": "Use what is chosen",
    "back": "Back",
    "menu": "What else can be done here",
    "onward": "To the main button",
    "previous": "Back to the thing before",
    "next": "On to the next thing",
    "help": "Help",
    "pause": "Pause",
}
"""What the buttons do, by the names they have in the settings."""


class Layout(NamedTuple):
    """Which button, axis and so on is which. `pad`: the buttons of the directional pad, where it is no hat."""

    buttons: Mapping[str, int]
    left: tuple[int, int]
    right: tuple[int, int]
    triggers: tuple[int, int]
    pad: tuple[int, ...] = ()


# As pygame's documentation lists them for the common makes.
XBOX = Layout(
    {"accept": 0, "back": 1, "menu": 2, "onward": 3, "previous": 4, "next": 5, "help": 6, "pause": 7},
    (0, 1), (3, 4), (2, 5),
)  # fmt: skip
LONG = Layout(  # PlayStation 5
    {"accept": 0, "back": 1, "menu": 2, "onward": 3, "previous": 4, "next": 5, "help": 8, "pause": 9},
    (0, 1), (3, 4), (2, 5),
)  # fmt: skip
FLAT = Layout(  # PlayStation 4 and Switch, whose directional pad is four buttons
    {"accept": 0, "back": 1, "menu": 2, "onward": 3, "help": 4, "pause": 6, "previous": 9, "next": 10},
    (0, 1), (2, 3), (4, 5), (11, 12, 13, 14),
)  # fmt: skip


def layout_of(buttons: int, hats: int) -> Layout:
    """The layout of a pad with so many of each."""
    if not hats and buttons >= 15:
        return FLAT
    return LONG if hats and buttons >= 13 else XBOX


class Stroke(NamedTuple):
    """An action asked for, or (`down` false) its button let go of."""

    action: Action
    down: bool = True


@dataclass(slots=True)
class Pad:
    layout: Layout = XBOX
    device: object = None
    """kept, as a device that is thrown away sends nothing"""
    held: dict[Action, float] = field(default_factory=dict)
    """seconds until each direction that is held repeats"""
    axes: dict[int, float] = field(default_factory=dict)
    rested: set[int] = field(default_factory=set)
    """axes that have been seen at rest; until then nobody knows what they say"""
    accepting: bool = False

    def axis(self, number: int) -> float:
        return self.axes.get(number, 0.0)

    def pulled(self, which: int) -> float:
        """How far a trigger is pulled, the left one 0, the right one 1; at rest it says -1."""
        axis = self.layout.triggers[which]
        said = self.axes.get(axis, -1.0) if axis in self.rested else -1.0
        return max(0.0, (said + 1) / 2 - DEAD) / (1 - DEAD)


class Gamepads:
    """`own`: the player's buttons by name, in place of the layout's.

    `catch`: while set, the next button that is pressed goes to it by number, and does nothing else.
    """

    def __init__(self, own: Mapping[str, int] | None = None) -> None:
        self.own = dict(own or {})
        self.catch: Callable[[int], object] | None = None
        self._pads: dict[int, Pad] = {}
        self._zoomed = 0.0

    def open(self) -> None:
        """Begin to look for pads; they announce themselves by events."""
        try:
            pygame.joystick.init()
        except (pygame.error, NotImplementedError) as fault:
            log.info("Gamepads cannot be used here (%s).", fault)

    @property
    def busy(self) -> bool:
        """Whether something is held that works as time passes."""
        return any(pad.held or self._turned(pad) for pad in self._pads.values())

    def let_go(self) -> None:
        """Forget what is held, as when the window loses the player's attention."""
        for pad in self._pads.values():
            pad.held.clear()
            pad.axes.clear()
            pad.accepting = False

    # Events

    def take(self, event: pygame.event.Event) -> list[Stroke]:
        """What a pad's event asks for."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
            return []
        number = getattr(event, "instance_id", getattr(event, "joy", 0))
        if event.type == pygame.JOYDEVICEREMOVED:
            gone = self._pads.pop(number, None)
            return [Stroke(Action.ACCEPT, False)] if gone and gone.accepting else []
        pad = self._pads.setdefault(number, Pad())
        if event.type == pygame.JOYHATMOTION:
            across, down = event.value
            return self._push(pad, across, -down)
        if event.type == pygame.JOYAXISMOTION:
            return self._lean(pad, event.axis, event.value)
        return self._button(pad, event.button, event.type == pygame.JOYBUTTONDOWN)

    def _add(self, index: int) -> None:
        try:
            device = pygame.joystick.Joystick(index)
            layout = layout_of(device.get_numbuttons(), device.get_numhats())
            self._pads[device.get_instance_id()] = Pad(layout, device)
            log.info("Gamepad: %s.", device.get_name())
        except pygame.error as fault:
            log.warning("A gamepad cannot be used (%s).", fault)

    def _button(self, pad: Pad, button: int, down: bool) -> list[Stroke]:
        if button in pad.layout.pad:
            action = DIRECTIONS[pad.layout.pad.index(button)]
            return self._direct(pad, action, down)
        if down and self.catch is not None:
            self.catch(button)
            return []
        names = {number: name for name, number in pad.layout.buttons.items() if name not in self.own}
        names |= {number: name for name, number in self.own.items()}
        name = names.get(button)
        if name is None:
            return []
        action = Action.BACK if name == "pause" else Action(name)
        if action is Action.ACCEPT:
            pad.accepting = down
        return [Stroke(action, down)]

    def _lean(self, pad: Pad, axis: int, value: float) -> list[Stroke]:
        if axis in pad.layout.right and axis not in pad.axes and value < PULLED_BACK:
            # No stick begins at its end: these are the triggers of a make that orders its axes otherwise.
            pad.layout = pad.layout._replace(right=(2, 3), triggers=(4, 5))
        pad.axes[axis] = value
        if value < PULLED_BACK if axis in pad.layout.triggers else abs(value) < DEAD:
            pad.rested.add(axis)
        if axis not in pad.layout.left:
            return []
        strokes = []
        pair = (Action.LEFT, Action.RIGHT) if axis == pad.layout.left[0] else (Action.UP, Action.DOWN)
        for action, push in zip(pair, (-value, value), strict=True):
            if push >= PUSHED or (push < CENTRED and action in pad.held):
                strokes += self._direct(pad, action, push >= PUSHED)
        return strokes

    def _push(self, pad: Pad, across: int, down: int) -> list[Stroke]:
        strokes = []
        for action, pushed in zip(DIRECTIONS, (down < 0, down > 0, across < 0, across > 0), strict=True):
            strokes += self._direct(pad, action, pushed)
        return strokes

    @staticmethod
    def _direct(pad: Pad, action: Action, down: bool) -> list[Stroke]:
        """A direction is pushed or let go of; one that is held already does nothing."""
        if down == (action in pad.held):
            return []
        if not down:
            del pad.held[action]
            return []
        pad.held[action] = REPEAT
        return [Stroke(action)]

    # Time

    def repeats(self, seconds: float) -> list[Stroke]:
        """The directions that are held long enough to count again."""
        strokes = []
        for pad in self._pads.values():
            for action, left in pad.held.items():
                pad.held[action] = left - seconds
                if pad.held[action] <= 0:
                    pad.held[action] = AGAIN
                    strokes.append(Stroke(action))
        return strokes

    def panned(self, seconds: float) -> tuple[float, float]:
        """How far the right sticks move the view, in ems across and down."""
        across = down = 0.0
        for pad in self._pads.values():
            x, y = (_beyond(pad.axis(axis)) for axis in pad.layout.right)
            across, down = across + x * PAN * seconds, down + y * PAN * seconds
        return across, down

    def zoomed(self, seconds: float) -> int:
        """Notches by which the triggers enlarge (the right one) or shrink (the left one)."""
        push = sum(pad.pulled(1) - pad.pulled(0) for pad in self._pads.values())
        if not push:
            self._zoomed = 0.0
            return 0
        self._zoomed += push * ZOOM * seconds
        notches = int(self._zoomed)
        self._zoomed -= notches
        return notches

    @staticmethod
    def _turned(pad: Pad) -> bool:
        return any(_beyond(pad.axis(axis)) for axis in pad.layout.right) or bool(pad.pulled(0) or pad.pulled(1))


def _beyond(value: float) -> float:
    """A stick's push without the part in which it moves nothing."""
    far = max(0.0, abs(value) - DEAD) / (1 - DEAD)
    return far if value > 0 else -far
