"""The floor of a board that came from a map, put together once from the map's tile layers."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pygame

from game.maps import MapError
from game.maps.pictures import Flags, tile_layers

log = logging.getLogger(__name__)

UNDER = (36, 22, 13)
ROOM = 12_000_000


def map_floor(name: str | None) -> pygame.Surface | None:
    """The tile layers of a map (`board.map`) as one picture; None if there are none or they cannot be drawn."""
    if not name:
        return None
    try:
        layers = tile_layers(name, _load_image)
    except MapError as fault:
        log.warning("The floor of %s cannot be drawn (%s); a plain one stands in for it.", name, fault)
        return None
    tiles = [tile for layer in layers.layers for tile in layer.tiles]
    if not tiles:
        return None
    side = layers.square
    columns, rows = 1 + max(tile.column for tile in tiles), 1 + max(tile.row for tile in tiles)
    if columns * rows * side * side > 4 * ROOM:
        log.warning("The map %s is too large for its own pictures; a plain floor stands in for them.", name)
        return None
    picture = pygame.Surface((columns * side, rows * side))
    picture.fill(UNDER)
    for layer in layers.layers:
        target = picture
        if layer.opacity < 1:
            target = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        for tile in layer.tiles:
            image = _turned(tile.image, tile.flags)
            left = tile.column * side + layer.offset_x + tile.offset_x
            bottom = (tile.row + 1) * side + layer.offset_y + tile.offset_y
            target.blit(image, (round(left), round(bottom) - image.get_height()))
        if target is not picture:
            target.set_alpha(round(layer.opacity * 255))
            picture.blit(target, (0, 0))
    return picture


def _load_image(file: str, key_colour: str | None, **_: object) -> Callable[..., pygame.Surface]:
    whole = pygame.image.load(file)
    whole = whole.convert_alpha() if pygame.display.get_surface() else whole
    if key_colour:
        whole.set_colorkey(pygame.Color(f"#{key_colour.lstrip('#')}"))

    def cut(rectangle: Any = None) -> pygame.Surface:
        return whole.subsurface(rectangle) if rectangle else whole

    return cut


def _turned(image: pygame.Surface, flags: Flags) -> pygame.Surface:
    if flags.diagonal:
        # Mirrored about the falling diagonal: a quarter turn and a flip.
        image = pygame.transform.flip(pygame.transform.rotate(image, 270), True, False)
    if flags.across or flags.down:
        image = pygame.transform.flip(image, flags.across, flags.down)
    return image
