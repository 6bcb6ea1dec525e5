"""Recovery by sleep and bed rest (P18)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from game.rules.phases import events as e
from game.rules.phases.resolution import Resolution
from game.rules.phases.tables.model import Violence

Rest = Literal["night", "bed"]


def recovered_by(rest: Rest, table: Violence, *, hours: float, fed: bool = True) -> int:
    """Hit points from one night, or from a whole day in bed, the night included (P18.1).

    `hours`: of undisturbed sleep; too few, or a day without food and water, bring nothing.
    """
    if not fed or hours < table.night.hours:
        return 0
    return table.day_in_bed.hit_points if rest == "bed" else table.night.hit_points


def camp_sleep(watch: int, table: Violence, *, on_watch: bool) -> float:
    """Hours of sleep in a camp night with so many on the rota (P18.2)."""
    hours = table.night.camp_hours
    return hours - hours / watch if on_watch else float(hours)


def pass_the_night(resolution: Resolution, busy: Collection[str]) -> None:
    """All sleep a night under a roof; who had nothing to do that day spent it in bed. Then a new day begins."""
    table = resolution.tables.violence
    for figure in resolution.position.in_order():
        rest: Rest = "night" if figure.id in busy else "bed"
        gain = recovered_by(rest, table, hours=table.night.camp_hours)
        after = min(figure.full, figure.hit_points + gain)
        if figure.able and after > figure.hit_points:
            resolution.emit(e.Recovered, figure=figure.id, before=figure.hit_points, after=after, why=rest)
    resolution.emit(e.DayBegan, day=resolution.position.day + 1)
