"""How all stand in what is played for: the rungs of the ladder, or the jousts of the day."""

from __future__ import annotations

from game.rules.phases.position import Position
from game.rules.phases.programme import Ladder, Tournament
from game.rules.phases.words import points


def standings(view: Position, own: str) -> tuple[str, list[str]]:
    """A heading and a line for each; nothing to say of two who meet only once."""
    programme = view.programme
    if isinstance(programme, Ladder):
        return _ladder_head(programme), _rungs(view, programme, own)
    if isinstance(programme, Tournament) and len(view.figures) > 2:
        return "The final, for the lists" if programme.final else "The jousts of today", _rides(view, programme, own)
    return "", []


def duels_left(ladder: Ladder) -> int:
    """After this one, if everybody lives."""
    return ladder.rung + (ladder.climbs - ladder.climb) * (len(ladder.order) - 1)


def _ladder_head(ladder: Ladder) -> str:
    left = duels_left(ladder)
    more = "the last duel" if not left else f"{left} more {'duel' if left == 1 else 'duels'}, one a day"
    return f"The ladder, climb {ladder.climb} of {ladder.climbs}: {more}"


def _rungs(view: Position, ladder: Ladder, own: str) -> list[str]:
    return [
        f"Rung {rung}: {_name(view, figure, own)}, {points(view.figures[figure].points)}"
        for rung, figure in enumerate(ladder.order, start=1)
    ]


def _rides(view: Position, tournament: Tournament, own: str) -> list[str]:
    """Each pair, and where it stands."""
    found = []
    for number, pair in enumerate(tournament.pairs):
        state = "ridden" if number < tournament.ridden else "now" if number == tournament.ridden else "to come"
        if tournament.final and number < len(tournament.pairs) - 1:
            state = f"for the third place, {state}"
        found.append(f"{' against '.join(_name(view, figure, own) for figure in pair)}: {state}")
    if tournament.through and not tournament.final:
        found.append(f"Through so far: {', '.join(_name(view, figure, own) for figure in tournament.through)}")
    return found


def _name(view: Position, figure: str, own: str) -> str:
    found = view.figures[figure]
    return f"{found.name or found.id}{' (you)' if figure == own else ''}"
