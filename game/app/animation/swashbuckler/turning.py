"""The turn itself: orders that come up or fail, dice, contests, shoving matches, the end."""

from __future__ import annotations

import math
from typing import Any

from game.app.animation.motion import Cue
from game.app.animation.stage import Stage, between, part, there_and_back
from game.app.animation.swashbuckler.speech import HURT, PLAIN, SAFE, say, tag
from game.app.board.effects import Burst, Dice, Ring

BESIDE = (0.0, 0.72)
"""Dice lie below their roller, so that the words above stay free."""


def ordered(stage: Stage, event: Any, time: float) -> None:
    tag(stage, event.fighter, event.order)


def failed(stage: Stage, event: Any, time: float) -> None:
    """A shrug, and why."""
    pose = stage.pose(event.fighter)
    if pose is None:
        return
    pose.angle += 9 * math.sin(part(time, 0.0, 0.5) * math.tau * 1.5) * (1 - part(time, 0.0, 0.5))
    tag(stage, event.fighter, event.order, struck=True)
    say(stage, event.fighter, f"! {event.sentence}", time)


def rolled(stage: Stage, event: Any, time: float) -> None:
    place = stage.place(event.roller) or stage.place(event.target)
    if place is None:
        return
    count = stage.stacked(f"dice of {event.roller}")
    at = (place[0] + BESIDE[0] + 0.5 * count, place[1] + BESIDE[1])
    about = event.purpose.replace("_", " ") if count == 0 else ""
    stage.show(Dice(event.faces, at, event.sides, part(time, 0.0, 0.75), about))


def rolled_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("dice", 0.0, 0.7),)


def contest(stage: Stage, event: Any, time: float) -> None:
    """Those who want one thing are ringed; then only the winner."""
    for name in event.fighters:
        place = stage.place(name)
        if place is None:
            continue
        won = name == event.winner
        stage.show(Ring(place, SAFE if won and time > 0.4 else PLAIN, 0.5, 1.0 if won else 1 - part(time, 0.4, 0.7)))
        if won:
            say(stage, name, f"first by {event.by}", part(time, 0.3, 1.0), SAFE)


def shoving_match(stage: Stage, event: Any, time: float) -> None:
    """Both go for the square, shoulder to shoulder; the die falls; the loser bounces."""
    goal = stage.at(event.square)
    loser = event.other if event.winner == event.roller else event.roller
    meeting = part(time, 0.0, 0.25)
    for name in (event.roller, event.other):
        pose = stage.pose(name)
        if pose is None:
            continue
        home = (pose.x, pose.y)
        rival = stage.place(event.other if name == event.roller else event.roller) or goal
        towards = goal if goal != home else rival
        strain = 0.03 * math.sin(time * 60) * meeting * (1 - part(time, 0.55, 0.6))
        share = 0.3 * meeting + strain
        if name == loser:
            share -= 0.55 * there_and_back(part(time, 0.6, 1.0), 0.3) + 0.3 * part(time, 0.6, 0.75)
        else:
            share += 0.1 * there_and_back(part(time, 0.6, 1.0), 0.4) - 0.3 * part(time, 0.75, 1.0)
        pose.x, pose.y = between(home, towards, share)
        stage.focus.append(home)
    stage.show(Burst(goal, part(time, 0.2, 0.45), (214, 193, 150), 0.5, 11))
    if time > 0.55:
        say(stage, event.winner, "holds his ground" if _stood(stage, event) else "wins the square", time, SAFE)
        say(stage, loser, _score(event), time, HURT)


def _stood(stage: Stage, event: Any) -> bool:
    before = stage.before.get(event.winner)
    return before is not None and event.square in before.squares


def _score(event: Any) -> str:
    return "shoved" if event.face is None else f"shoved ({event.face}, {event.needed} or less was needed)"


def shoving_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("thud", 0.22, 0.9), Cue("step", 0.65, 0.6))


def over(stage: Stage, event: Any, time: float) -> None:
    for token in stage.tokens.values():
        if token.figure and token.side in event.winners:
            place = stage.place(token.id)
            if place is not None:
                stage.show(Ring((place[0], place[1]), (255, 206, 122), 0.55))
                pose = stage.pose(token.id)
                if pose is not None:
                    pose.lift = 0.15 * abs(math.sin(time * math.tau * 2))
                    say(stage, token.id, "victory", time, SAFE)


def over_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("cheer", 0.0),)
