"""From lesson to lesson: which are learnt is remembered in the settings, so that one can stop at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import card_files
from game.app.widgets import tell
from game.maps import load_board
from game.rules.swashbuckler.card.model import Card
from game.scenarios.swashbuckler.lessons import all_lessons
from game.scenarios.swashbuckler.lessons.fight import begin
from game.scenarios.swashbuckler.lessons.model import Lesson

if TYPE_CHECKING:
    from game.app.swashbuckler.lessons.table import LessonTable
    from game.app.window import Window


class Course:
    def __init__(self, window: Window) -> None:
        self.window = window
        self.lessons = all_lessons()
        self.card: Card = card_files.load_card()

    # How far he is

    @property
    def learnt(self) -> frozenset[str]:
        return frozenset(self.window.settings.lessons_learnt)

    def learn(self, lesson: Lesson) -> None:
        if lesson.key not in self.learnt:
            learnt = (*self.window.settings.lessons_learnt, lesson.key)
            self.window.apply(self.window.settings.model_copy(update={"lessons_learnt": learnt}))

    @property
    def waiting(self) -> Lesson | None:
        """Where he stopped: the first lesson that is not learnt; None if all are."""
        return next((lesson for lesson in self.lessons if lesson.key not in self.learnt), None)

    def number(self, lesson: Lesson) -> int:
        return self.lessons.index(lesson) + 1

    def after(self, lesson: Lesson) -> Lesson | None:
        return self.lessons[self.number(lesson)] if self.number(lesson) < len(self.lessons) else None

    # Going there

    def open(self) -> None:
        """Who has learnt nothing yet begins at once; everybody else chooses."""
        from game.app.swashbuckler.lessons.chapters import ChaptersScreen

        self.window.stage.push(ChaptersScreen(self))
        if not self.learnt:
            self.play(self.lessons[0])

    def play(self, lesson: Lesson) -> None:
        """Begin a lesson, in place of the one that is being played."""
        from game.app.swashbuckler.lessons.table import LessonTable

        table: LessonTable = LessonTable(self, lesson, begin(lesson, load_board))
        if isinstance(getattr(self.window.stage.top, "table", None), LessonTable):
            self.window.stage.pop()
        table.go_on()

    def go_on_from(self, lesson: Lesson) -> None:
        """The next lesson; after the last one, back to the list."""
        following = self.after(lesson)
        if following is not None:
            self.play(following)
            return
        self.window.stage.pop()
        if self.waiting is None:
            screen = self.window.stage.top
            tell(screen.root, "Well fought", GOOD_BYE)

    def new_game(self) -> None:
        from game.app.screens.new_game import NewGameScreen

        self.window.stage.back_to_first()
        self.window.stage.push(NewGameScreen("swashbuckler"))


GOOD_BYE = (
    "That was the whole course. Any lesson can be repeated from this list. For a real fight choose New game below; "
    "the scenario “A First Fight” is played in this very parlour."
)
