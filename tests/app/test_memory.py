"""What was drawn for another size, or for a window that is closed, is let go of at once.

Screens and widgets know each other, so Python finds out late that nobody needs them; what they drew must not wait.
"""

from __future__ import annotations

import pygame

from game.app.board.sprites import Sprites
from game.app.main import title_screen
from game.app.pictures import Pictures
from game.app.shelf import Shelf
from game.app.widgets import Label, Space


def test_a_shelf_holds_no_more_pixels_than_it_has_room_for():
    shelf = Shelf(250)
    for number in range(5):
        shelf.keep(number, lambda: pygame.Surface((10, 10)))
    assert len(shelf) == 2
    shelf.clear()
    assert len(shelf) == 0
    shelf.keep("again", lambda: pygame.Surface((10, 10)))
    shelf.keep("and again", lambda: pygame.Surface((10, 10)))
    assert len(shelf) == 2


def test_another_scale_lets_go_of_what_was_drawn_before(open_window):
    hand = open_window(Space)
    hand.window.stage.push(title_screen(hand.window))
    hand.wait()
    before = hand.window.theme
    drawn = before.text("Anne")
    assert before.text("Anne") is drawn
    hand.window.apply(hand.window.settings.model_copy(update={"ui_scale": 2.0}))
    hand.wait()
    assert hand.window.theme is not before
    assert before.text("Anne") is not drawn


def test_a_closed_window_lets_go_of_its_pictures(open_window):
    hand = open_window(Space)
    pictures, theme = hand.window.pictures, hand.window.theme
    drawn = theme.text("Anne")
    pictures.get("title.png")
    hand.window.close()
    pygame.display.init()
    pygame.font.init()
    assert not pictures._opened
    assert theme._drawn._shelf.keep(("Anne",), lambda: pygame.Surface((1, 1))) is not drawn
    assert len(theme._drawn._shelf) == 1


def test_a_widget_measures_anew_for_another_theme(open_window):
    label = Label("Anne Bonny", name="label")
    hand = open_window(lambda: label)
    small = label.natural(hand.window.theme)
    hand.window.apply(hand.window.settings.model_copy(update={"ui_scale": 2.0}))
    assert label.natural(hand.window.theme)[0] > small[0] * 3 // 2


def test_boards_share_what_they_scaled_and_turned(open_window):
    theme = open_window(Space).window.theme
    one, other = Sprites(theme.pictures, theme.turned), Sprites(theme.pictures, theme.turned)
    assert one.named("pieces/chair.png", 40, 45) is other.named("pieces/chair.png", 40, 45)
    alone = Sprites(Pictures())
    assert alone.named("pieces/chair.png", 40, 45) is not one.named("pieces/chair.png", 40, 45)
