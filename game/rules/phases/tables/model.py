"""The tables read and checked. A rule names a table and never repeats a number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

FILES = ("people", "violence", "duels", "jousts")


class TableError(ValueError):
    """The tables cannot be used; the message names every file and place that is wrong."""


def _source(text: str) -> str:
    if not text.startswith(("text ", "ruling ")):
        raise ValueError('a source must begin with "text " or "ruling "')
    return text


class Row(BaseModel):
    """One entry of a file. `source`: the paragraph it comes from, and who fixed it."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    source: Annotated[str, AfterValidator(_source)]


class Band(Row):
    """An entry for the numbers `low` to `high`; None leaves that end open."""

    low: int | None = Field(alias="from")
    high: int | None = Field(alias="to")

    def holds(self, number: int) -> bool:
        return (self.low is None or self.low <= number) and (self.high is None or number <= self.high)


def _without_gaps(bands: Iterable[Band]) -> None:
    """Each number in exactly one band."""
    low: int | None = None
    rows = list(bands)
    for place, band in enumerate(rows):
        if band.low != low or (band.high is None) != (place == len(rows) - 1):
            raise ValueError("the bands must follow each other from the lowest number to the highest")
        low = None if band.high is None else band.high + 1


class Calling(Row):
    key: str
    hit_points: int
    a_rank: int
    melee: int
    missile: int


class Armour(Row):
    key: str
    exposure: int


class Exposure(Row):
    exposure: int


class Total(Row):
    total: int


class People(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    callings: tuple[Calling, ...]
    armour: tuple[Armour, ...]
    shield: Exposure
    needs: Total


class SaveBand(Band):
    """`thews`: what it costs for the rest of the outing."""

    result: Literal["dead", "dying", "maimed", "out", "stunned"]
    thews: int


class Amount(Row):
    amount: int


class HitPoints(Row):
    hit_points: int


class Night(Row):
    hit_points: int
    hours: int
    camp_hours: int


class Violence(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    saves: tuple[SaveBand, ...]
    helm: Amount
    deadly: Amount
    wakes_with: HitPoints
    night: Night
    day_in_bed: HitPoints

    @model_validator(mode="after")
    def _whole(self) -> Violence:
        _without_gaps(self.saves)
        return self

    def save(self, total: int) -> SaveBand:
        return next(band for band in self.saves if band.holds(total))


class DuelPoints(Row):
    win: int
    yielded_to: int


class DuelStake(Row):
    """`thing`: what the loser hands over, if anything. `points`: to whoever wins it, from whoever hands it over."""

    key: str
    words: str
    thing: str | None
    points: int


class Duels(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    least_bet: HitPoints
    points: DuelPoints
    stakes: tuple[DuelStake, ...]

    def stake(self, key: str) -> DuelStake | None:
        return next((stake for stake in self.stakes if stake.key == key), None)


class Tilts(Row):
    count: int
    more: int


class Carriage(Row):
    key: str
    beats: str


class MountKind(Row):
    """`turn` and `round`: squares. `joust`: to hit. `poor`: its rider is struck the harder."""

    key: str
    turn: int
    round: int
    joust: int
    poor: bool


class YardMount(Row):
    kind: str


class Result(Band):
    letter: Literal["G", "B", "H", "U"]
    points: int
    breaks_lance: bool


class JoustStake(Row):
    """`mount`: the one the loser rides or all that he owns. `thing`: what goes with it, if anything."""

    key: str
    words: str
    mount: Literal["ridden", "all"]
    thing: str | None


class Jousts(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    tilts: Tilts
    carriages: tuple[Carriage, ...]
    better_carriage: Amount
    worse_carriage: Amount
    poor_mount: Amount
    mounts: tuple[MountKind, ...]
    yard_mount: YardMount
    results: tuple[Result, ...]
    stakes: tuple[JoustStake, ...]

    @model_validator(mode="after")
    def _whole(self) -> Jousts:
        _without_gaps(self.results)
        keys = [carriage.key for carriage in self.carriages]
        if sorted(carriage.beats for carriage in self.carriages) != sorted(keys):
            raise ValueError("every carriage must be beaten by one of the others")
        if self.yard_mount.kind not in [mount.key for mount in self.mounts]:
            raise ValueError(f"there is no mount {self.yard_mount.kind!r} for the yard")
        return self

    def mount(self, kind: str) -> MountKind:
        return next(mount for mount in self.mounts if mount.key == kind)

    def result(self, total: int) -> Result:
        return next(band for band in self.results if band.holds(total))

    def stake(self, key: str) -> JoustStake | None:
        return next((stake for stake in self.stakes if stake.key == key), None)

    def shift(self, own: str, other: str) -> int:
        """What the one's carriage does to his result against the other's (PJ4)."""
        beats = {carriage.key: carriage.beats for carriage in self.carriages}
        if beats[own] == other:
            return self.better_carriage.amount
        return self.worse_carriage.amount if beats[other] == own else 0


class Tables(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    people: People
    violence: Violence
    duels: Duels
    jousts: Jousts

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Tables:
        """Raises TableError with every fault."""
        try:
            return cls.model_validate(data)
        except ValidationError as error:
            faults = []
            for fault in error.errors(include_url=False):
                file, *place = fault["loc"]
                faults.append(f"{file}.json: {'.'.join(map(str, place))}: {fault['msg']}")
            raise TableError("\n".join(faults)) from None

    def calling(self, key: str) -> Calling:
        return next(calling for calling in self.people.callings if calling.key == key)

    def armour(self, key: str) -> Armour:
        return next(armour for armour in self.people.armour if armour.key == key)
