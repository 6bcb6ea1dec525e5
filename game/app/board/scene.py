"""What the board view draws at one moment: tokens, where they are instead of at rest, and effects above them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Protocol

from game.app.board.camera import Point
from game.rules.grid import Board, Direction
from game.rules.kernel.tokens import Token

if TYPE_CHECKING:
    from game.app.board.drawing import Drawing


@dataclass(slots=True)
class Pose:
    """Where a token is drawn: its middle in squares, its angle in degrees clockwise from north.

    `fade`: 1 is solid, 0 gone. `thrust`: what it holds, so many squares forward; `sweep`: turned by so many degrees.
    `weapon`: which of the things it holds that is, if not the longest. `lift`: so many squares above the ground,
    which its shadow shows.
    """

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    fade: float = 1.0
    thrust: float = 0.0
    sweep: float = 0.0
    weapon: str = ""
    lift: float = 0.0


class Effect(Protocol):
    """Something drawn above the tokens for a moment. `moves`: it is left out where nothing may move."""

    moves: ClassVar[bool]

    def draw(self, drawing: Drawing) -> None: ...


@dataclass(slots=True)
class Scene:
    """`tokens` at rest, but for those with a pose. `focus`: points the camera should have in view."""

    tokens: Sequence[Token] = ()
    poses: dict[str, Pose] = field(default_factory=dict)
    effects: list[Effect] = field(default_factory=list)
    focus: list[Point] = field(default_factory=list)


def middle(board: Board, squares: Sequence[str]) -> Point:
    """The middle of the squares, each of which is on the board."""
    places = [board.row_column(square) for square in squares]
    return (
        sum(column + 0.5 for _, column in places) / len(places),
        sum(row + 0.5 for row, _ in places) / len(places),
    )


def degrees(facing: Direction | str | None) -> float:
    """Degrees clockwise from north; 0 without a facing."""
    return Direction(facing).eighths * 45.0 if facing else 0.0


def rest(board: Board, token: Token) -> Pose:
    """The pose of a token at rest, which covers at least one square."""
    x, y = middle(board, token.squares)
    return Pose(x, y, degrees(token.facing))
