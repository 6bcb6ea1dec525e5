"""Choosing a carriage in the lists: the tilt-yard, the score, what each may bring."""

from __future__ import annotations

from game.app.phases.deciding import DecidingScreen
from game.app.phases.explaining import table_words
from game.app.play.flow import Decide
from game.app.play.table import Table
from game.app.screens.at_table import pause_button
from game.app.screens.reckonings import open_reckonings
from game.app.theme import INK_SOFT, WINE
from game.app.widgets import Button, Label, Row, Widget
from game.rules.kernel.reckoning import Reckoning
from game.rules.phases.jousts.answers import WITHDRAW
from game.rules.phases.jousts.joust import Joust
from game.rules.phases.words import joust_stake_words


class RidingScreen(DecidingScreen):
    title = "In the lists"
    asks = "How do you sit?"

    def __init__(self, table: Table, decide: Decide) -> None:
        super().__init__(table, decide)
        assert isinstance(self.view.scene, Joust)
        self.joust = self.view.scene

    def head(self) -> list[Widget]:
        own, other = self.figure, self.view.figures[self.joust.other(self.figure.id)]
        score = f"{self.joust.score_of(own.id)} to {self.joust.score_of(other.id)}"
        tilt = self.view.round
        count = self.tables.jousts.tilts.count
        which = f"Tilt {tilt} of {count}" if tilt <= count else f"Tilt {tilt}: the first difference decides"
        rows: list[Widget] = [
            Row(
                Label(
                    f"Day {self.view.day}. {which}, {'in sport' if self.joust.sport else 'in war'}",
                    "small",
                    colour=WINE,
                    grow=1,
                ),
                pause_button(self),
            ),
            self.who(),
            Label(f"Points: {score}", "strong", name="score"),
        ]
        for knight, throw in zip((own, other), self.menu.throws, strict=True):
            mount = knight.mount.kind if knight.mount else ""
            rows.append(
                Label(
                    f"{self.name(knight.id)}: {knight.hit_points} of {knight.full} hit points, on a {mount}, "
                    f"{_count(self.joust.lances_of(knight.id), 'lance')}; {_to_hit(throw)}",
                    "small",
                    colour=INK_SOFT,
                )
            )
        return rows

    def answers(self) -> list[Widget]:
        found: list[Widget] = []
        for choice in self.menu.choices:
            if choice.answer == WITHDRAW:
                found += [
                    Button("Withdraw…", self._withdraw, style="quiet", name="answer withdraw"),
                    Label(self._withdrawing, "small", colour=INK_SOFT, name="leads to withdraw"),
                ]
                continue
            found.append(
                Button(
                    choice.answer.capitalize(),
                    lambda answer=choice.answer: self.commit(answer),  # type: ignore[misc]
                    chosen=choice.answer == self.draft,
                    name=f"answer {choice.answer}",
                )
            )
            found.append(self.leads_to(choice))
        found.append(Button("The odds…", self._odds, style="quiet", shortcut="odds", name="odds"))
        return found

    def standing(self) -> list[Widget]:
        """What hits count, below the ways to sit; then the day's jousts."""
        tilts = self.tables.jousts.tilts
        counted = f"{table_words(self.tables.jousts)} The most points after {tilts.count} tilts win."
        return [Label(counted, "small", name="counted"), *super().standing()]

    def _odds(self) -> None:
        """To hit, for both; and what a hit of one's own may bring, for each pair of carriages."""
        knights = (self.figure.id, self.joust.other(self.figure.id))
        found = [(f"{self.name(k)}'s throw to hit", t) for k, t in zip(knights, self.menu.throws, strict=True)]
        others = [each.answer for each in self.menu.choices if each.answer != WITHDRAW]
        for choice in self.menu.choices:
            pairs = zip(others, choice.reckonings, strict=False)
            found += [(f"A hit, {choice.answer} against {other}", reckoning) for other, reckoning in pairs]
        open_reckonings(self.root, found)

    @property
    def _withdrawing(self) -> str:
        other = self.name(self.joust.other(self.figure.id))
        return f"No blow is struck, and {other} has won the joust and {joust_stake_words(self.joust.stake)}."

    def _withdraw(self) -> None:
        self.sure("Withdraw?", self._withdrawing, WITHDRAW, "Withdraw")


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _to_hit(throw: Reckoning) -> str:
    if throw.impossible:
        return "no throw"
    return f"hits {round(100 * throw.outcomes[0].chance)} times in 100"
