"""Plotting with a teacher beside you: he says what to try, looks at what you write, and lets you do as you like."""

from __future__ import annotations

from game.app.play.flow import Decide
from game.app.swashbuckler.lessons.guide import Guided, Note, Way, lights
from game.app.swashbuckler.lessons.pause import open_pause
from game.app.swashbuckler.lessons.table import LessonTable
from game.app.swashbuckler.plotting import PlottingScreen
from game.app.widgets import Widget
from game.rules.swashbuckler.system import REPLOT
from game.scenarios.swashbuckler.lessons.conditions import Attempt, Written, plot_is
from game.scenarios.swashbuckler.lessons.fight import trial
from game.scenarios.swashbuckler.lessons.model import Page, Task
from game.scenarios.swashbuckler.lessons.wording import fill

STUNNED = Task(
    told=(
        Page(
            words="You were stunned: boxes are circled, and what stood in them is lost. What comes after the "
            "circles you may write anew, or leave as it stands.",
            at="boxes",
        ),
    ),
    task=Page(words="Write anew what you like, or commit the rest as it stands.", at="boxes"),
    ready=Page(words="Write anew what you like, or commit the rest as it stands.", at="commit"),
    show="",
)
"""Where a lesson did not think that the learner would be stunned."""

REFUSED = "Shall it stand as it is? "


class LessonPlotting(PlottingScreen):
    """While `_page` counts, the pages of the task are read; then the note follows the draft."""

    def __init__(self, table: LessonTable, decide: Decide) -> None:
        self._refused: str | None = None
        self._tried: tuple[str, list[Written]] | None = None
        super().__init__(table, decide)
        self.lesson_table = table
        self._kind = decide.decisions[0].kind
        lesson = table.lesson
        self.assignment = (lesson.replot or STUNNED) if self._kind == REPLOT else lesson.plot
        self._page = 0
        self._begun = self.draft.text
        self.note = Note([fill(words, table.course.card) for words in self._all_words()])

    def _all_words(self) -> list[str]:
        task = self.assignment
        answers = (task.task, task.ready, *task.hints)
        return [page.words for page in task.told] + [REFUSED + page.words for page in answers]

    # What the teacher says

    @property
    def telling(self) -> bool:
        return self._page < len(self.assignment.told)

    @property
    def attempt(self) -> Attempt:
        draft = self.draft
        return Attempt(draft.orders, draft.overhang, draft.foreseen, self._trial)

    def _trial(self) -> list[Written]:
        text, table = self.draft.text, self.lesson_table
        if self._tried is None or self._tried[0] != text:
            game = table.game
            thrown = sum(len(event.faces) for event in game.events if event.type == "roll")
            self._tried = (text, trial(table.lesson, game.position, self.draft.decision, text, thrown))
        return self._tried[1]

    @property
    def will_do(self) -> bool:
        aim = self.assignment.aim
        return aim is None or (not self.draft.faults and plot_is(aim, self.attempt))

    @property
    def page(self) -> Page:
        """What is to be said now."""
        task = self.assignment
        if self.telling:
            return task.told[self._page]
        if self.draft.faults:
            return Page(words="That cannot be read yet; the line below the boxes says why.", at="words")
        if task.aim is not None and self.will_do:
            return task.ready
        attempt = self.attempt
        return next((hint for hint in task.hints if plot_is(hint.when, attempt)), task.task)

    def _speak(self) -> None:
        page, pages = self.page, len(self.assignment.told)
        words = fill(page.words, self.lesson_table.course.card)
        show = Way("Show me", self._show_how, "He fills the boxes in. You can still change them.")
        if self.telling:
            last = self._page == pages - 1
            ways = [Way("Let me try" if last else "Next", self._turn_page, "On with it.")]
            if self._page:
                ways.append(Way("Back", self._turn_back, "What he said before."))
        elif self._refused == self.draft.text:
            words = REFUSED + words
            ways = [show, Way("Do as I like", self._hand_in, "Commit it as it is, and see what comes of it.")]
        else:
            ways = [show] if self.assignment.show and not self.will_do else []
        count = f"{self._page + 1} of {pages}" if self.telling and pages > 1 else ""
        self.note.say(self.lesson_table.heading, words, ways, count)
        self._light(page)

    def _light(self, page: Page) -> None:
        self.board.light({**self.board.overlay.highlights, **lights(page.light)})

    def spoken_of(self) -> Widget | None:
        """The widget that the note speaks of."""
        try:
            return self.root.find(self.page.at) if self.page.at else None
        except KeyError:
            return None

    # The screen, with him on it

    def build(self) -> Widget:
        return Guided(super().build(), self.note, self.board, self.spoken_of)

    def enter(self) -> None:
        super().enter()
        self._bring_to_view()
        self.root.focus("guide 1" if self.telling else "typed", quietly=True)

    def _show_plan(self) -> None:
        super()._show_plan()
        # Whoever writes before all is said knows already what to do.
        if self.telling and self.draft.text != self._begun:
            self._page = len(self.assignment.told)
        self._speak()

    def _turn_page(self) -> None:
        self._page += 1
        self._speak()
        self._bring_to_view()
        self.root.focus("guide 1" if self.telling else "typed", quietly=True)

    def _turn_back(self) -> None:
        self._page -= 1
        self._speak()
        self._bring_to_view()

    def _bring_to_view(self) -> None:
        self.root.settle()
        at, squares = self.spoken_of(), self.page.light
        if at is self.board and squares:
            at.reveal(self.board.square_rect(squares[0]).unionall([self.board.square_rect(each) for each in squares]))
        elif at is not None:
            at.reveal(at.rect)

    def _show_how(self) -> None:
        self.draft.write(self.assignment.show)
        self._refresh()
        self.root.focus("commit")

    def _commit(self) -> None:
        if self.draft.faults or self.will_do:
            super()._commit()
            return
        self._page, self._refused = len(self.assignment.told), self.draft.text
        self._speak()
        self._bring_to_view()
        self.root.focus("guide 1", quietly=True)

    def back(self) -> None:
        open_pause(self, self.lesson_table)
