"""A film made beside the game: by a process of its own, so that nothing in the window waits for it."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from multiprocessing.connection import Connection

from game.app.filming.order import FilmError, Order

PATIENCE = 3.0
"""Seconds that a film has to put its things away."""


class FilmInTheMaking:
    """`part`: how much is done. Once `over`, `fault` says why there is no film; empty if there is one."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.part = 0.0
        self.over = False
        self.fault = ""
        # Not a fork: SDL does not live through one.
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(order, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def look(self) -> None:
        """Take what the process has said since; never waits."""
        try:
            while not self.over and self._ours.poll():
                said = self._ours.recv()
                if isinstance(said, float):
                    self.part = said
                else:
                    self.over, self.fault = True, said
        except (EOFError, OSError):
            self.over, self.fault = True, "The film was broken off before it was whole."
        if self.over:
            self._process.join(PATIENCE)

    def cancel(self) -> None:
        """Stop, and leave nothing behind."""
        from game.app.filming.making import part_of

        if not self.over:
            self.over, self.fault = True, "The film was stopped."
            self._ours.close()
            self._process.join(PATIENCE)
            if self._process.is_alive():
                self._process.kill()
                self._process.join(PATIENCE)
        with contextlib.suppress(OSError):
            part_of(self.order.out, self._process.pid or 0).unlink(missing_ok=True)


class _Stopped(Exception):
    """Nobody waits for the film any more."""


def _work(order: Order, game: Connection) -> None:
    """What the other process does. The game tells it to stop by hanging up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from game.app.filming.making import make

    def progress(part: float) -> None:
        try:
            if game.poll():
                raise _Stopped
            game.send(part)
        except OSError as error:
            raise _Stopped from error

    try:
        make(order, progress)
        said = ""
    except _Stopped:
        return
    except FilmError as error:
        said = str(error)
    except MemoryError:
        said = "there is not enough memory for it; choose a smaller size"
    with contextlib.suppress(OSError):
        game.send(said)
