"""Names that authors give: made fit for ids, and guessed at where they are misspelt."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

LONGEST = 40
_FIT = re.compile(r"[\w-]+")


def cleaned(name: str) -> str | None:
    """A name with its spaces as underscores; None if it is empty, too long or holds odd characters."""
    joined = "_".join(name.split())
    return joined if len(joined) <= LONGEST and _FIT.fullmatch(joined) else None


def nearest_word(word: str, words: Iterable[str]) -> str | None:
    """The known word that a misspelt one most resembles, if any."""
    if len(word) > LONGEST:
        return None
    by_small = {each.lower(): each for each in words}
    joined = "_".join(word.lower().split())
    close = difflib.get_close_matches(joined, by_small, n=1, cutoff=0.6)
    return by_small[close[0]] if close else None
