"""Whether events from a file can all be shown, found out before anybody watches them."""

from __future__ import annotations

import logging

from game.app.animation.player import EventPlayer

log = logging.getLogger(__name__)


def can_be_shown(player: EventPlayer) -> int:
    """How many events, from the first on, the motions find their squares and figures for; the player stands anywhere
    afterwards. Events that were changed by hand may fit the rules and still lead off the board."""
    player.go_to(0)
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
            log.exception("Event %d of a recording cannot be shown.", before)
            return before
    return len(player)
