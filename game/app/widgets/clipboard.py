"""The system's clipboard, which not every driver has."""

from __future__ import annotations

import warnings

import pygame


def read() -> str:
    """The text on the clipboard; empty when there is none or it cannot be read."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if hasattr(pygame.scrap, "get_text"):
                return str(pygame.scrap.get_text())
            if not pygame.scrap.get_init():
                pygame.scrap.init()
            for kind in ("text/plain;charset=utf-8", "UTF8_STRING", pygame.SCRAP_TEXT):
                held = pygame.scrap.get(kind)
                if held:
                    return held.decode("utf-8", "replace").rstrip("\0")
    except (pygame.error, NotImplementedError, AttributeError):
        pass
    return ""


def write(text: str) -> None:
    """Put a text on the clipboard, where there is one."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if hasattr(pygame.scrap, "put_text"):
                pygame.scrap.put_text(text)
                return
            if not pygame.scrap.get_init():
                pygame.scrap.init()
            pygame.scrap.put("text/plain;charset=utf-8", text.encode())
            pygame.scrap.put(pygame.SCRAP_TEXT, text.encode())
    except (pygame.error, NotImplementedError, AttributeError):
        pass
