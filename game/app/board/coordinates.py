"""Letters and numbers along the edges, which stay in view while the board moves beneath."""

from __future__ import annotations

import re

import pygame

from game.app.board.camera import Camera
from game.app.board.drawing import Drawing
from game.app.theme import PARCHMENT, WOOD_DARK, Theme
from game.rules.grid import Board


def strip(theme: Theme) -> int:
    """The width of the strip on the left and of the one on top, in pixels."""
    return theme.ems(1.5)


def row_name(board: Board, row: int, column: int) -> str:
    """The letters of a row, by the deck it crosses, that in `column` first; by the board if there are no decks."""
    return _part(board, [(row, column), *((row, each) for each in range(board.columns))], r"([A-Z]+)\d+$")


def column_name(board: Board, row: int, column: int) -> str:
    """The number of a column, likewise."""
    return _part(board, [(row, column), *((each, column) for each in range(board.rows))], r"(\d+)$")


def _part(board: Board, places: list[tuple[int, int]], pattern: str) -> str:
    squares = [square for place in places if (square := board.square_at(*place))]
    if board.decks:
        squares = [square for square in squares if board.deck_of(square)]
    found = re.search(pattern, squares[0]) if squares else None
    return found.group(1) if found else ""


def draw_deck_names(drawing: Drawing) -> None:
    """Each deck's name above its first square."""
    for deck in drawing.board.decks:
        left, top = drawing.at((deck.column, deck.row))
        line = drawing.theme.text(deck.name, "italic", PARCHMENT)
        drawing.words(deck.name, (left + line.get_width() // 2, top - line.get_height() // 2), PARCHMENT, "italic")


def draw(surface: pygame.Surface, theme: Theme, area: pygame.Rect, board: Board, camera: Camera) -> None:
    """Strips along the left and the top of `area`; the port lies to their right and below."""
    width = strip(theme)
    if not (surface.get_clip().left < area.left + width or surface.get_clip().top < area.top + width):
        return
    left = pygame.Rect(area.left, area.top + width, width, area.height - width)
    top = pygame.Rect(area.left + width, area.top, area.width - width, width)
    for band in (pygame.Rect(area.left, area.top, area.width, width), left):
        surface.fill(WOOD_DARK, band)
    pygame.draw.line(surface, (20, 12, 8), left.topright, left.bottomright)
    pygame.draw.line(surface, (20, 12, 8), top.bottomleft, top.bottomright)
    corner = camera.to_board(camera.port.topleft)
    seen_row = min(max(0, int(corner[1] + 0.5)), board.rows - 1)
    seen_column = min(max(0, int(corner[0] + 0.5)), board.columns - 1)
    names = [column_name(board, seen_row, column) for column in range(board.columns)]
    widest = max(theme.text_width(name, "small") for name in names) + theme.px(3)
    for column in _every(board.columns, widest, camera.zoom):
        _write(surface, theme, names[column], (camera.square(0, column).centerx, top.centery), top)
    for row in _every(board.rows, theme.line_height("small") * 3 // 4, camera.zoom):
        name = row_name(board, row, seen_column)
        _write(surface, theme, name, (left.centerx, camera.square(row, 0).centery), left)


def _every(count: int, needed: int, room: int) -> range:
    """All of them, or as many as have room."""
    return range(0, count, max(1, -(-needed // max(1, room))))


def _write(surface: pygame.Surface, theme: Theme, name: str, at: tuple[int, int], band: pygame.Rect) -> None:
    if not band.collidepoint(at):
        return
    line = theme.text(name, "small", PARCHMENT)
    before = surface.get_clip()
    surface.set_clip(band.clip(before))
    surface.blit(line, line.get_rect(center=at))
    surface.set_clip(before)
