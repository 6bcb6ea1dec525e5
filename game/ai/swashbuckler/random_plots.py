"""Any legal plot at all: for games against chance, for fuzzing, and when a temperament has stumbled."""

from __future__ import annotations

from random import Random

from game.ai.swashbuckler.boxes import REST, codes_before, may_follow, then
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.menus import menu
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.position import Position


def random_plot(view: Position, fighter: str, card: Card, rng: Random) -> str:
    """A text without faults for every box that can be written in; any order with any parameter may stand in it."""
    offered = menu(view, fighter, card)
    choices = [choice for group in offered.groups.values() for choice in group]
    before = codes_before(view.fighters[fighter], offered.first)
    tokens: list[str] = []
    box = offered.first
    while box <= BOXES:
        choice = rng.choice([choice for choice in choices if may_follow(choice.code, before)])
        token = choice.text(rng.choice(choice.parameters) if choice.parameters else "")
        rests = 0 if choice.code == REST else token.count(REST)
        before = then(before, choice.code, rests)
        tokens.append(token)
        box += 1 + rests
    return " ".join(tokens)
