"""Columns, rows and panels: what puts widgets beside and below each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pygame

from game.app.plates import Kind
from game.app.theme import INK_SOFT, Theme
from game.app.widgets.widget import Common, Size, Widget


class Container(Widget):
    """Children may be None, which leaves room for `Button(...) if possible else None`."""

    def __init__(self, *children: Widget | None, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._children = [child for child in children if child is not None]
        for child in self._children:
            self.adopt(child)

    @property
    def children(self) -> Sequence[Widget]:
        return self._children

    @property
    def shown(self) -> list[Widget]:
        return [child for child in self._children if child.visible]


def share(wanted: list[int], least: list[int], grow: list[float], room: int) -> list[int]:
    """Lengths that fill `room`: spare room goes by `grow`; lacking room is taken from what is over `least`."""
    given = list(wanted)
    spare = room - sum(wanted)
    slack = [want - low for want, low in zip(wanted, least, strict=True)]
    weights: Sequence[float] = grow if spare > 0 else slack
    total = sum(weights)
    if total <= 0:
        return given
    spare = max(spare, -sum(slack))
    used = 0
    last = max(index for index, weight in enumerate(weights) if weight > 0)
    for index, weight in enumerate(weights):
        part = spare - used if index == last else round(spare * weight / total)
        given[index] += part
        used += part
    return given


class Column(Container):
    """Children below each other. `align` 0 left, 0.5 middle, 1 right for those that do not fill the width;
    `stretch` makes all of them fill it; `gap` and `pad` in ems instead of the theme's."""

    def __init__(
        self,
        *children: Widget | None,
        align: float = 0.0,
        stretch: bool = False,
        gap: float | None = None,
        pad: float = 0.0,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(*children, **common)
        self._align, self._stretch, self._gap, self._pad = align, stretch, gap, pad

    def gap_of(self, theme: Theme) -> int:
        return theme.gap if self._gap is None else theme.ems(self._gap)

    def pad_of(self, theme: Theme) -> int:
        return theme.ems(self._pad)

    def above(self, theme: Theme, width: int) -> int:
        """Room kept free above the first child, for a panel's title."""
        return 0

    def _frame(self, theme: Theme, width: int) -> Size:
        gaps = self.gap_of(theme) * max(0, len(self.shown) - 1)
        return 2 * self.pad_of(theme), 2 * self.pad_of(theme) + gaps + self.above(theme, width)

    def _natural(self, theme: Theme, width: int) -> Size:
        across, down = self._frame(theme, width)
        sizes = [child.natural(theme, max(1, width - across)) for child in self.shown]
        return max((w for w, _ in sizes), default=0) + across, sum(h for _, h in sizes) + down

    def _least(self, theme: Theme, width: int) -> Size:
        across, down = self._frame(theme, width)
        sizes = [child.least(theme, max(1, width - across)) for child in self.shown]
        return max((w for w, _ in sizes), default=0) + across, sum(h for _, h in sizes) + down

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        across, down = self._frame(theme, rect.width)
        pad, shown = self.pad_of(theme), self.shown
        width = max(1, rect.width - across)
        heights = share(
            [child.natural(theme, width)[1] for child in shown],
            [child.least(theme, width)[1] for child in shown],
            [child.grow for child in shown],
            rect.height - down,
        )
        y = rect.top + pad + self.above(theme, rect.width)
        for child, height in zip(shown, heights, strict=True):
            fills = self._stretch or (child.stretches and not child.width)
            wide = width if fills else min(width, child.natural(theme, width)[0])
            child.place(theme, pygame.Rect(rect.left + pad + round((width - wide) * self._align), y, wide, height))
            y += height + self.gap_of(theme)


class Row(Container):
    """Children beside each other. What does not fit is narrowed as far as it may be, then set on further lines;
    `wraps` goes on to a further line before narrowing anything. `align` is that of the line, 0 left to 1 right."""

    def __init__(
        self,
        *children: Widget | None,
        align: float = 0.0,
        wraps: bool = False,
        gap: float | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(*children, **common)
        self._align, self._wraps, self._gap = align, wraps, gap

    def _gap_of(self, theme: Theme) -> int:
        return theme.gap if self._gap is None else theme.ems(self._gap)

    def _lines(self, theme: Theme, width: int) -> list[list[tuple[Widget, int]]]:
        shown, gap = self.shown, self._gap_of(theme)
        wanted = [child.natural(theme, width)[0] for child in shown]
        least = [min(want, child.least(theme, width)[0]) for child, want in zip(shown, wanted, strict=True)]
        gaps = gap * max(0, len(shown) - 1)
        if sum(wanted) + gaps <= width or (not self._wraps and sum(least) + gaps <= width):
            grow = [child.grow for child in shown]
            return [list(zip(shown, share(wanted, least, grow, width - gaps), strict=True))]
        lines: list[list[tuple[Widget, int]]] = [[]]
        left = width
        for child, want in zip(shown, wanted, strict=True):
            if lines[-1] and want > left:
                lines.append([])
                left = width
            lines[-1].append((child, want))
            left -= want + gap
        return [self._filled(line, width, gap) for line in lines]

    @staticmethod
    def _filled(line: list[tuple[Widget, int]], width: int, gap: int) -> list[tuple[Widget, int]]:
        wide = [want for _, want in line]
        grow = [child.grow for child, _ in line]
        given = share(wide, wide, grow, width - gap * (len(line) - 1))
        return [(child, length) for (child, _), length in zip(line, given, strict=True)]

    def _natural(self, theme: Theme, width: int) -> Size:
        gap = self._gap_of(theme)
        wanted = [child.natural(theme, width) for child in self.shown]
        across = sum(w for w, _ in wanted) + gap * max(0, len(wanted) - 1)
        if across <= width:
            return across, max((h for _, h in wanted), default=0)
        lines = self._lines(theme, width)
        heights = [max(child.natural(theme, wide)[1] for child, wide in line) for line in lines]
        return width, sum(heights) + gap * (len(lines) - 1)

    def _least(self, theme: Theme, width: int) -> Size:
        gap, shown = self._gap_of(theme), self.shown
        if not shown:
            return 0, 0
        lines = self._lines(theme, width)
        heights = [max(child.least(theme, wide)[1] for child, wide in line) for line in lines]
        return max(child.least(theme, width)[0] for child in shown), sum(heights) + gap * (len(lines) - 1)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        if not self.shown:
            return
        gap = self._gap_of(theme)
        lines = self._lines(theme, rect.width)
        heights = share(
            [max(child.natural(theme, wide)[1] for child, wide in line) for line in lines],
            [max(child.least(theme, wide)[1] for child, wide in line) for line in lines],
            [1.0] * len(lines) if len(lines) == 1 else [max(child.grow for child, _ in line) for line in lines],
            rect.height - gap * (len(lines) - 1),
        )
        y = rect.top
        for line, height in zip(lines, heights, strict=True):
            used = sum(wide for _, wide in line) + gap * (len(line) - 1)
            x = rect.left + round((rect.width - used) * self._align)
            for child, wide in line:
                tall = height if child.stretches and not child.height else min(height, child.natural(theme, wide)[1])
                child.place(theme, pygame.Rect(x, y + (height - tall) // 2, wide, tall))
                x += wide + gap
            y += height + gap


class Panel(Column):
    """A column on a parchment with an engraved border; `title` stands above a fine rule."""

    def __init__(
        self,
        *children: Widget | None,
        title: str = "",
        kind: Kind = "parchment",
        align: float = 0.0,
        stretch: bool = False,
        gap: float | None = None,
        pad: float = 0.95,
        shadow: bool = True,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(*children, align=align, stretch=stretch, gap=gap, pad=pad, **common)
        self.title, self.kind, self._shadow = title, kind, shadow

    def above(self, theme: Theme, width: int) -> int:
        return theme.line_height("heading") + theme.ems(0.55) if self.title else 0

    def _natural(self, theme: Theme, width: int) -> Size:
        wide, tall = super()._natural(theme, width)
        if self.title:
            wide = max(wide, min(width, theme.text_width(self.title, "heading") + 2 * self.pad_of(theme)))
        return wide, tall

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        theme.plates.draw(surface, self.rect, self.kind, self._shadow)
        if self.title:
            inner = self.rect.inflate(-2 * self.pad_of(theme), -2 * self.pad_of(theme))
            line = pygame.Rect(inner.left, inner.top, inner.width, theme.line_height("heading"))
            theme.write(surface, self.title, line, "heading", align=0.5)
            flourish(surface, theme, pygame.Rect(inner.left, line.bottom, inner.width, theme.ems(0.3)))
        super().draw(surface, theme)


def flourish(surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
    """A fine rule with a lozenge in its middle."""
    y, middle, half = rect.centery, rect.centerx, max(3, theme.ems(0.18))
    for left, right in ((rect.left, middle - half * 3), (middle + half * 3, rect.right)):
        if right > left:
            pygame.draw.line(surface, INK_SOFT, (left, y), (right, y), theme.px(1))
    for x in (middle - half * 2, middle, middle + half * 2):
        size = half if x == middle else half // 2
        theme.plates.lozenge(surface, (x, y), size, INK_SOFT)


class Centred(Container):
    """One child at its natural size somewhere in the room there is, not quite at its edges: `across` and `down` from
    0 to 1."""

    def __init__(self, child: Widget, across: float = 0.5, down: float = 0.5, **common: Unpack[Common]) -> None:
        common.setdefault("grow", 1.0)
        super().__init__(child, **common)
        self._child, self._across, self._down = child, across, down

    def _natural(self, theme: Theme, width: int) -> Size:
        return self._around(theme, self._child.natural(theme, max(1, width - 2 * theme.gap)))

    def _least(self, theme: Theme, width: int) -> Size:
        return self._around(theme, self._child.least(theme, max(1, width - 2 * theme.gap)))

    @staticmethod
    def _around(theme: Theme, size: Size) -> Size:
        return size[0] + 2 * theme.gap, size[1] + 2 * theme.gap

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        room = rect.inflate(-2 * theme.gap, -2 * theme.gap)
        wide, tall = self._child.natural(theme, max(1, room.width))
        tall = min(tall, room.height)
        x = room.left + round((room.width - wide) * self._across)
        y = room.top + round((room.height - tall) * self._down)
        self._child.place(theme, pygame.Rect(x, y, wide, tall))


class Layered(Container):
    """Children on top of each other, the last uppermost, each filling all of it."""

    def _natural(self, theme: Theme, width: int) -> Size:
        return self._largest([child.natural(theme, width) for child in self.shown])

    def _least(self, theme: Theme, width: int) -> Size:
        return self._largest([child.least(theme, width) for child in self.shown])

    @staticmethod
    def _largest(sizes: list[Size]) -> Size:
        return max((w for w, _ in sizes), default=0), max((h for _, h in sizes), default=0)

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        for child in self.shown:
            child.place(theme, rect)


class Space(Widget):
    """Empty room: `Space(2)` is two ems in both directions, `Space(grow=1)` a spring that takes what is left."""

    def __init__(self, ems: float = 0.0, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._ems = ems

    def _natural(self, theme: Theme, width: int) -> Size:
        return theme.ems(self._ems), theme.ems(self._ems)

    def _least(self, theme: Theme, width: int) -> Size:
        return theme.ems(self._ems / 3), theme.ems(self._ems / 3)
