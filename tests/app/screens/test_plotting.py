"""Plotting by mouse, by keyboard and on the board comes to the same plot; what is doubtful is said."""

from __future__ import annotations

import pygame
import pytest

from game.app.screens.hand_over import HandOverScreen
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler.plotting import PlottingScreen
from tests.app.layouts import SIZES, faults

CTRL = pygame.KMOD_CTRL


@pytest.fixture
def at(sit_down):
    """Player 1 (Lucien, in J5, facing north) plots."""
    at = sit_down()
    at.take_over()
    return at


def choose(at, code: str) -> None:
    """Click an order of the menu, scrolled into view."""
    menu = at.find("orders")
    menu.reveal(menu.row_of(code))
    at.hand.wait()
    at.hand.click(menu.row_of(code).center)
    at.hand.wait()


def commit(at) -> str:
    """Hand the plot in; what the game has of it."""
    at.click("commit")
    assert isinstance(at.top, HandOverScreen)
    (text,) = at.table.game.pending.values()
    return text


def by_mouse(at) -> str:
    choose(at, "N")
    choose(at, "1")
    choose(at, "L")
    choose(at, "R")
    return commit(at)


def by_typing(at) -> str:
    at.hand.type("n 1 l r")
    return commit(at)


def by_keyboard_alone(at) -> str:
    """Down from the field to the menu, along it, and on to the button; typing nothing."""
    hand = at.hand
    for _ in range(30):
        hand.key(pygame.K_TAB)
        if at.top.root.focus_widget.name == "orders":
            break
    menu = at.find("orders")

    def go_to(code: str) -> None:
        if menu.here is None:
            hand.key(pygame.K_DOWN)
        for _ in range(200):
            here, there = menu.row_of(menu.here.code), menu.row_of(code)
            if menu.here.code == code:
                return
            if here.left > there.left:
                hand.key(pygame.K_LEFT)
            elif here.left < there.left and here.top == there.top:
                hand.key(pygame.K_RIGHT)
            else:
                hand.key(pygame.K_DOWN if there.top > here.top else pygame.K_UP)
        pytest.fail(f"{code} cannot be reached")

    for code in ("N", "1", "L", "R"):
        go_to(code)
        hand.key(pygame.K_RETURN)
    hand.key(pygame.K_RETURN, mod=CTRL)
    hand.wait()
    (text,) = at.table.game.pending.values()
    return text


def test_mouse_keyboard_and_typing_come_to_the_same_plot(sit_down):
    plots = set()
    for way in (by_mouse, by_typing, by_keyboard_alone):
        at = sit_down()
        at.take_over()
        plots.add(way(at))
    assert plots == {"N- 1- L R"}


def test_a_plot_of_which_nothing_would_come_is_asked_about(sit_down):
    at = sit_down()
    at.take_over()
    at.hand.type("n")
    at.click("commit")
    assert at.top.root.busy, "there is nobody to strike"
    at.hand.key(pygame.K_RETURN)
    at.hand.wait()
    assert isinstance(at.top, HandOverScreen)


class TestCompletion:
    def test_a_name_begun_becomes_the_order_by_enter(self, at):
        at.hand.type("lun")
        assert "N- Lunge" in at.find("words").text
        assert "1N- Running lunge" in at.find("words").text
        at.hand.key(pygame.K_RETURN)
        assert at.find("boxes").boxes[0].text == "N"
        at.hand.type("r")
        at.hand.key(pygame.K_RETURN)
        assert at.top.root.focus_widget.name == "commit", "an order that is one already is left as it is"

    def test_another_one_is_a_key_away(self, at):
        at.hand.type("1")
        at.hand.key(pygame.K_DOWN, pygame.K_RIGHT)
        assert at.find("boxes").boxes[0].text == "1K"

    def test_what_opens_a_parameter_offers_each(self, at):
        at.hand.type("j")
        assert all(each in at.find("words").text for each in ("JU-", "JD-", "JO-"))
        at.hand.key(pygame.K_RIGHT)
        assert at.find("boxes").boxes[0].text == "JU"


class TestTheBoard:
    def test_a_square_offers_what_leads_there(self, at):
        """I5 is ahead of Lucien in J5."""
        at.hand.click(at.find("board").square_rect("I5").center)
        at.hand.wait()
        assert at.top.root.busy
        at.hand.key(pygame.K_RETURN)
        at.hand.wait()
        assert at.find("typed").text == "1-", "a step forward is what leads there first"

    def test_the_next_click_reckons_from_where_the_plot_leads(self, at):
        board = at.find("board")
        at.hand.type("1 l")
        at.hand.wait(0.2)
        at.hand.click(board.square_rect("I4").center)
        at.hand.wait()
        at.hand.key(pygame.K_RETURN)
        at.hand.wait()
        assert at.find("typed").text == "1- L 1-", "he faces west in I5 by then"

    def test_his_own_square_offers_turns_and_a_rest(self, at):
        at.hand.click(at.find("board").square_rect("J5").center)
        at.hand.wait()
        words = [item.text for item in at.top.root.focus_widget.items]
        assert any(each.startswith("L ") for each in words)
        assert any(each.startswith("-") for each in words)

    def test_the_way_is_shown_with_arrow_and_figures(self, at):
        at.hand.type("1 r")
        board = at.find("board")
        assert [arrow.squares for arrow in board.overlay.arrows] == [("J5", "I5")]
        assert [(ghost.token.squares, ghost.token.facing) for ghost in board.overlay.ghosts] == [(("I5",), "E")]

    def test_pointing_at_an_order_shows_what_it_would_do(self, at):
        menu = at.find("orders")
        at.hand.point(menu.row_of("SL").center)
        at.hand.wait()
        (ghost,) = at.find("board").overlay.ghosts
        assert ghost.token.squares == ("J4",)
        at.hand.point((5, 5))
        assert at.find("board").overlay.ghosts == ()

    def test_the_tooltip_says_who_stands_there(self, at):
        words = at.find("board").describe("J5")
        assert "Lucien de Vaubrac" in words
        assert "rapier" in words


class TestWhatWouldFail:
    def test_it_is_marked_and_says_why_and_can_be_plotted(self, at):
        at.hand.type("n")
        box = at.find("boxes").boxes[0]
        assert box.warning
        assert box.warning in at.find("words").text
        assert at.find("commit").enabled

    def test_orders_that_would_fail_are_pale_in_the_menu(self, at):
        at.hand.wait(1.0)
        doubts = at.find("orders").doubts
        assert "UP" in doubts, "he stands already"
        assert "L" not in doubts
        assert doubts["UP"] in at.find("orders").tip(at.find("orders").row_of("UP").center)

    def test_looking_ahead_comes_to_rest(self, at):
        at.hand.wait(2.0)
        assert not at.top.animating


class TestFaults:
    def test_typing_nonsense_is_said_and_keeps_the_plot_back(self, at):
        at.hand.type("n zz")
        assert "ZZ" in at.find("words").text
        commit = at.find("commit")
        assert not commit.enabled
        assert "ZZ" in commit.reason
        at.hand.key(pygame.K_RETURN, mod=CTRL)
        at.hand.wait()
        assert isinstance(at.top, PlottingScreen)

    def test_deleting_it_mends_it(self, at):
        at.hand.type("n zz")
        at.hand.key(pygame.K_BACKSPACE, pygame.K_BACKSPACE)
        assert at.find("commit").enabled

    def test_a_full_plot_says_so_instead_of_writing_on(self, at):
        at.hand.type("1 1 1")
        choose(at, "L")
        assert at.top.root.busy
        at.hand.key(pygame.K_RETURN)
        assert at.find("typed").text == "1 1 1"


class TestEditing:
    def test_undo_redo_and_clear(self, at):
        for code in ("L", "R"):
            choose(at, code)
        at.click("undo")
        assert at.find("typed").text == "L"
        at.click("redo")
        assert at.find("typed").text == "L R"
        at.click("clear")
        assert at.find("typed").text == ""
        at.hand.key(pygame.K_z, mod=CTRL)
        assert at.find("typed").text == "L R"

    def test_each_typed_order_is_undone_by_itself_and_typing_goes_on(self, at):
        at.hand.type("l r")
        at.hand.key(pygame.K_z, mod=CTRL)
        assert at.find("typed").text == "L"
        at.hand.key(pygame.K_z, pygame.K_z, pygame.K_z, mod=CTRL)
        at.hand.type("sl")
        assert at.find("typed").text == "sl", "with nothing left to undo the line keeps the keyboard"

    def test_making_things_larger_writes_nothing(self, at):
        plus = {"key": pygame.K_EQUALS, "mod": CTRL, "unicode": "+"}
        at.hand.give(pygame.event.Event(pygame.KEYDOWN, **plus), pygame.event.Event(pygame.TEXTINPUT, text="+"))
        at.hand.give(pygame.event.Event(pygame.KEYUP, key=pygame.K_EQUALS, mod=0))
        assert at.find("typed").text == ""
        assert at.hand.window.settings.ui_scale > 1
        at.hand.type("l")
        assert at.find("typed").text == "l"

    def test_with_all_boxes_full_no_order_looks_as_if_it_had_room(self, at):
        at.hand.type("l l l l l l")
        at.hand.wait(0.5)
        assert set(at.find("orders").doubts.values()) == {"all six boxes are full"}

    def test_boxes_by_keyboard(self, at):
        at.hand.type("l r sl")
        at.top.root.focus("boxes")
        at.hand.key(pygame.K_LEFT, pygame.K_LEFT)
        assert at.find("boxes").hand == 2
        at.hand.key(pygame.K_DELETE)
        assert at.find("typed").text == "L - SL"

    def test_the_last_turns_plot_can_be_copied(self, at):
        with pytest.raises(KeyError):
            at.find("copy")
        at.plot("n 1 l r")
        at.take_over()
        at.plot("L")
        at.skip()
        at.take_over()
        at.hand.key(pygame.K_p, mod=CTRL)
        assert at.find("typed").text == "N- 1- L R", "his own, not the other's"

    def test_a_box_by_mouse(self, at):
        at.hand.type("l r sl")
        boxes = at.find("boxes")
        at.hand.click(boxes.cell(2).center)
        at.hand.wait()
        choose(at, "N")
        assert at.find("typed").text == "L N-", "the lunge needs the box of the side step for its rest"

    def test_what_can_be_said_after_a_code_is_asked_for(self, at):
        choose(at, "G")
        assert at.top.root.busy
        at.hand.key(pygame.K_DOWN, pygame.K_RETURN)
        at.hand.wait()
        assert at.find("typed").text == "G3--"


class TestCommitting:
    def test_an_empty_plot_is_asked_about_once(self, at):
        at.click("commit")
        assert at.top.root.busy
        assert at.table.game.pending == {}
        at.hand.key(pygame.K_RETURN)
        at.hand.wait()
        assert isinstance(at.top, HandOverScreen)

    def test_the_last_commit_opens_the_turn(self, at):
        at.plot("L")
        at.take_over()
        at.plot("R")
        assert isinstance(at.top, WatchingScreen)

    def test_a_double_click_on_commit_commits_one_plot_only(self, at):
        at.hand.type("L")
        spot = at.find("commit").rect.center
        at.hand.click(spot)
        at.hand.click(spot)
        at.hand.wait(2.0)
        assert isinstance(at.top, HandOverScreen)
        assert len(at.table.game.pending) == 1


class TestSeveralFighters:
    @pytest.fixture
    def both(self, sit_down):
        """Two people with three fighters each."""
        at = sit_down("human", "human", scenario="two_sides")
        at.take_over()
        return at

    def test_each_has_a_draft_of_his_own(self, both):
        first, second, _ = (draft.fighter.id for draft in both.top.drafts)
        both.hand.type("L")
        both.click(f"fighter {second}")
        assert both.find("typed").text == ""
        both.top.root.focus("typed")
        both.hand.type("R")
        both.click(f"fighter {first}")
        assert both.find("typed").text == "L"

    def test_by_keyboard(self, both):
        first = both.top.draft.fighter.id
        both.hand.key(pygame.K_PAGEDOWN, mod=CTRL)
        assert both.top.draft.fighter.id != first
        both.hand.key(pygame.K_PAGEUP, mod=CTRL)
        assert both.top.draft.fighter.id == first

    def test_one_act_hands_in_all_of_them(self, both):
        for text in ("L", "R", "L L"):
            both.top.root.focus("typed")
            both.hand.type(text)
            both.hand.key(pygame.K_PAGEDOWN, mod=CTRL)
        both.hand.key(pygame.K_RETURN, mod=CTRL)
        both.hand.wait()
        assert isinstance(both.top, HandOverScreen)
        assert sorted(both.table.game.pending.values()) == ["L - - - - -", "L L - - - -", "R - - - - -"]

    def test_whoever_has_nothing_to_do_is_named_before(self, both):
        both.hand.type("L")
        both.click("commit")
        assert both.top.root.busy


def test_the_screen_is_given_the_players_own_view(sit_down):
    """What the other has committed is not in it."""
    at = sit_down()
    at.take_over()
    at.plot("N- 1- L R")
    at.take_over()
    assert all(not any(fighter.plot.orders) for fighter in at.top.view.fighters.values())
    assert all(draft.empty for draft in at.top.drafts)


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_is_in_its_place_and_within_reach(sit_down, size, scale):
    at = sit_down(size=size, scale=scale)
    at.take_over()
    at.hand.type("n 1 l r")
    at.hand.wait(0.3)
    assert faults(at.top.root) == []
    reached = set()
    for _ in range(40):
        at.hand.key(pygame.K_TAB)
        reached.add(at.top.root.focus_widget.name)
    assert {"board", "boxes", "typed", "orders", "undo", "commit"} <= reached


def test_a_screen_that_nobody_touches_comes_to_rest(at):
    """Neither looking ahead nor the caret asks for new pictures for ever; the next letter wakes them."""
    at.hand.wait(10)
    for _ in range(120):
        at.hand.wait()
        assert not at.top.stale
        assert not at.top.animating
    at.hand.type("L")
    assert at.top.animating
