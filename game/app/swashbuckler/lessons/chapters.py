"""The list of lessons: begin, go on where one stopped, or repeat any of them."""

from __future__ import annotations

from game.app.screens.base import Screen
from game.app.swashbuckler.lessons.course import Course
from game.app.swashbuckler.lessons.guide import Seal
from game.app.theme import INK_SOFT
from game.app.widgets import Button, Centred, Item, Label, ListBox, Panel, Row, Space, Widget
from game.scenarios.swashbuckler.lessons.model import Lesson


class ChaptersScreen(Screen):
    title = "First fight"
    help = """
Seven short lessons, a turn each, with the game's own screens.

- Choose one and begin it; what is learnt is marked, and any lesson can be repeated.
- Escape leaves a lesson at any moment. The next time you come here it waits where you stopped.
"""

    def __init__(self, course: Course) -> None:
        super().__init__()
        self.course = course

    def build(self) -> Widget:
        course = self.course
        waiting = course.waiting
        self.list = ListBox(
            [self._item(lesson) for lesson in course.lessons],
            course.lessons.index(waiting) if waiting else 0,
            accept=lambda item: course.play(item.value),
            name="lessons",
            grow=1,
        )
        words = "Old Gaspard teaches, a short turn at a time. What you have learnt is marked."
        return Centred(
            Panel(
                Row(Seal("G"), Label(words, "italic", colour=INK_SOFT, grow=1)),
                self.list,
                Row(
                    Button("Begin" if not course.learnt else "Play", self._begin, style="primary", name="begin"),
                    Button("New game", course.new_game, name="new game", tooltip="A real fight."),
                    Space(grow=1),
                    Button("Back", self.back, name="back"),
                    wraps=True,
                ),
                title="First fight",
                width=34,
                stretch=True,
            )
        )

    def enter(self) -> None:
        super().enter()
        self.root.focus("lessons", quietly=True)

    def _item(self, lesson: Lesson) -> Item:
        learnt = lesson.key in self.course.learnt
        name = f"{self.course.number(lesson)}. {lesson.title}"
        return Item(name, lesson, aside="learnt" if learnt else "", detail=lesson.summary)

    def _begin(self) -> None:
        if self.list.item is not None:
            self.course.play(self.list.item.value)
