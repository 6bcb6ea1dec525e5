"""The Governor's Lists: a knock-out of jousts; mounts change hands, and a night lies between the days (G, PJ11)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.phases import events as e
from game.rules.phases.figure import YARD, Mount
from game.rules.phases.jousts.playing import start_if_ready
from game.rules.phases.lots import draw_lots
from game.rules.phases.programme import Pair, Tournament
from game.rules.phases.recovery import pass_the_night
from game.rules.phases.resolution import Resolution
from game.rules.phases.violence import tend


def begin(resolution: Resolution) -> None:
    """Lots decide who rides against whom."""
    _draw_pairs(resolution, tuple(draw_lots(resolution, resolution.position.figures)), ())
    _next_joust(resolution)


def go_on(resolution: Resolution, over: e.JoustOver) -> None:
    """After a joust: who rides on, then the next of the day, or a night and the next day's, or the end."""
    pair = the_tournament(resolution).pair
    at_final = the_tournament(resolution).at_final
    tend(resolution, pair)
    winner = over.winner
    if winner is None and not at_final:
        winner = _by_lot(resolution, pair)
    losers = tuple(figure for figure in pair if figure != winner) if winner else pair
    resolution.emit(e.WentThrough, winner=winner, losers=losers)
    tournament = the_tournament(resolution)
    if at_final:
        _end(resolution, (winner,) if winner else pair, "champion" if winner else "shared")
    elif tournament.ridden < len(tournament.pairs):
        _next_joust(resolution)
    else:
        _next_day(resolution, tournament)


def the_tournament(resolution: Resolution) -> Tournament:
    assert isinstance(resolution.position.programme, Tournament)
    return resolution.position.programme


def _by_lot(resolution: Resolution, pair: Pair) -> str | None:
    """A joust without a winner: a lot decides between those who can still ride; no mount changes hands."""
    able = [figure for figure in sorted(pair) if resolution.figure(figure).able]
    if not able:
        return None
    lots = draw_lots(resolution, able)
    winner = next(iter(lots))
    resolution.emit(e.LotDrawn, throws=lots, winner=winner)
    return winner


def _next_day(resolution: Resolution, tournament: Tournament) -> None:
    left = [figure for figure in tournament.through if resolution.figure(figure).able]
    if len(left) < 2:
        _end(resolution, tuple(left), "champion" if left else "nobody")
        return
    busy = {figure for pair in tournament.pairs for figure in pair}
    pass_the_night(resolution, busy)
    losers = [figure for figure in tournament.losers if resolution.figure(figure).able]
    _draw_pairs(resolution, left, losers if tournament.third_place else ())
    _next_joust(resolution)


def _draw_pairs(resolution: Resolution, knights: Sequence[str], losers: Sequence[str]) -> None:
    """Neighbours meet; one too many rests. Before the final the two who lost ride for the third place."""
    pairs = [(knights[place], knights[place + 1]) for place in range(0, len(knights) - 1, 2)]
    resting = tuple(knights[len(pairs) * 2 :])
    final = len(knights) == 2
    if final and len(losers) == 2:
        pairs.insert(0, (losers[0], losers[1]))
    resolution.emit(e.PairsDrawn, pairs=tuple(pairs), resting=resting, final=final)


def _next_joust(resolution: Resolution) -> None:
    tournament = the_tournament(resolution)
    pair = tournament.pair
    mounts = {figure: _ridden(resolution, figure) for figure in sorted(pair)}
    resolution.emit(
        e.SceneBegan,
        number=resolution.position.number + 1,
        kind="joust",
        pair=pair,
        sport=tournament.sport,
        lances=tournament.lances,
        grander=tournament.grander if tournament.at_final else (),
        choosing=tuple(figure for figure in sorted(pair) if len(resolution.figure(figure).stable) > 1),
        mounts={figure: (mount.id, mount.kind) for figure, mount in mounts.items()},
    )
    start_if_ready(resolution)


def _ridden(resolution: Resolution, figure: str) -> Mount:
    """What he rode last, else the first in his stable, else the yard's horse (PJ11)."""
    knight = resolution.figure(figure)
    if knight.mount in knight.stable and knight.mount is not None:
        return knight.mount
    return knight.stable[0] if knight.stable else Mount(YARD, resolution.tables.jousts.yard_mount.kind)


def _end(resolution: Resolution, winners: Sequence[str], reason: str) -> None:
    sides = tuple(sorted(resolution.figure(figure).side for figure in winners))
    resolution.emit(e.GameOver, winners=sides, reason=reason)
