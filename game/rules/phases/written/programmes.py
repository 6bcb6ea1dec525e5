"""Ladders and tournaments, read, checked and written."""

from __future__ import annotations

from typing import Any

from game.rules.phases.duels.duel import Duel
from game.rules.phases.jousts.joust import Joust
from game.rules.phases.position import Position
from game.rules.phases.programme import Ladder, Programme, Tournament
from game.rules.phases.written.faults import Faults
from game.rules.phases.written.models import LadderData, TournamentData


def read_programme(data: LadderData | TournamentData | None) -> Programme | None:
    if data is None:
        return None
    if isinstance(data, LadderData):
        return Ladder(tuple(data.order), data.climbs, data.climb, data.rung)
    return Tournament(
        data.sport,
        data.lances,
        data.third_place,
        tuple(data.grander),
        tuple((pair[0], pair[1]) for pair in data.pairs),
        data.ridden,
        tuple(data.through),
        tuple(data.losers),
        data.final,
    )


def check_programme(position: Position, faults: Faults) -> None:
    """The programme must know the figures, and its next pair must be the one of the scene."""
    programme = position.programme
    if programme is None:
        return
    named = (
        programme.order
        if isinstance(programme, Ladder)
        else (*(name for pair in programme.pairs for name in pair), *programme.through, *programme.losers)
    )
    for name in dict.fromkeys(named):
        if name not in position.figures:
            faults.note("programme", f"there is no figure {name!r}")
    if position.scene is None or position.result is not None:
        return
    if isinstance(programme, Ladder):
        if len(set(programme.order)) < len(programme.order) or programme.rung + 1 >= len(programme.order):
            faults.note("programme.rung", "is no rung of this ladder with another below it")
        elif not isinstance(position.scene, Duel) or position.scene.pair != programme.pair:
            faults.note("programme", f"the next duel is {' against '.join(programme.pair)}, not the one of the scene")
    elif programme.ridden >= len(programme.pairs):
        faults.note("programme.ridden", "is no joust of the day")
    elif not isinstance(position.scene, Joust) or position.scene.knights != programme.pair:
        faults.note("programme", f"the next joust is {' against '.join(programme.pair)}, not the one of the scene")


def write_programme(programme: Programme | None) -> dict[str, Any] | None:
    if programme is None:
        return None
    if isinstance(programme, Ladder):
        return {
            "kind": programme.kind,
            "order": list(programme.order),
            "climbs": programme.climbs,
            "climb": programme.climb,
            "rung": programme.rung,
        }
    return {
        "kind": programme.kind,
        "sport": programme.sport,
        "lances": programme.lances,
        "third_place": programme.third_place,
        "grander": list(programme.grander),
        "pairs": [list(pair) for pair in programme.pairs],
        "ridden": programme.ridden,
        "through": list(programme.through),
        "losers": list(programme.losers),
        "final": programme.final,
    }
