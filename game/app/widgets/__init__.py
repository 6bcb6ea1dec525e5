"""The widgets screens are made of. This is the guide to them; the classes' own words give the details.

A screen says what is on it
---------------------------
    class Tally(Screen):                                  # game.app.screens.base
        title, help = "Tally", "What F1 shows; '# ' headings, '- ' points."

        def build(self) -> Widget:
            return Centred(
                Panel(
                    Label("Who has won how often."),
                    ListBox([Item("Anne", anne, aside="3")], accept=lambda item: self.open(item.value)),
                    Row(Button("Again", self.again, shortcut="a"), Space(grow=1), Button("Back", self.back)),
                    title="Tally",
                    width=30,                             # every measure is in ems: it follows scale and text size
                )
            )

`build` is called when the screen comes into view, and again by `self.rebuild()`: change your own data, call
`rebuild`, done. The focus and what is scrolled stay put, found again by `name=` or by their place in the tree: give a
name to what must keep the focus when widgets before it come and go. Small changes need no rebuild: setting
`label.text`, `button.enabled`, `button.reason`, `toggle.on`, `bar.part`, `widget.visible`, `list.items` is enough.
None among the children of a container is skipped: `Button(...) if possible else None`.

Every widget takes: name, tooltip, enabled, reason (why it is not enabled; shown as its tooltip, and then the keyboard
may still visit it), visible, grow (its share of spare room), width and height (ems), shortcut ("n", "ctrl+z", "f5").

    Column Row Panel            below each other, beside each other, below each other on parchment with a title
    Centred Layered Space       in the middle; on top of each other; room (Space(grow=1) is a spring)
    Framed                      a wooden moulding round something, as round the board
    Split                       a side panel beside a free area (below)
    Scroll                      what may be taller inside than outside
    Label Rule Picture prose    wrapped text; a fine rule; a picture of assets/built; a column from plain text
    Button HoldButton           styles plain, primary, quiet, menu; `chosen=True` marks what is switched on
    Toggle Slider Choice        a tick, a number, one of several (a drop-down)
    TextField                   a line to type in
    ListBox + Item              rows to choose from          TextLog + Line   long text whose lines can be clicked
    ProgressBar  Canvas         how far; a free area to draw on

Roles of text are in `theme.ROLES`, colours in `theme`. A row that lacks room narrows its children, then sets them on
further lines. What cannot work in the height it gets scrolls, at the latest the whole screen: nothing needs to know
the window's size.

A board with a side panel
-------------------------
    def build(self):
        return Split(
            side=Panel(
                Scroll(Column(...orders...)),             # takes the height that is left, and scrolls
                Row(Button("Undo", self.undo, shortcut="ctrl+z"), Button("Commit", self.commit, style="primary")),
                title="Anne: step 3 of 6",
            ),
            main=Framed(self.board),                      # a Canvas kept by the screen, so that it keeps its camera
            ems=23, left=False,
        )

In a narrow window (a large scale) the side goes below the board by itself. `Column(bar, Split(...), log)` puts things
above and below: give `Split` room by its `grow` (it has it unasked) and the log a `height=`.

    class BoardCanvas(Canvas):
        def place(self, theme, rect): super().place(theme, rect); ...      # its room changed
        def draw_inside(self, surface, theme): ...                         # clipped to self.rect
        def press(self, at): ...; return True                              # then drag(at) and release(at) follow
        def context(self, at): ...; return True                            # second button
        def hover(self, at): ...                                           # at is None when the pointer has left
        def wheel(self, steps): ...; return True                           # (across, down) notches
        def act(self, action): ...; return True                            # arrows etc. while it has the focus
        def tip(self, at): return "what lies there"                        # at is None when asked by keyboard
        def update(self, seconds): ...                                     # then self.redraw() if it looks different

Set `screen.animating = True` as long as something moves, and there are sixty frames a second; otherwise the window
sleeps and looks up twenty times a second. Either way only what says it looks different is drawn: by `redraw()` (or
`redraw(part)` for a part of it), a changed attribute or a rebuild. So draw inside `self.rect`, but for a ring or a
shadow, and from what is the widget's own; one that shows how another is must say so when that changes.

Dialogs and menus
-----------------
    ask(self.root, "Quit?", "The fight is saved.", Way("Quit", self.window.quit, "primary"), Way("Stay"))
    tell(self.root, "Saved", "The fight is kept as Tuesday.")              # the last Way is also Escape's
    open_dialog(self.root, "Name of the save", TextField(...), Way("Save", self.save), Way("Cancel"))
    open_menu(self.root, [Entry("Lunge", self.lunge, aside="35 %"), Entry("Throw", f, enabled=False, reason="...")],
              beside=widget.rect)                                          # or pygame.Rect(at, (1, 1))

While one is open everything below it gets no input. `self.root.focus("name")` brings the keyboard to a widget,
`self.root.find("name")` finds one, `self.root.busy` says that a dialog is open.

What the screen may use: `self.window.stage` (push, pop, replace, back_to_first), `self.window.settings`,
`self.window.apply(settings)`, `self.window.sounds.play("clash")`, `self.window.quit()`, `self.theme` (em, ems(), px(),
text(), write(), wrap(), plates.draw(surface, rect, "parchment"), pictures). `Screen.fresh = True` throws away input
that was queued before the screen appeared; `may_close()` may ask before the window closes; `back()` is Escape.
Override `handle(event)` for keys no widget wants: call `super().handle(event)` first and stop if it returns True.

The whole begins with `run(lambda window: TitleScreen(lambda: [Entry("New Game", "What it is.", do), ...]))`.

In tests: `Window(settings_file, size)`, `window.stage.push(screen)`, `window.frame([events], seconds)`; see
tests/app/conftest.py.
"""

from game.app.widgets.button import Button, HoldButton
from game.app.widgets.canvas import Canvas
from game.app.widgets.choices import Choice, Slider, Toggle
from game.app.widgets.containers import Centred, Column, Container, Layered, Panel, Row, Space
from game.app.widgets.framed import Framed
from game.app.widgets.inputs import Action
from game.app.widgets.label import Label, Picture, Rule, prose
from game.app.widgets.layers import Layer
from game.app.widgets.list_box import Item, ListBox
from game.app.widgets.modal import Way, ask, open_dialog, tell
from game.app.widgets.popup import Entry, open_menu
from game.app.widgets.progress import ProgressBar
from game.app.widgets.root import Root
from game.app.widgets.scroll import Scroll
from game.app.widgets.split import Split
from game.app.widgets.text_field import TextField
from game.app.widgets.text_log import Line, TextLog
from game.app.widgets.widget import Widget

__all__ = [
    "Action",
    "Button",
    "Canvas",
    "Centred",
    "Choice",
    "Column",
    "Container",
    "Entry",
    "Framed",
    "HoldButton",
    "Item",
    "Label",
    "Layer",
    "Layered",
    "Line",
    "ListBox",
    "Panel",
    "Picture",
    "ProgressBar",
    "Root",
    "Row",
    "Rule",
    "Scroll",
    "Slider",
    "Space",
    "Split",
    "TextField",
    "TextLog",
    "Toggle",
    "Way",
    "Widget",
    "ask",
    "open_dialog",
    "open_menu",
    "prose",
    "tell",
]
