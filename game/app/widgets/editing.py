"""A line of text being edited: letters, a caret, and what is selected. It knows no window."""

from __future__ import annotations


class EditedLine:
    """`anchor`: where the selection began; it reaches from there to the caret, and is empty where both are one."""

    def __init__(self, text: str, most: int) -> None:
        self.text, self.most = text[:most], most
        self.caret = self.anchor = len(self.text)

    @property
    def selection(self) -> tuple[int, int]:
        """Its first letter, and the first behind it."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        start, stop = self.selection
        return self.text[start:stop]

    def become(self, text: str, caret: int | None = None) -> None:
        self.text = text[: self.most]
        self.caret = self.anchor = min(len(self.text) if caret is None else caret, len(self.text))

    def go(self, to: int, *, select: bool = False) -> None:
        """Bring the caret to a place; `select` leaves the anchor where it is."""
        self.caret = max(0, min(to, len(self.text)))
        if not select:
            self.anchor = self.caret

    def step(self, across: int, *, by_word: bool = False, select: bool = False) -> None:
        """One letter or word to the left or right; out of a selection, to its end on that side."""
        if self.selected and not select and not by_word:
            self.go(self.selection[across > 0])
        elif by_word:
            self.go(self.word_left() if across < 0 else self.word_right(), select=select)
        else:
            self.go(self.caret + across, select=select)

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.text)

    def insert(self, text: str) -> None:
        """In the place of what is selected, as much as there is room for."""
        start, stop = self.selection
        room = self.most - (len(self.text) - (stop - start))
        text = text[: max(0, room)]
        self.become(self.text[:start] + text + self.text[stop:], start + len(text))

    def erase(self, across: int, *, by_word: bool = False) -> None:
        """Take away what is selected; if nothing is, the letter or word before the caret, or behind it."""
        if not self.selected:
            self.step(across, by_word=by_word, select=True)
        self.insert("")

    def word_left(self) -> int:
        before = self.text[: self.caret].rstrip(" ")
        return before.rfind(" ") + 1

    def word_right(self) -> int:
        spaces = len(self.text) - len(self.text[self.caret :].lstrip(" "))
        found = self.text.find(" ", max(self.caret, spaces))
        return len(self.text) if found < 0 else found
