"""What may be written in the next box, after what stands in the two before it (R9.7)."""

from __future__ import annotations

from game.rules.swashbuckler.fighter import Fighter

REST, STEP, RUN = "-", "1", "RUN"

Before = tuple[str, str]
"""The codes in the last two boxes, the later one second; empty for rests and circled boxes."""


def codes_before(fighter: Fighter, first: int) -> Before:
    """What stands in the two boxes before the first that can be written in, the turn before included."""
    codes = [*fighter.tail, *("" if order is None else order.code for order in fighter.plot.orders)]
    codes = ["" if box in fighter.plot.circled else code for box, code in enumerate(codes, start=-1)]
    return codes[first - 1], codes[first]


def may_follow(code: str, before: Before) -> bool:
    """A run goes on from a step forward and its rest or from a run, and after a run comes another or a rest."""
    if code == RUN:
        return before[1] == RUN or before == (STEP, "")
    return before[1] != RUN or code == REST


def then(before: Before, code: str, rests: int) -> Before:
    """The last two boxes after an order and its rests."""
    written = ("" if code == REST else code, *("",) * rests)
    return (*before, *written)[-2:]  # type: ignore[return-value]
