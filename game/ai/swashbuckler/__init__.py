"""Computer players of Swashbuckler: each answer is the plot of one fighter, written from what his seat may see."""

from __future__ import annotations

from random import Random

from game.ai.swashbuckler.plotting import plot
from game.ai.swashbuckler.random_plots import random_plot
from game.ai.swashbuckler.temperaments import TEMPERS
from game.rules.kernel.decisions import Answer, Decision
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.system import PROFILE, Swashbuckler

__all__ = ["TEMPERAMENTS", "answer", "random_plot"]

TEMPERAMENTS = {
    "careful": "Keeps the enemy before him, parries, and strikes when it is safe.",
    "bold": "Closes in and strikes, whatever it costs.",
    "sly": "Mugs, hats, chairs and tables first; the blade when you are looking elsewhere.",
    "random": "Has had too much wine: anything may happen.",
}


def answer(
    system: Swashbuckler, view: Position, decision: Decision, rng: Random, temperament: str, budget: int
) -> Answer:
    """A plot for the fighter that the decision is about; a rolled one's profile is left to the program."""
    if decision.kind == PROFILE:
        return system.pass_answer(decision)
    if temperament == "random":
        return random_plot(view, decision.about, system.card, rng)
    return plot(system, view, decision, rng, TEMPERS[temperament], budget)
