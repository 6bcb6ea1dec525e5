"""What can be answered in a duel, as it is written: terms, the answer to a challenge, and bets."""

from __future__ import annotations

from typing import Final

from game.rules.kernel.decisions import Answer, Fault
from game.rules.phases.duels.duel import HONOUR, Duel
from game.rules.phases.position import Position
from game.rules.phases.tables.model import Duels

YIELD: Final = "yield"
FOILS, EARNEST = "foils", "earnest"
FOR = " for "
ACCEPT, ACCEPT_WITH_FOILS, REFUSE = "accept", "accept with foils", "refuse"


def read_terms(answer: str) -> tuple[bool, str]:
    """Whether with foils, and the stake, of "foils" or "earnest for purse"."""
    arms, _, stake = answer.partition(FOR)
    return arms == FOILS, stake or HONOUR


def write_terms(foils: bool, stake: str = HONOUR) -> str:
    return f"{FOILS if foils else EARNEST}{FOR}{stake}"


def read_answer(answer: str) -> tuple[bool, bool]:
    """Whether the challenge is accepted, and whether foils are asked for."""
    return answer != REFUSE, answer == ACCEPT_WITH_FOILS


def read_bet(answer: Answer) -> int | str:
    """Hit points, or YIELD. A number may be written as text."""
    if isinstance(answer, str) and answer.isascii() and answer.isdecimal():
        return int(answer[:9])
    bet: int | str = answer
    return bet


def stakes_for(view: Position, duel: Duel, table: Duels) -> list[str]:
    """The stakes that both can lay."""
    pair = [view.figures[figure] for figure in duel.pair]
    return [
        stake.key
        for stake in table.stakes
        if stake.thing is None or all(stake.thing in figure.goods for figure in pair)
    ]


def faults_of_terms(view: Position, duel: Duel, table: Duels, answer: Answer) -> list[Fault]:
    if not isinstance(answer, str):
        return [Fault("no_text", "", f'{answer!r} is no text; write "{FOILS}" or "{EARNEST}{FOR}purse"')]
    arms, separator, stake = answer.partition(FOR)
    faults = []
    if arms not in (FOILS, EARNEST):
        faults.append(Fault("no_arms", "arms", f"{arms!r} is not known; write {FOILS} or {EARNEST}"))
    offered = stakes_for(view, duel, table)
    if separator and stake not in offered:
        known = table.stake(stake)
        if known is None:
            words = f"there is no stake {stake!r}; choose one of {', '.join(offered)}"
            faults.append(Fault("no_stake", "stake", words))
        else:
            without = [figure for figure in duel.pair if known.thing not in view.figures[figure].goods]
            words = f"{' and '.join(without)} cannot lay {known.words}; choose one of {', '.join(offered)}"
            faults.append(Fault("not_owned", "stake", words))
    return faults


def faults_of_answer(duel: Duel, answer: Answer) -> list[Fault]:
    offered = (ACCEPT, REFUSE) if duel.foils else (ACCEPT, ACCEPT_WITH_FOILS, REFUSE)
    if answer in offered:
        return []
    return [Fault("not_offered", "", f"{answer!r} is no answer to this challenge; write one of {', '.join(offered)}")]


def faults_of_bet(view: Position, figure: str, table: Duels, answer: Answer) -> list[Fault]:
    """A bet is a whole number from 1 to the hit points one has (PD2)."""
    most, least = view.figures[figure].hit_points, table.least_bet.hit_points
    right = f'bet {least} to {most}, or write "{YIELD}"'
    bet = read_bet(answer)
    if bet == YIELD:
        return []
    if not isinstance(bet, int) or isinstance(bet, bool):
        return [Fault("no_bet", "", f"{answer!r} is no bet; {right}")]
    if bet < least:
        return [Fault("bet_too_low", "", f"a bet of {bet} is too low; {right}")]
    if bet > most:
        return [Fault("bet_too_high", "", f"a bet of {bet} is more than the {most} hit points of {figure}; {right}")]
    return []
