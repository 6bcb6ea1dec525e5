"""What somebody may mean who has begun to type an order: by its code, or by its name on the card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.app.swashbuckler.foresight import parameters
from game.app.widgets.text_field import Suggestion
from game.rules.swashbuckler.menus import Choice, Menu

MOST = 6
"""as many as can be taken in at a glance"""
SHORTEST_NAME = 2
"""letters after which the card's names are looked through too"""


@dataclass(frozen=True, slots=True)
class Completion:
    """`text`: the whole line with the order written out; `order`: the order alone, as it is written (`N-`)."""

    text: str
    order: str
    name: str

    @property
    def words(self) -> str:
        return f"{self.order} {self.name}"


def completions(line: str, menu: Menu) -> tuple[Completion, ...]:
    """For the order that the line ends in, codes first, then names; none where it ends in a rest or a space."""
    before, _, begun = line.rpartition(" ")
    if not begun.strip("-") or begun.endswith("-"):
        return ()
    kept = f"{before} " if before else ""
    found = dict.fromkeys([*_by_code(begun.upper(), menu), *_by_name(begun.lower(), menu)])
    return tuple(Completion(kept + order, order, choice.entry.name) for choice, order in found)[:MOST]


def in_words(offered: Sequence[Suggestion]) -> str:
    """How to take the first of them, and what else there is."""
    first, *others = (each.words for each in offered)
    return f"Right takes {first}." + (f" Down for {', '.join(others)}." if others else "")


def _by_code(begun: str, menu: Menu) -> Iterator[tuple[Choice, str]]:
    """The order that is written out already comes first, since it may be all that is meant."""
    beginning = [pair for pair in _all(menu) if pair[1].startswith(begun)]
    yield from sorted(beginning, key=lambda pair: pair[1].rstrip("-") != begun)


def _by_name(begun: str, menu: Menu) -> Iterator[tuple[Choice, str]]:
    if len(begun) >= SHORTEST_NAME:
        for choice, order in _all(menu):
            if any(word.startswith(begun) for word in choice.entry.name.lower().split()):
                yield choice, order


def _all(menu: Menu) -> Iterator[tuple[Choice, str]]:
    for group in menu.groups.values():
        for choice in group:
            if choice.code.strip("-"):
                yield from ((choice, choice.text(parameter)) for parameter in parameters(choice))
