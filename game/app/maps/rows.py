"""The list of maps: a picture, the name and size, what can be fought there, and how the file stands."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.app.theme import INK, INK_FAINT, INK_SOFT, WINE, Theme
from game.app.widgets import Item, ListBox
from game.app.widgets.widget import Size


@dataclass(frozen=True)
class MapItem(Item):
    """`state` is the last line; it stands out where the map is `faulty`."""

    state: str = ""
    faulty: bool = False


class MapRows(ListBox):
    """A list whose rows are three lines tall."""

    def thumb(self, theme: Theme) -> int:
        """The side of the square for a row's picture."""
        return self._row_height(theme) - theme.px(6)

    def _row_height(self, theme: Theme) -> int:
        return theme.line_height() + 2 * theme.line_height("small") + theme.ems(0.8)

    def _least(self, theme: Theme, width: int) -> Size:
        wide, tall = super()._least(theme, width)
        return wide, min(tall, 2 * self._row_height(theme) + 2 * self._edge(theme))

    @staticmethod
    def _whole(item: Item) -> str:
        state = item.state if isinstance(item, MapItem) else ""
        return "; ".join(filter(None, (item.text, item.aside, item.detail, state)))

    def _is_cut(self, item: Item) -> bool:
        theme = self._theme
        if theme is None:
            return False
        state = item.state if isinstance(item, MapItem) else ""
        name = theme.text_width(item.text, "strong") + theme.gap + theme.text_width(item.aside, "small")
        below = max(theme.text_width(words, "small") for words in (item.detail, state))
        return max(name, below) > self._line(theme, self.row(0)).width

    def _line(self, theme: Theme, row: pygame.Rect) -> pygame.Rect:
        """Where the first line of a row stands, beside its picture."""
        left = row.left + theme.px(8) + self.thumb(theme) + theme.ems(0.5)
        return pygame.Rect(left, row.top + theme.ems(0.35), row.right - theme.ems(0.5) - left, theme.line_height())

    def _draw_row(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, item: Item, index: int) -> None:
        if index == self.chosen:
            pygame.draw.rect(surface, (240, 208, 142), row, border_radius=theme.px(3))
            pygame.draw.rect(surface, WINE, (row.left, row.top, theme.px(4), row.height), border_radius=theme.px(2))
        elif index == self._under:
            pygame.draw.rect(surface, (248, 229, 184), row, border_radius=theme.px(3))
        side = self.thumb(theme)
        plate = pygame.Rect(row.left + theme.px(8), row.top + theme.px(3), side, side)
        if item.mark:
            item.mark(surface, plate)
        line = self._line(theme, row)
        # The name comes first: where there is no room for both, the size is left to the larger picture.
        room = theme.text_width(item.aside, "small")
        if theme.text_width(item.text, "strong") + theme.gap + room > line.width:
            room = 0
        theme.write(
            surface,
            item.aside if room else "",
            pygame.Rect(line.right - room, line.top, room, line.height),
            "small",
            INK_SOFT,
        )
        name = pygame.Rect(line.left, line.top, line.width - room - theme.gap, line.height)
        theme.write(surface, item.text, name, "strong", INK)
        line = pygame.Rect(line.left, line.bottom, line.width, theme.line_height("small"))
        theme.write(surface, item.detail, line, "small", INK_SOFT)
        if isinstance(item, MapItem):
            colour = WINE if item.faulty else INK_SOFT if item.state else INK_FAINT
            theme.write(surface, item.state, line.move(0, line.height), "small", colour)
