"""Pictures of maps, drawn a few milliseconds at a time so that the window never waits for them."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Generator, Hashable

import pygame

from game.app.board import Camera, Sides, figures, floor, rest
from game.app.board.drawing import Drawing
from game.app.board.map_floor import paint_layers
from game.app.board.sprites import Sprites
from game.app.maps.reading import Reading
from game.app.maps.watch import Entry
from game.app.theme import Theme
from game.rules.grid import Board, Terrain

Picture = Generator[None, None, pygame.Surface | None]

BUDGET = 0.016
"""seconds a frame"""
ROOM = 4_000_000
"""the most pixels of the large picture's floor"""
THUMB = 480
"""pixels of the longer side of the picture that a thumbnail is made from"""
FINE = 64
"""the most pixels a square of the large picture has"""
MOST_SQUARES = 1_000
"""of a board whose floor is drawn plank by plank where its own pictures are missing"""
MOST_KEPT = 200

FLAT = {
    Terrain.FLOOR: floor.PLANKS[0],
    Terrain.WALL: floor.STONE[0],
    Terrain.VOID: floor.SEA,
    Terrain.STAIRS: floor.RAISED[0],
}

_kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
"""Thumbnails of this run of the program, by what they show."""


class Painter:
    """Thumbnails of all entries, and the floor of the one that is looked at."""

    def __init__(self) -> None:
        self._jobs: dict[Hashable, Picture] = {}
        self._made: dict[Hashable, pygame.Surface | None] = {}

    @property
    def busy(self) -> bool:
        return bool(self._jobs)

    def thumbnail(self, entry: Entry, side: int, theme: Theme) -> pygame.Surface | None:
        """A picture no larger than a square of `side` pixels; while it is being made the last one, or None."""
        reading = entry.reading
        if reading is None or reading.look.drawn is None:
            return None
        key = (entry.path, tuple(sorted(reading.look.files.items())), side)
        if key in _kept:
            _kept.move_to_end(key)
            self._made["thumb", entry.path] = _kept[key]
        elif key not in self._jobs:
            self._jobs[key] = _thumbnail(reading, side, theme)
        return self._made.get(("thumb", entry.path))

    def floor(self, entry: Entry) -> tuple[bool, pygame.Surface | None]:
        """Whether the floor at its full size is done, and it; None where the board draws its own."""
        key = ("floor", entry.path, entry.version)
        if key not in self._made and key not in self._jobs:
            assert entry.reading is not None
            for old in [old for old in (*self._made, *self._jobs) if isinstance(old, tuple) and old[0] == "floor"]:
                self._made.pop(old, None)
                self._jobs.pop(old, None)
            self._jobs = {key: _floor(entry.reading), **self._jobs}
        return key in self._made, self._made.get(key)

    def work(self) -> bool:
        """Go on for a moment; true if a picture was finished."""
        until, finished = time.monotonic() + BUDGET, False
        while self._jobs and time.monotonic() < until:
            key, job = next(iter(self._jobs.items()))
            try:
                next(job)
            except StopIteration as done:
                del self._jobs[key]
                finished = True
                if isinstance(key, tuple) and key[0] == "floor":
                    self._made[key] = done.value
                elif done.value is not None:
                    _keep(key, done.value)
        return finished

    def forget(self) -> None:
        """The sizes are others, or nothing is shown any more."""
        self._jobs.clear()
        self._made.clear()


def _keep(key: Hashable, picture: pygame.Surface) -> None:
    _kept[key] = picture
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)


def _floor(reading: Reading) -> Picture:
    """The floor of the large picture; None where the board view draws planks by itself."""
    drawn = reading.look.drawn
    if drawn is None:
        return None
    board, made = drawn.board, None
    if reading.layers is not None:
        fine = int((ROOM / (board.rows * board.columns)) ** 0.5)
        made = yield from paint_layers(reading.layers, max(1, min(reading.layers.square, FINE, fine)))
    if made is None and board.rows * board.columns > MOST_SQUARES:
        made = _flat(board, 4)
    return made


def _thumbnail(reading: Reading, side: int, theme: Theme) -> Picture:
    drawn = reading.look.drawn
    if drawn is None:
        return None
    board = drawn.board
    square = max(4, min(32, THUMB // max(board.rows, board.columns)))
    made = None
    if reading.layers is not None:
        made = yield from paint_layers(reading.layers, square)
    size = (board.columns * square, board.rows * square)
    if made is None:
        few = board.rows * board.columns <= MOST_SQUARES
        made = pygame.transform.smoothscale(floor.paint(board), size) if few else _flat(board, square)
    yield
    camera = Camera(board.rows, board.columns)
    camera.place(made.get_rect())
    drawing = Drawing(made, board, camera, Sprites(theme.pictures), Sides(), theme)
    for number, token in enumerate(reading.things, 1):
        figures.draw(drawing, token, rest(board, token))
        if number % 20 == 0:
            yield
    larger = side / max(size)
    return pygame.transform.smoothscale(made, tuple(max(1, round(length * larger)) for length in size))


def _flat(board: Board, square: int) -> pygame.Surface:
    """One colour a square."""
    made = pygame.Surface((board.columns, board.rows))
    for name in board:
        row, column = board.row_column(name)
        made.set_at((column, row), FLAT[board.ground(name).terrain])
    return pygame.transform.scale(made, (board.columns * square, board.rows * square))
