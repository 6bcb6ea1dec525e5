"""Keeps the maps of some folders as they are on disk: looks twice a second, and reads again what has changed."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from game.app.maps.reading import Reading, read
from game.maps.folders import map_files
from game.stamps import Stamp, stamp

EVERY = 0.5
"""seconds between two looks at the folders"""
TRIES = 3
"""So many looks later what looks half-written is taken for what it is."""
JUST_NOW = 2.0
"""seconds"""
HALF_WRITTEN = frozenset(
    {"not-xml", "bad-picture", "picture-size"}
    | {f"{how}-{what}" for how in ("missing", "unreadable") for what in ("map", "tileset", "template")}
    | {"missing-picture"}
)
"""Codes of faults that pass by themselves when somebody is just saving."""

Made = Mapping[Path, Mapping[Path, Stamp]]


@dataclass(slots=True)
class Entry:
    """A map file. `version` counts what was read of it; `again`: when it was last read again."""

    path: Path
    reading: Reading | None = None
    version: int = 0
    again: datetime | None = None
    tries: int = 0
    """looks at which it seemed to be just being written"""
    missed: int = 0
    """looks at which it was not there"""

    @property
    def name(self) -> str:
        drawn = self.reading.look.drawn if self.reading else None
        return drawn.name if drawn else self.path.name


class Watch:
    """Call `start` when its maps are to be shown, `update` each frame, and `stop` when they are shown no more."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self.folders = list(folders)
        self.entries: dict[Path, Entry] = {}
        self.prefer: Path | None = None
        """the map to be read before the others"""
        self.gone = ""
        """the file that vanished last"""
        self.looked = False
        self._pending: list[Path] = []
        self._worker: ThreadPoolExecutor | None = None
        self._errand: tuple[Future[Any], Callable[[Any], bool]] | None = None
        self._since = EVERY

    def start(self) -> None:
        self._since = EVERY
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="maps")

    def stop(self) -> None:
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)
        self._worker = self._errand = None

    @property
    def busy(self) -> bool:
        """Whether maps are still to be read, or none was looked for yet."""
        return not self.looked or bool(self._pending)

    def update(self, seconds: float) -> bool:
        """Time passed; true if anything about the entries is different now."""
        self._since += seconds
        different = False
        if self._errand is not None and self._errand[0].done():
            (errand, take), self._errand = self._errand, None
            different = take(errand.result())
        if self._errand is None and self._worker is not None:
            if self._pending:
                path = self.prefer if self.prefer in self._pending else self._pending[0]
                self._send(read, path, then=lambda reading: self._take(path, reading))
            elif self._since >= EVERY:
                self._since = 0.0
                made = {entry.path: entry.reading.look.files for entry in self.entries.values() if entry.reading}
                self._send(survey, self.folders, made, then=lambda found: self._compare(*found))
        return different

    def _send(self, errand: Callable[..., Any], *given: Any, then: Callable[[Any], bool]) -> None:
        if self._worker is not None:
            self._errand = (self._worker.submit(errand, *given), then)

    def _compare(self, found: list[Path], changed: set[Path]) -> bool:
        """What the folders hold now against what is known."""
        before = list(self.entries)
        different, self.looked = not self.looked, True
        for path, entry in list(self.entries.items()):
            entry.missed = 0 if path in found else entry.missed + 1
            if entry.missed > TRIES:
                del self.entries[path]
                self.gone = path.name
        known = {path: self.entries.get(path) or Entry(path) for path in found}
        self.entries = known | {path: entry for path, entry in self.entries.items() if path not in known}
        for path, entry in known.items():
            if entry.reading is None or path in changed:
                self._pending.append(path)
            else:
                entry.tries = 0
        return different or before != list(self.entries)

    def _take(self, path: Path, reading: Reading) -> bool:
        self._pending.remove(path)
        entry = self.entries.get(path)
        if entry is None:
            return False
        if entry.tries < TRIES and _half_written(reading, entry.reading):
            entry.tries += 1
            return False
        entry.again = datetime.now() if entry.reading is not None else None
        entry.reading, entry.tries = reading, 0
        entry.version += 1
        return True


def survey(folders: Sequence[Path], made: Made) -> tuple[list[Path], set[Path]]:
    """The maps there are, folder by folder, and those of `made` of which a file is not as it was."""
    found = dict.fromkeys(path for folder in folders for path in map_files(folder))
    now: dict[Path, Stamp] = {}
    for files in made.values():
        for file in files:
            if file not in now:
                now[file] = stamp(file)
    changed = {path for path, files in made.items() if any(now[file] != then for file, then in files.items())}
    return list(found), changed


def _half_written(reading: Reading, before: Reading | None) -> bool:
    """Whether it looks as if somebody were just saving: it fails as a file, and did not before or is brand new."""
    faults = {fault.code for fault in reading.look.errors} & HALF_WRITTEN
    if before is not None:
        return not faults <= {fault.code for fault in before.look.errors}
    written = reading.saved_at.timestamp() if reading.saved_at else time.time()
    return bool(faults) and abs(time.time() - written) < JUST_NOW
