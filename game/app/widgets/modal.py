"""Dialogs: something to know, something to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.app.widgets.button import Button, Style
from game.app.widgets.containers import Panel, Row
from game.app.widgets.label import prose
from game.app.widgets.layers import Layer
from game.app.widgets.root import Root
from game.app.widgets.scroll import Scroll
from game.app.widgets.widget import Widget


class Way(NamedTuple):
    """A button of a dialog; the dialog closes before `do` is called."""

    text: str
    do: Callable[[], object] = lambda: None
    style: Style = "plain"


def ask(root: Root, title: str, text: str, *ways: Way, width: float = 30.0) -> Layer:
    """Ask the player to choose a way. The last one is also what Escape does, so let it be the harmless one."""
    return open_dialog(root, title, Scroll(prose(text), lines=3), *ways, width=width)


def tell(root: Root, title: str, text: str, then: Callable[[], object] = lambda: None, width: float = 30.0) -> Layer:
    """Tell the player something; `then` is called when he has read it."""
    return ask(root, title, text, Way("Very well", then, "primary"), width=width)


def open_dialog(root: Root, title: str, body: Widget, *ways: Way, width: float = 30.0) -> Layer:
    """A dialog with any widgets in it above the buttons; fields inside it get the keyboard first."""
    layer: Layer

    def closing(way: Way) -> Callable[[], None]:
        def close() -> None:
            root.close(layer)
            way.do()

        return close

    buttons = [Button(way.text, closing(way), style=way.style) for way in ways]
    panel = Panel(body, Row(*buttons, align=1.0, wraps=True), title=title, width=width)
    layer = root.open_dialog(panel, closing(ways[-1]) if ways else None)
    return layer
