"""The floor of a board that came from a map, put together once from the map's tile layers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

import pygame

from game.maps import MapError
from game.maps.changes import change_since
from game.maps.pictures import DrawnTile, Flags, Pictures, tile_layers
from game.rules.grid import Board

log = logging.getLogger(__name__)

UNDER = (36, 22, 13)
ROOM = 12_000_000
PORTION = 200
"""Tiles that are laid between two rests."""

Painting = Generator[None, None, pygame.Surface | None]
"""A picture in the making: rests after each portion, and is returned in the end; None if it cannot be made."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Part of a picture file that is not opened yet; `rectangle` None is all of it."""

    file: str
    key_colour: str | None
    rectangle: tuple[int, int, int, int] | None


def map_floor(name: str | None, board: Board | None = None) -> pygame.Surface | None:
    """The tile layers of a map (`board.map`) as one picture; None if there are none or they cannot be drawn.

    `board`: the board that it must show; None too if the map is not of this board any more.
    """
    if not name:
        return None
    if board is not None and (change := change_since(board)) is not None and change.of_room:
        log.warning("%s A plain floor stands in for its pictures.", change)
        return None
    try:
        layers = floor_layers(name)
    except MapError as fault:
        log.warning("The floor of %s cannot be drawn (%s); a plain one stands in for it.", name, fault)
        return None
    if layers.columns * layers.rows * layers.square * layers.square > 4 * ROOM:
        log.warning("The map %s is too large for its own pictures; a plain floor stands in for them.", name)
        return None
    painting = paint_layers(layers, layers.square)
    while True:
        try:
            next(painting)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]


def floor_layers(name: str) -> Pictures:
    """The tile layers of a map, whose pictures (`Cut`) are not opened yet. Needs no window. Raises MapError."""
    return tile_layers(name, _cut_later)


def paint_layers(layers: Pictures, side: int) -> Painting:
    """The layers as one picture with squares of so many pixels; None if they have no tiles or lack a picture."""
    if not any(layer.tiles for layer in layers.layers):
        return None
    picture = pygame.Surface((layers.columns * side, layers.rows * side))
    picture.fill(UNDER)
    tiles = _Tiles(side / layers.square)
    laid = 0
    for layer in layers.layers:
        target = picture
        if layer.opacity < 1:
            target = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        for tile in layer.tiles:
            try:
                image = tiles.image(tile)
            except (OSError, ValueError, pygame.error) as fault:
                log.warning("The picture %s cannot be used (%s); a plain floor is drawn.", tile.image.file, fault)
                return None
            left = tile.column * layers.square + layer.offset_x + tile.offset_x
            bottom = (tile.row + 1) * layers.square + layer.offset_y + tile.offset_y
            target.blit(image, (round(left * tiles.scale), round(bottom * tiles.scale) - image.get_height()))
            laid += 1
            if laid % PORTION == 0:
                yield
        if target is not picture:
            target.set_alpha(round(layer.opacity * 255))
            picture.blit(target, (0, 0))
    return picture


class _Tiles:
    """The pictures of tiles, each opened, cut, turned and scaled once."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._files: dict[tuple[str, str | None], pygame.Surface] = {}
        self._made: dict[tuple[Cut, Flags], pygame.Surface] = {}

    def image(self, tile: DrawnTile) -> pygame.Surface:
        key = (tile.image, tile.flags)
        if key not in self._made:
            image = _turned(self._cut(tile.image), tile.flags)
            if self.scale != 1:
                size = tuple(max(1, round(length * self.scale)) for length in image.get_size())
                image = pygame.transform.smoothscale(image.convert_alpha(), size)
            self._made[key] = image
        return self._made[key]

    def _cut(self, cut: Cut) -> pygame.Surface:
        key = (cut.file, cut.key_colour)
        if key not in self._files:
            whole = pygame.image.load(cut.file)
            whole = whole.convert_alpha() if pygame.display.get_surface() else whole
            if cut.key_colour:
                whole.set_colorkey(pygame.Color(f"#{cut.key_colour.lstrip('#')}"))
            self._files[key] = whole
        return self._files[key].subsurface(cut.rectangle) if cut.rectangle else self._files[key]


def _cut_later(file: str, key_colour: str | None, **_: object) -> Callable[..., Cut]:
    def cut(rectangle: Any = None) -> Cut:
        return Cut(file, key_colour, tuple(rectangle) if rectangle else None)

    return cut


def _turned(image: pygame.Surface, flags: Flags) -> pygame.Surface:
    if flags.diagonal:
        # Mirrored about the falling diagonal: a quarter turn and a flip.
        image = pygame.transform.flip(pygame.transform.rotate(image, 270), True, False)
    if flags.across or flags.down:
        image = pygame.transform.flip(image, flags.across, flags.down)
    return image
