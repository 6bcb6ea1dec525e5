"""Plain drawings that stand in for pictures that are missing, at 128 pixels a square."""

from __future__ import annotations

import pygame

from game.app.board.sprites import SQUARE

INK = (36, 22, 13)
WOODS = ((168, 118, 68), (140, 96, 56), (120, 104, 84), (150, 60, 50), (90, 110, 120), (190, 160, 96))


def thing(look: str, rows: int = 1, columns: int = 1) -> pygame.Surface:
    """A box with the first letters of its look; every look has one of a few colours, always the same."""
    picture = pygame.Surface((columns * SQUARE, rows * SQUARE), pygame.SRCALPHA)
    box = picture.get_rect().inflate(-24, -24)
    colour = WOODS[sum(map(ord, look)) % len(WOODS)]
    pygame.draw.rect(picture, colour, box, border_radius=14)
    pygame.draw.rect(picture, INK, box, 4, border_radius=14)
    letters = pygame.font.Font(None, 64).render(look[:2].title(), True, INK)
    picture.blit(letters, letters.get_rect(center=box.center))
    return picture


def figure(colour: tuple[int, int, int], lying: bool) -> pygame.Surface:
    """A hat and a coat from above, facing north, on the fighters' canvas of 160 pixels."""
    picture = pygame.Surface((160, 160), pygame.SRCALPHA)
    coat = pygame.Rect(0, 0, 92, 96 if lying else 62)
    coat.midtop = (80, 50 if lying else 62)
    pygame.draw.ellipse(picture, colour, coat)
    pygame.draw.ellipse(picture, INK, coat, 4)
    head = (80, 42) if lying else (80, 78)
    pygame.draw.circle(picture, (58, 48, 42), head, 30)
    pygame.draw.circle(picture, INK, head, 30, 4)
    pygame.draw.circle(picture, colour, head, 16)
    nose = [(head[0] - 9, head[1] - 30), (head[0], head[1] - 46), (head[0] + 9, head[1] - 30)]
    pygame.draw.polygon(picture, (220, 171, 128), nose)
    pygame.draw.polygon(picture, INK, nose, 3)
    return picture


def blade(length: int) -> pygame.Surface:
    """A weapon held forward in the right hand, on the fighters' weapon canvas of 160 by 256."""
    picture = pygame.Surface((160, 256), pygame.SRCALPHA)
    pygame.draw.line(picture, INK, (117, 140), (117, 140 - length), 9)
    pygame.draw.line(picture, (220, 223, 221), (117, 140), (117, 140 - length + 2), 5)
    pygame.draw.circle(picture, INK, (117, 140), 11)
    return picture
