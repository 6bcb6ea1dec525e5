"""A fighter's sheet: who he is, and the boxes of his body, those that are lost crossed out."""

from __future__ import annotations

from typing import Unpack

import pygame

from game.app.board.badges import badge
from game.app.board.sides import SideLook
from game.app.theme import INK, INK_FAINT, INK_SOFT, PARCHMENT_LIGHT, WINE, Theme
from game.app.widgets.widget import Common, Size, Widget
from game.rules.swashbuckler.fighter import Fighter
from game.rules.swashbuckler.parts import Part

PARTS = (
    (Part.HEAD, "Head"),
    (Part.BODY, "Body"),
    (Part.RIGHT_ARM, "Right arm"),
    (Part.LEFT_ARM, "Left arm"),
)
BOX, STEP = 0.72, 0.86
"""ems: a box of the body, and from one to the next"""


def state_of(fighter: Fighter) -> str:
    """What he holds, and how he is."""
    words = [weapon.kind.value for weapon in fighter.weapons] or ["no weapon"]
    if fighter.chest is not None:
        words.append("carries a chest")
    words.append(fighter.posture.value if not fighter.under else "prone beneath a table")
    if fighter.half_body_gone:
        words.append("half his body gone")
    return ", ".join(words)


def figures_of(fighter: Fighter, hand: str) -> str:
    handed = {"right": "right-handed", "left": "left-handed", "both": "ambidextrous"}[hand]
    return f"Strength {fighter.strength}, Expertise {fighter.expertise}, {handed}"


class FighterSheet(Widget):
    """Takes the width it gets; the parts of the body stand in as many lines as they need."""

    def __init__(self, fighter: Fighter, hand: str, look: SideLook, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self.fighter, self._hand, self._look = fighter, hand, look
        self._badge: tuple[tuple[Theme, int], pygame.Surface] | None = None

    def _label_width(self, theme: Theme, words: str) -> int:
        return theme.text_width(words, "small") + theme.ems(0.4)

    def _lines(self, theme: Theme, width: int) -> list[list[tuple[Part, str, int]]]:
        """Parts with the x of each, line by line."""
        lines: list[list[tuple[Part, str, int]]] = [[]]
        column = max(self._label_width(theme, "Head"), self._label_width(theme, "Body"))
        x = 0
        for part, words in PARTS:
            label = column if part in (Part.HEAD, Part.BODY) else self._label_width(theme, words)
            wide = label + theme.ems(STEP * self.fighter.boxes.of(part))
            if lines[-1] and x + wide > width:
                lines.append([])
                x = 0
            lines[-1].append((part, words, x))
            x += wide + theme.ems(0.8)
        return lines

    def _texts(self, theme: Theme, width: int) -> list[str]:
        texts = [figures_of(self.fighter, self._hand), state_of(self.fighter).capitalize()]
        return [line for text in texts for line in theme.wrap(text, "small", width)]

    def _head(self, theme: Theme) -> int:
        return theme.line_height("heading") + theme.ems(0.1)

    def _row(self, theme: Theme) -> int:
        return theme.line_height("small") + theme.ems(0.1)

    def _natural(self, theme: Theme, width: int) -> Size:
        rows = len(self._lines(theme, width)) + len(self._texts(theme, width))
        return min(width, theme.ems(24)), self._head(theme) + self._row(theme) * rows

    def _least(self, theme: Theme, width: int) -> Size:
        return min(width, theme.ems(10)), self._natural(theme, width)[1]

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        size = self._head(theme)
        if self._badge is None or self._badge[0] != (theme, size):
            letter = theme.text((self.fighter.name or self.fighter.id)[:1].upper(), "strong", self._look.ink)
            self._badge = ((theme, size), badge(self._look, size, letter))
        surface.blit(self._badge[1], self.rect.topleft)
        line = pygame.Rect(self.rect.left + size + theme.gap, self.rect.top, self.rect.width - size - theme.gap, size)
        kind = self.fighter.faction.value
        aside = theme.text_width(kind, "italic")
        name = theme.text_width(self.fighter.name, "heading")
        if name + aside + theme.gap <= line.width:
            theme.write(surface, kind, line, "italic", INK_SOFT, 1)
        theme.write(surface, self.fighter.name or self.fighter.id, line, "heading")
        y = self.rect.top + size
        for text in self._texts(theme, self.rect.width):
            surface.blit(theme.text(text, "small", INK_SOFT), (self.rect.left, y))
            y += self._row(theme)
        column = max(self._label_width(theme, "Head"), self._label_width(theme, "Body"))
        for parts in self._lines(theme, self.rect.width):
            for part, words, x in parts:
                label = column if part in (Part.HEAD, Part.BODY) else self._label_width(theme, words)
                surface.blit(theme.text(words, "small", INK), (self.rect.left + x, y))
                self._draw_boxes(surface, theme, part, self.rect.left + x + label, y)
            y += self._row(theme)

    def _draw_boxes(self, surface: pygame.Surface, theme: Theme, part: Part, x: int, y: int) -> None:
        side = theme.ems(BOX)
        top = y + (self._row(theme) - side) // 2
        lost, all_ = self.fighter.lost.of(part), self.fighter.boxes.of(part)
        for number in range(all_):
            box = pygame.Rect(x + theme.ems(STEP * number), top, side, side)
            pygame.draw.rect(surface, PARCHMENT_LIGHT, box)
            pygame.draw.rect(surface, INK if number >= lost else INK_FAINT, box, theme.px(1))
            if number < lost:
                inner = box.inflate(-side // 4, -side // 4)
                for start, stop in ((inner.topleft, inner.bottomright), (inner.topright, inner.bottomleft)):
                    pygame.draw.line(surface, WINE, start, (stop[0] - 1, stop[1]), theme.px(2))

    def tip(self, at: Size | None) -> str:
        parts = [
            f"{words}: {self.fighter.boxes.of(part) - self.fighter.lost.of(part)} of {self.fighter.boxes.of(part)}"
            for part, words in PARTS
        ]
        return f"{self.fighter.name}. Boxes left: " + ", ".join(parts) + "."
