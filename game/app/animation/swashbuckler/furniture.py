"""What is shoved, flipped, yanked and toppled, and what breaks."""

from __future__ import annotations

import math
from typing import Any

from game.app.animation.motion import Cue
from game.app.animation.stage import Stage, between, part, smooth, there_and_back
from game.app.board.effects import Burst, Picture
from game.app.board.scene import middle

ALE = (217, 150, 47)
SPLINTERS = (168, 118, 68)


def seconds(event: Any) -> float:
    if event.before == event.after:
        return 0.05
    return {"flipped": 0.85, "toppled": 0.6}.get(event.how, 0.55)


def slide(stage: Stage, event: Any, time: float) -> None:
    pose = stage.pose(event.piece)
    if pose is None or not event.before or not event.after:
        return
    share = smooth(time)
    pose.x, pose.y = between(middle(stage.board, event.before), middle(stage.board, event.after), share)
    if event.flipped_before != event.flipped_after:
        # It stands on its edge half way: narrow, then the other face.
        pose.lift = 0.35 * math.sin(math.pi * share)
        pose.scale = 1 + 0.15 * math.sin(math.pi * share)
        if share >= 0.5:
            stage.become(event.piece)
    elif event.how == "toppled":
        pose.lift = 0.2 * math.sin(math.pi * share)
        stage.show(Burst((pose.x, pose.y), part(time, 0.7, 1.0), SPLINTERS, 0.8, 13))
    if event.how in ("shoved", "flipped", "toppled", "yanked"):
        _lean(stage, event, time)
    stage.focus += [middle(stage.board, event.before), middle(stage.board, event.after)]


def _lean(stage: Stage, event: Any, time: float) -> None:
    """He who does it leans into it, or back from it."""
    pose = stage.pose(event.by)
    if pose is None:
        return
    angle = math.radians(pose.angle)
    lean = 0.2 * there_and_back(time, 0.5) * (-1 if event.how == "yanked" else 1)
    pose.x += math.sin(angle) * lean
    pose.y -= math.cos(angle) * lean


def slide_sounds(event: Any) -> tuple[Cue, ...]:
    if event.before == event.after or event.how == "carried":
        return ()
    if event.how == "toppled":
        return (Cue("slide", 0.0, 0.7), Cue("thud", 0.7))
    return (Cue("slide", 0.0), Cue("thud", 0.85, 0.7)) if event.how == "flipped" else (Cue("slide", 0.0),)


def changed(stage: Stage, event: Any, time: float) -> None:
    """A full mug becomes glass and a puddle, a shelf wreckage."""
    place = stage.at(event.square)
    if event.before == "mug":
        stage.show(Burst(place, part(time, 0.0, 0.7), ALE, 0.55, 13))
    after = stage.after.get(event.piece)
    if after is not None and time >= 0.15:
        stage.tokens[event.piece] = after


def removed(stage: Stage, event: Any, time: float) -> None:
    """It breaks or is gone."""
    pose = stage.pose(event.piece)
    if pose is not None:
        pose.fade = 1 - part(time, 0.0, 0.4)
    if event.square is None:
        return
    place = stage.at(event.square)
    if event.kind in ("mug", "chair"):
        stage.show(Burst(place, part(time, 0.0, 0.6), ALE if event.kind == "mug" else SPLINTERS, 0.5, 11))
        stage.show(Picture("pieces/splinters.png", place, fade=1 - part(time, 0.5, 1.0)))


def broken_sounds(event: Any) -> tuple[Cue, ...]:
    kind = getattr(event, "kind", None) or getattr(event, "before", "")
    if kind == "mug":
        return (Cue("mug_break", 0.0),)
    return (Cue("thud", 0.0, 0.7),) if kind in ("chair", "shelf") else ()
