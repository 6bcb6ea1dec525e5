"""When a fight is over and who has won it (R14.2)."""

from __future__ import annotations

from game.rules.kernel.system import Result
from game.rules.swashbuckler.fighter import Fighter, Status
from game.rules.swashbuckler.position import Position, Victory


def judge(position: Position, turn_over: bool) -> Result | None:
    """The result after a step, if there is one; `turn_over` after the sixth."""
    goal = position.goal
    if goal is None:
        return None
    left = position.in_order()
    if not left:
        return Result((), "all_out")
    if goal.victory is Victory.LAST_FIGHTER and len(left) == 1:
        return Result((left[0].side,), "last_fighter")
    if goal.victory is not Victory.LAST_FIGHTER and len({fighter.side for fighter in left}) == 1:
        reason = "treasure_alone" if goal.victory is Victory.TREASURE else "last_side"
        if goal.victory is Victory.INJURIES:
            return _most_dealt(position, {fighter.side for fighter in position.fighters.values()})
        return Result((left[0].side,), reason)
    if turn_over and position.turn >= goal.turns:
        return _out_of_time(position, left)
    return None


def _out_of_time(position: Position, left: list[Fighter]) -> Result:
    """Last-standing games are decided by injuries dealt, among the sides that are still in the fight (R14.2)."""
    assert position.goal is not None
    if position.goal.victory is Victory.TREASURE:
        return _most_chests(position)
    sides = {fighter.side for fighter in left}
    if position.goal.victory is Victory.INJURIES:
        sides = {fighter.side for fighter in position.fighters.values()}
    return _most_dealt(position, sides)


def _most_dealt(position: Position, sides: set[str]) -> Result:
    dealt = dict.fromkeys(sides, 0)
    for fighter in position.fighters.values():
        if fighter.side in sides:
            dealt[fighter.side] += fighter.dealt
    return _best(dealt, "injuries")


def _most_chests(position: Position) -> Result:
    """Chests on one's own deck, lying or carried by anyone standing there, and those carried out (R14.2)."""
    chests = {fighter.side: 0 for fighter in position.fighters.values()}
    for fighter in position.fighters.values():
        if fighter.chest is not None and fighter.status is Status.LEFT:
            chests[fighter.side] += 1
    carriers = {fighter.chest: fighter for fighter in position.in_order() if fighter.chest is not None}
    for piece in position.pieces.values():
        carrier = carriers.get(piece.id)
        square = carrier.square if carrier else piece.square
        deck = position.board.deck_of(square) if piece.kind == "chest" and square else None
        if deck is not None and deck.side in chests:
            chests[deck.side] += 1
    return _best(chests, "treasure")


def _best(scores: dict[str, int], reason: str) -> Result:
    """The side with the most; equal is a draw."""
    most = max(scores.values(), default=0)
    best = sorted(side for side, score in scores.items() if score == most)
    return Result(tuple(best) if len(best) == 1 else (), reason)
