"""Many games without a window, and what they add up to."""

from __future__ import annotations

from game.sim.playing import GameRecord, play, simulate
from game.sim.statistics import Summary, summary_of

__all__ = ["GameRecord", "Summary", "play", "simulate", "summary_of"]
