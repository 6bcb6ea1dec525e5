"""The jouster: carriage, mount and stake (H).

The game of carriages is the same seen from each of the three: each beats one and is beaten by another, by the same
amounts. So whatever points are needed, to take each a third of the time is what nobody can profit from (shown in the
tests); temperaments differ by bad habits.
"""

from __future__ import annotations

from random import Random

from game.ai.phases.temperaments import Nature
from game.rules.phases.figure import YARD, Figure
from game.rules.phases.jousts.answers import AGREE, KEEP, WITHDRAW, carriages, stakes_for
from game.rules.phases.jousts.joust import USUAL_STAKE, Joust
from game.rules.phases.jousts.reckoning import chance_to_hit, modifiers_to_hit, needs
from game.rules.phases.position import Position
from game.rules.phases.tables.model import Tables

SPENT = 2
"""Hit points with which one thinks of withdrawing."""


def the_joust(view: Position) -> Joust:
    assert isinstance(view.scene, Joust)
    return view.scene


def carriage(view: Position, figure: str, nature: Nature, tables: Tables, rng: Random) -> str:
    joust = the_joust(view)
    own, other = view.figures[figure], view.figures[joust.other(figure)]
    behind = joust.score_of(figure) <= joust.score_of(other.id)
    loses, wins = stakes_worth(own, joust, tables), stakes_worth(other, joust, tables)
    if own.hit_points <= SPENT and behind and not joust.sport and loses > wins:
        return WITHDRAW
    if rng.random() < nature.habit:
        return nature.favourite
    return rng.choice(carriages(tables.jousts))


def stakes_worth(knight: Figure, joust: Joust, tables: Tables) -> int:
    """What he would lose, in the bonuses of his mounts."""
    mounts = knight.stable if joust.stake == "stable" else [knight.mount] if knight.mount else []
    return sum(tables.jousts.mount(mount.kind).joust for mount in mounts if mount.id != YARD)


def choose_mount(view: Position, figure: str, tables: Tables) -> str:
    """The best for the lists; among equals the one he rides already."""
    knight = view.figures[figure]
    best = max(
        knight.stable, key=lambda mount: (tables.jousts.mount(mount.kind).joust, mount == knight.mount, mount.id)
    )
    return KEEP if best == knight.mount else best.id


def share_of_hits(view: Position, figure: str, tables: Tables) -> float:
    """Of all the hits that both may hope for in a tilt."""
    joust = the_joust(view)
    own, other = view.figures[figure], view.figures[joust.other(figure)]
    mine = chance_to_hit(needs(modifiers_to_hit(own, other, tables), tables))
    his = chance_to_hit(needs(modifiers_to_hit(other, own, tables), tables))
    return float(mine / (mine + his))


def propose(view: Position, figure: str, nature: Nature, tables: Tables) -> str:
    """The grandest stake, if he is favoured enough for his nature."""
    if share_of_hits(view, figure, tables) < nature.raises:
        return USUAL_STAKE
    return stakes_for(view, the_joust(view), tables.jousts)[-1]


def agree(view: Position, figure: str, nature: Nature, tables: Tables) -> str:
    return AGREE if share_of_hits(view, figure, tables) >= nature.raises else USUAL_STAKE
