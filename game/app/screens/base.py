"""What every screen is, and what it can ask of the window it is shown in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.theme import Theme
from game.app.widgets.inputs import Action, action_of
from game.app.widgets.modal import tell
from game.app.widgets.root import Root
from game.app.widgets.widget import Widget

if TYPE_CHECKING:
    from game.app.window import Window

KEYS_HELP = """
# Keys everywhere
- {next} and {previous}, or the arrows, go from one thing to the next; {accept} or Space uses it; {back} goes back.
- {page up}, {page down}, {first} and {last} move through what is long. The wheel does too. {onward} leads to the
  screen's main button.
- {help} shows this help, {full screen} changes to the full screen and back.
- {larger} and {smaller} make everything larger and smaller, {usual size} puts it back.
- Rest the pointer on a thing, or bring the keyboard to it, to read what it does or why it cannot be used.
- Any of these keys can be changed in the settings.

# With a gamepad
- The directional pad or the left stick goes from one thing to the next, as the shoulder buttons do; A uses it, B goes
  back, Start pauses. Y leads to the main button, X shows what else can be done.
- On a board the right stick moves the view and the triggers zoom. Elsewhere they scroll.
- A on a field to write in opens letters to choose from; so does a right click.
"""


class Screen:
    """A subclass says what is on it in `build` and calls `rebuild` when that has changed.

    `help` is the text F1 shows. `animating` asks for frames without a pause. `fresh` throws away what was pressed
    before the screen appeared, as a hand-over must.
    """

    title = ""
    help = ""
    fresh = False
    animating = False

    window: Window

    def __init__(self) -> None:
        self.root = Root()

    # For subclasses

    def build(self) -> Widget:
        """The widgets of the screen as it now is."""
        raise NotImplementedError

    def enter(self) -> None:
        """The screen comes into view, for the first time or again."""
        self.rebuild()

    def leave(self) -> None:
        """The screen goes out of view, for good or for a while."""

    def back(self) -> None:
        """Escape, when nothing is open that it would close."""
        self.window.stage.pop()

    def may_close(self) -> bool:
        """The window is to be closed; false to ask the player first and call `window.quit` later."""
        return True

    def update(self, seconds: float) -> None:
        """Time passed."""
        self.root.update(seconds)

    def draw_background(self, surface: pygame.Surface) -> None:
        surface.blit(self.theme.plates.backdrop(surface.get_size()), (0, 0))

    # What the window calls

    @property
    def theme(self) -> Theme:
        return self.window.theme

    @property
    def stale(self) -> bool:
        return self.root.worn

    def rebuild(self) -> None:
        """Put the widgets of `build` in place of those there are; focus and scrolling stay where they can."""
        self.root.play, self.root.keys = self.window.sounds.play, self.window.keys
        self.root.show(self.build())
        self.root.layout(self.window.size, self.window.theme)

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """The window has another size, or the theme another scale."""
        self.root.layout(size, theme)

    def handle(self, event: pygame.event.Event) -> bool:
        """True if the event was used up. A subclass looks at what its widgets leave over."""
        if self.root.handle(event):
            return True
        action = action_of(event, self.root.keys)
        return action is not None and self._act(action)

    def act(self, action: Action) -> bool:
        """As `handle`, for an action that comes from no key."""
        return self.root.act(action) or self._act(action)

    def _act(self, action: Action) -> bool:
        if action is Action.BACK:
            self.back()
        elif action is Action.HELP:
            self.show_help()
        else:
            return False
        return True

    def show_help(self) -> None:
        words = self.window.keys.told(f"{self.help.strip()}\n\n{KEYS_HELP}")
        tell(self.root, self.title or "Help", words, width=40)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what looks different; which parts of the surface that was."""
        return self.root.draw(surface, self.draw_background)
