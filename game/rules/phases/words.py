"""Events as sentences for the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.phases import events as e
from game.rules.phases.duels.duel import HONOUR
from game.rules.phases.position import Position

STAKES = {
    "honour": "honour alone",
    "purse": "a purse",
    "sword": "a sword",
    "apology": "an apology",
    "glove": "the lady's glove",
    "mount": "the loser's mount",
    "stable": "the whole of the loser's stable",
}
SAVES = {
    "dead": "{} is dead.",
    "dying": "{} is dying of the wound.",
    "maimed": "{} will live, but never quite mend.",
    "out": "{} lies senseless, and will live.",
    "stunned": "{} is stunned, and stirs already.",
}
LETTERS = {
    "G": "the lance glances off {on}: no points",
    "B": "the lance breaks on {on}: {points}",
    "H": "the lance breaks on the helm of {on}: {points}",
    "U": "{on} is lifted out of the saddle: {points}",
}
DUEL_ENDS = {
    "refused": "{loser} will not fight. {winner} need not have drawn.",
    "yielded": "{winner} has satisfaction: {loser} has yielded.",
    "felled": "{winner} is left standing over {loser}.",
    "beaten": "The buttons have touched often enough: {winner} has beaten {loser}.",
    "draw": "Both lower their points; neither has won.",
}
JOUST_ENDS = {
    "points": "{winner} wins the joust, {score}.",
    "injury": "{loser} cannot ride on. {winner} wins the joust.",
    "withdrew": "{winner} wins the joust.",
    "draw": "Nobody has won the joust, {score}.",
}
ENDS = {
    "points": "The ladder is climbed. {winners} has the most points.",
    "last_standing": "Nobody is left to be challenged. {winners} has won.",
    "champion": "{winners} is champion of the lists.",
    "shared": "The final has no winner; {winners} share the honour.",
    "nobody": "There is nobody left to ride.",
}
WHY_SCORED = {"yielded": "for the other's giving way", "won": "for the win", "stake": "by the stake"}


def words(position: Position, event: e.AnyEvent) -> str:
    """A sentence on the position before or after the event; empty for what needs none."""
    say = _SAY.get(type(event))
    return say(_Names(position), event) if say else ""


class _Names:
    """Figures by what players call them."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def __call__(self, figure: str | None) -> str:
        found = self._position.figures.get(figure or "")
        return found.name or found.id if found else figure or "nobody"

    def both(self, pair: tuple[str, ...]) -> str:
        return " and ".join(map(self, pair))

    def sides(self, sides: tuple[str, ...]) -> str:
        figures = [figure.id for figure in self._position.in_order() if figure.side in sides]
        return self.both(tuple(figures))


def points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


def hit_points(number: int) -> str:
    return "1 hit point" if number == 1 else f"{number} hit points"


def stake_words(stake: str) -> str:
    return STAKES.get(stake, stake)


def joust_stake_words(stake: str) -> str:
    """A stake of a joust: things go with the mount."""
    return stake_words(stake) if stake in ("mount", "stable") else f"the loser's mount and {stake_words(stake)}"


def _arms(foils: bool) -> str:
    return "with buttoned foils" if foils else "in earnest"


def _order_drawn(name: _Names, event: e.OrderDrawn) -> str:
    return f"The rungs of the ladder, from the top: {', '.join(map(name, event.order))}."


def _pairs_drawn(name: _Names, event: e.PairsDrawn) -> str:
    rides = "; ".join(f"{name(first)} against {name(second)}" for first, second in event.pairs)
    rests = f" {name.both(event.resting)} rests." if event.resting else ""
    return f"{'The day of the final' if event.final else 'The heralds call'}: {rides}.{rests}"


def _day_began(name: _Names, event: e.DayBegan) -> str:
    return f"Day {event.day} breaks."


def _scene_began(name: _Names, event: e.SceneBegan) -> str:
    first, second = map(name, event.pair)
    if event.kind == "duel":
        return f"{first} calls {second} out."
    return f"{first} and {second} ride into the lists."


def _ladder_moved(name: _Names, event: e.LadderMoved) -> str:
    if event.before == event.after:
        return ""
    return f"On the ladder now, from the top: {', '.join(map(name, event.after))}."


def _lot_drawn(name: _Names, event: e.LotDrawn) -> str:
    return f"The marshals draw lots: {name(event.winner)} rides on."


def _scored(name: _Names, event: e.Scored) -> str:
    gain = event.after - event.before
    how = f"gains {points(gain)}" if gain > 0 else f"loses {points(-gain)}"
    return f"{name(event.figure)} {how} {WHY_SCORED.get(event.why, event.why)}: {event.after} in all."


def _game_over(name: _Names, event: e.GameOver) -> str:
    return ENDS.get(event.reason, "It is over.").format(winners=name.sides(event.winners))


def _rolled(name: _Names, event: e.Rolled) -> str:
    faces = " and ".join(map(str, event.faces))
    against = f" against {name(event.target)}" if event.target else ""
    return f"{name(event.roller)} rolls {faces}{against} ({event.purpose.replace('_', ' ')})."


def _hp_changed(name: _Names, event: e.HpChanged) -> str:
    return f"{name(event.figure)} loses {hit_points(event.before - event.after)} and has {event.after} left."


def _stunned(name: _Names, event: e.Stunned) -> str:
    return f"{name(event.figure)} is stunned and carried from the lists."


def _save_thrown(name: _Names, event: e.SaveThrown) -> str:
    helm = " with the helm" if event.helm else ""
    return f"A save of {event.die}{helm}: {SAVES[event.result].format(name(event.figure))}"


def _bound(name: _Names, event: e.Bound) -> str:
    return f"The seconds bind {name(event.figure)}'s wounds in time."


def _came_round(name: _Names, event: e.CameRound) -> str:
    return f"{name(event.figure)} comes round."


def _recovered(name: _Names, event: e.Recovered) -> str:
    how = "a whole day in bed" if event.why == "bed" else "a night's sleep"
    return f"{name(event.figure)} recovers {hit_points(event.after - event.before)} by {how}."


def _terms_offered(name: _Names, event: e.TermsOffered) -> str:
    return f"{name(event.figure)} offers to fight {_arms(event.foils)}, for {stake_words(event.stake)}."


def _challenge_answered(name: _Names, event: e.ChallengeAnswered) -> str:
    how = f"accepts, {_arms(event.foils)}" if event.accepted else "refuses"
    return f"{name(event.figure)} {how}."


def _duel_began(name: _Names, event: e.DuelBegan) -> str:
    stake = "" if event.stake == HONOUR else f" for {stake_words(event.stake)}"
    return f"{name.both(event.pair)} cross swords{stake}."


def _yielded(name: _Names, event: e.Yielded) -> str:
    return f"{name(event.figure)} yields."


def _duel_bets(name: _Names, event: e.DuelBets) -> str:
    bets = ", ".join(f"{name(figure)} {bet}" for figure, bet in event.bets.items())
    return f"The bets are shown: {bets}; {event.pool} in the pool."


def _duel_throw(name: _Names, event: e.DuelThrow) -> str:
    totals = " to ".join(f"{name(figure)} {throw['total']}" for figure, throw in event.throws.items())
    if event.loser is None:
        return f"{totals}: neither gives way, and the pool of {event.pool_left} stays on the table."
    return f"{totals}: the pool of {event.loss} falls on {name(event.loser)}."


def _duel_over(name: _Names, event: e.DuelOver) -> str:
    return DUEL_ENDS[event.how].format(winner=name(event.winner), loser=name(event.loser))


def _stake_paid(name: _Names, event: e.StakePaid) -> str:
    if event.thing is not None:
        return f"{name(event.by)} hands {name(event.to)} a {event.thing}."
    return "" if event.stake == HONOUR else f"{name(event.to)} has {stake_words(event.stake)}."


def _mounts_chosen(name: _Names, event: e.MountsChosen) -> str:
    return " ".join(f"{name(knight)} will ride a {kind}." for knight, (_, kind) in event.mounts.items())


def _stake_proposed(name: _Names, event: e.StakeProposed) -> str:
    return f"{name(event.figure)} would ride for {joust_stake_words(event.stake)}."


def _stake_answered(name: _Names, event: e.StakeAnswered) -> str:
    return f"{name(event.figure)} {'agrees' if event.agreed else 'will ride for the mounts and no more'}."


def _joust_began(name: _Names, event: e.JoustBegan) -> str:
    rides = ", ".join(f"{name(knight)} on a {kind}" for knight, kind in event.mounts.items())
    how = "in sport" if event.sport else "in war"
    return f"They ride {how}, for {joust_stake_words(event.stake)}: {rides}."


def _withdrew(name: _Names, event: e.Withdrew) -> str:
    return f"{name(event.figure)} withdraws."


def _carriages(name: _Names, event: e.Carriages) -> str:
    return ", ".join(f"{name(knight)} rides {choice}" for knight, choice in event.choices.items()) + "."


def _tilt(name: _Names, event: e.Tilt) -> str:
    told = []
    for knight, throw in event.throws.items():
        if throw is None:
            told.append(f"{name(knight)} has no lance left")
        else:
            needed = f"{throw['roll']}, {throw['needs']} needed"
            told.append(f"{name(knight)} {'hits' if throw['hit'] else 'misses'} ({needed})")
    return f"Tilt {event.tilt}: {'; '.join(told)}."


def _joust_result(name: _Names, event: e.JoustResult) -> str:
    what = LETTERS[event.letter].format(on=name(event.on), points=points(event.points))
    return f"{name(event.figure)}: {event.total} on the table, {what}."


def _joust_over(name: _Names, event: e.JoustOver) -> str:
    score = " to ".join(str(score) for score in sorted(event.score.values(), reverse=True))
    return JOUST_ENDS[event.how].format(winner=name(event.winner), loser=name(event.loser), score=score)


def _mount_forfeited(name: _Names, event: e.MountForfeited) -> str:
    return f"{name(event.by)}'s {event.kind} is led to the stable of {name(event.to)}."


_SAY: dict[type, Callable[[_Names, Any], str]] = {
    e.OrderDrawn: _order_drawn,
    e.PairsDrawn: _pairs_drawn,
    e.DayBegan: _day_began,
    e.SceneBegan: _scene_began,
    e.LadderMoved: _ladder_moved,
    e.LotDrawn: _lot_drawn,
    e.Scored: _scored,
    e.GameOver: _game_over,
    e.Rolled: _rolled,
    e.HpChanged: _hp_changed,
    e.Stunned: _stunned,
    e.SaveThrown: _save_thrown,
    e.Bound: _bound,
    e.CameRound: _came_round,
    e.Recovered: _recovered,
    e.TermsOffered: _terms_offered,
    e.ChallengeAnswered: _challenge_answered,
    e.DuelBegan: _duel_began,
    e.Yielded: _yielded,
    e.DuelBets: _duel_bets,
    e.DuelThrow: _duel_throw,
    e.DuelOver: _duel_over,
    e.StakePaid: _stake_paid,
    e.MountsChosen: _mounts_chosen,
    e.StakeProposed: _stake_proposed,
    e.StakeAnswered: _stake_answered,
    e.JoustBegan: _joust_began,
    e.Withdrew: _withdrew,
    e.Carriages: _carriages,
    e.Tilt: _tilt,
    e.JoustResult: _joust_result,
    e.JoustOver: _joust_over,
    e.MountForfeited: _mount_forfeited,
}
