"""Players who hold one thing only: a mouse, a keyboard, a gamepad. What they do goes through the system's queue and the
window's own loop, a frame at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pygame

from game import places
from game.app.widgets import TextField, Widget
from game.app.widgets.list_box import ListBox
from game.app.window import Window

Frames = Iterator[None]
"""What takes frames of the loop: one for each item."""


def play(window: Window, frames: Frames, most: int = 6000) -> None:
    """Run the window's loop until the player is done."""
    frame, left = window.frame, [most]
    wrong: list[BaseException] = []

    def one(events: object, seconds: float) -> None:
        frame(events, seconds)  # type: ignore[arg-type]
        left[0] -= 1
        try:
            assert left[0] > 0, "the player gets nowhere"
            assert window.running, "the window was closed meanwhile"
            next(frames)
        except StopIteration:
            window.quit()
        except BaseException as fault:  # the loop bears what goes wrong; a test must not
            wrong.append(fault)
            window.quit()

    window.frame = one  # type: ignore[method-assign]
    window.loop()
    if wrong:
        raise wrong[0]
    assert not list((places.saves() / "reports").glob("*.txt")), "something went wrong on the way"


def post(kind: int, **what: object) -> None:
    pygame.event.post(pygame.event.Event(kind, **what))


class Player:
    def __init__(self, window: Window) -> None:
        self.window = window

    @property
    def top(self):
        return self.window.stage.top

    @property
    def root(self):
        return self.top.root

    @property
    def here(self) -> Widget | None:
        return self.root.focus_widget

    def wait(self, frames: int = 2) -> Frames:
        for _ in range(frames):
            yield

    def until(self, *screens: type) -> Frames:
        for _ in range(600):
            if isinstance(self.top, screens):
                yield from self.wait()
                return
            yield
        raise AssertionError(f"{type(self.top).__name__} does not lead to {screens}")

    # What each does in his own way

    def use(self, name: str) -> Frames:
        raise NotImplementedError

    def hold(self, name: str) -> Frames:
        raise NotImplementedError

    def choose(self, name: str, row: int) -> Frames:
        """Open a drop-down and take one of its rows."""
        raise NotImplementedError

    def write(self, name: str, text: str) -> Frames:
        raise NotImplementedError

    def order(self, code: str) -> Frames:
        raise NotImplementedError

    def square(self, down: int) -> Frames:
        """Choose the square on the board that lies so many below the one in the middle."""
        raise NotImplementedError

    def zoom(self) -> Frames:
        raise NotImplementedError

    def pan(self) -> Frames:
        raise NotImplementedError

    def pause(self) -> Frames:
        """Open the pause menu."""
        raise NotImplementedError

    def leave_menu(self) -> Frames:
        """Close what has opened without taking anything of it."""
        raise NotImplementedError


class Mouse(Player):
    def _at(self, spot: tuple[int, int]) -> Frames:
        post(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0))
        yield from self.wait()

    def _click(self, spot: tuple[int, int], button: int = 1) -> Frames:
        yield from self._at(spot)
        post(pygame.MOUSEBUTTONDOWN, pos=spot, button=button)
        yield
        post(pygame.MOUSEBUTTONUP, pos=spot, button=button)
        yield from self.wait(26)  # slower than a double click

    def _seen(self, name: str) -> Frames:
        """Turn the wheel until the thing is there."""
        for _ in range(40):
            widget = self.root.find(name)
            found = self.root.top.content.hit(widget.rect.center)
            if found is widget or (found is not None and found in list(widget.walk())):
                return
            yield from self._at(self.root.top.content.rect.center)
            post(pygame.MOUSEWHEEL, x=0, y=-1 if widget.rect.centery > self.root.rect.centery else 1, flipped=False)
            yield from self.wait()
        raise AssertionError(f"{name} cannot be brought into view")

    def use(self, name: str) -> Frames:
        yield from self._seen(name)
        yield from self._click(self.root.find(name).rect.center)

    def hold(self, name: str) -> Frames:
        screen, spot = self.top, self.root.find(name).rect.center
        yield from self._at(spot)
        post(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
        while self.top is screen:
            yield
        post(pygame.MOUSEBUTTONUP, pos=spot, button=1)
        yield from self.wait()

    def choose(self, name: str, row: int) -> Frames:
        yield from self.use(name)
        menu = next(each for each in self.root.top.walk() if isinstance(each, ListBox))
        yield from self._click(menu.row(row).center)

    def write(self, name: str, text: str) -> Frames:
        yield from self._seen(name)
        yield from self._click(self.root.find(name).rect.center, 3)
        for letter in text:
            yield from self.use(f"letter {letter}")
        yield from self.use("letters done")

    def order(self, code: str) -> Frames:
        menu = self.root.find("orders")
        yield from self._click(menu.row_of(code).center)
        if self.root.busy:
            menu = next(each for each in self.root.top.walk() if isinstance(each, ListBox))
            yield from self._click(menu.row(0).center)

    def square(self, down: int) -> Frames:
        board = self.root.find("board")
        x, y = board.camera.to_screen(board.camera.centre)
        yield from self._click((x + 3, y + 3 + down * board.camera.zoom))

    def zoom(self) -> Frames:
        yield from self._at(self.root.find("board").rect.center)
        post(pygame.MOUSEWHEEL, x=0, y=3, flipped=False)
        yield from self.wait()

    def pan(self) -> Frames:
        x, y = self.root.find("board").rect.center
        yield from self._at((x, y))
        post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        yield
        post(pygame.MOUSEMOTION, pos=(x - 60, y - 40), rel=(-60, -40), buttons=(1, 0, 0))
        yield
        post(pygame.MOUSEBUTTONUP, pos=(x - 60, y - 40), button=1)
        yield from self.wait()

    def pause(self) -> Frames:
        yield from self.use("pause")

    def leave_menu(self) -> Frames:
        yield from self._click((2, 2))


class Pressing(Player):
    """Whoever has no pointer goes from thing to thing."""

    def go(self, where: str) -> Frames:
        """One of up, down, left, right, accept, next, back, menu."""
        self.down(where)
        yield
        self.up(where)
        yield

    def down(self, where: str) -> None:
        raise NotImplementedError

    def up(self, where: str) -> None:
        raise NotImplementedError

    def reach(self, name: str) -> Frames:
        for _ in range(120):
            if self.here is not None and self.here.name == name:
                return
            yield from self.go("next")
        raise AssertionError(f"{name} cannot be reached")

    def use(self, name: str) -> Frames:
        yield from self.reach(name)
        yield from self.go("accept")
        yield from self.wait(26)

    def hold(self, name: str) -> Frames:
        screen = self.top
        yield from self.reach(name)
        self.down("accept")
        while self.top is screen:
            yield
        self.up("accept")
        yield from self.wait()

    def choose(self, name: str, row: int) -> Frames:
        yield from self.use(name)
        menu = self.here
        assert isinstance(menu, ListBox)
        while menu.chosen != row:
            yield from self.go("down")
        yield from self.go("accept")

    def order(self, code: str) -> Frames:
        yield from self.reach("orders")
        menu = self.here
        yield from self.go("down")
        while menu.here.code != code:
            here, there = menu.row_of(menu.here.code), menu.row_of(code)
            if here.top != there.top:
                yield from self.go("down" if here.top < there.top else "up")
            else:
                yield from self.go("right" if here.left < there.left else "left")
        yield from self.go("accept")
        if self.root.busy:
            yield from self.go("accept")

    def square(self, down: int) -> Frames:
        yield from self.reach("board")
        for _ in range(down + 1):
            yield from self.go("down")
        yield from self.go("accept")

    def pause(self) -> Frames:
        yield from self.go("back")

    def leave_menu(self) -> Frames:
        yield from self.go("back")


class Keyboard(Pressing):
    KEYS: ClassVar = {
        "up": pygame.K_UP,
        "down": pygame.K_DOWN,
        "left": pygame.K_LEFT,
        "right": pygame.K_RIGHT,
        "accept": pygame.K_RETURN,
        "next": pygame.K_TAB,
        "back": pygame.K_ESCAPE,
    }

    def down(self, where: str) -> None:
        post(pygame.KEYDOWN, key=self.KEYS[where], mod=0, unicode="")

    def up(self, where: str) -> None:
        post(pygame.KEYUP, key=self.KEYS[where], mod=0)

    def write(self, name: str, text: str) -> Frames:
        yield from self.reach(name)
        for letter in text:
            post(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter)
            post(pygame.TEXTINPUT, text=letter)
            post(pygame.KEYUP, key=ord(letter), mod=0)
            yield

    def zoom(self) -> Frames:
        yield from self.reach("board")
        post(pygame.KEYDOWN, key=pygame.K_PLUS, mod=0, unicode="+")
        post(pygame.KEYUP, key=pygame.K_PLUS, mod=0)
        yield from self.wait()

    def pan(self) -> Frames:
        yield from self.reach("board")
        post(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_LSHIFT, unicode="")
        post(pygame.KEYUP, key=pygame.K_RIGHT, mod=0)
        yield from self.wait()


class Pad(Pressing):
    BUTTONS: ClassVar = {"accept": 0, "back": 1, "next": 5}
    HATS: ClassVar = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}

    def down(self, where: str) -> None:
        if where in self.HATS:
            post(pygame.JOYHATMOTION, instance_id=0, hat=0, value=self.HATS[where])
        else:
            post(pygame.JOYBUTTONDOWN, instance_id=0, button=self.BUTTONS[where])

    def up(self, where: str) -> None:
        if where in self.HATS:
            post(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, 0))
        else:
            post(pygame.JOYBUTTONUP, instance_id=0, button=self.BUTTONS[where])

    def write(self, name: str, text: str) -> Frames:
        yield from self.reach(name)
        assert isinstance(self.here, TextField)
        yield from self.go("accept")
        for letter in text:
            yield from self.use(f"letter {letter}")
        yield from self.use("letters done")

    def _lean(self, axis: int, frames: int) -> Frames:
        post(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=1.0)
        yield from self.wait(frames)
        post(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=-1.0 if axis == 5 else 0.0)
        yield from self.wait()

    def zoom(self) -> Frames:
        post(pygame.JOYAXISMOTION, instance_id=0, axis=5, value=-1.0)
        yield
        yield from self._lean(5, 20)

    def pan(self) -> Frames:
        yield from self._lean(3, 10)
