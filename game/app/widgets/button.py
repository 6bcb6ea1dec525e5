"""Buttons: pressed once, or held until they take effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Unpack

import pygame

from game.app.plates import Kind
from game.app.theme import CANDLE, GOLD, INK, INK_FAINT, INK_SOFT, PARCHMENT, PARCHMENT_LIGHT, WINE, Colour, Role, Theme
from game.app.widgets.inputs import Action
from game.app.widgets.pressed import Pressed
from game.app.widgets.widget import Common, Size, Watched

Style = Literal["plain", "primary", "quiet", "menu"]


class Button(Pressed):
    """`do` is called when it is clicked, or accepted by keyboard. `style`: "primary" is the screen's main way on (one
    a screen), "quiet" has no plate, "menu" is large lettering on wood. `chosen` marks it as switched on."""

    stretches = False

    text = Watched("")
    chosen = Watched(False)

    def __init__(
        self,
        text: str,
        do: Callable[[], object],
        *,
        style: Style = "plain",
        chosen: bool = False,
        align: float = 0.5,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.text, self.chosen = text, chosen
        self._do, self._style, self._align = do, style, align
        self.follows_pointer = style == "menu"

    @property
    def _role(self) -> Role:
        return "menu" if self._style == "menu" else "button"

    def _natural(self, theme: Theme, width: int) -> Size:
        wide = theme.text_width(self.text, self._role) + theme.ems(1.5)
        if self._style == "menu":
            return min(width, wide), theme.line_height("menu") + theme.ems(0.4)
        return min(width, max(wide, theme.ems(2.2))), theme.control

    def _least(self, theme: Theme, width: int) -> Size:
        wide, tall = self._natural(theme, width)
        return min(wide, theme.ems(6)), tall

    def tip(self, at: Size | None) -> str:
        words = super().tip(at)
        if self.shortcut:
            root = self.root
            key = root.keys.words(self.shortcut) if root else ""
            words = f"{words or self.text} ({key})" if key else words
        return words

    @property
    def main(self) -> bool:
        """Whether it is the screen's main way on."""
        return self._style == "primary"

    def activate(self) -> None:
        root = self.root
        if root:
            root.play("click")
        self._do()

    def _kind(self) -> Kind:
        if not self.enabled:
            return "faded"
        if self._style == "primary":
            return "primary hover" if self.hovered else "primary"
        if self.pressed or self.chosen:
            return "pressed"
        return "hover" if self.hovered else "plate"

    def _colour(self) -> Colour:
        if not self.enabled:
            return INK_FAINT if self._style != "menu" else INK_SOFT
        if self._style == "primary":
            return PARCHMENT_LIGHT
        if self._style == "menu":
            return CANDLE if self.focused else PARCHMENT
        return INK

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        rect = self.rect
        if self._style == "menu":
            self._draw_menu(surface, theme)
            return
        if self._style != "quiet" or self.hovered or self.pressed or self.chosen:
            theme.plates.draw(surface, rect, self._kind())
        inner = rect.inflate(-theme.ems(0.7), 0)
        if self.pressed and self.enabled:
            inner.move_ip(0, theme.px(1))
        theme.write(surface, self.text, inner, self._role, self._colour(), self._align)
        if self.chosen:
            y = rect.bottom - theme.px(5)
            pygame.draw.line(surface, WINE, (inner.left, y), (inner.right, y), theme.px(2))
        if self.focused:
            theme.focus_ring(surface, rect)

    def _draw_menu(self, surface: pygame.Surface, theme: Theme) -> None:
        inner = self.rect.inflate(-theme.ems(1.4), 0)
        lit = self.enabled and self.focused
        if lit:
            glow = theme.plates.glow((self.rect.width, self.rect.height * 2), (60, 38, 12))
            surface.blit(glow, glow.get_rect(center=self.rect.center), special_flags=pygame.BLEND_RGB_ADD)
        below = inner.move(theme.px(1), theme.px(2))
        theme.write(surface, self.text, below, "menu", (18, 10, 6), self._align)
        theme.write(surface, self.text, inner, "menu", self._colour(), self._align)
        if lit:
            y = inner.bottom - theme.px(2)
            end = inner.left + min(inner.width, theme.text_width(self.text, "menu"))
            pygame.draw.line(surface, GOLD, (inner.left, y), (end, y), theme.px(1.5))
        if self.focused:
            x, y, half = self.rect.left + theme.ems(0.2), self.rect.centery, theme.ems(0.28)
            theme.plates.lozenge(surface, (x, y), half, CANDLE, WINE)


class HoldButton(Button):
    """Takes effect only when held for `seconds`, by pointer or by key; letting go early undoes it."""

    def __init__(
        self,
        text: str,
        do: Callable[[], object],
        *,
        seconds: float = 0.8,
        style: Style = "primary",
        **common: Unpack[Common],
    ) -> None:
        super().__init__(text, do, style=style, **common)
        self._seconds, self._held = seconds, 0.0
        self.holding = False

    def press(self, at: Size) -> bool:
        self._begin()
        return True

    def release(self, at: Size) -> None:
        self.let_go()

    def act(self, action: Action) -> bool:
        if action is Action.ACCEPT:
            self._begin()
            return True
        return False

    def _begin(self) -> None:
        self.holding = True
        self.redraw()

    def let_go(self) -> None:
        self.holding, self._held = False, 0.0
        self.redraw()

    def update(self, seconds: float) -> None:
        if not self.holding:
            return
        self._held += seconds
        self.redraw()
        if self._held >= self._seconds:
            self.let_go()
            self.activate()

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        if self.holding:
            part = min(1.0, self._held / self._seconds)
            bar = pygame.Rect(
                self.rect.left, self.rect.bottom - theme.px(6), round(self.rect.width * part), theme.px(4)
            )
            pygame.draw.rect(surface, CANDLE, bar)
