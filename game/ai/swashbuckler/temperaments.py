"""What each temperament cares for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """Weights on what a plot may bring, 1 being the plain reckoning.

    `blades`, `tricks`, `shoves`: harm done with sword and dagger, by actions, by shoving and kicking. `fear`: harm that
    may come; `guard`: what turning a blow is worth on top of the harm it saves. `zeal`: for each box he is nearer to
    where he wants to be. `whim`: how much chance has a say.
    """

    blades: float = 1.0
    tricks: float = 1.0
    shoves: float = 1.0
    fear: float = 1.0
    guard: float = 0.0
    zeal: float = 0.02
    whim: float = 0.02


TEMPERS = {
    "careful": Temper(fear=1.3, guard=0.7, zeal=0.02),
    "bold": Temper(blades=1.3, tricks=0.8, shoves=0.8, fear=0.5, zeal=0.035),
    "sly": Temper(blades=0.9, tricks=1.7, shoves=1.5, fear=0.9, zeal=0.025),
}
