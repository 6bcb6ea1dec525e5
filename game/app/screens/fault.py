"""What is shown after a fault of the program itself: that the game is kept, where the report is, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.screens.base import Screen
from game.app.theme import INK_SOFT
from game.app.widgets import Button, Centred, Label, Panel, Row, Rule, Scroll, Space, Widget
from game.app.widgets.containers import Column

if TYPE_CHECKING:
    from game.app.crash import Aftermath


class FaultScreen(Screen):
    title = "A fault"
    help = """
The program has met a fault of its own. The fight is kept, and a report is written.

- The report is a text file. It says where in the program the fault was and what machine this is; it holds no plots.
- Send it to whoever looks after the game, with a word on what you were doing.
"""
    fresh = True

    def __init__(self, aftermath: Aftermath) -> None:
        super().__init__()
        self._aftermath = aftermath

    def build(self) -> Widget:
        words = self._aftermath
        return Centred(
            Panel(
                Scroll(
                    Column(
                        Label("The program has met a fault of its own and cannot go on with what it was doing."),
                        Label(words.kept, name="kept") if words.kept else None,
                        Rule(),
                        Label(words.reported, colour=INK_SOFT, name="report"),
                        Label(
                            "Whoever looks after the game can mend it with that, and a word on what you were doing.",
                            "italic",
                            colour=INK_SOFT,
                        ),
                        stretch=True,
                    ),
                    lines=6,
                ),
                Space(0.2),
                Row(
                    Button("Quit", self.window.quit, name="quit"),
                    Button("To the title", self.back, style="primary", name="title"),
                    align=1.0,
                    wraps=True,
                ),
                title="Something has gone wrong",
                width=36,
            )
        )

    def enter(self) -> None:
        super().enter()
        self.root.focus("title", quietly=True)

    def back(self) -> None:
        self.window.stage.back_to_first()
