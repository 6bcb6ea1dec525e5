"""The shape of a written position (referee: a position, format 1)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from game.rules.grid.written import BoardData, Count, Name
from game.rules.swashbuckler.fighter import Faction, Posture, Status
from game.rules.swashbuckler.pieces import Kind
from game.rules.swashbuckler.position import Phase, Victory
from game.rules.swashbuckler.weapons import Handedness, WeaponKind

Factor = Annotated[int, Field(ge=1, le=99)]
Facing = Literal["N", "E", "S", "W"]


class Written(BaseModel):
    model_config = ConfigDict(extra="forbid")


class PieceData(Written):
    id: Name
    kind: Kind
    square: str | None = None
    squares: list[str] | None = None
    full: bool | None = None
    flipped: bool | None = None
    falls: Facing | None = None
    under: bool | None = None


class ProfileData(Written):
    head: Count = 0
    body: Count = 0
    right_arm: Count = 0
    left_arm: Count = 0


class BoxesData(Written):
    head: Factor
    body: Factor
    right_arm: Factor
    left_arm: Factor


class WeaponData(Written):
    id: Name
    kind: WeaponKind


class PlotData(Written):
    """The boxes of a turn that has begun."""

    orders: Annotated[list[str | None], Field(min_length=6, max_length=6)]
    circled: list[Annotated[int, Field(ge=1, le=99)]] = []
    due: list[Annotated[int, Field(ge=1, le=99)]] = []


class FighterData(Written):
    id: Name
    side: Name
    seat: Name | None = None
    name: str = ""
    faction: Faction
    square: str | None
    facing: Facing = "N"
    strength: Factor
    expertise: Factor
    handedness: Handedness = Handedness.RIGHT
    boxes: BoxesData
    lost: ProfileData = ProfileData()
    posture: Posture = Posture.STANDING
    under: bool = False
    weapons: list[WeaponKind | WeaponData] = []
    chest: str | None = None
    stunned: Annotated[int, Field(ge=0, le=60)] = 0
    resting: Annotated[int, Field(ge=0, le=60)] = 0
    status: Status = Status.FIGHTING
    dealt: Count = 0
    walked: Count = 0
    strode: bool = False
    dazzled: bool = False
    tail: tuple[str, str] = ("", "")
    unshared: Count = 0
    plot: PlotData | None = None


class GoalData(Written):
    victory: Victory
    turns: Annotated[int, Field(ge=1, le=1000)] = 15


class ResultData(Written):
    winners: list[str]
    reason: str


class SetUpData(Written):
    column: Literal["tavern", "ship"] = "tavern"
    starts: list[tuple[str, str]] = []
    rolled: list[str] = []


class PositionData(Written):
    format: Literal[1]
    system: Literal["swashbuckler"] = "swashbuckler"
    board: BoardData
    pieces: list[PieceData] | None = None
    fighters: Annotated[list[FighterData], Field(max_length=100)]
    options: list[str] = []
    scenario: GoalData | None = None
    result: ResultData | None = None
    turn: Annotated[int, Field(ge=1, le=100000)] = 1
    step: Annotated[int, Field(ge=0, le=6)] = 0
    phase: Phase = Phase.PLOTTING
    replotting: list[str] = []
    set_up: SetUpData | None = None
    plots: dict[str, str] = {}
    replots: dict[str, list[str]] = {}
    seed: int | None = None
    dice: Annotated[int, Field(ge=1, le=6)] | list[Annotated[int, Field(ge=1, le=6)]] | None = None
