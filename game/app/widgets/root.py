"""The trunk of a screen's widgets: it brings them the player's input, places them and draws them.

Drawing: a widget that looks different says so by `redraw`, and one that lies elsewhere than before is found when the
widgets are placed. The root gathers the areas of both; `draw` goes through all widgets once for each area, clipped to
it, so that a part drawn anew looks as if everything had been. `stale` asks for the whole window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import pygame

from game.app.commands import COMMANDS, Keys, chord_of
from game.app.theme import Theme
from game.app.widgets import focus
from game.app.widgets.button import Button, HoldButton
from game.app.widgets.inputs import STEPS, Action, action_of, is_typed
from game.app.widgets.layers import BaseLayer, DialogLayer, Layer, PopupLayer
from game.app.widgets.pointer import EVENTS as POINTER
from game.app.widgets.pointer import Pointer
from game.app.widgets.scroll import Scroll
from game.app.widgets.tooltip import Tooltip
from game.app.widgets.widget import REACH, Size, Widget

BESIDE = 3
"""pixels around a part that are drawn along and not shown"""
KEYBOARD = {pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING}


class Root:
    def __init__(self) -> None:
        self.layers: list[Layer] = []
        self.theme: Theme | None = None
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.stale = True
        """whether the whole window is to be drawn anew"""
        self.unplaced = True
        self._spoiled: list[pygame.Rect] = []
        """areas to be drawn anew"""
        self._places: dict[Widget, pygame.Rect] = {}
        """where each widget lay when all were last placed"""
        self._note: pygame.Rect | None = None
        """where the tooltip was last drawn"""
        self.play: Callable[[str], object] = lambda name: None
        """plays a sound by name"""
        self.keys = Keys()
        self.again = False
        """whether the key stroke at hand comes of a key held down"""
        self.tooltip = Tooltip()
        self.pointer = Pointer(self)

    # What is on it

    def show(self, content: Widget) -> None:
        """Put these widgets in place of the screen's former ones; the focus and what is scrolled stay where the new
        widgets have the same name, or the same place in the tree."""
        memory = self._memory()
        here = next((key for key, widget in self._keys() if self.layers and widget is self.layers[0].focus), None)
        self.pointer.let_go()
        base = BaseLayer(self, content)
        self.layers[:1] = [base]
        known = dict(self._keys())
        for key, kept in memory.items():
            if key in known and type(known[key]).__name__ == kept[0]:
                known[key].recall(kept[1])
        self.unplaced = self.stale = True
        again = known.get(here) if here else None
        self.set_focus(base, again if again and again.can_focus else None, quietly=True)
        if base.focus is None:
            self.set_focus(base, next(iter(focus.order(base)), None), quietly=True)

    def _keys(self) -> Iterator[tuple[str, Widget]]:
        def walk(widget: Widget, path: str) -> Iterator[tuple[str, Widget]]:
            yield (f"name {widget.name}" if widget.name else path), widget
            for index, child in enumerate(widget.children):
                yield from walk(child, f"{path}.{index}")

        if self.layers:
            yield from walk(self.layers[0].content, "0")

    def _memory(self) -> dict[str, tuple[str, Any]]:
        kept = {key: (type(widget).__name__, widget.memory()) for key, widget in self._keys()}
        return {key: pair for key, pair in kept.items() if pair[1] is not None}

    def open_dialog(self, content: Widget, cancel: Callable[[], object] | None = None) -> Layer:
        """A dialog above everything; `cancel` is what Escape does (nothing if None)."""
        return self._open(DialogLayer(self, content, cancel))

    def open_popup(self, content: Widget, beside: pygame.Rect, cancel: Callable[[], object] | None = None) -> Layer:
        """Something small beside `beside`; a click outside or Escape closes it and calls `cancel`."""
        layer: Layer

        def close() -> None:
            self.close(layer)
            if cancel:
                cancel()

        layer = self._open(PopupLayer(self, content, beside, close))
        return layer

    def _open(self, layer: Layer) -> Layer:
        self.let_go()
        if self.focus_widget:
            self.focus_widget.focused = False  # its ring goes, its place is kept
        self.layers.append(layer)
        self.unplaced = self.stale = True
        self.set_focus(layer, next(iter(focus.order(layer)), None), quietly=True)
        return layer

    def close(self, layer: Layer) -> None:
        """Take the layer away, and all that lies above it."""
        if layer in self.layers[1:]:
            self.let_go()
            del self.layers[self.layers.index(layer) :]
            if self.focus_widget:
                self.focus_widget.focused = True
            self.stale = True
            self.pointer.look()

    def close_all(self) -> None:
        """Leave only the screen itself."""
        if len(self.layers) > 1:
            self.close(self.layers[1])

    @property
    def top(self) -> Layer:
        return self.layers[-1]

    @property
    def busy(self) -> bool:
        """Whether a dialog or a menu is open."""
        return len(self.layers) > 1

    def find(self, name: str) -> Widget:
        """The widget of that name, in the uppermost layer that has it; KeyError if none has."""
        for layer in reversed(self.layers):
            for widget in layer.walk():
                if widget.name == name:
                    return widget
        raise KeyError(name)

    # Placing, time and drawing

    def layout(self, size: Size, theme: Theme) -> None:
        self.rect, self.theme = pygame.Rect((0, 0), size), theme
        self.unplaced = self.stale = True
        self.settle()

    def settle(self) -> None:
        """Place everything that is not yet placed."""
        while self.unplaced and self.theme:
            self.unplaced = False
            for layer in self.layers:
                layer.place(self.theme, self.rect)
            self._compare()
            if self.focus_widget and self.focus_widget not in focus.order(self.top):
                self.set_focus(self.top, next(iter(focus.order(self.top)), None), quietly=True)
            self.pointer.look()

    def _compare(self) -> None:
        """Spoil whatever has moved, come or gone since all were last placed."""
        before = self._places
        self._places = {widget: widget.rect for layer in self.layers for widget in layer.walk()}
        if self.stale or self.theme is None:
            return
        for widget in before.keys() | self._places.keys():
            was, now = before.get(widget), self._places.get(widget)
            if was != now:
                self._spoil(was)
                self._spoil(now)

    def update(self, seconds: float) -> None:
        self.settle()
        for widget in [widget for layer in self.layers for widget in layer.walk()]:
            widget.update(seconds)
        if self.tooltip.update(seconds) and self.theme:
            self._spoil(self.tooltip.note(self.theme, self.rect))

    def watch(self, widget: Widget | None, at: Size | None) -> None:
        """The tooltip is to be that of a widget; one that is shown goes if it was another."""
        if self.tooltip.watch(widget, at):
            self._spoil(self._note)

    @property
    def worn(self) -> bool:
        """Whether anything is to be drawn anew."""
        return self.stale or self.unplaced or bool(self._spoiled)

    def redraw(self, widget: Widget, part: pygame.Rect | None = None) -> None:
        """A widget looks different; `part`: only in there."""
        if not self.stale and self.theme is not None:
            self._spoiled.append(part if part is not None else widget.area(self.theme))

    def _spoil(self, rect: pygame.Rect | None) -> None:
        if rect is not None and self.theme is not None:
            self._spoiled.append(rect.inflate(2 * self.theme.ems(REACH), 2 * self.theme.ems(REACH)))

    def draw(
        self, surface: pygame.Surface, background: Callable[[pygame.Surface], object] = lambda surface: None
    ) -> list[pygame.Rect]:
        """Draw what looks different, on the background, and return which parts of the surface that was."""
        self.settle()
        if self.theme is None:
            return []
        note = self.tooltip.note(self.theme, self.rect)
        if note != self._note:
            self._spoil(self._note)
            self._spoil(note)
            self._note = note
        whole = surface.get_rect()
        parts = [whole] if self.stale else apart(rect.clip(whole) for rect in self._spoiled)
        self.stale, self._spoiled = False, []
        for part in parts:
            if part == whole:
                self._draw_all(surface, whole, self.theme, background)
                continue
            # pygame's outlines go wrong by a pixel where they are cut off: so they are cut off beside what is shown.
            sheet = self.theme.plates.keep(("sheet", whole.size), partial(pygame.Surface, whole.size))
            self._draw_all(sheet, part.inflate(2 * BESIDE, 2 * BESIDE), self.theme, background)
            surface.blit(sheet, part, part)
        return parts

    def _draw_all(
        self, surface: pygame.Surface, clip: pygame.Rect, theme: Theme, background: Callable[[pygame.Surface], object]
    ) -> None:
        surface.set_clip(clip)
        background(surface)
        for layer in self.layers:
            if layer.dims:
                shade = pygame.Surface(clip.size, pygame.SRCALPHA)
                shade.fill((12, 7, 4, 150))
                surface.blit(shade, clip)
            layer.draw(surface, theme)
        self.tooltip.draw(surface, theme, self.rect)
        surface.set_clip(None)

    # The focus

    @property
    def focus_widget(self) -> Widget | None:
        return self.layers[-1].focus if self.layers else None

    def focus(self, widget: Widget | str, *, quietly: bool = False) -> None:
        """Bring the keyboard to a widget, or to the widget of that name, and it into view; `quietly` without its
        tooltip."""
        found = self.find(widget) if isinstance(widget, str) else widget
        layer = next(layer for layer in self.layers if found in list(layer.walk()))
        self.set_focus(layer, found, quietly=quietly)

    def set_focus(self, layer: Layer, widget: Widget | None, *, quietly: bool = False) -> None:
        if layer.focus is not None:
            layer.focus.focused = False
            if isinstance(layer.focus, HoldButton):
                layer.focus.let_go()
        layer.focus = widget
        if widget is not None:
            widget.focused = layer is self.top
            if not quietly:
                self.settle()
                widget.reveal(widget.rect)
                self.watch(widget, None)
        self.stale = True

    # What the player does

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the widget it is for. True if it was used up, as all input is while a dialog is open."""
        if not self.layers or event.type not in POINTER | KEYBOARD:
            return False
        self.settle()
        used = self.pointer.handle(event) if event.type in POINTER else self._handle_keyboard(event)
        return used or self.busy

    def _handle_keyboard(self, event: pygame.event.Event) -> bool:
        here = self.focus_widget
        if event.type == pygame.KEYUP:
            lifted = pygame.event.Event(pygame.KEYDOWN, key=event.key, mod=0)
            return action_of(lifted, self.keys) is Action.ACCEPT and self.end_hold()
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            if not (here and here.takes_text and here.enabled):
                return False
            if event.type == pygame.TEXTINPUT:
                here.type(event.text)
            else:
                here.compose(event.text)
            return True
        if here and here.enabled and here.stroke(event):
            return True
        action = action_of(event, self.keys)
        if action and self._act_on_focus(action):
            return True
        if not (here and here.takes_text and is_typed(event)) and self._shortcut(event):
            return True
        return bool(action and self._navigate(action))

    def end_hold(self) -> bool:
        """What was held down is let go of; whether anything was held."""
        here = self.focus_widget
        held = isinstance(here, HoldButton) and here.holding
        if isinstance(here, HoldButton):
            here.let_go()
        return held

    def act(self, action: Action) -> bool:
        """Do what an action asks for that comes from no key, as from a gamepad; false if nothing here wants it."""
        self.settle()
        here = self.focus_widget
        if action in (Action.ACCEPT, Action.MENU) and here and here.takes_text and here.enabled:
            here.spell()
            return True
        return self._act_on_focus(action) or self._navigate(action) or self.busy

    def steer(self, across: float, down: float) -> bool:
        """Move the view of whatever can be moved, by so many ems: the right stick of a gamepad."""
        return any(widget.steer(across, down) for widget in self._nearest())

    def magnify(self, notches: int) -> bool:
        """Show what can be zoomed larger or smaller: the triggers of a gamepad."""
        return any(widget.magnify(notches) for widget in self._nearest())

    def _nearest(self) -> Iterator[Widget]:
        """From the focus outwards, then all the others of the uppermost layer."""
        widget = self.focus_widget
        while widget is not None:
            yield widget
            widget = widget.parent
        yield from self.top.walk()

    def _act_on_focus(self, action: Action) -> bool:
        here = self.focus_widget
        if here and not here.enabled:
            if action is Action.ACCEPT:
                self.tooltip.hurry()
                return True
            here = here.parent
        while here is not None:
            if here.act(action):
                return True
            here = here.parent
        return False

    def _navigate(self, action: Action) -> bool:
        layer = self.top
        if action is Action.BACK:
            if layer.cancel:
                layer.cancel()
            return self.busy or layer.cancel is not None
        target: Widget | None = None
        if action is Action.ONWARD:
            target = next((each for each in layer.walk() if isinstance(each, Button) and each.main), None)
            target = target if target and target.can_focus else None
        elif action in (Action.NEXT, Action.PREVIOUS):
            target = focus.after(layer, layer.focus, 1 if action is Action.NEXT else -1)
        elif action in STEPS:
            target = focus.towards(layer, layer.focus, action)
        if target is not None:
            self.set_focus(layer, target)
            return True
        # What is long is read on even while the focus is on a button beside it.
        return any(widget.act(action) for widget in layer.walk() if isinstance(widget, Scroll))

    def _shortcut(self, event: pygame.event.Event) -> bool:
        chord = chord_of(event)
        for widget in self.top.walk() if chord else ():
            if widget.shortcut and chord in self.keys.chords(widget.shortcut):
                command = COMMANDS.get(widget.shortcut)
                if self.again and not (command and command.repeats):
                    return True
                if widget.enabled:
                    widget.activate()
                elif widget.reason and not (self.focus_widget and self.focus_widget.takes_text):
                    # Who is typing goes on typing.
                    self.set_focus(self.top, widget)
                    self.tooltip.hurry()
                return True
        return False

    def let_go(self) -> None:
        """Forget what is being pressed, as when the window loses the keyboard."""
        self.end_hold()
        self.pointer.let_go()


def apart(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The same area in rectangles of which none touches another."""
    found: list[pygame.Rect] = []
    for rect in rects:
        if not rect.width or not rect.height:
            continue
        while (index := rect.collidelist(found)) >= 0:
            rect = rect.union(found.pop(index))
        found.append(rect)
    return found
