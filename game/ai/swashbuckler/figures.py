"""The fighters as a plotter sees them: each with his square as a number and what his hands can do."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.swashbuckler.ground import DIRECTIONS, Ground
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.swordplay import weapon_for

EIGHTH = {direction: number for number, direction in enumerate(DIRECTIONS)}


@dataclass(frozen=True, slots=True, eq=False)
class Figure:
    """`slash`, `lunge`: by facing, the eighths in which he slashes and defends, and lunges (R8.1).

    `manners`: how he can attack with what he has in hand, and whether only into the lunge squares.
    """

    fighter: Fighter
    square: int
    facing: int
    level: int
    foe: bool
    slash: dict[int, tuple[int, ...]]
    lunge: dict[int, tuple[int, ...]]
    manners: tuple[tuple[str, bool], ...]

    @property
    def sign(self) -> int:
        """Harm to an opponent counts for, to a mate against."""
        return 1 if self.foe else -1


MANNERS = {"N": "lunge", "1N": "running_lunge", "S": "slash", "SS": "stab", "PN": "riposte"}
"""By order, what its attack is called."""


def see(view: Position, ground: Ground, card: Card, fighter: Fighter, side: str) -> Figure:
    """A fighter who is in the fight, seen by one of that side."""
    hand = view.hand(fighter)

    def turned(eighths: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
        return {facing: tuple((eighth + facing) % 8 for eighth in eighths) for facing in (0, 2, 4, 6)}

    able = [] if fighter.chest else [code for code in ("N", "S", "SS") if weapon_for(view, fighter, code)]
    return Figure(
        fighter,
        ground.number[fighter.here],
        EIGHTH[fighter.facing],
        view.level(fighter),
        fighter.side != side,
        turned(card.reach.slash(hand)),
        turned(card.reach.lunge(hand)),
        tuple((code, code != "S") for code in able),
    )
