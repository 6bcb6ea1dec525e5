"""The stage: the tokens before and after some events, on which motions put poses and effects for one frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.app.board.camera import Point
from game.app.board.scene import Effect, Pose, Scene, degrees, middle, rest
from game.rules.grid import Board
from game.rules.kernel.tokens import Token


def smooth(time: float) -> float:
    """Starts and ends gently."""
    time = min(1.0, max(0.0, time))
    return time * time * (3 - 2 * time)


def there_and_back(time: float, turn: float = 0.4) -> float:
    """0 to 1 until the fraction `turn`, and back to 0."""
    if time <= turn:
        return smooth(time / turn)
    return smooth((1 - time) / (1 - turn))


def part(time: float, start: float, stop: float) -> float:
    """How far a stretch of the time has gone, 0 to 1."""
    return min(1.0, max(0.0, (time - start) / (stop - start)))


def between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def turn_between(one: float, other: float, share: float) -> float:
    """The shorter way round, in degrees."""
    return one + ((other - one + 180) % 360 - 180) * share


class Stage:
    """`before` and `after`: tokens by id at the start and the end of what is shown together."""

    def __init__(self, board: Board, before: Sequence[Token], after: Sequence[Token]) -> None:
        self.board = board
        self.before = {token.id: token for token in before}
        self.after = {token.id: token for token in after}
        self.clear()

    def clear(self) -> None:
        """An empty frame: every token as it was before."""
        self.tokens = dict(self.before)
        self.poses: dict[str, Pose] = {}
        self.effects: list[Effect] = []
        self.focus: list[Point] = []
        self.kept: dict[str, Effect] = {}
        """effects that a later motion of the same frame may change, by a name of the motions' own"""
        self._stacked: dict[str, int] = {}

    def scene(self) -> Scene:
        return Scene(list(self.tokens.values()), self.poses, self.effects, self.focus)

    def still(self) -> Scene:
        """The same without movement: everything as it will be, with the words and dice that say why."""
        return Scene(list(self.after.values()), {}, [effect for effect in self.effects if not effect.moves], self.focus)

    # For motions

    def at(self, square: str) -> Point:
        return middle(self.board, [square])

    def pose(self, name: str | None) -> Pose | None:
        """The pose of a token, to be changed; None if it is not on the board."""
        if name is None:
            return None
        if name not in self.poses:
            token = self.tokens.get(name)
            if token is None or not token.squares:
                return None
            self.poses[name] = rest(self.board, token)
        return self.poses[name]

    def place(self, name: str | None) -> Point | None:
        """Where a token is, or where it was or will be; None if nowhere."""
        if name is None:
            return None
        pose = self.poses.get(name)
        if pose is not None:
            return pose.x, pose.y
        for tokens in (self.tokens, self.after):
            token = tokens.get(name)
            if token is not None and token.squares:
                return middle(self.board, token.squares)
        return None

    def become(self, name: str) -> None:
        """Let a token look as it will afterwards, where it is."""
        after = self.after.get(name)
        if after is not None:
            self.pose(name)
            self.tokens[name] = after

    def glide(self, name: str, time: float) -> None:
        """A token on its way from where it was to where it will be."""
        before, after = self.before.get(name), self.after.get(name)
        pose = self.pose(name)
        if pose is None or before is None or after is None or not after.squares:
            return
        share = smooth(time)
        pose.x, pose.y = between(middle(self.board, before.squares), middle(self.board, after.squares), share)
        pose.angle = turn_between(degrees(before.facing), degrees(after.facing), share)
        self.focus += [middle(self.board, before.squares), middle(self.board, after.squares)]

    def without(self, name: str, mark: str) -> None:
        token = self.tokens.get(name)
        if token is not None and mark in token.marks:
            self.tokens[name] = replace(token, marks=tuple(each for each in token.marks if each != mark))

    def show(self, effect: Effect) -> None:
        self.effects.append(effect)

    def stacked(self, name: str, more: int = 1) -> int:
        """How much has been put at a figure in this frame, lines above it or dice beside it; adds to it."""
        count = self._stacked.get(name, 0)
        self._stacked[name] = count + more
        return count
