"""A game's folder on this computer: letters come in, letters go out, and the private file stays.

<saves>/post/tavern-brawl-3f2a/to-send/             for the others: the invitation and this computer's letters
                               received/            put here what the others send
                               keep-to-yourself/    the game as this computer has it, with its keys
"""

from __future__ import annotations

import json
import os
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from pydantic import BaseModel

from game import places, systems
from game.post import beginning, keeping, letters
from game.post.correspondence import Correspondence, Standing
from game.post.errors import UPDATE, PostError
from game.post.letters import Invitation, Letter

TO_SEND, RECEIVED, PRIVATE = "to-send", "received", "keep-to-yourself"
MOST_LETTERS = 2000
"""Files looked at in one folder."""
UNREADABLE = "look whether it is there and may be read"


@dataclass(frozen=True, slots=True)
class Listed:
    """A game by file in the folder of saves: its head, or why it cannot be used."""

    folder: Path
    head: keeping.Kept | None
    fault: str = ""


def post_folder() -> Path:
    return places.saves() / "post"


def list_games(root: Path | None = None) -> list[Listed]:
    """The last written first, damaged ones last. A folder that cannot be read is empty."""
    found = []
    try:
        paths = sorted((root or post_folder()).glob(f"*/{PRIVATE}/game.json"))
    except OSError:
        paths = []
    for path in paths:
        folder = path.parent.parent
        try:
            found.append(Listed(folder, keeping.read_head(path)))
        except PostError as error:
            found.append(Listed(folder, None, str(error)))
    oldest = datetime.min.replace(tzinfo=UTC)
    return sorted(found, key=lambda each: each.head.saved_at if each.head else oldest, reverse=True)


class Mailbox:
    def __init__(self, folder: Path, post: Correspondence, revision: int = 0) -> None:
        self.folder, self.post, self._revision = folder, post, revision
        self._looked_at: dict[Path, tuple[int, int]] = {}
        self.faults: dict[Path, str] = {}

    @classmethod
    def found(cls, invitation: Invitation, seats: Sequence[str], root: Path | None = None) -> Mailbox:
        """Take up a game at these seats, in a folder of its own. Raises PostError."""
        try:
            system = systems.system(invitation.system)
        except systems.UnknownSystem as error:
            raise PostError(str(error), UPDATE, place="system") from error
        if not seats or not set(seats) <= {seat.id for seat in invitation.seats if seat.human}:
            raise PostError("nobody of this computer plays in it", "choose at least one seat of a person")
        root = root or post_folder()
        known = next((each for each in list_games(root) if each.head and each.head.game == invitation.game), None)
        if known is not None:
            raise PostError("this computer plays that game already", f"open {known.folder.name} in the list")
        mailbox = cls(
            root / f"{plain_name(invitation.title)}-{invitation.game[:6]}",
            beginning.begin(invitation, seats, system),
        )
        if (mailbox.folder / PRIVATE / "game.json").exists():
            raise PostError(f"{mailbox.folder} is in use", "move that folder elsewhere")
        mailbox.go_on()
        for name in (TO_SEND, RECEIVED):
            _make_folder(mailbox.folder / name)
        if set(seats) == set(invitation.host):
            keeping.write_safely(mailbox.folder / TO_SEND / "invitation.json", _text(invitation))
        return mailbox

    @classmethod
    def open(cls, folder: Path) -> Mailbox:
        """Raises PostError."""
        post, revision = keeping.read(folder / PRIVATE / "game.json")
        return cls(folder, post, revision)

    @property
    def received(self) -> Path:
        return self.folder / RECEIVED

    # Keeping

    def keep(self) -> None:
        """Write the private file. Raises PostError, also if another window has gone on with this game meanwhile."""
        path = self.folder / PRIVATE / "game.json"
        if self._revision and keeping.read_head(path).revision != self._revision:
            raise PostError("another window has gone on with this game", "leave it here, and open it again", path=path)
        keeping.write(path, self.post, self._revision + 1, datetime.now(UTC))
        self._revision += 1

    def go_on(self) -> None:
        """Open what can be opened, keep the game, and only then write what there is to send. Raises PostError."""
        self.post.settle()
        self.keep()
        self.write_letters()

    # Sending

    def seal(self) -> None:
        """Seal every plot of this computer that is whole, and write the letters. Raises PostError."""
        for seat in self.post.in_standing(Standing.PLOTTED, here=True):
            self.post.seal(seat)
        self.go_on()

    def write_letters(self) -> None:
        """The newest letter of each seat played here, in the place of its older ones. Raises PostError."""
        for seat, path, letter in self._outgoing():
            if not path.exists():
                keeping.write_safely(path, _text(letter))
            older = (each for each in path.parent.glob(f"{self._sender(seat)}-*.json") if each.name < path.name)
            for each in older:
                each.unlink(missing_ok=True)

    @property
    def to_send(self) -> list[Path]:
        """The files whose turn it is to be sent, the invitation first as long as nobody has answered it."""
        found = [path for _, path, _ in self._outgoing()]
        invitation = self.folder / TO_SEND / "invitation.json"
        answered = all(seat.id in self.post.publics for seat in self.post.invitation.open_seats)
        return [invitation, *found] if invitation.exists() and not answered else found

    def _outgoing(self) -> list[tuple[str, Path, Letter]]:
        out = []
        for seat in self.post.hands:
            letter = self.post.letter(seat)
            if letter is not None:
                last = letter.pages[-1]
                name = f"{self._sender(seat)}-{last.exchange:04d}-{'sealed' if last.key is None else 'with-key'}.json"
                out.append((seat, self.folder / TO_SEND / name, letter))
        return out

    def _sender(self, seat: str) -> str:
        """Different for each seat, whatever their names."""
        name = plain_name(self.post.name(seat))
        namesakes = [each for each in self.post.invitation.seats if plain_name(each.name) == name]
        return f"{name}-{self.post.id[:6]}" if len(namesakes) == 1 else f"{name}-{plain_name(seat)}-{self.post.id[:6]}"

    # Receiving

    def read(self, path: Path) -> str:
        """Take a letter, or all letters of a folder; a sentence on what is new. Raises PostError."""
        if os.path.isdir(path):
            self._take_all(_files(path))
            return self.news()
        read = letters.read(path)
        if isinstance(read, Invitation):
            own = "to this game" if read.game == self.post.id else f"to another game, {read.title}"
            raise PostError(f"is an invitation {own}", "open it in the list of games by file", path=path)
        try:
            new = self.post.take(read)
        except PostError as error:
            raise error.at(path) from None
        self.go_on()
        self.faults.pop(path, None)
        if read.seat in self.post.hands:
            return f"{path.name} is {self.post.name(read.seat)}'s own letter, written here: send it to the others."
        if new or self.post.told:
            return self.news() or f"{path.name} of {self.post.name(read.seat)} is read."
        return f"There is nothing new in {path.name} of {self.post.name(read.seat)}."

    def collect(self) -> bool:
        """Read what has come into `received` since the last time; whether anything has. Raises PostError."""
        new = []
        for path in _files(self.received):
            try:
                about = path.stat()
            except OSError:
                continue
            stamp = (about.st_mtime_ns, about.st_size)
            if self._looked_at.get(path) != stamp:
                self._looked_at[path] = stamp
                new.append(path)
        gone = [path for path in self.faults if not path.exists()]
        for path in gone:
            del self.faults[path]
        return bool(self._take_all(new) or gone) or bool(new)

    def _take_all(self, paths: Sequence[Path]) -> bool:
        """Take the letters among these files; what is wrong with a file is put to `faults`."""
        waiting = list(paths)
        taken = False
        while waiting:
            self.post.settle()
            later = []
            for path in waiting:
                self.faults.pop(path, None)
                try:
                    read = letters.read(path)
                    if isinstance(read, Letter):
                        taken |= self.post.take(read)
                    elif read.game != self.post.id:
                        raise PostError(
                            f"is an invitation to another game, {read.title}", "open it in the list of games by file"
                        )
                except PostError as error:
                    self.faults[path] = str(error.at(path))
                    later.append(path)
            # What was refused stays refused unless the game has gone on since.
            waiting = later if self.post.settle() else []
        if taken:
            self.keep()
            self.write_letters()
        return taken

    def news(self) -> str:
        """What is to be told, once."""
        told, self.post.told = self.post.told, []
        return " ".join(told)


def plain_name(text: str) -> str:
    """Safe in the name of a file on every platform."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii").lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:30] or "untitled"


def _text(written: BaseModel) -> str:
    return json.dumps(written.model_dump(mode="json"), indent=1) + "\n"


def _files(folder: Path) -> list[Path]:
    """Those that may be letters; hidden ones are not finished yet. Raises PostError."""
    try:
        found = [each for each in folder.iterdir() if each.suffix == ".json" and not each.name.startswith(".")]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise PostError(f"cannot be read: {error.strerror or error}", UNREADABLE, path=folder) from error
    return sorted(found)[:MOST_LETTERS]


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PostError(f"cannot be made: {error.strerror or error}", keeping.ELSEWHERE, path=path) from error
