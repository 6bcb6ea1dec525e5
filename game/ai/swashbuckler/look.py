"""One fighter's look at a position: what is made of it once, before anything is written."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.swashbuckler.figures import Figure, see
from game.ai.swashbuckler.ground import Ground
from game.ai.swashbuckler.guessing import Guess, Guesser
from game.ai.swashbuckler.odds import Odds
from game.ai.swashbuckler.temperaments import Temper
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.position import Position, Victory


@dataclass(frozen=True, slots=True)
class Look:
    """`me`: the fighter who plots; `others`: all who are in the fight with him, mates too."""

    view: Position
    card: Card
    temper: Temper
    ground: Ground
    odds: Odds
    me: Figure
    others: tuple[Figure, ...]
    guesses: tuple[Guess, ...]

    @property
    def treasure(self) -> bool:
        """Whether the fight is about chests."""
        return self.view.goal is not None and self.view.goal.victory is Victory.TREASURE

    @property
    def mates(self) -> list[Figure]:
        return [other for other in self.others if not other.foe]


def look_at(view: Position, card: Card, name: str, temper: Temper) -> Look:
    ground = Ground(view)
    odds = Odds(view, card)
    side = view.fighters[name].side
    figures = [see(view, ground, card, fighter, side) for fighter in view.in_order()]
    me = next(figure for figure in figures if figure.fighter.id == name)
    others = tuple(figure for figure in figures if figure is not me)
    guesses = tuple(Guesser(view, ground, odds, me, others).guesses())
    return Look(view, card, temper, ground, odds, me, others, guesses)
