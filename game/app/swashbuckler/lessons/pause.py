"""What Escape opens during a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.widgets import Button, Column, Layer, Panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.app.screens.at_table import TableScreen
    from game.app.swashbuckler.lessons.table import LessonTable


def open_pause(screen: TableScreen, table: LessonTable) -> None:
    layer: Layer
    window, course = screen.window, table.course

    def then(do: Callable[[], object]) -> Callable[[], None]:
        def go() -> None:
            screen.root.close(layer)
            do()

        return go

    def settings() -> None:
        from game.app.screens.settings import SettingsScreen

        window.stage.push(SettingsScreen())

    def rules() -> None:
        from game.app.screens.rules import RulesScreen

        window.stage.push(RulesScreen(table.game.system.key))

    ways: list[tuple[str, Callable[[], object], str]] = [
        ("Go on", lambda: None, "Back to the lesson."),
        ("Begin it again", lambda: course.play(table.lesson), "This lesson from its beginning."),
        ("All lessons", window.stage.pop, "Choose another lesson."),
        ("Rules", rules, "Look something up."),
        ("Settings", settings, "Sizes, sound and motion."),
        ("Help", screen.show_help, "What can be done on this screen."),
        ("To the title", table.leave, "Leave. The lessons wait where you stopped."),
    ]
    buttons = [
        Button(text, then(do), tooltip=words, style="primary" if number == 0 else "plain", name=f"pause {text}")
        for number, (text, do, words) in enumerate(ways)
    ]
    layer = screen.root.open_dialog(
        Panel(Column(*buttons, stretch=True), title="Pause", width=16), lambda: screen.root.close(layer)
    )
