"""What shoving, toppling, yanking and flipping have in common: what is at hand, and who gets his way (R6.1, R7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.grid import Terrain
from game.rules.swashbuckler.contests import contest, roll_off
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.pieces import Kind, Piece
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution


@dataclass(frozen=True, slots=True)
class Handled:
    """A piece about to be moved by somebody. `covers`: every square it comes to cover, on its way too."""

    fighter: Fighter
    piece: Piece
    after: tuple[str, ...] = ()
    covers: frozenset[str] = frozenset()

    @property
    def precedence(self) -> str:
        return self.fighter.id


def ahead_of(position: Position, fighter: Fighter, kind: Kind) -> Piece | None:
    """The piece of that kind in the square ahead, by id; not one beneath a table."""
    square = position.board.ahead(fighter.here, fighter.facing)
    if square is None:
        return None
    return next((piece for piece in position.pieces_at(square, kind) if not piece.under), None)


def why_not_at_hand(position: Position, fighter: Fighter, piece: Piece) -> Reason | None:
    """He must stand on the floor, not on a table or cannon, at the level of the thing (R7.6)."""
    if position.on_top(fighter):
        return Reason.NOT_ON_FLOOR
    if foot_level(position, piece) != position.level(fighter):
        return Reason.WRONG_LEVEL
    return None


def foot_level(position: Position, piece: Piece) -> int:
    """The level a piece stands on: the ground, but for a chair the table or cannon it may stand on (R2.3)."""
    return position.piece_level(piece) if piece.kind is Kind.CHAIR else position.board.level(piece.squares[0])


def at_hand(
    resolution: Resolution, fighters: Iterable[Fighter], code: str, kind: Kind, missing: Reason
) -> list[Handled]:
    """Those who have such a piece ahead and can lay hands on it; the others fail."""
    handled = []
    for fighter in fighters:
        piece = ahead_of(resolution.position, fighter, kind)
        reason = missing if piece is None else why_not_at_hand(resolution.position, fighter, piece)
        if piece is None or reason is not None:
            resolution.fail(fighter, Order(code), reason or missing)
        else:
            handled.append(Handled(fighter, piece))
    return handled


def one_hand_each(resolution: Resolution, handled: list[Handled], code: str) -> list[Handled]:
    """Of several at one piece the strongest has it (card: Action Orders)."""
    winners = []
    for piece in _in_order_of_fighters(handled):
        rivals = [each for each in handled if each.piece.id == piece]
        winner = contest(resolution, piece, [each.fighter for each in rivals], "strength")
        for each in rivals:
            if each.fighter.id == winner.id:
                winners.append(each)
            else:
                resolution.fail(each.fighter, Order(code), Reason.LOST_CONTEST)
    return winners


def _in_order_of_fighters(handled: list[Handled]) -> list[str]:
    return list(dict.fromkeys(each.piece.id for each in sorted(handled, key=lambda each: each.precedence)))


def no_two_in_one_square(resolution: Resolution, handled: list[Handled], code: str) -> list[Handled]:
    """If two pieces would cover one square, the stronger mover's goes and the other order fails (R6.1)."""
    going: list[Handled] = []
    left = sorted(handled, key=lambda each: (-each.fighter.strength, each.precedence))
    while left:
        first = left[0]
        rivals = [each for each in left if _clash(first, each) and each.fighter.strength == first.fighter.strength]
        if len(rivals) > 1:
            winner = roll_off(resolution, "the same square", [each.fighter for each in rivals])
            first = next(each for each in rivals if each.fighter.id == winner.id)
        going.append(first)
        for each in left:
            if each is not first and _clash(first, each):
                resolution.fail(each.fighter, Order(code), Reason.LOST_CONTEST)
        left = [each for each in left if not _clash(first, each)]
    return sorted(going, key=lambda each: each.precedence)


def _clash(one: Handled, other: Handled) -> bool:
    return one is other or bool(one.covers & other.covers)


def level_floor(position: Position, square: str | None, level: int) -> bool:
    """Whether a piece can slide onto a square: on the board, floor or stairs, of its own level."""
    if square is None:
        return False
    ground = position.board.ground(square)
    return ground.standable and ground.level == level


def flat_floor(position: Position, square: str | None, level: int) -> bool:
    """As `level_floor`, but no stairs either: what stops tables and carpets (R7.6, R7.8)."""
    return (
        square is not None
        and level_floor(position, square, level)
        and position.board.ground(square).terrain is not Terrain.STAIRS
    )
