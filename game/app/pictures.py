"""Pictures from `assets/built`, opened when first wanted. A picture that is missing is `None`, never an error."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from game import places
from game.app.shelf import Shelf

log = logging.getLogger(__name__)


class Pictures:
    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or places.assets() / "built"
        self._opened: dict[str, pygame.Surface | None] = {}
        self._fitted = Shelf(24_000_000)

    def forget(self) -> None:
        self._opened.clear()
        self._fitted.clear()

    def get(self, name: str) -> pygame.Surface | None:
        """The picture `name` (a path inside the folder, with its ending), ready for drawing; None if missing."""
        if name not in self._opened:
            self._opened[name] = self._open(self.folder / name)
        return self._opened[name]

    @staticmethod
    def _open(file: Path) -> pygame.Surface | None:
        if not file.is_file():
            log.info("The picture %s is missing; a plain drawing stands in for it.", file)
            return None
        try:
            picture = pygame.image.load(str(file))
        except (OSError, pygame.error) as fault:
            log.warning("The picture %s cannot be read (%s); a plain drawing stands in for it.", file, fault)
            return None
        # Converting needs a display; without one (a test, a tool) the picture is slower to draw and still right.
        if not pygame.display.get_surface():
            return picture
        # One without transparency stays so: it is drawn faster, and covers what was there before.
        return picture.convert() if picture.get_bitsize() == 24 else picture.convert_alpha()

    def scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture at exactly `size` pixels."""
        picture = self.get(name)
        if picture is None:
            return None
        return self._fitted.keep((name, "scaled", size), lambda: pygame.transform.smoothscale(picture, _real(size)))

    def covering(self, name: str, size: tuple[int, int], across: float = 0.5) -> pygame.Surface | None:
        """The picture scaled to fill `size` in its own proportions, what is over cut off: above and below alike, and of
        the width `across` on the left and the rest on the right."""
        picture = self.get(name)
        if picture is None:
            return None

        def make() -> pygame.Surface:
            width, height = _real(size)
            larger = max(width / picture.get_width(), height / picture.get_height())
            whole = (
                max(width, round(picture.get_width() * larger)),
                max(height, round(picture.get_height() * larger)),
            )
            cut = pygame.Rect(round((whole[0] - width) * across), (whole[1] - height) // 2, width, height)
            return pygame.transform.smoothscale(picture, whole).subsurface(cut).copy()

        return self._fitted.keep((name, "covering", size, across), make)


def _real(size: tuple[int, int]) -> tuple[int, int]:
    return max(1, size[0]), max(1, size[1])


def tile(surface: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect) -> None:
    """Fill `rect` with copies of `picture`, starting at the surface's corner so that neighbours match."""
    before = surface.get_clip()
    surface.set_clip(rect.clip(before))
    width, height = picture.get_size()
    for y in range(rect.top - rect.top % height, rect.bottom, height):
        for x in range(rect.left - rect.left % width, rect.right, width):
            surface.blit(picture, (x, y))
    surface.set_clip(before)
