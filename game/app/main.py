"""The program with a window: the title and the ways on from it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.app.screens.title import Entry, TitleScreen
from game.app.window import SIZE, Window, WindowError

if TYPE_CHECKING:
    from game.app.screens.base import Screen
    from game.maps import SquareMap

# Screens are imported when somebody goes there: the title should not wait for them.


def run(*, settings_file: Path | None = None, size: tuple[int, int] = SIZE, own_map: SquareMap | None = None) -> int:
    """Open the window on the title and play until it is closed; the exit code.

    `own_map`: begin with setting up a game on this map.
    """
    try:
        window = Window(settings_file, size)
    except WindowError as fault:
        print(fault, file=sys.stderr)
        return 1
    try:
        window.stage.push(title_screen(window))
        if own_map is not None:
            from game.app.screens.own_map import OwnMapScreen

            window.stage.push(OwnMapScreen(own_map))
        if window.settings_report:
            from game.app.widgets import tell

            tell(window.stage.top.root, "Settings", window.settings_report)
        window.loop()
    finally:
        window.close()
    return 0


def title_screen(window: Window) -> Screen:
    return TitleScreen(lambda: entries(window))


def entries(window: Window) -> list[Entry]:
    """What can be done now; what cannot is not shown."""
    from game import saves
    from game.app.play.keeping import to_continue

    listed = saves.list_saves()
    unfinished = to_continue(listed)
    ways = [Entry("New Game", "Choose a scenario and who sits at the table.", lambda: _new_game(window))]
    if unfinished is not None and unfinished.head is not None:
        words = f"{unfinished.head.title}: {', '.join(seat.name for seat in unfinished.head.seats)}."
        ways.insert(0, Entry("Continue", f"Go on where you stopped. {words}", lambda: _continue(window)))
    if listed:
        ways.append(Entry("Load", "Go on with a saved fight.", lambda: _load(window, "load")))
    if any(each.head and each.head.over for each in listed):
        ways.append(Entry("Replay", "Watch a finished fight again.", lambda: _load(window, "replay")))
    ways.append(Entry("Rules", "The orders, and what they do.", lambda: _rules(window)))
    ways.append(Entry("Settings", "Sizes, sound and motion.", lambda: _settings(window)))
    ways.append(Entry("Quit", "Leave the tavern.", window.quit))
    return ways


def _new_game(window: Window) -> None:
    from game.app.screens.new_game import NewGameScreen

    window.stage.push(NewGameScreen())


def _continue(window: Window) -> None:
    from game import saves
    from game.app.play.keeping import to_continue
    from game.app.screens.load import open_save

    newest = to_continue(saves.list_saves())
    if newest is not None:
        open_save(window.stage.top, newest)


def _load(window: Window, purpose: str) -> None:
    from game.app.screens.load import LoadScreen

    window.stage.push(LoadScreen("replay" if purpose == "replay" else "load"))


def _rules(window: Window) -> None:
    from game import systems
    from game.app.play.parts import parts_of
    from game.app.screens.rules import RulesScreen

    window.stage.push(RulesScreen(parts_of(systems.keys()[0])))


def _settings(window: Window) -> None:
    from game.app.screens.settings import SettingsScreen

    window.stage.push(SettingsScreen())
