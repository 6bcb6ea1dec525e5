"""The sheet of a figure (P2), as far as duels and jousts read it."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.phases.tables.model import Tables

SHIELD, HELM, LANCE = "shield", "helm", "lance"
DEAD, DYING, MAIMED, UNCONSCIOUS, STUNNED = "dead", "dying", "maimed", "unconscious", "stunned"
STATES = (DEAD, DYING, MAIMED, UNCONSCIOUS, STUNNED)
LEAST_THEWS, MOST_THEWS = 0, 5


@dataclass(frozen=True, slots=True)
class Mount:
    """A horse; `kind` as table B4 has it."""

    id: str
    kind: str


YARD = "yard"
"""The id of the horse that the yard lends (PJ11); it is nobody's."""


@dataclass(frozen=True, slots=True)
class Figure:
    """`full`: hit points when unhurt. `goods`: what can be laid as a stake. `mount`: what he rides; `stable`: his own.

    `quick`, `backpack`, `satchels`, `in_hand`: things by name (P3). `points`: what a scenario has counted for him.
    """

    id: str
    name: str
    seat: str
    side: str
    calling: str
    rank: int
    thews: int
    wits: int
    hit_points: int
    full: int
    armour: str = "none"
    quick: tuple[str, ...] = ()
    backpack: tuple[str, ...] = ()
    satchels: tuple[str, ...] = ()
    in_hand: tuple[str, ...] = ()
    goods: tuple[str, ...] = ()
    state: frozenset[str] = frozenset()
    mount: Mount | None = None
    stable: tuple[Mount, ...] = ()
    points: int = 0

    @property
    def able(self) -> bool:
        """Not unconscious, dead or at the end of his strength (P0)."""
        return self.hit_points > 0 and not self.state & {DEAD, DYING, UNCONSCIOUS}

    @property
    def alive(self) -> bool:
        return DEAD not in self.state

    def has(self, thing: str) -> bool:
        """Whether he has it to hand."""
        return thing in self.quick or thing in self.in_hand

    def owned(self, mount: str) -> Mount | None:
        return next((each for each in self.stable if each.id == mount), None)


def melee(figure: Figure, tables: Tables) -> int:
    """By calling, and one more for each rank above the first (B1)."""
    return tables.calling(figure.calling).melee + figure.rank - 1


def exposure(figure: Figure, tables: Tables) -> int:
    """What armour and shield leave open (P2.3)."""
    return tables.armour(figure.armour).exposure + (tables.people.shield.exposure if figure.has(SHIELD) else 0)
