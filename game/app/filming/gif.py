"""GIF: one palette for the whole film, and of each picture only what has changed, written as it comes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import BinaryIO

from PIL import GifImagePlugin, Image, ImageChops, ImageDraw

from game.app import theme
from game.app.filming.shots import Shot

COLOURS = 255
SEE_THROUGH = 255
"""The colour left over, for what stays as it was."""
ACCENTS = (theme.PARCHMENT_LIGHT, theme.INK, theme.CANDLE, theme.WINE, theme.TEAL, theme.MOSS, theme.GOLD)
DITHER = Image.Dither.NONE
"""Scattered dots would crawl from picture to picture and make the file several times as large."""


def write(file: BinaryIO, size: tuple[int, int], samples: Iterable[bytes], shots: Iterable[Shot]) -> None:
    """Pillow's own way of many pictures would hold them all; its parts are used one at a time instead."""
    palette = palette_of(size, samples)
    empty = Image.new("P", size)
    empty.putpalette(palette.getpalette("RGB") or [])
    header, _ = GifImagePlugin.getheader(empty, info={"loop": 0, "optimize": False})
    for part in header:
        file.write(part)
    writer = _Writer(file, size)
    for shot in shots:
        picture = Image.frombytes("RGB", size, shot.pixels).quantize(palette=palette, dither=DITHER)
        writer.add(picture, shot.seconds)
    writer.finish()
    file.write(b";")


def palette_of(size: tuple[int, int], samples: Iterable[bytes]) -> Image.Image:
    """A picture with the colours that suit all the samples best."""
    pictures = [Image.frombytes("RGB", size, sample).resize((320, 200)) for sample in samples]
    together = Image.new("RGB", (320, 200 * len(pictures) + 40))
    for number, picture in enumerate(pictures):
        together.paste(picture, (0, 200 * number))
    # Colours of blows and dice are rarely to be seen, but must not be lost.
    pen = ImageDraw.Draw(together)
    width = 320 // len(ACCENTS)
    for number, colour in enumerate(ACCENTS):
        pen.rectangle((number * width, 200 * len(pictures), (number + 1) * width, 200 * len(pictures) + 40), colour)
    return together.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=1)


class _Writer:
    """Holds the last picture until it is known how long it stands."""

    def __init__(self, file: BinaryIO, size: tuple[int, int]) -> None:
        self._file, self._size = file, size
        self._shown: Image.Image | None = None
        self._waiting: tuple[Image.Image, tuple[int, int]] | None = None
        self._now = 0.0
        self._written = 0
        """hundredths of a second that are told in the file"""

    def add(self, picture: Image.Image, seconds: float) -> None:
        indices = Image.frombytes("L", self._size, picture.tobytes())
        if self._shown is None:
            self._waiting = (picture, (0, 0))
        else:
            changed = ImageChops.difference(self._shown, indices)
            box = changed.getbbox()
            if box is None:
                self._now += seconds
                return
            self._flush()
            picture.paste(SEE_THROUGH, mask=changed.point([255, *(0,) * 255]))
            self._waiting = (picture.crop(box), (box[0], box[1]))
        self._shown = indices
        self._now += seconds

    def finish(self) -> None:
        self._flush()

    def _flush(self) -> None:
        if self._waiting is None:
            return
        picture, offset = self._waiting
        # Viewers take less than two hundredths for a tenth.
        hundredths = min(65_535, max(2, round(self._now * 100) - self._written))
        self._written += hundredths
        how = {"duration": hundredths * 10, "disposal": 1, "transparency": SEE_THROUGH}
        for part in GifImagePlugin.getdata(picture, offset, **how):
            self._file.write(part)
        self._waiting = None
