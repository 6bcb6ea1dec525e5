"""A fighter: profile, weapons, posture, and the plot of the turn in hand (R4, R5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from game.rules.grid import Direction
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.plot import Plot
from game.rules.swashbuckler.weapons import Handedness, WeaponKind


class Posture(StrEnum):
    STANDING = "standing"
    PRONE = "prone"


class Faction(StrEnum):
    MUSKETEER = "musketeer"
    PIRATE = "pirate"


class Status(StrEnum):
    FIGHTING = "fighting"
    OUT = "out"
    LEFT = "left"
    OVERBOARD = "overboard"


@dataclass(frozen=True, slots=True)
class Profile:
    """Boxes for each part of the body: how many there are, or how many are lost (R4.1)."""

    head: int = 0
    body: int = 0
    right_arm: int = 0
    left_arm: int = 0

    def of(self, part: Part) -> int:
        return int(getattr(self, part.value))


@dataclass(frozen=True, slots=True)
class Weapon:
    id: str
    kind: WeaponKind


@dataclass(frozen=True, slots=True)
class Fighter:
    """Immutable: events replace a fighter, so that a copied position shares him safely.

    `stunned`, `resting`: boxes circled, or due as rests, at the start of the turn, both from box 1 (R12.2).
    `under`: beneath a table. `walked`: squares his own orders have moved him this turn (R12.1).
    `strode`: his last order moved him; `tail`: what stood in boxes 5 and 6 of the turn before (R9.7).
    `dazzled`: a hat or mug has stunned him this turn (R13). `unshared`: Constitution still to be shared out (R4.1).
    """

    id: str
    side: str
    seat: str
    faction: Faction
    square: str | None
    facing: Direction
    strength: int
    expertise: int
    boxes: Profile
    name: str = ""
    handedness: Handedness = Handedness.RIGHT
    lost: Profile = field(default_factory=Profile)
    posture: Posture = Posture.STANDING
    weapons: tuple[Weapon, ...] = ()
    chest: str | None = None
    under: bool = False
    stunned: int = 0
    resting: int = 0
    status: Status = Status.FIGHTING
    dealt: int = 0
    plot: Plot = field(default_factory=Plot)
    walked: int = 0
    strode: bool = False
    dazzled: bool = False
    tail: tuple[str, str] = ("", "")
    unshared: int = 0

    @property
    def here(self) -> str:
        """The square of a fighter who is in the fight."""
        assert self.square is not None, f"{self.id} is not on the board"
        return self.square

    @property
    def fighting(self) -> bool:
        return self.status is Status.FIGHTING

    @property
    def standing(self) -> bool:
        return self.posture is Posture.STANDING

    @property
    def prone(self) -> bool:
        return self.posture is Posture.PRONE

    def gone(self, part: Part) -> bool:
        """Whether every box of a part is lost."""
        return self.lost.of(part) >= self.boxes.of(part)

    @property
    def half_body_gone(self) -> bool:
        """At least half the Body, rounded up (R12.1)."""
        return self.lost.body >= (self.boxes.body + 1) // 2

    @property
    def sword(self) -> Weapon | None:
        return next((weapon for weapon in self.weapons if weapon.kind is not WeaponKind.DAGGER), None)

    @property
    def dagger(self) -> Weapon | None:
        return next((weapon for weapon in self.weapons if weapon.kind is WeaponKind.DAGGER), None)

    @property
    def own_sword(self) -> WeaponKind:
        """The sword of his faction (R7.10)."""
        return WeaponKind.RAPIER if self.faction is Faction.MUSKETEER else WeaponKind.CUTLASS
