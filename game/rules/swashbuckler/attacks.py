"""One attack with sword or dagger: parried or not, its column, its roll (R8.4, R8.8 to R8.11)."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.grid import Direction
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.card.charts import Break
from game.rules.swashbuckler.fighter import Fighter, Weapon
from game.rules.swashbuckler.harm import Harm
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.reach import defensible, lunge_directions
from game.rules.swashbuckler.resolution import Resolution
from game.rules.swashbuckler.weapons import WeaponKind

LUNGES = ("lunge", "running_lunge", "riposte", "stab")


@dataclass(frozen=True, slots=True)
class Strike:
    """`manner`: lunge, running_lunge, riposte, stab or slash. `ran`: he stepped before a running lunge."""

    attacker: Fighter
    target: Fighter
    manner: str
    weapon: Weapon
    ran: bool = False

    @property
    def precedence(self) -> tuple[str, str]:
        """Dice fall by the attacker's id, then the target's (referee: dice)."""
        return (self.attacker.id, self.target.id)


@dataclass(frozen=True, slots=True)
class Guard:
    """`why` he is open, by code; if he is not, the face of a d6 from which he is after all, and what parries."""

    why: tuple[str, ...] = ()
    opens_from: int | None = None
    turns: Weapon | None = None


DAGGER_FAILS = ("dagger_against_sword",)


@dataclass(frozen=True, slots=True)
class Throw:
    """What an attack roll needs; the roll, its event and whoever reckons it beforehand read the same one.

    `base`: the printed column by Expertise difference. `modifiers`: code and amount as printed. `plus`: on the d66.
    """

    difference: int
    base: int
    modifiers: tuple[tuple[str, int], ...]
    column: int
    plus: int
    why: tuple[str, ...]


def strike(resolution: Resolution, harm: Harm, attack: Strike) -> bool:
    """Roll one attack and add its wound to the batch; returns whether it was turned instead."""
    guard = guard_of(resolution, attack)
    why = guard.why
    if guard.opens_from is not None:
        face = resolution.roll("dagger against sword", attack.attacker.id, attack.target.id)
        if face >= guard.opens_from:
            why = DAGGER_FAILS
    if guard.turns is not None and not why:
        resolution.emit(
            e.Parried,
            fighter=attack.target.id,
            attacker=attack.attacker.id,
            manner=attack.manner,
            weapon=guard.turns.kind.value,
        )
        _try_weapons(resolution, attack, guard.turns)
        return True
    _roll(resolution, harm, attack, why)
    return False


def guard_of(resolution: Resolution, attack: Strike) -> Guard:
    """How the one attacked can defend himself in this step (R8.4, R8.8)."""
    direction = direction_of(resolution, attack)
    why = indefensible_because(resolution, attack.target, direction)
    if why:
        return Guard(why)
    weapon = defending_weapon(resolution.position, attack.target)
    assert weapon is not None, "without a weapon he is open"
    doubtful = weapon.kind is WeaponKind.DAGGER and attack.weapon.kind.is_sword
    return Guard(
        opens_from=resolution.card.indefensible.dagger_against_sword_from if doubtful else None,
        turns=weapon if parries(resolution, attack.target, direction) else None,
    )


def direction_of(resolution: Resolution, attack: Strike) -> Direction:
    """From the defender to the attacker."""
    direction = resolution.position.board.direction(attack.target.here, attack.attacker.here)
    assert direction is not None, "an attack reaches one square"
    return direction


def defending_weapon(position: Position, fighter: Fighter) -> Weapon | None:
    """He defends with the sword if he has one that he can use (R8.8)."""
    return position.sword(fighter) or position.dagger(fighter)


def indefensible_because(resolution: Resolution, target: Fighter, direction: Direction) -> tuple[str, ...]:
    """Why an attack from that direction is Indefensible, by code (card: Indefensible Situations)."""
    why = []
    if not defensible(resolution, target, direction):
        why.append("square")
    if resolution.is_stunned(target):
        why.append("stunned")
    order = resolution.order_of(target)
    if order is not None and resolution.card.orders[order.code].indefensible:
        why.append("busy")
    if defending_weapon(resolution.position, target) is None:
        why.append("no_weapon")
    return tuple(why)


def parries(resolution: Resolution, fighter: Fighter, direction: Direction) -> bool:
    """A parry turns what comes from the S squares, a parry & lunge only from the L squares (R8.4, R8.5)."""
    order = resolution.order_of(fighter)
    if order is None or fighter.chest is not None:
        return False
    if order.code == "PN":
        return direction in lunge_directions(resolution, fighter)
    return order.code == "P" and defensible(resolution, fighter, direction)


def modifiers(resolution: Resolution, attack: Strike) -> tuple[tuple[str, int], ...]:
    """Column modifiers by code and amount (R8.10, R13)."""
    position, amounts = resolution.position, resolution.card.modifiers
    attacker, target = attack.attacker, attack.target
    higher = position.level(target) > position.level(attacker)
    slash = attack.manner == "slash"
    applies = {
        "parry_and_lunge": attack.manner == "riposte",
        "running_lunge": attack.ran,
        "defender_half_body": target.half_body_gone,
        "attacker_half_body": attacker.half_body_gone,
        "slash": slash and not higher,
        "lunge_higher": attack.manner in LUNGES and higher,
        "slash_higher": slash and higher,
        "strange_weapon": "strange_weapons" in position.options
        and attack.weapon.kind.is_sword
        and attack.weapon.kind is not attacker.own_sword,
    }
    found = [(code, amounts[code]) for code, holds in applies.items() if holds]
    if "strength" in position.options:
        amount = resolution.card.strength_modifier(attacker.strength)
        if amount:
            found.append(("strength", amount))
    return tuple(found)


def throw_of(resolution: Resolution, attack: Strike, why: tuple[str, ...]) -> Throw:
    """The column and what leads to it (R8.9); `why` it is Indefensible, if it is."""
    card, options = resolution.card, resolution.position.options
    expertise = card.indefensible.defender_expertise if why else attack.target.expertise
    difference = attack.attacker.expertise - expertise
    base, found = card.attacks.column(difference), modifiers(resolution, attack)
    column = card.attacks.shift(base, sum(amount for _, amount in found), "range_columns" in options)
    return Throw(difference, base, found, column, card.indefensible.plus if why else 0, why)


def _roll(resolution: Resolution, harm: Harm, attack: Strike, why: tuple[str, ...]) -> None:
    throw = throw_of(resolution, attack, why)
    shown = resolution.roll_d66("attack", attack.attacker.id, attack.target.id)
    roll = shown + throw.plus
    wound = resolution.card.attacks.cell(throw.column, roll)
    resolution.emit(
        e.Attack,
        attacker=attack.attacker.id,
        target=attack.target.id,
        manner=attack.manner,
        weapon=attack.weapon.kind.value,
        difference=throw.difference,
        modifiers=throw.modifiers,
        column=throw.column,
        indefensible=bool(why),
        why=why,
        shown=shown,
        roll=roll,
        result=str(wound) if wound else None,
    )
    if wound:
        harm.injure(attack.target.id, wound, attack.attacker.id)


def may_break(resolution: Resolution, attack: Strike, parrying: Weapon) -> Break | None:
    """What the card's chart says of the two weapons that met, with that option on (R13)."""
    if "broken_weapons" not in resolution.position.options:
        return None
    return resolution.card.broken.result(attack.weapon.kind, parrying.kind)


def _try_weapons(resolution: Resolution, attack: Strike, parrying: Weapon) -> None:
    """After an attack is turned, a d6 on that chart."""
    chance = may_break(resolution, attack, parrying)
    if chance is None:
        return
    if resolution.roll("broken weapon", attack.attacker.id, attack.target.id) > chance.faces:
        return
    loser, weapon, winner = attack.target, parrying, attack.attacker
    if attack.weapon.kind is chance.breaks:
        loser, weapon, winner = attack.attacker, attack.weapon, attack.target
    if any(each.id == weapon.id for each in resolution.position.fighters[loser.id].weapons):
        resolution.emit(
            e.WeaponBroke, fighter=loser.id, piece=weapon.id, kind=weapon.kind.value, by=winner.id
        )
