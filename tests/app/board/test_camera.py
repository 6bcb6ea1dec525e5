"""The camera turns squares into pixels and back, and never loses the board."""

from __future__ import annotations

import pygame
import pytest

from game.app.board import Camera


def camera(rows: int = 15, columns: int = 14, port: tuple[int, int, int, int] = (0, 0, 1400, 1500)) -> Camera:
    made = Camera(rows, columns)
    made.place(pygame.Rect(port))
    return made


def test_fitting_shows_every_square_as_large_as_the_port_allows():
    # 1400 pixels for 14 columns and 1500 for 15 rows: 100 each.
    assert camera().zoom == 100
    assert camera(port=(0, 0, 700, 1500)).zoom == 50


def test_a_square_lies_where_its_middle_is_drawn():
    seen = camera(port=(10, 20, 1400, 1500))
    assert seen.to_screen((0.5, 0.5)) == (60, 70)
    assert seen.square(2, 3) == pygame.Rect(310, 220, 100, 100)
    assert seen.to_board((360, 270)) == (3.5, 2.5)


def test_zooming_keeps_what_is_under_the_pointer():
    seen = camera()
    before = seen.to_board((700, 800))
    seen.zoom_by(3, (700, 800))
    assert seen.zoom > 100
    after = seen.to_board((700, 800))
    # Within the rounding to whole pixels.
    assert after == pytest.approx(before, abs=1 / seen.zoom)


def test_zoom_ends_at_both_ends_and_every_notch_before_changes_something():
    seen = camera()
    sizes = []
    for _ in range(40):
        sizes.append(seen.zoom)
        seen.zoom_by(-1)
    assert seen.zoom == 12
    falling = sizes[: sizes.index(12) + 1]
    assert falling == sorted(set(falling), reverse=True)
    for _ in range(60):
        seen.zoom_by(1)
    assert seen.zoom == 192


def test_a_huge_board_can_be_seen_whole_and_not_be_drawn_with_endless_pixels():
    seen = camera(400, 400, (0, 0, 800, 800))
    assert seen.zoom == 4  # the smallest at which squares are still squares
    for _ in range(60):
        seen.zoom_by(1)
    # 12 million pixels over 160,000 squares: 75 for each, which is 8 by 8.
    assert seen.zoom <= 12


def test_panning_stops_when_the_board_would_leave():
    seen = camera()
    seen.zoom_by(2)
    for _ in range(50):
        seen.pan(500, 500)
    # One square of margin beyond the last, no more.
    assert seen.to_board(seen.port.bottomright) == pytest.approx((15, 16), abs=0.1)


def test_following_moves_only_as_far_as_it_must():
    seen = camera()
    for _ in range(6):
        seen.zoom_by(1)
    inside = seen.centre
    seen.follow([inside], at_once=True)
    assert seen.centre == inside
    seen.follow([(0.5, 0.5)], at_once=True)
    assert seen.square(0, 0).clamp(seen.port) == seen.square(0, 0)


def test_following_glides_and_arrives():
    seen = camera()
    for _ in range(6):
        seen.zoom_by(1)
    seen.follow([(0.5, 0.5)])
    start = seen.centre
    assert seen.update(0.05)
    halfway = seen.centre
    assert start != halfway
    for _ in range(200):
        if not seen.update(0.05):
            break
    assert seen.square(0, 0).clamp(seen.port) == seen.square(0, 0)
    assert not seen.update(0.05), "it stands still once it is there"
    assert halfway != seen.centre


def test_a_new_size_keeps_the_board_fitted_until_the_player_zooms():
    seen = camera()
    seen.place(pygame.Rect(0, 0, 700, 750))
    assert seen.zoom == 50
    seen.zoom_by(1)
    chosen = seen.zoom
    seen.place(pygame.Rect(0, 0, 1400, 1500))
    assert seen.zoom == chosen
