"""Computer players of duels and jousts: bets from solved tables, carriages as a mix, nerve by temperament (H)."""

from __future__ import annotations

from random import Random

from game.ai.phases.duellist import answer_challenge, bet, offer_terms
from game.ai.phases.jouster import agree, carriage, choose_mount, propose
from game.ai.phases.temperaments import NATURES, RANDOM
from game.rules.kernel.decisions import Answer, Decision
from game.rules.phases import deciding
from game.rules.phases.jousts.joust import Joust, Stage
from game.rules.phases.position import Position
from game.rules.phases.system import Phases

__all__ = ["TEMPERAMENTS", "answer"]

TEMPERAMENTS = {
    "careful": "Counts, bets by the book, and knows when to stop.",
    "bold": "Raises too often and yields too late.",
    "sly": "Looks at what you have to lose before naming the stake.",
    RANDOM: "Has had too much wine: anything may happen.",
}


def answer(system: Phases, view: Position, decision: Decision, rng: Random, temperament: str, budget: int) -> Answer:
    """An answer for the figure that the decision is about."""
    if temperament == RANDOM:
        return rng.choice(system.menu(view, decision).choices).answer
    nature, figure = NATURES[temperament], decision.about
    if decision.kind == deciding.TERMS:
        return offer_terms(view, figure, nature, system.tables)
    if decision.kind == deciding.CHALLENGE:
        return answer_challenge(view, figure, nature)
    if decision.kind == deciding.BET:
        return bet(view, figure, nature, rng)
    if decision.kind == deciding.MOUNT:
        return choose_mount(view, figure, system.tables)
    if decision.kind == deciding.CARRIAGE:
        return carriage(view, figure, nature, system.tables, rng)
    assert isinstance(view.scene, Joust)
    if view.scene.stage is Stage.PROPOSING:
        return propose(view, figure, nature, system.tables)
    return agree(view, figure, nature, system.tables)
