"""A system of nothing but walkers, for tests of the player: rounds of beats in which figures go and turn."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from game.rules.grid import Board, Direction
from game.rules.kernel.reckoning import Modifier, Reckoning
from game.rules.kernel.tokens import Token

BOARD = Board(6, 6)


@dataclass(frozen=True)
class Event:
    type: str
    who: str = ""
    to: str = ""
    number: int = 0


@dataclass(frozen=True)
class Position:
    places: tuple[tuple[str, str, str], ...] = (("ann", "A1", "N"), ("bob", "F6", "S"))
    round: int = 1
    beat: int = 0
    trail: tuple[str, ...] = ()
    """every event in order, so that two positions are equal only if the same things happened in the same order"""


class Walkers:
    key = "walkers"
    version = 1
    levels = ("round", "beat")
    overlays: tuple[str, ...] = ()

    def apply(self, position: Position, event: Event) -> Position:
        trail = (*position.trail, f"{event.type} {event.who} {event.to}")
        if event.type == "round":
            return replace(position, round=event.number, beat=0, trail=trail)
        if event.type == "beat":
            return replace(position, beat=event.number, trail=trail)
        places = []
        for name, square, facing in position.places:
            if name == event.who and event.type == "went":
                square = event.to
            elif name == event.who and event.type == "turned":
                facing = event.to
            places.append((name, square, facing))
        return replace(position, places=tuple(places), trail=trail)

    def copy(self, position: Position) -> Position:
        return replace(position)

    def view(self, position: Position, seat: str) -> Position:
        return position

    def moment(self, position: Position) -> tuple[int, ...]:
        return position.round, position.beat

    def tokens(self, position: Position) -> list[Token]:
        return [
            Token(name, "walker", (square,), 5, Direction(facing), name, name[0].upper(), True)
            for name, square, facing in position.places
        ]

    def words(self, position: Position, event: Event) -> str:
        return "" if event.type in ("round", "beat", "quiet") else f"{event.who} {event.type} {event.to}".strip()

    def reckoned(self, position: Position, event: Event) -> tuple[Reckoning, ...]:
        if event.type != "sneezed":
            return ()
        return (Reckoning("a sneeze", 4, (Modifier("dust", -1, "dust"),), figure="strength", base_words="the nose"),)

    def write_event(self, event: Event) -> dict[str, Any]:
        return asdict(event)


def went(who: str, to: str) -> Event:
    return Event("went", who, to)


def turned(who: str, to: str) -> Event:
    return Event("turned", who, to)


def beat(number: int) -> Event:
    return Event("beat", number=number)


STORY = [
    beat(1),
    went("ann", "A2"),
    went("bob", "F5"),
    beat(2),
    turned("ann", "E"),
    went("ann", "A3"),
    Event("round", number=2),
    beat(1),
    Event("sneezed", "bob"),
    went("bob", "F4"),
]
"""Two rounds: beats 1 and 2, then beat 1."""
