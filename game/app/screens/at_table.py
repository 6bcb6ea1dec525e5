"""What all screens of a game in play have in common: its table, the pause menu, and that nothing is lost on closing."""

from __future__ import annotations

from collections.abc import Callable

from game.app.play.replay_table import ReplayTable
from game.app.play.table import Table
from game.app.screens.base import Screen
from game.app.screens.controls import SignButton
from game.app.widgets import Button, Column, Layer, Panel, TextField, Way, ask, open_dialog, tell
from game.saves import ChangedMeanwhile, SaveError


class TableScreen(Screen):
    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def back(self) -> None:
        """Escape opens the pause menu."""
        open_pause(self)

    def may_close(self) -> bool:
        """Everything is kept, what is half written too; only if that fails is the player asked."""
        return self.table.has_kept("Quit all the same", self.window.quit)


def pause_button(screen: TableScreen) -> SignButton:
    """For whoever has only a mouse: what Escape opens."""
    return SignButton("menu", "Pause", screen.back, name="pause", shortcut="back")


LEAVE = "Leave the table. The fight is kept and can be continued."


def open_pause(screen: TableScreen) -> None:
    layer: Layer

    def then(do: Callable[[], object]) -> Callable[[], None]:
        def go() -> None:
            screen.root.close(layer)
            do()

        return go

    def settings() -> None:
        from game.app.screens.settings import SettingsScreen

        screen.table.keep()
        screen.window.stage.push(SettingsScreen())

    def rules() -> None:
        from game.app.screens.rules import RulesScreen

        screen.table.keep()
        screen.window.stage.push(RulesScreen(screen.table.game.system.key))

    ways: list[tuple[str, Callable[[], object], str]] = [
        ("Go on", lambda: None, "Back to the fight."),
        ("Save", lambda: ask_name(screen), "Keep the fight under a name of your own."),
        *recording_ways(screen),
        ("Rules", rules, "Look something up."),
        ("Settings", settings, "Sizes, sound and motion."),
        ("Help", screen.show_help, "What can be done on this screen."),
        ("To the title", screen.table.leave, LEAVE if screen.table.keeps else "Leave the replay."),
    ]
    if not screen.table.keeps:
        ways = [way for way in ways if way[0] != "Save"]
    buttons = [
        Button(text, then(do), tooltip=words, style="primary" if number == 0 else "plain", name=f"pause {text}")
        for number, (text, do, words) in enumerate(ways)
    ]
    panel = Panel(Column(*buttons, stretch=True), title="Pause", width=16)
    layer = screen.root.open_dialog(panel, lambda: screen.root.close(layer))


def recording_ways(screen: TableScreen) -> list[tuple[str, Callable[[], object], str]]:
    """What can be done with what has happened so far."""

    def keep() -> None:
        from game.app.screens.sharing import keep_replay

        keep_replay(screen, screen.table)

    def share() -> None:
        from game.app.screens.sharing import share_table

        share_table(screen, screen.table)

    ways: list[tuple[str, Callable[[], object], str]] = [
        ("Keep the replay", keep, "Put it in a file, without what is still secret, to watch again or to give away."),
        ("Share as film…", share, "Make a moving picture of it, without what is still secret."),
    ]
    return ways[1:] if isinstance(screen.table, ReplayTable) else ways


def ask_name(screen: TableScreen) -> None:
    field = TextField(screen.table.title, most=60, name="save name", accept=lambda text: save())

    def save() -> None:
        title = field.text.strip() or screen.table.title
        screen.root.close_all()
        _save(screen, title, screen.table.keeper.save)

    open_dialog(screen.root, "Name of the save", field, Way("Save", save, "primary"), Way("Cancel"))


def _save(screen: TableScreen, title: str, do: Callable[[str], str]) -> None:
    """Save, say how it went, and ask if another window has saved there too."""
    keeper = screen.table.keeper
    try:
        tell(screen.root, "Save", do(title))
    except ChangedMeanwhile as fault:
        ask(
            screen.root,
            "Saved elsewhere meanwhile",
            f"“{title}” ({fault.path.name}) is no longer as this window knows it: the fight was saved there from "
            "another window, or the file was changed. Shall it be replaced?",
            Way("Keep both", lambda: _save(screen, title, keeper.save_beside), "primary"),
            Way("Replace it", lambda: _save(screen, title, keeper.save_over)),
            Way("Cancel"),
            width=34,
        )
    except SaveError as fault:
        tell(screen.root, "The fight could not be saved", f"{fault}.", width=34)
