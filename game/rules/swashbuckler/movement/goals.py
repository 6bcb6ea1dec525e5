"""Where a standing fighter's order would take him, or why it cannot (R9.1 to R9.8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.grid import Direction, Terrain
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.pieces import Kind
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reasons import Reason

LEFT = "left"
OVERBOARD = "overboard"


@dataclass(frozen=True, slots=True)
class Move:
    """A fighter's claim (R10.1). `goal`: None if he goes off the board, and then `away` says how.

    `kicks`: he kicks an opponent who claims the goal or lies in it. `drop`: levels jumped down.
    """

    fighter: Fighter
    start: str
    goal: str | None
    how: str = "stand"
    direction: Direction = Direction.N
    squares: int = 1
    kicks: bool = False
    drop: int = 0
    away: str | None = None

    @property
    def moves(self) -> bool:
        return self.goal != self.start

    @property
    def id(self) -> str:
        return self.fighter.id


def goal_of(position: Position, card: Card, fighter: Fighter, order: Order) -> Move | Reason:
    """The move an order of movement makes, judged on the position when stage 3 begins (R9.0)."""
    wounded = _why_wounds_forbid(fighter, order)
    if wounded is not None:
        return wounded
    if fighter.chest is not None and order.code in ("A", "J", "G"):
        return Reason.CARRYING_CHEST
    if order.code == "G":
        return _swing(position, card, fighter, order)
    if order.code == "A":
        return _climb(position, fighter, order)
    if order.code == "J":
        return {"U": _jump_up, "D": _jump_down, "O": _jump_over}[order.parameter](position, fighter)
    if order.code == "RUN" and not fighter.strode:
        return Reason.NO_RUN_UP
    return _step(position, fighter, order)


def _why_wounds_forbid(fighter: Fighter, order: Order) -> Reason | None:
    """Half the Body gone: no jump, climb or swing, and one square a turn (R12.1)."""
    if not fighter.half_body_gone:
        return None
    if order.code in ("A", "J", "G"):
        return Reason.HALF_BODY
    return Reason.MOVED_ALREADY if fighter.walked else None


def step_direction(fighter: Fighter, order: Order) -> tuple[Direction, str]:
    """Which way a step, back step, side step, kick or run goes, and what the events call it."""
    turns = {"1": 0, "RUN": 0, "1K": 0, "B": 4, "SL": -2, "SR": 2}
    names = {"1": "step", "RUN": "run", "1K": "kick", "B": "back", "SL": "side", "SR": "side"}
    return fighter.facing.turned(turns[order.code]), names[order.code]


def _step(position: Position, fighter: Fighter, order: Order) -> Move | Reason:
    """One square (R9.1), an ordinary step, a kick (R9.5), a run (R9.7), or out by a door or window (R9.8)."""
    direction, how = step_direction(fighter, order)
    goal = position.board.ahead(fighter.here, direction)
    if goal is None:
        return _off_the_board(position, fighter, how, direction)
    kicks = order.code == "1K"
    reason = why_not_enter(position, goal) or why_not_walk(position, fighter, goal)
    if reason is None:
        reason = why_lying_forbids(position, fighter, goal, kicks)
    return reason or Move(fighter, fighter.here, goal, how, direction, kicks=kicks)


def _off_the_board(position: Position, fighter: Fighter, how: str, direction: Direction) -> Move | Reason:
    if position.board.ground(fighter.here).exit:
        return Move(fighter, fighter.here, None, how, direction, away=LEFT)
    return Reason.VOID if position.board.open_edge else Reason.EDGE


def why_not_step(position: Position, fighter: Fighter, goal: str) -> Reason | None:
    """Why a running lunge makes no step into a square, whoever stands there (R8.6, R12.1)."""
    return (
        _why_wounds_forbid(fighter, Order("1"))
        or why_not_enter(position, goal)
        or why_not_walk(position, fighter, goal)
    )


def why_not_enter(position: Position, goal: str) -> Reason | None:
    """Walls, void, shelves, masts and flipped tables let nobody in (R9.1)."""
    if position.board.ground(goal).terrain is Terrain.VOID:
        return Reason.VOID
    return Reason.SOLID if position.solid_at(goal) else None


def why_not_walk(position: Position, fighter: Fighter, goal: str) -> Reason | None:
    """Tables and cannons only at the level of their tops; else equal levels, or one apart by stairs (R2.4, R9.1)."""
    here, there = position.level(fighter), position.place_level(goal)
    if here == there:
        return None
    if position.raised_at(goal) is not None:
        return Reason.SOLID
    if position.on_top(fighter) or not position.board.walkable(fighter.here, goal):
        return Reason.LEVEL
    return None


def why_lying_forbids(position: Position, fighter: Fighter, goal: str, kicks: bool) -> Reason | None:
    """Where somebody lies nobody can enter, unless to kick an opponent (R9.0, R10.4)."""
    lying = position.lying_at(goal, under=False)
    if lying is None or (kicks and not position.mates(fighter, lying)):
        return None
    return Reason.SOMEONE_LIES_THERE


def _climb(position: Position, fighter: Fighter, order: Order) -> Move | Reason:
    """To the square ahead whose level differs by exactly so many, up or down (R9.3)."""
    goal = position.board.ahead(fighter.here, fighter.facing)
    if goal is None:
        return Reason.EDGE
    reason = why_not_enter(position, goal)
    if reason is None and abs(position.place_level(goal) - position.level(fighter)) != int(order.parameter):
        reason = Reason.LEVEL
    return (
        reason
        or why_lying_forbids(position, fighter, goal, kicks=False)
        or Move(fighter, fighter.here, goal, "climb", fighter.facing)
    )


def _jump_up(position: Position, fighter: Fighter) -> Move | Reason:
    """Up one level, ahead (R9.3)."""
    return _jump_ahead(position, fighter, lambda rise: rise == 1)


def _jump_down(position: Position, fighter: Fighter) -> Move | Reason:
    """Down, ahead; into the void or over an open edge is overboard (R9.3, R9.8)."""
    goal = position.board.ahead(fighter.here, fighter.facing)
    if goal is None:
        if not position.board.open_edge:
            return Reason.EDGE
        return Move(fighter, fighter.here, None, "jump", fighter.facing, away=OVERBOARD)
    if position.board.ground(goal).terrain is Terrain.VOID:
        return Move(fighter, fighter.here, None, "jump", fighter.facing, away=OVERBOARD)
    return _jump_ahead(position, fighter, lambda rise: rise < 0)


def _jump_ahead(position: Position, fighter: Fighter, fits: Callable[[int], bool]) -> Move | Reason:
    goal = position.board.ahead(fighter.here, fighter.facing)
    if goal is None:
        return Reason.EDGE
    rise = position.place_level(goal) - position.level(fighter)
    reason = why_not_enter(position, goal) or (None if fits(rise) else Reason.LEVEL)
    return (
        reason
        or why_lying_forbids(position, fighter, goal, kicks=False)
        or Move(fighter, fighter.here, goal, "jump", fighter.facing, drop=max(0, -rise))
    )


def _jump_over(position: Position, fighter: Fighter) -> Move | Reason:
    """Two squares ahead at the same level, over anything but a standing fighter, wall, shelf or mast (R9.3)."""
    between = position.board.ahead(fighter.here, fighter.facing)
    goal = position.board.ahead(fighter.here, fighter.facing, 2)
    if between is None or goal is None:
        return Reason.EDGE
    if position.standing_at(between) is not None:
        return Reason.SOMEONE_STANDS_THERE
    wall = position.board.ground(between).terrain is Terrain.WALL
    if wall or position.piece_at(between, Kind.SHELF, Kind.MAST):
        return Reason.SOLID
    here = position.level(fighter)
    reason = Reason.LEVEL if position.board.level(between) > here + 1 else why_not_enter(position, goal)
    if reason is None and position.place_level(goal) != here:
        reason = Reason.LEVEL
    return (
        reason
        or why_lying_forbids(position, fighter, goal, kicks=False)
        or Move(fighter, fighter.here, goal, "jump", fighter.facing, squares=2)
    )


def _swing(position: Position, card: Card, fighter: Fighter, order: Order) -> Move | Reason:
    """Straight ahead exactly so many squares, as far as the card allows for the heights (R9.6).

    Which swing point is free for him is settled among all who swing, in `swinging`.
    """
    squares = int(order.parameter)
    path = [position.board.ahead(fighter.here, fighter.facing, count) for count in range(1, squares + 1)]
    goal = path[-1]
    if goal is None:
        return Reason.EDGE
    start = position.level(fighter)
    if squares not in card.swings.distances(position.place_level(goal) - start):
        return Reason.SWING_DISTANCE
    for square in path:
        assert square is not None, "a path on the board has no gaps"
        wall = position.board.ground(square).terrain is Terrain.WALL
        if wall or position.piece_at(square, Kind.SHELF, Kind.MAST):
            return Reason.SOLID
        if position.board.level(square) > start + 1:
            return Reason.LEVEL
    return (
        why_not_enter(position, goal)
        or why_lying_forbids(position, fighter, goal, kicks=True)
        or Move(fighter, fighter.here, goal, "swing", fighter.facing, squares=squares, kicks=True)
    )
