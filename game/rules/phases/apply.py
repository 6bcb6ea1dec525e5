"""The only thing that changes a position: one small function for each event that changes anything."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any

from game.rules.kernel.system import Result
from game.rules.phases import events as e
from game.rules.phases.duels import duel as duels
from game.rules.phases.duels.duel import Duel
from game.rules.phases.figure import DEAD, DYING, MAIMED, STUNNED, UNCONSCIOUS, Figure, Mount
from game.rules.phases.jousts import joust as jousts
from game.rules.phases.jousts.joust import USUAL_STAKE, Joust
from game.rules.phases.position import Position
from game.rules.phases.programme import Ladder, Tournament

NONE: frozenset[str] = frozenset()


def apply(position: Position, event: e.AnyEvent) -> Position:
    """Change the position by one event and return it. Raises ValueError for one that does not come next."""
    if event.n != position.n + 1:
        raise ValueError(f"event {event.n} stands where event {position.n + 1} should be")
    position.n = event.n
    change = _CHANGES.get(type(event))
    if change is not None:
        change(position, event)
    return position


def _change(position: Position, figure: str, **fields: Any) -> Figure:
    changed = replace(position.figures[figure], **fields)
    position.figures[figure] = changed
    return changed


def _states(position: Position, figure: str, *, more: AbstractSet[str] = NONE, less: AbstractSet[str] = NONE) -> None:
    _change(position, figure, state=(position.figures[figure].state - less) | more)


def _duel(position: Position) -> Duel:
    if not isinstance(position.scene, Duel):
        raise ValueError("there is no duel")
    return position.scene


def _joust(position: Position) -> Joust:
    if not isinstance(position.scene, Joust):
        raise ValueError("there is no joust")
    return position.scene


def _ladder(position: Position) -> Ladder:
    if not isinstance(position.programme, Ladder):
        raise ValueError("there is no ladder")
    return position.programme


def _tournament(position: Position) -> Tournament:
    if not isinstance(position.programme, Tournament):
        raise ValueError("there is no tournament")
    return position.programme


# --- the programme ------------------------------------------------------------------------------------------


def _order_drawn(position: Position, event: e.OrderDrawn) -> None:
    position.programme = replace(_ladder(position), order=event.order, rung=len(event.order) - 2)


def _pairs_drawn(position: Position, event: e.PairsDrawn) -> None:
    position.programme = replace(
        _tournament(position),
        pairs=event.pairs,
        ridden=0,
        through=event.resting,
        losers=(),
        final=event.final,
    )


def _day_began(position: Position, event: e.DayBegan) -> None:
    position.day = event.day


def _scene_began(position: Position, event: e.SceneBegan) -> None:
    position.number, position.round = event.number, 0
    if event.kind == "duel":
        position.scene = Duel(event.pair, stage=duels.Stage.TERMS)
        return
    _seat(position, event.mounts)
    position.scene = Joust(
        event.pair,
        sport=event.sport,
        lances=(event.lances, event.lances),
        stage=_after_mounts(event.grander, event.choosing),
        grander=event.grander,
        choosing=event.choosing,
    )


def _seat(position: Position, mounts: dict[str, tuple[str, str]]) -> None:
    for figure, mount in mounts.items():
        _change(position, figure, mount=Mount(*mount))


def _after_mounts(grander: tuple[str, ...], choosing: tuple[str, ...] = ()) -> jousts.Stage:
    if choosing:
        return jousts.Stage.MOUNTS
    return jousts.Stage.PROPOSING if grander else jousts.Stage.READY


def _round_began(position: Position, event: e.RoundBegan) -> None:
    position.round = event.number
    if isinstance(position.scene, Joust):
        position.scene = replace(position.scene, unhorsed=())


def _ladder_moved(position: Position, event: e.LadderMoved) -> None:
    position.programme = replace(_ladder(position), order=event.after, climb=event.climb, rung=event.rung)


def _went_through(position: Position, event: e.WentThrough) -> None:
    tournament = _tournament(position)
    position.programme = replace(
        tournament,
        ridden=tournament.ridden + 1,
        through=(*tournament.through, *([event.winner] if event.winner else ())),
        losers=(*tournament.losers, *event.losers),
    )


def _scored(position: Position, event: e.Scored) -> None:
    _change(position, event.figure, points=event.after)


def _game_over(position: Position, event: e.GameOver) -> None:
    position.result = Result(event.winners, event.reason)


# --- harm and recovery --------------------------------------------------------------------------------------


def _hp_changed(position: Position, event: e.HpChanged) -> None:
    _change(position, event.figure, hit_points=event.after)


def _stunned(position: Position, event: e.Stunned) -> None:
    _states(position, event.figure, more={STUNNED})


def _save_thrown(position: Position, event: e.SaveThrown) -> None:
    named = {"dead": {DEAD}, "dying": {DYING}, "maimed": {MAIMED}, "stunned": {STUNNED}}
    down = set() if event.result == "dead" else {UNCONSCIOUS}
    _states(position, event.figure, more=named.get(event.result, set()) | down)
    if event.thews:
        _change(position, event.figure, thews=max(0, position.figures[event.figure].thews + event.thews))


def _bound(position: Position, event: e.Bound) -> None:
    _states(position, event.figure, less={DYING})


def _came_round(position: Position, event: e.CameRound) -> None:
    _states(position, event.figure, less={UNCONSCIOUS, STUNNED})
    _change(position, event.figure, hit_points=event.after)


def _recovered(position: Position, event: e.Recovered) -> None:
    _change(position, event.figure, hit_points=event.after)


# --- duels --------------------------------------------------------------------------------------------------


def _terms_offered(position: Position, event: e.TermsOffered) -> None:
    position.scene = replace(_duel(position), foils=event.foils, stake=event.stake, stage=duels.Stage.CHALLENGE)


def _challenge_answered(position: Position, event: e.ChallengeAnswered) -> None:
    position.scene = replace(_duel(position), foils=event.foils)


def _duel_began(position: Position, event: e.DuelBegan) -> None:
    position.scene = replace(_duel(position), foils=event.foils, stake=event.stake, stage=duels.Stage.BETS)


def _duel_bets(position: Position, event: e.DuelBets) -> None:
    position.scene = replace(_duel(position), pool=event.pool)


def _duel_throw(position: Position, event: e.DuelThrow) -> None:
    position.scene = replace(_duel(position), pool=event.pool_left)


def _duel_over(position: Position, event: e.DuelOver) -> None:
    position.scene = replace(_duel(position), pool=0, stage=duels.Stage.OVER)


def _stake_paid(position: Position, event: e.StakePaid) -> None:
    if event.thing is None:
        return
    left = list(position.figures[event.by].goods)
    left.remove(event.thing)
    _change(position, event.by, goods=tuple(left))
    _change(position, event.to, goods=(*position.figures[event.to].goods, event.thing))


# --- jousts -------------------------------------------------------------------------------------------------


def _mounts_chosen(position: Position, event: e.MountsChosen) -> None:
    _seat(position, event.mounts)
    joust = _joust(position)
    position.scene = replace(joust, choosing=(), stage=_after_mounts(joust.grander))


def _stake_proposed(position: Position, event: e.StakeProposed) -> None:
    stage = jousts.Stage.READY if event.stake == USUAL_STAKE else jousts.Stage.AGREEING
    position.scene = replace(_joust(position), stake=event.stake, stage=stage)


def _stake_answered(position: Position, event: e.StakeAnswered) -> None:
    position.scene = replace(_joust(position), stake=event.stake, stage=jousts.Stage.READY)


def _joust_began(position: Position, event: e.JoustBegan) -> None:
    position.scene = replace(_joust(position), stage=jousts.Stage.CARRIAGES)


def _tilt(position: Position, event: e.Tilt) -> None:
    joust = _joust(position)
    position.scene = replace(joust, passes=joust.passes + 1)


def _joust_result(position: Position, event: e.JoustResult) -> None:
    joust = _joust(position)
    score, lances = list(joust.score), list(joust.lances)
    place = joust.place(event.figure)
    score[place] += event.points
    lances[place] = event.lances
    unhorsed = (*joust.unhorsed, event.on) if event.letter == "U" else joust.unhorsed
    position.scene = replace(joust, score=(score[0], score[1]), lances=(lances[0], lances[1]), unhorsed=unhorsed)


def _joust_over(position: Position, event: e.JoustOver) -> None:
    position.scene = replace(_joust(position), stage=jousts.Stage.OVER)


def _mount_forfeited(position: Position, event: e.MountForfeited) -> None:
    loser, winner = position.figures[event.by], position.figures[event.to]
    lost = loser.owned(event.mount)
    if lost is None:
        raise ValueError(f"{event.by} has no mount {event.mount} to lose")
    ridden = None if loser.mount == lost else loser.mount
    _change(position, event.by, stable=tuple(each for each in loser.stable if each != lost), mount=ridden)
    _change(position, event.to, stable=(*winner.stable, lost))


_CHANGES: dict[type, Callable[[Position, Any], None]] = {
    e.OrderDrawn: _order_drawn,
    e.PairsDrawn: _pairs_drawn,
    e.DayBegan: _day_began,
    e.SceneBegan: _scene_began,
    e.RoundBegan: _round_began,
    e.LadderMoved: _ladder_moved,
    e.WentThrough: _went_through,
    e.Scored: _scored,
    e.GameOver: _game_over,
    e.HpChanged: _hp_changed,
    e.Stunned: _stunned,
    e.SaveThrown: _save_thrown,
    e.Bound: _bound,
    e.CameRound: _came_round,
    e.Recovered: _recovered,
    e.TermsOffered: _terms_offered,
    e.ChallengeAnswered: _challenge_answered,
    e.DuelBegan: _duel_began,
    e.DuelBets: _duel_bets,
    e.DuelThrow: _duel_throw,
    e.DuelOver: _duel_over,
    e.StakePaid: _stake_paid,
    e.MountsChosen: _mounts_chosen,
    e.StakeProposed: _stake_proposed,
    e.StakeAnswered: _stake_answered,
    e.JoustBegan: _joust_began,
    e.Tilt: _tilt,
    e.JoustResult: _joust_result,
    e.JoustOver: _joust_over,
    e.MountForfeited: _mount_forfeited,
}
