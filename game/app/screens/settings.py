"""The settings, each of which takes effect as soon as it is changed."""

from __future__ import annotations

from typing import Any, Unpack

from game.app.screens.base import Screen
from game.app.settings import Settings
from game.app.theme import INK_SOFT, WINE, Theme
from game.app.widgets.button import Button
from game.app.widgets.choices import Choice, Slider, Toggle
from game.app.widgets.containers import Centred, Column, Panel, Row, Space
from game.app.widgets.label import Label, Rule
from game.app.widgets.modal import Way, ask
from game.app.widgets.scroll import Scroll
from game.app.widgets.widget import Common, Widget

SPEEDS = [(0.25, "Very slow"), (0.5, "Slow"), (1.0, "Usual"), (2.0, "Fast"), (4.0, "Very fast")]
PALETTES = [("painted", "Painted"), ("distinct", "Distinct for any eyes"), ("strong", "Strong contrast")]
EVERYWHERE = "On any screen {larger} and {smaller} do the same, and {usual size} puts it back."


class SettingsScreen(Screen):
    title = "Settings"
    help = (
        "Every setting takes effect at once and is kept for the next time.\n\n"
        "Left and right move a slider by one step, {page up} and {page down} by more.\n\n"
        "If everything has become too large or too small to use, {usual size} puts it back, on any screen."
    )

    def __init__(self) -> None:
        super().__init__()
        self._report = ""

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """A key may have changed a setting."""
        self.rebuild()

    def build(self) -> Widget:
        now = self.window.settings
        sections = Column(
            Label("Sizes", "strong"),
            line(
                "Everything",
                Slider(
                    now.ui_scale,
                    low=0.75,
                    high=3.0,
                    step=0.25,
                    settled=self._setter("ui_scale"),
                    name="ui_scale",
                    grow=1,
                ),
            ),
            line(
                "Text",
                Slider(
                    now.text_size,
                    low=0.8,
                    high=1.6,
                    step=0.1,
                    settled=self._setter("text_size"),
                    name="text_size",
                    grow=1,
                ),
            ),
            Label(self.window.keys.told(EVERYWHERE), "small", colour=INK_SOFT),
            line(
                "",
                Toggle(
                    self.window.keys.told("Full screen ({full screen})"),
                    now.fullscreen,
                    self._setter("fullscreen"),
                    name="fullscreen",
                    grow=1,
                ),
            ),
            Rule(),
            Label("Motion", "strong"),
            line(
                "Speed of the fight",
                Choice(SPEEDS, now.animation_speed, self._setter("animation_speed"), name="animation_speed"),
            ),
            line(
                "",
                Toggle(
                    "Less motion: figures appear where they arrive",
                    now.reduced_motion,
                    self._setter("reduced_motion"),
                    name="reduced_motion",
                    grow=1,
                ),
            ),
            Rule(),
            Label("Sound", "strong"),
            line("Everything", self._volume("volume", "clash")),
            line("The fight", self._volume("fight_volume", "clash")),
            line("Buttons and pages", self._volume("table_volume", "page")),
            Rule(),
            Label("At the table", "strong"),
            line(
                "Colours of the sides",
                Choice(PALETTES, now.side_palette, self._setter("side_palette"), name="side_palette"),
            ),
            line(
                "",
                Toggle(
                    "Hold the button to take over from another player (otherwise: press it twice)",
                    now.hold_to_reveal,
                    self._setter("hold_to_reveal"),
                    name="hold_to_reveal",
                    grow=1,
                ),
            ),
        )
        panel = Panel(
            Scroll(Padded(sections), lines=4),
            Label(self._report, "small", colour=WINE) if self._report else None,
            Row(
                Button(
                    "Usual settings",
                    self._ask_reset,
                    tooltip="Give every setting its first value again.",
                    name="usual settings",
                ),
                Button("Keys…", self._open_keys, tooltip="Keys, and the buttons of a gamepad.", name="keys"),
                Space(grow=1),
                Button("Back", self.back, style="primary", name="back"),
                wraps=True,
            ),
            title="Settings",
            width=38,
        )
        return Centred(panel)

    def _setter(self, field: str) -> Any:
        return lambda value: self._apply(self.window.settings.model_copy(update={field: value}))

    def _volume(self, field: str, sample: str) -> Slider:
        """It can be heard at once how loud that is."""

        def settled(value: float) -> None:
            self._apply(self.window.settings.model_copy(update={field: value}))
            self.window.sounds.play(sample)

        return Slider(getattr(self.window.settings, field), settled=settled, name=field, grow=1)

    def _open_keys(self) -> None:
        from game.app.screens.keys import KeysScreen

        self.window.stage.push(KeysScreen())

    def _apply(self, settings: Settings) -> None:
        if settings != self.window.settings:
            self._report = self.window.apply(settings)
            self.rebuild()

    def _ask_reset(self) -> None:
        ask(
            self.root,
            "Usual settings",
            "Shall every setting be given its first value again?",
            Way("Yes, all of them", self._reset, "primary"),
            Way("Leave them as they are"),
        )

    def _reset(self) -> None:
        """What has been learnt is no setting."""
        self._apply(Settings(lessons_learnt=self.window.settings.lessons_learnt))


def line(words: str, control: Widget) -> Row:
    """A setting's name and what sets it; the names make a column of their own."""
    return Row(Label(words, colour=INK_SOFT, width=10), control)


class Padded(Column):
    """Room round what scrolls, for the ring of the keyboard."""

    def __init__(self, child: Widget, **common: Unpack[Common]) -> None:
        super().__init__(child, pad=0.35, **common)
