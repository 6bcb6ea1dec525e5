"""A game by file between two plots: who has sealed, what is awaited, what to send and where to put what has come."""

from __future__ import annotations

import pygame

from game.app.play.post_table import PostTable
from game.app.screens.at_table import TableScreen
from game.app.screens.badge import Badge
from game.app.screens.grid import Grid
from game.app.theme import INK_SOFT, WINE
from game.app.widgets import (
    Button,
    Centred,
    Column,
    Label,
    Panel,
    Row,
    Rule,
    Scroll,
    Space,
    TextField,
    Way,
    Widget,
    ask,
    tell,
)
from game.post.correspondence import Standing
from game.post.errors import PostError
from game.post.letters import path_of
from game.post.telling import advice, rows

OPENED = "The plots are opened: watch what came of them."
LOOK = 1.0
"""Seconds between two looks into the folder of letters that have come."""


class PostScreen(TableScreen):
    help = """
This game is played on several computers. You pass each other small files, by mail or however you like.

- Plot as usual, then seal it. That writes a letter: a file in the folder “to-send”, to be sent to all the others.
- What the others send goes into the folder “received”. It is read by itself; or drop the file onto this window.
- When all have sealed, every letter also holds a key. With all keys the plots open, and are played everywhere alike.
- A letter holds its player's last seals and keys: the newest is enough, in any order, and twice does no harm.
- Sealed means: locked with a key that only this computer has until all have sealed. Nobody can read it, nor change it.
- The dice are made of everybody's keys, so nobody knows them beforehand.
- The folder “keep-to-yourself” holds your keys and plots. Do not send it, and do not play one seat on two computers.
"""

    table: PostTable

    def __init__(self, table: PostTable) -> None:
        super().__init__(table)
        self.title = f"By file: {table.title}"
        self.mailbox, self.post = table.mailbox, table.mailbox.post
        self._since = LOOK
        self._path = ""
        self._news = ""

    # Building

    def build(self) -> Widget:
        unseen = self.table.flow.to_watch
        cells: list[list[Widget | str]] = [
            [Row(Badge(self.table.side_look(seat)), Label(name)), where, how if not unseen else ""]
            for seat, name, where, how in rows(self.post)
        ]
        files = " and ".join(f"{path.parent.name}/{path.name}" for path in self.mailbox.to_send)
        faults = list(self.mailbox.faults.values())
        return Centred(
            Panel(
                Scroll(
                    Column(
                        Label(self._moment(), "italic", colour=INK_SOFT, align=0.5),
                        Grid(cells),
                        Rule(),
                        Label(OPENED if unseen else advice(self.post), "strong", name="advice"),
                        Label(self._news, name="news") if self._news else None,
                        Label(f"Send to the others: {files}", name="to send") if files else None,
                        Label(
                            f"What they send goes to the folder “{self.mailbox.received.name}” beside it. Both are in"
                            f" {self.mailbox.folder}",
                            "small",
                            colour=INK_SOFT,
                        ),
                        *(Label(fault, "small", colour=WINE, name="fault") for fault in faults),
                    ),
                    lines=8,
                ),
                Row(
                    TextField(
                        self._path,
                        self._set_path,
                        accept=self.read,
                        placeholder="A letter that lies elsewhere: its path, or drop it here",
                        most=400,
                        name="path",
                        grow=1,
                    ),
                    Button("Read it", lambda: self.read(self._path), name="read"),
                    wraps=True,
                ),
                Row(
                    Button("To the title", self.back, name="leave"),
                    Button("Show the folder", self._show_folder, name="folder", tooltip=str(self.mailbox.folder)),
                    Space(grow=1),
                    *self._ways_on(),
                    wraps=True,
                ),
                title=self.title,
                width=46,
                stretch=True,
            )
        )

    def _moment(self) -> str:
        if self.table.flow.to_watch:  # how it stands now would tell what has happened
            return "All plots are in"
        moment = self.table.moment_words
        return moment if self.post.over else f"{moment}, exchange {self.post.exchange}"

    def _ways_on(self) -> list[Button]:
        """The last one is what comes next."""
        if self.table.flow.to_watch:
            return [Button("Watch what happened", self.table.watch, style="primary", name="watch")]
        if self.post.over:
            return [Button("How it ended", self.table.watch, style="primary", name="ended")]
        ways: list[Button] = []
        to_plot = self.post.in_standing(Standing.PLOTS, here=True)
        plotted = self.post.in_standing(Standing.PLOTTED, here=True)
        if to_plot or plotted:
            words = "Plot" if to_plot else "Plot again"
            ways.append(Button(words, self.table.plot, style="primary" if to_plot else "plain", name="plot"))
        if plotted:
            ways.append(
                Button(
                    "Seal it and write the letter",
                    self._ask_seal,
                    style="plain" if to_plot else "primary",
                    name="seal",
                )
            )
        return ways

    def _go_to_next(self) -> None:
        """The keyboard is where it goes on from here, not in the field for letters."""
        names = [way.name for way in self._ways_on() if way.main]
        self.root.focus(names[0] if names else "leave", quietly=True)

    # Time and letters

    def enter(self) -> None:
        self._since = LOOK
        super().enter()
        self._go_to_next()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._since += seconds
        if self._since >= LOOK:
            self._since = 0.0
            self._look()

    def _look(self) -> None:
        try:
            changed = self.mailbox.collect()
        except PostError as fault:
            self._stop(fault)
            return
        if changed:
            self._news = self.mailbox.news() or self._news
            self._show()
            if self.table.flow.to_watch and not self._path and not self.root.busy:
                self._go_to_next()

    def _stop(self, fault: PostError) -> None:
        """The game cannot be kept as it now is: it is left here, as it was last kept."""
        self.window.stage.back_to_first()
        tell(self.window.stage.top.root, "By file", str(fault), width=36)

    def _show(self) -> None:
        self.table.catch_up()
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.read(event.file)
            return True
        return super().handle(event)

    def _set_path(self, path: str) -> None:
        self._path = path

    def read(self, path: str) -> None:
        """Read a letter, or all that lie in a folder."""
        if not path.strip():
            return
        self._path = ""
        try:
            self._news = self.mailbox.read(path_of(path)) or self._news
        except PostError as fault:
            tell(self.root, "This letter is not taken", str(fault), width=36)
        self._show()

    # What the player does

    def _ask_seal(self) -> None:
        names = self.post.names(self.post.in_standing(Standing.PLOTTED, here=True))
        ask(
            self.root,
            "Seal it",
            f"The plot of {names} is locked, and a letter with it is written. After that it cannot be changed: whoever"
            " sends two different seals is found out.",
            Way("Seal it", self.seal, "primary"),
            Way("Not yet"),
        )

    def seal(self) -> None:
        try:
            self.mailbox.seal()
        except PostError as fault:
            tell(self.root, "The letter could not be written", str(fault), width=36)
        else:
            self.window.sounds.play("page")
            self._news = ""
        self._show()
        self._go_to_next()

    def _show_folder(self) -> None:
        import typer

        if typer.launch(str(self.mailbox.folder)) != 0:
            tell(self.root, "The folder", f"No program that shows folders was found. It is {self.mailbox.folder}.")

    def back(self) -> None:
        self.table.leave()
