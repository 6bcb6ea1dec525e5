"""What can be wrong with a letter or with the file a game is kept in, as one line that names file, place and remedy."""

from __future__ import annotations

from pathlib import Path

AGAIN = "ask for the letter once more"
UPDATE = "every player needs the same version of the game: update the older one"


class PostError(Exception):
    """`path` is the file, None as long as only the words are known."""

    def __init__(self, words: str, remedy: str, *, path: Path | None = None, place: str = "") -> None:
        self.words, self.remedy, self.path, self.place = words, remedy, path, place
        parts = (str(path) if path else "", place, f"{words}; {remedy}")
        super().__init__(": ".join(part for part in parts if part))

    def at(self, path: Path) -> PostError:
        """The same of this file."""
        return PostError(self.words, self.remedy, path=path, place=self.place)
