"""One game being played in the window: goes from screen to screen as the flow says, and keeps the game safe."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import pygame

from game import saves
from game.app.animation import EventPlayer
from game.app.board import BoardView, SideLook, Sides
from game.app.board.map_floor import map_floor
from game.app.play.computers import let_answer
from game.app.play.flow import Compute, Decide, Flow, HandOver, Over, Resolve, Watch
from game.app.play.keeping import Keeper, place_of
from game.app.play.parts import Parts, parts_of
from game.app.play.thumbnail import Thumbnails
from game.app.widgets import Way, ask, tell
from game.rules.kernel.decisions import Answer, Decision, Fault
from game.rules.kernel.game import Game, Seat
from game.rules.kernel.tokens import Token

if TYPE_CHECKING:
    from game.app.screens.base import Screen
    from game.app.window import Window

log = logging.getLogger(__name__)

PATIENCE = 0.1
"""Seconds that computer players may take before a screen says that they are at it."""
NOBODY = ""
"""The seat whose view is everybody's."""


class Table:
    """What the screens of one game share. `title` is what its saves are called, `place` where it is played, in words.

    `drafts` and `watched`: as they were kept, see `Flow`. `keeps`: whether there is anything to lose.
    """

    keeps = True

    def __init__(
        self,
        window: Window,
        game: Game[Any, Any],
        title: str,
        *,
        place: str = "",
        drafts: Mapping[str, Answer] | None = None,
        watched: int | None = None,
    ) -> None:
        self.window, self.game = window, game
        self.place = place or place_of(title, game.position.board)
        self.flow = Flow(game, drafts=drafts, watched=watched)
        self.keeper = Keeper(game, title, self._circumstances)
        self.parts: Parts = parts_of(game.system.key)
        self._sides: tuple[str, Sides] | None = None
        self._shown_so_far = 0
        self._picture = b""
        self._report = ""

    @property
    def title(self) -> str:
        return self.keeper.title

    # From screen to screen

    def go_on(self) -> None:
        """Show what is next."""
        started = time.monotonic()
        while isinstance(now := self.flow.next(), Resolve | Compute):
            if isinstance(now, Resolve):
                self._resolve()
            elif time.monotonic() - started < PATIENCE:
                let_answer(self.game, now.decisions[0])
            else:
                break
        self._show(self._screen())
        self._tell_report()

    def _screen(self) -> Screen:
        from game.app.screens.hand_over import HandOverScreen
        from game.app.screens.result import ResultScreen
        from game.app.screens.thinking import ThinkingScreen
        from game.app.screens.watching import WatchingScreen

        now = self.flow.next()
        if isinstance(now, HandOver):
            return HandOverScreen(self, now.seat)
        if isinstance(now, Decide):
            return self.parts.deciding(self, now)
        if isinstance(now, Compute):
            return ThinkingScreen(self)
        if isinstance(now, Watch):
            return WatchingScreen(self, len(self._shown(0, now.start)))
        assert isinstance(now, Over)
        return ResultScreen(self)

    def _show(self, screen: Screen) -> None:
        stage = self.window.stage
        if getattr(stage.top, "table", None) is self:
            stage.replace(screen)
        else:
            stage.push(screen)

    def _resolve(self) -> None:
        public, before = self.public, len(self.game.events)
        self.flow.resolve()
        public.extend(self._shown(before))
        self.keep()

    def commit(self, seat: str, answers: Mapping[str, Answer]) -> dict[str, list[Fault]]:
        """Take a seat's answers and go on, or return what is wrong with them."""
        faults = self.flow.commit(seat, answers)
        if not faults:
            self.keep()
            self.go_on()
        return faults

    def draft(self, decision: Decision, answer: Answer) -> None:
        """Keep what a seat has written so far, for when the game is left before it is handed in."""
        self.flow.draft(decision, answer)

    def have_shown(self, count: int) -> None:
        """So many of the events that are shown have been watched."""
        self._shown_so_far = count

    def leave(self) -> None:
        """Back to the title; the game can be continued from there. If it cannot be kept the player is asked."""
        if self.has_kept("Leave all the same", self._to_title):
            self._to_title()

    def _to_title(self) -> None:
        self.window.stage.back_to_first()
        self._tell_report()

    # Keeping it

    def keep(self, title: str = "") -> None:
        """Autosave; what goes wrong is told on the next screen."""
        self._report = self.keeper.autosave(title) or self._report

    def has_kept(self, all_the_same: str, do: Callable[[], object]) -> bool:
        """Keep everything before the game is left. If that fails the player is asked, and may `do` it all the same."""
        self.keep()
        trouble = self.keeper.trouble
        if trouble:
            self._report = ""
            root = self.window.stage.top.root
            root.close_all()
            words = f"{trouble}. What has happened since the last save would be lost."
            ways = Way(all_the_same, do), Way("Stay", style="primary")
            ask(root, "The fight could not be saved", words, *ways, width=34)
        return not trouble

    def _tell_report(self) -> None:
        if self._report:
            title = "The fight could not be saved" if self.keeper.trouble else "Two windows"
            tell(self.window.stage.top.root, title, self._report, width=34)
            self._report = ""

    def _circumstances(self) -> saves.Circumstances:
        return saves.Circumstances(dict(self.flow.drafts), self._watched, self.place, self._thumbnail())

    @property
    def _watched(self) -> int:
        """How many events people have seen, counting those that are never shown."""
        watched, events = self.flow.watched, self.game.events
        left = self._shown_so_far - len(self._shown(0, watched))
        while watched < len(events) and (left > 0 or not self._shown(watched, watched + 1)):
            left -= len(self._shown(watched, watched + 1))
            watched += 1
        return watched

    def _thumbnail(self) -> bytes:
        """The board as everybody has seen it last; a game can be kept without."""
        system, seen = self.game.system, self._watched >= len(self.game.events)
        if not seen and self._picture:
            return self._picture
        view = system.view(self.game.position, NOBODY) if seen else self.public.position
        try:
            self._picture = self._thumbnails.png(self.window.theme, system.tokens(view))
            return self._picture
        except Exception:
            log.exception("The picture for a save cannot be drawn.")
            return b""

    @cached_property
    def _thumbnails(self) -> Thumbnails:
        return Thumbnails(self.board_view())

    # What everybody may see

    def _shown(self, start: int = 0, stop: int | None = None) -> list[Any]:
        system = self.game.system
        return [shown for event in self.game.events[start:stop] if (shown := system.show(event, NOBODY)) is not None]

    @cached_property
    def public(self) -> EventPlayer:
        """The player of all that has happened, as everybody may see it."""
        game = self.game
        return EventPlayer(
            game.system,
            game.position.board,
            game.system.view(game.start, NOBODY),
            self._shown(),
            sounds=self.window.sounds,
        )

    @property
    def last_stretch(self) -> int:
        """Where in `public` the last of the longest stretches of time began in which anything has happened."""
        starts = [len(self._shown(0, self.flow.opened)), *self.public.chronicle.starts(0)]
        return max((start for start in starts if start < len(self.public) - 1), default=0)

    @cached_property
    def floor(self) -> pygame.Surface | None:
        return map_floor(self.game.position.board.map, self.game.position.board)

    def board_view(self, **more: Any) -> BoardView:
        return BoardView(self.game.position.board, picture=self.floor, sides=self.sides, **more)

    # Who is who

    @property
    def sides(self) -> Sides:
        """How sides look, in the palette that is set now."""
        palette = self.window.settings.side_palette
        if self._sides is None or self._sides[0] != palette:
            tokens = self.game.system.tokens(self.flow.opening)
            self._sides = (palette, Sides((token.side for token in tokens if token.side is not None), palette))
        return self._sides[1]

    def seat(self, seat: str) -> Seat:
        return self.game.seats[seat]

    def figures(self, seat: str) -> list[Token]:
        """The figures a seat decides for now."""
        about = {each.about for each in self.game.system.owed(self.game.position) if each.seat == seat}
        return [token for token in self.game.system.tokens(self.game.position) if token.id in about]

    def look(self, seat: str) -> SideLook | None:
        """How the side of a seat's figures looks."""
        side = next((token.side for token in self.figures(seat) if token.side is not None), None)
        return self.sides.look(side) if side is not None else None

    def figure_names(self) -> dict[str, str]:
        """Every figure that ever was in this game, by id."""
        return {
            token.id: str(token.details.get("name") or token.label or token.id)
            for token in self.game.system.tokens(self.flow.opening)
            if token.figure
        }

    @property
    def moment_words(self) -> str:
        return self.public.chronicle.heading(self.game.system.moment(self.game.position))
