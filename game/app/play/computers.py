"""The computer seats' answers: their own generator for every decision, and never a reason to stop the game."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

from game.rules.kernel.decisions import Decision
from game.rules.kernel.game import Game

log = logging.getLogger(__name__)


def temperaments(system_key: str) -> tuple[tuple[str, str], ...]:
    """Key and words of every way a computer can play a system, the usual one first."""
    from game.ai import temperaments as known

    return known(system_key)


def let_answer(game: Game[Any, Any], decision: Decision) -> None:
    """Answer one decision of a computer seat.

    The generator is made of the game's seed and the decision, so that a game plays on alike after it was loaded. An
    answer that cannot be used gives way to one that is always legal.
    """
    seed = getattr(game.dice, "seed", 0)
    view = game.view(decision.seat)
    try:
        from game.ai import answer

        given = answer(game.system, view, decision, Random(f"{seed} {decision.id}"), game.seats[decision.seat].player)
        faults = game.answer(decision, given)
    except Exception as fault:  # a computer's mistake must not cost people their game
        from game.app.crash import traces

        # Without the words of the fault: his plot could be in them.
        log.error("A computer player could not answer %s.\n%s", decision.id, "\n".join(traces(fault)))
        faults = [None]  # type: ignore[list-item]
    if faults:
        log.warning("A computer player's answer to %s cannot be used; it passes.", decision.id)
        game.answer(decision, game.system.pass_answer(decision))
