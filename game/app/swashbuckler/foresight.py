"""What a draft would come to, as the board shows it: the way as arrows and ghosts, and the squares of an order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from game.app.board import Arrow, Ghost
from game.app.swashbuckler.draft import Draft
from game.app.theme import TEAL, WINE
from game.rules.grid import Direction
from game.rules.kernel.tokens import Token
from game.rules.swashbuckler.menus import Choice, Foreseen, Menu
from game.rules.swashbuckler.plot import Order

LUNGES = frozenset({"N", "1N", "PN", "SS"})
SWEEPS = frozenset({"S", "WH"})
GUARDS = frozenset({"P", "X"})
MOST_CLIMB = 3
"""Levels that the order menu offers to climb; more can be typed."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What one order would come to in the box in hand. `touched`: squares it is about."""

    choice: Choice
    order: Order
    square: str | None
    failed: str | None
    touched: frozenset[str]

    @property
    def text(self) -> str:
        return self.choice.text(self.order.parameter)


def orders_of(menu: Menu) -> Iterator[tuple[Choice, Order]]:
    """Every order the menu can write, with each of its parameters."""
    for choices in menu.groups.values():
        for choice in choices:
            if choice.code == "-":
                continue
            for parameter in parameters(choice):
                yield choice, Order(choice.code, parameter)


def parameters(choice: Choice) -> tuple[str, ...]:
    """What may follow the code; one empty text if nothing does."""
    if choice.code == "A":
        return choice.parameters[:MOST_CLIMB]
    return choice.parameters or ("",)


def look_ahead(draft: Draft, choice: Choice, order: Order) -> Prospect | None:
    """None if there is no box left for it."""
    foreseen = draft.prospect(order)
    if foreseen is None:
        return None
    touched = set(_squares(draft, foreseen))
    touched |= reach(draft, order, draft.before(draft.box))
    return Prospect(choice, order, foreseen.square, foreseen.failed, frozenset(touched))


def _squares(draft: Draft, foreseen: Foreseen) -> Iterator[str]:
    """The squares that the events of a step name, or in which those stand whom they name."""
    view = draft.view
    for event in foreseen.events:
        if event.type in ("step_began", "step_ended", "turn_ended", "ordered", "failed"):
            continue
        for text in _texts(draft.system.write_event(event)):
            if text in view.board:
                yield text
            elif text in view.fighters and text != draft.fighter.id:
                square = view.fighters[text].square
                if square:
                    yield square
            elif text in view.pieces:
                yield from view.pieces[text].squares


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)


def reach(draft: Draft, order: Order, before: Foreseen | None) -> set[str]:
    """The squares a blow or a hat would reach, or a guard covers, from where the plot so far brings him (R8.1)."""
    masks = draft.system.card.reach
    hand = draft.view.hand(draft.fighter)
    if order.code in LUNGES:
        eighths: Iterable[int] = masks.lunge(hand)
    elif order.code in SWEEPS | GUARDS:
        eighths = masks.slash(hand)
    else:
        return set()
    square, facing = stand(draft, before)
    board = draft.view.board
    if square is not None and order.code == "1N":
        square = board.ahead(square, facing) or square
    if square is None:
        return set()
    found = (board.ahead(square, facing.turned(each)) for each in eighths)
    return {each for each in found if each is not None}


def stand(draft: Draft, at: Foreseen | None) -> tuple[str | None, Direction]:
    """Where he stands and how he faces after a step, or now."""
    return (at.square, at.facing) if at else (draft.fighter.square, draft.fighter.facing)


def way(draft: Draft, token: Token) -> tuple[list[Arrow], list[Ghost]]:
    """The way the plot leads him: an arrow through the squares, and a pale figure wherever he would stop or turn."""
    squares = [token.squares[0]] if token.squares else []
    stops: dict[str, tuple[Foreseen, int, int]] = {}
    here = (draft.fighter.square, draft.fighter.facing, draft.fighter.prone)
    for each in draft.foreseen():
        now = (each.square, each.facing, each.prone)
        if each.square is not None and now != here:
            first = stops[each.square][1] if each.square in stops else each.box
            stops[each.square] = (each, first, each.box)
            squares.append(each.square)
        here = now
    trail = tuple(square for number, square in enumerate(squares) if number == 0 or square != squares[number - 1])
    arrows = [Arrow(trail, colour=TEAL)] if len(trail) > 1 else []
    ghosts = [
        Ghost(_as_it_would_be(token, foreseen), label=str(first) if first == last else f"{first}–{last}")
        for foreseen, first, last in stops.values()
    ]
    return arrows, ghosts


def step_to(draft: Draft, token: Token, order: Order) -> tuple[list[Arrow], list[Ghost]]:
    """What one order more would do."""
    foreseen = draft.prospect(order)
    if foreseen is None or foreseen.square is None:
        return [], []
    square, facing = stand(draft, draft.before(draft.box))
    colour = WINE if foreseen.failed else TEAL
    moved = square is not None and square != foreseen.square
    arrows = [Arrow((square, foreseen.square), colour=colour, dashed=True)] if moved and square else []
    changed = (foreseen.square, foreseen.facing, foreseen.prone) != (square, facing, draft.fighter.prone)
    ghosts = [Ghost(_as_it_would_be(token, foreseen), fade=0.4, label=order.text)] if changed else []
    return arrows, ghosts


def _as_it_would_be(token: Token, foreseen: Foreseen) -> Token:
    assert foreseen.square is not None
    marks = tuple(mark for mark in token.marks if mark not in ("prone", "under", "stunned"))
    marks += ("prone",) if foreseen.prone else ()
    marks += ("under",) if foreseen.under else ()
    return replace(token, squares=(foreseen.square,), facing=foreseen.facing, marks=marks)
