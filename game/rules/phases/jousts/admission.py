"""What a knight needs to be let into the lists (PJ1)."""

from __future__ import annotations

from game.rules.phases.figure import HELM, SHIELD, Figure

BARE = "none"


def missing(knight: Figure, lances: int) -> list[str]:
    """What he lacks, by name."""
    needs = {
        "armour": knight.armour != BARE,
        SHIELD: knight.has(SHIELD),
        HELM: knight.has(HELM),
        "mount": knight.mount is not None or bool(knight.stable),
        "lance": lances > 0,
    }
    return [thing for thing, there in needs.items() if not there]
