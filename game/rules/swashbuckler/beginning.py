"""A new game from a scenario's body (R14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.rules.grid import Board
from game.rules.kernel.system import BadPosition
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.parts import Part
from game.rules.swashbuckler.pieces import Furnishings
from game.rules.swashbuckler.position import Goal, Phase, Position, SetUp, Victory
from game.rules.swashbuckler.written.fighters import read_fighter
from game.rules.swashbuckler.written.models import FighterData, SetUpData
from game.rules.swashbuckler.written.positions import check, read_options


class ScenarioData(BaseModel):
    """What a scenario says to the rules: what the fight is for, how it is set up, and who fights."""

    model_config = ConfigDict(extra="forbid")

    victory: Victory
    turns: int = Field(default=15, ge=1, le=1000)
    set_up: SetUpData = SetUpData()
    fighters: list[dict[str, Any]] = Field(min_length=1, max_length=100)


def begin(
    scenario: Mapping[str, Any], board: Board, furnishings: Furnishings | None, options: Sequence[str], card: Card
) -> Position:
    """The position before set up. Raises BadPosition."""
    try:
        data = ScenarioData.model_validate(scenario)
        fighters = [read_fighter(FighterData.model_validate(_filled(each)), card) for each in data.fighters]
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        raise BadPosition(f"scenario: {place}: {first['msg']}") from None
    by_id = {fighter.id: fighter for fighter in fighters}
    if len(by_id) < len(fighters):
        raise BadPosition("scenario: two fighters have the same id; give each his own")
    chosen = read_options(options)
    position = Position(
        board,
        dict(furnishings.pieces) if furnishings else {},
        by_id,
        chosen,
        Goal(data.victory, data.turns),
        phase=Phase.SET_UP,
        set_up=SetUp(
            data.set_up.column,
            tuple(data.set_up.starts) or _starts(furnishings),
            tuple(sorted(str(each["id"]) for each in data.fighters if each.get("rolled"))),
        ),
    )
    check(position)
    return position


def _starts(furnishings: Furnishings | None) -> tuple[tuple[str, str], ...]:
    return tuple((start.square, start.side or "") for start in furnishings.starts) if furnishings else ()


def _filled(fighter: dict[str, Any]) -> dict[str, Any]:
    """A fighter to be rolled has no figures of his own yet (R4.1); one to be placed no square."""
    rolled = fighter.get("rolled", False)
    unknown: dict[str, Any] = {"strength": 1, "expertise": 1, "boxes": {part.value: 1 for part in Part}}
    rest = {key: value for key, value in fighter.items() if key != "rolled"}
    return {"square": None, **(unknown if rolled else {}), **rest}
