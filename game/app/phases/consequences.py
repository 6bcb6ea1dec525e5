"""What each answer leads to, in a line, with the figures of the tables."""

from __future__ import annotations

from game.rules.phases import deciding
from game.rules.phases.duels import answers as in_duels
from game.rules.phases.duels.duel import HONOUR, Duel
from game.rules.phases.jousts import answers as in_jousts
from game.rules.phases.jousts.joust import USUAL_STAKE, Joust
from game.rules.phases.jousts.reckoning import mean_points
from game.rules.phases.menus import Choice
from game.rules.phases.position import Position
from game.rules.phases.programme import Ladder
from game.rules.phases.tables.model import Tables
from game.rules.phases.words import points, stake_words


def consequence(view: Position, figure: str, kind: str, choice: Choice, tables: Tables) -> str:
    answer, scene = str(choice.answer), view.scene
    if isinstance(scene, Duel):
        if kind == deciding.TERMS:
            foils, stake = in_duels.read_terms(answer)
            return " ".join(filter(None, (risk(foils, tables), _laid(view, stake, tables))))
        if kind == deciding.CHALLENGE:
            return _answered(view, scene, answer, tables)
        return ""
    assert isinstance(scene, Joust)
    if kind == deciding.MOUNT:
        return _ridden(view, figure, answer, tables)
    if kind == deciding.STAKE:
        return _staked(scene, answer, tables)
    return _sitting(choice, tables) if choice.reckonings else ""


def risk(foils: bool, tables: Tables) -> str:
    """What 0 hit points mean."""
    if foils:
        return "Who is at 0 hit points is beaten, and lives."
    fatal = max(band.high or 0 for band in tables.violence.saves if band.result == "dead")
    return f"Who is at 0 hit points throws a d6, and dies at {fatal} or less."


def worth(view: Position, how: str, tables: Tables) -> str:
    """What a win counts on a ladder: "won", "yielded" or "refused"; nothing elsewhere."""
    if not isinstance(view.programme, Ladder):
        return ""
    table = tables.duels.points
    counted = {"won": table.win, "yielded": table.win + table.yielded_to, "refused": table.yielded_to}
    return points(counted[how])


def _laid(view: Position, stake: str, tables: Tables) -> str:
    entry = tables.duels.stake(stake)
    if entry is None or stake == HONOUR:
        return ""
    gains = [f"the {entry.thing}"] if entry.thing else []
    if entry.points and isinstance(view.programme, Ladder):
        gains.append(f"{points(entry.points)} more")
    return f"The winner has {' and '.join(gains)}." if gains else ""


def _answered(view: Position, duel: Duel, answer: str, tables: Tables) -> str:
    other = view.figures[duel.pair[0]]
    accepted, foils = in_duels.read_answer(answer)
    if not accepted:
        gain = worth(view, "refused", tables)
        rises = f"{other.name or other.id} gains {gain} and takes your rung." if gain else "The other has won."
        return f"No blood is shed, and the stake stays with you. {rises}"
    gain = worth(view, "won", tables)
    wins = f"Who wins gains {gain}, or {worth(view, 'yielded', tables)} if the other yields." if gain else ""
    return " ".join(filter(None, (risk(foils or duel.foils, tables), wins)))


def _ridden(view: Position, figure: str, answer: str, tables: Tables) -> str:
    owned = view.figures[figure].owned(answer)
    if owned is None:
        return ""
    kind = tables.jousts.mount(owned.kind)
    harder = f" You are struck the harder on it: +{tables.jousts.poor_mount.amount} for him." if kind.poor else ""
    return f"+{kind.joust} on your throw to hit.{harder}"


def _staked(joust: Joust, answer: str, tables: Tables) -> str:
    entry = tables.jousts.stake(joust.stake if answer == in_jousts.AGREE else answer)
    if entry is None or entry.key == USUAL_STAKE:
        return "The loser gives up the horse he rides."
    horses = "every horse he owns" if entry.mount == "all" else "the horse he rides"
    return f"The loser gives up {horses}{f' and {stake_words(entry.key)}' if entry.thing else ''}."


def _sitting(choice: Choice, tables: Tables) -> str:
    """The mean points of a hit against each way the other may sit, in the order of the table."""
    told = []
    for other, reckoning in zip(tables.jousts.carriages, choice.reckonings, strict=True):
        mean = mean_points(sum(modifier.amount for modifier in reckoning.modifiers), tables)
        told.append(f"{float(mean):.1f} against {other.key}")
    beaten = next(carriage.beats for carriage in tables.jousts.carriages if carriage.key == choice.answer)
    return f"Better than {beaten}. A hit is worth {', '.join(told)}."
