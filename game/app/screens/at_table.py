"""What all screens of a game in play have in common: its table, the pause menu, and that nothing is lost on closing."""

from __future__ import annotations

from collections.abc import Callable

from game.app.play.table import Table
from game.app.screens.base import Screen
from game.app.widgets import Button, Column, Layer, Panel, TextField, Way, ask, open_dialog, tell


class TableScreen(Screen):
    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    @property
    def unkept(self) -> str:
        """What would be lost by leaving now, in a sentence; empty if nothing."""
        return ""

    def back(self) -> None:
        """Escape opens the pause menu."""
        open_pause(self)

    def leave_table(self) -> None:
        self._unless_lost("To the title", self.table.leave)

    def may_close(self) -> bool:
        if self.unkept:
            self._unless_lost("Quit", self._close)
            return False
        self.table.keep()
        return True

    def _close(self) -> None:
        self.table.keep()
        self.window.quit()

    def _unless_lost(self, way: str, do: Callable[[], object]) -> None:
        """Do it, but ask first if something would be lost."""
        if self.unkept:
            self.root.close_all()
            ask(self.root, way, f"{self.unkept} All else is kept.", Way(way, do, "primary"), Way("Stay"))
        else:
            do()


def open_pause(screen: TableScreen) -> None:
    layer: Layer

    def then(do: Callable[[], object]) -> Callable[[], None]:
        def go() -> None:
            screen.root.close(layer)
            do()

        return go

    def settings() -> None:
        from game.app.screens.settings import SettingsScreen

        screen.window.stage.push(SettingsScreen())

    def rules() -> None:
        from game.app.screens.rules import RulesScreen

        screen.window.stage.push(RulesScreen(screen.table.game.system.key))

    ways: list[tuple[str, Callable[[], object], str]] = [
        ("Go on", lambda: None, "Back to the fight."),
        ("Save", lambda: ask_name(screen), "Keep the fight under a name of your own."),
        ("Rules", rules, "Look something up."),
        ("Settings", settings, "Sizes, sound and motion."),
        ("Help", screen.show_help, "What can be done on this screen."),
        ("To the title", screen.leave_table, "Leave the table. The fight is kept and can be continued."),
    ]
    buttons = [
        Button(text, then(do), tooltip=words, style="primary" if number == 0 else "plain", name=f"pause {text}")
        for number, (text, do, words) in enumerate(ways)
    ]
    panel = Panel(Column(*buttons, stretch=True), title="Pause", width=16)
    layer = screen.root.open_dialog(panel, lambda: screen.root.close(layer))


def ask_name(screen: TableScreen) -> None:
    field = TextField(screen.table.title, most=60, name="save name", accept=lambda text: save())

    def save() -> None:
        title = field.text.strip() or screen.table.title
        screen.root.close_all()
        tell(screen.root, "Save", screen.table.save(title))

    open_dialog(screen.root, "Name of the save", field, Way("Save", save, "primary"), Way("Cancel"))
