"""Whether grounds and pieces make sense together: what the rules could not play with (R2, R3)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from game.maps.faults import Place, Report
from game.maps.pieces import Placed
from game.rules.grid import Board, Terrain
from game.rules.swashbuckler.pieces import LOOSE, SWING_POINTS, Kind, Piece

STANDING = (Kind.TABLE, Kind.SHELF, Kind.CANNON, Kind.MAST)
"""Kinds of which two cannot share a square, nor can wreckage or a chair lie in theirs."""
BARRING = (*STANDING, Kind.CARPET, Kind.CHAIR)
"""Kinds that can keep others out of their squares; looked at first, tables before what lies under them."""
FLAT_GROUND = (Kind.TABLE, Kind.CANNON, Kind.CARPET)
"""Kinds that stairs stop (R7.6, R7.8)."""


def check_grounds(board: Board, place: Place, report: Report) -> None:
    """Somewhere to stand, on every deck too (R2.6), and exits that lead out (R2.2)."""
    standable = [square for square in board if board.ground(square).standable]
    if len(standable) < 2:
        words = f"there {'is one square' if standable else 'is no square'} to stand on"
        remedy = "Draw with tiles that have the property terrain: floor, or stairs"
        report.error("no-ground", place, words, remedy)
    for square in board:
        ground = board.ground(square)
        if not ground.exit:
            continue
        here = Place(place.file, square=square)
        row, column = board.row_column(square)
        if 0 < row < board.rows - 1 and 0 < column < board.columns - 1:
            words = "the exit does not lie at the board's edge"
            report.error("exit-inside", here, words, "Move it to the edge, or make it plain floor")
        elif not ground.standable:
            words = f"the exit is {ground.terrain}, where nobody can stand"
            report.error("exit-closed", here, words, "Make it floor")
    for deck in board.decks:
        corner = board.square_at(deck.row, deck.column)
        opposite = board.square_at(deck.row + deck.rows - 1, deck.column + deck.columns - 1)
        assert corner is not None, "a deck lies on the board"
        assert opposite is not None, "a deck lies on the board"
        if not any(board.ground(square).standable for square in board.rectangle(corner, opposite)):
            words = f"there is no square to stand on in the deck {deck.name}"
            report.error("deck-empty", replace(place, square=corner), words, "Draw its floor, or move the deck")


def check_footing(board: Board, placed: Placed, report: Report) -> None:
    """Every piece on ground that bears it."""
    for piece, place in placed:
        _check_ground(board, piece, place, report)
        if piece.kind is Kind.SHELF and piece.falls:
            _check_shelf(board, piece, place, report)


def check_crowding(placed: Placed, report: Report) -> None:
    """No piece where another does not leave room for it."""
    by_square: defaultdict[str, list[tuple[Piece, Place]]] = defaultdict(list)
    for piece, place in placed:
        for square in piece.squares:
            by_square[square].append((piece, replace(place, square=square)))
    told: set[tuple[str, str]] = set()
    for here in by_square.values():
        standing: list[Piece] = []
        for piece, place in sorted(here, key=_precedence):
            other = next((other for other in standing if _clash(piece, other)), None)
            if piece.under and not any(other.kind is Kind.TABLE for other in standing):
                words = f"the {piece.kind} lies under a table, but there is none"
                report.error("under-nothing", place, words, "Move it, or untick under")
            elif other and (piece.id, other.id) not in told:
                told.add((piece.id, other.id))
                words = f"the {named(piece)} and the {named(other)} are in one square"
                report.error("crowded", place, words, "Move one of them")
            elif piece.kind in BARRING and not other:
                standing.append(piece)


def _precedence(each: tuple[Piece, Place]) -> int:
    kind = each[0].kind
    return BARRING.index(kind) if kind in BARRING else len(BARRING)


def named(piece: Piece) -> str:
    """A piece as messages name it."""
    kind = piece.kind.replace("_", " ")
    return kind if piece.id.startswith(piece.kind) and piece.id != piece.kind else f"{kind} {piece.id}"


def _check_ground(board: Board, piece: Piece, place: Place, report: Report) -> None:
    if piece.kind in SWING_POINTS:
        return
    kind = piece.kind.replace("_", " ")
    for terrain, code, where in ((Terrain.WALL, "in-wall", "in a wall"), (Terrain.VOID, "in-void", "in the void")):
        inside = [square for square in piece.squares if board.ground(square).terrain is terrain]
        if inside:
            words = f"the {kind} is {where}"
            report.error(code, replace(place, square=inside[0]), words, "Move it onto floor")
            return
    if len({board.level(square) for square in piece.squares}) > 1:
        report.error("uneven", place, f"the {kind} lies on several levels", "Move it onto one level")
    elif piece.kind in FLAT_GROUND and any(board.ground(square).terrain is Terrain.STAIRS for square in piece.squares):
        report.error("on-stairs", place, f"the {kind} stands on stairs", "Move it onto floor")


def _check_shelf(board: Board, shelf: Piece, place: Place, report: Report) -> None:
    """It falls away from a wall, or the board's edge, at its back (R3, R7.9)."""
    falls = shelf.falls
    assert falls is not None
    if any(board.ahead(square, falls) in shelf.squares for square in shelf.squares):
        words = f"the shelf would fall {falls}, along its own length"
        report.error("shelf-direction", place, words, "Let it fall across")
        return
    behind = [board.ahead(square, falls.opposite) for square in shelf.squares]
    if not all(square is None or board.ground(square).terrain is Terrain.WALL for square in behind):
        words = f"the shelf falls {falls} but has no wall at its back"
        report.warning("shelf-wall", place, words, "Put it against a wall or the board's edge")
    before = [board.ahead(square, falls) for square in shelf.squares]
    if not all(square and board.ground(square).standable for square in before):
        words = f"nothing can fall {falls} from there, so the shelf can never be toppled"
        report.warning("shelf-blocked", place, words, "Leave floor before it")


def _clash(piece: Piece, other: Piece) -> bool:
    """Whether two pieces cannot be in one square."""
    return _bars(piece, other) or _bars(other, piece)


def _bars(piece: Piece, other: Piece) -> bool:
    if piece.kind is Kind.CARPET:
        return other.kind is Kind.CARPET
    if piece.kind is Kind.CHAIR:
        return other.kind is Kind.CHAIR
    if piece.kind not in STANDING or other.kind in SWING_POINTS or other.kind is Kind.CARPET:
        return False
    if other.kind not in LOOSE:
        return True
    if piece.kind is Kind.TABLE and other.under:
        return False
    if other.kind is Kind.CHAIR:
        return True
    return piece.solid and not (piece.kind is Kind.SHELF and other.kind is Kind.MUG)
