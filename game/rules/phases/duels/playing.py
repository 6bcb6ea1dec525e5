"""A duel carried on: terms, the answer to them, and rounds of bets until it is over (PD)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.decisions import Answer
from game.rules.phases import events as e
from game.rules.phases.duels.answers import YIELD, read_answer, read_bet, read_terms
from game.rules.phases.duels.duel import Duel, Stage
from game.rules.phases.resolution import Resolution
from game.rules.phases.violence import save


def carry_on(resolution: Resolution, answers: Mapping[str, Answer]) -> None:
    """Go on with the answers of the figures that were asked, up to the next owed decision or the duel's end."""
    duel = the_duel(resolution)
    challenger, challenged = duel.pair
    if duel.stage is Stage.TERMS:
        foils, stake = read_terms(answers[challenger])
        resolution.emit(e.TermsOffered, figure=challenger, to=challenged, foils=foils, stake=stake)
    elif duel.stage is Stage.CHALLENGE:
        _be_challenged(resolution, duel, answers[challenged])
    else:
        _bet(resolution, duel, answers)


def the_duel(resolution: Resolution) -> Duel:
    assert isinstance(resolution.position.scene, Duel)
    return resolution.position.scene


def _be_challenged(resolution: Resolution, duel: Duel, answer: Answer) -> None:
    """In earnest only if both say so (PD1, PD4)."""
    challenger, challenged = duel.pair
    accepted, foils = read_answer(answer)
    resolution.emit(e.ChallengeAnswered, figure=challenged, accepted=accepted, foils=foils or duel.foils)
    if not accepted:
        _end(resolution, "refused", challenger)
        return
    resolution.emit(e.DuelBegan, pair=duel.pair, stake=duel.stake, foils=foils or duel.foils)
    resolution.emit(e.RoundBegan, number=1)


def _bet(resolution: Resolution, duel: Duel, answers: Mapping[str, Answer]) -> None:
    yielded = [figure for figure in sorted(duel.pair) if read_bet(answers[figure]) == YIELD]
    for figure in yielded:
        resolution.emit(e.Yielded, figure=figure)
    if len(yielded) == 2:
        _end(resolution, "draw", None)
    elif yielded:
        _end(resolution, "yielded", duel.other(yielded[0]))
    else:
        bets = {figure: int(read_bet(answers[figure])) for figure in sorted(duel.pair)}
        _throw(resolution, duel, bets)


def _throw(resolution: Resolution, duel: Duel, bets: dict[str, int]) -> None:
    """The loser takes the whole pool off his hit points; equal throws leave it on the table (PD2, PD3)."""
    pool = duel.pool + sum(bets.values())
    resolution.emit(e.DuelBets, bets=bets, pool=pool)
    throws = resolution.opposed("duel", duel.pair)
    first, second = sorted(duel.pair)
    if throws[first]["total"] == throws[second]["total"]:
        resolution.emit(e.DuelThrow, throws=throws, loser=None, loss=0, pool_left=pool)
    else:
        loser = min(duel.pair, key=lambda figure: int(throws[figure]["total"]))
        resolution.emit(e.DuelThrow, throws=throws, loser=loser, loss=pool, pool_left=0)
        resolution.change_hp(loser, pool)
        if resolution.figure(loser).hit_points == 0:
            if not duel.foils:
                save(resolution, loser)
            _end(resolution, "beaten" if duel.foils else "felled", duel.other(loser))
            return
    resolution.emit(e.RoundBegan, number=resolution.position.round + 1)


def _end(resolution: Resolution, how: str, winner: str | None) -> None:
    duel = the_duel(resolution)
    loser = None if winner is None else duel.other(winner)
    resolution.emit(e.DuelOver, how=how, winner=winner, loser=loser)
    if loser is not None and how != "refused":
        stake = resolution.tables.duels.stake(duel.stake)
        assert stake is not None
        resolution.emit(e.StakePaid, stake=stake.key, by=loser, to=winner, thing=stake.thing)
