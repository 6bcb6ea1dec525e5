"""The pointer on a screen: what it is over, what it has pressed, what it drags."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.app.widgets.button import HoldButton
from game.app.widgets.layers import PopupLayer
from game.app.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from game.app.widgets.root import Root

EVENTS = {pygame.WINDOWLEAVE, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL}


class Pointer:
    def __init__(self, root: Root) -> None:
        self._root = root
        self._at: Size | None = None
        self._hovered: Widget | None = None
        self._captor: Widget | None = None

    def look(self) -> None:
        """Find out anew what it is over, as after something has moved or gone."""
        if self._captor is None:
            self._hover(self._at)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.WINDOWLEAVE:
            self._at = None
            self._hover(None)
            return False
        if event.type == pygame.MOUSEMOTION:
            self._at = event.pos
            if self._captor:
                self._captor.drag(event.pos)
            else:
                self._hover(event.pos)
                if self._hovered and self._hovered.follows_pointer and self._hovered.can_focus:
                    self._root.set_focus(self._root.top, self._hovered, quietly=True)
            return self._hovered is not None
        if event.type == pygame.MOUSEWHEEL:
            return self._bubble(self._hovered, lambda widget: widget.wheel((event.x, -event.y)))
        self._at = event.pos
        if event.type == pygame.MOUSEBUTTONUP:
            return event.button == 1 and self._release(event.pos)
        self._hover(event.pos)
        if event.button == 1:
            return self._press(event.pos)
        return event.button == 3 and self._bubble(self._hovered, lambda widget: widget.context(event.pos))

    def _press(self, at: Size) -> bool:
        hit = self._root.top.content.hit(at)
        if hit is None:
            if isinstance(self._root.top, PopupLayer) and self._root.top.cancel:
                self._root.top.cancel()
                return True
            return False
        stop: Widget | None = hit
        while stop is not None and not stop.can_focus:
            stop = stop.parent
        if stop is not None:
            if stop is not self._root.top.focus:
                self._root.set_focus(self._root.top, stop, quietly=True)
            if not stop.enabled:
                self._root.watch(stop, at)
                self._root.tooltip.hurry()
                return True
        widget: Widget | None = hit
        while widget is not None:
            if widget.enabled and widget.press(at):
                # Pressing may have opened or rebuilt something; then there is nothing left to hold on to.
                if widget.root is self._root and widget in self._root.top.walk():
                    self._captor, widget.pressed = widget, True
                widget.redraw()
                return True
            widget = widget.parent
        return False

    def _release(self, at: Size) -> bool:
        captor = self._captor
        if captor is None:
            return False
        self._captor, captor.pressed = None, False
        captor.redraw()
        captor.release(at)
        self._root.settle()
        self._hover(at)
        return True

    def let_go(self) -> None:
        """Forget what is being pressed."""
        if self._captor:
            self._captor.pressed = False
            self._captor.redraw()
            if isinstance(self._captor, HoldButton):
                self._captor.let_go()
        self._captor = None

    @staticmethod
    def _bubble(widget: Widget | None, use: Callable[[Widget], bool]) -> bool:
        while widget is not None:
            if widget.enabled and use(widget):
                return True
            widget = widget.parent
        return False

    def _hover(self, at: Size | None) -> None:
        under = self._root.top.content.hit(at) if at and self._root.layers else None
        if under is not self._hovered:
            if self._hovered:
                self._hovered.hovered = False
                self._hovered.hover(None)
                self._hovered.redraw()
            if under:
                under.hovered = True
                under.redraw()
            self._hovered = under
        if under and at:
            under.hover(at)
        told = under if at else None
        while told is not None and not told.tip(at):
            told = told.parent
        if at or not self._root.tooltip.by_keyboard:
            self._root.watch(told, at)
