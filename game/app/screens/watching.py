"""Watching what happened: the board moves, the dice fall, and the log tells it; then on to what is next."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.animation import EventPlayer
from game.app.play.table import Table
from game.app.screens.at_table import TableScreen, pause_button
from game.app.screens.controls import SignButton
from game.app.theme import INK_SOFT, WINE
from game.app.widgets import (
    Button,
    Choice,
    Column,
    Label,
    Line,
    Panel,
    Row,
    Slider,
    Space,
    Split,
    TextLog,
    Widget,
    tell,
)
from game.rules.kernel.chronicle import LogLine

SPEEDS = [(0.25, "¼ ×"), (0.5, "½ ×"), (1.0, "1 ×"), (2.0, "2 ×"), (4.0, "4 ×")]
EVERYBODY = ""


class WatchingScreen(TableScreen):
    """Shows `player` from event `start` on. With `then` it is a look back: `then` is called instead of going on.

    `name`: what it is called where nobody has seen it before, so that the log tells no more than was shown.
    `fault`: why there is no more of it, told when its end is reached.
    """

    title = "Watching"
    help = """
What has been plotted is carried out. Everybody may look.

- {play} or the button in the middle plays and pauses. {one on} shows one thing more, {one back} takes one back.
- {next step} and {step before} go to the next step and the one before; {next stretch} and {stretch before} go by whole
  turns; {to the end} shows how it came out; the line above goes anywhere. {speed} offers other speeds.
- The log tells everything, with the dice and the numbers behind them. Choose one fighter above it to read only of
  him; click a line to go there.
- The wheel zooms the board, dragging moves it.
"""

    def __init__(
        self,
        table: Table,
        start: int,
        *,
        player: EventPlayer | None = None,
        then: Callable[[], object] | None = None,
        name: str = "",
        fault: str = "",
    ) -> None:
        super().__init__(table)
        self._name, self._fault = name, fault
        self.player = player or table.public
        self._start, self._then = start, then
        self._furthest = len(self.player) if then and not name else start
        self._logged = -1
        self._figure = EVERYBODY
        self._last_index = -1
        self.board = table.board_view(describe=self._describe, name="board")
        self.log = TextLog(picked=self._go_to_line, empty="Nothing has happened yet.", name="log")
        self.caption = Label("", "body", align=0.5, lines=2, name="caption", height=2.75)
        self.play_button = SignButton("play", "Play or pause", self._toggle, name="play", shortcut="play")
        self.on_button = Button("", self._go_on, style="primary", name="go on", shortcut="go on")
        self.line = Slider(
            0.0, self._scrub, high=1.0, step=1.0, words=self._moment_words, grow=1, name="line", tooltip=LINE
        )

    # Building

    def enter(self) -> None:
        settings = self.window.settings
        self.player.reduced = settings.reduced_motion
        self.player.speed = settings.animation_speed
        self.player.sounds = self.window.sounds
        self.board.sides = self.table.sides
        super().enter()
        if self._last_index < 0:
            self.player.go_to(self._start)
            self.player.play()
        self._show()
        self.root.focus("play", quietly=True)

    def leave(self) -> None:
        self.player.pause()

    def build(self) -> Widget:
        self.line._high = float(max(1, len(self.player)))
        names = [(EVERYBODY, "Everybody"), *self.table.figure_names().items()]
        controls = Row(
            pause_button(self),
            Space(0.3),
            SignButton(
                "start", "From the beginning of what is new", self._again, name="again", shortcut="from the start"
            ),
            SignButton("previous", "Back to the step before", self._previous, name="previous", shortcut="step before"),
            SignButton("back", "One thing back", self._back, name="back", shortcut="one back"),
            self.play_button,
            SignButton("forward", "One thing on", self._forward, name="forward", shortcut="one on"),
            SignButton("next", "On to the next step", self._next, name="next", shortcut="next step"),
            SignButton("end", "Straight to the end", self._finish, name="end", shortcut="to the end"),
            Space(grow=1),
            Choice(
                SPEEDS,
                self._nearest_speed(),
                self._set_speed,
                name="speed",
                tooltip="How fast it is shown.",
                shortcut="speed",
            ),
            gap=0.2,
        )
        strip = Panel(self.caption, self.line, controls, pad=0.6, gap=0.15)
        side = Panel(
            Choice(names, self._figure, self._filter, name="filter", tooltip="Whose part of the log to read."),
            self.log,
            self.on_button,
            title=self._title(),
            stretch=True,
        )
        return Split(side, Column(self.board, strip, gap=0.3), ems=22)

    def _title(self) -> str:
        if self._then:
            return self._name or "Looking back"
        moment = self.player.chronicle.moment(min(self._start + 1, len(self.player)))
        return self.player.chronicle.heading(moment[:1])

    def _nearest_speed(self) -> float:
        return min((value for value, _ in SPEEDS), key=lambda value: abs(value - self.player.speed))

    # Time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        covered = self.root.top.dims  # by a dialog, as that of the pause
        if not covered and self.player.update(seconds):
            self._show()
        self.animating = self.player.playing and not covered

    def _show(self) -> None:
        player = self.player
        self.animating = player.playing
        scene = player.scene
        self.board.show_scene(scene)
        if player.playing:
            self.board.follow_points(scene.focus)
        self._furthest = max(self._furthest, player.shown)
        if not self._then:
            self.table.have_shown(self._furthest)
        self._last_index = player.shown
        self.caption.text = player.caption
        self.line.value = float(player.shown)
        self.play_button.sign = "pause" if player.playing else "play"
        self.play_button.redraw()
        self._show_log()
        self.log.point_at(player.shown - 1)
        if self._fault and player.at_end:
            tell(self.root, "The recording ends here", self._fault, width=34)
            self._fault = ""
        seen = self._furthest >= len(player)
        self.on_button.enabled = seen or self._then is not None
        self.on_button.reason = (
            "" if seen else "The turn is still being shown. The last button below the board goes to its end."
        )
        self.on_button.text = "Back" if self._then else "Go on"

    def _show_log(self) -> None:
        """Add what has been shown since; what was read once stays, wherever the player goes back to."""
        if self._furthest == self._logged:
            return
        lines = self.player.chronicle.lines(self._figure or None, 0, self._furthest)
        made = [log_line(line) for line in lines]
        if self._logged < 0:
            self.log.show_lines(made)
        else:
            self.log.add(*made[len(self.log.lines) :])
        self._logged = self._furthest

    def _moment_words(self, value: float) -> str:
        """When that was which is shown: what has begun and not shown anything yet does not count."""
        chronicle = self.player.chronicle
        at = round(min(value, len(self.player)))
        last = chronicle.told_last(at)
        return chronicle.heading(last.moment if last else chronicle.moment(at))

    def _describe(self, square: str) -> str:
        return self.table.parts.describe(self.player.position, square)

    # What the player does

    def _toggle(self) -> None:
        if self.player.at_end:
            self.player.go_to(self._start if self._start < len(self.player) else 0)
        self.player.toggle()
        self._show()

    def _again(self) -> None:
        self.player.go_to(self._start)
        self.player.play()
        self._show()

    def _forward(self) -> None:
        self.player.forward()
        self._show()

    def _back(self) -> None:
        self.player.back()
        self._show()

    def _next(self) -> None:
        self.player.next()
        self._show()

    def _previous(self) -> None:
        self.player.previous()
        self._show()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        asked = self.root.keys.commands(event)
        if "next stretch" in asked:
            self.player.next(0)
        elif "stretch before" in asked:
            self.player.previous(0)
        else:
            return False
        self._show()
        return True

    def _finish(self) -> None:
        self.player.finish()
        self._show()
        self.root.focus("go on", quietly=True)

    def _scrub(self, value: float) -> None:
        self.player.go_to(round(value))
        self._show()

    def _set_speed(self, speed: float) -> None:
        """For this turn and all that follow."""
        self.player.speed = speed
        self.window.apply(self.window.settings.model_copy(update={"animation_speed": speed}))

    def _filter(self, figure: str) -> None:
        self._figure, self._logged = figure, -1
        self._show_log()

    def _go_to_line(self, line: Line) -> None:
        self.player.go_to(line.value)
        self._show()
        self.player.forward()

    def _go_on(self) -> None:
        if self._then:
            self._then()
            return
        self.player.finish()
        self.table.flow.have_watched()
        self.table.go_on()


LINE = "Everything that has happened. Drag, or use the left and right arrows, to go anywhere in it."


def log_line(line: LogLine) -> Line:
    """Headings stand out; what a throw needed stands small below its sentence."""
    if line.heading:
        return Line(line.text, line.index, "strong", WINE)
    if line.aside:
        return Line(line.text, line.index, "small", INK_SOFT, indent=1.4)
    return Line(line.text, line.index, indent=0.6)
