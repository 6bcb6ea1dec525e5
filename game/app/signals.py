"""The system asks the game to end, as by Ctrl-C in a terminal, closing that, or shutting down: the window is closed
as its player would close it, so that everything is kept."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from typing import Any

import pygame

ASKING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""Not every platform has all of them."""


@contextlib.contextmanager
def heeded() -> Iterator[None]:
    """Until the end of the block. Whoever asks a second time means it, whatever the game has still to say."""
    before: dict[int, Any] = {}

    def close(number: int, _: object) -> None:
        with contextlib.suppress(pygame.error):
            pygame.event.post(pygame.event.Event(pygame.QUIT))
            signal.signal(number, before[number])

    if threading.current_thread() is threading.main_thread():
        for number in [getattr(signal, name) for name in ASKING if hasattr(signal, name)]:
            # What is ignored already was so from the beginning, as for a game that is to outlive its terminal.
            if signal.getsignal(number) not in (signal.SIG_IGN, None):
                before[number] = signal.signal(number, close)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
