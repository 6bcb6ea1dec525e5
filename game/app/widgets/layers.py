"""What lies on top of what: the screen's own widgets below, dialogs and menus above."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.app.theme import Theme
from game.app.widgets.scroll import Scroll
from game.app.widgets.widget import Widget

if TYPE_CHECKING:
    from game.app.widgets.root import Root


class Layer(Widget):
    """One tree of widgets with a focus of its own. An upper layer keeps all input from those below it."""

    dims = False

    def __init__(self, root: Root, content: Widget, cancel: Callable[[], object] | None = None) -> None:
        super().__init__()
        self._root, self.content, self.cancel = root, content, cancel
        self.focus: Widget | None = None
        self.adopt(content)

    @property
    def root(self) -> Root | None:
        return getattr(self, "_root", None)

    @property
    def children(self) -> Sequence[Widget]:
        return (self.content,)

    def unmeasure(self) -> None:
        self._sizes.clear()
        # A widget may change while its screen is still being put together, before there is a root to tell.
        if getattr(self, "_root", None):
            self._root.unplaced = True

    def reveal(self, rect: pygame.Rect) -> None: ...


class BaseLayer(Layer):
    """The screen itself: fills the window, and scrolls if it cannot work in so little room."""

    def __init__(self, root: Root, content: Widget) -> None:
        super().__init__(root, Scroll(content, fill=True))

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self.content.place(theme, rect)


class DialogLayer(Layer):
    """A dialog in the middle of the window; Escape calls `cancel`. It scrolls if it cannot work in so little room."""

    dims = True

    def __init__(self, root: Root, content: Widget, cancel: Callable[[], object] | None) -> None:
        super().__init__(root, Scroll(content, fill=True), cancel)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        room = rect.inflate(-2 * theme.gap, -2 * theme.gap)
        wide, tall = self.content.natural(theme, room.width)
        inner = pygame.Rect(0, 0, wide, min(tall, room.height))
        inner.center = rect.center
        self.content.place(theme, inner)


class PopupLayer(Layer):
    """A menu beside what it belongs to: below it where there is room, else above, always inside the window."""

    def __init__(self, root: Root, content: Widget, beside: pygame.Rect, cancel: Callable[[], object] | None) -> None:
        super().__init__(root, content, cancel)
        self._beside = beside

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        room = rect.inflate(-2 * theme.ring, -2 * theme.ring)
        wide, tall = self.content.natural(theme, room.width)
        wide = min(room.width, max(wide, self._beside.width))
        below, above = room.bottom - self._beside.bottom, self._beside.top - room.top
        if tall <= below or below >= above:
            tall = min(tall, max(below, min(tall, room.height // 2)))
            top = self._beside.bottom
        else:
            tall = min(tall, above)
            top = self._beside.top - tall
        inner = pygame.Rect(self._beside.left, top, wide, tall)
        self.content.place(theme, inner.clamp(room))
