"""What a save looks like: a head that anybody may read, and contents that do not give plots away at a glance."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Annotated, Any

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, field_validator

from game import json_files

FORMAT = 1
MOST_DICE = 1_000_000
MOST_EVENTS = 200_000

Text = Annotated[str, Field(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Name = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]+$")]


class Written(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class WrittenSeat(Written):
    id: Name
    name: Text
    player: Name


class Head(Written):
    """`rules`: the system's version that played. `game`: the same for all saves of one game.

    `moment`: where the game stands, one number a level of the system.
    """

    format: int = FORMAT
    program: Text
    system: Name
    rules: int
    title: Text
    saved_at: Annotated[AwareDatetime, Field(strict=False)]
    game: Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]
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
    contents: str


class WrittenDice(Written):
    seed: Annotated[int, Field(ge=-(2**63), lt=2**64)]
    thrown: Annotated[int, Field(ge=0, le=MOST_DICE)]


class Contents(Written):
    """`start` and `position` as the system writes them whole; `pending`: answers by decision."""

    dice: WrittenDice
    start: dict[str, Any]
    events: Annotated[list[dict[str, Any]], Field(max_length=MOST_EVENTS)]
    position: dict[str, Any]
    pending: dict[str, Any]


class BadContents(Exception):
    """Packed contents that cannot be unpacked."""


def canonical(value: Any) -> bytes:
    """One spelling for equal JSON values."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode("ascii")


def pack(contents: dict[str, Any]) -> str:
    """Compressed, so that opening a save in an editor shows nobody's sealed answers."""
    return base64.b64encode(zlib.compress(canonical(contents))).decode("ascii")


def unpack(text: str) -> Any:
    """Raises BadContents."""
    try:
        packed = base64.b64decode(text.encode("ascii"), validate=True)
        opener = zlib.decompressobj()
        data = opener.decompress(packed, json_files.MOST_BYTES)
        if not opener.eof or opener.unused_data:
            raise BadContents("cut short, or with something after its end")
        return json_files.parse(data)
    except (UnicodeEncodeError, binascii.Error, zlib.error, json_files.BadJson) as error:
        raise BadContents("changed since it was written") from error
