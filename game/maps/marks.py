"""What marks a board without being a piece: decks (R2.6) and squares to start from."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.maps.choices import side
from game.maps.faults import Place, Report, quoted
from game.maps.geometry import area
from game.maps.names import cleaned
from game.maps.placing import named
from game.maps.tiled import MapDocument, MapObject
from game.rules.grid import Board, Deck
from game.rules.swashbuckler.pieces import Piece

MOST_DECKS = 20


@dataclass(frozen=True, slots=True)
class Start:
    """A square where a fighter may begin, for one side if it names one."""

    square: str
    side: str | None = None


def read_decks(document: MapDocument, things: list[MapObject], report: Report) -> tuple[Deck, ...]:
    decks: list[Deck] = []
    taken: set[tuple[int, int]] = set()
    if len(things) > MOST_DECKS:
        words = f"the map has more than {MOST_DECKS} decks"
        report.error("too-many-decks", Place(document.shown), words, "Remove some of them")
    for thing in things[:MOST_DECKS]:
        place = Place(document.shown, thing.layer, thing.id, thing.name)
        where = area(thing, document.square)
        name = cleaned(thing.name)
        if not name:
            words = "the deck has no name" if not thing.name else "the deck's name holds odd characters"
            report.error("deck-name", place, words, "Name it with letters, digits, - and _")
            continue
        if any(deck.name == name for deck in decks):
            report.error("deck-name", place, f"two decks are named {quoted(name)}", "Rename one of them")
            continue
        if not where.within(document.rows, document.columns):
            report.error("off-board", place, "the deck reaches off the board", "Move it onto the board")
            continue
        deck = Deck(name, where.top, where.left, where.rows, where.columns, side(thing.properties))
        squares = set(where.squares())
        if squares & taken:
            report.error("deck-overlap", place, "the deck overlaps another", "Draw them apart")
            continue
        taken |= squares
        decks.append(deck)
    return tuple(decks)


def read_starts(
    document: MapDocument, board: Board, pieces: dict[str, Piece], things: list[MapObject], report: Report
) -> tuple[Start, ...]:
    starts: dict[str, Start] = {}
    solid = {square: piece for piece in pieces.values() if piece.solid for square in piece.squares}
    for thing in things:
        place = Place(document.shown, thing.layer, thing.id, thing.name)
        square = board.square_at(*area(thing, document.square).centre)
        if square is None:
            report.error("off-board", place, "the start lies off the board", "Move it onto the board")
            continue
        place = replace(place, square=square)
        reason = _blocked(board, solid, square)
        if reason:
            words = f"nobody can start there: {reason}"
            report.error("start-blocked", place, words, "Move the start to a square that can be stood on")
        elif square in starts:
            report.error("start-twice", place, "two starts are in one square", "Move one of them")
        starts[square] = Start(square, side(thing.properties))
    if len(starts) == 1:
        words = "there is only one start"
        report.warning("few-starts", Place(document.shown), words, "Mark a start for every fighter, or none")
    return tuple(starts.values())


def _blocked(board: Board, solid: dict[str, Piece], square: str) -> str | None:
    """Why nobody can stand in a square, on furniture or floor; None if one can."""
    ground = board.ground(square)
    if not ground.standable:
        return f"it is {ground.terrain}"
    return f"the {named(solid[square])} is there" if square in solid else None
