"""A table of texts and small widgets in columns, each as wide as its widest cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pygame

from game.app.theme import INK, INK_FAINT, INK_SOFT, Role, Theme
from game.app.widgets.containers import share
from game.app.widgets.label import Label
from game.app.widgets.widget import Common, Size, Widget

Cell = Widget | str


class Grid(Widget):
    """`rows` of equal length. With `header` the first row is set apart. Columns of numbers are centred.

    Columns that lack room are narrowed and their texts wrapped."""

    def __init__(
        self,
        rows: Sequence[Sequence[Cell]],
        *,
        header: bool = False,
        role: Role = "body",
        lines: bool = True,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self._lines, self._header = lines, header
        aligns = [0.5 if _numbers(column[1:] if header else column) else 0.0 for column in zip(*rows, strict=True)]
        self._rows: list[list[Widget]] = []
        for number, row in enumerate(rows):
            heading = header and number == 0
            self._rows.append([self._cell(*pair, role, heading) for pair in zip(row, aligns, strict=True)])
        self._ruled: list[int] = []
        self._right = 0

    def _cell(self, cell: Cell, align: float, role: Role, heading: bool) -> Widget:
        if isinstance(cell, str):
            cell = Label(cell, "small" if heading else role, colour=INK_SOFT if heading else INK, align=align)
        elif isinstance(cell, Label) and heading:
            cell.align = align
        self.adopt(cell)
        return cell

    @property
    def children(self) -> Sequence[Widget]:
        return [cell for row in self._rows for cell in row]

    def _gap(self, theme: Theme) -> int:
        return theme.ems(0.8)

    def _widths(self, theme: Theme, width: int) -> list[int]:
        columns = list(zip(*self._rows, strict=True))
        room = max(1, width - self._gap(theme) * (len(columns) - 1))
        wanted = [max(cell.natural(theme, room)[0] for cell in column) for column in columns]
        least = [max(_least(cell, theme, room) for cell in column) for column in columns]
        if sum(least) > room:
            # Too narrow even for single words: they are broken.
            return [max(1, low * room // sum(least)) for low in least]
        return share(wanted, least, [0.0] * len(columns), room) if sum(wanted) > room else wanted

    def _heights(self, theme: Theme, widths: list[int]) -> list[int]:
        pad = theme.ems(0.3)
        return [
            max(cell.natural(theme, wide)[1] for cell, wide in zip(row, widths, strict=True)) + pad
            for row in self._rows
        ]

    def _natural(self, theme: Theme, width: int) -> Size:
        if not self._rows:
            return 0, 0
        widths = self._widths(theme, width)
        wide = sum(widths) + self._gap(theme) * (len(widths) - 1)
        return min(width, wide), sum(self._heights(theme, widths))

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        if not self._rows:
            return
        widths = self._widths(theme, rect.width)
        spare = max(0, rect.width - sum(widths) - self._gap(theme) * (len(widths) - 1))
        gap = self._gap(theme) + (spare // max(1, len(widths) - 1) if spare < theme.ems(4) * len(widths) else 0)
        y = rect.top
        self._ruled = []
        for row, tall in zip(self._rows, self._heights(theme, widths), strict=True):
            x = rect.left
            for cell, wide in zip(row, widths, strict=True):
                height = min(tall, cell.natural(theme, wide)[1])
                cell.place(theme, pygame.Rect(x, y + (tall - height) // 2, wide, height))
                x += wide + gap
            y += tall
            self._ruled.append(y)
            self._right = min(rect.right, x - gap)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        super().draw(surface, theme)
        if self._lines:
            for number, y in enumerate(self._ruled[:-1]):
                colour = INK_SOFT if number == 0 and self._header else INK_FAINT
                pygame.draw.line(surface, colour, (self.rect.left, y - 1), (self._right, y - 1), 1)


def _numbers(cells: Sequence[Cell]) -> bool:
    texts = [cell for cell in cells if isinstance(cell, str)]
    return len(texts) == len(cells) and all(text.lstrip("+-−").replace("/", "", 1).isdigit() for text in texts)


def _least(cell: Widget, theme: Theme, room: int) -> int:
    """The width at which a cell can still be read: of a text, that of its longest word."""
    if isinstance(cell, Label):
        return max(theme.text_width(word, cell.role) for word in cell.text.split() or [""])
    return cell.least(theme, room)[0]
