"""What can be wrong with a save, as one line that names the file, the place and the remedy."""

from __future__ import annotations

import errno
from pathlib import Path

from pydantic import ValidationError

from game.places import OWN_SAVES

BROKEN = "the file is damaged; load an autosave or an older save"
UPDATE = "update the game to load it"
UNTOUCHED = "what was saved before is untouched"


class SaveError(Exception):
    def __init__(self, path: Path, place: str, words: str, remedy: str = BROKEN) -> None:
        self.path = path
        self.place = place
        self.words = words
        self.remedy = remedy
        at = f"{place}: " if place else ""
        super().__init__(f"{path}: {at}{words}; {remedy}")

    @property
    def of_a_newer_game(self) -> bool:
        return self.remedy == UPDATE


class ChangedMeanwhile(SaveError):
    """The file is no longer what this window last read or wrote: another one has saved there."""


def cannot_write(path: Path, error: OSError) -> SaveError:
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG):
        remedy = "free some space on the disk and save again"
    elif isinstance(error, PermissionError) or error.errno == errno.EROFS:
        remedy = f"make the folder one that you may write in, or name another in {OWN_SAVES}"
    else:
        remedy = f"see to the folder, or name another in {OWN_SAVES}"
    return SaveError(path, "", f"cannot be written: {error.strerror or error}", f"{UNTOUCHED}; {remedy}")


def in_one_line(error: Exception) -> str:
    """The words of any error without line breaks, and not too many of them."""
    if isinstance(error, ValidationError):
        place, words = first_fault(error)
        return f"{place}: {words}" if place else words
    words = " ".join(str(error).split()) or type(error).__name__
    return words if len(words) <= 300 else words[:300] + "..."


def first_fault(error: ValidationError) -> tuple[str, str]:
    """Place and words of the first thing pydantic finds wrong."""
    fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
    return ".".join(str(part) for part in fault["loc"]), fault["msg"]
