"""The game's type: Source Serif Pro from its package, else pygame's own font."""

from __future__ import annotations

import importlib.util
import logging
from pathlib import Path

import pygame

log = logging.getLogger(__name__)

# Not the package's .ttf files: in those %, ½, “ and more have no room of their own, and what follows is drawn on them.
FACES = {
    "regular": "SourceSerifPro-Regular.otf",
    "italic": "SourceSerifPro-It.otf",
    "semibold": "SourceSerifPro-Semibold.otf",
    "bold": "SourceSerifPro-Bold.otf",
}


def find_folder() -> Path | None:
    """The folder of the font package's files, found without importing the package."""
    found = importlib.util.find_spec("font_source_serif_pro")
    if found is None or not found.submodule_search_locations:
        return None
    return Path(next(iter(found.submodule_search_locations))) / "files"


class Fonts:
    """Opens each face once for each size. Never fails: a face that is missing becomes pygame's own font."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or find_folder()
        self._opened: dict[tuple[str, int], pygame.font.Font] = {}
        self._missing: set[str] = set()

    def face(self, face: str, pixels: int) -> pygame.font.Font:
        key = (face, max(6, pixels))
        if key not in self._opened:
            self._opened[key] = self._open(*key)
        return self._opened[key]

    def _open(self, face: str, pixels: int) -> pygame.font.Font:
        if not pygame.font.get_init():
            pygame.font.init()
        file = self._folder / FACES[face] if self._folder else None
        if file is not None and face not in self._missing:
            try:
                return pygame.font.Font(str(file), pixels)
            except (OSError, pygame.error) as fault:
                log.warning("The font %s cannot be used (%s); a plain one stands in for it.", file, fault)
                self._missing.add(face)
        elif not self._missing:
            log.warning("The Source Serif Pro fonts are not installed; a plain one stands in for them.")
            self._missing.add(face)
        return pygame.font.Font(None, round(pixels * 1.15))
