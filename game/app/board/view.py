"""The board on the screen: a widget that draws a scene and turns the player's hand into squares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Unpack

import pygame

from game.app.board import coordinates, cursor, figures, overlay
from game.app.board.camera import Camera, Point
from game.app.board.drawing import Drawing
from game.app.board.ground import Ground
from game.app.board.overlay import Arrow, Ghost, Overlay, Style
from game.app.board.scene import Scene, middle, rest
from game.app.board.sides import Sides
from game.app.board.sprites import Sprites
from game.app.theme import Theme
from game.app.widgets.canvas import Canvas
from game.app.widgets.inputs import STEPS, Action
from game.app.widgets.widget import Common, Size
from game.rules.grid import Board
from game.rules.kernel.tokens import Token

SLIP = 6
"""A press that moves further than so many pixels drags the board instead of picking a square."""
LAYERS = 100
OVERHEAD = 0.4
"""how solid what hangs above a figure is drawn"""
NUDGE = 0.8
"""squares that an arrow with Shift moves the view"""


class BoardView(Canvas):
    """See `game.app.board` for how it is used."""

    def __init__(
        self,
        board: Board,
        *,
        picture: pygame.Surface | None = None,
        picked: Callable[[str], object] | None = None,
        asked: Callable[[str], object] | None = None,
        moved: Callable[[str | None], object] | None = None,
        describe: Callable[[str], str] | None = None,
        sides: Sides | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.picked, self.asked, self.moved, self.describe = picked, asked, moved, describe
        self.sides = sides or Sides()
        self.overlay = Overlay()
        self.scene = Scene()
        self._by_square: dict[str, list[Token]] = {}
        self.cursor: str | None = None
        self.under: str | None = None
        self.coordinates = True
        self._sprites: Sprites | None = None
        self._press: Size | None = None
        self._dragged = False
        self._seen: Size | None = None
        self.set_board(board, picture)

    # What it shows

    def set_board(self, board: Board, picture: pygame.Surface | None = None) -> None:
        """Another board. `picture`: its floor as the map draws it, row by row; else it is drawn from its grounds."""
        self.board = board
        self.camera = Camera(board.rows, board.columns)
        self._ground = Ground(board, picture)
        self.cursor = self.under = None
        if self.rect.width > 1:
            self.camera.place(self._port)
        self.redraw()

    def show(self, tokens: Sequence[Token]) -> None:
        """Tokens at rest."""
        self.show_scene(Scene(tokens))

    def show_scene(self, scene: Scene) -> None:
        if scene.tokens is not self.scene.tokens:
            self._by_square = _by_square(scene.tokens)
        self.scene = scene
        names = {token.side for token in scene.tokens if token.side is not None}
        self.sides.meet(names)
        self.redraw()

    def light(self, styles: Mapping[Style, Iterable[str]]) -> None:
        """Light squares, each set in a style of its own, instead of those lit before."""
        before = self.overlay.by_square
        self.overlay.light(styles)
        after = self.overlay.by_square
        for square in before.keys() | after.keys():
            if before.get(square) != after.get(square):
                self._redraw_square(square)

    def plan(self, arrows: Iterable[Arrow] = (), ghosts: Iterable[Ghost] = ()) -> None:
        """Arrows and ghosts instead of those shown before."""
        before = self.overlay.planned
        self.overlay.arrows, self.overlay.ghosts = tuple(arrows), tuple(ghosts)
        for planned in before + self.overlay.planned:
            if not (planned in before and planned in self.overlay.planned):
                self._redraw_planned(planned)

    def clear(self) -> None:
        """Take away everything that was lit and planned."""
        self.light({})
        self.plan()

    def _redraw_square(self, square: str | None) -> None:
        if square is not None:
            self.redraw(self.square_rect(square).clip(self.rect))

    def _redraw_planned(self, planned: Arrow | Ghost) -> None:
        if self._theme is not None:
            for area in overlay.areas(planned, self.square_rect, self._theme):
                self.redraw(area.union(area.clamp(self._port)).clip(self.rect))

    def follow(self, squares: Iterable[str], at_once: bool = False) -> None:
        """Bring squares into view; the view stays where it is while they are."""
        self.camera.follow([middle(self.board, [square]) for square in squares], at_once)
        if at_once:
            self.redraw()

    def follow_points(self, points: Iterable[Point]) -> None:
        self.camera.follow(list(points))

    # Squares

    def square_at(self, at: Size) -> str | None:
        """The square under a pixel of the window; None beside the board or outside the view."""
        if not self._port.collidepoint(at):
            return None
        x, y = self.camera.to_board(at)
        return self.board.square_at(int(y // 1), int(x // 1))

    def square_rect(self, square: str) -> pygame.Rect:
        """Where a square is in the window."""
        return self.camera.square(*self.board.row_column(square))

    def put_cursor(self, square: str | None) -> None:
        """Move the keyboard's cursor, and the view with it."""
        if square == self.cursor:
            return
        self._redraw_square(self.cursor)
        self._redraw_square(square)
        self.cursor = square
        if square is not None:
            self.follow([square])
        if self.moved:
            self.moved(square)

    def tokens_at(self, square: str) -> list[Token]:
        """The tokens that cover a square, the highest first."""
        found = [token for token in self.scene.tokens if square in token.squares]
        return sorted(found, key=lambda token: -token.layer)

    # The player's hand

    @property
    def can_focus(self) -> bool:
        return self.enabled or bool(self.reason)

    def press(self, at: Size) -> bool:
        self._press, self._dragged = at, False
        return True

    def drag(self, at: Size) -> None:
        if self._press is None:
            return
        right, down = self._press[0] - at[0], self._press[1] - at[1]
        if self._dragged or max(abs(right), abs(down)) > SLIP:
            self._dragged = True
            self._press = at
            self.camera.pan(right, down)
            self.redraw()

    def release(self, at: Size) -> None:
        dragged, self._press, self._dragged = self._dragged, None, False
        square = self.square_at(at)
        if dragged or square is None:
            return
        self.put_cursor(square)
        if self.picked:
            self.picked(square)

    def context(self, at: Size) -> bool:
        square = self.square_at(at)
        if square is None or self.asked is None:
            return False
        self.put_cursor(square)
        self.asked(square)
        return True

    def hover(self, at: Size | None) -> None:
        if at and self._seen and pygame.mouse.get_pressed()[1]:
            self.camera.pan(self._seen[0] - at[0], self._seen[1] - at[1])
            self.redraw()
        self._seen = at
        square = self.square_at(at) if at else None
        if square != self.under:
            self._redraw_square(self.under)
            self._redraw_square(square)
            self.under = square
            if self.moved:
                self.moved(square if square is not None else self.cursor)

    def wheel(self, steps: Size) -> bool:
        self.zoom_by(-steps[1], self._seen)
        return True

    def zoom_by(self, notches: int, at: Size | None = None) -> None:
        if notches:
            self.camera.zoom_by(notches, at)
            self.redraw()

    def fit(self) -> None:
        """The whole board in view."""
        self.camera.fit()
        self.redraw()

    def act(self, action: Action) -> bool:
        if action in STEPS:
            return self._step(*STEPS[action])
        if action is Action.ACCEPT and self.cursor and self.picked:
            self.picked(self.cursor)
            return True
        if action is Action.MENU and self.cursor and self.asked:
            self.asked(self.cursor)
            return True
        return False

    def _step(self, across: int, down: int) -> bool:
        """The cursor one square on; past the edge the focus goes on to the next widget."""
        if self.cursor is None:
            x, y = self.camera.centre
            row, column = min(int(y), self.board.rows - 1), min(int(x), self.board.columns - 1)
            self.put_cursor(self.board.square_at(row, column))
            return True
        row, column = self.board.row_column(self.cursor)
        square = self.board.square_at(row + down, column + across)
        if square is not None:
            self.put_cursor(square)
        return square is not None

    def stroke(self, event: pygame.event.Event) -> bool:
        mod = getattr(event, "mod", 0)
        asked = self.root.keys.commands(event) if self.root else []
        if event.key in PANS and mod & pygame.KMOD_SHIFT:
            across, down = PANS[event.key]
            self.camera.pan(across * NUDGE * self.camera.zoom, down * NUDGE * self.camera.zoom)
        elif "zoom in" in asked or "zoom out" in asked:
            self.magnify(1 if "zoom in" in asked else -1)
        elif "whole board" in asked:
            self.fit()
        else:
            return False
        self.redraw()
        return True

    def magnify(self, notches: int) -> bool:
        self.zoom_by(notches, self.square_rect(self.cursor).center if self.cursor else None)
        return True

    def steer(self, across: float, down: float) -> bool:
        em = self._theme.em if self._theme else 1
        self.camera.pan(across * em, down * em)
        self.redraw()
        return True

    def tip(self, at: Size | None) -> str:
        square = self.square_at(at) if at else self.cursor
        if square is None:
            return super().tip(at)
        return self.describe(square) if self.describe else square

    # Time, place and drawing

    @property
    def _port(self) -> pygame.Rect:
        if not (self.coordinates and self._theme):
            return self.rect
        edge = coordinates.strip(self._theme)
        return pygame.Rect(
            self.rect.left + edge, self.rect.top + edge, max(1, self.rect.width - edge), max(1, self.rect.height - edge)
        )

    _theme: Theme | None = None

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        if theme is not self._theme:
            self._sprites = Sprites(theme.pictures, theme.turned)
        self._theme = theme
        self.camera.place(self._port)

    def update(self, seconds: float) -> None:
        if self.camera.update(seconds):
            self.redraw()

    def draw_inside(self, surface: pygame.Surface, theme: Theme) -> None:
        if self._sprites is None:
            self.place(theme, self.rect)
        assert self._sprites is not None
        drawing = Drawing(surface, self.board, self.camera, self._sprites, self.sides, theme)
        port, before = self._port, surface.get_clip()
        surface.set_clip(port.clip(before))
        standing = self._draw_ground(drawing)
        overlay.draw_highlights(drawing, self.overlay.highlights)
        for arrow in self.overlay.arrows:
            overlay.draw_arrow(drawing, arrow)
        if self.coordinates:
            coordinates.draw_deck_names(drawing)
        self._draw_tokens(drawing, standing)
        for ghost in self.overlay.ghosts:
            overlay.draw_ghost(drawing, ghost)
        for arrow in self.overlay.arrows:
            overlay.draw_label(drawing, arrow)
        for effect in self.scene.effects:
            effect.draw(drawing)
        self._draw_cursor(drawing)
        surface.set_clip(before)
        if self.coordinates:
            coordinates.draw(surface, theme, self.rect, self.board, self.camera)

    def _draw_ground(self, drawing: Drawing) -> list[Token]:
        """The floor and what is at rest on it; returns the tokens that are still to be drawn."""
        poses = self.scene.poses
        tokens = _layered(self.scene.tokens)
        first = next((number for number, token in enumerate(tokens) if token.figure), len(tokens))
        resting = [token for token in tokens[:first] if token.id not in poses]

        def draw_thing(surface: pygame.Surface, token: Token) -> None:
            figures.draw(replace(drawing, surface=surface), token, rest(self.board, token))

        self._ground.draw(drawing.surface, drawing.theme, self.camera, resting, draw_thing)
        return [token for number, token in enumerate(tokens) if number >= first or token.id in poses]

    def _draw_tokens(self, drawing: Drawing, tokens: Sequence[Token]) -> None:
        shown = [(token, self.scene.poses.get(token.id) or rest(self.board, token)) for token in tokens]
        standing = {token.squares[0]: pose for token, pose in shown if token.figure}
        for token, pose in shown:
            if token.figure:
                figures.draw_base(drawing, token, pose)
                figures.draw_pointer(drawing, token, pose)
            elif token.squares[0] in standing and token.id not in self.scene.poses:
                # What hangs above a figure must not hide it.
                pose.fade = min(pose.fade, OVERHEAD)
            figures.draw(drawing, token, pose)
        for token, pose in shown:
            if token.figure and token.id not in self.scene.poses:
                for number, thing in enumerate(self._underfoot(token)):
                    figures.draw_underfoot(drawing, thing, pose, number)
        for token, pose in shown:
            if token.figure:
                figures.draw_marks(drawing, token, pose)
                figures.draw_badge(drawing, token, pose)

    def _underfoot(self, figure: Token) -> list[Token]:
        """Small things that a figure stands on and hides, with nothing between."""
        here = self._by_square.get(figure.squares[0], [])
        small = [token for token in here if len(token.squares) == 1 and not token.figure and token.layer > 0]
        below = [token for token in small if token.layer < figure.layer and token.id not in self.scene.poses]
        return [thing for thing in below if not any(thing.layer < other.layer < figure.layer for other in here)]

    def _draw_cursor(self, drawing: Drawing) -> None:
        if self.under and self.under != self.cursor:
            cursor.draw_under(drawing, self.square_rect(self.under))
        if self.cursor:
            cursor.draw(drawing, self.square_rect(self.cursor))

    def memory(self) -> Any:
        return (self.camera.zoom, self.camera.centre, self.camera.fitted, self.cursor)

    def recall(self, memory: Any) -> None:
        self.camera.zoom, self.camera.centre, self.camera.fitted, square = memory
        self.cursor = square if square in self.board else None


def _by_square(tokens: Sequence[Token]) -> dict[str, list[Token]]:
    found: dict[str, list[Token]] = {}
    for token in tokens:
        for square in token.squares:
            found.setdefault(square, []).append(token)
    return found


def _layered(tokens: Sequence[Token]) -> list[Token]:
    """From the floor up; but figures beneath something come just below the others, to be seen through it."""
    tokens = [token for token in tokens if token.squares]
    lowest = min((token.layer for token in tokens if token.figure and "under" not in token.marks), default=LAYERS)

    def layer(token: Token) -> float:
        return lowest - 0.5 if token.figure and "under" in token.marks else token.layer

    return sorted(tokens, key=layer)


PANS = {pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0)}
