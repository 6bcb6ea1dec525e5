"""Whole positions: reading, with all faults told at once, and writing (L)."""

from __future__ import annotations

from typing import Any

from game.rules.grid import Board
from game.rules.grid.written import read_board, write_board
from game.rules.kernel.system import BadPosition, LoadBoard, Result
from game.rules.phases.options import OPTIONS
from game.rules.phases.position import Places, Position
from game.rules.phases.tables.model import Tables
from game.rules.phases.written.faults import Faults, read_model
from game.rules.phases.written.figures import read_figures, write_figure
from game.rules.phases.written.models import JoustData, PlacesData, PositionData
from game.rules.phases.written.programmes import check_programme, read_programme, write_programme
from game.rules.phases.written.scenes import check_scene, read_scene, write_scene


def read_data(data: Any) -> PositionData:
    """The shape alone. Raises BadPosition with every fault."""
    return read_model(PositionData, data, "position")


def read_position(data: Any, tables: Tables, load_board: LoadBoard) -> Position:
    """Everything but the answers and dice, which belong to the referee. Raises BadPosition with every fault."""
    model = read_data(data)
    faults = Faults()
    sides = {seat: side for side, written in model.sides.items() for seat in written.seats}
    figures = read_figures(model.figures, sides, tables, faults)
    check_options(model.options, faults)
    if model.scene is None and model.programme is None and model.result is None:
        faults.note("scene", "is missing; a position has a scene of kind duel or joust")
    scene = read_scene(model.scene, figures)
    position = Position(
        _board(model, load_board, faults),
        figures,
        scene,
        read_programme(model.programme),
        frozenset(model.options),
        Places(tuple(model.places.ends), tuple(model.places.waiting)),
        model.n,
        model.day,
        (0 if scene is None else 1) if model.number is None else model.number,
        _round(model, faults),
        Result(tuple(model.result.winners), model.result.reason) if model.result else None,
    )
    check_programme(position, faults)
    check_scene(position, tables, faults)
    faults.refuse()
    return position


def check_options(options: list[str], faults: Faults) -> None:
    for option in options:
        if option not in OPTIONS:
            faults.note("options", f"there is no option {option!r}; known are {', '.join(OPTIONS)}")


def _board(model: PositionData, load_board: LoadBoard, faults: Faults) -> Board | None:
    if model.board is None:
        return None
    try:
        board = read_board(model.board, load_board)[0]
    except BadPosition as error:
        faults.found.append(str(error))
        return None
    check_places(model.places, board, faults)
    return board


def check_places(places: PlacesData, board: Board, faults: Faults) -> None:
    for square in (*places.ends, *places.waiting):
        if square not in board:
            faults.note("places", f"there is no square {square!r} on this board")
    if len(places.ends) not in (0, 2, 4):
        faults.note("places.ends", f"has {len(places.ends)} squares; two meet, each on one, and may arrive on two more")


def _round(model: PositionData, faults: Faults) -> int:
    """Of bets or, in a joust, the tilt."""
    if not isinstance(model.scene, JoustData):
        return (0 if model.scene is None else 1) if model.round is None else model.round
    if model.round is not None and model.round != model.scene.tilt:
        faults.note("round", f"{model.round} is not the tilt {model.scene.tilt} of the scene; leave one of them out")
    return model.scene.tilt


def write_position(position: Position, whole: bool = False) -> dict[str, Any]:
    """As read. `whole`: the board is written out even if it came from a map."""
    return {
        "format": 1,
        "system": "phases",
        "board": write_board(position.board, whole) if position.board is not None else None,
        "places": {"ends": list(position.places.ends), "waiting": list(position.places.waiting)},
        "scene": write_scene(position),
        "programme": write_programme(position.programme),
        "figures": [write_figure(figure) for figure in position.in_order()],
        "options": sorted(position.options),
        "n": position.n,
        "day": position.day,
        "number": position.number,
        "round": position.round,
        "result": (
            {"winners": list(position.result.winners), "reason": position.result.reason} if position.result else None
        ),
    }
