"""Blades: lunges, stabs, slashes, parries, and weapons that break."""

from __future__ import annotations

import math
from typing import Any

from game.app.animation.motion import Cue
from game.app.animation.stage import Stage, between, part, there_and_back
from game.app.animation.swashbuckler.speech import HURT, SAFE, say, wound
from game.app.board.effects import Burst, Picture, Ring, Streak

HIT = 0.32
"""The fraction of its time at which a blow lands."""


def attack(stage: Stage, event: Any, time: float) -> None:
    """The blade goes out, lands, and the result stands above the target."""
    if event.manner == "slash":
        _slash(stage, event, time)
    else:
        _thrust(stage, event, time)
    target = stage.place(event.target)
    if target is None or time < HIT:
        return
    after = part(time, HIT, 1.0)
    if event.result:
        _flinch(stage, event, after)
        stage.show(Burst(target, part(time, HIT, HIT + 0.3), HURT, 0.5, 9))
        stage.show(Picture("pieces/blood.png", target, scale=0.7, fade=0.9 * (1 - part(after, 0.6, 1.0))))
        say(stage, event.target, wound(event.result), after, HURT)
    else:
        say(stage, event.target, "miss", after)


def attack_sounds(event: Any) -> tuple[Cue, ...]:
    swing = Cue("miss", 0.1, 0.7)
    return (swing, Cue("thud", HIT, 0.9)) if event.result else (swing,)


def _aim(stage: Stage, event: Any) -> tuple[float, float]:
    """The angle and the squares from attacker to target."""
    start, stop = stage.place(event.attacker), stage.place(event.target)
    if start is None or stop is None or start == stop:
        return 0.0, 0.0
    across, down = stop[0] - start[0], stop[1] - start[1]
    return math.degrees(math.atan2(across, -down)), math.hypot(across, down)


def _thrust(stage: Stage, event: Any, time: float) -> None:
    pose = stage.pose(event.attacker)
    if pose is None:
        return
    angle, distance = _aim(stage, event)
    out = there_and_back(part(time, 0.0, 0.75), HIT / 0.75)
    draw_back = math.sin(math.pi * part(time, 0.0, HIT * 0.6)) * 0.12
    turn = (angle - pose.angle + 180) % 360 - 180
    pose.angle += turn * min(1.0, out * 1.5)
    lean = 0.24 if event.manner == "stab" else 0.34
    lean = lean * out * min(1.0, distance) - draw_back
    pose.x += math.sin(math.radians(angle)) * lean
    pose.y -= math.cos(math.radians(angle)) * lean
    pose.weapon = event.weapon
    pose.thrust = 0.22 * out - draw_back
    stage.focus.append((pose.x, pose.y))


def _slash(stage: Stage, event: Any, time: float) -> None:
    """From shoulder to shoulder; several attacks of one slash are one sweep."""
    pose = stage.pose(event.attacker)
    if pose is None or pose.sweep:
        return
    sweep = part(time, 0.12, HIT + 0.2)
    back = 1 - part(time, 0.7, 1.0)
    wind = part(time, 0.0, 0.12)
    pose.sweep = (55 * wind - 125 * sweep) * back
    pose.angle += (18 * wind - 36 * sweep) * back
    pose.thrust = 0.1 * wind * back
    if 0 < sweep < 1 or part(time, HIT + 0.2, 0.7) < 1:
        fade = 1 - part(time, HIT + 0.2, 0.7)
        if fade > 0 and sweep > 0:
            stage.show(Streak((pose.x, pose.y), pose.angle + 60, pose.angle + 60 - 130 * sweep, 1.05, fade))
    stage.focus.append((pose.x, pose.y))


def _flinch(stage: Stage, event: Any, after: float) -> None:
    pose = stage.pose(event.target)
    if pose is None:
        return
    angle, _ = _aim(stage, event)
    shake = 0.1 * math.sin(math.pi * part(after, 0.0, 0.35))
    pose.x += math.sin(math.radians(angle)) * shake
    pose.y -= math.cos(math.radians(angle)) * shake


def parry(stage: Stage, event: Any, time: float) -> None:
    """Both blades meet half way."""
    pose, defender = stage.pose(event.attacker), stage.pose(event.fighter)
    if pose is None or defender is None:
        return
    start, stop = (pose.x, pose.y), (defender.x, defender.y)
    angle = math.degrees(math.atan2(stop[0] - start[0], start[1] - stop[1]))
    out = there_and_back(part(time, 0.0, 0.75), HIT / 0.75)
    pose.angle += ((angle - pose.angle + 180) % 360 - 180) * out
    pose.x, pose.y = between(start, stop, 0.22 * out)
    pose.thrust = 0.15 * out
    defender.weapon = event.weapon
    defender.sweep = -48 * out
    defender.thrust = 0.08 * out
    stage.show(Burst(between(start, stop, 0.55), part(time, HIT, HIT + 0.35), (255, 236, 178), 0.5, 11))
    if time >= HIT:
        say(stage, event.fighter, "parried", part(time, HIT, 1.0), SAFE)


def parry_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("clash", HIT),)


def breaks(stage: Stage, event: Any, time: float) -> None:
    place = stage.place(event.fighter)
    if place is None:
        return
    if time > 0.2:
        stage.become(event.fighter)
    stage.show(Burst(place, part(time, 0.0, 0.5), (220, 223, 221), 0.7, 13))
    say(stage, event.fighter, f"{event.kind} breaks", time, HURT)


def ring(stage: Stage, name: str | None) -> None:
    place = stage.place(name)
    if place is not None:
        stage.show(Ring(place))
