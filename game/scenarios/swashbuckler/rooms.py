"""Whether a map has a square for every fighter of a scenario (R14.1)."""

from __future__ import annotations

from dataclasses import replace

from game.card_files import load_card
from game.maps import Place, Report, SquareMap
from game.maps.faults import quoted
from game.rules.kernel.game import Seat
from game.rules.swashbuckler.pieces import Kind
from game.scenarios.scenario import Scenario
from game.scenarios.swashbuckler import SIDES, cast


def check_marks(loaded: SquareMap, place: Place, report: Report) -> None:
    """Warnings for starts and decks of sides that there are not."""
    named: list[tuple[str | None, str | None]] = [(start.side, start.square) for start in loaded.starts]
    named += [(deck.side, loaded.board.square_at(deck.row, deck.column)) for deck in loaded.board.decks]
    for side, square in named:
        if side is not None and side not in SIDES:
            remedy = f"Sides are {', '.join(SIDES)}"
            report.warning("unknown-side", replace(place, square=square), f"there is no side {quoted(side)}", remedy)


def check(scenario: Scenario, loaded: SquareMap, place: Place, report: Report) -> None:
    """Warnings if there are more fighters than squares to start in: starts of the map, or else the card's."""
    if scenario.body["victory"] == "treasure":
        _check_treasure(scenario, loaded, place, report)
    seats = [Seat(str(number), str(number)) for number in range(scenario.players.max)]
    fighters = cast(scenario.body, seats, {})["fighters"]
    sides = list(dict.fromkeys(fighter["side"] for fighter in fighters))
    squares = {side: _squares(scenario, loaded, side) for side in sides}
    free = {side: {square for square in squares[side] if _can_start(loaded, square)} for side in sides}
    missing = list(dict.fromkeys(each for side in sides for each in squares[side] if each not in free[side]))
    title = quoted(scenario.title)
    if missing and not loaded.starts:
        words = f"nobody can stand in {_listed(missing)}, where {title} may set up fighters"
        report.warning("set-up-squares", place, words, "Make them floor, or mark starts of the map's own")
    groups = [([side], f" of the side {side}") for side in sides] if len(sides) < len(fighters) else []
    for group, whose in [*groups, (sides, "")]:
        wanted = sum(fighter["side"] in group for fighter in fighters)
        room = len(set().union(*(free[side] for side in group)))
        if room < wanted:
            words = f"{title} has {wanted} fighters{whose}, but there are {room} squares for them to start in"
            report.warning("too-few-starts", place, words, "Mark a start for every fighter")
            break


def _check_treasure(scenario: Scenario, loaded: SquareMap, place: Place, report: Report) -> None:
    """Chests, and a deck for each side to carry them to (R14.2)."""
    title = quoted(scenario.title)
    if not any(piece.kind is Kind.CHEST for piece in loaded.pieces.values()):
        words = f"{title} is about chests, but there are none"
        report.warning("no-treasure", place, words, "Put chests on the map")
    for side in (each["side"] for each in scenario.body.get("sides", ())):
        if all(deck.side != side for deck in loaded.board.decks):
            words = f"{title} needs a deck of the side {side} for chests to be carried to"
            report.warning("no-deck", place, words, "Draw a Deck for each side")


def _can_start(loaded: SquareMap, square: str) -> bool:
    solid = any(piece.solid and square in piece.squares for piece in loaded.pieces.values())
    return square in loaded.board and loaded.board.ground(square).standable and not solid


def _squares(scenario: Scenario, loaded: SquareMap, side: str) -> list[str]:
    """Where a side may be set up: the map's starts if it has any, else the card's column on the side's own deck."""
    if loaded.starts:
        return [start.square for start in loaded.starts if start.side in (None, side)]
    column = load_card().set_up[scenario.body["set_up"]["column"]]
    deck = next((f"{deck.name}:" for deck in loaded.board.decks if deck.side == side), "")
    return [deck + square for square in column.values()]


def _listed(squares: list[str], most: int = 6) -> str:
    shown = ", ".join(squares[:most])
    return f"{shown} and {len(squares) - most} more" if len(squares) > most else shown
