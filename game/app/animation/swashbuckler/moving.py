"""Feet: steps, turns, crawls, climbs, jumps, swings, falls to the floor, and those who go back."""

from __future__ import annotations

import math
from typing import Any

from game.app.animation.motion import Cue
from game.app.animation.stage import Stage, between, part, smooth, there_and_back, turn_between
from game.app.animation.swashbuckler.speech import PLAIN, say
from game.app.board.effects import Burst
from game.app.board.scene import degrees

LIFTS = {"jump": 0.55, "swing": 0.8, "climb": 0.25, "carried": 0.1}
"""How high the way goes above the floor, in squares."""
WITH_THE_BLOW = frozenset({"carried"})
SECONDS = {"crawl": 0.75, "swing": 0.85, "jump": 0.65, "pushed": 0.4, "kicked": 0.45}


def strand(event: Any) -> str:
    """Riders move with their table, everyone else with the other movers."""
    return "blow" if event.how in WITH_THE_BLOW else "move"


def seconds(event: Any) -> float:
    return SECONDS.get(event.how, 0.55)


def who(event: Any) -> str:
    return str(event.fighter)


def move(stage: Stage, event: Any, time: float) -> None:
    pose = stage.pose(event.fighter)
    if pose is None:
        return
    start, stop = stage.at(event.before), stage.at(event.after)
    # Who is thrown off his feet starts fast; everyone else starts and ends gently.
    share = 1 - (1 - time) ** 2 if event.how in ("pushed", "kicked") else smooth(time)
    if event.how == "crawl":
        share = (smooth(part(time, 0.0, 0.45)) + smooth(part(time, 0.5, 1.0))) / 2
    pose.x, pose.y = between(start, stop, share)
    lift = LIFTS.get(event.how, 0.0)
    if lift:
        pose.lift = lift * math.sin(math.pi * share)
        pose.scale = 1 + 0.2 * lift * math.sin(math.pi * share)
    elif event.how in ("step", "run", "running_lunge", "kick"):
        # A sway of the shoulders, one for each foot.
        pose.angle += 6 * math.sin(math.tau * share)
    stage.focus += [start, stop]
    if time >= 0.5:
        stage.become(event.fighter)


def move_sounds(event: Any) -> tuple[Cue, ...]:
    if event.how in ("pushed", "kicked"):
        return (Cue("thud", 0.05, 0.6),)
    if event.how in ("jump", "swing", "climb"):
        return (Cue("miss", 0.1, 0.6), Cue("step", 0.9))
    if event.how == "carried":
        return ()
    return (Cue("step", 0.1, 0.7), Cue("step", 0.7, 0.5))


def turn(stage: Stage, event: Any, time: float) -> None:
    pose = stage.pose(event.fighter)
    if pose is not None:
        pose.angle = turn_between(degrees(event.before), degrees(event.after), smooth(time))
        stage.focus.append((pose.x, pose.y))


def go_back(stage: Stage, event: Any, time: float) -> None:
    """He makes for the square, and is back where he began."""
    pose = stage.pose(event.fighter)
    if pose is None:
        return
    home, goal = stage.at(event.square), stage.at(event.goal)
    pose.x, pose.y = between(home, goal, 0.42 * there_and_back(time, 0.45))
    stage.focus.append(home)


def posture(stage: Stage, event: Any, time: float) -> None:
    """Down: he tips over and lies; up: the other way round."""
    pose = stage.pose(event.fighter)
    if pose is None:
        return
    falling = event.after == "prone" and event.cause != "order"
    tip = math.sin(math.pi * min(1.0, time * 1.3)) if time < 0.77 else 0.0
    pose.scale = 1 - 0.22 * tip
    pose.angle += (22 if falling else 8) * tip
    if time >= 0.4:
        stage.become(event.fighter)
    if falling:
        stage.show(Burst((pose.x, pose.y), part(time, 0.35, 0.8), (214, 193, 150), 0.55, 11))
        say(stage, event.fighter, "falls", time)
    stage.focus.append((pose.x, pose.y))


def posture_sounds(event: Any) -> tuple[Cue, ...]:
    return (Cue("thud", 0.35, 0.8),) if event.after == "prone" else (Cue("step", 0.5, 0.6),)


def covered(stage: Stage, event: Any, time: float) -> None:
    if time >= 0.5:
        stage.become(event.fighter)


def place(stage: Stage, event: Any, time: float) -> None:
    """A fighter comes to the board."""
    after = stage.after.get(event.fighter)
    if after is None:
        return
    stage.tokens[event.fighter] = after
    pose = stage.pose(event.fighter)
    if pose is not None:
        pose.x, pose.y = stage.at(event.square)
        pose.fade = smooth(time)
        pose.scale = 1.3 - 0.3 * smooth(time)


def leave(stage: Stage, event: Any, time: float) -> None:
    """Through a door or window: on over the edge, fading."""
    _go(stage, event, time, 0.0)
    say(stage, event.fighter, "leaves", time, PLAIN)


def fall_overboard(stage: Stage, event: Any, time: float) -> None:
    _go(stage, event, part(time, 0.0, 0.6), 0.7)
    pose = stage.pose(event.fighter)
    if pose is not None:
        stage.show(Burst((pose.x, pose.y), part(time, 0.4, 1.0), (150, 196, 206), 0.7, 13))
        stage.show(Burst((pose.x, pose.y), part(time, 0.5, 1.0), (214, 236, 238), 0.4, 9))
    say(stage, event.fighter, "overboard!", time, PLAIN)


def _go(stage: Stage, event: Any, time: float, shrink: float) -> None:
    pose = stage.pose(event.fighter)
    if pose is None:
        return
    x, y = stage.at(event.before)
    across, down = _outwards(stage, x, y)
    share = smooth(time)
    pose.x, pose.y = x + across * share, y + down * share
    pose.fade = 1 - part(time, 0.4, 1.0)
    pose.scale = 1 - shrink * share
    stage.focus.append((x, y))


def _outwards(stage: Stage, x: float, y: float) -> tuple[float, float]:
    """Towards the nearest edge of the board."""
    edges = {
        (-1.0, 0.0): x,
        (1.0, 0.0): stage.board.columns - x,
        (0.0, -1.0): y,
        (0.0, 1.0): stage.board.rows - y,
    }
    return min(edges, key=lambda edge: edges[edge])
