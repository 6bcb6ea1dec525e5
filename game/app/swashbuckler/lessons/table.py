"""One lesson at the table: the game's own flow, with foes who do what the lesson says, and nothing saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from game.app.play.flow import Decide, Watch
from game.app.play.table import Table
from game.rules.kernel.game import Game
from game.scenarios.swashbuckler.lessons.fight import Verdict, answer_for_foes, is_over, judge
from game.scenarios.swashbuckler.lessons.model import Lesson
from game.scenarios.swashbuckler.lessons.wording import account, fill

if TYPE_CHECKING:
    from game.app.screens.base import Screen
    from game.app.swashbuckler.lessons.course import Course


class LessonTable(Table):
    keeps = False

    def __init__(self, course: Course, lesson: Lesson, game: Game[Any, Any]) -> None:
        super().__init__(course.window, game, lesson.title)
        self.course, self.lesson = course, lesson

    @property
    def heading(self) -> str:
        return f"Lesson {self.course.number(self.lesson)}: {self.lesson.title}"

    @property
    def over(self) -> bool:
        return is_over(self.game)

    # The game's flow, with the lesson in it

    def _screen(self) -> Screen:
        from game.app.swashbuckler.lessons.plotting import LessonPlotting
        from game.app.swashbuckler.lessons.watching import LessonWatching

        now = self.flow.next()
        if isinstance(now, Watch):
            return LessonWatching(self, len(self._shown(0, now.start)))
        return LessonPlotting(self, cast(Decide, now))

    def _resolve(self) -> None:
        """To the learner's next decision: he need not watch how a foe comes to rewrite a plot."""
        super()._resolve()
        while not self.over:
            answer_for_foes(self.lesson, self.game)
            if not self.game.ready:
                return
            super()._resolve()

    def keep(self, title: str = "") -> None:
        """A lesson is not worth a save; what is learnt is remembered by itself."""

    # What became of it

    def verdict(self) -> Verdict:
        return judge(self.lesson, self.game)

    def words_of(self, verdict: Verdict) -> str:
        if verdict.outcome is not None:
            return fill(verdict.outcome.words, self.course.card, verdict.names)
        names = {name: fighter.name.split()[-1] for name, fighter in self.game.start.fighters.items()}
        return " ".join([fill(self.lesson.otherwise, self.course.card), *account(verdict.events, names)[:3]])
