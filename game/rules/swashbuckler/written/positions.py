"""Whole positions: reading, checking that everybody stands where he can, and writing (referee: format 1)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from game.rules.kernel.system import BadPosition, LoadBoard, Result
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.options import OPTIONS
from game.rules.swashbuckler.pieces import Kind
from game.rules.swashbuckler.position import Goal, Phase, Position, SetUp
from game.rules.swashbuckler.setting_up import can_start
from game.rules.swashbuckler.written.boards import read_board, squares_of, write_board
from game.rules.swashbuckler.written.fighters import read_fighter, write_fighter
from game.rules.swashbuckler.written.models import PositionData, SetUpData
from game.rules.swashbuckler.written.pieces import read_piece, write_piece


def read_data(data: Any) -> PositionData:
    """The shape alone; `BadPosition` names the first place that is wrong, and how many more there are."""
    if not isinstance(data, dict):
        raise BadPosition("a position is a JSON object with format, board and fighters")
    try:
        return PositionData.model_validate_json(json.dumps(data), strict=False)
    except (ValidationError, ValueError, RecursionError) as error:
        raise BadPosition(_in_one_line(error)) from None


def _in_one_line(error: Exception) -> str:
    if not isinstance(error, ValidationError):
        return f"not plain JSON: {error}"
    faults = error.errors(include_url=False)
    first = faults[0]
    place = ".".join(str(part) for part in first["loc"] if not str(part).startswith(("constrained", "list[", "Weapon")))
    more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
    words = {
        "missing": "is missing",
        "extra_forbidden": "is not known here",
        "string_pattern_mismatch": "a name has no line breaks",
    }.get(first["type"], first["msg"])
    given = first["input"]
    if first["type"] not in ("missing",) and isinstance(given, str | int | float | bool | None):
        words += f"; given was {json.dumps(given)[:60]}"
    return f"{place or 'position'}: {words}{more}"


def read_position(data: Any, card: Card, load_board: LoadBoard) -> Position:
    """Everything but the plots and dice, which belong to the referee."""
    model = read_data(data)
    board, pieces = read_board(model.board, load_board)
    if model.pieces is not None:
        pieces = {}
        for piece_data in model.pieces:
            if piece_data.id in pieces:
                raise BadPosition(f"pieces.{piece_data.id}: two pieces have this id")
            pieces[piece_data.id] = read_piece(piece_data, f"pieces.{piece_data.id}", board)
    fighters: dict[str, Fighter] = {}
    for fighter_data in model.fighters:
        if fighter_data.id in fighters:
            raise BadPosition(f"fighters.{fighter_data.id}: two fighters have this id")
        fighters[fighter_data.id] = read_fighter(fighter_data, card)
    options = read_options(model.options)
    position = Position(
        board,
        dict(pieces),
        fighters,
        options,
        Goal(model.scenario.victory, model.scenario.turns) if model.scenario else None,
        model.turn,
        model.step,
        model.phase,
        tuple(model.replotting),
        Result(tuple(model.result.winners), model.result.reason) if model.result else None,
        _read_set_up(model.set_up) if model.set_up else None,
    )
    if position.result is not None:
        position.phase = Phase.OVER
    check(position)
    return position


def read_options(names: Iterable[str]) -> frozenset[str]:
    """The switches of these names (R13). Raises BadPosition for the first that there is not."""
    chosen = tuple(names)
    unknown = next((name for name in chosen if name not in OPTIONS), None)
    if unknown is not None:
        raise BadPosition(f"options: there is no option {unknown!r}; known are {', '.join(OPTIONS)}")
    return frozenset(chosen)


def _read_set_up(data: SetUpData) -> SetUp:
    return SetUp(data.column, tuple(data.starts), tuple(data.rolled))


def check(position: Position) -> None:
    """Raises BadPosition where somebody or something cannot be where it is said to be."""
    _check_pieces(position)
    for fighter in position.fighters.values():
        _check_fighter(position, fighter)
    _check_places(position)
    for name in position.replotting:
        if name not in position.fighters:
            raise BadPosition(f"replotting: there is no fighter {name!r}")
    _check_set_up(position)
    if position.phase is Phase.PLAYING:
        raise BadPosition('phase: a position is written before a turn or between two steps; use "plotting"')


def _check_pieces(position: Position) -> None:
    solid = (Kind.TABLE, Kind.SHELF, Kind.MAST, Kind.CANNON)
    for piece in position.pieces.values():
        place = f"pieces.{piece.id}"
        levels = {position.board.level(square) for square in piece.squares}
        if len(levels) > 1 and piece.kind in (*solid, Kind.CARPET):
            raise BadPosition(f"{place}.squares: a {piece.kind.value} lies on one level")
        for square in piece.squares:
            if piece.kind in solid and not position.board.ground(square).standable:
                raise BadPosition(f"{place}: {square} is no floor for a {piece.kind.value}")
            others = [other for other in position.pieces_at(square, *solid) if other.id != piece.id]
            if piece.kind in solid and others:
                raise BadPosition(f"{place}: {square} is taken by {others[0].id}")
            if piece.under and position.table_at(square) is None:
                raise BadPosition(f"{place}.under: there is no table in {square}")


def _check_fighter(position: Position, fighter: Fighter) -> None:
    place = f"fighters.{fighter.id}"
    if fighter.chest is not None:
        chest = position.pieces.get(fighter.chest)
        if chest is None or chest.kind is not Kind.CHEST or chest.squares:
            raise BadPosition(f"{place}.chest: {fighter.chest!r} must be a chest among the pieces, with no square")
    for weapon in fighter.weapons:
        if weapon.id in position.pieces:
            raise BadPosition(f"{place}.weapons: {weapon.id} lies among the pieces as well")
    if not fighter.fighting:
        if fighter.square is not None:
            raise BadPosition(f"{place}.square: a fighter who is {fighter.status.value} has no square; write null")
        return
    if fighter.square is None:
        if position.phase is Phase.SET_UP:
            return
        raise BadPosition(f"{place}.square: a fighter who is fighting needs a square")
    if fighter.square not in position.board:
        raise BadPosition(f"{place}.square: no such square {fighter.square!r}; {squares_of(position.board)}")
    table = position.table_at(fighter.square)
    if fighter.under:
        if table is None:
            raise BadPosition(f"{place}.under: there is no table in {fighter.square}")
        if fighter.standing:
            raise BadPosition(f'{place}.posture: beneath a table one is prone; write "prone"')
    elif table is not None and table.flipped:
        raise BadPosition(f'{place}.under: nobody stands on a flipped table; write "under": true and prone')
    elif position.solid_at(fighter.square):
        raise BadPosition(f"{place}.square: nobody can stand in {fighter.square}")


def _check_set_up(position: Position) -> None:
    if position.phase is not Phase.SET_UP:
        return
    if position.set_up is None:
        raise BadPosition('set_up: is missing in the phase "set_up"; write {} for the card\'s tavern squares')
    for name in position.set_up.rolled:
        if name not in position.fighters:
            raise BadPosition(f"set_up.rolled: there is no fighter {name!r}")
    waiting = sum(fighter.fighting and fighter.square is None for fighter in position.fighters.values())
    room = sum(can_start(position, square) for square in position.board)
    if room < waiting:
        raise BadPosition(f"set_up: {waiting} fighters without a square, but only {room} squares are free")


def _check_places(position: Position) -> None:
    taken: dict[tuple[str, bool], str] = {}
    weapons: dict[str, str] = {}
    chests: dict[str, str] = {}
    for fighter in position.fighters.values():
        if fighter.fighting and fighter.square is not None:
            other = taken.setdefault((fighter.square, fighter.under), fighter.id)
            if other != fighter.id:
                raise BadPosition(f"fighters.{fighter.id}.square: {other} is in {fighter.square} already")
        for number, weapon in enumerate(fighter.weapons):
            if weapon.id in [other.id for other in fighter.weapons[:number]]:
                raise BadPosition(f"fighters.{fighter.id}.weapons: two weapons have the id {weapon.id}; rename one")
            if weapons.setdefault(weapon.id, fighter.id) != fighter.id:
                raise BadPosition(f"fighters.{fighter.id}.weapons: {weapons[weapon.id]} has {weapon.id} already")
        if fighter.chest and chests.setdefault(fighter.chest, fighter.id) != fighter.id:
            raise BadPosition(f"fighters.{fighter.id}.chest: {chests[fighter.chest]} carries it already")
    for piece in position.pieces.values():
        if piece.kind is Kind.CHEST and not piece.squares and piece.id not in chests:
            raise BadPosition(f"pieces.{piece.id}: a chest that nobody carries needs a square")


def write_position(position: Position, whole: bool = False) -> dict[str, Any]:
    """As read. `whole`: the board is written out even if it came from a map."""
    begun = position.step > 0
    data: dict[str, Any] = {
        "format": 1,
        "system": "swashbuckler",
        "board": write_board(position.board, whole),
        "pieces": [write_piece(piece) for _, piece in sorted(position.pieces.items())],
        "fighters": [write_fighter(fighter, with_plot=begun) for _, fighter in sorted(position.fighters.items())],
        "options": sorted(position.options),
        "scenario": {"victory": position.goal.victory.value, "turns": position.goal.turns} if position.goal else None,
        "turn": position.turn,
        "plots": {},
        "result": (
            {"winners": list(position.result.winners), "reason": position.result.reason} if position.result else None
        ),
    }
    if begun or position.phase is not Phase.PLOTTING:
        data |= {"step": position.step, "phase": position.phase.value, "replotting": list(position.replotting)}
    if position.set_up is not None:
        data["set_up"] = {
            "column": position.set_up.column,
            "starts": [list(start) for start in position.set_up.starts],
            "rolled": list(position.set_up.rolled),
        }
    return data
