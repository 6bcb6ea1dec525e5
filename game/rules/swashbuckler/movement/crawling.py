"""Crawls, after the moves of standing fighters (R9.4)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.movement.goals import LEFT
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution
from game.rules.swashbuckler.shoving import go_away

DIRECTIONS = {"F": 0, "R": 2, "B": 4, "L": 6}

Place = tuple[str, bool]
"""A square, and whether beneath its table (R2.3)."""


def crawl(resolution: Resolution, called: list[tuple[Fighter, Order]], held: Mapping[str, str]) -> None:
    """One square, into a place empty after R10; two crawlers to one place both stay.

    `held`: every fighter's square when stage 3 began; who has been kicked out of his does not crawl.
    """
    position = resolution.position
    goals: dict[str, tuple[Order, Place]] = {}
    leaving: list[Fighter] = []
    for before, order in called:
        fighter = position.fighters[before.id]
        if not fighter.fighting:
            continue
        goal = Reason.NOT_PRONE if before.standing else crawl_goal(position, fighter, order)
        if before.prone and fighter.square != held[fighter.id]:
            goal = Reason.KNOCKED_ASIDE
        if goal is None:
            leaving.append(fighter)
        elif isinstance(goal, Reason):
            resolution.fail(fighter, order, goal)
        else:
            goals[fighter.id] = (order, goal)
    places = [place for _, place in goals.values()]
    for name, (order, place) in sorted(goals.items()):
        if places.count(place) > 1:
            resolution.fail(position.fighters[name], order, Reason.SOMEONE_LIES_THERE)
        else:
            _go(resolution, position.fighters[name], place)
    for fighter in leaving:
        go_away(resolution, fighter, LEFT)


def crawl_goal(position: Position, fighter: Fighter, order: Order) -> Place | Reason | None:
    """The place a crawl leads to, None for out by a door or window (R9.8), or why it leads nowhere."""
    board = position.board
    if fighter.half_body_gone and fighter.walked:
        return Reason.MOVED_ALREADY
    goal = board.ahead(fighter.here, fighter.facing.turned(DIRECTIONS[order.parameter]))
    if goal is None:
        if board.ground(fighter.here).exit:
            return None
        return Reason.VOID if board.open_edge else Reason.EDGE
    if position.solid_at(goal):
        return Reason.SOLID if board.ground(goal).terrain != "void" else Reason.VOID
    if position.on_top(fighter):
        if position.raised_at(goal) is None or position.place_level(goal) != position.level(fighter):
            return Reason.LEVEL
        place = (goal, False)
    else:
        if not board.walkable(fighter.here, goal):
            return Reason.LEVEL
        raised = position.raised_at(goal)
        if raised is not None and position.table_at(goal) is None:
            return Reason.SOLID
        place = (goal, raised is not None)
    if any(other.under == place[1] for other in position.at(goal)):
        return Reason.SOMEONE_STANDS_THERE if position.standing_at(goal) else Reason.SOMEONE_LIES_THERE
    return place


def _go(resolution: Resolution, fighter: Fighter, place: Place) -> None:
    position = resolution.position
    square, under = place
    resolution.emit(
        e.Moved,
        fighter=fighter.id,
        before=fighter.here,
        after=square,
        how="crawl",
        level_before=position.level(fighter),
        level_after=position.place_level(square, under),
        under_before=fighter.under,
        under_after=under,
        own=1,
    )
