"""The one door to the computer's players: a view and a decision in, an answer out.

Each rule system has a folder here of its own key, with `TEMPERAMENTS` (words by key, the first is the usual one) and
`answer(system, view, decision, rng, temperament, budget)`. What comes out has been checked: a temperament that stumbles
is replaced and the log says so, so that no game waits for ever.
"""

from __future__ import annotations

import logging
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

from game.rules.kernel.decisions import Answer, Decision
from game.rules.kernel.system import System

__all__ = ["BUDGET", "RANDOM", "answer", "temperaments"]

BUDGET = 2400
"""How many moves of thought an answer may take; never seconds, so that one seed always plays one game."""
RANDOM = "random"
"""The temperament that every system has: anything legal, whatever comes to mind."""

log = logging.getLogger(__name__)


def temperaments(system_key: str) -> tuple[tuple[str, str], ...]:
    """(key, words) of every temperament of a system, the usual one first; none if nobody plays it."""
    player = _player(system_key)
    return tuple(player.TEMPERAMENTS.items()) if player else ()


def answer(
    system: System[Any, Any],
    view: Any,
    decision: Decision,
    rng: Random,
    temperament: str | None = None,
    budget: int = BUDGET,
) -> Answer:
    """The answer of a computer player to one decision of its seat, without faults.

    `view`: what that seat may see. `temperament`: one of `temperaments`; None is the usual one. `budget`: moves of
    thought. The same view, generator and temperament always give the same answer.
    """
    player = _player(system.key)
    if player is None:
        return system.pass_answer(decision)
    if temperament is not None and temperament not in player.TEMPERAMENTS:
        log.warning("there is no temperament %r in %s; the usual one plays", temperament, system.key)
        temperament = None
    chosen = temperament or next(iter(player.TEMPERAMENTS))
    for mind in dict.fromkeys((chosen, RANDOM)):
        try:
            given = player.answer(system, view, decision, rng, mind, budget)
            faults = system.faults(view, decision, given)
        except Exception:
            log.exception("%s could not answer %s", mind, decision.id)
            continue
        if not faults:
            return given
        log.error("%s answered %s with faults: %r: %s", mind, decision.id, given, faults[0])
    return system.pass_answer(decision)


def _player(system_key: str) -> ModuleType | None:
    """The folder of a system's computer players, brought in when it is first asked for."""
    name = f"{__name__}.{system_key}"
    return import_module(name) if find_spec(name) else None
