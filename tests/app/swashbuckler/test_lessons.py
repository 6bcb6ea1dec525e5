"""The first fight in a window: told, played, played wrongly, left and taken up again."""

from __future__ import annotations

import pygame
import pytest

from game.app.main import title_screen
from game.app.screens.title import TitleScreen
from game.app.swashbuckler.lessons.chapters import ChaptersScreen
from game.app.swashbuckler.lessons.course import Course
from game.app.swashbuckler.lessons.plotting import LessonPlotting
from game.app.swashbuckler.lessons.watching import LessonWatching
from game.app.widgets import Space
from game.app.widgets.inputs import Action
from game.scenarios.swashbuckler.lessons import all_lessons
from tests.app.layouts import faults, seen_part

KEYS = [lesson.key for lesson in all_lessons()]
EVERY = pytest.mark.parametrize("key", KEYS)
LAYOUTS = [((800, 600), 1.0), ((800, 600), 2.0), ((1280, 800), 1.0), ((1280, 800), 2.0)]


class Pupil:
    """Uses the lessons by names of widgets, with the pointer unless it says otherwise."""

    def __init__(self, hand):
        self.hand = hand

    @property
    def top(self):
        return self.hand.window.stage.top

    @property
    def words(self):
        return self.top.note.text

    @property
    def learnt(self):
        return self.hand.window.settings.lessons_learnt

    def find(self, name):
        found = self.top.root.find(name)
        found.reveal(found.rect)
        self.hand.wait()
        return found

    def click(self, name):
        self.hand.click(self.find(name))
        self.hand.wait()

    def begin(self, key):
        course = Course(self.hand.window)
        self.hand.window.stage.push(ChaptersScreen(course))
        course.play(next(lesson for lesson in course.lessons if lesson.key == key))
        self.hand.wait()
        return self

    def listen(self):
        """Read all the pages."""
        while self.top.telling:
            self.click("guide 1")

    def write(self, text):
        self.top.root.focus("typed")
        while self.top.field.text:
            self.hand.key(pygame.K_BACKSPACE)
        self.hand.type(text)

    def skip(self):
        """Straight to the end of what is shown."""
        assert isinstance(self.top, LessonWatching)
        self.click("end")
        self.hand.wait()

    def play(self, *plots):
        """Every plot, from what is told to the verdict."""
        for plot in plots:
            self.listen()
            self.write(plot)
            self.click("commit")
            if isinstance(self.top, LessonPlotting):
                self.click("guide 2")  # do as I like
            self.skip()
            if not self.top.lesson_table.over:
                self.click("guide 1")


@pytest.fixture
def pupil(open_window, tmp_path, monkeypatch):
    monkeypatch.setenv("SWASHBUCKLER_SAVES", str(tmp_path / "saves"))

    def opening(**window):
        hand = open_window(Space, **window)
        hand.window.stage.replace(title_screen(hand.window))
        hand.wait()
        return Pupil(hand)

    return opening


def lesson_of(key):
    return next(lesson for lesson in all_lessons() if lesson.key == key)


def shown(key):
    lesson = lesson_of(key)
    return [lesson.plot.show, *([lesson.replot.show] if lesson.replot else [])]


# --- the way there ----------------------------------------------------------------------------------------


def titles(pupil):
    return [widget.text for widget in pupil.top.root.top.walk() if widget.name.startswith("title ")]


def test_a_newcomer_finds_the_first_fight_first(pupil):
    p = pupil()
    assert titles(p)[0] == "First fight"
    p.click("title First fight")
    assert isinstance(p.top, LessonPlotting), "and begins at once"
    assert p.top.lesson_table.lesson.key == "six_boxes"


def test_whoever_has_learnt_something_chooses_and_stands_where_he_stopped(pupil):
    p = pupil()
    window = p.hand.window
    window.apply(window.settings.model_copy(update={"lessons_learnt": ("six_boxes", "empty_square")}))
    window.stage.top.rebuild()
    assert titles(p)[0] != "First fight"
    p.click("title First fight")
    assert isinstance(p.top, ChaptersScreen)
    assert p.top.list.item.value.key == "where_he_will_be"
    asides = [item.aside for item in p.top.list.items]
    assert asides == ["learnt", "learnt", "", "", "", "", ""]
    p.click("begin")
    assert p.top.lesson_table.lesson.key == "where_he_will_be"


def test_a_lesson_can_be_left_and_nothing_is_saved_but_what_is_learnt(pupil, tmp_path):
    p = pupil().begin("empty_square")
    p.hand.key(pygame.K_ESCAPE)
    p.click("pause To the title")
    assert isinstance(p.top, TitleScreen)
    assert not list((tmp_path / "saves").glob("*.json")), "no game waits to be continued"
    assert p.learnt == ()


def test_the_pause_leads_to_all_lessons_and_back_to_the_beginning(pupil):
    p = pupil().begin("parry")
    p.write("N-")
    p.hand.key(pygame.K_ESCAPE)
    p.click("pause Begin it again")
    assert isinstance(p.top, LessonPlotting)
    assert p.top.draft.empty
    p.hand.key(pygame.K_ESCAPE)
    p.click("pause All lessons")
    assert isinstance(p.top, ChaptersScreen)


# --- played as told ---------------------------------------------------------------------------------------


@EVERY
def test_played_as_told_the_lesson_is_learnt_and_leads_on(pupil, key):
    p = pupil().begin(key)
    p.play(*shown(key))
    verdict = p.top.verdict
    assert verdict.reached
    assert p.words == p.top.lesson_table.words_of(verdict)
    assert p.learnt == (key,)
    p.click("guide 1")
    following = KEYS[KEYS.index(key) + 1 :][:1]
    if following:
        assert p.top.lesson_table.lesson.key == following[0]
    else:
        assert isinstance(p.top, ChaptersScreen)


def test_all_of_it_by_keyboard_alone(pupil):
    p = pupil()
    p.hand.key(pygame.K_RETURN)
    for key in KEYS:
        for plot in shown(key):
            while p.top.telling:
                p.hand.key(pygame.K_RETURN)
            assert p.top.root.focus_widget.name == "typed"
            while p.top.field.text:
                p.hand.key(pygame.K_BACKSPACE)
            p.hand.type(plot)
            p.hand.key(pygame.K_RETURN, pygame.K_RETURN)  # to the commit button, and press it
            assert isinstance(p.top, LessonWatching), p.words
            p.hand.key(pygame.K_END)
            if not p.top.lesson_table.over:
                assert p.top.root.focus_widget.name == "guide 1"
                p.hand.key(pygame.K_RETURN)
        assert p.top.root.focus_widget.name == "guide 1"
        p.hand.key(pygame.K_RETURN)
    assert set(p.learnt) == set(KEYS)
    assert isinstance(p.top, ChaptersScreen)
    assert p.top.root.busy, "a word of farewell"


def test_a_gamepads_actions_reach_the_note(pupil):
    p = pupil().begin("six_boxes")
    p.top.act(Action.ACCEPT)
    p.top.act(Action.ACCEPT)
    assert not p.top.telling
    p.top.root.focus("guide 1")
    p.top.act(Action.ACCEPT)
    assert p.top.draft.short == lesson_of("six_boxes").plot.show, "shown how"


# --- what the teacher says on the way ---------------------------------------------------------------------


def test_the_note_follows_the_draft(pupil):
    p = pupil().begin("six_boxes")
    p.listen()
    p.write("1-")
    assert p.words.startswith("One square done")
    p.hand.type(" 1-")
    assert p.words.startswith("There you stand")
    assert p.top.spoken_of().name == "boxes"
    p.hand.type(" R")
    assert p.words.startswith("The pale figure stands where you want to stand")
    assert p.top.spoken_of().name == "commit"
    assert "E4" in p.top.board.overlay.highlights["choice"]


def test_whoever_writes_before_all_is_said_is_taken_at_his_word(pupil):
    p = pupil().begin("six_boxes")
    p.write("1-")
    assert not p.top.telling


def test_a_plot_that_will_not_do_is_questioned_once_and_can_stand(pupil):
    p = pupil().begin("parry")
    p.listen()
    p.write("P-")
    p.click("commit")
    assert isinstance(p.top, LessonPlotting), "not yet handed in"
    assert p.words.startswith("Shall it stand as it is? The parry is not in box 3")
    assert p.top.root.focus_widget.name == "guide 1"
    p.click("guide 2")
    p.skip()
    assert not p.top.verdict.reached
    assert "Your parry stood in step 1" in p.words
    assert p.top.root.find("guide 1").text == "Try again"
    p.click("guide 1")
    assert isinstance(p.top, LessonPlotting)
    assert p.top.draft.empty


def test_another_plot_takes_the_question_back(pupil):
    p = pupil().begin("parry")
    p.listen()
    p.write("P-")
    p.click("commit")
    p.click("undo")
    assert not p.words.startswith("Shall it stand")


def test_showing_how_fills_the_boxes_and_can_be_undone(pupil):
    p = pupil().begin("mug")
    p.listen()
    p.click("guide 1")
    assert p.top.draft.short == "WM 1N-"
    assert p.top.root.find("typed").text == "WM 1N-"
    assert not any(widget.visible and widget.text == "Show me" for widget in p.top.note.buttons)
    p.click("undo")
    assert p.top.draft.empty


def test_a_moment_can_be_seen_again(pupil):
    p = pupil().begin("empty_square")
    p.play("1- N-")
    see = p.top.root.find("guide 3")
    assert see.text == "See step 3 again"
    p.click("guide 3")
    assert p.top.player.playing
    assert p.top.player.moment[:2] in ((1, 2), (1, 3))
    p.skip()
    assert p.top.player.at_end
    assert "he stepped back in step 2" in p.words, "what was said stands"
    assert p.top.board.overlay.highlights["choice"] == {"E6"}


# --- played wrongly ---------------------------------------------------------------------------------------


@EVERY
@pytest.mark.parametrize("plot", ["", "WD L L", "1N- B- X-", "PR- CF--"])
def test_played_otherwise_it_is_watched_commented_on_and_goes_on(pupil, key, plot):
    p = pupil().begin(key)
    p.listen()
    p.write(plot)
    p.click("commit")
    if isinstance(p.top, LessonPlotting) and not p.top.root.busy:
        p.click("guide 2")
    if p.top.root.busy:  # nothing plotted: shall it be so?
        p.hand.key(pygame.K_RETURN)
    p.skip()
    while not p.top.lesson_table.over:
        p.click("guide 1")
        p.listen()
        p.click("commit")
        if isinstance(p.top, LessonPlotting) and not p.top.root.busy:
            p.click("guide 2")
        if p.top.root.busy:
            p.hand.key(pygame.K_RETURN)
        p.skip()
    assert p.words
    on = next(button for button in p.top.note.buttons if button.visible and button.text in ("Next lesson", "Finish"))
    p.click(on.name)
    assert isinstance(p.top, LessonPlotting | ChaptersScreen)


# --- where the note lies ----------------------------------------------------------------------------------


def check(p):
    """The note is whole, in the window, and off what it speaks of and off the board."""
    p.hand.wait()
    root, note = p.top.root, p.top.note
    assert faults(root) == []
    assert root.rect.contains(note.rect)
    assert not note.rect.colliderect(seen_part(p.top.board, root))
    for button in note.buttons:
        if button.visible:
            assert note.rect.contains(button.rect)
    spoken = p.top.spoken_of() if isinstance(p.top, LessonPlotting) else None
    if spoken is not None:
        spoken.reveal(spoken.rect)
        p.hand.wait()
        seen = seen_part(spoken, root)
        assert seen.height > 0, f"{spoken.name} can be brought into view"
        assert not note.rect.colliderect(seen)


@EVERY
@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
def test_the_note_never_covers_what_it_speaks_of(pupil, key, size, scale):
    p = pupil(size=size, scale=scale).begin(key)
    for plot in shown(key):
        while p.top.telling:
            check(p)
            p.click("guide 1")
        check(p)
        p.write(plot)
        check(p)
        p.click("commit")
        check(p)
        p.skip()
        check(p)
        if not p.top.lesson_table.over:
            p.click("guide 1")


def test_the_board_keeps_its_size_whatever_is_said(pupil):
    p = pupil().begin("six_boxes")
    before = p.top.board.rect.copy()
    p.listen()
    assert p.top.board.rect == before
    p.write("1- 1- R")
    assert p.top.board.rect == before
