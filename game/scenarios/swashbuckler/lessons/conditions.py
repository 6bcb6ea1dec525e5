"""Whether something is so: of a plot that is being written, and of the events of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.swashbuckler.menus import Foreseen
from game.rules.swashbuckler.plot import Order
from game.scenarios.swashbuckler.lessons.model import EventIs, PlotIs

Written = Mapping[str, Any]
"""An event as it is written."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A plot as far as it is written. `orders`: six boxes. `foreseen`: what it comes to if nobody else stirs;
    `trial`: the events it leads to against what the foes have plotted."""

    orders: Sequence[Order | None]
    overhang: int
    foreseen: Callable[[], Sequence[Foreseen]]
    trial: Callable[[], Sequence[Written]]


def plot_is(condition: PlotIs, attempt: Attempt) -> bool:
    checks: list[Callable[[], bool]] = []
    if condition.order:
        checks.append(lambda: _has_order(condition, attempt))
    if condition.empty is not None:
        checks.append(lambda: (not any(attempt.orders)) is condition.empty)
    if condition.overhang:
        checks.append(lambda: attempt.overhang >= condition.overhang)
    if condition.fails is not None:
        checks.append(lambda: any(each.failed for each in attempt.foreseen()) is condition.fails)
    if condition.ends is not None:
        checks.append(lambda: _ends(condition, attempt))
    if condition.comes_to is not None:
        wanted = condition.comes_to
        checks.append(lambda: event_is(wanted, attempt.trial(), {}))
    checks.extend(lambda part=part: plot_is(part, attempt) for part in condition.all)  # type: ignore[misc]
    if condition.any:
        checks.append(lambda: any(plot_is(part, attempt) for part in condition.any))
    checks.append(lambda: not any(plot_is(part, attempt) for part in condition.none))
    return all(check() for check in checks)


def _has_order(condition: PlotIs, attempt: Attempt) -> bool:
    return any(
        order is not None
        and (order.code in condition.order or order.text in condition.order)
        and (not condition.boxes or box in condition.boxes)
        for box, order in enumerate(attempt.orders, start=1)
    )


def _ends(condition: PlotIs, attempt: Attempt) -> bool:
    assert condition.ends is not None
    foreseen = attempt.foreseen()
    if not foreseen:
        return False
    last, wanted = foreseen[-1], condition.ends
    return wanted.square in (None, last.square) and wanted.facing in (None, last.facing.value)


def event_is(condition: EventIs, events: Sequence[Written], names: dict[str, Written]) -> bool:
    """Whether it holds of the events; those that it names are put into `names`."""
    if condition.event:
        found = next((event for event in events if _fits(condition.event, event)), None)
        if found is None:
            return False
        if condition.name:
            names[condition.name] = found
    if condition.any and not any(event_is(part, events, names) for part in condition.any):
        return False
    return not any(event_is(part, events, {}) for part in condition.none)


def all_are(conditions: Sequence[EventIs], events: Sequence[Written], names: dict[str, Written]) -> bool:
    return all(event_is(condition, events, names) for condition in conditions)


def _fits(wanted: Mapping[str, Any], event: Written) -> bool:
    return all(key in event and _value_fits(value, event[key]) for key, value in wanted.items())


def _value_fits(wanted: Any, value: Any) -> bool:
    if isinstance(wanted, list):
        return value in wanted
    if isinstance(wanted, dict):
        if "not" in wanted:
            return bool(value != wanted["not"])
        return bool(wanted.get("least", float("-inf")) <= value <= wanted.get("most", float("inf")))
    return bool(value == wanted)
