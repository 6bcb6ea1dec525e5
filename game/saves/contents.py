"""The packed part of a save: how it began, what happened from one pause to the next, and how it stands.

Each part is packed by itself and numbered. So of a file that was cut or damaged everything before the first bad part
can still be had, and nothing behind it is taken for sound by mistake.
"""

from __future__ import annotations

import base64
import binascii
import itertools
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from pydantic import Field, ValidationError

from game import json_files
from game.rules.kernel.decisions import Answer
from game.rules.kernel.dice import SeededDice
from game.rules.kernel.game import Game
from game.saves.envelope import Head, Written, canonical
from game.saves.errors import first_fault

MOST_DICE = 1_000_000
MOST_EVENTS = 200_000
MOST_DRAFT = 4000
"""Bytes of a draft; what is longer is no draft of a person's."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What is kept besides the game. `drafts`: answers begun and not handed in, by decision; secret as answers are.

    `watched`: how many events everybody has seen; None if all. `place`: where the game is played, in words.
    `picture`: a small PNG of what everybody may see.
    """

    drafts: Mapping[str, Answer] = field(default_factory=dict)
    watched: int | None = None
    place: str = ""
    picture: bytes = b""


class WrittenDice(Written):
    seed: Annotated[int, Field(ge=-(2**63), lt=2**64)]
    thrown: Annotated[int, Field(ge=0, le=MOST_DICE)]


class Began(Written):
    """`head`: once more, so that a game can be had from a file whose head is lost; without the picture."""

    number: int
    head: dict[str, Any]
    dice: WrittenDice
    start: dict[str, Any]


class Happened(Written):
    number: int
    events: Annotated[list[dict[str, Any]], Field(max_length=MOST_EVENTS)]


class Stands(Written):
    """`head` and `dice`: once more, so that a game can go on whose beginning is lost."""

    number: int
    head: dict[str, Any]
    dice: WrittenDice
    position: dict[str, Any]
    pending: dict[str, Any]
    drafts: dict[str, Any]
    watched: Annotated[int, Field(ge=0, le=MOST_EVENTS)]


@dataclass(frozen=True, slots=True)
class Contents:
    began: Began
    happened: tuple[Happened, ...]
    stands: Stands


class BadContents(Exception):
    """Packed contents that cannot be unpacked, or are not what they should be."""

    def __init__(self, words: str, place: str = "contents") -> None:
        self.place = place
        super().__init__(words)


# Writing


def parts_of(game: Game[Any, Any], head: Head, circumstances: Circumstances) -> list[dict[str, Any]]:
    """The contents, part by part. Raises TypeError if the dice of a game could not go on."""
    system = game.system
    if not isinstance(game.dice, SeededDice):
        raise TypeError("only a game with seeded dice can be saved")
    owed = {decision.id for decision in game.owed}
    pauses = sorted({pause for pause in game.pauses if 0 < pause < len(game.events)} | {len(game.events)})
    watched = len(game.events) if circumstances.watched is None else circumstances.watched
    both = {
        "head": head.model_dump(mode="json", exclude={"picture"}),
        "dice": {"seed": game.dice.seed, "thrown": game.dice.thrown},
    }
    parts: list[dict[str, Any]] = [{**both, "start": system.write_position(game.start, whole=True)}]
    for since, until in itertools.pairwise([0, *pauses]):
        if until > since:
            parts.append({"events": [system.write_event(event) for event in game.events[since:until]]})
    parts.append(
        {
            **both,
            "position": system.write_position(game.position, whole=True),
            "pending": game.pending,
            "drafts": fitting(circumstances.drafts, owed),
            "watched": min(watched, len(game.events)),
        }
    )
    return [{"number": number, **part} for number, part in enumerate(parts)]


def fitting(drafts: Mapping[str, Answer], owed: Iterable[str]) -> dict[str, Answer]:
    """The drafts of decisions that are owed, as far as they can be written."""
    wanted = set(owed)
    found = {}
    for id_, draft in drafts.items():
        try:
            if id_ in wanted and draft is not None and len(canonical(draft)) <= MOST_DRAFT:
                found[id_] = draft
        except (TypeError, ValueError):
            continue
    return found


def pack(part: dict[str, Any]) -> str:
    return base64.b64encode(zlib.compress(canonical(part))).decode("ascii")


# Reading


def unpack(text: str, most: int = json_files.MOST_BYTES) -> tuple[Any, int]:
    """The value, and how many bytes it took. Raises BadContents, also for what opens into more than `most` bytes."""
    try:
        packed = base64.b64decode(text.encode("ascii"), validate=True)
        opener = zlib.decompressobj()
        data = opener.decompress(packed, max(1, most))
        if not opener.eof or opener.unused_data:
            raise BadContents("cut short, or with something after its end")
        return json_files.parse(data), len(data)
    except (UnicodeEncodeError, binascii.Error, zlib.error, json_files.BadJson) as error:
        raise BadContents("changed since it was written") from error


def opened(texts: Iterable[str]) -> Iterator[Began | Happened | Stands]:
    """Part after part, in their order. Raises BadContents at the first that is not sound."""
    left = json_files.MOST_BYTES
    events = 0
    for number, text in enumerate(texts):
        data, took = unpack(text, left)
        left -= took
        part = _part(data, number)
        if isinstance(part, Happened):
            events += len(part.events)
            if events > MOST_EVENTS:
                raise BadContents("holds more events than any game has")
        yield part


def stands_of(text: str) -> Stands:
    """The last part, wherever it is found. Raises BadContents."""
    data, _ = unpack(text)
    number = data.get("number") if isinstance(data, dict) else None
    part = _part(data, number) if isinstance(number, int) and number > 0 else None
    if not isinstance(part, Stands):
        raise BadContents("is not the last part")
    return part


def _part(data: Any, number: int) -> Began | Happened | Stands:
    if not isinstance(data, dict) or data.get("number") != number:
        raise BadContents("is not in its order")
    kind = Began if number == 0 else Happened if "events" in data else Stands
    try:
        return kind.model_validate(data)
    except ValidationError as error:
        place, words = first_fault(error)
        raise BadContents(words, f"contents.{place}") from error


def whole(texts: Iterable[str]) -> Contents:
    """Raises BadContents."""
    parts = list(opened(texts))
    if len(parts) < 2:
        raise BadContents("cut short")
    began, *middle, stands = parts
    happened = [part for part in middle if isinstance(part, Happened)]
    if not isinstance(began, Began) or len(happened) < len(middle) or not isinstance(stands, Stands):
        raise BadContents("cut short, or with something after its end")
    return Contents(began, tuple(happened), stands)
