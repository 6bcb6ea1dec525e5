"""The duellist: bets from the solved tables, with the slips and the courage of a temperament (H)."""

from __future__ import annotations

from random import Random

from game.ai.phases.bet_tables import Mix, Play, play_for_pool
from game.ai.phases.temperaments import Nature
from game.rules.phases.duels.answers import ACCEPT, ACCEPT_WITH_FOILS, REFUSE, YIELD, stakes_for, write_terms
from game.rules.phases.duels.duel import HONOUR, Duel
from game.rules.phases.position import Position
from game.rules.phases.tables.model import Tables

FOILS_TAKE = 0.5
"""Of the courage that sharp blades do: nobody dies of buttons."""
REFUSING_TAKES = 0.5
"""Of the chance from which a challenge is accepted, if it can be had with foils."""


def chances(view: Position, figure: str) -> Play:
    """How the duel stands for him, and what to bet."""
    duel = the_duel(view)
    own, other = view.figures[figure], view.figures[duel.other(figure)]
    return play_for_pool(own.hit_points, other.hit_points, own.thews - other.thews, duel.pool)


def the_duel(view: Position) -> Duel:
    assert isinstance(view.scene, Duel)
    return view.scene


def offer_terms(view: Position, figure: str, nature: Nature, tables: Tables) -> str:
    """Sharp blades and a stake only for one who thinks he will win."""
    chance = chances(view, figure).chance
    stakes = stakes_for(view, the_duel(view), tables.duels)
    worth = {stake.key: stake.points for stake in tables.duels.stakes}
    stake = max(stakes, key=lambda key: (worth[key], key)) if chance >= nature.raises else HONOUR
    return write_terms(chance < nature.earnest, stake)


def answer_challenge(view: Position, figure: str, nature: Nature) -> str:
    chance, foils = chances(view, figure).chance, the_duel(view).foils
    if chance < nature.refuses * (FOILS_TAKE if foils else 1):
        return REFUSE if foils or chance < nature.refuses * REFUSING_TAKES else ACCEPT_WITH_FOILS
    return ACCEPT if foils or chance >= nature.earnest else ACCEPT_WITH_FOILS


def bet(view: Position, figure: str, nature: Nature, rng: Random) -> int | str:
    """By the mix; a temperament that slips bets all it has."""
    found = chances(view, figure)
    if found.chance < nature.courage * (FOILS_TAKE if the_duel(view).foils else 1):
        return YIELD
    own = view.figures[figure].hit_points
    return own if rng.random() < nature.slips else min(own, drawn(found.mix, rng))


def drawn(mix: Mix, rng: Random) -> int:
    """One of the bets by its weight."""
    return rng.choices(list(mix), weights=list(mix.values()))[0]
