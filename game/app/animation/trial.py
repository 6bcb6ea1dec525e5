"""Whether events from a file can all be shown, found out before anybody watches them."""

from __future__ import annotations

import logging
from dataclasses import replace

from game.app.animation.player import EventPlayer
from game.replays import Recording

log = logging.getLogger(__name__)


def what_can_be_shown(recording: Recording) -> Recording:
    """The recording up to where the motions find their squares and figures no more, with the reason as its fault.

    Events that were changed by hand may fit the rules and still lead off the board."""
    system, count = recording.system, len(recording.events)
    player = EventPlayer(system, recording.start.board, recording.start, recording.events)
    good = _good(player)
    if good == count:
        return recording
    return replace(recording, events=recording.events[:good], fault=f"Event {good + 1} of {count} cannot be shown.")


def _good(player: EventPlayer) -> int:
    while not player.at_end:
        before = player.index
        try:
            player.forward()
            for _ in range(3):
                player.update(0.3)
                _ = player.scene
            if player.index == before:
                player.forward()
        except Exception:
            log.exception("Event %d of a recording cannot be shown.", before + 1)
            return before
    return len(player)
