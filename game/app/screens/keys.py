"""The keys and the buttons of a gamepad: what each does, and others in their place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Unpack

import pygame

from game.app.commands import COMMANDS, TABLE, chord_of, in_words
from game.app.gamepad import BUTTONS
from game.app.screens.base import Screen
from game.app.theme import INK_SOFT, Theme
from game.app.widgets import (
    Button,
    Centred,
    Item,
    Label,
    Layer,
    ListBox,
    Panel,
    Row,
    Space,
    Way,
    Widget,
    ask,
    open_dialog,
    tell,
)
from game.app.widgets.widget import Common, Size

PAD = "Gamepad"


class KeysScreen(Screen):
    title = "Keys and buttons"
    help = """
What each key does. Choose a line and press Enter, or click it twice, then press the key it is to have.

- A key that means something else already is given away only when you say so.
- The arrows, Tab, Enter and Escape always work too, whatever else is chosen for them.
- For a gamepad, press the button instead. “The usual one” is that of your make of pad.
"""

    def __init__(self) -> None:
        super().__init__()
        self.group = next(iter(TABLE))
        self.chosen = 0
        self._report = ""

    def build(self) -> Widget:
        groups = [*TABLE, PAD]
        self.list = ListBox(
            self._items(),
            self.chosen,
            self._choose,
            accept=lambda item: self._ask(item.value),
            lines=12,
            name="commands",
            grow=1,
        )
        panel = Panel(
            Row(
                *(
                    Button(group, partial(self._show, group), chosen=group == self.group, name=f"group {group}")
                    for group in groups
                ),
                wraps=True,
                gap=0.25,
            ),
            self.list,
            Label(self._report, "small", colour=INK_SOFT) if self._report else None,
            Row(
                Button("Change", lambda: self._ask(self._name), name="change"),
                Button("No key", lambda: self._set(self._name, ""), name="no key") if self.group != PAD else None,
                Button("Usual keys", self._ask_usual, name="usual keys"),
                Space(grow=1),
                Button("Back", self.back, style="primary", name="back"),
                wraps=True,
            ),
            title=self.title,
            width=38,
            stretch=True,
        )
        return Centred(panel)

    def enter(self) -> None:
        super().enter()
        self.root.focus("commands", quietly=True)

    def leave(self) -> None:
        self.window.hands.pads.catch = None

    @property
    def _name(self) -> str:
        return str(self.list.items[self.list.chosen].value)

    def _items(self) -> list[Item]:
        if self.group == PAD:
            own = self.window.settings.pad_buttons
            return [
                Item(words, name, aside=f"Button {own[name]}" if name in own else "The usual one")
                for name, words in BUTTONS.items()
            ]
        keys = self.window.keys
        return [
            Item(command.words, command.name, aside=" or ".join(map(in_words, keys.chords(command.name)[:2])) or "–")
            for command in TABLE[self.group]
        ]

    def _show(self, group: str) -> None:
        self.group, self.chosen = group, 0
        self.rebuild()

    def _choose(self, item: Item) -> None:
        self.chosen = self.list.chosen

    # Asking for a key or a button

    def _ask(self, name: str) -> None:
        if self.group == PAD:
            self._ask_button(name)
            return
        layer: Layer

        def caught(chord: str) -> None:
            self.root.close(layer)
            if chord != "escape":
                self._give(name, chord)

        catcher = KeyCatcher(f"Press the key for “{COMMANDS[name].words}”, or Escape to leave it.", caught)
        layer = open_dialog(self.root, "Another key", catcher, Way("Leave it"), width=24)
        self.root.focus(catcher, quietly=True)

    def _give(self, name: str, chord: str) -> None:
        rival = self.window.keys.rival(name, chord)
        if rival is None:
            self._set(name, chord)
        elif rival.always and chord in rival.usual:
            tell(
                self.root,
                in_words(chord),
                f"{in_words(chord)} always means “{rival.words}”, so that nobody is locked out. Choose another key.",
            )
        else:
            ask(
                self.root,
                in_words(chord),
                f"{in_words(chord)} means “{rival.words}” now. Shall it mean “{COMMANDS[name].words}” instead?",
                Way("Yes", lambda: self._set(name, chord), "primary"),
                Way("Leave it"),
            )

    def _set(self, name: str, chord: str) -> None:
        keys = self.window.keys
        own = keys.bound(name, chord) if chord else {**keys.own, name: ""}
        self._apply(keys=own)

    def _ask_button(self, name: str) -> None:
        pads = self.window.hands.pads
        layer: Layer

        def stop() -> None:
            pads.catch = None
            self.root.close(layer)

        def caught(button: int) -> None:
            stop()
            own = {other: number for other, number in self.window.settings.pad_buttons.items() if number != button}
            self._apply(pad_buttons={**own, name: button})

        words = Label(f"Press the button of the gamepad for “{BUTTONS[name]}”.")
        layer = open_dialog(self.root, "Another button", words, Way("Leave it", stop), width=24)
        pads.catch = caught

    def _ask_usual(self) -> None:
        ask(
            self.root,
            "Usual keys",
            "Shall every key and every button do again what it usually does?",
            Way("Yes, all of them", lambda: self._apply(keys={}, pad_buttons={}), "primary"),
            Way("Leave them as they are"),
        )

    def _apply(self, **changes: object) -> None:
        self._report = self.window.apply(self.window.settings.model_copy(update=changes))
        self.rebuild()


class KeyCatcher(Widget):
    """Words that wait for a key stroke; `caught(chord)` is told which."""

    takes_focus = True
    takes_keys = True

    def __init__(self, words: str, caught: Callable[[str], object], **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._words, self._caught = Label(words), caught
        self.adopt(self._words)

    @property
    def children(self) -> tuple[Widget, ...]:
        return (self._words,)

    def _natural(self, theme: Theme, width: int) -> Size:
        return self._words.natural(theme, width)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self._words.place(theme, rect)

    def stroke(self, event: pygame.event.Event) -> bool:
        chord = chord_of(event)
        if chord:
            self._caught(chord)
        return True
