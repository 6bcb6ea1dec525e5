"""The table of a duel, from above: a column of coins on either side, what is pushed forward, and the pool."""

from __future__ import annotations

import math
from typing import Unpack

import pygame

from game.app.animation.phases.coins import draw_cloth, draw_coins
from game.app.board.badges import badge
from game.app.board.sides import SideLook
from game.app.theme import CANDLE, INK, NIGHT, PARCHMENT, WOOD, WOOD_DARK, WOOD_LIGHT, Theme
from game.app.widgets.canvas import Canvas
from game.app.widgets.widget import Common
from game.rules.phases.figure import Figure

IN_A_COLUMN = 10
LIGHT = 24
"""Candle light is reckoned on so many points each way and stretched."""


class DuelTable(Canvas):
    """`bet`: what the one who looks has pushed forward, so he sees it. What the other pushes lies under a cloth."""

    takes_focus = False

    def __init__(
        self,
        own: Figure,
        other: Figure,
        pool: int,
        bet: int,
        looks: tuple[SideLook, SideLook],
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self._own, self._other, self._pool, self._bet, self._looks = own, other, pool, bet, looks

    @property
    def can_focus(self) -> bool:
        return False

    def push(self, bet: int) -> None:
        self._bet = bet
        self.redraw()

    def draw_inside(self, surface: pygame.Surface, theme: Theme) -> None:
        rect = self.rect
        surface.fill(NIGHT, rect)
        top = rect.inflate(-round(rect.width * 0.08), -round(rect.height * 0.1))
        _board(surface, top)
        size = min(top.width / 13, top.height / 9, theme.ems(3.2))
        left, right = top.left + top.width * 0.15, top.right - top.width * 0.15
        middle = top.centery + size * 0.6
        self._seat(surface, theme, self._own, self._looks[0], (left, top.top), left, size, top)
        self._seat(surface, theme, self._other, self._looks[1], (right, top.top), right, size, top)
        _column(surface, (left, middle), self._own.hit_points - self._bet, size)
        _column(surface, (right, middle), self._other.hit_points, size)
        forward = (left + (top.centerx - left) * 0.66, middle)
        draw_coins(surface, forward, self._bet, size)
        _note(surface, theme, f"You push {self._bet}", (forward[0], forward[1] + size * 1.5))
        hidden = (right - (right - top.centerx) * 0.66, middle)
        draw_cloth(surface, hidden, size)
        _note(surface, theme, "Covered", (hidden[0], hidden[1] + size * 1.5))
        if self._pool:
            pool = (float(top.centerx), top.top + top.height * 0.3)
            draw_coins(surface, pool, self._pool, size)
            _note(surface, theme, f"{self._pool} left on the table", (pool[0], pool[1] + size * 1.1))

    def _seat(
        self,
        surface: pygame.Surface,
        theme: Theme,
        figure: Figure,
        look: SideLook,
        at: tuple[float, float],
        x: float,
        size: float,
        top: pygame.Rect,
    ) -> None:
        name = figure.name or figure.id
        role = "strong" if theme.text_width(name, "strong") < top.width * 0.4 else "small"
        line = theme.text(name, role, CANDLE)  # type: ignore[arg-type]
        mark = badge(look, theme.ems(1.6))
        y = at[1] + theme.ems(1.6)
        surface.blit(mark, mark.get_rect(center=(round(x), round(y))))
        place = line.get_rect(center=(round(x), round(y + theme.ems(1.7))))
        surface.blit(line, place.clamp(top.inflate(-2 * theme.gap, 0)))
        _note(surface, theme, f"{figure.hit_points} hit points", (x, y + theme.ems(2.9)), PARCHMENT)


def _board(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Planks that run from the one to the other."""
    pygame.draw.rect(surface, INK, rect.inflate(12, 12), border_radius=14)
    pygame.draw.rect(surface, WOOD, rect, border_radius=10)
    planks = 6
    for number in range(planks):
        plank = pygame.Rect(rect.left, rect.top + rect.height * number // planks, rect.width, rect.height // planks)
        shade = WOOD if number % 2 else tuple(round(a + (b - a) * 0.25) for a, b in zip(WOOD, WOOD_LIGHT, strict=True))
        pygame.draw.rect(surface, shade, plank.inflate(-6, -2), border_radius=4)
        for grain in range(3):
            y = plank.top + plank.height * (grain + 1) // 4
            start = plank.left + plank.width * ((number * 7 + grain * 5) % 9) // 12
            pygame.draw.line(surface, WOOD_DARK, (start, y), (start + plank.width // 4, y + 1))
    _candle_light(surface, rect)
    pygame.draw.rect(surface, WOOD_DARK, rect, 4, border_radius=10)


def _candle_light(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Warm in the middle, where the pool lies, and dusk towards the edges."""
    glow = pygame.Surface((LIGHT, LIGHT), pygame.SRCALPHA)
    for y in range(LIGHT):
        for x in range(LIGHT):
            off = math.hypot(x - (LIGHT - 1) / 2, y - (LIGHT - 1) / 2) / (LIGHT / 2)
            glow.set_at(
                (x, y), (*CANDLE, round(70 * (1 - off))) if off < 1 else (*NIGHT, round(90 * min(1.0, off - 1)))
            )
    surface.blit(pygame.transform.smoothscale(glow, rect.size), rect)


def _column(surface: pygame.Surface, middle: tuple[float, float], count: int, size: float) -> None:
    """What is left to him, in stacks."""
    if count <= 0:
        return
    first, second = min(count, IN_A_COLUMN), max(0, count - IN_A_COLUMN)
    draw_coins(surface, (middle[0], middle[1] - (size * 0.7 if second else 0)), first, size)
    if second:
        draw_coins(surface, (middle[0], middle[1] + size * 0.8), second, size)


def _note(
    surface: pygame.Surface,
    theme: Theme,
    text: str,
    at: tuple[float, float],
    colour: tuple[int, int, int] = PARCHMENT,
) -> None:
    for off, shade in ((theme.px(1), NIGHT), (0, colour)):
        line = theme.text(text, "small", shade)
        surface.blit(line, line.get_rect(center=(round(at[0]) + off, round(at[1]) + off)))
