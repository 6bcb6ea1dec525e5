"""Deciding in a duel or a joust: what it is about, and an answer for each thing that can be said."""

from __future__ import annotations

from game.app.play.flow import Decide
from game.app.play.table import Table
from game.app.screens.at_table import TableScreen, pause_button
from game.app.theme import INK_SOFT, WINE
from game.app.widgets import Button, Column, Label, Panel, Row, Rule, Scroll, Split, Way, Widget, ask, tell
from game.rules.kernel.decisions import Answer
from game.rules.phases import deciding
from game.rules.phases.duels.duel import Duel, Stage
from game.rules.phases.figure import Figure
from game.rules.phases.jousts.joust import Joust
from game.rules.phases.jousts.joust import Stage as JoustStage
from game.rules.phases.menus import Menu
from game.rules.phases.position import Position
from game.rules.phases.words import joust_stake_words, stake_words

EXPLAINED = {
    deciding.TERMS: "You say how it is fought and for what; the other may refuse. With buttoned foils nobody dies of "
    "it.",
    deciding.CHALLENGE: "Accept, and you bet hit points against each other until one yields or falls. Refuse, and it "
    "counts as if you had yielded.",
    deciding.BET: "Every coin is a hit point. Both bets go into one pool, both throw d20 and add Thews, and the lower "
    "total loses the whole pool.",
    deciding.MOUNT: "You ride on it, and lose it with the joust unless something else is agreed.",
    deciding.STAKE: "What the loser gives the winner.",
    deciding.CARRIAGE: "Both choose unseen. The better way to sit makes your hits count for more; points decide in the "
    "end.",
}
"""What an answer comes to, for who has not read the rules."""
THEWS = "Strength of body, from 0 to 5. It is added to the d20 of a duel."


class DecidingScreen(TableScreen):
    """The board, and a button for each answer; screens for bets and carriages fill it otherwise."""

    title = "Deciding"
    help = """
Choose what to answer. What is sealed is shown only when both have answered; the rest is said aloud.

- Arrows and Enter go through the answers, so does the pointer.
- Escape opens the pause menu, where the game can be saved.
"""
    fresh = True
    asks = "What do you say?"

    def __init__(self, table: Table, decide: Decide) -> None:
        super().__init__(table)
        self.seat = decide.seat
        self.decision = decide.decisions[0]
        self.draft: Answer = decide.drafts.get(self.decision.id)
        self.view: Position = table.game.view(decide.seat)
        self.menu: Menu = table.game.system.menu(self.view, self.decision)
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
            Scroll(Column(*self.answers(), *self.explained(), stretch=True), lines=6),
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
            Label(figure.name or figure.id, "heading"),
            Label(
                f"{figure.hit_points} of {figure.full} hit points, Thews {figure.thews}",
                "small",
                colour=INK_SOFT,
                tooltip=THEWS,
            ),
        ]

    def explained(self) -> list[Widget]:
        """What is decided here, and how everybody stands."""
        ranked = sorted(self.view.figures.values(), key=lambda each: (-each.points, each.id))
        points = ", ".join(f"{each.name or each.id} {each.points}" for each in ranked)
        return [
            Rule(),
            Label(EXPLAINED[self.decision.kind], "small", colour=INK_SOFT, name="explained"),
            Label(f"Points so far: {points}.", "small", colour=INK_SOFT, name="points"),
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
        return [
            Button(
                choice.words[:1].upper() + choice.words[1:],
                lambda answer=choice.answer: self.commit(answer),  # type: ignore[misc]
                chosen=choice.answer == self.draft,
                name=f"answer {choice.answer}",
            )
            for choice in self.menu.choices
        ]

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
