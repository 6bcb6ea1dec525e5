"""Saved games: to go on with, or to watch again. What is broken is listed, says why, and harms nothing."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from game import saves, systems
from game.app.play.keeping import newest_of_each
from game.app.play.table import Table
from game.app.screens.base import Screen
from game.app.theme import WINE
from game.app.widgets import (
    Button,
    Centred,
    Item,
    Label,
    ListBox,
    Panel,
    Row,
    Space,
    Toggle,
    Way,
    Widget,
    ask,
    tell,
)

Purpose = Literal["load", "replay"]


def listed(purpose: Purpose, older: bool = True) -> list[saves.Listed]:
    """What can be chosen for a purpose, newest first; without `older` only the last autosave of each game."""
    found = saves.list_saves()
    if purpose == "replay":
        found = [each for each in found if each.head is not None and each.head.over]
    return found if older else newest_of_each(found)


class LoadScreen(Screen):
    help = """
Every save and autosave, the newest first. Choose one and press Enter, or click it twice.

- A file that cannot be used is listed last, with the reason; the others are not touched by it.
- The game saves by itself after every step that is played; the last five of those saves of each fight are kept.
"""

    def __init__(self, purpose: Purpose = "load") -> None:
        super().__init__()
        self.purpose: Purpose = purpose
        self.title = "Load" if purpose == "load" else "Replay"
        self._older = False
        self._chosen: saves.Listed | None = None

    def build(self) -> Widget:
        found = listed(self.purpose, self._older)
        items = [self._item(each) for each in found]
        chosen = next((number for number, each in enumerate(found) if each == self._chosen), 0)
        self._chosen = found[chosen] if found else None
        usable = self._chosen is not None and self._chosen.head is not None
        fault = self._chosen.fault if self._chosen is not None and self._chosen.head is None else ""
        panel = Panel(
            ListBox(
                items,
                chosen,
                self._choose,
                accept=lambda item: self._open(item.value),
                lines=8,
                name="saves",
                grow=1,
                empty="There is nothing saved yet.",
            ),
            Label(fault, "small", colour=WINE, name="fault") if fault else None,
            Toggle("Earlier autosaves too", self._older, self._set_older, name="older"),
            Row(
                Button(
                    "Delete",
                    self._ask_delete,
                    enabled=self._chosen is not None,
                    reason="There is nothing to delete.",
                    name="delete",
                ),
                Space(grow=1),
                Button("Back", self.back, name="back"),
                Button(
                    self._way_on(),
                    self._open_chosen,
                    style="primary",
                    enabled=usable,
                    reason=fault or "There is nothing to choose.",
                    name="open",
                ),
                wraps=True,
            ),
            title=self.title,
            width=38,
            stretch=True,
        )
        return Centred(panel)

    def _way_on(self) -> str:
        if self.purpose == "replay":
            return "Watch"
        over = self._chosen is not None and self._chosen.head is not None and self._chosen.head.over
        return "How it ended" if over else "Go on"

    @staticmethod
    def _item(each: saves.Listed) -> Item:
        if each.head is None:
            return Item(each.path.name, each, "This file cannot be used.", enabled=False, reason=each.fault)
        head = each.head
        when = head.saved_at.astimezone()
        moment = _moment(head.system, head.moment)
        state = "finished" if head.over else moment
        names = ", ".join(seat.name for seat in head.seats)
        kind = "autosave" if each.autosave else each.path.name
        return Item(head.title, each, f"{state}: {names}", f"{_when(when)}, {kind}")

    def _choose(self, item: Item) -> None:
        self._chosen = item.value
        self.rebuild()

    def _set_older(self, older: bool) -> None:
        self._older = older
        self.rebuild()

    def _open_chosen(self) -> None:
        if self._chosen is not None:
            self._open(self._chosen)

    def _open(self, each: saves.Listed) -> None:
        open_save(self, each, watch=self.purpose == "replay")

    def _ask_delete(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            name = chosen.head.title if chosen.head else chosen.path.name
            ask(
                self.root,
                "Delete",
                f"Shall “{name}” ({chosen.path.name}) be deleted for good?",
                Way("Delete it", lambda: self._delete(chosen), "primary"),
                Way("Keep it"),
            )

    def _delete(self, each: saves.Listed) -> None:
        try:
            each.path.unlink(missing_ok=True)
        except OSError as fault:
            tell(self.root, "Delete", f"{each.path} cannot be deleted: {fault.strerror}.")
        self.rebuild()


def open_save(screen: Screen, each: saves.Listed, *, watch: bool = False) -> None:
    """Sit down at a saved game, or say what is wrong with it."""
    try:
        game = saves.read(each.path)
    except saves.SaveError as fault:
        tell(screen.root, "This save cannot be used", str(fault), width=34)
        return
    table = Table(screen.window, game, each.head.title if each.head else each.path.stem)
    if watch and game.result is not None:
        from game.app.screens.result import watch_all

        watch_all(table)
    else:
        table.go_on()


def _moment(key: str, moment: tuple[int, ...]) -> str:
    """Where a game stands, in its system's words."""
    try:
        levels = systems.system(key).levels
    except systems.UnknownSystem:
        return "of a newer game"
    words = [f"{level} {number}" for level, number in zip(levels, moment, strict=False) if number]
    return ", ".join(words)


def _when(when: datetime) -> str:
    """Without zeroes that no calendar writes: 3 May 2031, 17:04."""
    return f"{when.day} {when:%B %Y, %H:%M}"
