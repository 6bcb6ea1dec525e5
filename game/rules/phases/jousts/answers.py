"""What can be answered in a joust, as it is written: a mount, a stake, a carriage."""

from __future__ import annotations

from typing import Final

from game.rules.kernel.decisions import Answer, Fault
from game.rules.phases.jousts.joust import USUAL_STAKE, Joust
from game.rules.phases.position import Position
from game.rules.phases.tables.model import Jousts, JoustStake

WITHDRAW: Final = "withdraw"
AGREE: Final = "agree"
KEEP: Final = ""
"""The mount that one rides anyway."""


def stakes_for(view: Position, joust: Joust, table: Jousts) -> list[str]:
    """The usual stake, and the grander ones of this joust that both can lay."""
    knights = [view.figures[knight] for knight in joust.knights]
    grander = [stake for key in joust.grander if (stake := table.stake(key)) is not None]
    return [USUAL_STAKE] + [
        stake.key for stake in grander if stake.thing is None or all(stake.thing in knight.goods for knight in knights)
    ]


def carriages(table: Jousts) -> list[str]:
    return [carriage.key for carriage in table.carriages]


def faults_of_mount(view: Position, knight: str, answer: Answer) -> list[Fault]:
    own = [mount.id for mount in view.figures[knight].stable]
    if answer == KEEP or answer in own:
        return []
    return [Fault("no_mount", "", f"{answer!r} stands in no stable of {knight}'s; choose one of {', '.join(own)}")]


def faults_of_proposal(view: Position, joust: Joust, table: Jousts, answer: Answer) -> list[Fault]:
    offered = stakes_for(view, joust, table)
    if answer in offered:
        return []
    known: JoustStake | None = table.stake(answer) if isinstance(answer, str) else None
    if known is not None and known.thing is not None and known.key in joust.grander:
        without = [knight for knight in joust.knights if known.thing not in view.figures[knight].goods]
        words = f"{' and '.join(without)} cannot lay {known.words}; choose one of {', '.join(offered)}"
        return [Fault("not_owned", "", words)]
    return [Fault("no_stake", "", f"{answer!r} is no stake of this joust; choose one of {', '.join(offered)}")]


def faults_of_agreement(answer: Answer) -> list[Fault]:
    if answer in (AGREE, USUAL_STAKE):
        return []
    words = f'{answer!r} is no answer to this; write "{AGREE}", or "{USUAL_STAKE}" to keep to the mounts'
    return [Fault("not_offered", "", words)]


def faults_of_carriage(table: Jousts, answer: Answer) -> list[Fault]:
    offered = [*carriages(table), WITHDRAW]
    if answer in offered:
        return []
    return [Fault("no_carriage", "", f"{answer!r} is no carriage; choose one of {', '.join(offered)}")]
