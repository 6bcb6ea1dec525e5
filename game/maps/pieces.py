"""The pieces of a map: kinds, squares and properties of its objects (R3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from game.maps.choices import UNSAID, one_of, yes_or_no
from game.maps.faults import Place, Report
from game.maps.geometry import Area, area
from game.maps.names import cleaned
from game.maps.tiled import MapDocument, MapObject, Shape
from game.rules.grid import FACINGS, Board, Direction
from game.rules.swashbuckler.pieces import LOOSE, SWING_POINTS, Kind, Piece

Placed = list[tuple[Piece, Place]]
"""Pieces with where each stands in the file, for further checks."""

ROWS_OF_SQUARES = {Kind.TABLE: (2, 3), Kind.SHELF: (1, 3), Kind.FALLEN_SHELF: (1, 3), Kind.CANNON: (1, 2)}
"""Fewest and most squares of the pieces that lie in one row."""
_DRAWN = (Shape.RECTANGLE, Shape.TILE, Shape.ELLIPSE, Shape.POINT)


def read_pieces(document: MapDocument, board: Board, things: list[MapObject], report: Report) -> Placed:
    """One piece for each object that lies on the board in the shape of its kind, in file order."""
    placed: Placed = []
    for thing, id in zip(things, _ids(things), strict=True):
        kind = Kind(thing.kind.lower())
        place = Place(document.shown, thing.layer, thing.id, thing.name)
        squares = _squares(thing, kind, area(thing, document.square), board, place, report)
        if squares:
            place = replace(place, square=squares[0])
            placed.append((_piece(thing, id, kind, squares, place, report), place))
    return placed


def _ids(things: list[MapObject]) -> list[str]:
    """The object's name where it will do for an id and is not given twice, else its kind and a number."""
    names = [cleaned(thing.name) for thing in things]
    given = Counter(names)
    taken = {name for name in names if name}
    numbers: Counter[str] = Counter()
    ids = []
    for thing, name in zip(things, names, strict=True):
        if name is None or given[name] > 1:
            kind = thing.kind.lower()
            while not numbers[kind] or f"{kind}{numbers[kind]}" in taken:
                numbers[kind] += 1
            name = f"{kind}{numbers[kind]}"
            taken.add(name)
        ids.append(name)
    return ids


def _squares(thing: MapObject, kind: Kind, where: Area, board: Board, place: Place, report: Report) -> tuple[str, ...]:
    """The squares that the piece covers; none, with a fault, if it cannot cover those."""
    if thing.shape not in _DRAWN:
        words = f"a {kind} is drawn as a {thing.shape}"
        report.error("object-shape", place, words, "Draw it as a rectangle or place a tile")
        return ()
    many = kind is Kind.CARPET or kind in ROWS_OF_SQUARES
    if many and not where.straight:
        words = f"the {kind} is turned by {thing.rotation:g} degrees"
        report.error("turned", place, words, "Turn it by 90, 180 or 270 degrees, or not at all")
        return ()
    if many and not where.within(board.rows, board.columns):
        words = f"the {kind} {'reaches' if where.touches(board.rows, board.columns) else 'lies'} off the board"
        report.error("off-board", place, words, "Move it onto the board")
        return ()
    covered = where.squares() if many else [where.centre]
    squares = tuple(board.square_at(*square) or "" for square in covered)
    if "" in squares:
        report.error("off-board", place, f"the {kind} lies off the board", "Move it onto the board")
        return ()
    wrong = _wrong_size(kind, where)
    if wrong:
        report.error("piece-size", replace(place, square=squares[0]), *wrong)
        return ()
    return squares


def _wrong_size(kind: Kind, where: Area) -> tuple[str, str] | None:
    """Words and remedy if a piece of that kind cannot have that size."""
    size = f"the {kind} covers {where.columns} by {where.rows} squares"
    if kind in ROWS_OF_SQUARES:
        fewest, most = ROWS_OF_SQUARES[kind]
        if min(where.rows, where.columns) > 1 or not fewest <= where.count <= most:
            return size, f"It must be one row of {fewest} to {most} squares"
    elif kind is not Kind.CARPET and kind not in SWING_POINTS and where.count > 1:
        return size, "It must lie in one square"
    return None


def _piece(thing: MapObject, id: str, kind: Kind, squares: tuple[str, ...], place: Place, report: Report) -> Piece:
    found = thing.properties
    falls = None
    if kind is Kind.SHELF:
        falls = one_of(found, "falls", FACINGS, place, report, lower=False)
        if falls is None and found.get("falls", "") in UNSAID:
            words = "the shelf has no direction to fall in"
            report.error("shelf-direction", place, words, "Give it the property falls: N, E, S or W")
        elif falls and "falls" in thing.inherited:
            falls = _as_turned(Direction(falls), thing)
    return Piece(
        id,
        kind,
        squares,
        full=kind is Kind.MUG and yes_or_no(found, "full", True, place, report),
        flipped=kind is Kind.TABLE and yes_or_no(found, "flipped", False, place, report),
        falls=Direction(falls) if falls else None,
        under=kind in LOOSE and yes_or_no(found, "under", False, place, report),
    )


def _as_turned(falls: Direction, thing: MapObject) -> Direction:
    """The way a shelf falls whose tile says it of itself unturned: flipping comes first, then turning."""
    if (thing.across and falls in (Direction.E, Direction.W)) or (thing.down and falls in (Direction.N, Direction.S)):
        falls = falls.opposite
    return falls.turned(2 * round(thing.rotation / 90))
