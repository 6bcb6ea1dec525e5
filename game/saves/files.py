"""Reading and placing files that others may have put there: links, pipes and folders among them, and other windows."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game import json_files

LEFT_OVER = 3600.0
"""Seconds after which a file half written belongs to nobody any more."""
_PART = re.compile(r"\.([a-z0-9_]{8}|save-[a-z0-9_]{8})\.part")


class Unreadable(Exception):
    """Not a file that a save could be; the message is one line."""


def read_bytes(path: Path) -> bytes:
    """All of an ordinary file of bearable size. Raises Unreadable, and never waits for anybody."""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        try:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise Unreadable("cannot be read: it is no ordinary file")
            with os.fdopen(os.dup(handle), "rb") as file:
                data = file.read(json_files.MOST_BYTES + 1)
        finally:
            os.close(handle)
    except (OSError, ValueError) as error:
        raise Unreadable(f"cannot be read: {_why(error)}") from error
    if len(data) > json_files.MOST_BYTES:
        raise Unreadable(f"is larger than {json_files.MOST_BYTES // (1024 * 1024)} MB, which no save is")
    return data


def _why(error: Exception) -> str:
    if isinstance(error, OSError) and error.errno == errno.ELOOP:
        return "it is a link that leads back to itself"
    if isinstance(error, FileNotFoundError):
        return "there is no such file"
    return getattr(error, "strerror", None) or str(error)


def mark_of(data: bytes) -> str:
    """The same for the same bytes."""
    return hashlib.sha256(data).hexdigest()


def mark_of_file(path: Path) -> str:
    """Of what is at `path` now; empty if there is nothing."""
    try:
        return mark_of(read_bytes(path))
    except Unreadable:
        return "unreadable" if os.path.lexists(path) else ""


def names(folder: Path, pattern: re.Pattern[str]) -> list[Path]:
    """Whatever in the folder has such a name, by name; a folder that cannot be read holds nothing."""
    try:
        with os.scandir(folder) as entries:
            return sorted(Path(entry.path) for entry in entries if pattern.fullmatch(entry.name))
    except OSError:
        return []


@contextmanager
def part_beside(path: Path, data: bytes) -> Iterator[Path]:
    """`data` in a file beside `path`, safe on the disk; it is gone afterwards unless it was moved."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".save-", suffix=".part", dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield part
    finally:
        with contextlib.suppress(OSError):
            part.unlink()


def put_in_place(part: Path, path: Path) -> None:
    os.replace(part, path)
    _sync_folder(path.parent)


def put_where_nothing_is(part: Path, path: Path) -> None:
    """Raises FileExistsError if another window was quicker."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError, AttributeError):  # a file system without links
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        os.replace(part, path)
    _sync_folder(path.parent)


def tidy(folder: Path) -> None:
    """Throw away what killed processes have left half written."""
    for part in names(folder, _PART):
        with contextlib.suppress(OSError):
            if time.time() - part.lstat().st_mtime > LEFT_OVER:
                part.unlink()


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the platform can."""
    if hasattr(os, "O_DIRECTORY"):
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
