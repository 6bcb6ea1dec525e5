"""Special attacks and incidents: a fighter's way through one row of the card's table (R11)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.card.incidents import Column
from game.rules.swashbuckler.fates import (
    Circumstances,
    Draw,
    Fate,
    Row,
    bumped_head,
    fallen_from_height,
    jumped_down,
    struck,
)
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.harm import Harm
from game.rules.swashbuckler.position import Position
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
    how = circumstances(resolution.position, blow)
    fate = struck(_row(resolution, blow.key), how, _rolling(resolution, blow))
    if not fate.avoided and _dazzles(resolution.position, blow) and not how.used_to_it:
        harm.dazzle(blow.victim.id)
    _take(resolution, harm, blow, fate)
    return not fate.avoided


def circumstances(position: Position, blow: Blow) -> Circumstances:
    used_to_it = _dazzles(position, blow) and blow.victim.dazzled
    return Circumstances(blow.victim.standing, blow.avoided, blow.must_fall, used_to_it)


def _dazzles(position: Position, blow: Blow) -> bool:
    return blow.key in DAZZLING and "one_dazzle" in position.options


def fall_from_height(resolution: Resolution, harm: Harm, blow: Blow) -> None:
    """Moved down a level against his will (R9.9, R11.2)."""
    fate = fallen_from_height(_row(resolution, "thrown_chair"), _rolling(resolution, blow))
    _take(resolution, harm, blow, fate)


def land_from_jump(resolution: Resolution, harm: Harm, blow: Blow) -> None:
    """A jump down of more than one level (R9.3)."""
    fate = jumped_down(_row(resolution, "thrown_chair"), _rolling(resolution, blow))
    if fate is not None:
        _take(resolution, harm, blow, fate)


def bump_head(resolution: Resolution, harm: Harm, blow: Blow) -> None:
    """Standing up beneath a table (R9.4)."""
    _take(resolution, harm, blow, bumped_head(_row(resolution, "table"), _rolling(resolution, blow)))


def _row(resolution: Resolution, key: str) -> Row:
    return Row.of(resolution.card.incidents[key])


def _rolling(resolution: Resolution, blow: Blow) -> Draw:
    def roll(name: str, column: Column[T], /) -> T:
        return column.at(resolution.roll(f"{blow.key}: {name}", blow.victim.id, blow.attacker))

    return roll


def _take(resolution: Resolution, harm: Harm, blow: Blow, fate: Fate) -> None:
    """Tell of it, and add it to the batch."""
    resolution.emit(
        e.Incident,
        kind=blow.key,
        victim=blow.victim.id,
        attacker=blow.attacker,
        piece=blow.piece,
        avoided=fate.avoided,
        injury=str(fate.wound) if fate.wound else None,
        stun=fate.stun,
        falls=fate.falls,
        fall_stun=fate.fall_stun,
    )
    if fate.avoided:
        return
    for wound in (fate.wound, fate.fall_injury):
        if wound is not None:
            harm.injure(blow.victim.id, wound, blow.attacker)
    if fate.falls:
        harm.fall(blow.victim.id, blow.key)
    harm.stun(blow.victim.id, fate.steps)
