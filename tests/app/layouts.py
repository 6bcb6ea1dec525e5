"""Finds what is wrong with where things are: for any screen's test."""

from __future__ import annotations

import pygame

from game.app.text import ELLIPSIS
from game.app.theme import Theme
from game.app.widgets import Layered, Root, Scroll, Widget
from game.app.window import Window

SIZES = [((800, 600), 1.0), ((800, 600), 0.75), ((1280, 800), 1.0), ((1280, 800), 1.5), ((1920, 1080), 2.0)]
SIZES += [((1920, 1080), 3.0), ((800, 600), 3.0), ((3840, 2160), 3.0)]
"""Windows and scales that every screen must work at."""


def faults(root: Root) -> list[str]:
    """Widgets that leave what they are in, overlap a neighbour, or cannot be brought into view."""
    found = []
    for layer in root.layers:
        if not root.rect.contains(layer.content.rect):
            found.append(f"{_name(layer.content)} leaves the window")
        for widget in layer.walk():
            found.extend(_faults_inside(widget))
    return found


def _faults_inside(widget: Widget) -> list[str]:
    found = []
    shown = [child for child in widget.children if child.visible]
    for child in shown:
        outside = child.rect.left < widget.rect.left or child.rect.right > widget.rect.right
        outside |= child.rect.top < widget.rect.top or child.rect.bottom > widget.rect.bottom
        if outside and not isinstance(widget, Scroll):
            found.append(f"{_name(child)} leaves {_name(widget)}")
        if isinstance(widget, Scroll):
            reach = widget.rect.height + widget.scroller.furthest
            if child.rect.height > reach or child.rect.width > widget.rect.width:
                found.append(f"{_name(child)} cannot all be scrolled into view")
    if not isinstance(widget, Layered):
        for index, one in enumerate(shown):
            found.extend(
                f"{_name(one)} overlaps {_name(two)}" for two in shown[index + 1 :] if one.rect.colliderect(two.rect)
            )
    return found


def seen_part(widget: Widget, root: Root) -> pygame.Rect:
    """What of it the player can see, with all that it is scrolled in."""
    seen = widget.rect.clip(root.rect)
    above = widget.parent
    while above is not None:
        if isinstance(above, Scroll):
            seen = seen.clip(above.rect)
        above = above.parent
    return seen


def _name(widget: Widget) -> str:
    words = widget.name or getattr(widget, "text", "")
    return f"{type(widget).__name__} {words!r} {tuple(widget.rect)}"


class CutText:
    """Notes every line that is drawn shortened, and where; `faults` are those whose whole text no tooltip gives, and
    those drawn in less height than letters have."""

    def __init__(self, monkeypatch, window: Window) -> None:
        self._window = window
        self._cut: list[tuple[str, pygame.Rect]] = []
        self._low: list[str] = []
        write = Theme.write

        def noting(theme, surface, text, rect, role="body", *more, **named):
            if theme.shorten(text, role, rect.width) != text and surface.get_clip().collidepoint(rect.center):
                self._cut.append((text, pygame.Rect(rect)))
            if rect.height < theme.font(role).get_ascent() and rect.colliderect(surface.get_clip()):
                self._low.append(f"{text!r} has {rect.height} pixels of height")
            write(theme, surface, text, rect, role, *more, **named)

        monkeypatch.setattr(Theme, "write", noting)

    def faults(self) -> list[str]:
        root = self._window.stage.top.root
        found = [
            f"{text!r} is cut in {_name(under)}"
            for text, rect in self._cut
            if (under := root.top.content.hit(rect.center)) and not self._told(text, rect, under)
        ]
        for widget in root.top.walk():
            shown = getattr(widget, "_wrapped", None)
            text = getattr(widget, "text", "")
            if shown is None or not text or not hasattr(widget, "role"):
                continue
            lines = shown(self._window.theme, widget.rect.width)
            if lines and lines[-1].endswith(ELLIPSIS) and not text.endswith(ELLIPSIS) and not _has(widget, text):
                found.append(f"{text!r} is cut after {len(lines)} lines in {_name(widget)}")
        return found + self._low

    @staticmethod
    def _told(text: str, rect: pygame.Rect, under: Widget | None) -> bool:
        while under is not None:
            if text in (under.tip(rect.center) or ""):
                return True
            under = under.parent
        return False


def _has(widget: Widget, text: str) -> bool:
    return text in widget.tip(widget.rect.center)
