"""Badges: the side's shape, colour and pattern with a letter, drawn for any size."""

from __future__ import annotations

import math

import pygame

from game.app.board.sides import SideLook

INK = (36, 22, 13)
CREAM = (246, 236, 210)
FINE = 3
"""Drawn so many times too large and scaled down."""

Points = list[tuple[float, float]]


def badge(look: SideLook, size: int, letter: pygame.Surface | None = None) -> pygame.Surface:
    """A cream plate in the side's shape, filled with its colour and pattern; the letter in its middle."""
    big = size * FINE
    picture = pygame.Surface((big, big), pygame.SRCALPHA)
    middle, radius = big / 2, big * 0.44
    _fill(picture, look.badge, middle, radius * 1.1, INK)
    _fill(picture, look.badge, middle, radius * 1.1 - FINE * 1.2, CREAM)
    _fill(picture, look.badge, middle, radius * 0.94, look.colour)
    if size >= 20:
        _patterned(picture, look, middle, radius * 0.94)
    picture = pygame.transform.smoothscale(picture, (size, size))
    if letter is not None:
        widest = size * 0.62
        if max(letter.get_size()) > widest:
            share = widest / max(letter.get_size())
            letter = pygame.transform.smoothscale(
                letter, (max(1, round(letter.get_width() * share)), max(1, round(letter.get_height() * share)))
            )
        down = size * (0.56 if look.badge == "triangle" else 0.5)
        picture.blit(letter, letter.get_rect(center=(round(size / 2), round(down))))
    return picture


def outline(shape: str, middle: float, radius: float) -> Points:
    """The corners of a badge shape; empty for a disc."""

    def around(count: int, radii: tuple[float, ...], turn: float = 0.0) -> Points:
        return [
            (
                middle + radius * radii[k % len(radii)] * math.sin(turn + k * math.tau / count),
                middle - radius * radii[k % len(radii)] * math.cos(turn + k * math.tau / count),
            )
            for k in range(count)
        ]

    if shape == "square":
        return around(4, (1.2,), math.tau / 8)
    if shape == "triangle":
        return [(x, y + radius * 0.12) for x, y in around(3, (1.2,))]
    if shape == "diamond":
        return around(4, (1.15, 0.95))
    if shape == "star":
        return around(10, (1.18, 0.68))
    if shape == "cross":
        arm = 0.5
        ends = [(-arm, -1), (arm, -1), (arm, -arm), (1, -arm), (1, arm), (arm, arm)]
        ends += [(-x, -y) for x, y in ends]
        return [(middle + x * radius, middle + y * radius) for x, y in ends]
    return []


def _fill(picture: pygame.Surface, shape: str, middle: float, radius: float, colour: tuple[int, int, int]) -> None:
    corners = outline(shape, middle, radius)
    if corners:
        pygame.draw.polygon(picture, colour, corners)
    else:
        pygame.draw.circle(picture, colour, (middle, middle), radius)


def _patterned(picture: pygame.Surface, look: SideLook, middle: float, radius: float) -> None:
    size = picture.get_width()
    cloth = pygame.Surface((size, size), pygame.SRCALPHA)
    ink = (*look.ink, 120)
    pitch = max(4, size // 7)
    thick = max(1, pitch // 4)
    if look.pattern == "stripes":
        for x in range(pitch // 2, size, pitch):
            pygame.draw.line(cloth, ink, (x, 0), (x, size), thick)
    elif look.pattern == "checks":
        for row in range(0, size, pitch):
            for column in range(row // pitch % 2 * pitch, size, pitch * 2):
                cloth.fill(ink, (column, row, pitch, pitch))
    elif look.pattern == "dots":
        for row in range(pitch // 2, size, pitch):
            for column in range(pitch // 2, size, pitch):
                pygame.draw.circle(cloth, ink, (column, row), thick)
    elif look.pattern == "chevrons":
        for y in range(0, size * 2, pitch):
            pygame.draw.lines(cloth, ink, False, [(0, y), (size // 2, y - size // 2), (size, y)], thick)
    elif look.pattern == "cross-hatch":
        for x in range(-size, size * 2, pitch):
            pygame.draw.line(cloth, ink, (x, 0), (x + size, size), thick)
            pygame.draw.line(cloth, ink, (x, 0), (x - size, size), thick)
    shape = pygame.Surface((size, size), pygame.SRCALPHA)
    _fill(shape, look.badge, middle, radius, (255, 255, 255))
    cloth.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    # A bare middle keeps the letter readable.
    pygame.draw.circle(cloth, (0, 0, 0, 0), (middle, middle), radius * 0.62)
    picture.blit(cloth, (0, 0))
