"""Choosing a carriage in the lists: the tilt-yard, the score, what each may bring."""

from __future__ import annotations

from game.app.phases.deciding import DecidingScreen
from game.app.play.flow import Decide
from game.app.play.table import Table
from game.app.screens.reckonings import open_reckonings
from game.app.theme import INK_SOFT, MOSS, WINE
from game.app.widgets import Button, Label, Widget
from game.rules.kernel.reckoning import Reckoning
from game.rules.phases.jousts.answers import WITHDRAW
from game.rules.phases.jousts.joust import Joust
from game.rules.phases.menus import Choice

BEATS = {"upright": "low", "low": "firm", "firm": "upright"}
TILTS = 3


class RidingScreen(DecidingScreen):
    title = "In the lists"
    help = """
Choose how to sit for this tilt, unseen by the other. Upright is better than low, low than firm, firm than upright.

- The better carriage makes your blow count for more on the table, the worse for less.
- Three tilts decide; equal ones are followed by up to three more. Who cannot go on has lost.
- A hit takes two dice: glance 0 points, a broken lance 1, on the helm 3, unhorsed 10.
"""
    asks = "How do you sit?"

    def __init__(self, table: Table, decide: Decide) -> None:
        super().__init__(table, decide)
        assert isinstance(self.view.scene, Joust)
        self.joust = self.view.scene

    def head(self) -> list[Widget]:
        own, other = self.figure, self.view.figures[self.joust.other(self.figure.id)]
        score = f"{self.joust.score_of(own.id)} to {self.joust.score_of(other.id)}"
        tilt = self.view.round
        which = f"Tilt {tilt} of {TILTS}" if tilt <= TILTS else f"Tilt {tilt}: the first difference decides"
        rows: list[Widget] = [
            Label(
                f"Day {self.view.day}. {which}, {'in sport' if self.joust.sport else 'in war'}", "small", colour=WINE
            ),
            Label(f"You, {self.name(own.id)}, against {self.name(other.id)}", "strong"),
            Label(f"Points: {score}", "heading", name="score"),
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
                found.append(Button("Withdraw…", self._withdraw, style="quiet", name="answer withdraw"))
                continue
            found.append(
                Button(
                    choice.answer.capitalize(),
                    lambda answer=choice.answer: self.commit(answer),  # type: ignore[misc]
                    chosen=choice.answer == self.draft,
                    tooltip=self._may_bring(choice),
                    name=f"answer {choice.answer}",
                )
            )
            found.append(Label(f"better than {BEATS[choice.answer]}", "small", colour=MOSS, align=0.5))
        found.append(Button("The odds…", self._odds, style="quiet", shortcut="odds", name="odds"))
        return found

    def _odds(self) -> None:
        """To hit, for both; and what a hit of one's own may bring, for each pair of carriages."""
        knights = (self.figure.id, self.joust.other(self.figure.id))
        found = [(f"{self.name(k)}'s throw to hit", t) for k, t in zip(knights, self.menu.throws, strict=True)]
        others = [each.answer for each in self.menu.choices if each.answer != WITHDRAW]
        for choice in self.menu.choices:
            pairs = zip(others, choice.reckonings, strict=False)
            found += [(f"A hit, {choice.answer} against {other}", reckoning) for other, reckoning in pairs]
        open_reckonings(self.root, found)

    def _may_bring(self, choice: Choice) -> str:
        """What a hit would do against each carriage of the other."""
        others = [each.answer for each in self.menu.choices if each.answer != WITHDRAW]
        lines = [
            f"against {other}: {_outcomes(reckoning)}"
            for other, reckoning in zip(others, choice.reckonings, strict=True)
        ]
        return f"Of 100 hits, sitting {choice.answer},\n" + "\n".join(lines)

    def _withdraw(self) -> None:
        other = self.name(self.joust.other(self.figure.id))
        self.sure("Withdraw?", f"{other} will have won the joust and what it is ridden for.", WITHDRAW, "Withdraw")


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _to_hit(throw: Reckoning) -> str:
    if throw.impossible:
        return "no throw"
    return f"hits {round(100 * throw.outcomes[0].chance)} times in 100"


def _outcomes(reckoning: Reckoning) -> str:
    """Of a hundred hits."""
    return ", ".join(f"{outcome.words} {round(100 * outcome.chance)}" for outcome in reckoning.outcomes)
