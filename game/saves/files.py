"""Reading files that others may have put there: links, pipes and folders among them."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import stat
import time
from pathlib import Path

from game import json_files

LEFT_OVER = 3600.0
"""Seconds after which a file half written (`whole_files.part_beside`) belongs to nobody any more."""
_PART = re.compile(r"\.(save-)?[a-z0-9_]{8}\.part")


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


def tidy(folder: Path) -> None:
    """Throw away what killed processes have left half written."""
    for part in names(folder, _PART):
        with contextlib.suppress(OSError):
            if time.time() - part.lstat().st_mtime > LEFT_OVER:
                part.unlink()
