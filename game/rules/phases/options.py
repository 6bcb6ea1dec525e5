"""Optional rules, off unless chosen (P20)."""

from __future__ import annotations

from game.rules.phases.violence import DEADLY

OPTIONS = {DEADLY: "Deadly: saves at 0 hit points are one harder"}
