"""How a computer keeps a game by file: the form of the file that never leaves it."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import AwareDatetime, Field, ValidationError

from game import json_files, systems, whole_files
from game.post.beginning import game_of
from game.post.correspondence import Correspondence, Hand
from game.post.errors import UPDATE, PostError
from game.post.letters import GameId, Hex32, Invitation, Page, Text, Written

FORMAT: Final = 1
MOST_BYTES = 32 * 1024 * 1024
NOTE = (
    "A game by file as this computer has it, with the keys of the seats played here. Keep it to yourself: only what"
    " lies in to-send is for the others. Plots are packed against a chance look, not locked."
)
BROKEN = "the file is damaged; put a copy of it back if you have one, or ask for a new game"
ELSEWHERE = "what was there before is untouched; make room or mend the rights of the folder, and try again"

Number = Annotated[str, Field(pattern=r"^[0-9]{1,6}$")]


class WrittenHand(Written):
    signer: Hex32
    keys: dict[Number, Hex32]


class Contents(Written):
    """`pending`: own answers that are not sealed yet, or not opened, by decision."""

    invitation: Invitation
    hands: dict[str, WrittenHand]
    exchange: Annotated[int, Field(ge=1)]
    chain: Text
    watched: Annotated[int, Field(ge=0)]
    publics: dict[str, Hex32]
    positions: dict[Number, Hex32]
    pages: dict[str, dict[Number, Page]]
    answered: dict[str, list[str]]
    events: Annotated[list[dict[str, Any]], Field(max_length=200_000)]
    pending: dict[str, Any]
    drafts: dict[str, Any]


class Kept(Written):
    """What anybody may read of it, and the rest packed. `revision` counts how often it was written."""

    note: Text = NOTE
    kind: Literal["game by file"] = "game by file"
    format: Literal[1] = FORMAT
    game: GameId
    title: Text
    names: Annotated[tuple[Text, ...], Field(strict=False)]
    saved_at: Annotated[AwareDatetime, Field(strict=False)]
    over: bool
    revision: Annotated[int, Field(ge=1)]
    contents: str


def write(path: Path, post: Correspondence, revision: int, saved_at: datetime) -> None:
    """Raises PostError; the older file is then as it was."""
    game = post.game
    contents = Contents(
        invitation=post.invitation,
        hands={
            seat: WrittenHand(signer=hand.signer, keys={str(at): key for at, key in hand.keys.items()})
            for seat, hand in post.hands.items()
        },
        exchange=post.exchange,
        chain=post.chain,
        watched=post.watched,
        publics=post.publics,
        positions={str(at): digest for at, digest in post.positions.items()},
        pages={seat: {str(at): page for at, page in pages.items()} for seat, pages in post.pages.items()},
        answered={seat: sorted(figures) for seat, figures in post.answered.items()},
        events=[game.system.write_event(event) for event in game.events],
        pending=game.pending,
        drafts=post.drafts,
    )
    kept = Kept(
        game=post.id,
        title=post.invitation.title,
        names=tuple(seat.name for seat in post.invitation.seats),
        saved_at=saved_at,
        over=post.over,
        revision=revision,
        contents=_pack(contents.model_dump(mode="json")),
    )
    write_safely(path, json.dumps(kept.model_dump(mode="json"), indent=1) + "\n")


def read_head(path: Path) -> Kept:
    """Raises PostError."""
    try:
        data = json_files.read(path)
    except json_files.BadJson as error:
        raise PostError(str(error), BROKEN, path=path) from error
    format_ = data.get("format") if isinstance(data, dict) else None
    if isinstance(format_, int) and not isinstance(format_, bool) and format_ > FORMAT:
        raise PostError(f"is {format_}, and this program reads up to {FORMAT}", UPDATE, path=path, place="format")
    try:
        return Kept.model_validate(data)
    except ValidationError as error:
        raise _damaged(path, error) from error


def read(path: Path) -> tuple[Correspondence, int]:
    """The game and the revision of its file. Raises PostError."""
    kept = read_head(path)
    try:
        contents = Contents.model_validate(_unpack(kept.contents))
    except ValidationError as error:
        raise _damaged(path, error) from error
    except ValueError as error:
        raise PostError("was changed since it was written", BROKEN, path=path, place="contents") from error
    if not set(contents.hands) <= {seat.id for seat in contents.invitation.seats if seat.human}:
        raise PostError("names a seat at which no person sits", BROKEN, path=path, place="hands")
    try:
        system = systems.system(contents.invitation.system)
        game = game_of(contents.invitation, tuple(contents.hands), system, contents.events)
        post = Correspondence(
            contents.invitation,
            game,
            {
                seat: Hand(hand.signer, {int(at): key for at, key in hand.keys.items()})
                for seat, hand in contents.hands.items()
            },
            exchange=contents.exchange,
            chain=contents.chain,
            watched=contents.watched,
            drafts=contents.drafts,
            publics=contents.publics,
            positions={int(at): digest for at, digest in contents.positions.items()},
            pages={seat: {int(at): page for at, page in pages.items()} for seat, pages in contents.pages.items()},
            answered=contents.answered,
        )
    except systems.UnknownSystem as error:
        raise PostError(str(error), UPDATE, path=path, place="system") from error
    except PostError as error:
        raise error.at(path) from error
    post.take_back_in(contents.pending)
    return post, kept.revision


def write_safely(path: Path, text: str) -> None:
    """Whole or not at all. Raises PostError; the older file is then as it was."""
    try:
        whole_files.write(path, text)
        written = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        words = getattr(error, "strerror", None) or str(error)
        raise PostError(f"cannot be written: {words}", ELSEWHERE, path=path) from error
    if written != text:
        raise PostError("is not what was written to it", "save on another disk", path=path)


def _damaged(path: Path, error: ValidationError) -> PostError:
    fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in fault["loc"])
    return PostError(f"does not hold what it should ({fault['msg']})", BROKEN, path=path, place=place)


def _pack(contents: dict[str, Any]) -> str:
    text = json.dumps(contents, separators=(",", ":")).encode("ascii")
    return base64.b64encode(zlib.compress(text)).decode("ascii")


def _unpack(text: str) -> Any:
    """Raises ValueError."""
    try:
        opener = zlib.decompressobj()
        data = opener.decompress(base64.b64decode(text.encode("ascii"), validate=True), MOST_BYTES)
    except (UnicodeEncodeError, binascii.Error, zlib.error) as error:
        raise ValueError("not packed") from error
    if not opener.eof or opener.unused_data:
        raise ValueError("cut short, or with something after its end")
    try:
        return json_files.parse(data)
    except json_files.BadJson as error:
        raise ValueError(str(error)) from error
