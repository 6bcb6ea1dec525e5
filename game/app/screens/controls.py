"""Buttons with the signs of a player of events: drawn, so that they need no letters of any font."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Unpack

import pygame

from game.app.theme import INK, INK_FAINT, Theme
from game.app.widgets import Button
from game.app.widgets.widget import Common, Size

Sign = Literal["play", "pause", "forward", "back", "next", "previous", "end", "start"]
Points = list[tuple[float, float]]

RIGHT: Points = [(-0.45, -0.6), (0.55, 0.0), (-0.45, 0.6)]
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
MIRRORED: dict[Sign, Sign] = {"back": "forward", "previous": "next", "start": "end"}


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
