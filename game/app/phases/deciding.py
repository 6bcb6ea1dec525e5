"""Deciding in a duel or a joust: the board, what it is about, and a button for each answer."""

from __future__ import annotations

from game.app.play.flow import Decide
from game.app.play.table import Table
from game.app.screens.at_table import TableScreen
from game.app.theme import INK_SOFT, WINE
from game.app.widgets import Button, Label, Panel, Scroll, Split, Widget, tell
from game.app.widgets import Column as ColumnOf
from game.rules.kernel.decisions import Answer
from game.rules.phases.position import Position


class DecidingScreen(TableScreen):
    title = "Deciding"
    help = """
Choose one of the answers. What is sealed is shown only when both have answered.
"""

    def __init__(self, table: Table, decide: Decide) -> None:
        super().__init__(table)
        self.seat = decide.seat
        self.decision = decide.decisions[0]
        self.view: Position = table.game.view(decide.seat)
        self.menu = table.game.system.menu(self.view, self.decision)
        self.board = table.board_view(name="board")
        self.board.show(list(table.game.system.tokens(self.view)))

    def build(self) -> Widget:
        figure = self.view.figures[self.decision.about]
        buttons = [
            Button(
                choice.words[:1].upper() + choice.words[1:],
                lambda answer=choice.answer: self._commit(answer),  # type: ignore[misc]
                name=f"answer {choice.answer}",
            )
            for choice in self.menu.choices
        ]
        side = Panel(
            Label(self.table.moment_words, "small", colour=WINE),
            Label(figure.name or figure.id, "heading"),
            Label(f"{figure.hit_points} of {figure.full} hit points", "small", colour=INK_SOFT),
            Scroll(ColumnOf(*buttons, stretch=True), lines=6),
            stretch=True,
        )
        return Split(side, self.board, ems=24)

    def _commit(self, answer: Answer) -> None:
        faults = self.table.commit(self.seat, {self.decision.id: answer})
        if faults:
            tell(self.root, "That cannot be", "; ".join(fault.words for found in faults.values() for fault in found))
