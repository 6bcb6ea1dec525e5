"""What every widget is: a rectangle that measures itself, is placed, is drawn, and may answer to the player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypedDict, TypeVar, overload

import pygame

from game.app.theme import Theme
from game.app.widgets.inputs import Action

if TYPE_CHECKING:
    from game.app.widgets.root import Root

Size = tuple[int, int]
T = TypeVar("T")
ENDLESS = 1_000_000
"""A width for asking how wide something would be if it could."""
REACH = 1.5
"""ems around a widget that its ring, its shadow or its glow may take"""


class Watched(Generic[T]):
    """An attribute that, when it changes, has its widget measured and drawn again."""

    def __init__(self, at_first: T) -> None:
        self._at_first = at_first

    def __set_name__(self, owner: type, name: str) -> None:
        self._slot = f"_{name}"

    @overload
    def __get__(self, widget: None, owner: type) -> Watched[T]: ...
    @overload
    def __get__(self, widget: Widget, owner: type) -> T: ...
    def __get__(self, widget: Widget | None, owner: type) -> Watched[T] | T:
        return self if widget is None else widget.__dict__.get(self._slot, self._at_first)

    def __set__(self, widget: Widget, value: T) -> None:
        if self._slot not in widget.__dict__ or widget.__dict__[self._slot] != value:
            widget.__dict__[self._slot] = value
            widget.changed()


class Common(TypedDict, total=False):
    """What may be said of any widget."""

    name: str
    """finds it again after a rebuild; unique on its screen"""
    tooltip: str
    enabled: bool
    reason: str
    """why it is not enabled, shown as its tooltip"""
    visible: bool
    grow: float
    """its share of the room left over in its row or column; 0 takes none"""
    width: float
    """in ems, instead of its natural width; it is never narrowed, only set on a line of its own"""
    height: float
    """in ems, instead of its natural height"""
    shortcut: str
    """a command of `game.app.commands` ("undo") or a key ("n", "f5") that works it from anywhere on the screen"""


class Widget:
    takes_focus = False
    """whether the keyboard may come to it"""
    takes_text = False
    """whether letters are typed into it, so that they are no shortcuts"""
    takes_keys = False
    """whether every key stroke is for it alone, as while it is asked for a key"""
    follows_pointer = False
    """whether the focus comes to it when the pointer does, as in menus"""
    shrinks = False
    """whether it may be given less height than it asks for"""
    stretches = True
    """whether it fills the width of its column"""

    visible = Watched(True)
    enabled = Watched(True)
    reason = Watched("")
    tooltip = Watched("")

    def __init__(
        self,
        *,
        name: str = "",
        tooltip: str = "",
        enabled: bool = True,
        reason: str = "",
        visible: bool = True,
        grow: float = 0.0,
        width: float = 0.0,
        height: float = 0.0,
        shortcut: str = "",
    ) -> None:
        self.parent: Widget | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.hovered = self.focused = self.pressed = False
        self._sizes: dict[tuple[int, str], Size] = {}
        self._sizes_of: Theme | None = None
        self.name, self.grow, self.width, self.height, self.shortcut = name, grow, width, height, shortcut
        self.tooltip, self.enabled, self.reason, self.visible = tooltip, enabled, reason, visible

    # What it is part of

    @property
    def children(self) -> Sequence[Widget]:
        return ()

    def adopt(self, child: Widget) -> None:
        child.parent = self

    @property
    def root(self) -> Root | None:
        return self.parent.root if self.parent else None

    def walk(self) -> Iterator[Widget]:
        """Itself and everything visible inside it, in reading order."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    def find(self, name: str) -> Widget:
        """The widget of that name inside it; KeyError if there is none."""
        for widget in self.walk():
            if widget.name == name:
                return widget
        raise KeyError(name)

    # Size and place

    def natural(self, theme: Theme, width: int = ENDLESS) -> Size:
        """The size it likes, in pixels, no wider than `width`."""
        return self._measure(theme, width, "natural")

    def least(self, theme: Theme, width: int = ENDLESS) -> Size:
        """The smallest size at which it still works, no wider than `width`."""
        return self._measure(theme, width, "least")

    def _measure(self, theme: Theme, width: int, which: str) -> Size:
        if theme is not self._sizes_of:
            self._sizes, self._sizes_of = {}, theme
        key = (width, which)
        if key not in self._sizes:
            room = min(width, theme.ems(self.width)) if self.width else width
            wide, tall = self._natural(theme, room) if which == "natural" else self._least(theme, room)
            if self.width:
                wide = room
            if self.height and not (which == "least" and self.shrinks):
                tall = theme.ems(self.height)
            self._sizes[key] = (min(wide, width), tall)
        return self._sizes[key]

    def _natural(self, theme: Theme, width: int) -> Size:
        return 0, 0

    def _least(self, theme: Theme, width: int) -> Size:
        return self._natural(theme, width)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        """Take this rectangle, in pixels of the window, and place what is inside."""
        self.rect = pygame.Rect(rect)

    def area(self, theme: Theme) -> pygame.Rect:
        """All of the window that it draws on."""
        return self.rect.inflate(2 * theme.ems(REACH), 2 * theme.ems(REACH))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draw it and what is inside; the surface is clipped to what is drawn anew, often only a part of it."""
        clip = surface.get_clip()
        for child in self.children:
            if child.visible and child.area(theme).colliderect(clip):
                child.draw(surface, theme)

    def changed(self) -> None:
        """Something about its size or looks is different."""
        self.redraw()
        self.unmeasure()

    def unmeasure(self) -> None:
        """Its size, and that of all it is part of, is to be found anew."""
        self._sizes.clear()
        if self.parent:
            self.parent.unmeasure()

    def redraw(self, part: pygame.Rect | None = None) -> None:
        """Something about its looks is different, its size is not; `part`: only in there."""
        root = self.root
        if root:
            root.redraw(self, part)

    # What the player does

    @property
    def can_focus(self) -> bool:
        """A disabled widget that can say why may still be visited, so that the reason can be read."""
        return self.takes_focus and (self.enabled or bool(self.reason))

    def hit(self, at: Size) -> Widget | None:
        """The innermost visible widget at that point."""
        if not self.visible or not self.rect.collidepoint(at):
            return None
        for child in reversed(self.children):
            found = child.hit(at)
            if found:
                return found
        return self

    def press(self, at: Size) -> bool:
        """The pointer's first button went down here; true to be told of drags and the release."""
        return False

    def drag(self, at: Size) -> None: ...

    def release(self, at: Size) -> None:
        """The button is up again; `at` may lie outside."""

    def context(self, at: Size) -> bool:
        """The pointer's second button was clicked here."""
        return False

    def hover(self, at: Size | None) -> None:
        """The pointer moved over it, or left it (None)."""

    def wheel(self, steps: Size) -> bool:
        """The wheel was turned by that many notches across and down; false passes it to the parent."""
        return False

    def act(self, action: Action) -> bool:
        """An action while it or something inside it has the focus; false passes it on."""
        return False

    def stroke(self, event: pygame.event.Event) -> bool:
        """A raw key stroke while it has the focus, before it becomes an action."""
        return False

    def type(self, text: str) -> None:
        """Letters typed while it has the focus."""

    def compose(self, text: str) -> None:
        """Letters that an input method is still making, while it has the focus; empty when it is done."""

    def spell(self) -> None:
        """It takes text, and is to be written in without a keyboard."""

    def steer(self, across: float, down: float) -> bool:
        """Its view is to be moved by so many ems; false if it has none."""
        return False

    def magnify(self, notches: int) -> bool:
        """What it shows is to be made larger or smaller; false if it cannot."""
        return False

    def activate(self) -> None:
        """Its shortcut was pressed."""

    def tip(self, at: Size | None) -> str:
        """What its tooltip says when the pointer rests at that point (None: when it has the focus)."""
        return self.tooltip if self.enabled or not self.reason else self.reason

    def reveal(self, rect: pygame.Rect) -> None:
        """Bring that part of what is inside it into view."""
        if self.parent:
            self.parent.reveal(rect)

    def update(self, seconds: float) -> None:
        """Time passed; called only on what is visible."""

    # What outlives a rebuild

    def memory(self) -> Any:
        """What must be kept when the screen is built anew (a scrolled place); None if nothing."""
        return None

    def recall(self, memory: Any) -> None: ...
