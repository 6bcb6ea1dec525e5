"""Watching with a teacher beside you: afterwards he says what happened, and why."""

from __future__ import annotations

from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.lessons.guide import Guided, Note, Way, lights
from game.app.swashbuckler.lessons.pause import open_pause
from game.app.swashbuckler.lessons.table import LessonTable
from game.app.widgets import Widget
from game.scenarios.swashbuckler.lessons.fight import Verdict
from game.scenarios.swashbuckler.lessons.wording import fill


class LessonWatching(WatchingScreen):
    def __init__(self, table: LessonTable, start: int) -> None:
        lesson = table.lesson
        self.note = Note([STUNNED, lesson.otherwise, *(outcome.words for outcome in lesson.outcomes)])
        self.lesson_table = table
        self.verdict: Verdict | None = None
        self._light: tuple[str, ...] = ()
        super().__init__(table, start)
        self.note.say(table.heading, fill(table.lesson.watching, table.course.card))

    def build(self) -> Widget:
        return Guided(super().build(), self.note, self.board, lambda: None)

    def _show(self) -> None:
        super()._show()
        if self.verdict is None and self._furthest >= len(self.player):
            self._speak()
        self.board.light({} if self.player.playing else lights(self._light))

    def _speak(self) -> None:
        """All has been seen: what came of it, and the ways on."""
        table = self.lesson_table
        if not table.over:
            self.note.say(table.heading, STUNNED, [Way("Plot the rest", self._go_on, "On to your sheet.")])
            self.root.focus("guide 1", quietly=True)
            return
        self.verdict = verdict = table.verdict()
        self._light = verdict.outcome.light if verdict.outcome else ()
        if verdict.reached:
            table.course.learn(table.lesson)
        following = table.course.after(table.lesson)
        on = Way("Next lesson" if following else "Finish", self._go_on, following.title if following else "")
        again = Way("Try again", self._begin_again, "The same lesson from its beginning.")
        ways = [on, again] if verdict.reached else [again, on]
        if verdict.moment is not None:
            ways.append(Way(f"See step {verdict.moment['step']} again", self._see_again, "Plays that step once more."))
        self.note.say(table.heading, table.words_of(verdict), ways, "Learnt" if verdict.reached else "")
        self.root.focus("guide 1", quietly=True)

    def _finish(self) -> None:
        super()._finish()
        self.root.focus("guide 1", quietly=True)

    def _see_again(self) -> None:
        assert self.verdict is not None
        assert self.verdict.moment is not None
        step = self.verdict.moment["step"]
        chronicle = self.player.chronicle
        turn = self.lesson_table.game.start.turn
        start = next(index for index in range(len(self.player)) if tuple(chronicle.moment(index + 1)) >= (turn, step))
        self.player.go_to(start)
        self.player.play()
        self._show()

    def _begin_again(self) -> None:
        self.lesson_table.course.play(self.lesson_table.lesson)

    def _go_on(self) -> None:
        if self.lesson_table.over:
            self.lesson_table.course.go_on_from(self.lesson_table.lesson)
        else:
            super()._go_on()

    def back(self) -> None:
        open_pause(self, self.lesson_table)


STUNNED = "You are stunned, and so the step is not quite over for you: you may write the rest of your turn anew."
