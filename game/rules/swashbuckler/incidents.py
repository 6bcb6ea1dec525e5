"""Special attacks and incidents: a fighter's way through one row of the card's table (R11)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.card.incidents import Column
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.harm import Harm
from game.rules.swashbuckler.resolution import Resolution

T = TypeVar("T")
DAZZLING = ("waved_hat", "thrown_mug")


@dataclass(frozen=True, slots=True)
class Blow:
    """An incident about to be rolled. `avoidable`: None asks the table, False and True settle it (notes B, D).

    `must_fall`: he cannot be pushed, so whether he falls is not rolled (R10.5).
    """

    key: str
    victim: Fighter
    attacker: str | None = None
    piece: str | None = None
    avoided: bool | None = None
    must_fall: bool = False

    @property
    def precedence(self) -> tuple[str, str, str]:
        """Dice fall by the victim's id, then the attacker's (referee: dice)."""
        return (self.victim.id, self.attacker or "", self.piece or "")


def suffer_all(resolution: Resolution, blows: Iterable[Blow]) -> None:
    """A batch of incidents: rolled in the order of the dice, then marked together (R6.1)."""
    harm = Harm(resolution)
    for blow in sorted(blows, key=lambda blow: blow.precedence):
        suffer(resolution, harm, blow)
    harm.settle()


def suffer(resolution: Resolution, harm: Harm, blow: Blow) -> bool:
    """Roll the columns left to right (R11.1) and add the result to the batch; returns whether he was hit."""
    row = resolution.card.incidents[blow.key]
    avoided = blow.avoided
    if avoided is None:
        avoided = _column(resolution, blow, "avoid", row.avoid)
    if avoided:
        _tell(resolution, blow, avoided=True)
        return False
    wound = _column(resolution, blow, "injuries", row.injuries)
    stun = _column(resolution, blow, "stun", row.stun)
    falls, fall_stun = False, 0
    if blow.victim.standing:
        falls = blow.must_fall or _column(resolution, blow, "falls", row.falls)
        if falls:
            fall_stun = _column(resolution, blow, "fall_stun", row.fall_stun)
    if blow.key in DAZZLING and "one_dazzle" in resolution.position.options:
        if blow.victim.dazzled:
            stun = fall_stun = 0
        else:
            harm.dazzle(blow.victim.id)
    _tell(resolution, blow, injury=str(wound) if wound else None, stun=stun, falls=falls, fall_stun=fall_stun)
    if wound:
        harm.injure(blow.victim.id, wound, blow.attacker)
    if falls:
        harm.fall(blow.victim.id, blow.key)
        if row.fall_injury:
            harm.injure(blow.victim.id, row.fall_injury, blow.attacker)
    harm.stun(blow.victim.id, stun + fall_stun)
    return True


def fall_from_height(resolution: Resolution, harm: Harm, blow: Blow) -> None:
    """The thrown chair's injuries and its steps of stun if falls; always prone, nothing avoided (R11.2, note A)."""
    row = resolution.card.incidents["thrown_chair"]
    wound = _column(resolution, blow, "injuries", row.injuries)
    fall_stun = _column(resolution, blow, "fall_stun", row.fall_stun)
    _tell(resolution, blow, injury=str(wound) if wound else None, falls=True, fall_stun=fall_stun)
    if wound:
        harm.injure(blow.victim.id, wound, blow.attacker)
    harm.fall(blow.victim.id, blow.key)
    harm.stun(blow.victim.id, fall_stun)


def land_from_jump(resolution: Resolution, harm: Harm, blow: Blow) -> None:
    """A jump down of more than one level: the thrown chair's chance to fall (R9.3)."""
    if _column(resolution, blow, "falls", resolution.card.incidents["thrown_chair"].falls):
        fall_from_height(resolution, harm, blow)


def bump_head(resolution: Resolution, harm: Harm, blow: Blow) -> None:
    """Standing up beneath a table: the shoved table's steps of stun if falls (R9.4, note C)."""
    fall_stun = _column(resolution, blow, "fall_stun", resolution.card.incidents["table"].fall_stun)
    _tell(resolution, blow, fall_stun=fall_stun)
    harm.stun(blow.victim.id, fall_stun)


def _column(resolution: Resolution, blow: Blow, name: str, column: Column[T]) -> T:
    """A column whose six entries agree is not rolled (R11.1)."""
    if not column.rolled:
        return column.at(1)
    return column.at(resolution.roll(f"{blow.key}: {name}", blow.victim.id, blow.attacker))


def _tell(
    resolution: Resolution,
    blow: Blow,
    *,
    avoided: bool = False,
    injury: str | None = None,
    stun: int = 0,
    falls: bool = False,
    fall_stun: int = 0,
) -> None:
    resolution.emit(
        e.Incident,
        kind=blow.key,
        victim=blow.victim.id,
        attacker=blow.attacker,
        piece=blow.piece,
        avoided=avoided,
        injury=injury,
        stun=stun,
        falls=falls,
        fall_stun=fall_stun,
    )
