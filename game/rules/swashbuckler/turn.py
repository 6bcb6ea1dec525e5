"""A turn: the plots are opened, six steps are carried out, and stuns interrupt it for re-plots (R5, R6, R12)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.decisions import Answer
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.actions import act
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.movement import move_all
from game.rules.swashbuckler.plot import BOXES, Order
from game.rules.swashbuckler.position import Phase
from game.rules.swashbuckler.resolution import Resolution
from game.rules.swashbuckler.setting_up import set_up
from game.rules.swashbuckler.swordplay import fence
from game.rules.swashbuckler.victory import judge
from game.rules.swashbuckler.writing import parse_plot


def carry_on(resolution: Resolution, plots: Mapping[str, Answer]) -> None:
    """Go on from where the position stands to the next owed decision, or the end.

    `plots`: by fighter, what was answered to the decisions that were owed.
    """
    position = resolution.position
    if position.phase is Phase.SET_UP:
        set_up(resolution, plots)
        return
    if position.phase is Phase.PLOTTING:
        resolution.emit(e.TurnBegan)
    _open_plots(resolution, plots)
    while position.step < BOXES:
        _play_step(resolution)
        if position.phase in (Phase.REPLOTTING, Phase.OVER):
            return
    _end_turn(resolution)


def _open_plots(resolution: Resolution, plots: Mapping[str, Answer]) -> None:
    """Enter what was written, by the fighters' ids; what is not rewritten stands (R12.3)."""
    position = resolution.position
    for name in sorted(plots):
        fighter = position.fighters[name]
        before = fighter.plot.orders
        written = parse_plot(plots[name], fighter, position, resolution.card)
        resolution.emit(
            e.Plotted, fighter=name, seat=fighter.seat, before=_texts(before), after=_texts(written.orders)
        )


def _texts(orders: tuple[Order | None, ...]) -> e.Orders:
    return tuple(None if order is None else order.text for order in orders)


def _play_step(resolution: Resolution) -> None:
    position = resolution.position
    resolution.begin_step()
    act(resolution)
    fence(resolution)
    move_all(resolution)
    result = judge(position, turn_over=resolution.last_step)
    replots = () if result else tuple(fighter.id for fighter in position.in_order() if _may_replot(resolution, fighter))
    resolution.emit(e.StepEnded, replots=replots)
    if result is not None:
        resolution.emit(e.GameOver, winners=result.winners, reason=result.reason)


def _may_replot(resolution: Resolution, fighter: Fighter) -> bool:
    """Who took a stun in this step and has boxes left to write in (R12.3)."""
    if fighter.id not in resolution.stunned or "no_replotting" in resolution.position.options:
        return False
    return fighter.plot.free_from(resolution.position.step) <= BOXES


def _end_turn(resolution: Resolution) -> None:
    """What is circled or due beyond the sixth box is carried over (R5.4, R12.2)."""
    carried = {
        name: (_beyond(fighter.plot.circled), _beyond(fighter.plot.due))
        for name, fighter in sorted(resolution.position.fighters.items())
        if fighter.fighting
    }
    resolution.emit(e.TurnEnded, carried=carried)


def _beyond(boxes: frozenset[int]) -> int:
    return max([0, *(box - BOXES for box in boxes)])
