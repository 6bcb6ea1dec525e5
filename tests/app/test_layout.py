"""Where things are put: beside and below each other, never over each other, and always within reach."""

from __future__ import annotations

import pygame
import pytest

from game.app.widgets import (
    Button,
    Canvas,
    Centred,
    Column,
    Entry,
    Framed,
    Item,
    Label,
    Line,
    ListBox,
    Panel,
    Row,
    Scroll,
    Slider,
    Space,
    Split,
    TextField,
    TextLog,
    Toggle,
    ask,
    open_menu,
)
from game.app.widgets.containers import share
from tests.app.layouts import SIZES, faults, seen_part


def nothing(*_):
    return None


def table():
    """As large a screen as the game has: a bar, a board, a log, and a side panel with every kind of widget."""
    orders = ListBox(
        [Item(f"Order {index}", aside="35 %", detail="straight ahead") for index in range(12)], name="list"
    )
    side = Panel(
        Scroll(
            Column(
                Label("Choose an order for this step, or leave it to the next one, as you like. " * 2),
                orders,
                TextField("Anne", name="field"),
                Toggle("Show where everybody could be struck in this step and in the next", True, nothing),
                Row(Label("Speed"), Slider(0.4, grow=1)),
                Row(*[Button(f"Button {index}", nothing) for index in range(7)], wraps=True),
            )
        ),
        Row(
            Button("Undo", nothing),
            Space(grow=1),
            Button("Commit", nothing, style="primary", name="commit"),
            wraps=True,
        ),
        title="Anne Marie de la Rochefoucauld: step 3 of 6",
    )
    log = TextLog([Line(f"Step {index}: something happens to somebody") for index in range(50)], height=8, grow=0)
    return Column(
        Row(Button("Menu", nothing), Label("Turn 4 at the Fleur de Lys", "heading")),
        Split(side=side, main=Framed(Canvas(lambda *_: None, name="board"))),
        log,
        pad=0.6,
    )


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_a_full_table_has_everything_in_its_place(open_window, size, scale):
    hand = open_window(table, size, scale)
    assert faults(hand.window.stage.top.root) == []


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_dialogs_and_menus_stay_inside_the_window(open_window, size, scale):
    hand = open_window(table, size, scale)
    root = hand.window.stage.top.root
    ask(root, "A question that takes many words to put", "And many more to explain. " * 60)
    open_menu(
        root,
        [Entry(f"Entry {index}", nothing, detail="with more words") for index in range(40)],
        pygame.Rect(700, 500, 40, 20),
    )
    hand.wait()
    assert faults(root) == []


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_keyboard_brings_everything_into_view(open_window, size, scale):
    hand = open_window(table, size, scale)
    root = hand.window.stage.top.root
    visited = set()
    for _ in range(40):
        hand.key(pygame.K_TAB)
        here = root.focus_widget
        visited.add(here)
        seen = seen_part(here, root)
        assert seen.width > 20, f"{here} is out of view"
        assert seen.height >= min(here.rect.height, hand.window.theme.control), f"{here} is out of view"
        assert root.top.content.hit(seen.center) is here, f"{here} is hidden by something"
    assert visited == {widget for widget in root.top.walk() if widget.can_focus}


def test_the_board_gets_what_the_side_leaves(open_window):
    hand = open_window(table)
    board = hand.window.stage.top.root.find("board").rect
    commit = hand.window.stage.top.root.find("commit").rect
    assert board.width > 1280 / 2
    assert board.right < commit.left
    log = next(w for w in hand.window.stage.top.root.top.walk() if isinstance(w, TextLog))
    assert log.rect.top - 40 < commit.bottom < log.rect.top, "the side panel reaches down to the log"


def test_in_a_narrow_window_the_side_goes_below(open_window):
    hand = open_window(table, (800, 600), 2.5)
    root = hand.window.stage.top.root
    assert root.find("list").rect.top > root.find("board").rect.bottom


def test_a_row_sets_on_a_further_line_what_has_no_room(open_window):
    buttons = [Button(f"A rather long button {index}", nothing) for index in range(6)]
    open_window(lambda: Column(Row(*buttons)), (800, 600), 2)
    assert buttons[0].rect.top < buttons[-1].rect.top
    assert all(button.rect.right <= 800 for button in buttons)


def test_rows_narrow_text_before_they_break(open_window):
    words, button = Label("Many words that go on and on " * 3), Button("Go", nothing)
    open_window(lambda: Column(Row(words, button)), (800, 600))
    assert words.rect.right < button.rect.left
    assert words.rect.top <= button.rect.centery <= words.rect.bottom


def test_spare_room_goes_by_grow_and_lack_is_taken_from_slack():
    assert share([10, 10, 10], [5, 10, 10], [1, 0, 3], 70) == [20, 10, 40]
    assert share([10, 20, 10], [5, 10, 10], [0, 0, 0], 31) == [7, 14, 10]
    assert share([10, 20], [5, 10], [0, 0], 3) == [5, 10], "nothing is made smaller than it can be"
    assert share([10, 20], [10, 20], [0, 0], 99) == [10, 20], "without any growth the room stays free"


def test_centred_is_in_the_middle(open_window):
    button = Button("Middle", nothing)
    open_window(lambda: Centred(button))
    assert abs(button.rect.centerx - 640) <= 1
    assert abs(button.rect.centery - 400) <= 1


def test_a_larger_scale_makes_everything_larger(open_window):
    sizes = []
    for scale in (1.0, 2.0):
        button = Button("Size", nothing)
        open_window(lambda button=button: Column(button), scale=scale)
        sizes.append(button.rect.height)
    assert 1.8 <= sizes[1] / sizes[0] <= 2.2


class TestScroll:
    @pytest.fixture
    def pressed(self):
        return []

    @pytest.fixture
    def buttons(self, pressed):
        return [Button(f"Button {index}", lambda index=index: pressed.append(index)) for index in range(60)]

    @pytest.fixture
    def hand(self, open_window, buttons):
        return open_window(lambda: Column(Label("Above"), Scroll(Column(*buttons), name="scroll"), Label("Below")))

    def test_what_is_scrolled_out_cannot_be_clicked(self, hand, buttons, pressed):
        scroll = hand.window.stage.top.root.find("scroll")
        hand.wheel(scroll, 3)
        assert buttons[0].rect.bottom < scroll.rect.top
        hand.click(buttons[0].rect.center)
        assert pressed == []

    def test_what_is_scrolled_out_is_not_drawn(self, hand, buttons):
        scroll = hand.window.stage.top.root.find("scroll")
        above = pygame.Rect(0, 0, 1280, scroll.rect.top - 8)
        before = pygame.image.tobytes(pygame.display.get_surface().subsurface(above), "RGB")
        hand.wheel(scroll, 5)
        assert pygame.image.tobytes(pygame.display.get_surface().subsurface(above), "RGB") == before

    def test_a_rebuild_keeps_the_place(self, hand):
        hand.wheel(hand.window.stage.top.root.find("scroll"), 4)
        offset = hand.window.stage.top.root.find("scroll").scroller.offset
        hand.window.stage.top.rebuild()
        hand.wait()
        assert hand.window.stage.top.root.find("scroll").scroller.offset == offset > 0

    def test_page_keys_and_the_ends(self, hand):
        scroll = hand.window.stage.top.root.find("scroll")
        hand.key(pygame.K_END)
        assert scroll.scroller.offset == scroll.scroller.furthest > 0
        hand.key(pygame.K_HOME)
        assert scroll.scroller.offset == 0
        hand.key(pygame.K_PAGEDOWN)
        assert 0 < scroll.scroller.offset < scroll.rect.height


def test_text_too_long_for_a_dialog_is_read_on_by_keyboard(open_window):
    hand = open_window(lambda: Column(Button("One", nothing)))
    root = hand.window.stage.top.root
    ask(root, "Long", "\n\n".join(f"Paragraph {index}" for index in range(80)))
    hand.wait()
    hand.key(pygame.K_PAGEDOWN)
    scrolls = [widget for widget in root.top.walk() if isinstance(widget, Scroll)]
    assert [scroll.scroller.offset > 0 for scroll in scrolls] == [False, True], "the text, not the whole dialog"


def test_a_row_chosen_in_a_list_taller_than_its_room_is_brought_into_view(open_window):
    box = ListBox([Item(f"Row {index}") for index in range(30)], lines=30)
    hand = open_window(lambda: Column(Scroll(Column(Label("Above"), box))), (800, 600))
    hand.key(pygame.K_END)
    assert pygame.Rect(0, 0, 800, 600).contains(box.row(29))
