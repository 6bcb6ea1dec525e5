"""The hand-over: a blank table, the next player's name and badge, and a deliberate act before anything is shown."""

from __future__ import annotations

from game.app.play.table import Table
from game.app.screens.at_table import TableScreen, pause_button
from game.app.screens.badge import Badge
from game.app.theme import INK_SOFT
from game.app.widgets import Button, Centred, Column, Entry, HoldButton, Label, Panel, Row, Rule, Widget, open_menu

HOLD = 0.7
"""Seconds the button is held."""


class HandOverScreen(TableScreen):
    """Shows nothing that depends on what anybody has answered."""

    title = "Hand over"
    help = """
The table is covered until the next player has taken his place, so that nobody sees what another has plotted.

- When it is your turn, hold the button with the pointer, or hold Enter, Space or a gamepad's A, until the bar is full.
- Whoever has plotted already and thinks better of it may take the plot back, as long as others have still to plot.
"""
    fresh = True

    def __init__(self, table: Table, seat: str) -> None:
        super().__init__(table)
        self.seat = seat
        self._sure = False

    def build(self) -> Widget:
        seat, look = self.table.seat(self.seat), self.table.look(self.seat)
        figures = self.table.figures(self.seat)
        names = ", ".join(str(token.details.get("name", token.id)) for token in figures)
        again = [each for each in self.table.flow.can_reopen if each != self.seat]
        panel = Panel(
            Label("The table is covered. It is for", "italic", align=0.5, colour=INK_SOFT),
            Row(Badge(look, figures[0].label if figures else "", 5), align=0.5),
            Label(seat.name, "menu", align=0.5, name="next player"),
            Label(f"{look.name}: {names}" if look else names, align=0.5, colour=INK_SOFT),
            Rule(),
            Row(self._button(seat.name), align=0.5),
            Label(self._words(), "small", align=0.5, colour=INK_SOFT),
            Row(
                Button("Take a plot back", self._offer, style="quiet", name="take back", tooltip=BACK),
                align=0.5,
            )
            if again
            else None,
            Row(pause_button(self), align=0.5),
            align=0.5,
            width=25,
            pad=1.5,
        )
        return Centred(Column(panel, align=0.5))

    def _button(self, name: str) -> Widget:
        if self.window.settings.hold_to_reveal:
            return HoldButton(f"I am {name}", self._take_over, seconds=HOLD, name="take over")
        if self._sure:
            return Button(f"Yes, I am {name}", self._take_over, style="primary", name="take over now")
        return Button(f"I am {name}", self._ask, style="primary", name="take over")

    def _words(self) -> str:
        if self.window.settings.hold_to_reveal:
            return "Hold it, or hold Enter, Space or a gamepad's A, until the bar is full."
        return "Press once more, and your plot is shown." if self._sure else "Press, and press once more to confirm."

    def _ask(self) -> None:
        self._sure = True
        self.rebuild()

    def _take_over(self) -> None:
        self.table.flow.take_over(self.seat)
        self.window.sounds.play("page")
        self.table.go_on()

    def _offer(self) -> None:
        entries = [
            Entry(f"{self.table.seat(seat).name} plots again", lambda seat=seat: self._reopen(seat))  # type: ignore[misc]
            for seat in self.table.flow.can_reopen
            if seat != self.seat
        ]
        open_menu(self.root, entries, self.root.find("take back").rect)

    def _reopen(self, seat: str) -> None:
        self.table.flow.reopen(seat)
        self.table.go_on()


BACK = "For a player who has plotted already and wants to change his orders. He is handed the machine first."
