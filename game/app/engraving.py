"""How surfaces are drawn: smooth outlines, nine-patches, light and shade, paper and boards."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame

Colour = tuple[int, int, int]

FINE = 4
"""Outlines are drawn this many times too large and scaled down, which makes their curves smooth."""


def fine(side: int, draw: Callable[[pygame.Surface], None], under: Colour = (255, 255, 255)) -> pygame.Surface:
    big = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    # The colour of what is transparent bleeds into edges when scaled down: it must be the line's own.
    big.fill((*under, 0))
    draw(big)
    return pygame.transform.smoothscale(big, (side, side))


def hollow(surface: pygame.Surface, inset: int, radius: int, colour: tuple[int, int, int, int]) -> None:
    """Paint over all of it, `inset` from the edge, but for corners cut out by circles. Paint of no strength erases."""
    shape = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(shape, (255, 255, 255, 255), surface.get_rect().inflate(-2 * inset, -2 * inset))
    whole = surface.get_rect()
    for corner in (whole.topleft, whole.topright, whole.bottomleft, whole.bottomright):
        pygame.draw.circle(shape, (0, 0, 0, 0), corner, radius + inset)
    mask = pygame.mask.from_surface(shape, 127)
    hole = mask.to_surface(setcolor=(255, 255, 255, 0), unsetcolor=(255, 255, 255, 255))
    surface.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    if colour[3]:
        surface.blit(mask.to_surface(setcolor=colour, unsetcolor=(0, 0, 0, 0)), (0, 0))


def stretch(onto: pygame.Surface, small: pygame.Surface, edge: int, flags: int = 0) -> None:
    """Blit `small` as nine pieces: corners of `edge` pixels kept, the rest stretched over all of `onto`."""
    width, height = onto.get_size()
    side = small.get_width()
    edge = min(edge, (side - 1) // 2, max(1, width // 2), max(1, height // 2))
    columns = ((0, edge, 0, edge), (edge, side - edge, edge, width - edge), (side - edge, side, width - edge, width))
    rows = ((0, edge, 0, edge), (edge, side - edge, edge, height - edge), (side - edge, side, height - edge, height))
    for x1, x2, left, right in columns:
        for y1, y2, top, bottom in rows:
            if right <= left or bottom <= top:
                continue
            piece = small.subsurface((x1, y1, x2 - x1, y2 - y1))
            if piece.get_size() != (right - left, bottom - top):
                piece = pygame.transform.scale(piece, (right - left, bottom - top))
            onto.blit(piece, (left, top), special_flags=flags)


def rim(surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], edge: int) -> None:
    """Blit only the outermost `edge` pixels of `picture`: mixing all of a large picture would cost many times more."""
    width, height = picture.get_size()
    edge = min(edge, (height + 1) // 2, (width + 1) // 2)
    between = max(0, height - 2 * edge)
    for x, y, wide, tall in (
        (0, 0, width, edge),
        (0, height - edge, width, edge),
        (0, edge, edge, between),
        (width - edge, edge, edge, between),
    ):
        surface.blit(picture, (at[0] + x, at[1] + y), (x, y, wide, tall))


def glow(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    small = pygame.Surface((64, 64))
    for radius in range(32, 0, -1):
        strength = (1 - radius / 32) ** 1.6
        pygame.draw.circle(small, [round(part * strength) for part in colour], (32, 32), radius)
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


def vignette(size: tuple[int, int]) -> pygame.Surface:
    small = pygame.Surface((64, 64), pygame.SRCALPHA)
    small.fill((8, 4, 2, 170))
    for radius in range(46, 0, -1):
        pygame.draw.circle(small, (8, 4, 2, round(170 * (radius / 46) ** 2.2)), (32, 32), radius)
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


def paper() -> pygame.Surface:
    """Blotched paper, the same on every run, its edges matching so that it can be repeated."""
    dice = random.Random(1580)
    side = 256
    paper = pygame.Surface((side, side))
    paper.fill((236, 222, 189))
    for _ in range(260):
        blot = pygame.Surface((side, side), pygame.SRCALPHA)
        radius = dice.randint(8, 40)
        shade = dice.choice(((206, 182, 134), (250, 240, 214), (224, 204, 162)))
        x, y = dice.randrange(side), dice.randrange(side)
        for across in (-side, 0, side):
            for down in (-side, 0, side):
                pygame.draw.circle(blot, (*shade, 14), (x + across, y + down), radius)
        paper.blit(blot, (0, 0))
    for _ in range(700):
        x, y = dice.randrange(side), dice.randrange(side)
        colour = paper.get_at((x, y))
        darker = dice.randint(4, 18)
        paper.set_at((x, y), [max(0, part - darker) for part in colour[:3]])
    return paper


def planks() -> pygame.Surface:
    """Dark boards with grain, the same on every run."""
    dice = random.Random(1622)
    width, height, board = 512, 384, 96
    planks = pygame.Surface((width, height))
    for row in range(height // board):
        base = dice.randint(-6, 6)
        for y in range(row * board, (row + 1) * board):
            shade = base + dice.randint(-4, 4)
            planks.fill((58 + shade, 37 + shade, 23 + shade), (0, y, width, 1))
        for _ in range(46):
            y = row * board + dice.randrange(4, board - 4)
            x, long = dice.randrange(width), dice.randint(60, 260)
            shade = dice.choice((-12, -8, 8))
            colour = (58 + base + shade, 37 + base + shade, 23 + base + shade)
            for across in (0, -width):
                pygame.draw.line(planks, colour, (x + across, y), (x + across + long, y + dice.randint(-2, 2)))
        edge = row * board
        pygame.draw.line(planks, (22, 13, 8), (0, edge), (width, edge), 2)
        pygame.draw.line(planks, (80, 54, 35), (0, edge + 2), (width, edge + 2))
        joint = dice.randrange(width)
        pygame.draw.line(planks, (22, 13, 8), (joint, edge), (joint, edge + board), 2)
    return planks
