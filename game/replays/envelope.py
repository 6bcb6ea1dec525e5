"""What a replay file looks like: all of it may be read by anybody."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field, field_validator

from game.saves.envelope import Name, Text, Written, WrittenSeat

KIND: Literal["replay"] = "replay"
FORMAT = 1
MOST_EVENTS = 200_000
MOST_MARKS = 50_000


class Mark(Written):
    """Where each figure stood and looked, after so many events: what the events must lead to."""

    after: Annotated[int, Field(ge=0, le=MOST_EVENTS)]
    figures: dict[Name, Text]


class Head(Written):
    """`rules`: the system's version that played. `moment`: where the game stood when the replay was kept."""

    kind: Literal["replay"] = KIND
    format: int = FORMAT
    program: Text
    system: Name
    rules: int
    title: Text
    kept_at: Annotated[AwareDatetime, Field(strict=False)]
    moment: Annotated[tuple[int, ...], Field(strict=False, max_length=8)]
    over: bool
    seats: Annotated[tuple[WrittenSeat, ...], Field(strict=False, min_length=1, max_length=16)]

    @field_validator("seats")
    @classmethod
    def _each_once(cls, seats: tuple[WrittenSeat, ...]) -> tuple[WrittenSeat, ...]:
        ids = [seat.id for seat in seats]
        if len(set(ids)) < len(ids):
            raise ValueError("two seats have the same id")
        return seats


class Envelope(Head):
    """`start` as the system writes it whole. Events are looked at one by one, so that the good ones can be shown."""

    start: dict[str, Any]
    events: Annotated[list[Any], Field(max_length=MOST_EVENTS)]
    marks: Annotated[list[Mark], Field(max_length=MOST_MARKS)]
