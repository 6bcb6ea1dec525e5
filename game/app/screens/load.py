"""Saved games to go on with. What is broken is listed, says why, and harms nothing."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from game import saves, systems
from game.app.maps.changed import say_change
from game.app.play.keeping import BEFORE_FAULT, delete, files_behind, newest_of_each, with_others
from game.app.play.table import Table
from game.app.screens.base import Screen
from game.app.screens.saved_picture import SavedPicture
from game.app.theme import INK_SOFT, WINE, Theme
from game.app.widgets import (
    Button,
    Centred,
    Column,
    Item,
    Label,
    ListBox,
    Panel,
    Row,
    Scroll,
    Space,
    Toggle,
    Way,
    Widget,
    ask,
    tell,
)

BESIDE = 50
"""ems of the window's width from which the chosen save is shown beside the list"""


def listed(older: bool = True) -> list[saves.Listed]:
    """What can be chosen, newest first; without `older` only the last autosave of each game."""
    found = saves.list_saves()
    return found if older else newest_of_each(found)


class LoadScreen(Screen):
    title = "Load"
    help = """
Every save and autosave, the newest first. Choose one and press Enter, or click it twice.

- A file that cannot be used is listed last, with the reason; the others are not touched by it.
- Of a damaged save whatever came before the damage can be opened. The file itself stays as it is.
- The game saves by itself after every plot that is handed in and every turn; the last ten of those saves of each fight
  are kept, and the last one of each of the twenty fights that were played last.
"""

    def __init__(self) -> None:
        super().__init__()
        self._older = False
        self._chosen: saves.Listed | None = None
        self._salvaged: dict[saves.Listed, saves.Salvaged | None] = {}

    def build(self) -> Widget:
        found = listed(self._older)
        items = [self._item(each) for each in found]
        chosen = next((number for number, each in enumerate(found) if each == self._chosen), 0)
        self._chosen = found[chosen] if found else None
        usable = self._chosen is not None and (self._chosen.head is not None or self._left() is not None)
        wide = self.window.size[0] >= self.theme.ems(BESIDE)
        saves_list = ListBox(
            items,
            chosen,
            self._choose,
            accept=lambda item: self._open(item.value),
            lines=8,
            name="saves",
            grow=1,
            empty="There is nothing saved yet.",
        )
        details = self._details(picture=wide)
        panel = Panel(
            Row(saves_list, Scroll(details, width=16), gap=1.2, grow=1) if wide and details else saves_list,
            Scroll(details, lines=3, grow=0) if details and not wide else None,
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
                self._present_button(),
                Button(
                    self._way_on(),
                    self._open_chosen,
                    style="primary",
                    enabled=usable,
                    reason=self._fault() or "There is nothing to choose.",
                    name="open",
                ),
                wraps=True,
            ),
            title=self.title,
            width=54 if wide else 38,
            stretch=True,
        )
        return Centred(panel)

    def enter(self) -> None:
        self._salvaged.clear()
        super().enter()

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """Another size may have room for the picture, or not."""
        self.rebuild()

    # What is chosen

    def _details(self, *, picture: bool) -> Widget | None:
        """What there is to know of the chosen save."""
        chosen = self._chosen
        if chosen is None:
            return None
        if chosen.head is None:
            left = self._left()
            rest = _what_is_left(left) if left else ""
            return Column(
                Label(self._fault(), "small", colour=WINE, name="fault"),
                Label(rest, "small", name="left") if rest else None,
                stretch=True,
            )
        head = chosen.head
        facts = [
            (head.place, "place"),
            (_state(head), "moment"),
            (", ".join(seat.name for seat in head.seats), "players"),
            (_when(head.saved_at.astimezone()), "when"),
            ("Saved by the game itself" if chosen.autosave else chosen.path.name, "file"),
        ]
        if not picture:  # little room: what the row says already is left out
            facts = facts[:1]
        return Column(
            SavedPicture(head.png, name="picture") if picture else None,
            Label(head.title, "strong") if picture else None,
            *(Label(words, "small", colour=INK_SOFT, name=name) for words, name in facts if words),
            stretch=True,
            gap=0.3,
        )

    def _fault(self) -> str:
        return self._chosen.fault if self._chosen is not None and self._chosen.head is None else ""

    def _left(self) -> saves.Salvaged | None:
        """What can be had of the chosen save, if it is damaged."""
        chosen = self._chosen
        if chosen is None or chosen.head is not None or chosen.newer:
            return None
        if chosen not in self._salvaged:
            self._salvaged[chosen] = saves.salvage(chosen.path)
        return self._salvaged[chosen]

    def _present_button(self) -> Widget | None:
        left = self._left()
        present = left.present if left else None
        if present is None:
            return None
        return Button(_way_to(present), lambda: _table(self, present.saved).go_on(), name="open present")

    def _way_on(self) -> str:
        left = self._left()
        if left:
            return _way_to(left)
        over = self._chosen is not None and self._chosen.head is not None and self._chosen.head.over
        return "How it ended" if over else "Go on"

    @staticmethod
    def _item(each: saves.Listed) -> Item:
        if each.head is None:
            words = "From a newer game." if each.newer else "This file cannot be used."
            return Item(each.path.name, each, words, enabled=False, reason=each.fault)
        head = each.head
        names = ", ".join(seat.name for seat in head.seats)
        kind = "autosave" if each.autosave else each.path.name
        return Item(head.title, each, f"{_state(head)}: {names}", f"{_when(head.saved_at.astimezone())}, {kind}")

    def _choose(self, item: Item) -> None:
        self._chosen = item.value
        self.rebuild()
        box = self.root.find("saves")
        assert isinstance(box, ListBox)
        box.choose(box.chosen)  # what is beside or below it may have taken some of its room

    def _set_older(self, older: bool) -> None:
        self._older = older
        self.rebuild()

    def _open_chosen(self) -> None:
        if self._chosen is not None:
            self._open(self._chosen)

    def _open(self, each: saves.Listed) -> None:
        open_save(self, each)

    def _ask_delete(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            name = chosen.head.title if chosen.head else chosen.path.name
            paths = [chosen.path] if self._older else files_behind(chosen.path, listed())
            others = with_others(len(paths) - 1)
            ask(
                self.root,
                "Delete",
                f"Shall “{name}” ({chosen.path.name}){others} be deleted for good?",
                Way("Delete it", lambda: self._delete(paths), "primary"),
                Way("Keep it"),
            )

    def _delete(self, paths: list[Path]) -> None:
        trouble = delete(paths)
        if trouble:
            tell(self.root, "Delete", trouble)
        self.rebuild()


def open_save(screen: Screen, each: saves.Listed) -> None:
    """Sit down at a saved game, or say what is wrong with it and offer what is left."""
    try:
        saved = saves.read_all(each.path)
    except saves.SaveError as fault:
        left = None if fault.of_a_newer_game else saves.salvage(each.path)
        if left is None:
            tell(screen.root, "This save cannot be used", f"{fault}.", width=34)
        else:
            _offer(screen, each, fault, left)
        return
    table = _table(screen, saved)
    if not each.autosave:
        table.keeper.is_of(each.path, saved.mark)
    else:
        table.keeper.find_named(saves.list_saves(each.path.parent), saved.head)
    say_change(screen.root, saved.game, table.go_on)


def _offer(screen: Screen, each: saves.Listed, fault: saves.SaveError, left: saves.Salvaged) -> None:
    """What is left of a damaged save; a game that goes on from it does not touch the file."""

    def open_it() -> None:
        say_change(screen.root, left.saved.game, _table(screen, left.saved).go_on)

    if each.head is None:  # the list has said what is wrong, and its button what is left
        open_it()
        return
    words = f"{fault}.\n\n{_what_is_left(left)}"
    ways = [Way(_way_to(left), open_it, "primary"), Way("Leave it")]
    present = left.present
    if present is not None:
        ways.insert(0, Way(_way_to(present), lambda: _table(screen, present.saved).go_on()))
    ask(screen.root, "This save is damaged", words, *ways, width=34)


def _table(screen: Screen, saved: saves.Saved) -> Table:
    return Table(
        screen.window,
        saved.game,
        saved.head.title.removesuffix(BEFORE_FAULT),
        place=saved.head.place or saved.head.title,
        drafts=saved.drafts,
        watched=saved.watched,
    )


def _way_to(left: saves.Salvaged) -> str:
    if left.bare:
        return "Open as it stood"
    words = "" if left.all else _moment(left.saved.head.system, left.moment)
    return f"Open up to {words}" if words else "Open what is left"


def _what_is_left(left: saves.Salvaged) -> str:
    """What of the fight can be opened, in sentences."""
    moment = _moment(left.saved.head.system, left.moment)
    if left.all:
        return "The fight itself is whole: it can be opened, and nothing of it is missing."
    if left.bare:
        return f"How it stood in {moment} is sound and can be played on; what had happened before is lost."
    words = f"The fight is sound up to {moment} and can be opened there; what came later is lost."
    if not moment:
        words = "Only the beginning of the fight is left and can be opened."
    if left.present is not None:
        stood = _moment(left.saved.head.system, left.present.moment)
        words += f" Or it can be played on as it stood in {stood}, without what had happened before."
    return words


def _state(head: saves.Head) -> str:
    return "finished" if head.over else _moment(head.system, head.moment)


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
