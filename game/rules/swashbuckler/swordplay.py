"""Stage 2: running lunges, then all attacks together, then the lunges back of parries (R8)."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.grid import Direction
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.attacks import Strike, defending_weapon, strike
from game.rules.swashbuckler.fighter import Fighter, Weapon
from game.rules.swashbuckler.harm import Harm
from game.rules.swashbuckler.movement import why_not_step
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reach import in_reach, lunge_directions, slash_directions
from game.rules.swashbuckler.reasons import Reason
from game.rules.swashbuckler.resolution import Resolution
from game.rules.swashbuckler.weapons import WeaponKind


def fence(resolution: Resolution) -> None:
    """Running steps, attacks and ripostes, each a batch of its own (R6.1)."""
    stepped = _run_in(resolution)
    turned = _attack(resolution, stepped)
    _riposte(resolution, turned)


# --- which weapon an order needs --------------------------------------------------------------------------


def lunging_weapon(position: Position, fighter: Fighter) -> Weapon | None:
    """The rapier; with that switch on a cutlass too (R8.2, R13)."""
    sword = position.sword(fighter)
    if sword is None:
        return None
    if sword.kind is WeaponKind.RAPIER or "cutlass_lunge" in position.options:
        return sword
    return None


def weapon_for(position: Position, fighter: Fighter, code: str) -> Weapon | None:
    """The weapon an order is carried out with; for a parry the sword if he has one (R8.2, R8.8)."""
    if code in ("N", "1N"):
        return lunging_weapon(position, fighter)
    if code == "S":
        return position.sword(fighter)
    if code == "SS":
        return position.dagger(fighter)
    return defending_weapon(position, fighter)


MANNERS = {"N": "lunge", "1N": "running_lunge", "S": "slash", "SS": "stab"}
"""How each order of attack strikes."""

WITHOUT = {
    "N": Reason.NO_RAPIER,
    "1N": Reason.NO_RAPIER,
    "S": Reason.NO_SWORD,
    "SS": Reason.NO_DAGGER,
    "P": Reason.NO_WEAPON,
    "PN": Reason.NO_WEAPON,
}


def why_not(position: Position, fighter: Fighter, code: str) -> Reason | None:
    """Why a swordplay order cannot be carried out at all (R8.2; card: Swordplay Orders)."""
    if fighter.chest is not None:
        return Reason.CARRYING_CHEST
    if fighter.prone and code not in ("P", "PN"):
        return Reason.NOT_STANDING
    if weapon_for(position, fighter, code) is None:
        return WITHOUT[code]
    return None


# --- the three batches ------------------------------------------------------------------------------------


def _run_in(resolution: Resolution) -> set[str]:
    """The steps of running lunges, all on the position before stage 2; returns who stepped (R8.6)."""
    called = resolution.call_up(["1N"])
    position = resolution.position
    steps: dict[str, str] = {}
    for fighter, order in called:
        if why_not(position, fighter, order.code) is not None:
            continue
        goal = running_step(position, fighter)
        if goal is not None:
            steps[fighter.id] = goal
    goals = list(steps.values())
    stepping = {fighter: goal for fighter, goal in steps.items() if goals.count(goal) == 1}
    for name, goal in sorted(stepping.items()):
        fighter = position.fighters[name]
        resolution.emit(
            e.Moved,
            fighter=name,
            before=fighter.here,
            after=goal,
            how="running_lunge",
            level_before=position.level(fighter),
            level_after=position.place_level(goal),
            own=1,
        )
        resolution.arrived.add(name)
    return set(stepping)


def running_step(position: Position, fighter: Fighter) -> str | None:
    """The square ahead, if it can be entered and nobody stands in it (R8.6)."""
    goal = position.board.ahead(fighter.here, fighter.facing)
    if goal is None or why_not_step(position, fighter, goal) is not None or _occupied(position, goal):
        return None
    return goal


def _occupied(position: Position, square: str) -> bool:
    return any(not other.under for other in position.at(square))


@dataclass(frozen=True, slots=True)
class Turned:
    """An attack that a parry & lunge has turned."""

    defender: str
    attacker: str


def _attack(resolution: Resolution, stepped: set[str]) -> list[Turned]:
    """All attacks are rolled on the same position and take effect together (R8.7)."""
    position = resolution.position
    strikes: list[Strike] = []
    running = [(fighter, Order("1N")) for fighter in position.in_order() if resolution.order_of(fighter) == Order("1N")]
    called = [*running, *resolution.call_up(["N", "S", "SS", "P", "PN"])]
    for fighter, order in sorted(called, key=lambda pair: pair[0].id):
        reason = why_not(position, fighter, order.code)
        targets = [] if reason or order.code in ("P", "PN") else targets_of(resolution, fighter, order.code)
        if reason is None and not targets and order.code not in ("P", "PN"):
            reason = Reason.NO_TARGET
        if reason is not None:
            resolution.fail(fighter, order, reason)
            continue
        weapon = weapon_for(position, fighter, order.code)
        assert weapon is not None
        manner = MANNERS.get(order.code, "")
        strikes += [Strike(fighter, target, manner, weapon, ran=fighter.id in stepped) for target in targets]
    harm = Harm(resolution)
    turned = []
    for each in sorted(strikes, key=lambda each: each.precedence):
        if strike(resolution, harm, each) and resolution.order_of(each.target) == Order("PN"):
            turned.append(Turned(each.target.id, each.attacker.id))
    harm.settle()
    return turned


def targets_of(resolution: Resolution, fighter: Fighter, code: str) -> list[Fighter]:
    """Whom a lunge, stab or slash would strike (R8.3)."""
    if code == "S":
        found = [in_reach(resolution, fighter, direction) for direction in slash_directions(resolution, fighter)]
        return [target for target in found if target is not None]
    ahead, *others = lunge_directions(resolution, fighter)
    target = in_reach(resolution, fighter, ahead)
    if target is not None:
        return [target]
    for direction in others:
        target = in_reach(resolution, fighter, direction)
        if target is not None and not resolution.position.mates(fighter, target):
            return [target]
    return []


def _riposte(resolution: Resolution, turned: list[Turned]) -> None:
    """Who turned an attack with a parry & lunge lunges back at the attacker (R8.5)."""
    position = resolution.position
    strikes = []
    for name in sorted({each.defender for each in turned}):
        fighter = position.fighters[name]
        weapon = lunging_weapon(position, fighter)
        if not fighter.fighting or weapon is None or fighter.prone:
            continue
        attackers = {each.attacker for each in turned if each.defender == name}
        target = _first_of(resolution, fighter, lunge_directions(resolution, fighter), attackers)
        if target is not None:
            strikes.append(Strike(fighter, target, "riposte", weapon))
    harm = Harm(resolution)
    for each in strikes:
        strike(resolution, harm, each)
    harm.settle()


def _first_of(
    resolution: Resolution, fighter: Fighter, directions: list[Direction], attackers: set[str]
) -> Fighter | None:
    """Of several attackers the one straight ahead, then on the sword hand's side."""
    for direction in directions:
        target = in_reach(resolution, fighter, direction)
        if target is not None and target.id in attackers:
            return target
    return None
