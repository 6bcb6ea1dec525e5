"""The reference: pages that a system makes of its printed card, to leaf through."""

from __future__ import annotations

from game.app.play.parts import Parts
from game.app.screens.base import Screen
from game.app.widgets import Button, Item, ListBox, Panel, Row, Scroll, Space, Split, Widget


class RulesScreen(Screen):
    title = "Rules"
    help = "Choose a page with the arrows, or with the pointer. Page Up and Page Down move through a long one."

    def __init__(self, parts: Parts, page: int = 0) -> None:
        super().__init__()
        self.pages = list(parts.pages())
        self.page = page

    def build(self) -> Widget:
        page = self.pages[self.page]
        contents = ListBox(
            [Item(each.title, number) for number, each in enumerate(self.pages)],
            self.page,
            self._turn_to,
            lines=len(self.pages),
            name="contents",
            grow=1,
        )
        side = Panel(
            contents, Row(Space(grow=1), Button("Back", self.back, style="primary", name="back")), title="Rules"
        )
        main = Panel(Scroll(page.build(), name=f"page {self.page}"), title=page.title, grow=1)
        return Split(side, main, ems=15, most=0.3, left=True, below=0.35)

    def _turn_to(self, item: Item) -> None:
        self.page = item.value
        self.window.sounds.play("page")
        self.rebuild()
