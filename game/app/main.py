"""The program with a window: the title and the ways on from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game import places, systems
from game.app.screens.title import Entry, TitleScreen
from game.app.window import run as run_window

if TYPE_CHECKING:
    from game.app.screens.base import Screen
    from game.app.window import Window
    from game.maps import SquareMap
    from game.replays import Recording
    from game.saves import Listed

# Screens are imported when somebody goes there: the title should not wait for them.


def run(own_map: SquareMap | None = None) -> int:
    """Open the window on the title and play until it is closed; the exit code.

    `own_map`: begin with setting up a game on this map.
    """
    return run_window(title_screen, then=_set_up_on(own_map) if own_map else None)


def watch(recording: Recording) -> int:
    """Open the window on a recording, with the title behind it, and play until it is closed; the exit code."""

    def screen(window: Window) -> Screen:
        from game.app.screens.replays import replay_screen

        return replay_screen(window, recording)

    return run_window(title_screen, then=screen)


def _set_up_on(own_map: SquareMap) -> Callable[[Window], Screen]:
    def screen(window: Window) -> Screen:
        from game.app.maps.folders import remember
        from game.app.screens.own_map import OwnMapScreen

        remember(own_map.board.map or "")
        return OwnMapScreen(own_map)

    return screen


def title_screen(window: Window) -> Screen:
    return TitleScreen(lambda: entries(window))


def entries(window: Window) -> list[Entry]:
    """What can be done now; what cannot is not shown."""
    listed = _saves()
    ways = [Entry(name, line, partial(_new_game, window, key)) for key, name, line in systems.titles()]
    lessons = [Entry(name, line, partial(_teach, window, key)) for key, name, line in systems.lessons()]
    newcomer = not listed and not window.settings.lessons_learnt
    ways = [*lessons, *ways] if newcomer else [*ways, *lessons]
    unfinished = _unfinished(listed)
    if unfinished is not None and unfinished.head is not None:
        names = ", ".join(seat.name for seat in unfinished.head.seats)
        words = f"Go on where you stopped: {unfinished.head.title}, with {names}."
        ways.insert(0, Entry("Continue", words, lambda: _continue(window)))
    if listed:
        ways.append(Entry("Load", "Go on with a saved fight.", lambda: _load(window)))
    if any(each.head and each.head.over for each in listed) or any(places.replays().glob("*.replay.json")):
        ways.append(Entry("Replay", "Watch a finished fight again, or one that was kept.", lambda: _replays(window)))
    ways.append(Entry("By file", "Fight people at other computers, by small files.", lambda: _by_file(window)))
    ways.append(Entry("Maps", "Rooms to fight in: the game's and your own.", lambda: _maps(window)))
    ways.append(Entry("Rules", "The orders, and what they do.", lambda: _rules(window)))
    ways.append(Entry("Settings", "Sizes, sound and motion.", lambda: _settings(window)))
    ways.append(Entry("Quit", "Leave the tavern.", window.quit))
    return ways


def _saves() -> list[Listed]:
    """All saves; where there are none, what reads them need not be brought in."""
    if not any(places.saves().glob("*.json")):
        return []
    from game import saves

    return saves.list_saves()


def _unfinished(listed: list[Listed]) -> Listed | None:
    if not listed:
        return None
    from game.app.play.keeping import to_continue

    return to_continue(listed)


def _new_game(window: Window, key: str) -> None:
    from game.app.screens.new_game import NewGameScreen

    window.stage.push(NewGameScreen(key))


def _teach(window: Window, key: str) -> None:
    from game.app.play.parts import teaching_of

    teaching_of(key).teach(window)


def _continue(window: Window) -> None:
    from game.app.screens.load import open_save

    newest = _unfinished(_saves())
    if newest is not None:
        open_save(window.stage.top, newest)


def _load(window: Window) -> None:
    from game.app.screens.load import LoadScreen

    window.stage.push(LoadScreen())


def _maps(window: Window) -> None:
    from game.app.screens.maps import MapsScreen

    window.stage.push(MapsScreen())


def _by_file(window: Window) -> None:
    from game.app.by_file import show_games

    show_games(window)


def _replays(window: Window) -> None:
    from game.app.screens.replays import ReplaysScreen

    window.stage.push(ReplaysScreen())


def _rules(window: Window) -> None:
    from game.app.screens.rules import RulesScreen

    window.stage.push(RulesScreen(systems.keys()[0]))


def _settings(window: Window) -> None:
    from game.app.screens.settings import SettingsScreen

    window.stage.push(SettingsScreen())
