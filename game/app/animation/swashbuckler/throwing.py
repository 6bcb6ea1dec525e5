"""What flies: daggers, swords, mugs and chairs, and where they come down or are stopped."""

from __future__ import annotations

import math
from typing import Any

from game.app.animation.motion import Cue
from game.app.animation.stage import Stage, between, part, there_and_back
from game.app.animation.swashbuckler.speech import SAFE, say
from game.app.board.camera import Point
from game.app.board.effects import Burst, Picture

PICTURES = {"mug": "mug_full"}
SQUARE_SECONDS = 0.085
SPINS = {"dagger": 1.0, "rapier": 0.7, "cutlass": 0.9, "mug": 0.5, "chair": 0.35}
"""Turns a square."""


def picture(stage: Stage, piece: str, kind: str) -> str:
    """The picture of a piece as it lies before or after; else by its kind."""
    for tokens in (stage.before, stage.after):
        token = tokens.get(piece)
        if token is not None:
            return f"pieces/{token.look}.png"
    return f"pieces/{PICTURES.get(kind, kind)}.png"


def threw(stage: Stage, event: Any, time: float) -> None:
    """The arm goes back and forward; what was taken from somewhere comes to the hand."""
    pose = stage.pose(event.fighter)
    if pose is None:
        return
    pose.sweep = 40 * math.sin(math.pi * part(time, 0.0, 0.6))
    pose.angle += 14 * math.sin(math.pi * part(time, 0.0, 0.8))
    pose.thrust = 0.1 * there_and_back(part(time, 0.5, 1.0))
    piece = stage.pose(event.piece)
    if piece is not None and event.taken_from is not None:
        piece.x, piece.y = between(stage.at(event.taken_from), (pose.x, pose.y), part(time, 0.0, 0.7))
    # It is in the air until it lands, which its landing shows.
    if time >= 1.0:
        stage.tokens.pop(event.piece, None)
        if event.taken_from is None:
            stage.become(event.fighter)
    stage.focus.append((pose.x, pose.y))


def threw_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("miss", 0.6),)


def way(stage: Stage, event: Any) -> list[Point]:
    """From the thrower over the squares flown over to where it lies."""
    start = stage.place(event.fighter)
    points = [start] if start is not None else []
    points += [stage.at(square) for square in event.path]
    if event.how in ("hit", "blocked"):
        struck = stage.place(event.struck)
        if struck is not None:
            points.append(struck)
    if not points or points[-1] != stage.at(event.square):
        points.append(stage.at(event.square))
    return points


def landed_seconds(event: Any) -> float:
    return float(0.2 + SQUARE_SECONDS * (len(event.path) + 1))


def landed(stage: Stage, event: Any, time: float) -> None:
    """It spins along its way and comes to rest."""
    stage.focus.append(stage.at(event.square))
    if time >= 1.0:
        after = stage.after.get(event.piece)
        if after is not None:
            stage.tokens[event.piece] = after
        return
    stage.tokens.pop(event.piece, None)
    points = way(stage, event)
    share = 1 - (1 - time) ** 1.4
    position = share * (len(points) - 1)
    number = min(int(position), len(points) - 2) if len(points) > 1 else 0
    at = between(points[number], points[-1 if len(points) == 1 else number + 1], position - number)
    token = stage.before.get(event.piece) or stage.after.get(event.piece)
    kind = token.look.split("_")[0] if token is not None else ""
    angle = 360 * SPINS.get(kind, 0.6) * share * max(1, len(points) - 1)
    name = picture(stage, event.piece, kind)
    stage.show(Picture(name, at, angle, scale=1.0, lift=0.25 * math.sin(math.pi * share)))


def landed_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("clash" if event.how == "blocked" else "thud", 0.9, 0.8 if event.how == "hit" else 0.5),)


def blocked(stage: Stage, event: Any, time: float) -> None:
    pose = stage.pose(event.fighter)
    if pose is None:
        return
    pose.thrust = 0.12 * there_and_back(time)
    pose.sweep = -30 * there_and_back(time)
    stage.show(Burst((pose.x, pose.y), part(time, 0.0, 0.5), (255, 236, 178), 0.5))
    say(stage, event.fighter, "blocked", time, SAFE)


def dropped(stage: Stage, event: Any, time: float) -> None:
    """It spins out of his hand and lies beside him."""
    start = stage.place(event.fighter)
    if start is None:
        return
    if time >= 0.1:
        stage.become(event.fighter)
    stop = stage.at(event.square)
    if time >= 1.0:
        after = stage.after.get(event.piece)
        if after is not None:
            stage.tokens[event.piece] = after
        return
    hop = (stop[0] + 0.3 * math.sin(math.pi * time), stop[1])
    name = picture(stage, event.piece, event.kind)
    stage.show(Picture(name, between(start, hop, time), 360 * time, lift=0.4 * math.sin(math.pi * time)))


def dropped_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("thud" if event.kind == "chest" else "clash", 0.8, 0.4),)


def picked_up(stage: Stage, event: Any, time: float) -> None:
    """It rises from the floor to his hand."""
    piece, pose = stage.pose(event.piece), stage.pose(event.fighter)
    if pose is None:
        return
    pose.scale = 1 - 0.12 * math.sin(math.pi * time)
    if piece is not None:
        piece.x, piece.y = between(stage.at(event.square), (pose.x, pose.y), time)
        piece.lift = 0.3 * time
        piece.fade = 1 - part(time, 0.6, 1.0)
    if time >= 0.7:
        stage.become(event.fighter)
    say(stage, event.fighter, f"takes the {event.kind}", time)
