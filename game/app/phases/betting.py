"""The duel at a table: coins are pushed forward, covered until both have bet."""

from __future__ import annotations

from fractions import Fraction

from game.app.phases.consequences import risk, worth
from game.app.phases.deciding import DecidingScreen
from game.app.phases.duel_table import DuelTable
from game.app.play.flow import Decide
from game.app.play.table import Table
from game.app.screens.reckonings import open_reckonings
from game.app.theme import INK_SOFT
from game.app.widgets import Button, Label, Row, Slider, Widget
from game.rules.phases.duels.answers import YIELD
from game.rules.phases.duels.duel import HONOUR, Duel
from game.rules.phases.words import stake_words


class BettingScreen(DecidingScreen):
    title = "Betting"
    asks = "How much do you bet?"

    def __init__(self, table: Table, decide: Decide) -> None:
        super().__init__(table, decide)
        assert isinstance(self.view.scene, Duel)
        self.duel = self.view.scene
        begun = self.draft  # kept, and so not checked
        self.bet = begun if isinstance(begun, int) and 0 < begun <= self.figure.hit_points else 1
        other = self.view.figures[self.duel.other(self.figure.id)]
        looks = (self.table.sides.look(self.figure.side), self.table.sides.look(other.side))
        self.coins = DuelTable(self.figure, other, self.duel.pool, self.bet, looks, name="table")

    @property
    def first(self) -> str:
        return "bet"

    def picture(self) -> Widget:
        return self.coins

    def answers(self) -> list[Widget]:
        most = self.figure.hit_points
        self.lay = Button(self._words, self._lay, style="primary", shortcut="commit", name="lay")
        line = Slider(
            float(self.bet), self._choose, low=1.0, high=float(most), step=1.0, words=lambda bet: f"{bet:g}", name="bet"
        )
        won, equal, lost = self.menu.throws[0].outcomes
        other = self.name(self.duel.other(self.figure.id))
        self.costs = Label(self._costs, "small", name="costs")
        chances = (
            f"Of 100 throws yours beats {other}'s {_of_100(won.chance)} times and equals it {_of_100(equal.chance)}"
        )
        return [
            line,
            self.costs,
            Row(self.lay, Button("Yield…", self._yield, name="yield"), wraps=True),
            Label(f"{chances}; {_of_100(lost.chance)} fall short.", "small", colour=INK_SOFT, name="chances"),
            Label(risk(self.duel.foils, self.tables), "small", colour=INK_SOFT),
            Label(self._yielding, "small", colour=INK_SOFT, name="yielding"),
            Button("The odds…", self._odds, style="quiet", shortcut="odds", name="odds"),
        ]

    def _odds(self) -> None:
        other = self.name(self.duel.other(self.figure.id))
        open_reckonings(self.root, [(f"Your throw against {other}'s", self.menu.throws[0])])

    @property
    def _words(self) -> str:
        return f"Lay {self.bet} down, covered"

    @property
    def _costs(self) -> str:
        """The pool as it may become, and whom it falls on."""
        other = self.view.figures[self.duel.other(self.figure.id)]
        least = self.duel.pool + self.bet + self.tables.duels.least_bet.hit_points
        most = self.duel.pool + self.bet + other.hit_points
        pool = str(least) if least == most else f"{least} to {most}"
        kept = f", {self.duel.pool} of it on the table already" if self.duel.pool else ""
        return (
            f"With {self.name(other.id)}'s bet the pool will be {pool}{kept}. Lose, and it comes off your "
            f"{self.figure.hit_points} hit points; win, and it comes off {self.name(other.id)}'s {other.hit_points}."
        )

    @property
    def _yielding(self) -> str:
        other = self.name(self.duel.other(self.figure.id))
        gain = worth(self.view, "yielded", self.tables)
        gains = f" and gains {gain}" if gain else ""
        stake = "" if self.duel.stake == HONOUR else f" and {stake_words(self.duel.stake)}"
        return f"Yield, and you lose no more blood, but {other} has won{gains}{stake}."

    def _choose(self, value: float) -> None:
        self.bet = round(value)
        self.lay.text = self._words
        self.costs.text = self._costs
        self.coins.push(self.bet)
        self.table.draft(self.decision, self.bet)

    def _lay(self) -> None:
        self.commit(self.bet)

    def _yield(self) -> None:
        self.sure("Yield?", self._yielding, YIELD, "Yield")


def _of_100(chance: Fraction) -> str:
    return str(round(100 * chance))
