"""Special attacks and what they do: avoided or not, injuries, stuns, and those who are out."""

from __future__ import annotations

import math
from typing import Any

from game.app.animation.motion import Cue
from game.app.animation.stage import Stage, part, smooth, there_and_back
from game.app.animation.swashbuckler.speech import HURT, PARTS, PLAIN, SAFE, say, wound
from game.app.board.effects import Burst, Picture

BLOWS = frozenset({"thrown_dagger", "thrown_sword", "thrown_mug", "thrown_chair", "shoved_chair", "table", "shelf"})


def incident(stage: Stage, event: Any, time: float) -> None:
    """What the special table says of one fighter."""
    if event.kind == "kick":
        _kick(stage, event, time)
    pose = stage.pose(event.victim)
    if pose is None:
        return
    if event.avoided:
        dodge = 0.16 * math.sin(math.pi * part(time, 0.0, 0.5))
        angle = math.radians(pose.angle + 90)
        pose.x += math.sin(angle) * dodge
        pose.y -= math.cos(angle) * dodge
        say(stage, event.victim, "avoided", time, SAFE)
        return
    place = (pose.x, pose.y)
    if event.kind in BLOWS or event.kind == "kick":
        stage.show(Burst(place, part(time, 0.1, 0.5), HURT, 0.45))
    pose.x += 0.06 * math.sin(part(time, 0.0, 0.5) * math.tau * 2) * (1 - part(time, 0.0, 0.5))
    for line, colour in results(event):
        say(stage, event.victim, line, time, colour)


def results(event: Any) -> list[tuple[str, tuple[int, int, int]]]:
    """The lines for what was rolled, at least one."""
    lines = []
    if event.injury:
        lines.append((wound(event.injury), HURT))
    if event.stun + event.fall_stun:
        boxes = event.stun + event.fall_stun
        lines.append((f"stunned {boxes}", PLAIN))
    if event.falls:
        lines.append(("falls", PLAIN))
    return lines or [("unharmed", SAFE)]


def incident_sounds(event: Any) -> tuple[Cue, ...]:
    if event.avoided:
        return (Cue("miss", 0.1, 0.6),)
    return (Cue("thud", 0.1, 0.8),) if event.kind in BLOWS or event.kind == "kick" else ()


def _kick(stage: Stage, event: Any, time: float) -> None:
    pose, victim = stage.pose(event.attacker), stage.place(event.victim)
    if pose is None or victim is None:
        return
    out = 0.35 * there_and_back(part(time, 0.0, 0.5))
    pose.x += (victim[0] - pose.x) * out
    pose.y += (victim[1] - pose.y) * out


def injured(stage: Stage, event: Any, time: float) -> None:
    place = stage.place(event.fighter)
    if place is None:
        return
    lost = event.after - event.before
    grown = 0.6 + 0.3 * part(time, 0.0, 0.3)
    stage.show(Picture("pieces/blood.png", place, scale=grown, fade=1 - part(time, 0.6, 1.0)))
    say(stage, event.fighter, f"-{lost} {PARTS.get(event.part, event.part)}", time, HURT)


def stunned(stage: Stage, event: Any, time: float) -> None:
    pose = stage.pose(event.fighter)
    if pose is None:
        return
    stage.become(event.fighter)
    pose.angle += 8 * math.sin(time * math.tau * 2) * (1 - time)
    boxes = len(event.boxes)
    say(stage, event.fighter, f"stunned {boxes}", time)
    if event.lost:
        say(stage, event.fighter, f"loses {' '.join(event.lost)}", time)


def stunned_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("stun", 0.0),)


def out(stage: Stage, event: Any, time: float) -> None:
    """He fades; his hat stays a moment longer."""
    pose = stage.pose(event.fighter)
    token = stage.tokens.get(event.fighter)
    if pose is None or token is None:
        return
    share = smooth(part(time, 0.0, 0.6))
    pose.scale = 1 - 0.25 * share
    pose.fade = 1 - share
    pose.angle += 40 * share
    stage.show(Picture(f"fighters/hat_{token.look}.png", (pose.x, pose.y), 30 * share, fade=1 - part(time, 0.85, 1.0)))
    say(stage, event.fighter, "out of the fight", time, HURT)


def out_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("thud", 0.1), Cue("stun", 0.4, 0.5))
