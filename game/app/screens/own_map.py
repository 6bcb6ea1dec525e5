"""A new game on a map that was chosen before the scenario: in the map browser, or by `python -m game --map FILE`."""

from __future__ import annotations

from game.app.screens.new_game import NewGameScreen
from game.maps import SquareMap
from game.scenarios.checking import suits


class OwnMapScreen(NewGameScreen):
    """Offers the scenarios that the map has room for, all played on it."""

    map_can_change = False

    def __init__(self, loaded: SquareMap) -> None:
        super().__init__()
        self.title = f"New game: {loaded.name}"
        self.scenarios = [
            scenario.model_copy(update={"map": loaded.board.map})
            for scenario in self.scenarios
            if suits(scenario, loaded)
        ]
