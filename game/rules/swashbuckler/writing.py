"""The written form of a plot (R5.3): reading it, all that is wrong with it, and writing it down."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.rules.kernel.decisions import Fault
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.plot import BOXES, Order
from game.rules.swashbuckler.position import Position

Boxes = tuple[Order | None, ...]

FAULTS: dict[str, str] = {
    "not_text": "a plot is a text such as 'N- 1- L R'",
    "unknown_order": "there is no order {code}",
    "missing_parameter": "{code} needs one of {choices} after it, such as {example}",
    "wrong_parameter": "{code} takes one of {choices}, not {given}",
    "wrong_rests": "{code} needs {rests}: write {example}",
    "too_long": "there is no box left for {code}; {boxes} can be written in",
    "option_off": "{code} is played only with the optional rule {option}",
    "run_without_step": "a run follows a step forward and its rest, or another run",
    "run_without_rest": "a run ends with a rest: leave the box behind it empty",
}
"""Every fault of a plot by its stable code, in one place."""


@dataclass(frozen=True, slots=True)
class Written:
    """A plot as read: six boxes, and everything that is wrong with it."""

    orders: Boxes
    faults: list[Fault]


def parse_plot(text: object, fighter: Fighter, position: Position, card: Card) -> Written:
    """Read what is written from the first free box on; boxes it does not reach stand as they were (R12.3)."""
    first = fighter.plot.free_from(position.step)
    orders: list[Order | None] = list(fighter.plot.orders)
    if not isinstance(text, str):
        return Written(tuple(orders), [_fault("not_text", "")])
    faults: list[Fault] = []
    box = first
    for token in text.split():
        place = f"box {box}"
        if box > BOXES:
            writable = f"boxes {first} to {BOXES}" if first <= BOXES else "no boxes"
            faults.append(_fault("too_long", place, code=token[:20], boxes=writable))
            break
        if not token.strip("-"):
            orders[box - 1 : box - 1 + len(token)] = [None] * min(len(token), BOXES + 1 - box)
            if box + len(token) > BOXES + 1:
                faults.append(_fault("too_long", place, code=token[:20], boxes=f"boxes {first} to {BOXES}"))
                break
            box += len(token)
            continue
        order, fault = _parse_order(token, place, card, position.options)
        if order is None:
            assert fault is not None
            faults.append(fault)
            box += 1 + token.count("-")
            continue
        if fault is not None:
            faults.append(fault)
        rests = card.rests(order.code, order.parameter or None, position.options)
        orders[box - 1] = order
        for rest in range(box, min(box + rests, BOXES)):
            orders[rest] = None
        box += 1 + rests
    if not faults:
        faults += _faults_of_runs(orders, fighter)
    return Written(tuple(orders), faults)


def _parse_order(
    token: str, place: str, card: Card, options: frozenset[str]
) -> tuple[Order | None, Fault | None]:
    match = re.fullmatch(r"([0-9A-Z]+)(-*)", token.upper())
    if match is None:
        return None, _fault("unknown_order", place, code=token[:20])
    name, dashes = match[1], len(match[2])
    order, fault = _find_order(name, place, card)
    if order is None:
        return None, fault
    entry = card.orders[order.code]
    if entry.optional is not None and entry.optional not in options:
        return order, _fault("option_off", place, code=order.text, option=entry.optional)
    rests = card.rests(order.code, order.parameter or None, options)
    if dashes != rests:
        words = {0: "no rest", 1: "one rest"}.get(rests, f"{rests} rests")
        return order, _fault("wrong_rests", place, code=order.text, rests=words, example=order.text + "-" * rests)
    return order, None


def _find_order(name: str, place: str, card: Card) -> tuple[Order | None, Fault | None]:
    entry = card.orders.get(name)
    if entry is not None and entry.parameter is None:
        return Order(name), None
    if entry is not None and entry.parameter is not None:
        choices = ", ".join(entry.parameter.choices)
        return None, _fault(
            "missing_parameter", place, code=name, choices=choices, example=name + entry.parameter.choices[0]
        )
    stem, given = name[:-1], name[-1]
    entry = card.orders.get(stem)
    if entry is None or entry.parameter is None:
        return None, _fault("unknown_order", place, code=name[:20])
    if given not in entry.parameter.choices:
        choices = ", ".join(entry.parameter.choices)
        return None, _fault("wrong_parameter", place, code=stem, choices=choices, given=given)
    return Order(stem, given), None


def _faults_of_runs(orders: list[Order | None], fighter: Fighter) -> list[Fault]:
    """In the boxes right after a step forward's rest or another run, and a rest after the last (R9.7).

    Where nothing was rewritten nothing is wrong: a run whose step a stun has taken stands, and fails (R12.3).
    """
    codes = [*fighter.tail, *("" if order is None else order.code for order in orders)]
    codes = ["" if box in fighter.plot.circled else code for box, code in zip(range(-1, 7), codes, strict=True)]
    rewritten = {box for box in range(1, BOXES + 1) if orders[box - 1] != fighter.plot.orders[box - 1]}
    faults = []
    for box in range(1, BOXES + 1):
        here, before, first = codes[box + 1], codes[box], codes[box - 1]
        if rewritten.isdisjoint((box - 2, box - 1, box)):
            continue
        if here == "RUN" and before != "RUN" and not (first == "1" and before == ""):
            faults.append(_fault("run_without_step", f"box {box}"))
        if before == "RUN" and here not in ("", "RUN"):
            faults.append(_fault("run_without_rest", f"box {box}"))
    return faults


def _fault(code: str, place: str, /, **words: str) -> Fault:
    return Fault(code, place, FAULTS[code].format(**words))


def write_plot(orders: Boxes, first: int, card: Card, options: frozenset[str]) -> str:
    """The text of a plot from its first free box on; trailing rests are left out."""
    tokens: list[str] = []
    box = first
    while box <= BOXES:
        order = orders[box - 1]
        if order is None:
            tokens.append("-")
            box += 1
            continue
        rests = card.rests(order.code, order.parameter or None, options)
        tokens.append(order.text + "-" * rests)
        box += 1 + rests
    while tokens and tokens[-1] == "-":
        tokens.pop()
    return " ".join(tokens)
