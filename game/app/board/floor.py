"""The floor, drawn once: from a map's tile layers if it has any, else from the board's grounds in the game's style."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import groupby

import pygame

from game.rules.grid import FACINGS, Board, Direction, Ground, Terrain

PIXELS = 64
"""a square, where the floor is drawn from grounds"""
ROOM = 12_000_000

INK = (36, 22, 13)
PLANKS = ((150, 106, 64), (143, 99, 58), (157, 113, 70), (138, 95, 56))
RAISED = ((176, 134, 88), (170, 127, 82), (182, 141, 94), (165, 122, 78))
STONE = ((92, 82, 72), (86, 77, 68), (98, 88, 77))
SEA = (44, 78, 92)
SEA_LIGHT = (86, 126, 136)


def paint(board: Board) -> pygame.Surface:
    """A picture of the board's grounds."""
    pixels = max(8, min(PIXELS, int((ROOM / max(1, board.rows * board.columns)) ** 0.5)))
    picture = pygame.Surface((board.columns * pixels, board.rows * pixels))
    for square in board:
        row, column = board.row_column(square)
        cell = pygame.Rect(column * pixels, row * pixels, pixels, pixels)
        # Every square has a grain of its own that is the same each time.
        grain = random.Random(row * 1009 + column)
        ground = board.ground(square)
        if ground.terrain is Terrain.WALL:
            _wall(picture, cell, grain)
        elif ground.terrain is Terrain.VOID:
            _sea(picture, cell, grain)
        elif ground.terrain is Terrain.STAIRS:
            _stairs(picture, cell, _climbs(board, square))
        else:
            _planks(picture, cell, grain, ground)
    for square in board:
        _edges(picture, board, square, pixels)
    return picture


def grid(board: Board, size: tuple[int, int]) -> pygame.Surface:
    """Thin lines round the squares that can be stood on; transparent elsewhere."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    across, down = size[0] / board.columns, size[1] / board.rows
    standable = [[False] * board.columns for _ in range(board.rows)]
    for square in board:
        row, column = board.row_column(square)
        standable[row][column] = board.ground(square).standable
    # A large board has tens of thousands of squares, and few lines.
    for row, squares in enumerate(standable):
        for start, stop in _runs(squares):
            left, right = round(start * across), round(stop * across)
            for y in (round(row * down), round((row + 1) * down)):
                picture.fill((*INK, 92), (left, y, right - left + 1, 1))
    for column in range(board.columns):
        for start, stop in _runs([squares[column] for squares in standable]):
            top, bottom = round(start * down), round(stop * down)
            for x in (round(column * across), round((column + 1) * across)):
                picture.fill((*INK, 92), (x, top, 1, bottom - top + 1))
    return picture


def _runs(marked: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Where something is marked: from the first up to before the last."""
    start = 0
    for here, several in groupby(marked):
        stop = start + len(list(several))
        if here:
            yield start, stop
        start = stop


def _planks(picture: pygame.Surface, cell: pygame.Rect, grain: random.Random, ground: Ground) -> None:
    colours = RAISED if ground.level else PLANKS
    boards = 3
    for number in range(boards):
        top = cell.top + number * cell.height // boards
        plank = pygame.Rect(cell.left, top, cell.width, cell.top + (number + 1) * cell.height // boards - top)
        colour = grain.choice(colours)
        picture.fill(colour, plank)
        for _ in range(3):
            y = grain.randrange(plank.top, max(plank.top + 1, plank.bottom))
            x = grain.randrange(cell.left, cell.right)
            length = grain.randrange(cell.width // 4, cell.width)
            dark = tuple(part * 88 // 100 for part in colour)
            pygame.draw.line(picture, dark, (x, y), (min(cell.right - 1, x + length), y))
        pygame.draw.line(picture, tuple(part * 70 // 100 for part in colour), plank.bottomleft, plank.bottomright)
        if grain.random() < 0.4:
            x = grain.randrange(cell.left, cell.right)
            pygame.draw.line(picture, INK, (x, plank.top), (x, plank.bottom - 1))
            for y in (plank.top + 3, plank.bottom - 4):
                picture.fill(INK, (x - 3, y, 2, 2))


def _wall(picture: pygame.Surface, cell: pygame.Rect, grain: random.Random) -> None:
    courses = 3
    picture.fill((44, 36, 30), cell)
    for number in range(courses):
        top = cell.top + number * cell.height // courses
        height = cell.height // courses - 2
        shift = cell.width // 4 if number % 2 else 0
        for left in range(cell.left - shift, cell.right, cell.width // 2):
            stone = pygame.Rect(left + 1, top + 1, cell.width // 2 - 2, height).clip(cell)
            pygame.draw.rect(picture, grain.choice(STONE), stone, border_radius=3)
            for k in range(2):
                y = stone.bottom - 2 - k * 3
                pygame.draw.line(picture, (60, 52, 45), (stone.left + 3, y), (stone.right - 3, y))


def _sea(picture: pygame.Surface, cell: pygame.Rect, grain: random.Random) -> None:
    picture.fill(SEA, cell)
    for _ in range(4):
        x, y = grain.randrange(cell.left, cell.right), grain.randrange(cell.top + 3, cell.bottom - 3)
        width = cell.width // 4
        wave = [(x, y), (x + width // 3, y - 3), (x + width * 2 // 3, y + 2), (x + width, y - 1)]
        clip = picture.get_clip()
        picture.set_clip(cell)
        pygame.draw.aalines(picture, SEA_LIGHT, False, wave)
        picture.set_clip(clip)


def _climbs(board: Board, square: str) -> Direction:
    """Towards the higher ground beside stairs; north if there is none."""
    here = board.level(square)
    for facing in FACINGS:
        beyond = board.ahead(square, facing)
        if beyond and board.ground(beyond).standable and board.level(beyond) > here:
            return facing
    return Direction.N


def _stairs(picture: pygame.Surface, cell: pygame.Rect, climbs: Direction) -> None:
    treads = 4
    for number in range(treads):
        light = 0.78 + 0.08 * number
        colour = tuple(min(255, round(part * light)) for part in (176, 134, 88))
        start, length = number * cell.width // treads, cell.width // treads + 1
        strip = {
            Direction.N: pygame.Rect(cell.left, cell.bottom - start - length, cell.width, length),
            Direction.S: pygame.Rect(cell.left, cell.top + start, cell.width, length),
            Direction.E: pygame.Rect(cell.left + start, cell.top, length, cell.height),
            Direction.W: pygame.Rect(cell.right - start - length, cell.top, length, cell.height),
        }[climbs].clip(cell)
        picture.fill(colour, strip)
        pygame.draw.rect(picture, INK, strip, 1)


def _edges(picture: pygame.Surface, board: Board, square: str, pixels: int) -> None:
    """Shadows below higher ground, ink along its edge, and the thresholds of exits."""
    row, column = board.row_column(square)
    cell = pygame.Rect(column * pixels, row * pixels, pixels, pixels)
    ground = board.ground(square)
    for facing in FACINGS:
        beyond = board.ahead(square, facing)
        if beyond is None:
            if ground.exit:
                pygame.draw.rect(picture, (236, 196, 112), _strip(cell, facing, max(3, pixels // 8)))
                pygame.draw.rect(picture, INK, _strip(cell, facing, max(3, pixels // 8)), 1)
            continue
        other = board.ground(beyond)
        if not ground.standable or board.walkable(square, beyond):
            continue
        above = other.terrain is Terrain.WALL or (other.standable and other.level > ground.level)
        if above:
            for depth in range(pixels // 6, 0, -2):
                shade = pygame.Surface(_strip(cell, facing, depth).size, pygame.SRCALPHA)
                shade.fill((20, 10, 5, 26))
                picture.blit(shade, _strip(cell, facing, depth))
        elif other.standable or other.terrain is Terrain.VOID:
            pygame.draw.rect(picture, (92, 60, 34), _strip(cell, facing, max(2, pixels // 12)))
            pygame.draw.rect(picture, INK, _strip(cell, facing, max(2, pixels // 12)), 1)


def _strip(cell: pygame.Rect, facing: Direction, depth: int) -> pygame.Rect:
    if facing is Direction.N:
        return pygame.Rect(cell.left, cell.top, cell.width, depth)
    if facing is Direction.S:
        return pygame.Rect(cell.left, cell.bottom - depth, cell.width, depth)
    if facing is Direction.E:
        return pygame.Rect(cell.right - depth, cell.top, depth, cell.height)
    return pygame.Rect(cell.left, cell.top, depth, cell.height)
