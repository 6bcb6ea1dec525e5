"""What duels and jousts share: dice, harm, points, days and the end."""

from __future__ import annotations

import math
from typing import Any

from game.app.animation.motion import Cue
from game.app.animation.speech import HURT, PLAIN, SAFE, say
from game.app.animation.stage import Stage, part, smooth
from game.app.board.effects import Dice, Ring
from game.app.theme import CANDLE

BELOW = (-0.2, 0.78)
"""Dice lie below a roller, who looks along the board."""
IN_THE_PASS = frozenset({"joust_table"})
"""Dice that the pass itself shows."""
SAVES = {
    "dead": "dead",
    "dying": "dying",
    "maimed": "maimed",
    "out": "down",
    "stunned": "only stunned",
}


def rolled(stage: Stage, event: Any, time: float) -> None:
    place = stage.place(event.roller)
    if place is None or event.purpose in IN_THE_PASS:
        return
    count = stage.stacked(f"dice of {event.roller}", len(event.faces))
    at = (place[0] + BELOW[0], place[1] + BELOW[1])
    about = event.purpose.replace("_", " ") if count == 0 else ""
    stage.show(Dice(event.faces, at, event.sides, part(time, 0.0, 0.75), about, first=count))


def rolled_sounds(event: Any) -> tuple[Cue, ...]:
    return () if event.purpose in IN_THE_PASS else (Cue("dice", 0.0, 0.7),)


def order(stage: Stage, event: Any, time: float) -> None:
    """The rungs, from the top, over each head."""
    for rung, name in enumerate(event.order, start=1):
        say(stage, name, f"rung {rung}", time)


def pairs(stage: Stage, event: Any, time: float) -> None:
    for number, pair in enumerate(event.pairs, start=1):
        for name in pair:
            say(stage, name, f"joust {number}", time)
    for name in event.resting:
        say(stage, name, "rests", time)


def scene(stage: Stage, event: Any, time: float) -> None:
    """The next two come forward, the last two go back."""
    for name, before in stage.before.items():
        after = stage.after.get(name)
        if after is not None and after.squares != before.squares:
            stage.become(name)
            stage.glide(name, smooth(time))


def ladder(stage: Stage, event: Any, time: float) -> None:
    for rung, name in enumerate(event.after, start=1):
        say(stage, name, f"rung {rung}", time, SAFE if name not in event.before[rung - 1 :] else PLAIN)


def lot(stage: Stage, event: Any, time: float) -> None:
    ring(stage, event.winner)
    say(stage, event.winner, "by lot", time, SAFE)


def scored(stage: Stage, event: Any, time: float) -> None:
    gain = event.after - event.before
    say(stage, event.figure, f"{gain:+} point" + ("" if abs(gain) == 1 else "s"), time, SAFE if gain > 0 else HURT)


def hurt(stage: Stage, event: Any, time: float) -> None:
    if time <= 0.0:
        return
    pose = stage.pose(event.figure)
    if pose is not None:
        pose.x += 0.06 * math.sin(part(time, 0.0, 0.5) * math.tau * 2) * (1 - part(time, 0.0, 0.5))
    say(stage, event.figure, f"{event.after - event.before} hit points", time, HURT)


def stunned(stage: Stage, event: Any, time: float) -> None:
    stage.become(event.figure)
    say(stage, event.figure, "stunned", time, HURT)


def saved(stage: Stage, event: Any, time: float) -> None:
    if time > 0.4:
        stage.become(event.figure)
    say(stage, event.figure, SAVES[event.result], part(time, 0.2, 1.0), SAFE if event.result == "stunned" else HURT)


def bound(stage: Stage, event: Any, time: float) -> None:
    say(stage, event.figure, "wounds bound", time, SAFE)


def came_round(stage: Stage, event: Any, time: float) -> None:
    say(stage, event.figure, "comes round", time, SAFE)


def recovered(stage: Stage, event: Any, time: float) -> None:
    why = "in bed" if event.why == "bed" else "asleep"
    say(stage, event.figure, f"+{event.after - event.before} {why}", time, SAFE)


def won(stage: Stage, event: Any, time: float) -> None:
    if event.winner is None:
        return
    ring(stage, event.winner)
    say(stage, event.winner, "wins", time, SAFE)


def paid(stage: Stage, event: Any, time: float) -> None:
    what = getattr(event, "thing", None) or getattr(event, "kind", None)
    if what:
        say(stage, event.by, f"loses a {what}", time, HURT)
        say(stage, event.to, f"wins a {what}", time, SAFE)


def over(stage: Stage, event: Any, time: float) -> None:
    for token in stage.tokens.values():
        if token.figure and token.side in event.winners:
            ring(stage, token.id)
            pose = stage.pose(token.id)
            if pose is not None:
                pose.lift = 0.12 * abs(math.sin(time * math.tau * 2))
            say(stage, token.id, "victory", time, SAFE)


def ring(stage: Stage, name: str) -> None:
    place = stage.place(name)
    if place is not None:
        stage.show(Ring(place, CANDLE, 0.55))
