"""Sharing a fight: as a replay file, or as a film that is made while the game goes on."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import places, replays
from game.app.filming import ENDINGS, FilmError, Format, Order
from game.app.filming.background import FilmInTheMaking
from game.app.filming.order import SIZES
from game.app.play.replay_table import ReplayTable
from game.app.widgets import Button, Choice, Column, Label, Layer, Panel, ProgressBar, Row, Way, open_dialog, tell
from game.replays import Recording
from game.replays.writing import written
from game.rules.kernel.chronicle import Chronicle
from game.saves import SaveError

if TYPE_CHECKING:
    from game.app.play.table import Table
    from game.app.screens.base import Screen
    from game.app.window import Window

KINDS: list[tuple[Format, str]] = [
    ("gif", "GIF, shown everywhere"),
    ("mp4", "MP4, needs ffmpeg"),
    ("apng", "APNG, true colours, large"),
    ("png-sheet", "A sheet of pictures"),
]
WIDTHS = [(0.5, "small"), (1.0, "middling"), (1.5, "large")]
SPEEDS = [(0.5, "½ ×"), (1.0, "1 ×"), (2.0, "2 ×"), (4.0, "4 ×")]


def keep_replay(screen: Screen, table: Table) -> None:
    """Put what everybody knows of a fight in a replay file, and say where it is."""
    try:
        path = replays.keep(table.game, title=table.title, kept_at=datetime.now(UTC))
    except SaveError as fault:
        tell(screen.root, "The replay could not be kept", f"{fault}.", width=34)
        return
    over = table.game.result is not None
    what, still = ("The fight", "") if over else ("The fight so far", " What is still secret is not in it.")
    words = f"{what} is kept as a replay:\n\n{path}\n\nReplay on the title shows it.{still}"
    tell(screen.root, "Keep the replay", words, width=34)


def share_table(screen: Screen, table: Table) -> None:
    def recording() -> Recording:
        if isinstance(table, ReplayTable):
            return table.recording
        return replays.recording_of(table.game, table.title)

    share(screen, recording)


def share(screen: Screen, find: Callable[[], Recording]) -> None:
    """Ask how a recording is to be filmed, and do it; or show how far the film is that is being made."""
    for work in screen.window.background:
        if isinstance(work, FilmWork):
            work.show(screen)
            return
    _Wishes(screen, find()).ask()


class _Wishes:
    """What the player chooses for a film."""

    def __init__(self, screen: Screen, recording: Recording) -> None:
        self.screen, self.recording = screen, recording
        chronicle = Chronicle(recording.system, recording.start, recording.events)
        self.turns = sorted({entry.moment[0] for entry in chronicle.entries if entry.moment[0]}) or [0]
        self.format: Format = "gif"
        self.first, self.last = self.turns[0], self.turns[-1]
        self.width, self.speed = 1.0, 1.0

    def ask(self) -> None:
        level = self.recording.system.levels[0]
        numbers = [(number, str(number)) for number in self.turns]
        rows = [
            self._row("What", KINDS, "format"),
            self._row(f"From {level}", numbers, "first"),
            self._row(f"To {level}", numbers, "last"),
            self._row("Size", WIDTHS, "width"),
            self._row("Speed", SPEEDS, "speed"),
        ]
        where = Label(f"It will lie in {places.films()}.", "small")
        open_dialog(
            self.screen.root,
            "Share as film",
            Column(*rows, where, stretch=True),
            Way("Make the film", self._make, "primary"),
            Way("Cancel"),
            width=30,
        )

    def _row(self, words: str, options: list[tuple[Any, str]], name: str) -> Row:
        def choose(value: Any) -> None:
            setattr(self, name, value)

        choice = Choice(options, getattr(self, name), choose, name=f"film {name}", grow=1)
        return Row(Label(words, width=7), choice)

    def _make(self) -> None:
        first, last = sorted((self.first, self.last))
        width, height = SIZES[self.format]
        turns = None if (first, last) == (self.turns[0], self.turns[-1]) else (first, last)
        folder = tempfile.TemporaryDirectory(prefix="swashbuckler-")
        try:
            if self.format == "mp4":
                from game.app.filming.mp4 import need_ffmpeg

                need_ffmpeg()
            source = Path(folder.name) / f"film{replays.ENDING}"
            source.write_text(written(self.recording, kept_at=datetime.now(UTC)), encoding="ascii")
            making = [work.film.order.out for work in self.screen.window.background if isinstance(work, FilmWork)]
            out = _new_name(self.recording.title, self.format, making)
            out.parent.mkdir(parents=True, exist_ok=True)
            size = round(width * self.width), round(height * self.width)
            palette = self.screen.window.settings.side_palette
            order = Order(source, self.format, out, turns, size, self.speed, palette=palette)
            film = FilmInTheMaking(order)
        except (FilmError, OSError) as fault:
            folder.cleanup()
            words = fault.strerror or str(fault) if isinstance(fault, OSError) else str(fault)
            tell(self.screen.root, "No film", f"No film can be made: {words}.", width=34)
            return
        work = FilmWork(film, folder)
        self.screen.window.background.append(work)
        work.show(self.screen)


def _new_name(title: str, kind: Format, making: Sequence[Path]) -> Path:
    """A name that no film has yet, nor any of those that are being made."""
    stem = replays.new_path(title, Path("nowhere")).name.removesuffix(replays.ENDING)
    path = places.films() / f"{stem}{ENDINGS[kind]}"
    number = 1
    while path in making or path.exists() or path.is_symlink():
        number += 1
        path = places.films() / f"{stem}-{number}{ENDINGS[kind]}"
    return path


class FilmWork:
    """A film in the making, as the window goes on with it between two pictures."""

    def __init__(self, film: FilmInTheMaking, folder: tempfile.TemporaryDirectory[str]) -> None:
        self.film, self._folder = film, folder
        self._bar = ProgressBar(0.0, "", name="film progress")
        self._shown: tuple[Screen, Layer] | None = None
        self._stopped = False

    def show(self, screen: Screen) -> None:
        """A dialog with how far it is."""
        self._bar = ProgressBar(self.film.part, self._percent(), name="film progress")
        layer: Layer

        def close() -> None:
            screen.root.close(layer)

        def stop() -> None:
            close()
            self.stop()

        words = Label(f"{self.film.order.out.name}. The game can go on meanwhile.")
        on = Button("Go on meanwhile", close, style="primary", name="film on")
        ways = Row(on, Button("Stop the film", stop, name="film stop"), align=1.0, wraps=True)
        panel = Panel(words, self._bar, ways, title="The film is being made", width=30, stretch=True)
        layer = screen.root.open_dialog(panel, close)
        self._shown = (screen, layer)

    def _percent(self) -> str:
        return f"{round(self.film.part * 100)} %"

    def go_on(self, window: Window) -> bool:
        """Whether there is more to come; at the end the player is told, as soon as nothing else is asked of him."""
        if self._stopped:
            return False
        self.film.look()
        self._bar.part, self._bar.text = self.film.part, self._percent()
        if not self.film.over:
            return True
        if self._shown is not None:
            screen, layer = self._shown
            screen.root.close(layer)
            self._shown = None
        top = window.stage.top
        if top.root.busy or top.fresh:
            return True
        self._folder.cleanup()
        if self.film.fault:
            tell(top.root, "No film", self.film.fault, width=34)
        else:
            tell(top.root, "The film is ready", f"It lies here:\n\n{self.film.order.out}", width=34)
        return False

    def stop(self) -> None:
        """Away with it; nothing is told and nothing left behind."""
        self._stopped = True
        self.film.cancel()
        self._folder.cleanup()
