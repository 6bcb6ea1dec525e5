"""A shelf of drawn surfaces: made when first wanted, the longest unused thrown away when the shelf is full."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Shelf:
    """Holds surfaces of up to `pixels` in all; the newest is always kept, however large it is."""

    def __init__(self, pixels: int) -> None:
        self._room, self._held = pixels, 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def clear(self) -> None:
        self._surfaces.clear()
        self._held = 0

    def __len__(self) -> int:
        return len(self._surfaces)

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        made = make()
        self._surfaces[key] = made
        self._held += _area(made)
        while self._held > self._room and len(self._surfaces) > 1:
            self._held -= _area(self._surfaces.popitem(last=False)[1])
        return made


def _area(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height()
