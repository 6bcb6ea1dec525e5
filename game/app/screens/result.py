"""The end of a game: who has won and why, what everybody did, and the ways on."""

from __future__ import annotations

from functools import partial

from game.app.animation import EventPlayer
from game.app.board.sides import SideLook
from game.app.play.table import Table
from game.app.screens.at_table import TableScreen, recording_ways
from game.app.screens.badge import Badge
from game.app.screens.grid import Grid
from game.app.screens.watching import WatchingScreen
from game.app.theme import INK_SOFT
from game.app.widgets import Button, Centred, Column, Label, Panel, Row, Rule, Scroll, Space, Widget


class ResultScreen(TableScreen):
    title = "The end"
    help = """
The fight is over.

- Watch the whole fight again from its first step, with what everybody had plotted, or from one of its best moments.
- The seed is the number the dice were made of: the same seed, seats and plots give the same fight.
"""

    def __init__(self, table: Table) -> None:
        super().__init__(table)

    def build(self) -> Widget:
        game = self.table.game
        result = game.result
        assert result is not None
        headings, rows = self.table.parts.statistics(game)
        names = self.table.figure_names()
        cells: list[list[Widget | str]] = [["", "", *(self._heading(*each) for each in headings.items())]]
        for figure, *values in rows:
            cells.append(
                [Badge(self._look_of(figure), names.get(figure, figure)[:1]), names.get(figure, figure), *values]
            )
        seed = getattr(game.dice, "seed", None)
        facts = [self.table.moment_words, f"{len(game.events)} events"]
        if seed is not None:
            facts.append(f"seed {seed}")
        panel = Panel(
            Row(*(Badge(self.table.sides.look(side), "", 2.6) for side in result.winners), align=0.5),
            Label(self._headline(), "heading", align=0.5, name="winner"),
            Label(self.table.parts.reason(result.reason), "italic", align=0.5, colour=INK_SOFT),
            Rule(),
            Scroll(Column(Grid(cells, header=True), self._highlights())),
            Label(", ".join(facts), "small", align=0.5, colour=INK_SOFT),
            Space(0.2),
            Row(
                Button("Watch the whole fight", self._watch, name="watch again"),
                *(Button(text, do, tooltip=words, name=text) for text, do, words in recording_ways(self)),
                Button("New game", self._new_game, name="new game"),
                Button("To the title", self.table.leave, style="primary", name="title"),
                align=0.5,
                wraps=True,
            ),
            title="The fight is over",
            width=52,
        )
        return Centred(panel)

    def _highlights(self) -> Widget | None:
        """The moments worth seeing again, each with a way there."""
        rows: list[list[Widget | str]] = []
        for number, each in enumerate(self.table.parts.highlights(self.table.game)):
            when = self.table.public.chronicle.heading(each.moment)
            show = partial(watch_all, self.table, each.event)
            rows.append(
                [Button(each.title, show, tooltip=f"See it again: {when}.", name=f"highlight {number}"), each.words]
            )
        return Grid(rows, lines=False) if rows else None

    @staticmethod
    def _heading(text: str, meaning: str) -> Label:
        return Label(text, "small", colour=INK_SOFT, tooltip=f"{meaning[:1].upper()}{meaning[1:]}.")

    def _look_of(self, figure: str) -> SideLook | None:
        tokens = self.table.game.system.tokens(self.table.flow.opening)
        side = next((token.side for token in tokens if token.id == figure), None)
        return self.table.sides.look(side) if side is not None else None

    def _headline(self) -> str:
        result = self.table.game.result
        assert result is not None
        if not result.winners:
            return "A draw"
        tokens = self.table.game.system.tokens(self.table.flow.opening)
        names = [
            str(token.details.get("name", token.id))
            for token in tokens
            if token.figure and token.side in result.winners
        ]
        if len(names) == 1:
            return f"{names[0]} wins"
        sides = " and ".join(self.table.sides.look(side).name for side in result.winners)
        return f"{sides} wins" if len(result.winners) == 1 else f"{sides} win"

    def _watch(self) -> None:
        watch_all(self.table)

    def _new_game(self) -> None:
        from game.app.screens.new_game import NewGameScreen

        self.window.stage.back_to_first()
        self.window.stage.push(NewGameScreen(self.table.game.system.key))


def watch_all(table: Table, event: int = 0) -> None:
    """A finished game with everything that was secret then, from the moment in which an event happened."""
    game, stage = table.game, table.window.stage
    player = EventPlayer(game.system, game.position.board, game.start, game.events, sounds=table.window.sounds)
    starts = player.chronicle.starts(len(game.system.levels) - 1)
    start = max((each for each in starts if each <= event), default=0) if event else 0
    stage.push(WatchingScreen(table, start, player=player, then=stage.pop))
