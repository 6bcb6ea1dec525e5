"""Plotting: the board, the fighter's sheet, six boxes, and the orders to fill them with."""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import cast

import pygame

from game.app.play.flow import Decide
from game.app.play.table import Table
from game.app.screens.at_table import TableScreen, pause_button
from game.app.screens.controls import SignButton
from game.app.screens.watching import WatchingScreen
from game.app.swashbuckler import offers
from game.app.swashbuckler.completion import completions, in_words
from game.app.swashbuckler.describing import describe, moment_words
from game.app.swashbuckler.draft import Draft, sheet_before
from game.app.swashbuckler.help import PLOTTING
from game.app.swashbuckler.odds_line import OddsLine
from game.app.swashbuckler.order_menu import GROUPS, OrderMenu
from game.app.swashbuckler.order_sheet import OrderSheet
from game.app.swashbuckler.outlook import Outlook, advice, faults_in_words, last_doubt, planned
from game.app.swashbuckler.sheet import FighterSheet
from game.app.swashbuckler.tabs import fighter_tabs, group_tabs
from game.app.theme import INK_SOFT, WINE, Theme
from game.app.widgets import (
    Button,
    Label,
    Panel,
    Row,
    Scroll,
    Space,
    Split,
    TextField,
    Way,
    Widget,
    ask,
    open_menu,
    tell,
)
from game.rules.kernel.tokens import Token
from game.rules.swashbuckler.menus import Choice
from game.rules.swashbuckler.plot import BOXES, Order
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.system import Swashbuckler

ROOMY, AMPLE = 38, 50
"""ems of height from which all groups of orders are shown at once, and from which they are shown in larger letters."""
SHARE = 0.003
"""Seconds of the processor that looking ahead takes of a frame, so that typing never waits for it."""


class PlottingScreen(TableScreen):
    """A seat writes the plots of its fighters, unseen by the others."""

    title = "Plotting"
    help = PLOTTING
    fresh = True

    def __init__(self, table: Table, decide: Decide) -> None:
        super().__init__(table)
        self.seat = decide.seat
        self.view: Position = table.game.view(decide.seat)
        system = cast(Swashbuckler, table.game.system)
        self.drafts = [Draft(system, self.view, each, decide.drafts.get(each.id)) for each in decide.decisions]
        self.menus = [system.menu(self.view, each) for each in decide.decisions]
        self.tokens: dict[str, Token] = {token.id: token for token in system.tokens(self.view)}
        self.at = 0
        self.board = table.board_view(picked=self._picked, asked=self._picked, describe=self._describe, name="board")
        self.board.show(list(self.tokens.values()))
        self._hint: Choice | None = None
        self._unknown = False
        """whether it is still to be found out what the order pointed at would come to"""
        self.outlook = Outlook(self.draft, self.menus[0])
        self._group = next(iter(GROUPS))

    @property
    def draft(self) -> Draft:
        return self.drafts[self.at]

    # Building

    def _make_widgets(self) -> None:
        draft = self.draft
        self.field = TextField(
            draft.short,
            self._typed,
            accept=self._entered,
            suggest=lambda text: completions(text, self.menus[self.at]),
            placeholder="or type: N- 1- L R",
            name="typed",
        )
        self.order_sheet = OrderSheet(draft.boxes(), draft.box, self._take_in_hand, self._erase, name="boxes")
        self._make_menu()
        self.words = Label("", "small", lines=2, name="words", height=2.3)
        self.odds = OddsLine(self._show_odds, shortcut="odds", name="odds")
        self.undo = SignButton("undo", "Undo", self._undo, shortcut="undo", name="undo")
        self.redo = SignButton("redo", "Redo", self._redo, shortcut="redo", name="redo")
        self.copy = SignButton("copy", "Copy the last turn's plot", self._copy, shortcut="copy plot", name="copy")
        self.clear = SignButton("clear", "Empty all boxes", self._clear, shortcut="clear plot", name="clear")

    def _make_menu(self) -> None:
        groups = self.menus[self.at].groups
        if self.cramped:
            groups = {self._group: groups[self._group]}
        self.menu = OrderMenu(groups, self._chose, self._hinted, small=self._height < AMPLE, name="orders")

    @property
    def _height(self) -> float:
        """Of the window, in ems."""
        return self.window.size[1] / self.theme.em

    @property
    def cramped(self) -> bool:
        """Whether there is no room for all groups of orders at once."""
        return self._height < ROOMY

    def build(self) -> Widget:
        draft, look = self.draft, self.table.sides.look(self.draft.fighter.side)
        side = Panel(
            self._moment(),
            fighter_tabs(self.drafts, self.at, self._turn_to) if len(self.drafts) > 1 else None,
            FighterSheet(draft.fighter, self.view.hand(draft.fighter), look, name="sheet"),
            self.order_sheet,
            self.field,
            self.words,
            self.odds,
            group_tabs(self._group, self._show_group) if self.cramped else None,
            Scroll(self.menu, lines=4, name="menu"),
            Row(
                pause_button(self),
                self.undo,
                self.redo,
                self.clear,
                self.copy if self._last_plot() else None,
                SignButton("start", "See the last turn again", self._last_turn, shortcut="last turn", name="last turn")
                if self.view.turn > 1 or self.view.step
                else None,
                Space(grow=1),
                Button(
                    "Commit",
                    self._commit,
                    style="primary",
                    shortcut="commit",
                    name="commit",
                    tooltip="Hand the plot in.",
                ),
                gap=0.25,
            ),
            stretch=True,
            gap=0.35,
            pad=0.75,
        )
        return Split(side, self.board, ems=29)

    def _moment(self) -> Widget:
        words = moment_words(self.view, self.table.seat(self.seat).name)
        return Label(words, "small", colour=WINE, lines=1, name="moment")

    def _show_group(self, group: str) -> None:
        self._group = group
        doubts = self.menu.doubts
        self._make_menu()
        self.menu.doubts = doubts
        self.rebuild()

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """Another size may have room for more, or for less."""
        self._make_menu()
        self.rebuild()
        self._refresh()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        asked = self.root.keys.commands(event)
        step = ("next fighter" in asked) - ("previous fighter" in asked)
        if not step or len(self.drafts) < 2:
            return False
        self._turn_to((self.at + step) % len(self.drafts))
        return True

    def enter(self) -> None:
        self._make_widgets()
        self.board.sides = self.table.sides
        super().enter()
        self._refresh()
        self.root.focus("typed", quietly=True)
        square = self.draft.fighter.square
        if square:
            self.board.follow([square])

    def _turn_to(self, number: int) -> None:
        self.at = number
        self._hint = None
        self._make_widgets()
        self.rebuild()
        self._refresh()
        square = self.draft.fighter.square
        if square:
            self.board.follow([square])

    # Keeping everything in step with the draft

    def _refresh(self, *, typed: bool = False) -> None:
        draft = self.draft
        if not typed and self.field.text != draft.short:
            self.field.text = draft.short
        self.order_sheet.boxes, self.order_sheet.hand = tuple(draft.boxes()), draft.box
        self.undo.enabled, self.undo.reason = draft.can_undo, "There is nothing to undo."
        self.redo.enabled, self.redo.reason = draft.can_redo, "There is nothing to redo."
        self.clear.enabled, self.clear.reason = not draft.empty, "All boxes are empty."
        self.table.draft(draft.decision, draft.text)
        commit = self.root.find("commit")
        commit.enabled, commit.reason = not draft.faults, faults_in_words(draft)
        self.outlook = Outlook(draft, self.menus[self.at])
        self._unknown = self._hint is not None
        self.animating = True
        self._show_hint()

    def _show_hint(self) -> None:
        self._show_plan()
        self._show_words()

    def _show_words(self) -> None:
        words, warning = advice(self.draft)
        if self.draft.faults and self.field.suggestions:
            words, warning = in_words(self.field.suggestions), False
        if self._hint is not None:
            doubt = self.menu.doubts.get(self._hint.code, "")
            words = f"{self._hint.entry.name}: {doubt or self._hint.entry.meaning}"
            warning = bool(doubt)
        self.words.text, self.words.colour = words, WINE if warning else INK_SOFT
        self.odds.show(self.draft, self._hinted_order)

    def _show_plan(self) -> None:
        token = self.tokens.get(self.draft.fighter.id)
        if token is None or not token.squares:
            self.board.clear()
            return
        arrows, ghosts, lights = planned(self.outlook, token, self._hint, self._hinted_order)
        self.board.plan(arrows, ghosts)
        self.board.light(lights)

    @property
    def _hinted_order(self) -> Order | None:
        """What the order pointed at would most likely be; None too while that is not known."""
        return self.outlook.likeliest(self._hint) if self._hint and not self._unknown else None

    def update(self, seconds: float) -> None:
        """Look ahead a little more in each frame."""
        super().update(seconds)
        until = thread_time() + SHARE
        while (busy := self._look_ahead()) and thread_time() < until:
            pass
        self.animating = busy

    def _look_ahead(self) -> bool:
        """One thing more, first what the player looks at; false if there is none."""
        if self._unknown and self._hint is not None:
            self._unknown = self.outlook.look_at(self._hint)
            if not self._unknown:
                self._show_hint()
        elif self.odds.go_on():
            pass
        elif not self.outlook.complete:
            self.outlook.go_on()
            if self.outlook.complete:
                self.menu.doubts = self.outlook.doubts
                self._show_words()
        else:
            return False
        return True

    # What the player does

    def _typed(self, text: str) -> None:
        self.draft.write(text)
        self._hint = None
        self._refresh(typed=True)

    def _entered(self, text: str) -> None:
        """Enter: what was meant, if what is typed is no order yet; else on to the commit button."""
        if not (self.draft.faults and self.field.take_suggestion()):
            self.root.focus("commit")

    def _take_in_hand(self, box: int) -> None:
        self.draft.choose(box)
        self._refresh()

    def _erase(self) -> None:
        self.draft.erase()
        self._refresh()

    def _undo(self) -> None:
        self.draft.undo()
        self._refresh()

    def _redo(self) -> None:
        self.draft.redo()
        self._refresh()

    def _clear(self) -> None:
        self.draft.clear()
        self._refresh()

    def _copy(self) -> None:
        self.draft.copy(self._last_plot())
        self._refresh()

    def _last_plot(self) -> Sequence[str | None]:
        """What this fighter's sheet held in the turn before; empty in the first."""
        return sheet_before(self.table.game, self.seat, self.view, self.draft.fighter.id)

    def _hinted(self, choice: Choice | None) -> None:
        self._hint, self._unknown = choice, choice is not None
        if choice is None:
            self._show_hint()
        self.animating = True

    def _chose(self, choice: Choice) -> None:
        if self.draft.box > BOXES:
            tell(self.root, "All boxes are full", "Choose a box to write in it, or empty one with Delete.")
            return
        if choice.code == "-":
            self._place(None)
        elif choice.parameters:
            self._ask_parameter(choice)
        else:
            self._place(Order(choice.code))

    def _ask_parameter(self, choice: Choice) -> None:
        entries = offers.of_choice(self.outlook, choice, self._place)
        open_menu(self.root, entries, self.menu.row_of(choice.code), choice.entry.name)

    def _place(self, order: Order | None) -> None:
        if self.draft.place(order):
            self.window.sounds.play("page", 0.4)
        self._refresh()

    def _picked(self, square: str) -> None:
        """A square was clicked: offer what would lead there, or is about what is there."""
        if self.draft.box > BOXES:
            return
        entries = offers.of_square(self.outlook, square, self._place)
        if entries:
            open_menu(self.root, entries, self.board.square_rect(square), f"Box {self.draft.box}: {square}")

    def _describe(self, square: str) -> str:
        return describe(self.view, square)

    # Committing

    def _commit(self) -> None:
        faulty = next((number for number, draft in enumerate(self.drafts) if draft.faults), None)
        if faulty is not None:
            if faulty != self.at:
                self._turn_to(faulty)
            return
        doubt = last_doubt(self.drafts)
        if doubt:
            ask(self.root, *doubt, Way("Hand it in", self._hand_in, "primary"), Way("Plot on"))
        else:
            self._hand_in()

    def _hand_in(self) -> None:
        faults = self.table.commit(self.seat, {draft.decision.id: draft.text for draft in self.drafts})
        if faults:
            words = "; ".join(fault.words for found in faults.values() for fault in found)
            tell(self.root, "The plot cannot be taken", words)

    def _show_odds(self) -> None:
        from game.app.swashbuckler.odds_screen import OddsScreen

        self.window.stage.push(OddsScreen(self.draft, self._hinted_order))

    def _last_turn(self) -> None:
        stage = self.window.stage
        stage.push(WatchingScreen(self.table, self.table.last_stretch, then=stage.pop))
