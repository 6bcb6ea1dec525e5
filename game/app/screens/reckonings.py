"""Reckonings to look at: each result with its chance as a bar, and the list of numbers that led there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Unpack

import pygame

from game.app.theme import GOLD, INK, INK_FAINT, INK_SOFT, PARCHMENT_DARK, PARCHMENT_LIGHT, WINE, Theme
from game.app.widgets import Column, Label, Layer, Root, Scroll, Way, Widget, open_dialog
from game.app.widgets.widget import Common, Size
from game.rules.kernel.reckoning import Reckoning, signed

METHOD = "Exact chances, from the tables."


def percent(chance: Fraction) -> str:
    """Whole per cents; what is possible is never said to be 0, what is not sure never 100."""
    if 0 < chance < Fraction(1, 100):
        return "<1 %"
    if Fraction(99, 100) < chance < 1:
        return ">99 %"
    return f"{round(100 * chance)} %"


def plain(number: int) -> str:
    return str(number) if number >= 0 else signed(number)


def open_reckonings(root: Root, found: Sequence[tuple[str, Reckoning]]) -> Layer:
    """All of them below each other, each with its title."""
    views = [view_of(title, reckoning) for title, reckoning in found]
    body = Column(Scroll(Column(*views, gap=0.8, stretch=True), lines=5), Label(METHOD, "small", colour=INK_SOFT))
    return open_dialog(root, "The odds", body, Way("Back", style="primary"), width=32)


def view_of(title: str, reckoning: Reckoning) -> Widget:
    """One reckoning: what it is about, its results, and how its figure comes about."""
    parts: list[Widget] = [Label(title, "strong")] if title else []
    if reckoning.impossible is not None:
        parts.append(Label(f"Not possible: {reckoning.impossible}.", "small", colour=WINE))
        return Column(*parts, stretch=True, gap=0.2)
    parts.append(Rows([Row(percent(each.chance), each.words, each.chance) for each in reckoning.outcomes]))
    if reckoning.figure:
        parts.append(Rows(list_of(reckoning)))
    parts += [Label(note[:1].upper() + note[1:] + ".", "small", colour=INK_SOFT) for note in reckoning.notes]
    return Column(*parts, stretch=True, gap=0.2)


@dataclass(frozen=True, slots=True)
class Row:
    """`part` of a bar behind the words; None for none. `sum`: a rule stands above it."""

    figure: str
    words: str
    part: Fraction | None = None
    sum: bool = False


def list_of(reckoning: Reckoning) -> list[Row]:
    """The base, if there is one, each modifier with its reason, and what they come to."""
    rows = [Row(plain(reckoning.base), reckoning.base_words)] if reckoning.base_words else []
    rows += [Row(signed(each.amount), each.words) for each in reckoning.modifiers]
    if reckoning.modifiers:
        total = plain(reckoning.total) if reckoning.base_words else signed(reckoning.total)
        rows.append(Row(total, reckoning.figure, sum=True))
    elif rows:
        rows[0] = Row(plain(reckoning.base), f"{reckoning.figure}, by {reckoning.base_words}")
    return rows


class Rows(Widget):
    """Figures at the left, each with its words, wrapped to the width there is."""

    def __init__(self, rows: Sequence[Row], **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self.rows = tuple(rows)

    def _figures(self, theme: Theme) -> int:
        return max((theme.text_width(row.figure, "small") for row in self.rows), default=0) + theme.ems(0.5)

    def _lines(self, theme: Theme, row: Row, width: int) -> tuple[str, ...]:
        return theme.wrap(row.words, "small", width - self._figures(theme) - theme.ems(0.6))

    def _gap(self, theme: Theme) -> int:
        return theme.ems(0.12)

    def _natural(self, theme: Theme, width: int) -> Size:
        wide = max((theme.text_width(row.words, "small") for row in self.rows), default=0) + theme.ems(0.6)
        lines = sum(len(self._lines(theme, row, width)) for row in self.rows)
        tall = lines * theme.line_height("small") + len(self.rows) * self._gap(theme)
        return min(width, wide + self._figures(theme)), tall

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(10)), self._natural(theme, width)[1]

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        y, left = self.rect.top, self.rect.left + self._figures(theme)
        line_height = theme.line_height("small")
        for row in self.rows:
            lines = self._lines(theme, row, self.rect.width)
            field = pygame.Rect(left, y, self.rect.right - left, line_height * len(lines))
            if row.part is not None:
                pygame.draw.rect(surface, PARCHMENT_LIGHT, field)
                filled = pygame.Rect(field.topleft, (round(field.width * row.part), field.height))
                pygame.draw.rect(surface, (238, 206, 134), filled)
                pygame.draw.rect(surface, GOLD, filled, 1)
                pygame.draw.rect(surface, PARCHMENT_DARK, field, 1)
            if row.sum:
                pygame.draw.line(surface, INK_FAINT, (self.rect.left, y), (left, y), theme.px(1))
            figure = pygame.Rect(self.rect.left, y, left - self.rect.left - theme.ems(0.35), line_height)
            theme.write(surface, row.figure, figure, "small", INK, 1)
            for line in lines:
                surface.blit(theme.text(line, "small", INK), (left + theme.ems(0.3), y))
                y += line_height
            y += self._gap(theme)
