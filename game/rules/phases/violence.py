"""Violent ends: the save at 0 hit points, and coming round when it is over (P17)."""

from __future__ import annotations

from game.rules.phases import events as e
from game.rules.phases.figure import DYING, HELM
from game.rules.phases.resolution import Resolution

DEADLY = "deadly"
"""The option that makes saves one harder (P20)."""


def save(resolution: Resolution, figure: str) -> None:
    """d6, one more with a helm (P17.1)."""
    table = resolution.tables.violence
    (die,) = resolution.roll("save", figure, 6)
    helm = table.helm.amount if resolution.figure(figure).has(HELM) else 0
    total = die + helm + (table.deadly.amount if DEADLY in resolution.position.options else 0)
    result = table.save(total)
    resolution.emit(
        e.SaveThrown, figure=figure, die=die, helm=helm, total=total, result=result.result, thews=result.thews
    )


def tend(resolution: Resolution, figures: tuple[str, ...]) -> None:
    """What is done for the fallen when the two are apart: wounds bound, and all but the dead come round (P17.2)."""
    for name in sorted(figures):
        figure = resolution.figure(name)
        if figure.hit_points > 0 or not figure.alive:
            continue
        if DYING in figure.state:
            resolution.emit(e.Bound, figure=name)
        after = resolution.tables.violence.wakes_with.hit_points
        resolution.emit(e.CameRound, figure=name, before=figure.hit_points, after=after)
