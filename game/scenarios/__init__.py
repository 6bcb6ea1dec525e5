"""Scenarios: who fights where, and for what. One folder a rule system; a common head, a body only its system reads."""

from __future__ import annotations

from game.scenarios.scenario import Players, Scenario, ScenarioError, all_scenarios, load, scenarios_in
from game.scenarios.start import Choices, cast, start_game

__all__ = [
    "Choices",
    "Players",
    "Scenario",
    "ScenarioError",
    "all_scenarios",
    "cast",
    "load",
    "scenarios_in",
    "start_game",
]
