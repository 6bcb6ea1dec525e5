"""Deciding in a duel or a joust: what it is about, and an answer for each thing that can be said."""

from __future__ import annotations

from game.app.phases.consequences import consequence
from game.app.phases.explaining import THEWS, explained, help_on
from game.app.phases.mark import Mark
from game.app.phases.standings import standings
from game.app.play.flow import Decide
from game.app.play.table import Table
from game.app.screens.at_table import TableScreen, pause_button
from game.app.theme import INK_SOFT, WINE
from game.app.widgets import Button, Column, Label, Panel, Row, Rule, Scroll, Split, Way, Widget, ask, tell
from game.rules.kernel.decisions import Answer
from game.rules.phases.duels.duel import Duel, Stage
from game.rules.phases.figure import Figure
from game.rules.phases.jousts.joust import Joust
from game.rules.phases.jousts.joust import Stage as JoustStage
from game.rules.phases.menus import Choice, Menu
from game.rules.phases.position import Position
from game.rules.phases.system import Phases
from game.rules.phases.words import joust_stake_words, stake_words


class DecidingScreen(TableScreen):
    """The board, and a button for each answer; screens for bets and carriages fill it otherwise."""

    title = "Deciding"
    fresh = True
    asks = "What do you say?"

    def __init__(self, table: Table, decide: Decide) -> None:
        super().__init__(table)
        self.seat = decide.seat
        self.decision = decide.decisions[0]
        self.draft: Answer = decide.drafts.get(self.decision.id)
        self.view: Position = table.game.view(decide.seat)
        self.menu: Menu = table.game.system.menu(self.view, self.decision)
        assert isinstance(table.game.system, Phases)
        self.tables = table.game.system.tables
        self.help = help_on(self.decision.kind, self.tables)
        self.board = table.board_view(describe=self._describe, name="board")
        self.board.show(list(table.game.system.tokens(self.view)))

    @property
    def figure(self) -> Figure:
        return self.view.figures[self.decision.about]

    def name(self, figure: str) -> str:
        found = self.view.figures[figure]
        return found.name or found.id

    # Building

    def enter(self) -> None:
        super().enter()
        self.root.focus(self.first, quietly=True)

    @property
    def first(self) -> str:
        """What the keyboard is at when the screen opens."""
        return f"answer {self.menu.choices[0].answer}"

    def build(self) -> Widget:
        side = Panel(
            *self.head(),
            Rule(),
            *(Label(words, "body", name="said") for words in self.said()),
            Label(self.asks, "italic", colour=INK_SOFT),
            Scroll(Column(*self.explained(), *self.answers(), *self.standing(), stretch=True), lines=6),
            stretch=True,
        )
        return Split(side, self.picture(), ems=25)

    def head(self) -> list[Widget]:
        """Who decides, and how things stand."""
        figure = self.figure
        return [
            Row(
                Label(f"Day {self.view.day}. {self.table.moment_words}", "small", colour=WINE, name="moment", grow=1),
                pause_button(self),
            ),
            self.who(),
            self.sheet(figure),
            *(self.sheet(self.view.figures[other], self.name(other)) for other in self.others()),
        ]

    def who(self) -> Widget:
        """The one who decides, as he is marked on the board."""
        name = self.name(self.figure.id)
        mark = Mark(self.table.sides.look(self.figure.side), name[:1].upper())
        return Row(mark, Label(f"You are {name}", "heading", name="who", grow=1))

    def sheet(self, figure: Figure, name: str = "") -> Widget:
        words = f"{figure.hit_points} of {figure.full} hit points, Thews {figure.thews}"
        return Label(f"{name}: {words}" if name else words, "small", colour=INK_SOFT, tooltip=THEWS)

    def others(self) -> list[str]:
        scene = self.view.scene
        return [scene.other(self.figure.id)] if scene is not None else []

    def explained(self) -> list[Widget]:
        """What is decided here."""
        return [Label(explained(self.decision.kind, self.tables), "small", name="explained")]

    def standing(self) -> list[Widget]:
        """How everybody stands in what is played for."""
        heading, lines = standings(self.view, self.figure.id)
        if not lines:
            return []
        return [
            Rule(),
            Label(heading, "small", colour=WINE, name="standing"),
            *(Label(line, "small", colour=INK_SOFT, name=f"stands {place}") for place, line in enumerate(lines)),
        ]

    def said(self) -> list[str]:
        """What the other has offered, if he has."""
        scene = self.view.scene
        if isinstance(scene, Duel) and scene.stage is Stage.CHALLENGE:
            arms = "with buttoned foils" if scene.foils else "in earnest"
            return [f"{self.name(scene.pair[0])} would fight {arms}, for {stake_words(scene.stake)}."]
        if isinstance(scene, Joust) and scene.stage is JoustStage.AGREEING:
            return [f"{self.name(scene.knights[0])} would ride for {joust_stake_words(scene.stake)}."]
        return []

    def picture(self) -> Widget:
        return self.board

    def answers(self) -> list[Widget]:
        found: list[Widget] = []
        for choice in self.menu.choices:
            found += [
                Button(
                    choice.words[:1].upper() + choice.words[1:],
                    lambda answer=choice.answer: self.commit(answer),  # type: ignore[misc]
                    chosen=choice.answer == self.draft,
                    name=f"answer {choice.answer}",
                ),
                self.leads_to(choice),
            ]
        return found

    def leads_to(self, choice: Choice) -> Widget:
        words = consequence(self.view, self.figure.id, self.decision.kind, choice, self.tables)
        return Label(words, "small", colour=INK_SOFT, name=f"leads to {choice.answer}")

    def _describe(self, square: str) -> str:
        return self.table.parts.describe(self.view, square)

    # Answering

    def sure(self, question: str, words: str, answer: Answer, way: str) -> None:
        """Ask before what cannot be taken back."""
        ask(self.root, question, words, Way(way, lambda: self.commit(answer)), Way("No"))

    def commit(self, answer: Answer) -> None:
        faults = self.table.commit(self.seat, {self.decision.id: answer})
        if faults:
            tell(self.root, "That cannot be", " ".join(fault.words for found in faults.values() for fault in found))
