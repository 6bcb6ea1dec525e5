"""Shove table and flip table (R7.6, R7.7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.grid import Direction
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.actions.handling import (
    Handled,
    at_hand,
    flat_floor,
    no_two_in_one_square,
    one_hand_each,
)
from game.rules.swashbuckler.actions.throwing import break_mug, remove
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.incidents import Blow, suffer_all
from game.rules.swashbuckler.pieces import LOOSE, Kind, Piece
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution

IN_ITS_WAY = (Kind.TABLE, Kind.SHELF, Kind.CANNON, Kind.MAST)


@dataclass(frozen=True, slots=True)
class Slide(Handled):
    """A table on its way. `count`: squares it moves. `turns`: it turns over."""

    count: int = 0
    turns: bool = False

    @property
    def swept(self) -> list[str]:
        """Squares it comes to cover on its way and did not cover before, in their order on the board."""
        return sorted(self.covers.difference(self.piece.squares))


def shove_tables(resolution: Resolution, fighters: list[Fighter]) -> None:
    """The whole table moves one square away."""
    _move_tables(resolution, fighters, "VT", flip=False)


def flip_tables(resolution: Resolution, fighters: list[Fighter]) -> None:
    """It moves its own length, fewer squares if stopped, and turns over unless somebody rides on it."""
    _move_tables(resolution, fighters, "FT", flip=True)


def _move_tables(resolution: Resolution, fighters: list[Fighter], code: str, flip: bool) -> None:
    handled = []
    for each in at_hand(resolution, fighters, code, Kind.TABLE, Reason.NO_TABLE):
        if "loaded_tables" in resolution.position.options and any(
            rider.strength > each.fighter.strength for rider in riders(resolution.position, each.piece)
        ):
            resolution.fail(each.fighter, Order(code), Reason.RIDER_TOO_STRONG)
        else:
            handled.append(each)
    slides: list[Handled] = []
    for each in one_hand_each(resolution, handled, code):
        slide = where_to(resolution.position, each.fighter, each.piece, flip)
        if slide is None:
            resolution.fail(each.fighter, Order(code), Reason.PIECE_BLOCKED)
        else:
            slides.append(slide)
    going = [each for each in no_two_in_one_square(resolution, slides, code) if isinstance(each, Slide)]
    blows = [blow for slide in going for blow in _slide(resolution, slide, flip)]
    suffer_all(resolution, blows)


def riders(position: Position, table: Piece) -> list[Fighter]:
    """Fighters on its top, standing or prone, by id."""
    if table.flipped:
        return []
    return [fighter for fighter in position.in_order() if fighter.square in table.squares and not fighter.under]


def where_to(position: Position, fighter: Fighter, table: Piece, flip: bool) -> Slide | None:
    """How far a shoved or flipped table goes; None if it cannot move at all."""
    squares = table.squares
    covers: set[str] = set(squares)
    count = 0
    for _ in range(len(table.squares) if flip else 1):
        onward = _one_on(position, table, squares, fighter.facing)
        if onward is None:
            break
        squares = onward
        covers.update(squares)
        count += 1
    if not count:
        return None
    turns = flip and not riders(position, table)
    return Slide(fighter, table, squares, frozenset(covers), count, turns)


def _one_on(position: Position, table: Piece, squares: Iterable[str], facing: Direction) -> tuple[str, ...] | None:
    """Walls, shelves, masts, other tables, cannons, stairs, another level, void and the edge stop it (R7.6)."""
    level = position.board.level(table.squares[0])
    onward = []
    for square in squares:
        goal = position.board.ahead(square, facing)
        if goal is None or not flat_floor(position, goal, level):
            return None
        if any(piece.id != table.id for piece in position.pieces_at(goal, *IN_ITS_WAY)):
            return None
        onward.append(goal)
    return tuple(onward)


def _slide(resolution: Resolution, slide: Slide, flip: bool) -> list[Blow]:
    """Move the table and all that goes with it; returns what riders and those in its way have to roll."""
    position, table, mover = resolution.position, slide.piece, slide.fighter
    in_its_way = [fighter for square in slide.swept for fighter in position.at(square)]
    aboard = riders(position, table)
    on_top = [piece for piece in _loose(position, table.squares) if not piece.under and not table.flipped]
    _clear_the_way(resolution, slide.swept)
    resolution.emit(
        e.Slid,
        piece=table.id,
        how="flipped" if slide.turns else "shoved",
        by=mover.id,
        before=table.squares,
        after=slide.after,
        flipped_before=table.flipped,
        flipped_after=table.flipped != slide.turns,
    )
    if slide.turns:
        for piece in on_top:
            if piece.kind is Kind.MUG:
                break_mug(resolution, piece.id, "flipped")
    else:
        _carry_along(resolution, slide, on_top, aboard)
    _lie_beneath(resolution, slide, [] if slide.turns else on_top, aboard)
    return [Blow("rider", rider, mover.id, table.id) for rider in aboard] + [
        Blow("table", victim, mover.id, table.id, avoided=True if victim.prone and not flip else None)
        for victim in in_its_way
    ]


def _loose(position: Position, squares: Iterable[str]) -> list[Piece]:
    covered = set(squares)
    pieces = [piece for _, piece in sorted(position.pieces.items()) if piece.kind in LOOSE]
    return [piece for piece in pieces if covered.intersection(piece.squares)]


def _clear_the_way(resolution: Resolution, swept: list[str]) -> None:
    """Chairs in its way are wrecked, mugs on the floor there break."""
    for piece in _loose(resolution.position, swept):
        if piece.kind is Kind.CHAIR:
            remove(resolution, piece.id, "wrecked")
        elif piece.kind is Kind.MUG:
            break_mug(resolution, piece.id, "crushed")


def _carry_along(resolution: Resolution, slide: Slide, on_top: list[Piece], aboard: list[Fighter]) -> None:
    """Riders and things on the top move with the table."""
    board, facing = resolution.position.board, slide.fighter.facing
    for piece in on_top:
        goal = board.ahead(piece.squares[0], facing, slide.count)
        resolution.emit(
            e.Slid, piece=piece.id, how="carried", by=slide.fighter.id, before=piece.squares, after=(goal,)
        )
    for rider in aboard:
        goal = board.ahead(rider.here, facing, slide.count)
        assert goal is not None, f"{rider.id} rides off the board"
        level = resolution.position.board.level(goal) + 1
        resolution.emit(
            e.Moved,
            fighter=rider.id,
            before=rider.here,
            after=goal,
            how="carried",
            level_before=level,
            level_after=level,
            by=slide.fighter.id,
        )


def _lie_beneath(resolution: Resolution, slide: Slide, carried: list[Piece], aboard: list[Fighter]) -> None:
    """Whoever and whatever the table now covers lies beneath it; what it has left lies open again."""
    position = resolution.position
    things, riding = {piece.id for piece in carried}, {rider.id for rider in aboard}
    touched = {*slide.piece.squares, *slide.after}
    for piece in _loose(position, touched):
        beneath = piece.squares[0] in slide.after
        if piece.id not in things and piece.under != beneath:
            resolution.emit(
                e.Slid,
                piece=piece.id,
                how="covered" if beneath else "uncovered",
                by=slide.fighter.id,
                before=piece.squares,
                after=piece.squares,
                under_before=piece.under,
                under_after=beneath,
            )
    for fighter in position.in_order():
        beneath = fighter.square in slide.after
        if fighter.square in touched and fighter.id not in riding and fighter.under != beneath:
            resolution.emit(e.Covered, fighter=fighter.id, before=fighter.under, after=beneath)
