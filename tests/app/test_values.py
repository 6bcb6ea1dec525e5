"""Setting values: text fields, ticks, sliders, drop-downs, lists and the log."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import pygame
import pytest

from game.app.widgets import (
    Button,
    Choice,
    Column,
    Entry,
    Item,
    Line,
    ListBox,
    ProgressBar,
    Slider,
    TextField,
    TextLog,
    Toggle,
    clipboard,
    open_menu,
)


@pytest.fixture
def heard():
    return []


def show(open_window, *widgets):
    hand = open_window(lambda: Column(*widgets))
    return hand


class TestTextField:
    @pytest.fixture
    def field(self, heard):
        return TextField("Anne", heard.append, accept=lambda text: heard.append(f"accepted {text}"), most=12)

    @pytest.fixture
    def hand(self, open_window, field):
        return show(open_window, field, Button("Other", lambda: None))

    def test_typed_letters_come_in_at_the_caret(self, hand, field, heard):
        hand.type(" B")
        hand.key(pygame.K_HOME)
        hand.type("X")
        assert field.text == "XAnne B"
        assert heard[-1] == "XAnne B"

    def test_space_is_a_letter_and_no_press(self, hand, field):
        hand.type("  ")
        assert field.text == "Anne  "

    def test_arrows_and_erasing(self, hand, field):
        hand.key(pygame.K_LEFT, pygame.K_BACKSPACE)
        assert (field.text, field.caret) == ("Ane", 2)
        hand.key(pygame.K_HOME, pygame.K_DELETE, pygame.K_DELETE)
        assert (field.text, field.caret) == ("e", 0)
        hand.key(pygame.K_BACKSPACE, pygame.K_LEFT)
        assert (field.text, field.caret) == ("e", 0), "at the start there is nothing before the caret"

    def test_whole_words_with_control(self, hand, field):
        hand.type(" of Gaul")
        hand.key(pygame.K_BACKSPACE, mod=pygame.KMOD_LCTRL)
        assert field.text == "Anne of "
        hand.key(pygame.K_LEFT, mod=pygame.KMOD_LCTRL)
        assert field.caret == len("Anne ")

    def test_no_more_than_it_may_hold(self, hand, field):
        hand.type("abcdefghijkl")
        assert field.text == "Anneabcdefgh"

    def test_pasting_leaves_out_what_no_font_can_draw(self, hand, field, monkeypatch):
        monkeypatch.setattr(clipboard, "read", lambda: "\0 the\nBo\ud800ld\x07")
        hand.key(pygame.K_v, mod=pygame.KMOD_LCTRL)
        assert field.text == "Anne the Bol", "cut at twelve letters as well"
        hand.wait()  # and it can be drawn

    def test_enter_accepts(self, hand, heard):
        hand.key(pygame.K_RETURN)
        assert heard == ["accepted Anne"]

    def test_tab_leaves_it(self, hand, field):
        hand.key(pygame.K_TAB)
        assert not field.focused

    def test_a_click_sets_the_caret(self, hand, field):
        hand.click((field.rect.right - 3, field.rect.centery))
        assert field.caret == 4
        hand.click((field.rect.left + 2, field.rect.centery))
        assert field.caret == 0

    def test_what_is_selected_gives_way_to_what_is_typed(self, hand, field):
        hand.key(pygame.K_a, mod=pygame.KMOD_LCTRL)
        assert field.selected == "Anne"
        hand.type("Bo")
        assert field.text == "Bo"

    def test_selecting_by_shift_and_by_dragging(self, hand, field):
        hand.key(pygame.K_LEFT, pygame.K_LEFT, mod=pygame.KMOD_LSHIFT)
        assert field.selected == "ne"
        hand.key(pygame.K_BACKSPACE)
        assert (field.text, field.caret, field.selected) == ("An", 2, "")
        hand.press((field.rect.left + 2, field.rect.centery))
        hand.give(
            pygame.event.Event(
                pygame.MOUSEMOTION, pos=(field.rect.right - 3, field.rect.centery), rel=(50, 0), buttons=(1, 0, 0)
            )
        )
        hand.release((field.rect.right - 3, field.rect.centery))
        assert field.selected == "An"

    def test_a_selection_is_left_at_the_end_one_goes_to(self, hand, field):
        hand.key(pygame.K_a, mod=pygame.KMOD_LCTRL)
        hand.key(pygame.K_LEFT)
        assert (field.caret, field.selected) == (0, "")

    def test_cutting_and_pasting(self, hand, field, monkeypatch):
        held = []
        monkeypatch.setattr(clipboard, "write", held.append)
        monkeypatch.setattr(clipboard, "read", lambda: held[-1])
        hand.key(pygame.K_a, pygame.K_x, mod=pygame.KMOD_LCTRL)
        assert (field.text, held) == ("", ["Anne"])
        hand.key(pygame.K_v, pygame.K_v, mod=pygame.KMOD_LCTRL)
        assert field.text == "AnneAnne"

    def test_a_selection_can_be_seen(self, hand, field):
        before = hand.picture()
        hand.key(pygame.K_a, mod=pygame.KMOD_LCTRL)
        assert hand.picture() != before

    def test_the_caret_blinks(self, hand):
        pictures = set()
        for _ in range(8):
            hand.wait(0.25)
            pictures.add(hand.picture())
        assert len(pictures) == 2


@dataclass
class Town:
    text: str

    @property
    def words(self) -> str:
        return self.text


class TestSuggestions:
    @pytest.fixture
    def field(self):
        towns = [Town("Paris"), Town("Pau"), Town("Poitiers")]
        return TextField(
            "", suggest=lambda text: [each for each in towns if each.text.startswith(text)] if text else []
        )

    def test_right_takes_what_is_shown_and_goes_on(self, open_window, field):
        hand = show(open_window, field)
        hand.type("Pa")
        assert [each.text for each in field.suggestions] == ["Paris", "Pau"]
        hand.key(pygame.K_RIGHT)
        assert (field.text, field.suggestions) == ("Paris ", ())

    def test_down_shows_another(self, open_window, field):
        hand = show(open_window, field)
        hand.type("P")
        before = hand.picture()
        hand.key(pygame.K_DOWN)
        assert hand.picture() != before
        hand.key(pygame.K_RIGHT)
        assert field.text == "Pau "

    def test_inside_the_line_right_goes_right(self, open_window, field):
        hand = show(open_window, field)
        hand.type("Pa")
        hand.key(pygame.K_LEFT, pygame.K_RIGHT)
        assert field.text == "Pa"

    def test_where_nothing_fits_nothing_is_taken(self, open_window, field):
        hand = show(open_window, field)
        hand.type("Q")
        hand.key(pygame.K_RIGHT, pygame.K_DOWN)
        assert field.text == "Q"


def test_ten_thousand_letters_can_be_shown(open_window):
    field = TextField("W" * 10_000, most=20_000)
    hand = show(open_window, field)
    hand.key(pygame.K_END)
    assert field.caret == 10_000


def test_a_tick_by_pointer_and_by_key(open_window, heard):
    toggle = Toggle("Blood", False, heard.append)
    hand = show(open_window, toggle)
    hand.click((toggle.rect.left + 5, toggle.rect.centery))
    hand.key(pygame.K_SPACE, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert heard == [True, False, True, False], "right is on and left is off, and being so already is no change"


class TestSlider:
    @pytest.fixture
    def slider(self, heard):
        return Slider(0.5, heard.append, step=0.1, settled=lambda value: heard.append(("settled", value)), width=20)

    @pytest.fixture
    def hand(self, open_window, slider):
        return show(open_window, slider)

    def test_keys_move_it_by_a_step_and_stop_at_the_ends(self, hand, slider, heard):
        hand.key(pygame.K_RIGHT)
        assert heard == [0.6, ("settled", 0.6)]
        hand.key(pygame.K_END, pygame.K_RIGHT)
        assert slider.value == 1.0
        hand.key(pygame.K_HOME, pygame.K_LEFT)
        assert slider.value == 0.0

    def test_dragging_settles_only_at_the_end(self, hand, slider, heard):
        hand.press((slider.rect.left + 12, slider.rect.centery))
        hand.point((1279, slider.rect.centery))
        assert slider.value == 1.0
        assert ("settled", 1.0) not in heard
        hand.release((1279, slider.rect.centery))
        assert heard[-1] == ("settled", 1.0)


class TestChoice:
    @pytest.fixture
    def choice(self, heard):
        return Choice([("a", "Apples"), ("b", "Barrels"), ("c", "Candles")], "b", heard.append)

    @pytest.fixture
    def hand(self, open_window, choice):
        return show(open_window, choice)

    def test_left_and_right_step_and_stop_at_the_ends(self, hand, heard):
        hand.key(pygame.K_LEFT, pygame.K_LEFT, pygame.K_RIGHT)
        assert heard == ["a", "b"]

    def test_the_list_opens_on_what_is_chosen(self, hand, choice, heard):
        hand.key(pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
        assert heard == ["c"]
        assert not hand.window.stage.top.root.busy

    def test_the_list_by_pointer(self, hand, choice, heard):
        hand.click(choice)
        menu = next(w for w in hand.window.stage.top.root.top.walk() if isinstance(w, ListBox))
        hand.click(menu.row(0).center)
        assert heard == ["a"]

    def test_a_click_elsewhere_or_escape_closes_the_list(self, hand, choice, heard):
        hand.click(choice)
        hand.click((1200, 790))
        assert not hand.window.stage.top.root.busy
        hand.click(choice)
        hand.key(pygame.K_ESCAPE)
        assert not hand.window.stage.top.root.busy
        assert heard == []


class TestListBox:
    @pytest.fixture
    def box(self, heard):
        items = [Item(f"Row {index}", index) for index in range(30)]
        return ListBox(
            items, chose=lambda item: heard.append(item.value), accept=lambda item: heard.append("!"), lines=6
        )

    @pytest.fixture
    def hand(self, open_window, box):
        return show(open_window, box, Button("After", lambda: None))

    def test_arrows_choose_and_the_chosen_row_can_be_seen(self, hand, box, heard):
        hand.key(*[pygame.K_DOWN] * 9)
        assert heard == list(range(1, 10))
        assert box.rect.contains(box.row(9))
        hand.key(pygame.K_END)
        assert box.item.value == 29
        assert box.rect.contains(box.row(29))

    def test_the_arrows_go_on_at_the_end(self, hand, box):
        hand.key(pygame.K_END, pygame.K_DOWN)
        assert not box.focused

    def test_the_wheel_scrolls_without_choosing(self, hand, box):
        hand.wheel(box, 2)
        assert box.scroller.offset > 0
        assert box.chosen == 0

    def test_dragging_the_bar_scrolls(self, hand, box):
        thumb = box.scroller.thumb
        hand.press(thumb.center)
        hand.point((thumb.centerx, box.rect.bottom + 100))
        hand.release((thumb.centerx, box.rect.bottom + 100))
        assert box.rect.contains(box.row(29))

    def test_a_click_chooses_and_a_second_accepts(self, hand, box, heard):
        hand.click(box.row(2).center)
        assert heard == [2]
        hand.wait(1)
        hand.click(box.row(2).center)
        assert heard == [2], "too late for a second click"
        hand.click(box.row(2).center)
        assert heard == [2, "!"]

    def test_enter_accepts(self, hand, heard):
        hand.key(pygame.K_RETURN)
        assert heard == ["!"]


def test_a_row_that_cannot_be_had_says_why_and_is_not_accepted(open_window, heard):
    box = ListBox([Item("Old save", enabled=False, reason="It is broken.")], accept=heard.append)
    hand = show(open_window, box)
    hand.key(pygame.K_RETURN)
    assert heard == []
    assert box.tip(None) == "It is broken."


def test_an_empty_list_can_be_shown_and_played(open_window):
    box = ListBox([], accept=lambda item: None)
    hand = show(open_window, box, Button("After", lambda: None))
    hand.key(pygame.K_DOWN, pygame.K_RETURN)
    hand.click(box)
    assert box.item is None


class TestLog:
    @pytest.fixture
    def log(self, heard):
        lines = [
            Line(f"Turn {index}" if index % 5 == 0 else f"{index} " + "and so on " * 20, index or None)
            for index in range(60)
        ]
        return TextLog(lines, lambda line: heard.append(line.value), rows=8, width=20)

    @pytest.fixture
    def hand(self, open_window, log):
        return show(open_window, log, Button("After", lambda: None))

    def test_it_shows_the_newest_line_and_follows_new_ones(self, hand, log):
        assert log.rect.contains(log.row(59))
        log.add(Line("the end", 60))
        hand.wait()
        assert log.rect.contains(log.row(60))

    def test_it_stays_where_the_player_reads(self, hand, log):
        hand.wheel(log, -100)
        log.add(Line("the end", 60))
        hand.wait()
        assert log.scroller.offset == 0

    def test_long_lines_wrap_and_rows_do_not_overlap(self, hand, log):
        rows = [log.row(index) for index in range(60)]
        assert rows[1].height > rows[0].height * 3
        assert all(above.bottom <= below.top for above, below in pairwise(rows))

    def test_a_click_picks_the_line_under_it(self, hand, log, heard):
        hand.click(log.row(59).center)
        assert heard == [59]

    def test_keys_go_from_line_to_line(self, hand, log, heard):
        hand.key(pygame.K_UP, pygame.K_UP, pygame.K_RETURN)
        assert heard == [58], "the first step up comes to the newest line"

    def test_a_line_without_a_value_cannot_be_picked(self, hand, log, heard):
        hand.wheel(log, -100)
        hand.click(log.row(0).center)
        assert heard == []


class TestMenu:
    @pytest.fixture
    def hand(self, open_window, heard):
        hand = open_window(lambda: Column(Button("Open", lambda: heard.append("opened"), name="open")))
        entries = [
            Entry("Lunge", lambda: heard.append("lunge")),
            Entry("Throw", lambda: heard.append("throw"), enabled=False, reason="You hold nothing."),
            Entry("Rest", lambda: heard.append("rest")),
        ]
        open_menu(hand.window.stage.top.root, entries, pygame.Rect(1270, 790, 1, 1), title="F7")
        hand.wait()
        return hand

    def menu(self, hand):
        return next(w for w in hand.window.stage.top.root.top.walk() if isinstance(w, ListBox))

    def test_it_stays_inside_the_window(self, hand):
        assert pygame.Rect(0, 0, 1280, 800).contains(hand.window.stage.top.root.top.content.rect)

    def test_it_goes_round(self, hand, heard):
        hand.key(pygame.K_UP, pygame.K_RETURN)
        assert heard == ["rest"]

    def test_what_is_impossible_does_nothing_and_leaves_it_open(self, hand, heard):
        hand.click(self.menu(hand).row(1).center)
        hand.key(pygame.K_RETURN)
        assert heard == []
        assert hand.window.stage.top.root.busy

    def test_the_click_that_closes_it_does_nothing_else(self, hand, heard):
        hand.click(hand.window.stage.top.root.find("open"))
        assert heard == []
        hand.click(hand.window.stage.top.root.find("open"))
        assert heard == ["opened"]


@pytest.mark.parametrize("part", [-1.0, 0.0, 0.5, 1.0, 7.0])
def test_progress_stays_inside_its_frame(open_window, part):
    bar = ProgressBar(part, "on the way", width=10)
    hand = show(open_window, bar)
    beside = pygame.Rect(bar.rect.right + 1, bar.rect.top, 300, bar.rect.height)
    pictures = []
    for now in (part, 0.25):
        bar.part = now
        hand.wait()
        pictures.append(pygame.image.tobytes(pygame.display.get_surface().subsurface(beside), "RGB"))
    assert pictures[0] == pictures[1]
