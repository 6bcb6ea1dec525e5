"""Ways to choose a value: a switch, a slider, one of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Unpack

import pygame

from game.app.theme import GOLD, INK, INK_FAINT, INK_SOFT, PARCHMENT_DARK, PARCHMENT_LIGHT, WINE, Theme
from game.app.widgets.inputs import Action
from game.app.widgets.popup import Entry, open_menu
from game.app.widgets.pressed import Pressed
from game.app.widgets.widget import Common, Size, Watched, Widget


class Toggle(Pressed):
    """A box to tick, with its words; `changed_to(on)` is called after each change by the player."""

    on = Watched(False)

    def __init__(self, text: str, on: bool, changed_to: Callable[[bool], object], **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._text, self.on, self._changed_to = text, on, changed_to

    def _box(self, theme: Theme) -> int:
        return theme.ems(1.15)

    def _natural(self, theme: Theme, width: int) -> Size:
        beside = self._box(theme) + theme.gap
        lines = theme.wrap(self._text, "body", width - beside)
        wide = max(theme.text_width(line, "body") for line in lines)
        return min(width, wide + beside), max(theme.control, theme.line_height() * len(lines))

    def _least(self, theme: Theme, width: int) -> Size:
        return min(self._natural(theme, width)[0], theme.ems(8)), self._natural(theme, width)[1]

    def act(self, action: Action) -> bool:
        wanted = {Action.ACCEPT: not self.on, Action.LEFT: False, Action.RIGHT: True}.get(action)
        if wanted is None:
            return False
        if wanted != self.on:
            self.activate()
        return True

    def activate(self) -> None:
        self.on = not self.on
        self._changed_to(self.on)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        side = self._box(theme)
        box = pygame.Rect(self.rect.left, self.rect.centery - side // 2, side, side)
        theme.plates.draw(surface, box, "faded" if not self.enabled else "hover" if self.hovered else "well")
        if self.on:
            ink = WINE if self.enabled else INK_FAINT
            points = [(0.18, 0.5), (0.26, 0.42), (0.42, 0.6), (0.76, 0.18), (0.86, 0.26), (0.43, 0.82)]
            tick = [(box.left + x * side, box.top + y * side) for x, y in points]
            theme.plates.polygon(surface, tick, ink)
        left = box.right + theme.gap
        room = pygame.Rect(left, self.rect.top, self.rect.right - left, self.rect.height)
        lines = theme.wrap(self._text, "body", room.width)
        tall = theme.line_height()
        y = room.centery - tall * len(lines) // 2
        for line in lines:
            surface.blit(theme.text(line, "body", INK if self.enabled else INK_SOFT), (left, y))
            y += tall
        if self.focused:
            theme.focus_ring(surface, self.rect)


class Slider(Widget):
    """A value between `low` and `high` in steps. `changed_to(value)` follows every move, `settled(value)` only the end
    of one: use the latter for what is costly or moves the slider itself."""

    takes_focus = True

    value = Watched(0.0)

    def __init__(
        self,
        value: float,
        changed_to: Callable[[float], object] | None = None,
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        words: Callable[[float], str] = lambda value: f"{round(value * 100)} %",
        settled: Callable[[float], object] | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self._low, self._high, self._step, self._words = low, high, step, words
        self._changed_to, self._settled = changed_to, settled
        self.value = value
        self._track = pygame.Rect(0, 0, 0, 0)

    def _words_width(self, theme: Theme) -> int:
        return max(theme.text_width(self._words(value), "strong") for value in (self._low, self._high, self.value))

    def _natural(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(11) + self._words_width(theme)), theme.control

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(5) + self._words_width(theme)), theme.control

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        half = theme.ems(0.5)
        wide = max(half, rect.width - self._words_width(theme) - theme.gap * 2 - 2 * half)
        self._track = pygame.Rect(rect.left + half, rect.centery - theme.px(3), wide, theme.px(6))

    def _set(self, value: float) -> None:
        steps = round((value - self._low) / self._step)
        value = round(max(self._low, min(self._high, self._low + steps * self._step)), 6)
        if value != self.value:
            self.value = value
            if self._changed_to:
                self._changed_to(value)

    def press(self, at: Size) -> bool:
        self.drag(at)
        return True

    def drag(self, at: Size) -> None:
        part = (at[0] - self._track.left) / max(1, self._track.width)
        self._set(self._low + part * (self._high - self._low))

    def release(self, at: Size) -> None:
        if self._settled:
            self._settled(self.value)

    def act(self, action: Action) -> bool:
        far = max(self._step, (self._high - self._low) / 5)
        target = {
            Action.LEFT: self.value - self._step,
            Action.RIGHT: self.value + self._step,
            Action.PAGE_DOWN: self.value - far,
            Action.PAGE_UP: self.value + far,
            Action.FIRST: self._low,
            Action.LAST: self._high,
        }.get(action)
        if target is None:
            return False
        self._set(target)
        if self._settled:
            self._settled(self.value)
        return True

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        track, ink = self._track, INK if self.enabled else INK_FAINT
        pygame.draw.rect(surface, PARCHMENT_DARK, track, border_radius=track.height)
        part = (self.value - self._low) / (self._high - self._low)
        x = track.left + round(track.width * part)
        full = pygame.Rect(track.left, track.top, x - track.left, track.height)
        pygame.draw.rect(surface, GOLD if self.enabled else INK_FAINT, full, border_radius=track.height)
        pygame.draw.rect(surface, ink, track, 1, border_radius=track.height)
        radius = theme.ems(0.45)
        knob = WINE if self.hovered or self.pressed else PARCHMENT_LIGHT
        theme.plates.lozenge(surface, (x, track.centery), radius, knob, ink)
        left = track.right + theme.ems(0.5) + theme.gap
        room = pygame.Rect(left, self.rect.top, self.rect.right - left, self.rect.height)
        theme.write(surface, self._words(self.value), room, "strong", ink)
        if self.focused:
            theme.focus_ring(surface, self.rect)


class Choice(Pressed):
    """One of several: `options` are (value, words). Left and right step through them, Enter or a click opens a list."""

    value: Watched[Any] = Watched(None)

    def __init__(
        self,
        options: Sequence[tuple[Any, str]],
        value: Any,
        changed_to: Callable[[Any], object],
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self._cut = False
        self._options, self._changed_to = list(options), changed_to
        self.value = value

    @property
    def words(self) -> str:
        return next((words for value, words in self._options if value == self.value), "")

    def _natural(self, theme: Theme, width: int) -> Size:
        widest = max((theme.text_width(words, "body") for _, words in self._options), default=0)
        return min(width, widest + theme.ems(2.4)), theme.control

    def _least(self, theme: Theme, width: int) -> Size:
        return min(self._natural(theme, width)[0], theme.ems(7)), theme.control

    def _choose(self, value: Any) -> None:
        if value != self.value:
            self.value = value
            self._changed_to(value)

    def _step(self, by: int) -> None:
        values = [value for value, _ in self._options]
        here = values.index(self.value) if self.value in values else 0
        self._choose(values[max(0, min(len(values) - 1, here + by))])

    def act(self, action: Action) -> bool:
        if action in (Action.LEFT, Action.RIGHT):
            self._step(1 if action is Action.RIGHT else -1)
            return True
        return super().act(action)

    def _room(self, theme: Theme) -> int:
        return self.rect.width - theme.ems(1.0) - theme.ems(0.9)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self._cut = theme.text_width(self.words) > self._room(theme)

    def tip(self, at: Size | None) -> str:
        return "\n".join(filter(None, (self.words if self._cut else "", super().tip(at))))

    def activate(self) -> None:
        root = self.root
        if root:
            entries = [
                Entry(words, lambda value=value: self._choose(value), marked=value == self.value)  # type: ignore[misc]
                for value, words in self._options
            ]
            open_menu(root, entries, self.rect)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.plates.draw(surface, self.rect, "faded" if not self.enabled else "hover" if self.hovered else "plate")
        ink = INK if self.enabled else INK_FAINT
        inner = pygame.Rect(self.rect.left + theme.ems(0.5), self.rect.top, self._room(theme), self.rect.height)
        theme.write(surface, self.words, inner, "body", ink)
        x, y, half = self.rect.right - theme.ems(0.85), self.rect.centery, theme.ems(0.26)
        theme.plates.polygon(surface, [(x - half, y - half / 2), (x + half, y - half / 2), (x, y + half * 0.7)], ink)
        if self.focused:
            theme.focus_ring(surface, self.rect)
