"""Buttons with the signs of a player of events: drawn, so that they need no letters of any font."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, Unpack

import pygame

from game.app.theme import INK, INK_FAINT, Theme
from game.app.widgets import Button
from game.app.widgets.widget import Common, Size

Sign = Literal[
    "play", "pause", "forward", "back", "next", "previous", "end", "start", "undo", "redo", "clear", "copy", "menu"
]  # fmt: skip
Points = list[tuple[float, float]]


def _bow() -> Points:
    """Three quarters of a ring, thick enough to read."""
    turns = [math.radians(200 - step * 16) for step in range(14)]
    outer = [(math.cos(turn) * 0.68 - 0.05, 0.15 - math.sin(turn) * 0.68) for turn in turns]
    inner = [(math.cos(turn) * 0.44 - 0.05, 0.15 - math.sin(turn) * 0.44) for turn in reversed(turns)]
    return outer + inner


def _frame(left: float, top: float, side: float, thick: float = 0.17) -> list[Points]:
    """The upper left half of a square's outline."""
    right, bottom = left + side, top + side
    return [
        [(left, top), (right, top), (right, top + thick), (left, top + thick)],
        [(left, top), (left + thick, top), (left + thick, bottom), (left, bottom)],
    ]


def _bar(down: int) -> Points:
    """One stroke of a cross."""
    return [(-0.6, -0.42 * down), (-0.42, -0.6 * down), (0.6, 0.42 * down), (0.42, 0.6 * down)]


SHAPES: dict[Sign, list[Points]] = {
    "play": [[(-0.4, -0.7), (0.7, 0.0), (-0.4, 0.7)]],
    "pause": [
        [(-0.5, -0.6), (-0.15, -0.6), (-0.15, 0.6), (-0.5, 0.6)],
        [(0.15, -0.6), (0.5, -0.6), (0.5, 0.6), (0.15, 0.6)],
    ],
    "forward": [
        [(-0.6, -0.45), (-0.35, -0.45), (-0.35, 0.45), (-0.6, 0.45)],
        [(-0.15, -0.55), (0.65, 0.0), (-0.15, 0.55)],
    ],
    "next": [[(-0.75, -0.5), (0.0, 0.0), (-0.75, 0.5)], [(0.0, -0.5), (0.75, 0.0), (0.0, 0.5)]],
    "end": [[(-0.65, -0.55), (0.35, 0.0), (-0.65, 0.55)], [(0.4, -0.55), (0.65, -0.55), (0.65, 0.55), (0.4, 0.55)]],
}
SHAPES["redo"] = [_bow(), [(0.28, -0.72), (0.75, -0.2), (0.08, -0.02)]]
SHAPES["copy"] = [
    *_frame(-0.65, -0.65, 0.9),
    [(-0.25, -0.25), (0.65, -0.25), (0.65, 0.65), (-0.25, 0.65)],
]
SHAPES["menu"] = [[(-0.6, y), (0.6, y), (0.6, y + 0.2), (-0.6, y + 0.2)] for y in (-0.55, -0.1, 0.35)]
SHAPES["clear"] = [_bar(1), _bar(-1)]
MIRRORED: dict[Sign, Sign] = {"back": "forward", "previous": "next", "start": "end", "undo": "redo"}


class SignButton(Button):
    """`words` are its tooltip, and what it is called."""

    def __init__(self, sign: Sign, words: str, do: Callable[[], object], **common: Unpack[Common]) -> None:
        common.setdefault("tooltip", words)
        super().__init__("", do, **common)
        self.sign: Sign = sign

    def _natural(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(2.4)), theme.control

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(1.7)), theme.control

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        mirrored = self.sign in MIRRORED
        half = theme.ems(0.42)
        x, y = self.rect.center
        for shape in SHAPES[MIRRORED.get(self.sign, self.sign)]:
            points = [(x + half * across * (-1 if mirrored else 1), y + half * down) for across, down in shape]
            theme.plates.polygon(surface, points, INK if self.enabled else INK_FAINT)
