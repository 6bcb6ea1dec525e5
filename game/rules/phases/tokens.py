"""Figures as the shared board view draws them: the two who meet at their ends, the others looking on."""

from __future__ import annotations

from game.rules.grid import Direction
from game.rules.kernel.tokens import Token
from game.rules.phases.duels.duel import Duel
from game.rules.phases.figure import Figure
from game.rules.phases.jousts.joust import Joust
from game.rules.phases.position import Position

LYING, STANDING = 1, 2
FACING = (Direction.E, Direction.W)
RIDER, ON_FOOT = "rider", {"Soldier": "musketeer", "Knight": "musketeer"}
OTHERS_ON_FOOT = "pirate"
BLADES = {"sword": "rapier", "cutlass": "cutlass", "dagger": "dagger"}
"""Pictures of what is worn, as far as there are any."""


def tokens(view: Position) -> list[Token]:
    """By id. Without a board nobody has squares; the dead have none either."""
    pair = _pair(view)
    waiting = iter(view.places.waiting)
    found = []
    for figure in view.in_order():
        if not figure.alive:
            continue
        if figure.id in pair and view.places.ends:
            found.append(_token(view, figure, *_end(view, pair.index(figure.id))))
        else:
            found.append(_token(view, figure, next(waiting, None), Direction.S))
    return found


def _pair(view: Position) -> tuple[str, ...]:
    if view.scene is None:
        return ()
    return view.scene.knights if isinstance(view.scene, Joust) else view.scene.pair


def _end(view: Position, place: int) -> tuple[str, Direction]:
    """Where the first or the second of the two stands; knights change ends with every pass."""
    across = isinstance(view.scene, Joust) and view.scene.passes % 2 and len(view.places.ends) == 4
    return (view.places.ends[place + 2], FACING[1 - place]) if across else (view.places.ends[place], FACING[place])


def _token(view: Position, figure: Figure, square: str | None, facing: Direction) -> Token:
    joust = view.scene if isinstance(view.scene, Joust) and figure.id in view.scene.knights else None
    unhorsed = joust is not None and figure.id in joust.unhorsed
    riding = joust is not None and figure.able and not unhorsed
    lances = joust.lances_of(figure.id) if joust else 0
    blade = next((BLADES[thing] for thing in figure.quick if thing in BLADES), None)
    return Token(
        figure.id,
        RIDER if riding else ON_FOOT.get(figure.calling, OTHERS_ON_FOOT),
        (square,) if square else (),
        STANDING if figure.able else LYING,
        facing=facing,
        side=figure.side,
        label=(figure.name or figure.id)[:1].upper(),
        figure=True,
        marks=() if figure.able and not unhorsed else ("prone",),
        details={
            "name": figure.name or figure.id,
            "right": ("lance" if lances else None) if riding else blade if _in_hand(view, figure) else None,
            "hit_points": figure.hit_points,
            "mount": figure.mount.kind if joust and figure.mount else None,
            "lances": lances,
        },
    )


def _in_hand(view: Position, figure: Figure) -> bool:
    """Only who fights has drawn."""
    return isinstance(view.scene, Duel) and figure.id in view.scene.pair
