"""Games by file: those of this computer, and invitations to new ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game.app.play.parts import can_be_played
from game.app.play.post_table import PostTable
from game.app.screens.base import Screen
from game.app.screens.post import PostScreen
from game.app.theme import INK_SOFT, WINE
from game.app.widgets import (
    Button,
    Centred,
    Column,
    Item,
    Label,
    ListBox,
    Panel,
    Row,
    Space,
    TextField,
    Toggle,
    Way,
    Widget,
    open_dialog,
    tell,
)
from game.post import letters, mailbox
from game.post.errors import UPDATE, PostError
from game.post.letters import Invitation
from game.post.mailbox import Listed, Mailbox


class PostListScreen(Screen):
    title = "By file"
    help = """
Fights with people at other computers: everybody plots at home, and small files go to and fro.

- To begin one, set up a new game and let somebody play “by file”. That writes an invitation for the others.
- To join one, open the invitation that you were sent: type where it lies, or drop the file onto this window.
- A letter of a fight in this list can be opened here too.
"""

    def __init__(self) -> None:
        super().__init__()
        self._chosen: Path | None = None
        self._path = ""

    def build(self) -> Widget:
        found = mailbox.list_games()
        chosen = next((number for number, each in enumerate(found) if each.folder == self._chosen), 0)
        now = found[chosen] if found else None
        usable = now is not None and now.head is not None
        return Centred(
            Panel(
                ListBox(
                    [self._item(each) for each in found],
                    chosen,
                    self._choose,
                    accept=lambda item: self._open(item.value),
                    lines=6,
                    name="games",
                    grow=1,
                    empty="No fight by file yet.",
                ),
                Label(now.fault, "small", colour=WINE, name="fault") if now and not usable else None,
                Label("An invitation or a letter: where it lies, or drop it onto this window.", colour=INK_SOFT),
                Row(
                    TextField(self._path, self._set_path, accept=self.read, most=400, name="path", grow=1),
                    Button("Open it", lambda: self.read(self._path), name="read"),
                    wraps=True,
                ),
                Row(
                    Button("Back", self.back, name="back"),
                    Space(grow=1),
                    Button(
                        "Go on",
                        lambda: self._open(now),
                        style="primary",
                        enabled=usable,
                        reason=now.fault if now else "There is none to go on with.",
                        name="open",
                    ),
                    wraps=True,
                ),
                title=self.title,
                width=40,
                stretch=True,
            )
        )

    def enter(self) -> None:
        super().enter()
        self.root.focus("games" if mailbox.list_games() else "path", quietly=True)

    @staticmethod
    def _item(each: Listed) -> Item:
        if each.head is None:
            return Item(each.folder.name, each, "This game cannot be used.", enabled=False, reason=each.fault)
        when = each.head.saved_at.astimezone()
        state = "over, " if each.head.over else ""
        return Item(each.head.title, each, ", ".join(each.head.names), f"{state}{when.day} {when:%B %Y, %H:%M}")

    def _choose(self, item: Item) -> None:
        self._chosen = item.value.folder
        self.rebuild()

    def _open(self, each: Listed | None) -> None:
        if each is None or each.head is None:
            return
        try:
            found = Mailbox.open(each.folder)
        except PostError as fault:
            tell(self.root, "This game cannot be used", str(fault), width=36)
        else:
            self._sit_down(found)

    def _sit_down(self, found: Mailbox) -> PostScreen | None:
        if not can_be_played(found.post.game.system.key):
            tell(self.root, "This game cannot be used", f"Its rules cannot be played in this window; {UPDATE}.")
            return None
        return PostTable(self.window, found).to_letters()

    # Files

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.read(event.file)
            return True
        return super().handle(event)

    def _set_path(self, path: str) -> None:
        self._path = path

    def read(self, path: str) -> None:
        """Open an invitation, or a letter of a game in the list."""
        if not path.strip():
            return
        try:
            file = letters.path_of(path)
            read = letters.read(file)
            game = read.game
            known = next((each for each in mailbox.list_games() if each.head and each.head.game == game), None)
            if isinstance(read, Invitation):
                if known:
                    self._open(known)
                else:
                    self._choose_seats(read)
                return
            if known is None:
                raise PostError(
                    f"belongs to {read.title}, which is not played on this computer", "open its invitation first"
                ).at(file)
            screen = self._sit_down(Mailbox.open(known.folder))
            if screen is not None:
                screen.read(path)
        except PostError as fault:
            tell(self.window.stage.top.root, "This file is not taken", str(fault), width=36)

    def _choose_seats(self, invitation: Invitation) -> None:
        seats = invitation.open_seats
        chosen = {seat.id for seat in seats[:1]}

        def switch(seat: str) -> Callable[[bool], None]:
            return lambda on: chosen.add(seat) if on else chosen.discard(seat)

        hosts = ", ".join(seat.name for seat in invitation.seats if seat.id in invitation.host) or "Somebody"
        toggles = [Toggle(seat.name, seat.id in chosen, switch(seat.id), name=f"seat {seat.id}") for seat in seats]
        open_dialog(
            self.root,
            invitation.title,
            Column(Label(f"{hosts} invites you. Who plays at this computer?"), *toggles),
            Way("Join", lambda: self._join(invitation, [seat.id for seat in seats if seat.id in chosen]), "primary"),
            Way("Not now"),
        )

    def _join(self, invitation: Invitation, seats: Sequence[str]) -> None:
        try:
            found = Mailbox.found(invitation, seats)
        except PostError as fault:
            tell(self.root, "This game cannot be joined", str(fault), width=36)
            return
        self._path = ""
        self._sit_down(found)
