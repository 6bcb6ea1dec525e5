"""A player without a thought, for tests: any orders that the form of a plot allows."""

from __future__ import annotations

from random import Random
from typing import Any

from game.rules.kernel.decisions import Answer, Decision


def answer(system: Any, view: Any, decision: Decision, rng: Random, temperament: str) -> Answer:
    menu = system.menu(view, decision)
    choices = [choice for group in menu.groups.values() for choice in group]
    tokens: list[str] = []
    for _ in range(rng.randint(2, 6)):
        choice = rng.choice(choices)
        tokens.append(choice.text(rng.choice(choice.parameters)) if choice.parameters else choice.text())
        if system.faults(view, decision, " ".join(tokens)):
            tokens.pop()
    return " ".join(tokens)
