"""What a batch does to the fighters, added up and then marked together (R6.1, R12)."""

from __future__ import annotations

from collections import defaultdict

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.card.wounds import Wound
from game.rules.swashbuckler.fighter import Fighter, Posture, Weapon
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.resolution import Resolution

Blows = list[tuple[str | None, int]]
"""(attacker, boxes) in the order of the attackers' ids."""


class Harm:
    """Injuries, falls and stuns of one batch. Nothing bites before `settle`."""

    def __init__(self, resolution: Resolution) -> None:
        self.resolution = resolution
        self._blows: dict[str, dict[Part, Blows]] = defaultdict(lambda: defaultdict(list))
        self._falls: dict[str, str] = {}
        self._stuns: dict[str, int] = {}
        self._dazzled: set[str] = set()

    def injure(self, victim: str, wound: Wound, attacker: str | None) -> None:
        self._blows[victim][wound.part].append((attacker, wound.amount))

    def fall(self, victim: str, cause: str) -> None:
        self._falls.setdefault(victim, cause)

    def stun(self, victim: str, boxes: int) -> None:
        """Of several incidents the later end counts (R12.2)."""
        self._stuns[victim] = max(boxes, self._stuns.get(victim, 0))

    def dazzle(self, victim: str) -> None:
        """A hat or mug has stunned him (R13, one dazzle)."""
        self._dazzled.add(victim)

    def settle(self) -> None:
        """Mark everything, by the victims' ids."""
        for victim in sorted({*self._blows, *self._falls, *self._stuns}):
            self._mark_injuries(victim)
            fighter = self.resolution.position.fighters[victim]
            if not fighter.fighting:
                continue
            if fighter.gone(Part.HEAD) or fighter.gone(Part.BODY):
                put_out(self.resolution, fighter)
                continue
            drop_from_lost_arms(self.resolution, fighter)
            if victim in self._falls:
                go_down(self.resolution, self.resolution.position.fighters[victim], self._falls[victim])
            if self._stuns.get(victim):
                self._circle(fighter, self._stuns[victim])
            if victim in self._dazzled and not fighter.dazzled:
                self.resolution.emit(e.Dazzled, fighter=victim, before=False, after=True)

    def _mark_injuries(self, victim: str) -> None:
        """Arms first, since what is beyond an arm's boxes goes to the Head (R12.1)."""
        blows = {part: sorted(self._blows[victim][part], key=_by_attacker) for part in Part}
        for arm in (Part.RIGHT_ARM, Part.LEFT_ARM):
            blows[Part.HEAD] += self._mark(victim, arm, blows[arm])
        for part in (Part.HEAD, Part.BODY):
            self._mark(victim, part, sorted(blows[part], key=_by_attacker))

    def _mark(self, victim: str, part: Part, blows: Blows) -> Blows:
        """Mark what the part can hold; returns what is left over."""
        fighters = self.resolution.position.fighters
        fighter = fighters[victim]
        before = fighter.lost.of(part)
        room = fighter.boxes.of(part) - before
        marked = 0
        credit: dict[str, int] = {}
        beyond: Blows = []
        for attacker, boxes in blows:
            fits = min(boxes, room - marked)
            marked += fits
            if boxes > fits:
                beyond.append((attacker, boxes - fits))
            if fits and attacker is not None and fighters[attacker].side != fighter.side:
                credit[attacker] = credit.get(attacker, 0) + fits
        if marked:
            self.resolution.emit(
                e.Injured, fighter=victim, part=part.value, before=before, after=before + marked, credit=credit
            )
        return beyond

    def _circle(self, fighter: Fighter, boxes: int) -> None:
        resolution = self.resolution
        plot = resolution.position.fighters[fighter.id].plot
        start = resolution.stun_start(fighter)
        newly = tuple(box for box in range(start, start + boxes) if box not in plot.circled)
        lost = tuple(order.text for box in newly if box <= len(plot.orders) and (order := plot.orders[box - 1]))
        resolution.stunned.add(fighter.id)
        if newly:
            resolution.emit(e.Stunned, fighter=fighter.id, seat=fighter.seat, boxes=newly, lost=lost)


def _by_attacker(blow: tuple[str | None, int]) -> str:
    return blow[0] or ""


def put_out(resolution: Resolution, fighter: Fighter) -> None:
    """All Body or all Head gone: he is taken off and what he carried lies in his square (R12.1, R12.4)."""
    for weapon in fighter.weapons:
        drop(resolution, fighter, weapon, "out")
    put_down_chest(resolution, fighter, "out")
    part = Part.HEAD if fighter.gone(Part.HEAD) else Part.BODY
    resolution.emit(e.Out, fighter=fighter.id, before=fighter.here, cause=part.value)


def drop_from_lost_arms(resolution: Resolution, fighter: Fighter) -> None:
    """A weapon whose arm is gone drops in his square; an ambidextrous fighter's only when both are (R12.1)."""
    for weapon in fighter.weapons:
        if resolution.position.arm_gone(fighter, weapon.kind.is_sword):
            drop(resolution, fighter, weapon, "arm_gone")


def drop(resolution: Resolution, fighter: Fighter, weapon: Weapon, cause: str) -> None:
    resolution.emit(
        e.Dropped,
        fighter=fighter.id,
        piece=weapon.id,
        kind=weapon.kind.value,
        square=fighter.here,
        under=fighter.under,
        cause=cause,
    )


def put_down_chest(resolution: Resolution, fighter: Fighter, cause: str) -> None:
    """Going prone by order or by falling, or being out, puts it down (R7.10)."""
    if fighter.chest is not None:
        resolution.emit(
            e.Dropped,
            fighter=fighter.id,
            piece=fighter.chest,
            kind="chest",
            square=fighter.here,
            under=fighter.under,
            cause=cause,
        )


def go_down(resolution: Resolution, fighter: Fighter, cause: str) -> None:
    """He is prone, if he was not already."""
    if fighter.prone:
        return
    resolution.emit(
        e.Postured, fighter=fighter.id, before=Posture.STANDING.value, after=Posture.PRONE.value, cause=cause
    )
    put_down_chest(resolution, fighter, cause)
