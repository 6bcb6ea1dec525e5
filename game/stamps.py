"""How a file looked when it was read, to tell cheaply whether it has changed since."""

from __future__ import annotations

from pathlib import Path

Stamp = tuple[int, int, int] | None
"""When a file was written (nanoseconds), its size (bytes), and which file it is; None if there is none."""


def stamp(path: Path) -> Stamp:
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
