"""A duel: terms, coins pushed forward under a cloth and then shown, blades that meet."""

from __future__ import annotations

from typing import Any

from game.app.animation.motion import Cue
from game.app.animation.phases.coins import Coins
from game.app.animation.speech import HURT, PLAIN, SAFE, say
from game.app.animation.stage import Stage, between, part, smooth, there_and_back
from game.app.board.effects import Burst

REACH = 0.34
"""how far towards the other each steps for a throw, as a share of the way"""


def offered(stage: Stage, event: Any, time: float) -> None:
    arms = "buttoned foils" if event.foils else "in earnest"
    say(stage, event.figure, arms, time, PLAIN if event.foils else HURT)
    say(stage, event.figure, f"for {event.stake}", time)


def answered(stage: Stage, event: Any, time: float) -> None:
    words = ("accepts, with foils" if event.foils else "accepts") if event.accepted else "refuses"
    say(stage, event.figure, words, time, SAFE if event.accepted else HURT)


def began(stage: Stage, event: Any, time: float) -> None:
    _step_in(stage, event.pair, 0.15 * there_and_back(time))


def yielded(stage: Stage, event: Any, time: float) -> None:
    pose = stage.pose(event.figure)
    if pose is not None:
        pose.sweep = 70 * smooth(part(time, 0.0, 0.4))
    say(stage, event.figure, "yields", time, HURT)


def bets(stage: Stage, event: Any, time: float) -> None:
    """Each pushes what he has bet to the middle, covered; then the cloths are taken away."""
    names = list(event.bets)
    places = [stage.place(name) for name in names]
    first, second = places
    if first is None or second is None:
        return
    middle = between(first, second, 0.5)
    pushed = smooth(part(time, 0.0, 0.35))
    for name, place in zip(names, places, strict=True):
        assert place is not None
        at = between(between(place, middle, 0.35), middle, 0.62 * pushed)
        stage.show(Coins((at[0], at[1] + 0.25), event.bets[name], covered=1 - smooth(part(time, 0.4, 0.5))))
        say(stage, name, f"bets {event.bets[name]}", part(time, 0.45, 1.0), PLAIN) if time > 0.45 else None
    before = event.pool - sum(event.bets.values())
    if before:
        stage.show(Coins((middle[0], middle[1] - 0.35), before))
    stage.focus += [first, second]


def bet_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("slide", 0.1, 0.5), Cue("click", 0.55, 0.8))


def thrown(stage: Stage, event: Any, time: float) -> None:
    """They step in and the blades meet; whoever loses staggers back, and the pool goes with him."""
    names = tuple(event.throws)
    _step_in(stage, names, REACH * there_and_back(time, 0.3))
    places = [stage.place(name) for name in names]
    if places[0] is None or places[1] is None:
        return
    middle = between(places[0], places[1], 0.5)
    stage.show(Burst(middle, part(time, 0.2, 0.5)))
    for name in names:
        say(stage, name, f"{event.throws[name]['total']} in all", time, HURT if name == event.loser else SAFE)
    if event.loser is None:
        stage.show(Coins((middle[0], middle[1] + 0.25), event.pool_left))
        return
    loser = stage.pose(event.loser)
    if loser is not None:
        back = 0.25 * there_and_back(part(time, 0.35, 1.0), 0.3)
        loser.x, loser.y = between((loser.x, loser.y), middle, -back)
        home = between(middle, (loser.x, loser.y), smooth(part(time, 0.35, 0.8)))
        stage.show(Coins((home[0], home[1] + 0.25), event.loss, fade=1 - part(time, 0.8, 1.0)))


def _step_in(stage: Stage, names: tuple[str, ...], share: float) -> None:
    homes = [stage.place(name) for name in names]
    for number, name in enumerate(names):
        pose, other = stage.pose(name), homes[1 - number]
        if pose is not None and other is not None:
            pose.x, pose.y = between((pose.x, pose.y), other, share)
            pose.thrust = 0.25 * share / REACH
