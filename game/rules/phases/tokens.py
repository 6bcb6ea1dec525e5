"""Figures as the shared board view draws them: the two who meet at their ends, the others looking on."""

from __future__ import annotations

from game.rules.grid import Direction
from game.rules.kernel.tokens import Token
from game.rules.phases.figure import Figure
from game.rules.phases.jousts.joust import Joust
from game.rules.phases.position import Position

LYING, STANDING = 1, 2
FACING = (Direction.E, Direction.W)


def tokens(view: Position) -> list[Token]:
    """By id. Without a board nobody has squares; the dead have none either."""
    pair = _pair(view)
    waiting = iter(view.places.waiting)
    found = []
    for figure in view.in_order():
        if not figure.alive:
            continue
        if figure.id in pair and view.places.ends:
            place = pair.index(figure.id)
            found.append(_token(view, figure, view.places.ends[place], FACING[place]))
        else:
            found.append(_token(view, figure, next(waiting, None), Direction.S))
    return found


def _pair(view: Position) -> tuple[str, ...]:
    if view.scene is None:
        return ()
    return view.scene.knights if isinstance(view.scene, Joust) else view.scene.pair


def _token(view: Position, figure: Figure, square: str | None, facing: Direction) -> Token:
    joust = view.scene if isinstance(view.scene, Joust) and figure.id in view.scene.knights else None
    marks = [] if figure.able else ["prone"]
    if joust and figure.id in joust.unhorsed:
        marks.append("unhorsed")
    return Token(
        figure.id,
        "rider" if joust and "unhorsed" not in marks and figure.able else figure.calling.lower(),
        (square,) if square else (),
        STANDING if figure.able else LYING,
        facing=facing,
        side=figure.side,
        label=(figure.name or figure.id)[:1].upper(),
        figure=True,
        marks=tuple(marks),
        details={
            "name": figure.name or figure.id,
            "hit_points": figure.hit_points,
            "mount": figure.mount.kind if joust and figure.mount else None,
            "lances": joust.lances_of(figure.id) if joust else 0,
        },
    )
