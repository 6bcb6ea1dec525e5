"""What can be chosen for a new ladder of duels or a day in the lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.app.play.parts import Person
from game.rules.phases.options import OPTIONS
from game.scenarios import Scenario
from game.scenarios.phases import SIDES, Choice, ready_figures


class PhasesCasting:
    options = OPTIONS
    sets: Mapping[str, frozenset[str]] = {"As agreed": frozenset(), "Deadly": frozenset(OPTIONS)}

    def sides(self, scenario: Scenario) -> Sequence[str]:
        return SIDES

    def shared(self, scenario: Scenario) -> bool:
        return False

    def people(self, scenario: Scenario) -> Sequence[Person]:
        return [
            Person(each["id"], each["name"], f"{each['character']} {_figures(each)}", each["calling"].lower())
            for each in ready_figures(scenario.body["people"]).values()
        ]

    def choice(self, person: str | None, side: str | None) -> Any:
        return Choice(person, side)


def _figures(sheet: dict[str, Any]) -> str:
    mount = f", on a {sheet['mount']}" if "mount" in sheet else ""
    return f"Thews {sheet['thews']}, {sheet['hit_points']} hit points{mount}."
