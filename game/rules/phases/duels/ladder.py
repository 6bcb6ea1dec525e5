"""Satisfaction: a ladder of duels, one a day; whoever wins stands on the higher rung (G)."""

from __future__ import annotations

from game.rules.phases import events as e
from game.rules.phases.lots import draw_lots
from game.rules.phases.programme import Ladder
from game.rules.phases.recovery import pass_the_night
from game.rules.phases.resolution import Resolution
from game.rules.phases.violence import tend


def begin(resolution: Resolution) -> None:
    """Lots decide who stands where; the lowest two meet first."""
    lots = draw_lots(resolution, resolution.position.figures)
    resolution.emit(e.OrderDrawn, order=tuple(lots))
    _next_duel(resolution)


def go_on(resolution: Resolution, over: e.DuelOver) -> None:
    """After a duel: points, rungs, a night, and the next two; or the end."""
    pair = the_ladder(resolution).pair
    _count(resolution, over)
    tend(resolution, pair)
    _move(resolution, over.winner)
    ladder = the_ladder(resolution)
    if len(ladder.order) < 2 or ladder.climb > ladder.climbs:
        _end(resolution)
        return
    pass_the_night(resolution, pair)
    _next_duel(resolution)


def the_ladder(resolution: Resolution) -> Ladder:
    assert isinstance(resolution.position.programme, Ladder)
    return resolution.position.programme


def _next_duel(resolution: Resolution) -> None:
    resolution.emit(
        e.SceneBegan,
        number=resolution.position.number + 1,
        kind="duel",
        pair=the_ladder(resolution).pair,
        mounts={},
    )


def _count(resolution: Resolution, over: e.DuelOver) -> None:
    """Each win 2, each yield by the other 1, a challenge refused counting as one; and the stake."""
    points = resolution.tables.duels.points
    paid = [event for event in resolution.events if isinstance(event, e.StakePaid)]
    if over.how in ("yielded", "refused"):
        _score(resolution, over.winner, points.yielded_to, "yielded")
    if over.how == "draw":
        for figure in sorted(the_ladder(resolution).pair):
            _score(resolution, figure, points.yielded_to, "yielded")
    if over.how in ("yielded", "felled", "beaten"):
        _score(resolution, over.winner, points.win, "won")
    for event in paid:
        stake = resolution.tables.duels.stake(event.stake)
        assert stake is not None
        _score(resolution, event.to, stake.points, "stake")
        if stake.thing is not None:
            _score(resolution, event.by, -stake.points, "stake")


def _score(resolution: Resolution, figure: str | None, points: int, why: str) -> None:
    if figure is not None and points:
        before = resolution.figure(figure).points
        resolution.emit(e.Scored, figure=figure, before=before, after=before + points, why=why)


def _move(resolution: Resolution, winner: str | None) -> None:
    """The challenger who has won takes the other's rung; the dead have none."""
    ladder = the_ladder(resolution)
    challenger, challenged = ladder.pair
    order = list(ladder.order)
    if winner == challenger:
        order[ladder.rung : ladder.rung + 2] = [challenger, challenged]
    order = [figure for figure in order if resolution.figure(figure).alive]
    rung, climb = ladder.rung - 1, ladder.climb
    if rung < 0:
        rung, climb = len(order) - 2, climb + 1
    resolution.emit(e.LadderMoved, before=ladder.order, after=tuple(order), climb=climb, rung=max(0, rung))


def _end(resolution: Resolution) -> None:
    """Most points; among equals the highest rung."""
    order = the_ladder(resolution).order
    best = max(order, key=lambda figure: (resolution.figure(figure).points, -order.index(figure)))
    reason = "points" if len(order) > 1 else "last_standing"
    resolution.emit(e.GameOver, winners=(resolution.figure(best).side,), reason=reason)
