"""What a rule system brings to the shared screens, and where it is found: the package of its name in `game.app`."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast

from game.rules.kernel.game import Game
from game.scenarios import Scenario

if TYPE_CHECKING:
    from game.app.play.flow import Decide
    from game.app.play.table import Table
    from game.app.screens.base import Screen
    from game.app.window import Window


@dataclass(frozen=True, slots=True)
class Person:
    """A ready-made figure that a seat may choose."""

    id: str
    name: str
    words: str
    kind: str


@dataclass(frozen=True, slots=True)
class Highlight:
    """A moment worth seeing again: what it was the best of, the log's words, when, and the number of the event."""

    title: str
    words: str
    moment: tuple[int, ...]
    event: int


class Casting(Protocol):
    """What can be chosen for a new game of one system."""

    options: Mapping[str, str]
    """optional rules: key and words"""
    sets: Mapping[str, frozenset[str]]
    """named sets of them, the usual one first"""

    def sides(self, scenario: Scenario) -> Sequence[str]:
        """The sides that seats can choose, in the order in which they are dealt."""

    def shared(self, scenario: Scenario) -> bool:
        """Whether several seats may be of one side."""

    def people(self, scenario: Scenario) -> Sequence[Person]:
        """Whom a seat may choose to play; empty where the scenario deals them out."""

    def choice(self, person: str | None, side: str | None) -> Any:
        """What a seat has chosen, as `start_game` takes it."""


class Parts(Protocol):
    casting: Casting

    def deciding(self, table: Table, decide: Decide) -> Screen:
        """The screen on which a seat answers its decisions; it ends with `table.commit`."""

    def describe(self, position: Any, square: str) -> str:
        """What is in a square, for a tooltip."""

    def reason(self, reason: str) -> str:
        """A sentence on why a game ended."""

    def statistics(self, game: Game[Any, Any]) -> tuple[Mapping[str, str], Sequence[Sequence[str]]]:
        """A table of what each figure did: headings with what they mean, and a row each, which begins with
        the figure's id."""

    def highlights(self, game: Game[Any, Any]) -> Sequence[Highlight]:
        """The moments worth seeing again, in the order in which they happened."""


class Teaching(Protocol):
    """What the parts of a system with lessons can do besides (`game.systems.lessons`)."""

    def teach(self, window: Window) -> None:
        """Begin the lessons, or go on with them."""


def can_be_played(key: str) -> bool:
    """Whether a system has parts, so that it can be played in the window."""
    return key.isidentifier() and importlib.util.find_spec(f"game.app.{key}") is not None


def parts_of(key: str) -> Parts:
    """The parts of a system that has them."""
    return cast(Parts, importlib.import_module(f"game.app.{key}").PARTS)


def teaching_of(key: str) -> Teaching:
    """The parts of a system that has lessons."""
    return cast(Teaching, parts_of(key))
