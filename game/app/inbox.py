"""What came in since the last frame, reduced to what matters: a flood must neither freeze the window nor fill it."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

HANDS = [
    pygame.KEYDOWN,
    pygame.KEYUP,
    pygame.TEXTINPUT,
    pygame.TEXTEDITING,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEMOTION,
    pygame.MOUSEWHEEL,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION,
]
"""what a player does"""
LAST_COUNTS = {
    pygame.MOUSEMOTION,
    pygame.VIDEORESIZE,
    pygame.VIDEOEXPOSE,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESIZED,
    pygame.WINDOWSIZECHANGED,
    pygame.TEXTEDITING,
}
"""of these, when several follow each other"""
MOST = 250
"""No two hands do more in a frame; what does is a fault of the machine, or a second of it standing still."""


def tidy(events: Iterable[pygame.event.Event]) -> tuple[list[pygame.event.Event], bool]:
    """The events that count, and whether there were so many that everything a player did was thrown away."""
    kept: list[pygame.event.Event] = []
    for event in events:
        if kept and _replaces(event, kept[-1]):
            kept[-1] = event
        else:
            kept.append(event)
    if sum(event.type in HANDS for event in kept) <= MOST:
        return kept, False
    # Windows may have been told to close or to change among it all; that is still heard.
    rest = [event for event in kept if event.type not in HANDS]
    last = {event.type: number for number, event in enumerate(rest)}
    return [
        event for number, event in enumerate(rest) if event.type not in LAST_COUNTS or last[event.type] == number
    ], True


def _replaces(event: pygame.event.Event, before: pygame.event.Event) -> bool:
    if event.type != before.type:
        return False
    if event.type == pygame.JOYAXISMOTION:
        return bool(event.axis == before.axis and event.dict.get("instance_id") == before.dict.get("instance_id"))
    return event.type in LAST_COUNTS
