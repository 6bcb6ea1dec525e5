"""Turning any text into something a font can draw: cleaning, wrapping, shortening, and a cache of drawn lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from game.app.shelf import Shelf

WIDEST = 8000
"""No drawn line is wider than this many pixels; a longer one would make a surface of hundreds of megabytes."""

ELLIPSIS = "…"


def clean(text: str, *, lines: bool = True) -> str:
    """Without what fonts refuse (NUL, lone surrogates, control characters); newlines kept only if `lines`."""
    kept = []
    for letter in text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", "    "):
        if letter == "\n":
            kept.append("\n" if lines else " ")
        elif letter >= " " and letter != "\x7f" and not "\ud800" <= letter <= "\udfff":
            kept.append(letter)
    return "".join(kept)


@lru_cache(maxsize=4096)
def wrap(text: str, font: pygame.font.Font, width: int) -> tuple[str, ...]:
    """The lines of `text` when none may be wider than `width` pixels; words too long are broken."""
    lines: list[str] = []
    for paragraph in clean(text).split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if fits(longer, font, width):
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = _broken(word, font, width)
            lines.extend(full)
        lines.append(line)
    return tuple(lines)


def fits(text: str, font: pygame.font.Font, width: int) -> bool:
    return measure(text, font) <= width


def measure(text: str, font: pygame.font.Font) -> int:
    """The width of `text` in pixels."""
    if not text:
        return 0
    try:
        return font.size(text)[0]
    except (ValueError, pygame.error):
        return font.size(_plain(text))[0]


def _broken(word: str, font: pygame.font.Font, width: int) -> list[str]:
    pieces = []
    while len(word) > 1 and not fits(word, font, width):
        cut = _longest(word, lambda piece: fits(piece, font, width))
        pieces.append(word[:cut])
        word = word[cut:]
    return [*pieces, word]


def _longest(text: str, allowed: Callable[[str], bool]) -> int:
    """How many leading letters of `text` are allowed; at least one."""
    low, high = 1, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if allowed(text[:middle]) else (low, middle - 1)
    return low


@lru_cache(maxsize=2048)
def shorten(text: str, font: pygame.font.Font, width: int) -> str:
    """`text` on one line, cut with an ellipsis if it is wider than `width` pixels."""
    line = clean(text, lines=False)
    if fits(line, font, width):
        return line
    cut = _longest(line, lambda piece: fits(piece.rstrip() + ELLIPSIS, font, width))
    return line[:cut].rstrip() + ELLIPSIS


def _plain(text: str) -> str:
    return "".join(letter if letter <= "\uffff" else "□" for letter in text)


class DrawnText:
    """A shelf of drawn lines."""

    def __init__(self) -> None:
        self._shelf = Shelf(6_000_000)
        self.forget = self._shelf.clear

    def line(self, text: str, font: pygame.font.Font, colour: tuple[int, int, int]) -> pygame.Surface:
        return self._shelf.keep((text, font, colour), lambda: self._draw(clean(text, lines=False), font, colour))

    @staticmethod
    def _draw(text: str, font: pygame.font.Font, colour: tuple[int, int, int]) -> pygame.Surface:
        if measure(text, font) > WIDEST:
            text = shorten(text, font, WIDEST)
        if not text:
            return pygame.Surface((1, font.get_linesize()), pygame.SRCALPHA)
        try:
            return font.render(text, True, colour)
        except (ValueError, pygame.error):
            return font.render(_plain(text), True, colour)
