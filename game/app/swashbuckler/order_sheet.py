"""The six boxes of a plot, as on a paper order sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from game.app.swashbuckler.draft import Box
from game.app.theme import (
    CANDLE,
    INK,
    INK_FAINT,
    INK_SOFT,
    PARCHMENT_DARK,
    PARCHMENT_LIGHT,
    WINE,
    Theme,
)
from game.app.widgets import Action
from game.app.widgets.widget import Common, Size, Watched, Widget


class OrderSheet(Widget):
    """Left and right, or a click, take a box in hand (`chose(box)`); Delete and Backspace empty it (`erase()`)."""

    takes_focus = True

    boxes: Watched[Sequence[Box]] = Watched(())
    hand = Watched(1)

    def __init__(
        self,
        boxes: Sequence[Box],
        hand: int,
        chose: Callable[[int], object],
        erase: Callable[[], object],
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.boxes, self.hand = tuple(boxes), hand
        self._chose, self._erase = chose, erase

    def _natural(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(22)), theme.line_height("small") + theme.line_height("strong") + theme.ems(0.75)

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(12)), self._natural(theme, width)[1]

    def cell(self, number: int) -> pygame.Rect:
        """Where box `number` is in the window."""
        count = max(1, len(self.boxes))
        left = self.rect.left + self.rect.width * (number - 1) // count
        right = self.rect.left + self.rect.width * number // count
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def _at(self, at: Size) -> Box | None:
        return next((box for box in self.boxes if self.cell(box.number).collidepoint(at)), None)

    # The player's hand

    def press(self, at: Size) -> bool:
        box = self._at(at)
        if box is not None and box.writable:
            self._chose(box.number)
        return True

    def act(self, action: Action) -> bool:
        if action not in (Action.LEFT, Action.RIGHT):
            return False
        step = 1 if action is Action.RIGHT else -1
        there = [box.number for box in self.boxes if box.writable and (box.number - self.hand) * step > 0]
        if step < 0:
            # A rest leads to its order, so that going left never stands still.
            there = [box.number for box in self.boxes if box.state in ("free", "order") and box.number < self.hand]
        if there:
            self._chose(there[0] if step > 0 else there[-1])
        return True

    def stroke(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase()
            return True
        return False

    def tip(self, at: Size | None) -> str:
        box = self._at(at) if at else next((each for each in self.boxes if each.number == self.hand), None)
        return words_of(box) if box else "All six boxes are full."

    # Drawing

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        for box in self.boxes:
            self._draw_box(surface, theme, box)
        if self.focused:
            theme.focus_ring(surface, self.rect)

    def _draw_box(self, surface: pygame.Surface, theme: Theme, box: Box) -> None:
        cell = self.cell(box.number).inflate(-theme.px(3), 0)
        number = pygame.Rect(cell.left, cell.top, cell.width, theme.line_height("small"))
        frame = pygame.Rect(cell.left, number.bottom, cell.width, cell.bottom - number.bottom)
        in_hand = box.number == self.hand and box.writable
        theme.write(surface, str(box.number), number, "small", WINE if in_hand else INK_SOFT, 0.5)
        paper = PARCHMENT_LIGHT if box.writable else PARCHMENT_DARK
        pygame.draw.rect(surface, (255, 236, 184) if in_hand else paper, frame)
        pygame.draw.rect(surface, WINE if in_hand else INK, frame, theme.px(3 if in_hand else 1))
        if box.state == "stunned":
            ring = frame.inflate(-theme.ems(0.35), -theme.ems(0.3))
            side = min(ring.width, ring.height)
            ring = pygame.Rect(0, 0, min(ring.width, side * 3 // 2), side)
            ring.center = frame.center
            pygame.draw.ellipse(surface, WINE, ring, theme.px(3))
        elif box.state == "order":
            theme.write(surface, box.text, frame, "strong", WINE if box.warning else INK, 0.5)
            if box.warning:
                self._draw_warning(surface, theme, frame)
        elif box.state in ("rest", "carried"):
            half, y = theme.ems(0.4), frame.centery
            colour = INK if box.state == "carried" else INK_SOFT
            pygame.draw.line(surface, colour, (frame.centerx - half, y), (frame.centerx + half, y), theme.px(2))
        elif box.state == "past":
            theme.write(surface, box.text or "–", frame, "body", INK_FAINT, 0.5)

    @staticmethod
    def _draw_warning(surface: pygame.Surface, theme: Theme, frame: pygame.Rect) -> None:
        """A small flag in the corner: it would fail as things stand."""
        side = theme.ems(0.62)
        corner = [(frame.right - side, frame.top), (frame.right, frame.top), (frame.right, frame.top + side)]
        theme.plates.polygon(surface, corner, WINE)
        pygame.draw.line(surface, CANDLE, corner[0], corner[2], 1)


def words_of(box: Box) -> str:
    if box.state == "stunned":
        return f"Box {box.number} is circled: he is stunned."
    if box.state == "carried":
        return f"Box {box.number} is a rest that is still due."
    if box.state == "past":
        return f"Box {box.number} has been played."
    if box.state == "free":
        return f"Box {box.number} is free; left free, he rests."
    if box.state == "rest":
        return f"Box {box.number} is a rest of {box.text}."
    if box.warning:
        return (
            f"Box {box.number}: as things stand {box.text} would fail: {box.warning}. It can be plotted all the same."
        )
    return f"Box {box.number}: {box.text}."
