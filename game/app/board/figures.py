"""Drawing tokens: things from their pictures, figures as a body, what they hold, a badge and marks."""

from __future__ import annotations

import math

import pygame

from game.app.board import looks, plain
from game.app.board.badges import badge
from game.app.board.camera import Point
from game.app.board.drawing import Drawing, coarse
from game.app.board.scene import Pose
from game.app.board.sprites import SQUARE, blit_middle
from game.app.theme import INK_SOFT
from game.rules.kernel.tokens import Token

HAND_CANVAS = 48 / SQUARE
"""Pictures of weapons in hand reach further ahead than the fighter's own: their middle lies so many squares ahead."""
BLADES = {"rapier": 94, "cutlass": 76, "dagger": 48}
BADGE = 0.4
"""of a square"""
BADGE_TURN, BADGE_OFF = 135.0, 0.48
BASE = 1.05
STATES = frozenset({"prone", "stunned", "under"})
CARRIED = 0.55
"""how large what is carried is drawn; a mark other than the states above names its picture"""
PEEK_TURN = 225.0
"""Degrees from where he looks: badge and what lies at his feet are behind him, out of his weapons' way."""


def draw(drawing: Drawing, token: Token, pose: Pose) -> None:
    """A token without its badge and marks, which are drawn after all tokens."""
    if pose.fade <= 0:
        return
    if token.figure:
        _figure(drawing, token, pose)
    else:
        _thing(drawing, token, pose)


def _thing(drawing: Drawing, token: Token, pose: Pose) -> None:
    look = looks.look(drawing.board, token)
    fade = pose.fade * (0.55 if "under" in token.marks else 1.0)
    if pose.lift > 0:
        _shadow(drawing, pose)
    made = looks.still(drawing.sprites, look, drawing.zoom * coarse(pose.scale), pose.angle + look.turn)
    blit_middle(drawing.surface, made, drawing.at((pose.x, pose.y - pose.lift)), fade)


def _figure(drawing: Drawing, token: Token, pose: Pose) -> None:
    fade = pose.fade * (0.5 if "under" in token.marks else 1.0)
    at = (pose.x, pose.y - pose.lift)
    if pose.lift > 0:
        _shadow(drawing, pose)
    zoom = drawing.zoom * coarse(pose.scale)
    blit_middle(drawing.surface, _body(drawing, token, zoom, pose.angle), drawing.at(at), fade)
    for kind, hand in held(token):
        used = kind == pose.weapon if pose.weapon else hand == main_hand(token)
        ahead = HAND_CANVAS + (pose.thrust if used else 0.0)
        angle = pose.angle + (pose.sweep if used else 0.0)
        made = _weapon(drawing, kind, hand, zoom, angle)
        blit_middle(drawing.surface, made, drawing.at(forward(at, angle, ahead * coarse(pose.scale))), fade)


def held(token: Token) -> tuple[tuple[str, str], ...]:
    """(weapon, hand) for what a figure holds, from its details: `{"right": "rapier", "left": "dagger"}`."""
    return tuple((str(token.details[hand]), hand) for hand in ("left", "right") if token.details.get(hand))


def main_hand(token: Token) -> str:
    """The hand of the longer weapon."""
    hands = sorted(held(token), key=lambda each: -BLADES.get(each[0], 60))
    return hands[0][1] if hands else "right"


def forward(at: Point, angle: float, squares: float) -> Point:
    """The point so many squares ahead of one who looks that way."""
    turn = math.radians(angle)
    return at[0] + math.sin(turn) * squares, at[1] - math.cos(turn) * squares


def _body(drawing: Drawing, token: Token, zoom: float, angle: float) -> pygame.Surface:
    posture = "prone" if "prone" in token.marks else "standing"
    side = drawing.sides.look(token.side) if token.side else drawing.sides.looks[-1]
    for name in (f"{token.look}_{side.id}_{posture}", f"{token.look}_{posture}", token.look):
        made = drawing.sprites.named(f"fighters/{name}.png", zoom, angle)
        if made is not None:
            return made
    lying = posture == "prone"
    return drawing.sprites.turned(
        ("figure", side.colour, lying), lambda: plain.figure(side.colour, lying), zoom / SQUARE, angle
    )


def _weapon(drawing: Drawing, kind: str, hand: str, zoom: float, angle: float) -> pygame.Surface:
    made = drawing.sprites.named(f"fighters/{kind}_{hand}.png", zoom, angle)
    if made is not None:
        return made

    def drawn() -> pygame.Surface:
        picture = plain.blade(BLADES.get(kind, 60))
        return picture if hand == "right" else pygame.transform.flip(picture, True, False)

    return drawing.sprites.turned(("blade", kind, hand), drawn, zoom / SQUARE, angle)


def _shadow(drawing: Drawing, pose: Pose) -> None:
    size = max(4, round(drawing.zoom * 0.6))

    def make() -> pygame.Surface:
        picture = pygame.Surface((size, size), pygame.SRCALPHA)
        pygame.draw.ellipse(picture, (20, 10, 4, 90), picture.get_rect().inflate(0, -size // 3))
        return picture

    made = drawing.sprites.keep(("shadow", size), make)
    blit_middle(drawing.surface, made, drawing.at((pose.x, pose.y)), pose.fade)


def draw_badge(drawing: Drawing, token: Token, pose: Pose) -> None:
    """The badge behind the figure's right shoulder, clear of what he holds, and upright whatever way he faces."""
    if token.side is None or pose.fade <= 0:
        return
    size = max(12, round(drawing.zoom * BADGE), min(drawing.theme.px(18), drawing.zoom // 2))
    at = drawing.at(forward((pose.x, pose.y - pose.lift), pose.angle + BADGE_TURN, BADGE_OFF))
    drawing.badge(drawing.sides.look(token.side), token.label, size, at, pose.fade)


def draw_base(drawing: Drawing, token: Token, pose: Pose) -> None:
    """With a palette other than the painted one, whose colours the coats have: the side's shape beneath a figure."""
    if drawing.sides.painted or token.side is None or pose.fade < 1:
        return
    look, size = drawing.sides.look(token.side), max(8, round(drawing.zoom * BASE))

    def make() -> pygame.Surface:
        made = badge(look, size)
        made.set_alpha(190)
        return made

    blit_middle(drawing.surface, drawing.sprites.keep(("base", look, size), make), drawing.at((pose.x, pose.y)))


def draw_pointer(drawing: Drawing, token: Token, pose: Pose) -> None:
    """A small arrowhead on the ground before a figure, in its side's colour."""
    if token.facing is None or pose.fade < 1:
        return
    colour = drawing.sides.look(token.side).colour if token.side else INK_SOFT
    size = max(6, round(drawing.zoom * 0.2))

    def make() -> pygame.Surface:
        big = pygame.Surface((size * 3, size * 3), pygame.SRCALPHA)
        corners = [(size * x, size * y) for x, y in ((1.5, 0.3), (2.7, 2.1), (1.5, 1.6), (0.3, 2.1))]
        pygame.draw.polygon(big, colour, corners)
        pygame.draw.polygon(big, (36, 22, 13), corners, max(3, size // 5))
        return pygame.transform.smoothscale(big, (size, size))

    made = drawing.sprites.turned(("pointer", colour, size), make, 1.0, pose.angle)
    blit_middle(drawing.surface, made, drawing.at(forward((pose.x, pose.y), pose.angle, 0.43)))


def draw_underfoot(drawing: Drawing, thing: Token, figure: Pose, number: int) -> None:
    """A small picture, behind a figure, of what lies in his square beneath him; `number` of several."""
    look = looks.look(drawing.board, thing)
    size = max(10, round(drawing.zoom * BADGE))

    def make() -> pygame.Surface:
        big = pygame.Surface((size * 3, size * 3), pygame.SRCALPHA)
        pygame.draw.circle(big, (36, 22, 13), (size * 1.5, size * 1.5), size * 1.5)
        pygame.draw.circle(big, (234, 216, 176), (size * 1.5, size * 1.5), size * 1.5 - 4)
        plate = pygame.transform.smoothscale(big, (size, size))
        blit_middle(plate, looks.still(drawing.sprites, look, size * 0.95, look.turn), (size // 2, size // 2))
        return plate

    made = drawing.sprites.keep(("underfoot", look, size), make)
    point = forward((figure.x, figure.y), figure.angle + PEEK_TURN, BADGE_OFF)
    blit_middle(drawing.surface, made, drawing.at((point[0], point[1] - 0.3 * number)))


def draw_marks(drawing: Drawing, token: Token, pose: Pose) -> None:
    """Stars round the head of the stunned; a dotted ring round who is beneath something; what he carries."""
    if pose.fade <= 0:
        return
    for number, mark in enumerate(mark for mark in token.marks if mark not in STATES):
        carried = looks.picture_name(drawing.sprites, mark, 1)
        if carried is not None:
            behind = forward((pose.x, pose.y - pose.lift), pose.angle + 180, 0.3 - 0.2 * number)
            drawing.picture(carried, behind, pose.angle, CARRIED, pose.fade)
    if "stunned" in token.marks:
        _stars(drawing, (pose.x, pose.y - pose.lift - 0.18), pose.fade)
    if "under" in token.marks:
        _dots(drawing, (pose.x, pose.y))


def _stars(drawing: Drawing, at: Point, fade: float, angle: float = 0.0) -> None:
    if not drawing.picture("pieces/star.png", at, angle, 1.0, fade):
        for number in range(3):
            turn = math.radians(angle + number * 120)
            point = (at[0] + math.sin(turn) * 0.26, at[1] - math.cos(turn) * 0.16)
            drawing.words("*", drawing.at(point), (184, 134, 46), "heading", fade)


def _dots(drawing: Drawing, at: Point) -> None:
    size = max(8, round(drawing.zoom * 0.9))

    def make() -> pygame.Surface:
        picture = pygame.Surface((size, size), pygame.SRCALPHA)
        radius = max(1, size // 28)
        for number in range(20):
            turn = number * math.tau / 20
            across, down = math.cos(turn), math.sin(turn)
            at = (size / 2 + across * (size / 2 - radius - 1), size / 2 + down * (size / 2 - radius - 1))
            pygame.draw.circle(picture, (36, 22, 13), at, radius + 1)
            pygame.draw.circle(picture, (250, 242, 220), at, radius)
        return picture

    blit_middle(drawing.surface, drawing.sprites.keep(("dots", size), make), drawing.at(at))
