"""Finds what is wrong with where things are: for any screen's test."""

from __future__ import annotations

import pygame

from game.app.widgets import Layered, Root, Scroll, Widget

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
