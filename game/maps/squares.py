"""The overlay of squares and pieces: what Swashbuckler reads of a map (R2, R3).

Conventions: a tile with the property `terrain` (floor, wall, void, stairs; also `level`, `exit`) rules the
squares it is drawn in. Objects are pieces by their class (`chair`, `table` and so on), or `Start` points,
`Deck` rectangles, `Squares` rectangles that override the ground, and `Lists` with `Stand`s. What is hidden in
Tiled does not count.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.maps.choices import one_of, text
from game.maps.faults import Place, Report, quoted
from game.maps.geometry import area
from game.maps.grounds import read_grounds
from game.maps.lists import Lists, read_lists
from game.maps.marks import Start, read_decks, read_starts
from game.maps.names import nearest_word
from game.maps.pieces import read_pieces
from game.maps.placing import check_crowding, check_footing, check_grounds
from game.maps.reaching import check_reach
from game.maps.tiled import MapDocument, MapObject, Shape
from game.rules.grid import Board
from game.rules.swashbuckler.pieces import Kind, Piece

SPECIAL = ("start", "deck", "squares", "lists", "stand")
"""Classes, in small letters, of objects that are not pieces."""

MOST_COVERED = 200_000
"""Squares that the objects of a map may cover together: five times the largest board."""


@dataclass(frozen=True, slots=True)
class SquareMap:
    """A board with its furniture. `pieces` by id, in the file's order; `name` and `description` for players."""

    board: Board
    pieces: dict[str, Piece]
    starts: tuple[Start, ...]
    name: str
    description: str
    lists: Lists | None = None


def read_squares(document: MapDocument, name: str, report: Report, *, advise: bool = False) -> SquareMap:
    """The overlay of a map; `name` is how positions write the map. Not fit for play if the report has errors.

    `advise`: look also for what can be played but will hardly have been meant.
    """
    # Where tiles could not be read, the squares are taken for floor: what follows from it is no fault.
    tiles_known = all(fault.object_id is not None for fault in report.errors)
    classed = _by_class(document, report)
    _check_amount(document, classed, report)
    decks = read_decks(document, classed["deck"], report)
    grounds = read_grounds(document, classed["squares"], report) if tiles_known else {}
    place = Place(document.shown)
    edge = one_of(document.properties, "edge", ("wall", "open"), place, report)
    board = Board(document.rows, document.columns, grounds, open_edge=edge == "open", decks=decks, map=name)
    placed = read_pieces(document, board, classed["piece"], report)
    if tiles_known:
        check_grounds(board, place, report)
        check_footing(board, placed, report)
    check_crowding(placed, report)
    if advise and not report.errors:
        check_reach(board, placed, place, report)
    pieces = {piece.id: piece for piece, _ in placed}
    return SquareMap(
        board,
        pieces,
        read_starts(document, board, pieces, classed["start"], report),
        text(document.properties, "name", document.path.stem.replace("_", " ").capitalize()),
        text(document.properties, "description", ""),
        read_lists(document, board, classed["lists"], classed["stand"], report) if tiles_known else None,
    )


def _by_class(document: MapDocument, report: Report) -> dict[str, list[MapObject]]:
    """The objects that count, as starts, decks, squares and pieces."""
    found: dict[str, list[MapObject]] = {"piece": [], **{each: [] for each in SPECIAL}}
    for layer in document.object_layers:
        hidden = 0
        for thing in layer.objects:
            kind = thing.kind.lower()
            place = Place(document.shown, layer.name, thing.id, thing.name)
            if kind in SPECIAL or kind in list(Kind):
                if thing.visible:
                    found[kind if kind in SPECIAL else "piece"].append(thing)
                else:
                    hidden += 1
            elif kind:
                _unknown(thing, place, report)
            elif thing.shape is not Shape.TEXT:
                words = "the object has no class, so it counts for nothing"
                report.warning("no-class", place, words, "Give it a class, such as chair, or remove it")
        if hidden:
            words = f"{hidden} hidden object{'s' if hidden > 1 else ''} in the layer count for nothing"
            report.warning("hidden", Place(document.shown, layer.name), words, "Show them, or remove them")
    return found


def _check_amount(document: MapDocument, classed: dict[str, list[MapObject]], report: Report) -> None:
    """Empties the lists if the objects cover so much that reading them would take for ever."""
    areas = [area(thing, document.square) for things in classed.values() for thing in things]
    covered = sum(each.count for each in areas if each.within(document.rows, document.columns))
    if covered > MOST_COVERED:
        words = f"the objects cover {covered} squares together"
        report.error("too-much", Place(document.shown), words, f"They may cover {MOST_COVERED}")
        for things in classed.values():
            things.clear()


def _unknown(thing: MapObject, place: Place, report: Report) -> None:
    words = (*(each.capitalize() for each in SPECIAL), *Kind)
    guess = nearest_word(thing.kind, words)
    remedy = f"Did you mean {guess}?" if guess else f"Classes are {', '.join(words)}"
    report.error("unknown-class", place, f"the class {quoted(thing.kind)} is unknown", remedy)
