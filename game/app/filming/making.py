"""Making a film: written beside its place and moved there when it is whole."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from game import replays
from game.app.animation.trial import what_can_be_shown
from game.app.filming import apng, gif, mp4, sheet
from game.app.filming.order import FilmError, Order
from game.app.filming.shots import Shot, Shots
from game.saves import SaveError

SAMPLES = 16

Progress = Callable[[float], object]
"""Is told how much is done, 0 to 1, after each picture; what it raises ends the work and leaves nothing behind."""


def make(order: Order, progress: Progress = lambda part: None) -> Path:
    """Make the film and say where it is. Raises FilmError."""
    if order.format == "mp4":
        mp4.need_ffmpeg()
    try:
        recording = what_can_be_shown(replays.read(order.recording))
    except SaveError as error:
        raise FilmError(str(error)) from error
    if not recording.events:
        raise FilmError(f"{order.recording}: there is nothing to film in it. {recording.fault}".strip())
    with _beside(order) as part:
        _write(part, Shots(recording, order), order, progress)
    return order.out


def _write(part: Path, shots: Shots, order: Order, progress: Progress) -> None:
    if order.format == "mp4":
        mp4.write(part, shots.size, order.rate, _watched(shots.shots(order.rate), progress))
        return
    with part.open("r+b") as file:
        if order.format == "gif":
            gif.write(file, shots.size, shots.samples(SAMPLES), _watched(shots.shots(order.rate), progress))
        elif order.format == "apng":
            apng.write(file, shots.size, _watched(shots.shots(order.rate), progress))
        else:
            sheet.write(file, shots, progress)


def _watched(shots: Iterator[Shot], progress: Progress) -> Iterator[Shot]:
    for shot in shots:
        yield shot
        progress(shot.part)


@contextmanager
def _beside(order: Order) -> Iterator[Path]:
    """An empty file beside the film's place. It becomes the film at the end, or is gone if anything goes wrong."""
    out = order.out
    part = part_of(out, os.getpid())
    try:
        if out.is_dir():
            raise FilmError(f"{out}: is a folder; add the name of the film")
        if out.exists() and not order.overwrite:
            raise FilmError(f"{out}: is there already; choose another name, or add --force to lose what is there")
        with contextlib.suppress(FileNotFoundError):
            part.unlink()
        part.touch(exist_ok=False)
        yield part
        if out.exists() and not order.overwrite:
            raise FilmError(f"{out}: somebody has put a file there meanwhile; choose another name")
        os.replace(part, out)
    except OSError as error:
        raise FilmError(f"{out}: cannot be written: {error.strerror or error}; choose another place with -o") from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def part_of(out: Path, process: int) -> Path:
    """Where a film is while it is not whole: two that are to have one name must not write into each other."""
    return out.with_name(f".{out.name}.{process}.part")
