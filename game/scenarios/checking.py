"""Maps checked for the scenarios that are played on them: have they room for everybody who fights there?"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from game.maps import Fault, Place, Report, SquareMap, examine_map
from game.scenarios.scenario import Scenario, all_scenarios


def check_map(path_or_name: str | Path) -> list[Fault]:
    """Everything that is wrong with a map, for its own sake and for the scenarios that ship with the game."""
    faults, loaded = examine_map(path_or_name)
    return faults if loaded is None else faults + check_uses(loaded, str(path_or_name))


def check_uses(loaded: SquareMap, shown: str) -> list[Fault]:
    """What a map lacks for the scenarios that ship with the game; `shown` is its file as messages write it."""
    report, place = Report(), Place(shown)
    for system in dict.fromkeys(scenario.system for scenario in all_scenarios()):
        rooms = _rooms(system)
        if rooms is not None:
            rooms.check_marks(loaded, place, report)
    for scenario in all_scenarios():
        if scenario.map == loaded.board.map:
            check_for(scenario, loaded, place, report)
    return report.faults


def check_for(scenario: Scenario, loaded: SquareMap, place: Place, report: Report) -> None:
    """What a map lacks for one scenario."""
    rooms = _rooms(scenario.system)
    if rooms is not None:
        rooms.check(scenario, loaded, place, report)


def suits(scenario: Scenario, loaded: SquareMap) -> bool:
    """Whether a scenario can be fought on a map that was not made for it."""
    report = Report()
    check_for(scenario, loaded, Place(""), report)
    return _rooms(scenario.system) is not None and not report.faults


def _rooms(system: str) -> ModuleType | None:
    """What a system's scenarios ask of a map: `check_marks` and `check`; None if they ask nothing."""
    folder, name = f"game.scenarios.{system}", f"game.scenarios.{system}.rooms"
    there = find_spec(folder) is not None and find_spec(name) is not None
    return import_module(name) if there else None
