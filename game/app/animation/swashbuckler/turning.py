"""The turn itself: orders that come up or fail, dice, contests, shoving matches, the end."""

from __future__ import annotations

import math
from typing import Any

from game.app.animation.motion import Cue
from game.app.animation.stage import Stage, between, part, there_and_back
from game.app.animation.swashbuckler.speech import HURT, PLAIN, SAFE, note, say, tag
from game.app.board.effects import Burst, Dice, Picture, Ring
from game.app.board.scene import middle
from game.card_files import load_card

BESIDE, BELOW = (0.72, 0.1), (-0.2, 0.72)
"""Dice lie beside a roller who looks up or down the board and below one who looks along it: out of the way of his
opponent and of the words above him."""


HAT = 0.8
"""seconds a hat is waved, before its victims' dice fall"""
GUARDS = frozenset({"P", "PN", "X"})


def ordered(stage: Stage, event: Any, time: float) -> None:
    """What he is about to do; a hat is waved and a guard is up whether or not anything comes of it."""
    tag(stage, event.fighter, order_name(event.order))
    if event.order == "WH":
        _wave(stage, event.fighter, time)
    elif event.order in GUARDS:
        pose = stage.pose(event.fighter)
        if pose is not None:
            pose.sweep = -35 * there_and_back(time)


def ordered_seconds(event: Any) -> float:
    return HAT if event.order == "WH" else 0.0


def _wave(stage: Stage, name: str, time: float) -> None:
    """The hat goes from side to side before his opponents' eyes."""
    token, pose = stage.tokens.get(name), stage.pose(name)
    if token is None or pose is None or time >= 1.0:
        return
    angle = pose.angle + 45 * math.sin(time * math.tau * 1.5)
    off = 0.62 * math.sin(math.pi * min(1.0, time * 4, (1 - time) * 4) / 2)
    at = (pose.x + math.sin(math.radians(angle)) * off, pose.y - math.cos(math.radians(angle)) * off)
    stage.show(Picture(f"fighters/hat_{token.look}.png", at, angle * 1.3, scale=0.75))
    stage.focus.append((pose.x, pose.y))


def order_name(text: str) -> str:
    """An order in words: "Throw mug", "Jump U"."""
    orders = load_card().orders
    if text in orders:
        return orders[text].name
    return f"{orders[text[:-1]].name} {text[-1]}" if text[:-1] in orders else text


def failed(stage: Stage, event: Any, time: float) -> None:
    """A shrug, and why."""
    pose = stage.pose(event.fighter)
    if pose is None:
        return
    pose.angle += 9 * math.sin(part(time, 0.0, 0.5) * math.tau * 1.5) * (1 - part(time, 0.0, 0.5))
    tag(stage, event.fighter, order_name(event.order), struck=True)
    note(stage, event.fighter, f"! {event.sentence}", part(time, 0.0, 0.1))


def rolled(stage: Stage, event: Any, time: float) -> None:
    place = stage.place(event.roller) or stage.place(event.target)
    if place is None:
        return
    token = stage.tokens.get(event.roller)
    off = BELOW if token is not None and token.facing in ("E", "W") else BESIDE
    count = stage.stacked(f"dice of {event.roller}", len(event.faces))
    at = (place[0] + off[0], place[1] + off[1])
    about = event.purpose.replace("_", " ") if count == 0 else ""
    stage.show(Dice(event.faces, at, event.sides, part(time, 0.0, 0.75), about, first=count))


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
    """Both go for the square, shoulder to shoulder; the die falls; the loser bounces.

    Those who want to change places meet between them: "B8 and B7"."""
    goal = middle(stage.board, event.square.split(" and "))
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
        say(stage, loser, "shoved", time, HURT)


def _stood(stage: Stage, event: Any) -> bool:
    before = stage.before.get(event.winner)
    return before is not None and event.square in before.squares


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
