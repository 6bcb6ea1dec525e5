"""The pictures of a film: the board as the watching screen shows it, and a strip of parchment with the words."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.app.animation import EventPlayer
from game.app.board import BoardView, Sides
from game.app.board.map_floor import map_floor
from game.app.filming.order import FilmError, Order, Turns
from game.app.theme import INK, INK_SOFT, Theme
from game.replays import Recording

OPENING = 1.6
"""Seconds the title stands."""
CLOSING = 2.5
"""Seconds the end stands."""
FINENESS = 1.15
"""Letters are so much larger than in a window of that size: films are often watched small."""
SMALLEST_SQUARE = 22
"""Pixels; where a board of such squares does not fit, the picture follows what happens."""
LINES = 2
SHEET_LINES = 4
"""On a sheet everything that happened in a step is told at once."""


@dataclass(frozen=True, slots=True)
class Shot:
    """`pixels`: the picture, three bytes a pixel, row by row. `part`: how much of the film lies behind it."""

    pixels: bytes
    seconds: float
    part: float


class Shots:
    """Draws one recording at one size. Raises FilmError if the turns that are asked for were not played."""

    def __init__(self, recording: Recording, order: Order) -> None:
        _need_no_window()
        self.recording, self.size = recording, order.pixels
        system, board = recording.system, recording.start.board
        whole = EventPlayer(system, board, recording.start, recording.events)
        start, stop = _stretch(whole, order.turns)
        self.player = EventPlayer(system, board, recording.start, recording.events[:stop], speed=order.speed)
        self.start = start
        width, height = self.size
        self.theme = Theme(scale=FINENESS * max(0.35, min(width / 1280, height / 800)))
        last = system.copy(recording.start)
        for event in recording.events:
            last = system.apply(last, event)
        names = {token.side for position in (recording.start, last) for token in system.tokens(position) if token.side}
        self.view = BoardView(board, picture=map_floor(board.map, board), sides=Sides(names, order.palette))
        self.surface = pygame.Surface(self.size)
        self.surface = self.surface.convert() if pygame.display.get_surface() else self.surface
        self._words = ""
        self.lines = SHEET_LINES if order.format == "png-sheet" else LINES
        self._place()

    def _place(self) -> None:
        theme, (width, height) = self.theme, self.size
        tall = theme.line_height("small") + self.lines * theme.line_height() + theme.pad
        self.strip = pygame.Rect(0, height - tall, width, tall)
        room = pygame.Rect(0, 0, width, height - tall)
        self.view.place(theme, room)
        camera = self.view.camera
        if camera.zoom < SMALLEST_SQUARE:
            camera.zoom, camera.fitted = SMALLEST_SQUARE, False
        self.surface.blit(theme.plates.backdrop(self.size), (0, 0))

    # A film

    def shots(self, rate: int) -> Iterator[Shot]:
        """All pictures from the title to the end, so many a second."""
        player, step = self.player, 1 / rate
        player.go_to(self.start)
        self._words = self._names()
        yield self._shot(OPENING, self.recording.title)
        self._words = ""
        player.play()
        while player.playing:
            player.update(step)
            if not self.view.camera.fitted:
                self.view.camera.follow(list(player.scene.focus))
                self.view.update(step)
            yield self._shot(step)
        if self.recording.fault:
            self._words = f"The recording ends here. {self.recording.fault}"
        yield self._shot(CLOSING)

    def samples(self, count: int) -> Iterator[bytes]:
        """Pictures from all over the film, for whoever must know its colours beforehand."""
        player = self.player
        for number in range(count):
            player.go_to(self.start + (len(player) - self.start) * number // count)
            player.play()
            player.update(0.35 / player.speed)
            yield self._shot(0.0).pixels

    # A sheet

    def steps(self) -> list[tuple[int, int]]:
        """Where each step begins and ends, by events; without those in which only orders and dice came up."""
        chronicle = self.player.chronicle
        borders = [self.start, *(each for each in chronicle.starts(self._shortest) if each > self.start)]
        borders.append(len(self.player))
        return [(start, stop) for start, stop in pairwise(borders) if self.player.told(start, stop)]

    @property
    def _shortest(self) -> int:
        return len(self.recording.system.levels) - 1

    def still(self, start: int, stop: int) -> pygame.Surface:
        """The board after a step, with what was said of it; to be copied before the next."""
        player = self.player
        player.go_to(stop)
        self._words = " ".join(player.told(start, stop))
        self._draw(self._heading())
        return self.surface

    # Drawing

    def _shot(self, seconds: float, heading: str | None = None) -> Shot:
        player = self.player
        self._words = player.caption or self._words if heading is None else self._words
        self._draw(self._heading() if heading is None else heading)
        length = max(1, len(player) - self.start)
        part = min(1.0, max(0.0, (player.shown - self.start) / length))
        return Shot(pygame.image.tobytes(self.surface, "RGB"), seconds, part)

    def _draw(self, heading: str) -> None:
        theme, strip = self.theme, self.strip
        self.view.show_scene(self.player.scene)
        self.view.draw(self.surface, theme)
        theme.plates.draw(self.surface, strip, "parchment")
        inside = strip.inflate(-2 * theme.pad, -theme.pad)
        line = pygame.Rect(inside.left, inside.top, inside.width, theme.line_height("small"))
        theme.write(self.surface, heading, line, "small", INK_SOFT, 0.5)
        lines = list(theme.wrap(self._words, "body", inside.width))
        if len(lines) > self.lines:
            lines = [*lines[: self.lines - 1], " ".join(lines[self.lines - 1 :])]
        line = pygame.Rect(inside.left, line.bottom, inside.width, theme.line_height())
        for text in lines:
            theme.write(self.surface, text, line, "body", INK, 0.5)
            line = line.move(0, line.height)

    def _heading(self) -> str:
        return self.player.chronicle.heading(self.player.moment)

    def _names(self) -> str:
        names = [seat.name for seat in self.recording.seats]
        return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _stretch(player: EventPlayer, turns: Turns | None) -> tuple[int, int]:
    """The first event that is shown, and the one after the last."""
    if turns is None:
        return 0, len(player)
    entries = player.chronicle.entries
    within = [entry.index for entry in entries if turns[0] <= entry.moment[0] <= turns[1]]
    if not within:
        level = player.system.levels[0]
        played = sorted({entry.moment[0] for entry in entries if entry.moment[0]})
        there = f"it has {level} {played[0]} to {played[-1]}" if played else "nothing has happened in it yet"
        asked = str(turns[0]) if turns[0] == turns[1] else f"{turns[0]}-{turns[1]}"
        raise FilmError(f"--turns: there is no {level} {asked} in this recording; {there}")
    return within[0], within[-1] + 1


def _need_no_window() -> None:
    """Without any display SDL's own stand-in for one is enough; a window that is open is left alone."""
    if not pygame.display.get_surface():
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
        pygame.display.set_mode((1, 1))
    pygame.font.init()
