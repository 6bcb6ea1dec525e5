"""Writing a file whole or not at all: what was there before stays until the new one is safe on the disk."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def write(path: Path, text: str) -> None:
    """Raises OSError; the older file is then as it was."""
    with part_beside(path, text.encode("utf-8")) as part:
        put_in_place(part, path)


@contextmanager
def part_beside(path: Path, data: bytes) -> Iterator[Path]:
    """`data` in a file beside `path`, safe on the disk; it is gone afterwards unless it was moved."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
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
        try:
            os.replace(part, path)
        except OSError:
            path.unlink()  # else nothing would stand there under its name
            raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the platform can."""
    if hasattr(os, "O_DIRECTORY"):
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
