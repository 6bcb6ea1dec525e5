"""The rules can be leafed through and searched, and every page fits every window."""

from __future__ import annotations

import pygame
import pytest

from game.app.screens.grid import Grid
from game.app.screens.rules import RulesScreen
from game.app.widgets import Label
from tests.app.layouts import SIZES, faults


@pytest.fixture
def rules(open_window):
    def open_(**window):
        hand = open_window(RulesScreen("swashbuckler"), **window)
        return hand, hand.window.stage.top

    return open_


def words(screen) -> str:
    return "\n".join(each.text for each in screen.root.top.walk() if isinstance(each, Label))


def test_every_page_can_be_shown(rules):
    hand, screen = rules()
    assert len(screen.pages) > 5
    for number, page in enumerate(screen.pages):
        screen.root.find("contents").choose(number)
        hand.wait()
        assert screen.page == number
        for section in page.sections:
            assert section.title in words(screen)


def test_the_orders_are_there_with_code_rests_and_meaning(rules):
    hand, screen = rules()
    number = next(index for index, page in enumerate(screen.pages) if page.key == "orders")
    screen.root.find("contents").choose(number)
    hand.wait()
    text = words(screen)
    for words_of_card in ("Lunge", "Flip table", "Step forward & kick", "FT", "1K"):
        assert words_of_card in text


def test_figures_say_whether_they_are_the_cards_or_a_rulings(rules):
    hand, screen = rules()
    number = next(index for index, page in enumerate(screen.pages) if page.key == "actions")
    screen.root.find("contents").choose(number)
    hand.wait()
    text = words(screen).splitlines()
    assert "card: Thrown Mug" in text, "where a mug may be taken from is printed"
    assert "ruling R7.2" in text, "which mug is taken first is not"


def test_the_rules_of_the_other_game_are_a_choice_away(rules):
    hand, screen = rules()
    screen.root.focus("game")
    hand.key(pygame.K_RIGHT)
    assert screen.key == "phases"
    assert "Duels" in [page.title for page in screen.pages]
    assert "Lunge" not in words(screen)


def test_by_keyboard(rules):
    hand, screen = rules()
    hand.key(pygame.K_DOWN, pygame.K_DOWN)
    assert screen.page == 2


def test_searching_for_a_word_and_for_an_order(rules):
    hand, screen = rules()
    screen.root.focus("search")
    hand.type("carpet")
    assert "arpet" in words(screen)
    for _ in range(6):
        hand.key(pygame.K_BACKSPACE)
    hand.type("FT")
    assert "Flip" in words(screen)


def test_what_is_nowhere_is_said(rules):
    hand, screen = rules()
    screen.root.focus("search")
    hand.type("zeppelin")
    assert "Nothing is found" in words(screen)


def test_columns_are_as_wide_as_their_widest_cell(open_window):
    hand = open_window(lambda: Grid([["a", "much longer than the others"], ["b", "c"]]))
    grid = next(each for each in hand.window.stage.top.root.top.walk() if isinstance(each, Grid))
    first, second, third, fourth = grid.children
    assert first.rect.left == third.rect.left
    assert second.rect.left == fourth.rect.left
    assert second.rect.width > first.rect.width
    assert third.rect.top >= first.rect.bottom


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_is_in_its_place(rules, size, scale):
    hand, screen = rules(size=size, scale=scale)
    for number in (0, 4, 8):
        screen.root.find("contents").choose(number)
        hand.wait()
        assert faults(screen.root) == []
