"""The files that travel: an invitation once, then letters. Nothing in them is secret or needs hiding."""

from __future__ import annotations

import base64
import errno
import io
import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from game import json_files
from game.post import sealing
from game.post.errors import AGAIN, UPDATE, PostError

FORMAT: Final = 1
MOST_BYTES = 4 * 1024 * 1024
"""More than the largest invitation, which holds a whole board."""
MOST_PAGES = 200
"""So many exchanges can be made up for by one letter: more than most games have, for whoever is out and reads late."""
MOST_BOX = 8192
"""Characters of one box, ten times the largest there is; MOST_PAGES of them fit in a letter."""
MOST_EXCHANGES = 100_000

Text = Annotated[str, Field(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
Name = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]+$")]
Hex32 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
GameId = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


class Written(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Seat(Written):
    """`player`: "human", wherever he is, or a temperament of the computer."""

    id: Name
    name: Text
    player: Name

    @property
    def human(self) -> bool:
        return self.player == "human"


class Invitation(Written):
    """A game as its host has set it up: where it began and what the dice have placed.

    `host`: the seats that are played on his computer. `mark`: random, so that no two games are the same.
    `game`: what letters name the game by, made of all the rest.
    """

    kind: Literal["invitation"] = "invitation"
    format: Literal[1] = FORMAT
    game: GameId
    program: Text
    system: Name
    rules: int
    title: Text
    mark: Hex32
    seats: Annotated[tuple[Seat, ...], Field(strict=False, min_length=2, max_length=16)]
    host: Annotated[tuple[Name, ...], Field(strict=False, max_length=16)]
    start: dict[str, Any]
    events: Annotated[list[dict[str, Any]], Field(max_length=10_000)]

    @model_validator(mode="after")
    def _seats_are_real(self) -> Invitation:
        ids = [seat.id for seat in self.seats]
        if len(set(ids)) < len(ids):
            raise ValueError("two seats have the same id")
        people = {seat.id for seat in self.seats if seat.human}
        if len(set(self.host)) < len(self.host) or not set(self.host) <= people:
            raise ValueError("the host's seats are not seats of people")
        return self

    @model_validator(mode="after")
    def _as_it_was_written(self) -> Invitation:
        if self.game != self.made_of_all:
            raise ValueError("it was changed since it was written")
        return self

    @property
    def made_of_all(self) -> str:
        """What `game` must be."""
        return sealing.digest("game", self.model_dump(mode="json", exclude={"game"}))[:16]

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """Those that somebody elsewhere takes."""
        return tuple(seat for seat in self.seats if seat.human and seat.id not in self.host)


class Page(Written):
    """One seat's part in one exchange. `position`: on what it stands. `key` comes when all seals are in, and with it
    `seen`, which stands for the seals that its writer then had of everybody."""

    exchange: Annotated[int, Field(ge=1, le=MOST_EXCHANGES)]
    position: Hex32
    commitment: Hex32
    box: Annotated[str, Field(max_length=MOST_BOX)]
    key: Hex32 | None = None
    seen: Hex32 | None = None

    @field_validator("box")
    @classmethod
    def _is_base64(cls, box: str) -> str:
        base64.b64decode(box.encode("ascii"), validate=True)
        return box

    @model_validator(mode="after")
    def _whole(self) -> Page:
        if (self.key is None) != (self.seen is None):
            raise ValueError("a key and what was seen come together")
        return self

    @property
    def sealed(self) -> tuple[str, str, str]:
        """What cannot be changed any more."""
        return (self.position, self.commitment, self.box)

    @property
    def box_bytes(self) -> bytes:
        return base64.b64decode(self.box)


class Letter(Written):
    """The last pages of one seat, signed: each letter makes up for those before it that were lost."""

    kind: Literal["letter"] = "letter"
    format: Literal[1] = FORMAT
    program: Text
    rules: int
    game: GameId
    title: Text
    seat: Name
    name: Text
    pages: Annotated[tuple[Page, ...], Field(strict=False, min_length=1, max_length=MOST_PAGES)]
    public: Hex32
    signature: Annotated[str, Field(pattern=r"^[0-9a-f]{128}$")]

    @model_validator(mode="after")
    def _in_order(self) -> Letter:
        numbers = [page.exchange for page in self.pages]
        if numbers != sorted(set(numbers)):
            raise ValueError("its pages are not in order")
        return self

    def unsigned(self) -> dict[str, Any]:
        return self.model_dump(mode="json", exclude={"signature"})

    def signed(self, signer: str) -> Letter:
        return self.model_copy(update={"signature": sealing.sign(signer, self.unsigned())})

    @property
    def genuine(self) -> bool:
        """Whether it is as whoever holds the key of `public` has written it."""
        return sealing.signed_by(self.public, self.signature, self.unsigned())


def path_of(text: str) -> Path:
    """What a player has typed or dropped, as a path. Raises PostError."""
    try:
        return Path(text.strip().strip('"')).expanduser()
    except RuntimeError as error:
        raise PostError(f"{text}: {error}", "write the whole path") from error


def read(path: Path) -> Invitation | Letter:
    """Whatever of the two a file holds. Raises PostError."""
    try:
        if not os.path.isfile(path):  # opening a pipe or a device could wait for ever
            raise FileNotFoundError(errno.ENOENT, "there is no such file")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        words = f"cannot be read: {getattr(error, 'strerror', None) or error}"
        raise PostError(words, "look whether it is there and may be read", path=path) from error
    if len(data) > MOST_BYTES:
        raise PostError(f"is larger than {MOST_BYTES // 2**20} MB, which no letter is", AGAIN, path=path)
    try:
        return parse(json_files.read(io.BytesIO(data)))
    except json_files.BadJson as error:
        raise PostError(f"{error}", AGAIN, path=path) from error
    except PostError as error:
        raise error.at(path) from error


def parse(data: Any) -> Invitation | Letter:
    """Raises PostError, of no file."""
    kind = data.get("kind") if isinstance(data, dict) else None
    forms: dict[Any, type[Invitation] | type[Letter]] = {"invitation": Invitation, "letter": Letter}
    form = forms.get(kind) if isinstance(kind, str) else None
    if form is None:
        raise PostError("is neither an invitation nor a letter of this game", "choose one of those", place="kind")
    format_ = data.get("format")
    if isinstance(format_, int) and not isinstance(format_, bool) and format_ > FORMAT:
        raise PostError(f"is {format_}, and this program reads up to {FORMAT}", UPDATE, place="format")
    try:
        return form.model_validate(data)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(str(part) for part in fault["loc"])
        words = fault["msg"].removeprefix("Value error, ")
        raise PostError(f"does not hold what it should ({words})", AGAIN, place=place) from error
