"""What can be chosen for a new game of Swashbuckler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.play.parts import Person
from game.rules.swashbuckler.options import OPTIONS, SETS
from game.scenarios import Scenario
from game.scenarios.swashbuckler import SIDES, Choice, ready_fighters


class SwashbucklerCasting:
    options = OPTIONS
    sets = SETS

    def sides(self, scenario: Scenario) -> Sequence[str]:
        offered = scenario.body.get("sides")
        return [each["side"] for each in offered] if offered else SIDES

    def shared(self, scenario: Scenario) -> bool:
        return "sides" in scenario.body

    def people(self, scenario: Scenario) -> Sequence[Person]:
        if "fighters_each" not in scenario.body:
            return ()
        return [
            Person(each["id"], each["name"], f"{each['character']} {_figures(each)}", each["faction"])
            for each in ready_fighters().values()
        ]

    def choice(self, person: str | None, side: str | None) -> Any:
        return Choice((person,) if person else (), side)


def _figures(fighter: dict[str, Any]) -> str:
    return f"Strength {fighter['strength']}, Expertise {fighter['expertise']}, {fighter['faction']}."
