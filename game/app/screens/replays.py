"""Replays and finished fights: to watch again, or to make a film of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game import replays, saves, systems
from game.app.animation.trial import what_can_be_shown
from game.app.maps.changed import say_change
from game.app.play.keeping import delete, files_behind, newest_of_each, with_others
from game.app.play.replay_table import ReplayTable
from game.app.screens.base import Screen
from game.app.screens.sharing import share
from game.app.screens.watching import WatchingScreen
from game.app.theme import WINE
from game.app.widgets import Button, Centred, Item, Label, ListBox, Panel, Row, Space, Way, Widget, ask, tell
from game.replays import Recording

if TYPE_CHECKING:
    from game.app.window import Window


@dataclass(frozen=True, slots=True)
class Kept:
    """One row: a replay, or a save of a fight that is over. `fault`: why it cannot be used."""

    path: Path
    title: str
    words: str
    aside: str
    when: datetime
    fault: str = ""


def kept() -> list[Kept]:
    """Everything that can be watched, the newest first, broken replays last."""
    found = [_of_replay(each) for each in replays.list_replays()]
    for each in newest_of_each(saves.list_saves()):
        head = each.head
        if head is not None and head.over:
            names = ", ".join(seat.name for seat in head.seats)
            found.append(Kept(each.path, head.title, f"finished: {names}", "saved fight", head.saved_at))
    return sorted(found, key=lambda each: (not each.fault, each.when, each.path.name), reverse=True)


def _of_replay(each: replays.Listed) -> Kept:
    head = each.head
    if head is None:
        return Kept(
            each.path, each.path.name, "This file cannot be used.", "", datetime.min.replace(tzinfo=UTC), each.fault
        )
    state = "finished" if head.over else f"up to {_moment(head)}"
    names = ", ".join(seat.name for seat in head.seats)
    return Kept(each.path, head.title, f"{state}: {names}", "replay", head.kept_at)


def _moment(head: replays.Head) -> str:
    """Where it ends, in its system's words."""
    try:
        levels = systems.system(head.system).levels
    except systems.UnknownSystem:
        return "an end of a newer game"
    return ", ".join(f"{level} {number}" for level, number in zip(levels, head.moment, strict=False) if number)


class ReplaysScreen(Screen):
    title = "Replay"
    help = """
Replays that were kept, and saved fights that are over, the newest first. Choose one and press Enter, or click it twice.

- A fight can be kept as a replay at any time: from the menu that Escape opens, or at its end. It then lies among these,
  as a file that can be given to others. Of a fight that is not over nothing is in it that is still secret.
- Share as film makes a moving picture of it, for those who do not have the game.
"""

    def __init__(self) -> None:
        super().__init__()
        self._chosen: Path | None = None

    def build(self) -> Widget:
        found = kept()
        chosen = next((number for number, each in enumerate(found) if each.path == self._chosen), 0)
        now = found[chosen] if found else None
        self._chosen = now.path if now else None
        usable = now is not None and not now.fault
        reason = (now.fault if now else "") or "There is nothing to choose."
        items = [
            Item(each.title, each, each.words, each.aside, enabled=not each.fault, reason=each.fault) for each in found
        ]
        buttons: list[tuple[str, Callable[[], object], str]] = [
            ("Delete", self._ask_delete, "delete"),
            ("Share as film…", self._share, "share"),
        ]
        panel = Panel(
            ListBox(
                items,
                chosen,
                self._choose,
                accept=lambda item: self._watch(item.value.path),
                lines=8,
                name="replays",
                grow=1,
                empty="No fight has been kept yet.",
            ),
            Label(now.fault, "small", colour=WINE, name="fault") if now and now.fault else None,
            Row(
                *(
                    Button(text, do, enabled=usable or (name == "delete" and bool(now)), reason=reason, name=name)
                    for text, do, name in buttons
                ),
                Space(grow=1),
                Button("Back", self.back, name="back"),
                Button(
                    "Watch",
                    self._watch_chosen,
                    style="primary",
                    enabled=usable,
                    reason=reason,
                    name="open",
                ),
                wraps=True,
            ),
            title=self.title,
            width=42,
            stretch=True,
        )
        return Centred(panel)

    def _choose(self, item: Item) -> None:
        self._chosen = item.value.path
        self.rebuild()

    def _watch_chosen(self) -> None:
        if self._chosen is not None:
            self._watch(self._chosen)

    def _watch(self, path: Path) -> None:
        try:
            screen = replay_screen(self.window, replays.read(path))
        except saves.SaveError as fault:
            tell(self.root, "This replay cannot be shown", f"{fault}.", width=34)
            return
        say_change(self.root, screen.table.game, lambda: self.window.stage.push(screen))

    def _share(self) -> None:
        if self._chosen is not None:
            path = self._chosen
            try:
                share(self, lambda: replays.read(path))
            except saves.SaveError as fault:
                tell(self.root, "This replay cannot be filmed", f"{fault}.", width=34)

    def _ask_delete(self) -> None:
        path = self._chosen
        if path is not None:
            paths = files_behind(path, saves.list_saves())
            words = f"{path.name}{with_others(len(paths) - 1)} will be gone for good."
            ask(self.root, "Delete?", words, Way("Delete", lambda: self._delete(paths), "primary"), Way("Keep it"))

    def _delete(self, paths: list[Path]) -> None:
        trouble = delete(paths)
        if trouble:
            tell(self.root, "Delete", trouble)
        self.rebuild()


def replay_screen(window: Window, recording: Recording) -> WatchingScreen:
    """A recording with all that the screen for watching can do; as far as it can be shown."""
    recording = what_can_be_shown(recording)
    table = ReplayTable(window, recording)
    return WatchingScreen(
        table, 0, player=table.public, then=table.window.stage.pop, name="Replay", fault=recording.fault
    )
