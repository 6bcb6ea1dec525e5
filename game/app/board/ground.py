"""What stays as it is from frame to frame, drawn once: backdrop, floor, and things at rest below the figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app.board import floor
from game.app.board.camera import Camera
from game.app.theme import NIGHT, Theme
from game.rules.grid import Board
from game.rules.kernel.tokens import Token


class Floor:
    """The floor's picture at the present zoom."""

    def __init__(self, board: Board, picture: pygame.Surface | None) -> None:
        self._board = board
        self._picture = picture
        self._scaled: pygame.Surface | None = None

    def at(self, zoom: int) -> pygame.Surface:
        size = (self._board.columns * zoom, self._board.rows * zoom)
        if self._scaled is None or self._scaled.get_size() != size:
            if self._picture is None:
                self._picture = floor.paint(self._board)
            made = pygame.transform.smoothscale(self._picture, size)
            made.blit(floor.grid(self._board, size), (0, 0))
            self._scaled = made.convert() if pygame.display.get_surface() else made
        return self._scaled


class Ground:
    """One picture of the port, made anew when the camera moves or a thing does."""

    def __init__(self, board: Board, picture: pygame.Surface | None = None) -> None:
        self._floor = Floor(board, picture)
        self._made: pygame.Surface | None = None
        self._of: tuple[object, ...] = ()
        self._things: list[Token] = []

    def draw(
        self,
        surface: pygame.Surface,
        theme: Theme,
        camera: Camera,
        things: Sequence[Token],
        draw_thing: Callable[[pygame.Surface, Token], None],
    ) -> None:
        port = camera.port
        of = (port.size, port.topleft, camera.zoom, camera.origin, theme)
        if self._made is None or self._of != of or self._things != list(things):
            if self._made is None or self._made.get_size() != surface.get_size():
                self._made = pygame.Surface(surface.get_size())
                self._made = self._made.convert() if pygame.display.get_surface() else self._made
            self._of, self._things = of, list(things)
            self._made.set_clip(port)
            self._draw_floor(self._made, theme, camera)
            for thing in things:
                draw_thing(self._made, thing)
        surface.blit(self._made, port, port)

    def _draw_floor(self, surface: pygame.Surface, theme: Theme, camera: Camera) -> None:
        made = self._floor.at(camera.zoom)
        cover = made.get_rect(topleft=camera.origin)
        if not cover.contains(camera.port):
            surface.blit(theme.plates.backdrop(camera.port.size), camera.port)
            pygame.draw.rect(surface, NIGHT, cover.inflate(8, 8), 4, border_radius=3)
        surface.blit(made, cover)
