"""What duels and jousts bring to the shared screens: deciding, what can be chosen, words for squares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.app.phases.casting import PhasesCasting
from game.app.phases.describing import describe, highlights, reason, statistics

if TYPE_CHECKING:
    from game.app.play.flow import Decide
    from game.app.play.parts import Highlight
    from game.app.play.table import Table
    from game.app.screens.base import Screen
    from game.rules.kernel.game import Game


class PhasesParts:
    casting = PhasesCasting()

    def deciding(self, table: Table, decide: Decide) -> Screen:
        from game.app.phases.betting import BettingScreen
        from game.app.phases.deciding import DecidingScreen
        from game.app.phases.riding import RidingScreen

        screens = {"bet": BettingScreen, "carriage": RidingScreen}
        return screens.get(decide.decisions[0].kind, DecidingScreen)(table, decide)

    def describe(self, position: Any, square: str) -> str:
        return describe(position, square)

    def reason(self, text: str) -> str:
        return reason(text)

    def statistics(self, game: Game[Any, Any]) -> tuple[Mapping[str, str], Sequence[Sequence[str]]]:
        return statistics(game)

    def highlights(self, game: Game[Any, Any]) -> Sequence[Highlight]:
        return highlights(game)


PARTS = PhasesParts()
