"""What is worked by one press, whichever way it comes: a click, the accepting key, a gamepad's button, a shortcut."""

from __future__ import annotations

from game.app.widgets.inputs import Action
from game.app.widgets.widget import Size, Widget


class Pressed(Widget):
    """A subclass says in `activate` what a press does. A click counts where it is let go of."""

    takes_focus = True

    def press(self, at: Size) -> bool:
        return True

    def release(self, at: Size) -> None:
        if self.rect.collidepoint(at):
            self.activate()

    def act(self, action: Action) -> bool:
        if action is Action.ACCEPT:
            self.activate()
            return True
        return False
