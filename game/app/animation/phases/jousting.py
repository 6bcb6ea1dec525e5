"""A joust: carriages, the pass of the two riders on either side of the barrier, lances that break."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from game.app.animation.motion import Cue
from game.app.animation.speech import HURT, PLAIN, SAFE, say
from game.app.animation.stage import Stage, between, part, turn_between
from game.app.board.effects import Burst, Dice, Picture
from game.app.board.scene import degrees, middle
from game.app.theme import CANDLE

SECONDS = 3.4
MEETING = 0.5
"""when they meet, as a share of the pass"""
LETTERS = {"G": "glances off", "B": "lance broken", "H": "on the helm", "U": "unhorsed"}
COUCHED = -7.0
"""degrees that a lance is turned across the barrier"""


def proposed(stage: Stage, event: Any, time: float) -> None:
    say(stage, event.figure, f"for {event.stake}?", time)


def agreed(stage: Stage, event: Any, time: float) -> None:
    say(stage, event.figure, "agreed" if event.agreed else "for the mounts", time, SAFE if event.agreed else PLAIN)


def began(stage: Stage, event: Any, time: float) -> None:
    for name in event.knights:
        pose = stage.pose(name)
        if pose is not None:
            pose.lift = 0.06 * abs(math.sin(time * math.tau * 1.5))


def withdrew(stage: Stage, event: Any, time: float) -> None:
    pose = stage.pose(event.figure)
    if pose is not None:
        pose.angle += 180 * part(time, 0.2, 0.8)
    say(stage, event.figure, "withdraws", time, HURT)


def carriages(stage: Stage, event: Any, time: float) -> None:
    for name, choice in event.choices.items():
        shift = event.shifts[name]
        colour = SAFE if shift > 0 else HURT if shift < 0 else PLAIN
        say(stage, name, f"{choice} {shift:+}" if shift else choice, time, colour)


def gallop(time: float) -> float:
    """Share of the course: they gather speed, meet in the middle at full gallop, and pull up at the end."""
    time = min(1.0, max(0.0, time / 0.92))
    share = 0.5 * (2 * min(time, 1 - time)) ** 1.6
    return float(share if time < 0.5 else 1 - share)


def tilt(stage: Stage, event: Any, time: float) -> None:
    for name, throw in event.throws.items():
        before, after = stage.before.get(name), stage.after.get(name)
        pose = stage.pose(name)
        if pose is None or before is None or after is None or not after.squares:
            continue
        start, stop = middle(stage.board, before.squares), middle(stage.board, after.squares)
        pose.x, pose.y = between(start, stop, gallop(time))
        pace = 1 - abs(2 * gallop(time) - 1)
        pose.lift = 0.05 * abs(math.sin(time * math.tau * 5)) * min(1.0, 3 * pace)
        pose.angle = turn_between(degrees(before.facing), degrees(after.facing), part(time, 0.9, 1.0))
        pose.sweep = COUCHED * part(time, 0.05, 0.3) * (1 - part(time, 0.6, 0.8))
        if throw is None:
            stage.tokens[name] = replace(before, details={**before.details, "right": None})
        if time >= MEETING:
            if throw is None:
                say(stage, name, "no lance", part(time, MEETING, 1.0))
            elif not throw["hit"]:
                say(stage, name, "misses", part(time, MEETING, 1.0))
        stage.focus += [(pose.x, pose.y)]


def tilt_sounds(event: Any) -> tuple[Cue, ...]:
    hooves = tuple(Cue("step", 0.05 + number * 0.075, 0.35 + 0.05 * min(number, 6)) for number in range(11))
    hit = any(throw is not None and throw["hit"] for throw in event.throws.values())
    return (*hooves, Cue("clash" if hit else "miss", MEETING, 0.9))


def result(stage: Stage, event: Any, time: float) -> None:
    """The blow at the meeting: splinters, the letter and its dice; who is unhorsed stays where he fell."""
    if time < MEETING:
        return
    after = part(time, MEETING, 1.0)
    struck, striker = stage.pose(event.on), stage.pose(event.figure)
    meeting = _meeting(stage, event.on)
    if struck is None or striker is None or meeting is None:
        return
    stage.show(Burst(meeting, part(time, MEETING, MEETING + 0.14), CANDLE, 0.7, 13))
    if event.letter in ("B", "H"):
        _break(stage, event.figure, meeting, after)
    if event.letter == "U":
        fallen = stage.after.get(event.on)
        if fallen is not None:
            stage.tokens[event.on] = fallen
            struck.x, struck.y = meeting[0], meeting[1]
            struck.lift = 0.5 * math.sin(math.pi * part(after, 0.0, 0.3))
            struck.angle = degrees(fallen.facing) + 220 * part(after, 0.0, 0.3)
    points = "" if not event.points else f": {event.points}"
    say(stage, event.figure, LETTERS[event.letter] + points, after, SAFE if event.points else PLAIN)
    count = stage.stacked(f"dice of {event.figure}", len(event.dice))
    at = (striker.x - 0.2, striker.y + 0.78)
    stage.show(Dice(tuple(event.dice), at, 6, part(after, 0.05, 0.4), "the table", first=count))


def _meeting(stage: Stage, name: str) -> tuple[float, float] | None:
    before, after = stage.before.get(name), stage.after.get(name)
    if before is None or after is None or not before.squares or not after.squares:
        return None
    return between(middle(stage.board, before.squares), middle(stage.board, after.squares), 0.5)


def _break(stage: Stage, name: str, meeting: tuple[float, float], after: float) -> None:
    """Half the lance is left in the hand, the rest flies."""
    token = stage.tokens.get(name)
    if token is not None:
        stage.tokens[name] = replace(token, details={**token.details, "right": "broken_lance"})
    for number in range(5):
        turn = number * 72 + 20.0
        far = 0.9 * part(after, 0.0, 0.45)
        x = meeting[0] + math.sin(math.radians(turn)) * far
        y = meeting[1] - math.cos(math.radians(turn)) * far * 0.7
        lift = 0.6 * math.sin(math.pi * part(after, 0.0, 0.45))
        stage.show(Picture("pieces/splinters.png", (x, y), turn + after * 400, 0.3, 1 - part(after, 0.6, 0.9), lift))


def result_sounds(event: Any) -> tuple[Cue, ...]:
    if event.letter == "U":
        return (Cue("thud", MEETING + 0.1), Cue("cheer", MEETING + 0.1, 0.8))
    return (Cue("mug_break", MEETING, 0.8),) if event.letter in ("B", "H") else (Cue("clash", MEETING, 0.4),)
