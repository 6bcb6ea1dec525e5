"""The picture behind the title: the drawn one, or crossed rapiers over candlelit boards while there is none."""

from __future__ import annotations

import math

import pygame

from game.app.theme import Theme

STEEL = (176, 168, 154)
BRASS = (184, 134, 46)


def draw_title_picture(surface: pygame.Surface, theme: Theme) -> None:
    size = surface.get_size()
    picture = theme.pictures.covering("title.png", size, across=0.3)
    if picture is not None:
        surface.blit(picture, (0, 0))
    else:
        surface.blit(theme.plates.backdrop(size), (0, 0))
        _draw_rapiers(surface, theme)
    surface.blit(_shade(theme, size), (0, 0))


def _shade(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """Dark on the left, so that the menu can be read over any picture."""
    return theme.plates.keep(("title shade", size), lambda: _make_shade(size))


def _make_shade(size: tuple[int, int]) -> pygame.Surface:
    across = pygame.Surface((32, 1), pygame.SRCALPHA)
    for x in range(32):
        across.set_at((x, 0), (14, 8, 4, round(190 * max(0.0, 1 - x / 18) ** 0.7)))
    return pygame.transform.smoothscale(across, size)


def _draw_rapiers(surface: pygame.Surface, theme: Theme) -> None:
    width, height = surface.get_size()
    centre = (width * 0.7, height * 0.48)
    side = min(width * 0.5, height * 0.85)
    glow = theme.plates.glow((round(side * 1.5), round(side * 1.5)), (96, 62, 24))
    surface.blit(glow, glow.get_rect(center=(round(centre[0]), round(centre[1]))), special_flags=pygame.BLEND_RGB_ADD)
    for turn in (-52, -128):
        _draw_rapier(surface, centre, side * 0.5, math.radians(turn), theme)


def _draw_rapier(surface: pygame.Surface, centre: tuple[float, float], half: float, angle: float, theme: Theme) -> None:
    ahead, aside = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))

    def at(along: float, across: float = 0.0) -> tuple[int, int]:
        x = centre[0] + half * (along * ahead[0] + across * aside[0])
        y = centre[1] + half * (along * ahead[1] + across * aside[1])
        return round(x), round(y)

    blade = [at(-0.55, 0.012), at(1.0), at(-0.55, -0.012)]
    shadow = [(x + theme.px(4), y + theme.px(6)) for x, y in blade]
    theme.plates.polygon(surface, shadow, (16, 9, 5))
    theme.plates.polygon(surface, blade, STEEL)
    pygame.draw.aaline(surface, (238, 232, 220), at(-0.55, 0.004), at(0.98))
    pygame.draw.line(surface, (70, 42, 24), at(-0.6), at(-0.8), max(3, round(half * 0.04)))
    pygame.draw.line(surface, BRASS, at(-0.58, 0.16), at(-0.58, -0.16), max(3, round(half * 0.022)))
    pygame.draw.circle(surface, BRASS, at(-0.82), max(4, round(half * 0.034)))
    knuckle = [at(-0.58, 0.14), at(-0.66, 0.12), at(-0.76, 0.08), at(-0.82)]
    pygame.draw.lines(surface, BRASS, False, knuckle, max(2, round(half * 0.014)))
    for across in (0.16, -0.16):
        pygame.draw.circle(surface, BRASS, at(-0.58, across), max(3, round(half * 0.02)))
