"""What Swashbuckler brings to the shared screens: plotting, its reference, what can be chosen, words for squares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.app.swashbuckler.casting import SwashbucklerCasting
from game.app.swashbuckler.describing import describe, reason

if TYPE_CHECKING:
    from game.app.play.flow import Decide
    from game.app.play.parts import Highlight
    from game.app.play.table import Table
    from game.app.screens.base import Screen
    from game.app.window import Window
    from game.rules.kernel.game import Game


class SwashbucklerParts:
    casting = SwashbucklerCasting()

    def deciding(self, table: Table, decide: Decide) -> Screen:
        from game.app.swashbuckler.plotting import PlottingScreen

        return PlottingScreen(table, decide)

    def describe(self, position: Any, square: str) -> str:
        return describe(position, square)

    def reason(self, text: str) -> str:
        return reason(text)

    def statistics(self, game: Game[Any, Any]) -> tuple[Mapping[str, str], Sequence[Sequence[str]]]:
        from game.app.swashbuckler.statistics import statistics

        return statistics(game)

    def highlights(self, game: Game[Any, Any]) -> Sequence[Highlight]:
        from game.app.swashbuckler.statistics import highlights

        return highlights(game)

    def teach(self, window: Window) -> None:
        from game.app.swashbuckler.lessons.course import Course

        Course(window).open()


PARTS = SwashbucklerParts()
