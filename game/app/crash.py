"""When the program meets a fault of its own: the game is kept, a report is written, and the player is told.

A report says where in the program it happened and on what machine. It never holds what a value was, neither of a
variable nor in the words of an error: a plot could be in it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import platform
import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game import places, saves
from game.app.play.keeping import BEFORE_FAULT
from game.version import program_version

if TYPE_CHECKING:
    from game.app.play.table import Table
    from game.app.window import Window

log = logging.getLogger(__name__)

KEPT_REPORTS = 20
MOST_FRAMES = 40
MOST_CAUSES = 8


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What became of everything, in sentences for the player. `report`: the file; None if it cannot be written."""

    kept: str
    report: Path | None
    reported: str


def survive(window: Window, fault: BaseException) -> None:
    """Keep the game, write the report, and show what has happened. Where not even that works, say it on the standard
    error stream and close the window."""
    try:
        from game.app.screens.fault import FaultScreen

        if not len(window.stage) or isinstance(window.stage.top, FaultScreen):
            raise RuntimeError("there is no screen to show it on")
        aftermath = _look_after(window, fault)
        _stop_background(window)
        window.stage.abandon(FaultScreen(aftermath))
    except Exception as second:
        _last_words(window, fault, second)
        window.failed = True
        window.quit()


def _look_after(window: Window, fault: BaseException) -> Aftermath:
    kept = " ".join(_keep(table) for table in _tables(window) if table.keeps)
    text = report_of(window, fault)
    try:
        path = write_report(text)
    except OSError as error:
        print(text, file=sys.stderr)
        words = f"The report could not be written ({error.strerror}); it stands on the standard error stream."
        return Aftermath(kept, None, words)
    log.error("An unexpected fault; the report is %s", path)
    return Aftermath(kept, path, f"A report is in {path}. It tells nothing of what anybody has plotted.")


def _stop_background(window: Window) -> None:
    """Whatever was at work may be at fault."""
    for work in window.background:
        with contextlib.suppress(Exception):
            work.stop()
    window.background.clear()


# The games


def _tables(window: Window) -> list[Table]:
    found: dict[int, Table] = {}
    for screen in window.stage:
        table = getattr(screen, "table", None)
        if table is not None:
            found[id(table)] = table
    return list(found.values())


def _keep(table: Table) -> str:
    """Save as it stands; if the fault has spoilt even that, the last save is still there."""
    title = table.title + BEFORE_FAULT
    try:
        table.keep(title)
        trouble = table.keeper.trouble
    except Exception:
        trouble = _keep_plainly(table, title)
    if not trouble:
        last = table.keeper.last
        where = f" as {last.name}" if last is not None else ""
        return f"The fight is kept{where}: {table.keeper.way_back}"
    last = table.keeper.last
    still = f" It is still kept as it was a moment ago, as {last.name}." if last is not None else ""
    return f"The fight could not be saved as it now stands: {trouble}.{still}"


def _keep_plainly(table: Table, title: str) -> str:
    """Without all that is drawn or worked out for a save; why it could not be done, or nothing."""
    circumstances = saves.Circumstances(dict(table.flow.drafts), table.flow.watched, table.place)
    try:
        table.keeper.last = saves.autosave(
            table.game, title=title, saved_at=datetime.now(UTC), circumstances=circumstances
        )
    except saves.SaveError as error:
        return str(error)
    except Exception as error:
        return type(error).__name__
    return ""


# The report


def report_of(window: Window, fault: BaseException) -> str:
    lines = [
        "Swashbuckler: report of an unexpected fault",
        "It holds no plots, no names of players and nothing out of any file.",
        "",
        *_facts(window),
        "",
        *traces(fault),
    ]
    return "\n".join(lines) + "\n"


def _facts(window: Window) -> Iterator[str]:
    for name, value in (
        ("when", datetime.now(UTC).isoformat(timespec="seconds")),
        ("program", program_version()),
        ("python", platform.python_version()),
        ("platform", platform.platform()),
        ("pygame", f"{pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"),
        ("video driver", pygame.display.get_driver() if pygame.display.get_init() else "none"),
        ("window", f"{window.size[0]} x {window.size[1]}"),
        ("settings", window.settings.model_dump_json()),
        ("screens", ", ".join(type(screen).__name__ for screen in window.stage)),
    ):
        yield f"{name}: {value}"
    for table in _tables(window):
        yield from _game_facts(table)


def _game_facts(table: Table) -> Iterator[str]:
    game: Any = table.game
    yield f"game: {game.system.key}, rules {game.system.version}"
    with contextlib.suppress(Exception):  # the fault may lie here
        yield f"moment: {', '.join(map(str, game.system.moment(game.position)))}"
        yield f"events so far: {len(game.events)}"
        yield f"seats: {', '.join(seat.player for seat in game.seats.values())}"


def traces(fault: BaseException) -> Iterator[str]:
    """The fault and what led to it, the last first; of each where it happened, and never the words."""
    seen: list[BaseException] = []
    now: BaseException | None = fault
    while now is not None and now not in seen and len(seen) < MOST_CAUSES:
        yield ("fault: " if not seen else "came of: ") + _kind(now)
        frames = traceback.extract_tb(now.__traceback__)
        if len(frames) > MOST_FRAMES:
            yield f"  ({len(frames) - MOST_FRAMES} more before)"
        for frame in frames[-MOST_FRAMES:]:
            yield f"  {_short(frame.filename)}:{frame.lineno} in {frame.name}"
            if frame.line:
                yield f"    {frame.line}"
        seen.append(now)
        now = now.__cause__ or now.__context__


def _kind(fault: BaseException) -> str:
    kind = type(fault)
    number = f" {fault.errno}" if isinstance(fault, OSError) and fault.errno else ""
    return f"{kind.__module__}.{kind.__qualname__}{number}"


def _short(file: str) -> str:
    """Without the folders above, which tell who somebody is."""
    parts = Path(file).parts
    for folder in ("game", "site-packages"):
        if folder in parts:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(folder) :])
    return parts[-1] if parts else file


def write_report(text: str, folder: Path | None = None) -> Path:
    """In a new file beside the saves; the oldest reports go. Raises OSError."""
    folder = folder or places.saves() / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    while True:
        path = folder / f"fault-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.txt"
        try:
            with path.open("x", encoding="utf-8", errors="replace") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError:
            continue
        break
    for old in sorted(folder.glob("fault-*.txt"))[:-KEPT_REPORTS]:
        with contextlib.suppress(OSError):
            old.unlink()
    return path


def _last_words(window: Window, fault: BaseException, second: BaseException) -> None:
    """On the standard error stream, whatever else is broken."""
    with contextlib.suppress(Exception):
        kept = "What was saved is untouched."
        with contextlib.suppress(Exception):
            kept = " ".join([_keep(table) for table in _tables(window) if table.keeps]) or kept
        report = "\n".join([*traces(fault), *traces(second)])
        with contextlib.suppress(Exception):
            report = f"{write_report(report_of(window, fault))}\n{report}"
        print(
            f"Swashbuckler has met a fault that it cannot show, and closes. {kept}\nReport: {report}",
            file=sys.stderr,
        )
