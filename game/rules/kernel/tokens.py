"""What the shared board view draws: a token for every figure and thing, in terms of the grid alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.rules.grid import Direction


@dataclass(frozen=True, slots=True)
class Token:
    """`look` names a picture, `layer` orders tokens from the floor (0) up; `marks` are small states to show."""

    id: str
    look: str
    squares: tuple[str, ...]
    layer: int
    facing: Direction | None = None
    side: str | None = None
    label: str = ""
    figure: bool = False
    marks: tuple[str, ...] = ()
    details: dict[str, Any] = field(default_factory=dict)
