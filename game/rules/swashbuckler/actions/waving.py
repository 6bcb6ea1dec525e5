"""Wave hat (R7.3)."""

from __future__ import annotations

from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.incidents import Blow, suffer_all
from game.rules.swashbuckler.reach import in_reach, slash_directions
from game.rules.swashbuckler.resolution import Resolution


def wave_hats(resolution: Resolution, fighters: list[Fighter]) -> None:
    """Every other fighter, friend or foe, in the waver's Defensible squares and within one level."""
    blows = [
        Blow("waved_hat", victim, fighter.id)
        for fighter in fighters
        for direction in slash_directions(resolution, fighter)
        if (victim := in_reach(resolution, fighter, direction))
    ]
    suffer_all(resolution, blows)
