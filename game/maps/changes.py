"""Whether the room that a stored game is played in is still what its map file says today."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from game.maps import UNREAD, MapError, load_map
from game.maps.faults import printable
from game.maps.things import things
from game.rules.grid import Board
from game.rules.kernel.tokens import Token


class Kind(StrEnum):
    GONE = "gone"
    FAULTY = "faulty"
    ROOM = "room"
    """squares, edges or decks are others"""
    THINGS = "things"
    """the same room, furnished otherwise"""


_SAYS = {
    Kind.GONE: "The map {map} is no longer there. This fight keeps its room as it was.",
    Kind.FAULTY: "The map {map} has faults by now; Maps shows them. This fight keeps its room as it was.",
    Kind.ROOM: "The map {map} has changed since this fight began. The fight keeps its room as it was.",
    Kind.THINGS: "The map {map} has been furnished anew since this fight began. The fight keeps what stood there then.",
}


@dataclass(frozen=True, slots=True)
class Change:
    """What has become of the map `name`; as a text, a sentence for players."""

    kind: Kind
    name: str

    @property
    def of_room(self) -> bool:
        """Whether pictures of the map no longer show the stored room."""
        return self.kind is not Kind.THINGS

    def __str__(self) -> str:
        return _SAYS[self.kind].format(map=printable(Path(self.name.replace("\\", "/")).name))


def change_since(board: Board | None, stood: Iterable[Token] = ()) -> Change | None:
    """What has happened to a stored board's map; None if nothing has, or if it came from none.

    `stood`: everything that stood on the board when the game began. Without any thing among it, only the room counts:
    some games are played without furniture.
    """
    if board is None or board.map is None:
        return None
    try:
        today = load_map(board.map)
    except MapError as error:
        gone = any(fault.code in UNREAD for fault in error.faults)
        return Change(Kind.GONE if gone else Kind.FAULTY, board.map)
    if today.board != board:
        return Change(Kind.ROOM, board.map)
    furniture = _furniture(stood)
    if furniture and furniture != _furniture(things(today)):
        return Change(Kind.THINGS, board.map)
    return None


def _furniture(tokens: Iterable[Token]) -> Counter[tuple[object, ...]]:
    return Counter((token.look, token.squares, token.facing) for token in tokens if not token.figure)
