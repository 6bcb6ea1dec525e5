"""Which rule systems this program plays: the one list of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from game.rules.kernel.reference import Pages
from game.rules.kernel.system import System


class UnknownSystem(Exception):
    """A file or command names a rule system that this program does not have."""


def _swashbuckler() -> System[Any, Any]:
    from game.card_files import load_card
    from game.rules.swashbuckler.system import Swashbuckler

    return Swashbuckler(load_card())


def _phases() -> System[Any, Any]:
    from game.phase_tables import load_tables
    from game.rules.phases.system import Phases

    return Phases(load_tables())


def _swashbuckler_pages() -> Pages:
    from game.card_files import load_card
    from game.rules.swashbuckler.reference import pages

    return pages(load_card())


def _phases_pages() -> Pages:
    from game.phase_tables import load_tables
    from game.rules.phases.reference import pages

    return pages(load_tables())


_BUILDERS: dict[str, Callable[[], System[Any, Any]]] = {"swashbuckler": _swashbuckler, "phases": _phases}
_PAGES: dict[str, Callable[[], Pages]] = {"swashbuckler": _swashbuckler_pages, "phases": _phases_pages}
_TITLES = {
    "swashbuckler": ("Swashbuckler", "Plot six steps in secret, and watch the tavern come apart."),
    "phases": ("Duels and Jousts", "Bet your own blood behind the tavern, or your horse in the lists."),
}


def keys() -> tuple[str, ...]:
    """The first is the one that is meant where none is named."""
    return tuple(_BUILDERS)


def lessons() -> tuple[tuple[str, str, str], ...]:
    """As `titles`, of the lessons that there are."""
    return (("swashbuckler", "First fight", "Learn by playing: seven short turns in a quiet parlour, with a teacher."),)


def titles() -> tuple[tuple[str, str, str], ...]:
    """Key, what players call the game that a system plays, and one line on it."""
    return tuple((key, *_TITLES[key]) for key in _BUILDERS)


@cache
def system(key: str) -> System[Any, Any]:
    """Built when first asked for. Raises UnknownSystem."""
    if key not in _BUILDERS:
        raise UnknownSystem(f"there is no rule system {key!r} here; known: {', '.join(keys())}")
    return _BUILDERS[key]()


@cache
def pages(key: str) -> Pages:
    """The reference of the system of that key."""
    return _PAGES[key]()
