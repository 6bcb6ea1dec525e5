"""The odds in full: an order of the plot, somebody it might meet, and each case with its list of numbers."""

from __future__ import annotations

from game.app.screens.base import Screen
from game.app.screens.reckonings import view_of
from game.app.swashbuckler.draft import Draft
from game.app.swashbuckler.odds_reading import Odds, all_odds, names, nearest
from game.app.theme import INK_SOFT, WINE
from game.app.widgets import Button, Centred, Choice, Column, Label, Panel, Row, Rule, Scroll, Widget
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.reckoning.meetings import Meeting

METHOD = "Exact chances, from the card's tables. Nobody's plot was looked at."
NONE = """None of the orders in these boxes needs dice. Write an attack, a throw or something of that kind in a box, or
point at one in the menu, and look again."""


class OddsScreen(Screen):
    title = "The odds"
    help = """
What the dice may bring, for each order of your plot that needs them.

- Choose the order above, and beside it whom it might meet. Those in reach as things stand come first.
- The attack is reckoned from where your plot brings you; the others stand where they stand now.
- Nobody knows what they have plotted, so each case says what it supposes: as he stands, if he is busy, if he parries.
- The bars are exact chances, worked out from the card's tables. Below them stands how the figure came about.
"""

    def __init__(self, draft: Draft, hinted: Order | None = None) -> None:
        super().__init__()
        self.draft = draft
        self.odds = all_odds(draft, hinted)
        self.at = self._first(hinted)
        self.whom = self._nearest_to()

    def _first(self, hinted: Order | None) -> int:
        """The one that the line in the panel is about, else the first that meets somebody, else the first."""
        near = nearest(self.draft, hinted)
        named = [number for number, odds in enumerate(self.odds) if near and odds.box == near.box]
        meeting = [number for number, odds in enumerate(self.odds) if odds.reached]
        return next(iter((*named, *meeting)), 0)

    def _nearest_to(self) -> str:
        return self.odds[self.at].meetings[0].fighter if self.odds else ""

    @property
    def chosen(self) -> Odds:
        return self.odds[self.at]

    @property
    def meeting(self) -> Meeting:
        return next(each for each in self.chosen.meetings if each.fighter == self.whom)

    # Building

    def build(self) -> Widget:
        parts = self._parts() if self.odds else [Label(" ".join(NONE.split()), name="none")]
        return Centred(
            Panel(
                *parts,
                Row(Button("Back", self.back, style="primary", name="back"), align=1.0),
                title=self.title,
                width=44,
                stretch=True,
            )
        )

    def _parts(self) -> list[Widget]:
        orders = [(number, self._title(odds)) for number, odds in enumerate(self.odds)]
        others = list(names(self.draft, self.chosen))
        cases = [self._case(case.words, number) for number, case in enumerate(self.meeting.cases)]
        return [
            Row(
                Choice(orders, self.at, self._take, name="order", tooltip="Which order of the plot.", grow=1),
                Choice(others, self.whom, self._against, name="whom", tooltip="Whom it might meet.", grow=1),
                wraps=True,
            ),
            Rule(),
            *self._doubt(),
            Scroll(Column(*self._pairs(cases), stretch=True, gap=0.9), lines=5, name="cases"),
            Label(METHOD, "small", colour=INK_SOFT, name="method"),
        ]

    def _doubt(self) -> list[Widget]:
        """Why the order would fail as things stand, if it would."""
        why = self.chosen.doubt
        return [Label(f"As things stand it would fail: {why}.", "small", colour=WINE, name="doubt")] if why else []

    def _case(self, words: str, number: int) -> Widget:
        reckoning = self.meeting.cases[number].reckoning
        title = (words or reckoning.about)[:1].upper() + (words or reckoning.about)[1:]
        return view_of(title, reckoning)

    def _pairs(self, cases: list[Widget]) -> list[Widget]:
        """Two beside each other where there is room."""
        if self.window.size[0] < self.theme.ems(44):
            return cases
        for case in cases:
            case.grow, case.width = 1, 19.5
        return [Row(*cases[at : at + 2], gap=1.2) for at in range(0, len(cases), 2)]

    def _title(self, odds: Odds) -> str:
        return f"Box {odds.box}: {odds.order.text}, {self.draft.system.card.orders[odds.order.code].name}"

    # What the player does

    def enter(self) -> None:
        super().enter()
        self.root.focus("order" if self.odds else "back", quietly=True)

    def _take(self, number: int) -> None:
        self.at = number
        if self.whom not in (meeting.fighter for meeting in self.chosen.meetings):
            self.whom = self._nearest_to()
        self.rebuild()

    def _against(self, fighter: str) -> None:
        self.whom = fighter
        self.rebuild()
