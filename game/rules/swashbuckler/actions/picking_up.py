"""Pick up sword, dagger and chest (R7.10)."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.contests import contest
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.pieces import Kind, Piece
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution


def pick_up_swords(resolution: Resolution, fighters: list[Fighter]) -> None:
    """Of several swords his own faction's first."""

    def refuse(fighter: Fighter) -> Reason | None:
        if fighter.sword is not None:
            return Reason.HAND_FULL
        return Reason.ARM_GONE if resolution.position.arm_gone(fighter, for_sword=True) else None

    def preferred(fighter: Fighter, piece: Piece) -> bool:
        return piece.kind.value == fighter.own_sword.value

    _pick_up(resolution, fighters, "PS", (Kind.RAPIER, Kind.CUTLASS), refuse, preferred)


def pick_up_daggers(resolution: Resolution, fighters: list[Fighter]) -> None:
    def refuse(fighter: Fighter) -> Reason | None:
        if fighter.dagger is not None:
            return Reason.HAND_FULL
        return Reason.ARM_GONE if resolution.position.arm_gone(fighter, for_sword=False) else None

    _pick_up(resolution, fighters, "PD", (Kind.DAGGER,), refuse)


def pick_up_chests(resolution: Resolution, fighters: list[Fighter]) -> None:
    """A chest needs no free hand, one a fighter."""

    def refuse(fighter: Fighter) -> Reason | None:
        return Reason.CARRYING_CHEST if fighter.chest else None

    _pick_up(resolution, fighters, "PC", (Kind.CHEST,), refuse)


def lying_here(position: Position, fighter: Fighter, kinds: tuple[Kind, ...]) -> list[Piece]:
    """Things in his square at his own level, never beneath a table."""
    return [
        piece
        for piece in position.pieces_at(fighter.here, *kinds)
        if not piece.under and position.piece_level(piece) == position.level(fighter)
    ]


def _pick_up(
    resolution: Resolution,
    fighters: list[Fighter],
    code: str,
    kinds: tuple[Kind, ...],
    refuse: Callable[[Fighter], Reason | None],
    preferred: Callable[[Fighter, Piece], bool] = lambda fighter, piece: True,
) -> None:
    wanted: dict[str, list[Fighter]] = {}
    for fighter in fighters:
        things = lying_here(resolution.position, fighter, kinds)
        reason = refuse(fighter)
        if reason is None and not things:
            reason = Reason.NO_CHEST if code == "PC" else Reason.NOTHING_TO_PICK_UP
        if reason is not None:
            resolution.fail(fighter, Order(code), reason)
            continue
        things.sort(key=lambda piece: (not preferred(fighter, piece), piece.id))
        wanted.setdefault(things[0].id, []).append(fighter)
    for piece, rivals in sorted(wanted.items()):
        winner = contest(resolution, piece, rivals, "expertise")
        kind = resolution.position.pieces[piece].kind.value
        for fighter in rivals:
            if fighter.id == winner.id:
                resolution.emit(e.PickedUp, fighter=fighter.id, piece=piece, kind=kind, square=fighter.here)
            else:
                resolution.fail(fighter, Order(code), Reason.LOST_CONTEST)
