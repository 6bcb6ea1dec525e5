"""Sounds from `assets/built/sounds`, played by name. Without a sound device the game is silent and goes on."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from game import places

TABLE = {"click", "page"}
"""sounds of the table; all others are the fight's"""

log = logging.getLogger(__name__)


class Sounds:
    """`play("clash")` plays clash.wav. The device is opened at the first sound, so starting the game is fast."""

    def __init__(self, folder: Path | None = None, volume: float = 0.7) -> None:
        self.folder = folder or places.assets() / "built" / "sounds"
        self.volume = volume
        self.table_share = self.fight_share = 1.0
        self._opened: dict[str, pygame.mixer.Sound | None] = {}
        self._device: bool | None = None

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Play the sound `name` (without its ending) once; `loudness` 0 to 1 is its share of the volume."""
        volume = self.volume * loudness * (self.table_share if name in TABLE else self.fight_share)
        if volume <= 0 or not self._ready():
            return
        if name not in self._opened:
            self._opened[name] = self._open(name)
        sound = self._opened[name]
        if sound is not None:
            sound.set_volume(min(1.0, volume))
            sound.play()

    def _ready(self) -> bool:
        if self._device is None:
            try:
                pygame.mixer.init()
                self._device = True
            except (pygame.error, NotImplementedError) as fault:
                log.warning("No sound device could be opened (%s); the game goes on without sound.", fault)
                self._device = False
        return self._device

    def _open(self, name: str) -> pygame.mixer.Sound | None:
        file = self.folder / f"{name}.wav"
        if not file.is_file():
            log.info("The sound %s is missing.", file)
            return None
        try:
            return pygame.mixer.Sound(str(file))
        except (OSError, pygame.error) as fault:
            log.warning("The sound %s cannot be read (%s); it stays silent.", file, fault)
            return None

    def close(self) -> None:
        if self._device:
            pygame.mixer.quit()
        self._device = None
        self._opened.clear()
