"""Whether a map has lists for knights, or room for two who fight and all who look on (phases: D)."""

from __future__ import annotations

from dataclasses import replace

from game.maps import Place, Report, SquareMap
from game.maps.faults import quoted
from game.scenarios.scenario import Scenario

MEETING = 2
"""How many meet in a scene; the others look on."""


def check_marks(loaded: SquareMap, place: Place, report: Report) -> None:
    """Nothing of a map is marked for duels and jousts alone but its lists, which are checked when it is read."""


def check(scenario: Scenario, loaded: SquareMap, place: Place, report: Report) -> None:
    """Warnings: knights want lists with stands, duellists the squares that the scenario names."""
    watching = scenario.players.max - MEETING
    if scenario.body["programme"] == "tournament":
        if loaded.lists is None:
            words = f"{quoted(scenario.title)} is ridden in lists, and here are none"
            report.warning("lists-none", place, words, "Draw a Lists rectangle of at least 16 by 3 squares")
        elif len(loaded.lists.stands) < watching:
            words = f"{quoted(scenario.title)} has {watching} who look on; the stands hold {len(loaded.lists.stands)}"
            report.warning("few-stands", place, words, "Draw Stand rectangles, or larger ones")
        return
    if loaded.lists is not None:
        return
    places = scenario.body["places"]
    for square in (*places["ends"], *places["waiting"][:watching]):
        if square not in loaded.board or not loaded.board.ground(square).standable:
            words = f"{quoted(scenario.title)} places somebody in {square}, where nobody can stand"
            report.warning("no-place", replace(place, square=square), words, "Make it floor")
