"""Things to read: wrapped text, headings, rules, pictures."""

from __future__ import annotations

from typing import Unpack

import pygame

from game.app.theme import INK, INK_SOFT, NIGHT, Colour, Role, Theme
from game.app.widgets.containers import Column, flourish
from game.app.widgets.widget import Common, Size, Watched, Widget


class Label(Widget):
    """Text wrapped to the width it gets. `lines` above 0 cuts after so many lines, with an ellipsis, and the tooltip
    says all of it; a `bullet` stands before the first line, and the others are indented as far. `shadow` sets it off
    from a picture below it."""

    text = Watched("")
    colour = Watched(INK)

    def __init__(
        self,
        text: str,
        role: Role = "body",
        *,
        colour: Colour = INK,
        align: float = 0.0,
        lines: int = 0,
        bullet: str = "",
        shadow: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.text, self.colour = text, colour
        self.role: Role = role
        self.align, self._most, self._bullet, self._shadow = align, lines, bullet, shadow

    def _hang(self, theme: Theme) -> int:
        return theme.ems(1.1) if self._bullet else 0

    def _wrapped(self, theme: Theme, width: int) -> list[str]:
        width -= self._hang(theme)
        lines = list(theme.wrap(self.text, self.role, width))
        if self._most and len(lines) > self._most:
            rest = " ".join(lines[self._most - 1 :])
            lines = [*lines[: self._most - 1], theme.shorten(rest, self.role, width)]
        return lines

    def _natural(self, theme: Theme, width: int) -> Size:
        lines = self._wrapped(theme, width)
        wide = max((theme.text_width(line, self.role) for line in lines), default=0) + self._hang(theme)
        return min(width, wide), theme.line_height(self.role) * len(lines)

    def _least(self, theme: Theme, width: int) -> Size:
        wide, tall = self._natural(theme, width)
        return min(wide, theme.ems(8)), tall

    def tip(self, at: Size | None) -> str:
        words, root = super().tip(at), self.root
        if root is None or root.theme is None or not self._most:
            return words
        lines = root.theme.wrap(self.text, self.role, self.rect.width - self._hang(root.theme))
        return "\n".join(filter(None, (self.text if len(lines) > self._most else "", words)))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        lines = self._wrapped(theme, self.rect.width)
        tall = theme.line_height(self.role)
        y = self.rect.top + max(0, self.rect.height - tall * len(lines)) // 2
        colour = self.colour if self.enabled else INK_SOFT
        room = pygame.Rect(self.rect.left + self._hang(theme), y, self.rect.width - self._hang(theme), tall)
        if self._bullet:
            surface.blit(theme.text(self._bullet, self.role, colour), (self.rect.left + theme.ems(0.35), y))
        clip = surface.get_clip()
        for line in lines:
            if line and room.colliderect(clip):
                drawn = theme.text(line, self.role, colour)
                x = room.left + round((room.width - drawn.get_width()) * self.align)
                if self._shadow:
                    surface.blit(theme.text(line, self.role, NIGHT), (x + theme.px(1), room.top + theme.px(2)))
                surface.blit(drawn, (x, room.top))
            room.top += tall


class Rule(Widget):
    """A fine line across with a lozenge in its middle."""

    def _natural(self, theme: Theme, width: int) -> Size:
        return theme.ems(4), theme.ems(0.6)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        flourish(surface, theme, self.rect)


class Picture(Widget):
    """A picture of `assets/built`, in its own proportions inside the room it gets; nothing if it is missing."""

    stretches = False

    def __init__(self, file: str, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._file = file

    def _natural(self, theme: Theme, width: int) -> Size:
        picture = theme.pictures.get(self._file)
        return (0, 0) if picture is None else (theme.px(picture.get_width()), theme.px(picture.get_height()))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        picture = theme.pictures.get(self._file)
        if picture is None or not self.rect.width or not self.rect.height:
            return
        smaller = min(self.rect.width / picture.get_width(), self.rect.height / picture.get_height())
        size = (round(picture.get_width() * smaller), round(picture.get_height() * smaller))
        drawn = theme.pictures.scaled(self._file, size)
        if drawn:
            surface.blit(drawn, drawn.get_rect(center=self.rect.center))


def prose(text: str) -> Column:
    """Plain text as a column: blank lines part paragraphs, "# " begins a heading, "- " a point of a list."""
    widgets: list[Widget] = []
    for paragraph in text.strip().split("\n\n"):
        for line in _joined(paragraph):
            if line.startswith("# "):
                widgets.append(Label(line[2:], "heading"))
            elif line.startswith("- "):
                widgets.append(Label(line[2:], bullet="•"))
            else:
                widgets.append(Label(line))
    return Column(*widgets)


def _joined(paragraph: str) -> list[str]:
    """Lines of a source text that belong together, put together."""
    lines: list[str] = []
    for line in (line.strip() for line in paragraph.split("\n")):
        if lines and not line.startswith(("# ", "- ")) and not lines[-1].startswith("# "):
            lines[-1] += " " + line
        elif line:
            lines.append(line)
    return lines
