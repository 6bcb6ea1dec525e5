"""What is laid over the board while planning: lit squares, arrows, and figures that are not there yet."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

import pygame

from game.app.board import figures
from game.app.board.camera import Point
from game.app.board.drawing import Drawing, bar
from game.app.board.scene import Pose, rest
from game.app.board.sprites import blit_middle
from game.app.theme import CANDLE, INK, MOSS, PARCHMENT_LIGHT, TEAL, WINE, Colour, Theme
from game.rules.kernel.tokens import Token

Style = Literal["reach", "path", "target", "danger", "choice", "mine", "dim"]

STYLES: dict[Style, tuple[Colour, int, str]] = {
    "reach": ((58, 140, 150), 64, "dots"),
    "path": (CANDLE, 84, "plain"),
    "target": (WINE, 92, "corners"),
    "danger": ((190, 50, 30), 70, "stripes"),
    "choice": (MOSS, 92, "frame"),
    "mine": (CANDLE, 40, "frame"),
    "dim": ((20, 12, 8), 130, "plain"),
}
"""Colour, opacity of 255, and the pattern that tells a style apart without its colour."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """Through the middles of the squares, the head at the last. `dashed`: only may happen."""

    squares: tuple[str, ...]
    colour: Colour = TEAL
    dashed: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class Ghost:
    """A token as it would stand, pale; `label` is written below."""

    token: Token
    fade: float = 0.55
    label: str = ""


@dataclass(slots=True)
class Overlay:
    highlights: dict[Style, frozenset[str]] = field(default_factory=dict)
    arrows: tuple[Arrow, ...] = ()
    ghosts: tuple[Ghost, ...] = ()

    def light(self, styles: Mapping[Style, Iterable[str]]) -> None:
        self.highlights = {style: frozenset(squares) for style, squares in styles.items()}

    @property
    def planned(self) -> list[Arrow | Ghost]:
        return [*self.arrows, *self.ghosts]

    @property
    def by_square(self) -> dict[str, list[Style]]:
        """How each square is lit, the uppermost style last."""
        found: dict[str, list[Style]] = {}
        for style, squares in self.highlights.items():
            for square in squares:
                found.setdefault(square, []).append(style)
        return found


def areas(planned: Arrow | Ghost, cell: Callable[[str], pygame.Rect], theme: Theme) -> list[pygame.Rect]:
    """Where an arrow or a ghost is drawn: one rectangle, or none. What is written on it is kept in view besides."""
    squares = planned.squares if isinstance(planned, Arrow) else planned.token.squares
    cells = [cell(square) for square in squares]
    if not cells:
        return []
    # A figure's weapons and badge reach into the squares around it.
    around = 2 * cells[0].width if isinstance(planned, Ghost) else 0
    words = round(theme.text_width(planned.label, "strong") * 1.5) if planned.label else 0
    return [cells[0].unionall(cells[1:]).inflate(max(around, words), max(around, words))]


def draw_highlights(drawing: Drawing, highlights: Mapping[Style, frozenset[str]]) -> None:
    for style, squares in highlights.items():
        tile = drawing.sprites.keep(("light", style, drawing.zoom), partial(_tile, style, drawing.zoom))
        for square in sorted(squares):
            cell = drawing.camera.square(*drawing.board.row_column(square))
            if cell.colliderect(drawing.camera.port):
                drawing.surface.blit(tile, cell)


def _tile(style: Style, size: int) -> pygame.Surface:
    colour, strength, pattern = STYLES[style]
    tile = pygame.Surface((size, size), pygame.SRCALPHA)
    tile.fill((*colour, strength))
    strong = (*colour, min(255, strength * 2 + 40))
    thick = max(2, size // 24)
    if pattern == "frame":
        pygame.draw.rect(tile, strong, tile.get_rect().inflate(-thick, -thick), thick)
    elif pattern == "dots":
        pitch = max(6, size // 5)
        for x in range(pitch // 2, size, pitch):
            for y in range(pitch // 2, size, pitch):
                pygame.draw.circle(tile, strong, (x, y), max(1, size // 40))
    elif pattern == "stripes":
        for x in range(-size, size, max(6, size // 5)):
            pygame.draw.line(tile, strong, (x, size), (x + size, 0), max(1, size // 40))
    elif pattern == "corners":
        arm, last = size // 4, size - 1 - thick // 2
        for x, across in ((thick // 2, arm), (last, -arm)):
            for y, down in ((thick // 2, arm), (last, -arm)):
                pygame.draw.line(tile, strong, (x, y), (x + across, y), thick)
                pygame.draw.line(tile, strong, (x, y), (x, y + down), thick)
    return tile


def draw_arrow(drawing: Drawing, arrow: Arrow) -> None:
    points = [_middle(drawing, square) for square in arrow.squares]
    if len(points) < 2:
        return
    width = max(3, drawing.zoom // 11)
    pixels = [pygame.Vector2(drawing.at(point)) for point in points]
    before, tip = pixels[-2], pixels[-1]
    if before == tip:
        return
    along = (tip - before).normalize()
    head = drawing.zoom * 0.26
    pixels[-1] = tip - along * head * 0.7
    for colour, extra in ((INK, 2), (arrow.colour, 0)):
        _line(drawing.surface, pixels, colour, width + extra * 2, arrow.dashed, drawing.zoom / 5)
        side = pygame.Vector2(-along.y, along.x) * (head * 0.55 + extra)
        corners = [tip + along * extra * 1.6, tip - along * (head + extra) + side, tip - along * (head + extra) - side]
        pygame.draw.polygon(drawing.surface, colour, corners)


def draw_label(drawing: Drawing, arrow: Arrow) -> None:
    """What is written on an arrow, on a small plate in the middle of its last stretch."""
    if not arrow.label or len(arrow.squares) < 2:
        return
    theme = drawing.theme

    def make() -> pygame.Surface:
        line = theme.text(arrow.label, "small", INK)
        height = line.get_height() + theme.px(2)
        plate = pygame.Surface((max(height, line.get_width() + theme.px(10)), height), pygame.SRCALPHA)
        pygame.draw.rect(plate, PARCHMENT_LIGHT, plate.get_rect(), border_radius=height // 2)
        pygame.draw.rect(plate, arrow.colour, plate.get_rect(), theme.px(2), border_radius=height // 2)
        plate.blit(line, line.get_rect(center=plate.get_rect().center))
        return plate

    (left, top), (right, bottom) = (drawing.at(_middle(drawing, square)) for square in arrow.squares[-2:])
    made = drawing.sprites.keep(("arrow label", arrow.label, arrow.colour, theme.em), make)
    blit_middle(drawing.surface, made, ((left + right) // 2, (top + bottom) // 2))


def _line(
    surface: pygame.Surface,
    pixels: Sequence[pygame.Vector2],
    colour: Colour,
    width: int,
    dashed: bool,
    dash: float,
) -> None:
    for start, stop in itertools.pairwise(pixels):
        length = start.distance_to(stop)
        if not dashed:
            bar(surface, start, stop, colour, width)
        else:
            for number in range(math.ceil(length / dash / 2)):
                first, last = number * 2 * dash / length, min(1.0, (number * 2 + 1) * dash / length)
                bar(surface, start.lerp(stop, first), start.lerp(stop, last), colour, width)
        pygame.draw.circle(surface, colour, stop, width / 2)
        pygame.draw.circle(surface, colour, start, width / 2)


def draw_ghost(drawing: Drawing, ghost: Ghost) -> None:
    pose = rest(drawing.board, ghost.token)
    ghostly = Pose(pose.x, pose.y, pose.angle, fade=ghost.fade)
    figures.draw(drawing, ghost.token, ghostly)
    figures.draw_badge(drawing, ghost.token, Pose(pose.x, pose.y, pose.angle, fade=min(1.0, ghost.fade + 0.3)))
    if ghost.label:
        drawing.words(ghost.label, drawing.at((pose.x, pose.y + 0.42)), INK, "small")


def _middle(drawing: Drawing, square: str) -> Point:
    row, column = drawing.board.row_column(square)
    return column + 0.5, row + 0.5
