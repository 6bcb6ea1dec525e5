"""The reference of a rule system, to leaf through and to search."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Unpack

import pygame

from game import systems
from game.app.screens.base import Screen
from game.app.screens.grid import Grid
from game.app.theme import INK, INK_SOFT, PARCHMENT_LIGHT, WINE, Theme
from game.app.widgets import (
    Button,
    Choice,
    Column,
    Item,
    Label,
    ListBox,
    Panel,
    Row,
    Rule,
    Scroll,
    Space,
    Split,
    TextField,
    Widget,
)
from game.app.widgets.widget import Common, Size
from game.rules.kernel.reference import Block, Bullets, Diagram, Page, Paragraph, Section, Table, find

MOST_FOUND = 30


class RulesScreen(Screen):
    title = "Rules"
    help = """
The whole rules, with every table, of the game that is chosen above the list of pages.

- Choose a page with the arrows, or with the pointer. Page Up and Page Down move through a long one.
- Type into the field to search: a word, an order's code such as FT, or a paragraph's number such as R8.3.
"""

    def __init__(self, key: str) -> None:
        """`key`: the rule system whose pages are open at first."""
        super().__init__()
        self.key = key
        self.page = 0
        self.search = ""
        self._field = TextField("", self._look_up, placeholder="Search", name="search")

    @property
    def pages(self) -> Sequence[Page]:
        return systems.pages(self.key)

    def build(self) -> Widget:
        games = [(key, name) for key, name, _ in systems.titles()]
        contents = ListBox(
            [Item(each.title, number) for number, each in enumerate(self.pages)],
            self.page if not self.search else -1,
            self._turn_to,
            accept=self._turn_to,
            lines=len(self.pages),
            name="contents",
            grow=1,
        )
        back = Row(Space(grow=1), Button("Back", self.back, style="primary", name="back"))
        side = Panel(Choice(games, self.key, self._open, name="game"), self._field, contents, back, title="Rules")
        main = self._found() if self.search else self._shown(self.pages[self.page])
        return Split(side, main, ems=15, most=0.3, left=True, below=0.35)

    def enter(self) -> None:
        super().enter()
        self.root.focus("contents", quietly=True)

    def _shown(self, page: Page) -> Widget:
        content = Column(*(widget for section in page.sections for widget in section_widgets(section)))
        return Panel(Scroll(content, name=f"page {page.key}"), title=page.title, grow=1)

    def _found(self) -> Widget:
        found = find(self.pages, self.search)
        pairs = [*found.about, *found.mentioned]
        widgets: list[Widget] = []
        for page, section in pairs[:MOST_FOUND]:
            widgets.append(Label(page.title, "small", colour=INK_SOFT))
            widgets += section_widgets(section)
        if not pairs:
            widgets.append(Label("Nothing is found. Try another word, or the code of an order.", "italic"))
        elif len(pairs) > MOST_FOUND:
            widgets.append(Label(f"And {len(pairs) - MOST_FOUND} more: say more in the search.", "italic"))
        return Panel(Scroll(Column(*widgets), name=f"found {self.search}"), title=f"“{self.search}”", grow=1)

    def _turn_to(self, item: Item) -> None:
        self.page, self.search = item.value, ""
        self._field.text = ""
        self.window.sounds.play("page")
        self.rebuild()

    def _open(self, key: str) -> None:
        """The rules of another game."""
        self.key, self.page = key, 0
        self.window.sounds.play("page")
        self.rebuild()

    def _look_up(self, text: str) -> None:
        self.search = text.strip()
        self.rebuild()


def section_widgets(section: Section) -> list[Widget]:
    """A section as widgets: its heading, and each of its blocks."""
    heading = Row(
        Label(section.title, "strong", colour=WINE),
        Label(section.number, "small", colour=INK_SOFT),
        gap=0.6,
    )
    told: list[Widget] = []
    for drawings, blocks in groupby(section.blocks, lambda block: isinstance(block, Diagram)):
        widgets = [widget for block in blocks for widget in _block(block)]
        told += [Row(*widgets, gap=1.5)] if drawings else widgets
    return [heading, *told, Rule()]


def _block(block: Block) -> list[Widget]:
    if isinstance(block, Paragraph):
        return [_vouched(block.source, Label(block.text))]
    if isinstance(block, Bullets):
        return [_vouched(item.source, Label(item.text, bullet="•")) for item in block.told]
    title = [Label(block.title, "italic", colour=INK_SOFT)] if block.title else []
    if isinstance(block, Table):
        return [_vouched(block.source, *title, Grid([block.header, *block.rows], header=True))]
    return [_vouched(block.source, *title, SquaresDrawing(block))]


def _vouched(source: str, *widgets: Widget) -> Widget:
    """With a line on who vouches for the figures: the card, or a ruling."""
    return Column(*widgets, Label(source, "small", colour=INK_SOFT) if source else None, gap=0.1)


class SquaresDrawing(Widget):
    """Squares seen from above with a mark in each, as the reference describes them."""

    stretches = False

    def __init__(self, diagram: Diagram, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self._squares = diagram.squares

    def _side(self, theme: Theme) -> int:
        widest = max((theme.text_width(mark, "small") for row in self._squares for mark in row), default=0)
        return max(theme.ems(2), widest + theme.ems(0.6))

    def _natural(self, theme: Theme, width: int) -> Size:
        side = self._side(theme)
        return min(width, side * max((len(row) for row in self._squares), default=0)), side * len(self._squares)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        side = self._side(theme)
        for down, row in enumerate(self._squares):
            for across, mark in enumerate(row):
                square = pygame.Rect(self.rect.left + across * side, self.rect.top + down * side, side, side)
                if mark:
                    pygame.draw.rect(surface, PARCHMENT_LIGHT, square)
                pygame.draw.rect(surface, INK_SOFT, square.inflate(1, 1), 1)
                theme.write(surface, mark, square, "small", INK, 0.5)
