"""What a save looks like: a head that anybody may read, and contents that do not give plots away at a glance."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import struct
from typing import Annotated, Any

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, field_validator

FORMAT = 2
NOTE = (
    "A saved game. What is sealed is packed below so that nobody reads it at a glance: that is a curtain, not a lock. "
    "Whoever wants to look behind it can."
)
MOST_CONTENTS = 20_000
MOST_PICTURE = 64 * 1024
"""Characters of a written picture."""
MOST_PIXELS = 512
"""Its longest side."""

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

    `moment`: where the game stands, one number a level of the system. `place`: where it is played, in words.
    `picture`: a small PNG of what everybody may see, in base64, or nothing.
    """

    note: Text = NOTE
    format: int = FORMAT
    program: Text
    system: Name
    rules: int
    title: Text
    place: Text = ""
    saved_at: Annotated[AwareDatetime, Field(strict=False)]
    game: Annotated[str, Field(pattern=r"^[0-9a-f]{12}$")]
    moment: Annotated[tuple[int, ...], Field(strict=False, max_length=8)]
    over: bool
    seats: Annotated[tuple[WrittenSeat, ...], Field(strict=False, min_length=1, max_length=16)]
    picture: Annotated[str, Field(max_length=MOST_PICTURE)] = ""

    @field_validator("seats")
    @classmethod
    def _each_once(cls, seats: tuple[WrittenSeat, ...]) -> tuple[WrittenSeat, ...]:
        ids = [seat.id for seat in seats]
        if len(set(ids)) < len(ids):
            raise ValueError("two seats have the same id")
        return seats

    @field_validator("picture")
    @classmethod
    def _small(cls, picture: str) -> str:
        if picture and not is_small_png(_decoded(picture)):
            raise ValueError("is no small PNG")
        return picture

    @property
    def png(self) -> bytes:
        return _decoded(self.picture)


class Envelope(Head):
    """`digest`: of all the rest, so that nothing changes by accident and unseen."""

    contents: Annotated[tuple[str, ...], Field(strict=False, max_length=MOST_CONTENTS)]
    digest: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


def is_small_png(data: bytes) -> bool:
    """Whether it says that it is a PNG, and how large it says it is; nothing of it is unpacked."""
    if len(data) < 33 or data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR":
        return False
    return all(0 < side <= MOST_PIXELS for side in struct.unpack(">II", data[16:24]))


def picture_of(png: bytes) -> str:
    """As a head holds it; nothing if it is no picture or too large a one."""
    text = base64.b64encode(png).decode("ascii")
    return text if is_small_png(png) and len(text) <= MOST_PICTURE else ""


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text.encode("ascii"), validate=True)
    except (UnicodeEncodeError, binascii.Error):
        return b""


def canonical(value: Any) -> bytes:
    """One spelling for equal JSON values."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode("ascii")


def digest_of(data: dict[str, Any]) -> str:
    """Of everything in a written save but its digest."""
    return hashlib.sha256(canonical({name: value for name, value in data.items() if name != "digest"})).hexdigest()


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """With its digest, whatever it had before."""
    return {**data, "digest": digest_of(data)}
