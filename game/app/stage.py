"""The screens there are, one on top of the other; only the uppermost is seen and played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.app.screens.base import Screen
    from game.app.window import Window


class Stage:
    def __init__(self, window: Window) -> None:
        self._window = window
        self._screens: list[Screen] = []

    def __len__(self) -> int:
        return len(self._screens)

    def __contains__(self, screen: Screen) -> bool:
        return screen in self._screens

    def __iter__(self) -> Iterator[Screen]:
        """From the lowest to the uppermost."""
        return iter(tuple(self._screens))

    @property
    def top(self) -> Screen:
        return self._screens[-1]

    def push(self, screen: Screen) -> None:
        """Show a screen; what was there comes back when it is popped."""
        if self._screens:
            self.top.leave()
        self._enter(screen)

    def pop(self) -> None:
        """Back to the screen below; from the lowest one there is no way back."""
        if len(self._screens) > 1:
            self._screens.pop().leave()
            self.top.enter()

    def replace(self, screen: Screen) -> None:
        """Show a screen in place of the uppermost, which does not come back."""
        if self._screens:
            self._screens.pop().leave()
        self._enter(screen)

    def back_to_first(self) -> None:
        """Leave all but the lowest screen, as for the way back to the title."""
        if len(self._screens) > 1:
            self.top.leave()
            del self._screens[1:]
            self.top.enter()

    def abandon(self, screen: Screen) -> None:
        """Show a screen over the lowest one and drop all others without a word, as they may be at fault."""
        del self._screens[1:]
        self._enter(screen)

    def clear(self) -> None:
        """The window closes."""
        if self._screens:
            self.top.leave()
            self._screens.clear()

    def _enter(self, screen: Screen) -> None:
        screen.window = self._window
        self._screens.append(screen)
        screen.enter()
