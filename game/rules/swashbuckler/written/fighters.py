"""Fighters as they are written."""

from __future__ import annotations

from typing import Any

from game.rules.grid import Direction
from game.rules.kernel.system import BadPosition
from game.rules.swashbuckler.apply import carried_over, read_orders
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.fighter import Fighter, Profile, Status, Weapon
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.plot import Plot
from game.rules.swashbuckler.weapons import WeaponKind
from game.rules.swashbuckler.written.models import FighterData, PlotData


def read_fighter(data: FighterData, card: Card) -> Fighter:
    """One fighter by himself; how he stands on the board is checked with the position."""
    place = f"fighters.{data.id}"
    boxes = Profile(**data.boxes.model_dump())
    lost = Profile(**data.lost.model_dump())
    for part in Part:
        if lost.of(part) > boxes.of(part):
            raise BadPosition(f"{place}.lost.{part.value}: {lost.of(part)} of {boxes.of(part)} boxes; give at most all")
    fighter = Fighter(
        id=data.id,
        side=data.side,
        seat=data.seat or data.side,
        name=data.name,
        faction=data.faction,
        square=data.square,
        facing=Direction(data.facing),
        strength=data.strength,
        expertise=data.expertise,
        handedness=data.handedness,
        boxes=boxes,
        lost=lost,
        posture=data.posture,
        under=data.under,
        weapons=_read_weapons(data, place),
        chest=data.chest,
        stunned=data.stunned,
        resting=data.resting,
        status=data.status,
        dealt=data.dealt,
        walked=data.walked,
        strode=data.strode,
        dazzled=data.dazzled,
        tail=data.tail,
        unshared=data.unshared,
        plot=_read_plot(data.plot, place, card) if data.plot else carried_over(data.stunned, data.resting),
    )
    dead = fighter.gone(Part.HEAD) or fighter.gone(Part.BODY)
    if fighter.status is Status.FIGHTING and dead:
        raise BadPosition(f'{place}.status: all Head or all Body is lost; write "out"')
    return fighter


def _read_weapons(data: FighterData, place: str) -> tuple[Weapon, ...]:
    weapons = tuple(
        Weapon(f"{data.id}.{each.value}", each) if isinstance(each, WeaponKind) else Weapon(each.id, each.kind)
        for each in data.weapons
    )
    swords = [weapon for weapon in weapons if weapon.kind.is_sword]
    if len(swords) > 1 or len(weapons) - len(swords) > 1:
        raise BadPosition(f"{place}.weapons: at most one sword and one dagger")
    return weapons


def _read_plot(data: PlotData, place: str, card: Card) -> Plot:
    orders = read_orders(tuple(data.orders))
    for number, order in enumerate(orders):
        if order is None:
            continue
        entry = card.orders.get(order.code)
        choices = entry.parameter.choices if entry and entry.parameter else ("",)
        if entry is None or order.parameter not in choices:
            raise BadPosition(f"{place}.plot.orders[{number}]: there is no order {order.text[:20]!r}")
    return Plot(orders, frozenset(data.circled), frozenset(data.due))


def write_fighter(fighter: Fighter, *, with_plot: bool) -> dict[str, Any]:
    """`with_plot`: the turn has begun, so its boxes are written too."""
    data: dict[str, Any] = {
        "id": fighter.id,
        "side": fighter.side,
        "seat": fighter.seat,
        "name": fighter.name,
        "faction": fighter.faction.value,
        "square": fighter.square,
        "facing": fighter.facing.value,
        "strength": fighter.strength,
        "expertise": fighter.expertise,
        "handedness": fighter.handedness.value,
        "boxes": _write_profile(fighter.boxes),
        "lost": _write_profile(fighter.lost),
        "posture": fighter.posture.value,
        "under": fighter.under,
        "weapons": [{"id": weapon.id, "kind": weapon.kind.value} for weapon in fighter.weapons],
        "chest": fighter.chest,
        "stunned": fighter.stunned,
        "resting": fighter.resting,
        "status": fighter.status.value,
        "dealt": fighter.dealt,
    }
    if fighter.strode or any(fighter.tail):
        data |= {"strode": fighter.strode, "tail": list(fighter.tail)}
    if fighter.unshared:
        data["unshared"] = fighter.unshared
    if with_plot:
        data |= {"walked": fighter.walked, "dazzled": fighter.dazzled, "plot": _write_plot(fighter.plot)}
    return data


def _write_profile(profile: Profile) -> dict[str, int]:
    return {part.value: profile.of(part) for part in Part}


def _write_plot(plot: Plot) -> dict[str, Any]:
    return {
        "orders": [order.text if order else None for order in plot.orders],
        "circled": sorted(plot.circled),
        "due": sorted(plot.due),
    }
