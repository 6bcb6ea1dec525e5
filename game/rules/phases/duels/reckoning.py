"""A duel's throw before it is made (P1.3, PD2)."""

from __future__ import annotations

from fractions import Fraction

from game.rules.kernel.reckoning import Modifier, Outcome, Reckoning
from game.rules.phases.figure import Figure

FACES = 20


def opposed_chances(difference: int) -> tuple[Fraction, Fraction, Fraction]:
    """To win, to be equal and to lose, with so much more Thews."""
    faces = range(1, FACES + 1)
    margins = [own + difference - other for own in faces for other in faces]
    total = len(margins)
    won, equal = sum(margin > 0 for margin in margins), margins.count(0)
    return Fraction(won, total), Fraction(equal, total), Fraction(total - won - equal, total)


def opposed_throw(own: Figure, other: Figure) -> Reckoning:
    won, equal, lost = opposed_chances(own.thews - other.thews)
    return Reckoning(
        f"{own.id} against {other.id}",
        modifiers=(
            Modifier("thews", own.thews, "Thews"),
            Modifier("thews_of_other", -other.thews, "the other's Thews"),
        ),
        outcomes=(Outcome("wins", won), Outcome("equal", equal), Outcome("loses", lost)),
        figure="more on the one throw than on the other",
    )
