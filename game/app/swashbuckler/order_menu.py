"""The orders as the card groups them: how they are written, and their names; what would fail is marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Unpack

import pygame

from game.app.theme import INK, INK_FAINT, INK_SOFT, WINE, Role, Theme
from game.app.widgets import Action
from game.app.widgets.widget import Common, Size, Watched, Widget
from game.rules.swashbuckler.menus import Choice

COLUMN, NARROW = 11.5, 8.1
"""ems a column needs, and with `small` names"""
WRITTEN = 2.7
"""ems of the written form"""
PARAMETERS = {
    ("J", "U"): "up",
    ("J", "D"): "down",
    ("J", "O"): "over the next square",
    ("C", "F"): "forward",
    ("C", "B"): "back",
    ("C", "L"): "left",
    ("C", "R"): "right",
    **{("A", str(levels)): f"{levels} level{'s' if levels > 1 else ''}" for levels in range(1, 10)},
    **{("G", str(squares)): f"{squares} squares" for squares in range(2, 6)},
}
"""What may follow a code, in words."""
GROUPS = {"movement": "Movement", "action": "Actions", "swordplay": "Swordplay"}


@dataclass(slots=True)
class Row:
    """`choice` None is a heading."""

    choice: Choice | None
    text: str
    rect: pygame.Rect


class OrderMenu(Widget):
    """`chose(choice)` on a click or Enter; `hinted(choice)` when another row is pointed at, None when none is.

    `doubts`: by code, why an order would fail as things stand."""

    takes_focus = True

    doubts: Watched[Mapping[str, str]] = Watched({})

    def __init__(
        self,
        groups: Mapping[str, Sequence[Choice]],
        chose: Callable[[Choice], object],
        hinted: Callable[[Choice | None], object] = lambda choice: None,
        *,
        small: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self._groups, self._chose, self._hinted = groups, chose, hinted
        self._role: Role = "small" if small else "body"
        self._column = NARROW if small else COLUMN
        self._rows: list[Row] = []
        self._columns = 1
        self._theme: Theme | None = None
        self.here: Choice | None = None
        self._pointed: Choice | None = None

    # Size and place

    def _count(self, theme: Theme, width: int) -> int:
        return max(1, min(3, width // theme.ems(self._column)))

    def _row_height(self, theme: Theme) -> int:
        return theme.line_height(self._role) + theme.ems(0.12)

    def _heading_height(self, theme: Theme) -> int:
        """None above a single group, which is named by what chose it."""
        if len(self._groups) < 2:
            return 0
        return theme.line_height("small") + theme.ems(0.25)

    def _natural(self, theme: Theme, width: int) -> Size:
        count = self._count(theme, width)
        tall = sum(
            self._heading_height(theme) + self._row_height(theme) * -(-len(choices) // count)
            for choices in self._groups.values()
        )
        return min(width, theme.ems(self._column * 2)), tall

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(self._column)), self._natural(theme, width)[1]

    def place(self, theme: Theme, rect: pygame.Rect) -> None:
        super().place(theme, rect)
        self._theme = theme
        count = self._columns = self._count(theme, rect.width)
        self._rows = []
        y, tall = rect.top, self._row_height(theme)
        for group, choices in self._groups.items():
            head = pygame.Rect(rect.left, y, rect.width, self._heading_height(theme))
            self._rows.append(Row(None, GROUPS.get(group, group), head))
            y = head.bottom
            lines = -(-len(choices) // count)
            for number, choice in enumerate(choices):
                column, line = divmod(number, lines)
                left = rect.left + rect.width * column // count
                right = rect.left + rect.width * (column + 1) // count
                cell = pygame.Rect(left, y + line * tall, right - left, tall)
                self._rows.append(Row(choice, choice.entry.name, cell))
            y += lines * tall

    # The player's hand

    def _choice_at(self, at: Size) -> Choice | None:
        return next((row.choice for row in self._rows if row.choice and row.rect.collidepoint(at)), None)

    def row_of(self, code: str) -> pygame.Rect:
        """Where an order is in the window; KeyError if it is not on the menu."""
        for row in self._rows:
            if row.choice and row.choice.code == code:
                return row.rect
        raise KeyError(code)

    def press(self, at: Size) -> bool:
        choice = self._choice_at(at)
        if choice is not None:
            self.here = choice
        return True

    def release(self, at: Size) -> None:
        if self.here is not None and self._choice_at(at) is self.here:
            self._chose(self.here)

    def hover(self, at: Size | None) -> None:
        choice = self._choice_at(at) if at else None
        if choice is not self._pointed:
            for row in self._rows:
                if row.choice and (row.choice is choice or row.choice is self._pointed):
                    self.redraw(row.rect)
            self._pointed = choice
            self._hinted(choice)

    def act(self, action: Action) -> bool:
        if action is Action.ACCEPT:
            if self.here is not None:
                self._chose(self.here)
            return True
        if action not in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            return False
        if self.here is None:
            self._take(next((row for row in self._rows if row.choice), None))
            return True
        here = next(row.rect for row in self._rows if row.choice is self.here)
        there = [row for row in self._rows if row.choice and self._lies(row.rect, here, action)]
        if not there:
            return False
        self._take(min(there, key=lambda row: _far(row.rect, here)))
        return True

    @staticmethod
    def _lies(there: pygame.Rect, here: pygame.Rect, action: Action) -> bool:
        if action in (Action.UP, Action.DOWN):
            down = there.top - here.top
            return there.left == here.left and (down > 0 if action is Action.DOWN else down < 0)
        right = there.left - here.left
        return abs(there.top - here.top) < here.height and (right > 0 if action is Action.RIGHT else right < 0)

    def _take(self, row: Row | None) -> None:
        if row is not None and row.choice is not None:
            self.here = row.choice
            self._hinted(row.choice)
            self.reveal(row.rect)
            self.redraw()

    def tip(self, at: Size | None) -> str:
        choice = self._choice_at(at) if at else self.here
        return words_of(choice, self.doubts.get(choice.code, "")) if choice else super().tip(at)

    # Drawing

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        clip = surface.get_clip()
        for row in self._rows:
            if not row.rect.colliderect(clip):
                continue
            if row.choice is None and row.rect.height:
                self._draw_heading(surface, theme, row)
            elif row.choice is not None:
                self._draw_row(surface, theme, row, row.choice)
        if self.focused:
            theme.focus_ring(surface, self.rect.inflate(-2 * theme.ring, -2 * theme.ring))

    @staticmethod
    def _draw_heading(surface: pygame.Surface, theme: Theme, row: Row) -> None:
        theme.write(surface, row.text, row.rect, "small", INK_SOFT)
        left = row.rect.left + theme.text_width(row.text, "small") + theme.gap
        y = row.rect.centery + theme.px(1)
        pygame.draw.line(surface, INK_FAINT, (left, y), (row.rect.right - theme.gap, y), theme.px(1))

    def _draw_row(self, surface: pygame.Surface, theme: Theme, row: Row, choice: Choice) -> None:
        if choice is self._pointed or (self.focused and choice is self.here):
            pygame.draw.rect(surface, (248, 226, 170), row.rect, border_radius=theme.px(3))
        doubtful = choice.code in self.doubts
        written = pygame.Rect(row.rect.left + theme.ems(0.25), row.rect.top, theme.ems(WRITTEN), row.rect.height)
        theme.write(surface, written_form(choice), written, "strong", INK_FAINT if doubtful else WINE)
        left = written.right + theme.ems(0.1)
        name = pygame.Rect(left, row.rect.top, max(1, row.rect.right - left - theme.ems(0.2)), row.rect.height)
        theme.write(surface, row.text, name, self._role, INK_FAINT if doubtful else INK)


def written_form(choice: Choice) -> str:
    """The code with its rests, and a line for what must be said after it: `J_-`, as on the card."""
    if choice.code == "-":
        return "-"
    rests = 0 if choice.rests is None else choice.rests
    return choice.code + ("_" if choice.parameters else "") + "-" * rests


def _far(there: pygame.Rect, here: pygame.Rect) -> int:
    return abs(there.centerx - here.centerx) + abs(there.centery - here.centery)


def words_of(choice: Choice, doubt: str = "") -> str:
    """Name, meaning and rests of an order, and why it would fail."""
    entry = choice.entry
    if choice.rests is None:
        rests = "Rests: one a level."
    else:
        rests = {0: "No rest.", 1: "One rest."}.get(choice.rests, f"{choice.rests} rests.")
    words = f"{entry.name}. {entry.meaning} {rests}"
    return f"{words} As things stand it would fail: {doubt}." if doubt else words
