"""APNG: true colours, and of each picture only the rectangle that has changed, written as it comes."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import BinaryIO

from PIL import Image, ImageChops

from game.app.filming.shots import Shot

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LONGEST = 65_535
"""Thousandths of a second that one picture can stand."""


def write(file: BinaryIO, size: tuple[int, int], shots: Iterable[Shot]) -> None:
    """Pillow compresses; the chunks are put together here, since Pillow would first hold all pictures."""
    file.write(SIGNATURE)
    _chunk(file, b"IHDR", struct.pack(">IIBBBBB", *size, 8, 2, 0, 0, 0))
    counted_at = file.tell()
    _chunk(file, b"acTL", struct.pack(">II", 0, 0))
    writer = _Writer(file)
    for shot in shots:
        writer.add(Image.frombytes("RGB", size, shot.pixels), shot.seconds)
    writer.finish()
    _chunk(file, b"IEND", b"")
    file.seek(counted_at)
    _chunk(file, b"acTL", struct.pack(">II", writer.count, 0))


class _Writer:
    """Holds the last picture until it is known how long it stands. `count`: pictures written."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.count = 0
        self._sequence = 0
        self._shown: Image.Image | None = None
        self._waiting: tuple[Image.Image, tuple[int, int]] | None = None
        self._now, self._written = 0.0, 0

    def add(self, picture: Image.Image, seconds: float) -> None:
        box = ImageChops.difference(self._shown, picture).getbbox() if self._shown else (0, 0, *picture.size)
        if box is not None:
            self.finish()
            self._waiting = (picture.crop(box), (box[0], box[1]))
            self._shown = picture
        self._now += seconds

    def finish(self) -> None:
        if self._waiting is None:
            return
        picture, (left, top) = self._waiting
        thousandths = min(LONGEST, max(1, round(self._now * 1000) - self._written))
        self._written += thousandths
        control = struct.pack(
            ">IIIIIHHBB", self._next(), picture.width, picture.height, left, top, thousandths, 1000, 0, 0
        )
        _chunk(self._file, b"fcTL", control)
        for data in _compressed(picture):
            if self.count == 0:
                _chunk(self._file, b"IDAT", data)
            else:
                _chunk(self._file, b"fdAT", struct.pack(">I", self._next()) + data)
        self.count += 1
        self._waiting = None

    def _next(self) -> int:
        self._sequence += 1
        return self._sequence - 1


def _chunk(file: BinaryIO, kind: bytes, data: bytes) -> None:
    file.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))


def _compressed(picture: Image.Image) -> Iterator[bytes]:
    """The picture's data as Pillow writes them into a PNG."""
    whole = BytesIO()
    picture.save(whole, "PNG", compress_level=6)
    view = whole.getbuffer()
    at = len(SIGNATURE)
    while at < len(view):
        length = struct.unpack_from(">I", view, at)[0]
        if bytes(view[at + 4 : at + 8]) == b"IDAT":
            yield bytes(view[at + 8 : at + 8 + length])
        at += length + 12
