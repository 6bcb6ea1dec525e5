"""A joust carried on: mounts, the stake, and tilt after tilt until it is over (PJ)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.kernel.decisions import Answer
from game.rules.phases import events as e
from game.rules.phases.figure import YARD
from game.rules.phases.jousts.answers import AGREE, KEEP, WITHDRAW
from game.rules.phases.jousts.joust import USUAL_STAKE, Joust, Stage
from game.rules.phases.jousts.reckoning import hits, modifiers_to_hit, needs, table_modifiers
from game.rules.phases.resolution import Resolution
from game.rules.phases.violence import save


def carry_on(resolution: Resolution, answers: Mapping[str, Answer]) -> None:
    """Go on with the answers of the knights that were asked, up to the next owed decision or the joust's end."""
    joust = the_joust(resolution)
    first, second = joust.knights
    if joust.stage is Stage.MOUNTS:
        _choose_mounts(resolution, joust, answers)
    elif joust.stage is Stage.PROPOSING:
        resolution.emit(e.StakeProposed, figure=first, to=second, stake=answers[first])
    elif joust.stage is Stage.AGREEING:
        agreed = answers[second] == AGREE
        stake = joust.stake if agreed else USUAL_STAKE
        resolution.emit(e.StakeAnswered, figure=second, agreed=agreed, stake=stake)
    elif joust.stage is Stage.CARRIAGES:
        _ride(resolution, joust, answers)
    start_if_ready(resolution)


def start_if_ready(resolution: Resolution) -> None:
    """The joust begins once nothing is left to be agreed."""
    joust = the_joust(resolution)
    if joust.stage is not Stage.READY:
        return
    mounts = {knight: resolution.figure(knight).mount for knight in sorted(joust.knights)}
    resolution.emit(
        e.JoustBegan,
        knights=joust.knights,
        stake=joust.stake,
        sport=joust.sport,
        mounts={knight: mount.kind for knight, mount in mounts.items() if mount is not None},
        lances={knight: joust.lances_of(knight) for knight in sorted(joust.knights)},
    )
    resolution.emit(e.RoundBegan, number=1)


def the_joust(resolution: Resolution) -> Joust:
    assert isinstance(resolution.position.scene, Joust)
    return resolution.position.scene


def _choose_mounts(resolution: Resolution, joust: Joust, answers: Mapping[str, Answer]) -> None:
    chosen = {}
    for name in sorted(joust.choosing):
        knight = resolution.figure(name)
        mount = knight.mount if answers[name] == KEEP else knight.owned(answers[name])
        assert mount is not None
        chosen[name] = (mount.id, mount.kind)
    resolution.emit(e.MountsChosen, mounts=chosen)


def _ride(resolution: Resolution, joust: Joust, choices: Mapping[str, Answer]) -> None:
    withdrawn = [knight for knight in sorted(joust.knights) if choices[knight] == WITHDRAW]
    for knight in withdrawn:
        resolution.emit(e.Withdrew, figure=knight)
    if withdrawn:
        _end(resolution, "withdrew" if len(withdrawn) == 1 else "draw", joust.other(withdrawn[0]))
        return
    shifts = {
        knight: resolution.tables.jousts.shift(choices[knight], choices[joust.other(knight)])
        for knight in sorted(joust.knights)
    }
    resolution.emit(e.Carriages, choices={knight: choices[knight] for knight in sorted(shifts)}, shifts=shifts)
    hitters = _throw(resolution, joust)
    _strike(resolution, joust, hitters, shifts)
    _judge(resolution)


def _throw(resolution: Resolution, joust: Joust) -> list[str]:
    """One throw to hit each, at the same time (PJ5); returns who hit."""
    throws: dict[str, e.Throw | None] = {}
    hitters = []
    for knight in sorted(joust.knights):
        if not joust.lances_of(knight):
            throws[knight] = None
            continue
        foe = resolution.figure(joust.other(knight))
        modifiers = modifiers_to_hit(resolution.figure(knight), foe, resolution.tables)
        needed = needs(modifiers, resolution.tables)
        (face,) = resolution.roll("to_hit", knight, 20, target=foe.id)
        throws[knight] = {
            "roll": face,
            "modifiers": [[modifier.code, modifier.amount] for modifier in modifiers],
            "total": face + sum(modifier.amount for modifier in modifiers),
            "needs": needed,
            "hit": hits(face, needed),
        }
        if hits(face, needed):
            hitters.append(knight)
    resolution.emit(e.Tilt, tilt=resolution.position.round, throws=throws)
    return hitters


@dataclass(frozen=True, slots=True)
class _Blow:
    knight: str
    foe: str
    dice: tuple[int, ...]
    damage: int


def _strike(resolution: Resolution, joust: Joust, hitters: list[str], shifts: Mapping[str, int]) -> None:
    """Two dice on the table for each hit, and their harm; all dice come before what they do (P1.4)."""
    rolled = {knight: resolution.roll("joust_table", knight, 6, 2, joust.other(knight)) for knight in hitters}
    blows = [_score(resolution, joust, knight, dice, shifts[knight]) for knight, dice in rolled.items()]
    for blow in blows:
        rule = "lesser" if joust.sport else "sum"
        resolution.emit(e.DamageRolled, source=blow.knight, on=blow.foe, dice=blow.dice, rule=rule, total=blow.damage)
        resolution.change_hp(blow.foe, blow.damage)
    for name in _fallen(resolution, joust):
        if joust.sport:
            resolution.emit(e.Stunned, figure=name)
        else:
            save(resolution, name)


def _score(resolution: Resolution, joust: Joust, knight: str, dice: tuple[int, ...], shift: int) -> _Blow:
    """The letter, its points, and what is left of the lance (PJ6, PJ8)."""
    foe = joust.other(knight)
    modifier = sum(each.amount for each in table_modifiers(shift, resolution.figure(foe), resolution.tables))
    result = resolution.tables.jousts.result(sum(dice) + modifier)
    damage = min(dice) if joust.sport else sum(dice)
    resolution.emit(
        e.JoustResult,
        figure=knight,
        on=foe,
        dice=dice,
        modifier=modifier,
        total=sum(dice) + modifier,
        letter=result.letter,
        points=result.points,
        damage=damage,
        lances=the_joust(resolution).lances_of(knight) - result.breaks_lance,
    )
    return _Blow(knight, foe, dice, damage)


def _fallen(resolution: Resolution, joust: Joust) -> list[str]:
    return [knight for knight in sorted(joust.knights) if resolution.figure(knight).hit_points == 0]


def _judge(resolution: Resolution) -> None:
    """Injury first, then lances, then tilts; else they ride again (PJ8 to PJ10)."""
    joust = the_joust(resolution)
    fallen = _fallen(resolution, joust)
    if len(fallen) == 1:
        _end(resolution, "injury", joust.other(fallen[0]))
    elif fallen or not any(joust.lances) or _ridden_out(resolution, joust):
        _end_on_points(resolution, joust)
    else:
        resolution.emit(e.RoundBegan, number=resolution.position.round + 1)


def _ridden_out(resolution: Resolution, joust: Joust) -> bool:
    """Whether the tilts have decided it, or there are no more of them (PJ3, PJ10)."""
    tilts = resolution.tables.jousts.tilts
    apart = joust.score[0] != joust.score[1]
    return resolution.position.round >= (tilts.count if apart else tilts.count + tilts.more)


def _end_on_points(resolution: Resolution, joust: Joust) -> None:
    first, second = joust.score
    if first == second:
        _end(resolution, "draw", None)
    else:
        _end(resolution, "points", joust.knights[0 if first > second else 1])


def _end(resolution: Resolution, how: str, winner: str | None) -> None:
    joust = the_joust(resolution)
    winner = None if how == "draw" else winner
    loser = None if winner is None else joust.other(winner)
    score = {knight: joust.score_of(knight) for knight in sorted(joust.knights)}
    resolution.emit(e.JoustOver, how=how, score=score, winner=winner, loser=loser)
    if winner is not None and loser is not None:
        _pay(resolution, joust, winner, loser)


def _pay(resolution: Resolution, joust: Joust, winner: str, loser: str) -> None:
    """The loser's mount, or what else was agreed (PJ2); what the yard lends cannot be lost."""
    stake = resolution.tables.jousts.stake(joust.stake)
    assert stake is not None
    knight = resolution.figure(loser)
    ridden = [knight.mount] if knight.mount is not None and knight.mount.id != YARD else []
    for mount in knight.stable if stake.mount == "all" else ridden:
        resolution.emit(e.MountForfeited, mount=mount.id, kind=mount.kind, by=loser, to=winner)
    if stake.thing is not None:
        resolution.emit(e.StakePaid, stake=stake.key, by=loser, to=winner, thing=stake.thing)
