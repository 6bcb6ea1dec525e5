"""Menus that open beside what they belong to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.app.widgets.containers import Panel
from game.app.widgets.inputs import Action
from game.app.widgets.label import Label
from game.app.widgets.layers import Layer
from game.app.widgets.list_box import Item, ListBox
from game.app.widgets.root import Root
from game.app.widgets.widget import Size


@dataclass(frozen=True)
class Entry:
    """A line of a menu. `detail` stands smaller below it, `aside` at its right end (a key, a chance)."""

    text: str
    do: Callable[[], object]
    detail: str = ""
    aside: str = ""
    enabled: bool = True
    reason: str = ""
    tooltip: str = ""
    marked: bool = False
    """the one in force now; the menu opens on it"""


class _MenuList(ListBox):
    """Chooses what the pointer is over, accepts on one click, and goes round at its ends."""

    def hover(self, at: Size | None) -> None:
        super().hover(at)
        if at is not None and self._under is not None and not self.pressed:
            self.chosen = self._under

    def release(self, at: Size) -> None:
        dragged = self.scroller.gripped
        super().release(at)
        if not dragged and self.row_at(at) == self.chosen:
            self.activate()

    def act(self, action: Action) -> bool:
        if action in (Action.UP, Action.DOWN) and self.items:
            step = -1 if action is Action.UP else 1
            self.choose((self.chosen + step) % len(self.items))
            return True
        return super().act(action)


def open_menu(root: Root, entries: Sequence[Entry], beside: pygame.Rect, title: str = "") -> Layer:
    """Open a menu beside a rectangle (a widget's, or one of size 1 at the pointer); it closes before `do` is called."""
    layer: Layer

    def accept(item: Item) -> None:
        root.close(layer)
        item.value.do()

    rows = [
        Item(entry.text, entry, entry.detail, entry.aside, entry.enabled, entry.reason, entry.tooltip)
        for entry in entries
    ]
    marked = next((index for index, entry in enumerate(entries) if entry.marked), 0)
    menu = _MenuList(rows, marked, accept=accept, lines=14, framed=False, grow=1)
    content = Panel(Label(title, "strong") if title else None, menu, kind="note", pad=0.3)
    layer = root.open_popup(content, beside)
    root.settle()
    menu.choose(marked)
    return layer
