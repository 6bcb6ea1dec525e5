"""What can be answered to a decision, with what each choice may bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.kernel.decisions import Answer, Decision
from game.rules.kernel.reckoning import Reckoning
from game.rules.phases import deciding
from game.rules.phases.duels import answers as in_duels
from game.rules.phases.duels.duel import Duel
from game.rules.phases.duels.reckoning import opposed_throw
from game.rules.phases.jousts import answers as in_jousts
from game.rules.phases.jousts.joust import USUAL_STAKE, Joust, Stage
from game.rules.phases.jousts.reckoning import on_the_table, throw_to_hit
from game.rules.phases.position import Position
from game.rules.phases.tables.model import Tables


@dataclass(frozen=True, slots=True)
class Choice:
    """`reckonings`: for a carriage, a hit on the table against each carriage of the other in the table's order."""

    answer: Answer
    words: str
    reckonings: tuple[Reckoning, ...] = ()


@dataclass(frozen=True, slots=True)
class Menu:
    """Every legal answer. `throws`: what will be thrown, the figure's own first."""

    figure: str
    kind: str
    choices: tuple[Choice, ...]
    throws: tuple[Reckoning, ...] = ()


def menu(view: Position, decision: Decision, tables: Tables) -> Menu:
    figure, kind, scene = decision.about, decision.kind, view.scene
    if isinstance(scene, Duel):
        throws: tuple[Reckoning, ...] = (opposed_throw(view.figures[figure], view.figures[scene.other(figure)]),)
        if kind == deciding.TERMS:
            return Menu(figure, kind, tuple(_terms(view, scene, tables)), throws)
        if kind == deciding.CHALLENGE:
            return Menu(figure, kind, tuple(_to_a_challenge(scene)), throws)
        return Menu(figure, kind, tuple(_bets(view, figure, tables)), throws)
    assert isinstance(scene, Joust)
    if kind == deciding.MOUNT:
        own = view.figures[figure].stable
        return Menu(figure, kind, tuple(Choice(mount.id, f"the {mount.kind}") for mount in own))
    if kind == deciding.STAKE and scene.stage is Stage.PROPOSING:
        return Menu(figure, kind, tuple(_stakes(view, scene, tables)))
    if kind == deciding.STAKE:
        return Menu(figure, kind, tuple(_agreement(scene, tables)))
    throws = tuple(
        throw_to_hit(view.figures[each], view.figures[scene.other(each)], tables, lances=scene.lances_of(each))
        for each in (figure, scene.other(figure))
    )
    return Menu(figure, kind, tuple(_carriages(view, scene, figure, tables)), throws)


def _terms(view: Position, duel: Duel, tables: Tables) -> Iterator[Choice]:
    for stake in in_duels.stakes_for(view, duel, tables.duels):
        entry = tables.duels.stake(stake)
        assert entry is not None
        yield Choice(in_duels.write_terms(True, stake), f"with buttoned foils, for {entry.words}")
        yield Choice(in_duels.write_terms(False, stake), f"in earnest, for {entry.words}")


def _to_a_challenge(duel: Duel) -> Iterator[Choice]:
    yield Choice(in_duels.ACCEPT, "accept")
    if not duel.foils:
        yield Choice(in_duels.ACCEPT_WITH_FOILS, "accept, but with buttoned foils")
    yield Choice(in_duels.REFUSE, "refuse")


def _bets(view: Position, figure: str, tables: Tables) -> Iterator[Choice]:
    for bet in range(tables.duels.least_bet.hit_points, view.figures[figure].hit_points + 1):
        yield Choice(bet, f"bet {bet}")
    yield Choice(in_duels.YIELD, "yield")


def _stakes(view: Position, joust: Joust, tables: Tables) -> Iterator[Choice]:
    for stake in in_jousts.stakes_for(view, joust, tables.jousts):
        entry = tables.jousts.stake(stake)
        assert entry is not None
        yield Choice(stake, entry.words)


def _agreement(joust: Joust, tables: Tables) -> Iterator[Choice]:
    entry = tables.jousts.stake(joust.stake)
    assert entry is not None
    yield Choice(in_jousts.AGREE, f"agree to {entry.words}")
    yield Choice(USUAL_STAKE, "keep to the mounts")


def _carriages(view: Position, joust: Joust, figure: str, tables: Tables) -> Iterator[Choice]:
    foe = view.figures[joust.other(figure)]
    others = in_jousts.carriages(tables.jousts)
    for own in others:
        reckonings = tuple(on_the_table(tables.jousts.shift(own, other), foe, tables) for other in others)
        yield Choice(own, own, reckonings)
    yield Choice(in_jousts.WITHDRAW, "withdraw, and lose")
