"""The table of a game by file: people plot and watch as at any other, and go back to their letters in between."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.app.board import SideLook
from game.app.play.flow import Decide, Flow, HandOver
from game.app.play.keeping import Keeper
from game.app.play.table import Table
from game.post.correspondence import Correspondence, Standing
from game.post.errors import PostError
from game.post.mailbox import Mailbox
from game.rules.kernel.dice import SeededDice

if TYPE_CHECKING:
    from game.app.screens.post import PostScreen
    from game.app.window import Window


class PostFlow(Flow):
    """Seats elsewhere are not asked here, and what is sealed is not taken back."""

    def __init__(self, post: Correspondence) -> None:
        super().__init__(post.game, drafts=post.drafts, watched=post.watched)
        self._post = post

    @property
    def can_reopen(self) -> tuple[str, ...]:
        return self._post.in_standing(Standing.PLOTTED, here=True)

    def figures(self, seat: str) -> set[str]:
        """Those that the seat had when the first decisions were owed."""
        return self._figures.get(seat, set())

    @property
    def to_watch(self) -> bool:
        return self.watched < len(self.game.events)


class PostKeeper(Keeper):
    """Keeps the game in its folder, never among the saves: it goes on only with letters. Once over, it can be saved."""

    way_back = "“By file” goes on with it."

    def __init__(self, table: PostTable) -> None:
        super().__init__(table.game, table.mailbox.post.invitation.title, table._circumstances)
        self._table = table

    def autosave(self, title: str = "") -> str:
        table, post = self._table, self._table.mailbox.post
        post.watched, post.drafts = table._watched, dict(table.flow.drafts)
        known, self.trouble = self.trouble, ""
        try:
            table.mailbox.keep()
        except PostError as fault:
            self.trouble = str(fault)
        return "" if known else self.trouble

    def save(self, title: str) -> str:
        return self._when_over(lambda: super(PostKeeper, self).save(title))

    def save_over(self, title: str) -> str:
        return self._when_over(lambda: super(PostKeeper, self).save_over(title))

    def save_beside(self, title: str) -> str:
        return self._when_over(lambda: super(PostKeeper, self).save_beside(title))

    def _when_over(self, save: Callable[[], str]) -> str:
        if self.game.result is None:
            return (
                f"A fight by file keeps itself, in {self._table.mailbox.folder}."
                " Once it is over, it can be saved, to be watched again."
            )
        dice, self.game.dice = self.game.dice, SeededDice(0)
        try:
            return save()
        finally:
            self.game.dice = dice


class PostTable(Table):
    """Between plotting and watching everything comes back to the screen of letters."""

    flow: PostFlow

    def __init__(self, window: Window, mailbox: Mailbox) -> None:
        super().__init__(window, mailbox.post.game, mailbox.post.invitation.title)
        self.mailbox = mailbox
        self.flow = PostFlow(mailbox.post)
        self.keeper = PostKeeper(self)
        self._known = len(self.game.events)
        self._plotting = False

    def go_on(self) -> None:
        if self._plotting and isinstance(self.flow.next(), HandOver | Decide):
            self._show(self._screen())
            self._tell_report()
        else:
            self.to_letters()

    def to_letters(self) -> PostScreen:
        from game.app.screens.post import PostScreen

        self._plotting = False
        self.flow.holder = None
        self.keep()
        screen = PostScreen(self)
        self._show(screen)
        self._tell_report()
        return screen

    def plot(self) -> None:
        """The people here plot, one after the other. One who has plotted already takes his plot up again."""
        self._plotting = True
        plotted = self.flow.can_reopen
        if plotted and not self.mailbox.post.in_standing(Standing.PLOTS, here=True):
            self.flow.reopen(plotted[0])
        self.go_on()

    def watch(self) -> None:
        """What has happened since this computer last showed it, or how it ended."""
        self._show(self._screen())

    def side_look(self, seat: str) -> SideLook | None:
        """How the side looks that a seat had at the beginning, whatever has become of it."""
        figures = self.flow.figures(seat)
        tokens = self.game.system.tokens(self.flow.opening)
        side = next((token.side for token in tokens if token.id in figures and token.side is not None), None)
        return self.sides.look(side) if side is not None else self.look(seat)

    def catch_up(self) -> None:
        """The letters may have let the game go on: what everybody may see of it grows as well."""
        if len(self.game.events) > self._known:
            if "public" in vars(self):
                self.public.extend(self._shown(self._known))
            self._known = len(self.game.events)
            self.flow.drafts.clear()
