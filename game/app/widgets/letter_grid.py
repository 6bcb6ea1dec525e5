"""Letters to choose from, for whoever writes without a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.app.widgets.button import Button
from game.app.widgets.containers import Panel, Row, Space
from game.app.widgets.layers import Layer

if TYPE_CHECKING:
    from game.app.widgets.root import Root
    from game.app.widgets.text_field import TextField

LETTERS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-.,")


def open_letters(root: Root, field: TextField, write: Callable[[str], object]) -> Layer:
    """A dialog in which `field`, one of its own, is written letter by letter; `write(text)` is called when done."""
    layer: Layer
    large = [not field.text]
    keys: list[tuple[Button, str]] = []

    def show() -> None:
        for button, letter in keys:
            button.text = letter.upper() if large[0] else letter

    def shift() -> None:
        large[0] = not large[0]
        shifting.chosen = large[0]
        show()

    def suit() -> None:
        """A word begins with a large letter."""
        if large[0] != (not field.text or field.text.endswith(" ")):
            shift()

    def put(letter: str) -> None:
        field.type(letter.upper() if large[0] else letter)
        suit()

    def erase() -> None:
        field.erase()
        suit()

    def done() -> None:
        root.close(layer)
        write(field.text)

    def key(letter: str) -> Button:
        button = Button(letter, partial(put, letter), width=2.3, name=f"letter {letter}")
        keys.append((button, letter))
        return button

    shifting = Button("Large letters", shift, chosen=large[0], name="large letters")
    panel = Panel(
        field,
        *(Row(*(key(letter) for letter in row), gap=0.2) for row in LETTERS),
        Row(
            shifting,
            Button("Space", partial(put, " "), name="letter space"),
            Button("Erase", erase, name="erase"),
            Space(grow=1),
            Button("Leave it", lambda: root.close(layer), name="leave it"),
            Button("Done", done, style="primary", name="letters done"),
            wraps=True,
        ),
        title="Letters",
        width=33,
    )
    show()
    layer = root.open_dialog(panel, lambda: root.close(layer))
    root.focus("letter q", quietly=True)
    return layer
