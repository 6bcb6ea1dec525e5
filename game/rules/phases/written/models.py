"""The shape of a written position (L)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from game.rules.grid.written import BoardData
from game.rules.phases.duels.duel import Stage as DuelStage
from game.rules.phases.jousts.joust import Stage as JoustStage

Name = Annotated[str, Field(min_length=1, max_length=64)]
Count = Annotated[int, Field(ge=0, le=1000)]
Rank = Annotated[int, Field(ge=1, le=4)]
Trait = Annotated[int, Field(ge=0, le=5)]
Things = Annotated[list[Name], Field(max_length=40)]
Pair = Annotated[list[Name], Field(min_length=2, max_length=2)]
TwoCounts = Annotated[list[Count], Field(min_length=2, max_length=2)]
Face = Annotated[int, Field(ge=1, le=20)]


class Written(BaseModel):
    model_config = ConfigDict(extra="forbid")


class PlacesData(Written):
    ends: list[Name] = []
    waiting: list[Name] = []


class MountData(Written):
    id: Name
    kind: Name


class FigureData(Written):
    """`mount` and `stable`: kinds of table B4, or an id with a kind. `full`: left out, by calling and rank."""

    id: Name
    name: str = ""
    seat: Name | None = None
    side: Name | None = None
    calling: Name
    rank: Rank = 1
    thews: Trait
    wits: Trait = 2
    hit_points: Count
    full: Annotated[int, Field(ge=1, le=1000)] | None = None
    armour: Name = "none"
    quick: Things = []
    backpack: Things = []
    satchels: Things = []
    in_hand: Things = []
    goods: Things = []
    state: list[str] = []
    mount: Name | MountData | None = None
    stable: list[Name | MountData] = []
    points: Annotated[int, Field(ge=-1000, le=1000)] = 0


class DuelData(Written):
    kind: Literal["duel"]
    pair: Pair
    pool: Count = 0
    foils: bool = False
    stake: Name = "honour"
    stage: DuelStage = DuelStage.BETS


class JoustData(Written):
    """`lances`: left out, as many as each carries. `tilt`: the round of the position.

    `passes`: left out, one less than the tilt.
    """

    kind: Literal["joust"]
    knights: Pair
    sport: bool = True
    tilt: Annotated[int, Field(ge=0, le=6)] = 1
    score: TwoCounts = [0, 0]
    lances: TwoCounts | None = None
    stake: Name = "mount"
    stage: JoustStage = JoustStage.CARRIAGES
    grander: Things = []
    choosing: Things = []
    unhorsed: Things = []
    passes: Annotated[int, Field(ge=0, le=6)] | None = None


class LadderData(Written):
    kind: Literal["ladder"]
    order: list[Name]
    climbs: Annotated[int, Field(ge=1, le=20)] = 1
    climb: Annotated[int, Field(ge=1, le=21)] = 1
    rung: Count = 0


class TournamentData(Written):
    kind: Literal["tournament"]
    sport: bool = True
    lances: Annotated[int, Field(ge=1, le=20)] = 3
    third_place: bool = False
    grander: Things = []
    pairs: list[Pair] = []
    ridden: Count = 0
    through: Things = []
    losers: Things = []
    final: bool = False


class SideData(Written):
    seats: list[Name]
    caller: Name | None = None


class AnswerData(Written):
    """`figure`: whom it is for, if the seat owes several. `say`: the answer."""

    kind: Name
    seat: Name
    figure: Name | None = None
    say: str | int | None = None


class ResultData(Written):
    winners: list[str]
    reason: str


class PositionData(Written):
    format: Literal[1]
    system: Literal["phases"]
    board: BoardData | None = None
    places: PlacesData = PlacesData()
    scene: Annotated[DuelData | JoustData, Field(discriminator="kind")] | None = None
    programme: Annotated[LadderData | TournamentData, Field(discriminator="kind")] | None = None
    sides: dict[str, SideData] = {}
    figures: Annotated[list[FigureData], Field(min_length=2, max_length=100)]
    options: list[str] = []
    n: Annotated[int, Field(ge=0)] = 0
    day: Annotated[int, Field(ge=1, le=100000)] = 1
    number: Annotated[int, Field(ge=0, le=100000)] | None = None
    round: Annotated[int, Field(ge=0, le=100000)] | None = None
    result: ResultData | None = None
    answers: list[AnswerData] = []
    seed: int | None = None
    dice: Face | list[Face] | None = None


def plain(model: BaseModel) -> dict[str, Any]:
    """A model as plain JSON."""
    data: dict[str, Any] = model.model_dump(mode="json")
    return data
