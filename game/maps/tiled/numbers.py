"""The tile numbers of a layer, in every way Tiled writes them."""

from __future__ import annotations

import base64
import binascii
import struct
import zlib
from xml.etree.ElementTree import Element

from game.maps.faults import quoted
from game.maps.tiled.values import whole_number
from game.maps.tiled.zstd import NoZstd, unpack_zstd

BEYOND = 1 << 32
"""Numbers are 32 bits without a sign."""
_OTHER_FORMAT = "Choose CSV or Base64 (zlib) as the tile layer format in the map's properties"
_ANEW = "Save the map anew from Tiled"


class BadNumbers(Exception):
    """Layer data that cannot be read: code, words, remedy."""

    def __init__(self, code: str, words: str, remedy: str = _ANEW) -> None:
        super().__init__(code, words, remedy)
        self.code, self.words, self.remedy = code, words, remedy


def read_numbers(data: Element, rows: int, columns: int, format: Element | None = None) -> tuple[int, ...]:
    """The numbers of a layer or chunk, row by row, exactly one for each square; raises BadNumbers.

    `format`: the element that names encoding and compression, if it is not `data`.
    """
    named = data if format is None else format
    encoding = named.get("encoding")
    compression = named.get("compression") or None
    if data.find("chunk") is not None:
        words = "the layer is written in chunks, though the map is not infinite"
        raise BadNumbers("layer-data", words)
    if encoding == "csv":
        return _csv(data.text or "", rows, columns)
    if encoding == "base64":
        return _base64(data.text or "", compression, rows, columns)
    if encoding is None:
        return _elements(data, rows * columns)
    raise BadNumbers("layer-format", f"the layer format {quoted(encoding)} is unknown", _OTHER_FORMAT)


def _csv(text: str, rows: int, columns: int) -> tuple[int, ...]:
    entries = text.replace("\n", " ").split(",")
    if len(entries) != rows * columns:
        lines = [line.strip().rstrip(",") for line in text.strip().splitlines()]
        if len(lines) == rows:
            for number, line in enumerate(lines, 1):
                count = line.count(",") + 1 if line else 0
                if count != columns:
                    words = f"row {number} of the layer holds {count} numbers instead of {columns}"
                    raise BadNumbers("layer-size", words)
        count = len(entries) if text.strip() else 0
        raise BadNumbers("layer-size", f"the layer holds {count} numbers instead of {rows * columns}")
    try:
        numbers = tuple(map(int, entries))
    except ValueError:
        numbers = (-1,)
    if min(numbers) < 0 or max(numbers) >= BEYOND:
        wrong = next(entry.strip() for entry in entries if not _tile_number(entry))
        raise BadNumbers("layer-data", f"{quoted(wrong)} in the layer is no tile number")
    return numbers


def _tile_number(text: str) -> bool:
    number = whole_number(text)
    return number is not None and 0 <= number < BEYOND


def _base64(text: str, compression: str | None, rows: int, columns: int) -> tuple[int, ...]:
    if compression not in (None, "zlib", "gzip", "zstd"):
        words = f"the layer is compressed with {quoted(compression)}, which this game cannot read"
        raise BadNumbers("layer-format", words, _OTHER_FORMAT)
    wanted = rows * columns * 4
    try:
        raw = base64.b64decode("".join(text.split()), validate=True)
        if compression == "zstd":
            raw = unpack_zstd(raw, wanted)
        elif compression:
            raw = _unpacked(raw, wanted)
    except NoZstd:
        words = "the layer is compressed with Zstandard, which needs Python 3.14 or the package zstandard"
        raise BadNumbers("layer-format", words, _OTHER_FORMAT) from None
    except (binascii.Error, zlib.error, ValueError) as error:
        raise BadNumbers("layer-data", f"the layer's data is damaged ({error})") from None
    if len(raw) != wanted:
        more = "more than " if len(raw) > wanted else ""
        words = f"the layer holds {more}{min(len(raw), wanted) // 4} numbers instead of {wanted // 4}"
        raise BadNumbers("layer-size", words)
    return struct.unpack(f"<{rows * columns}I", raw)


def _unpacked(packed: bytes, wanted: int) -> bytes:
    """Unpacks no more than one byte beyond what is wanted: a small file can unpack to gigabytes."""
    unpacker = zlib.decompressobj(wbits=47)
    raw = unpacker.decompress(packed, wanted + 1)
    if len(raw) <= wanted and not unpacker.eof:
        raise ValueError("it is cut short")
    return raw


def _elements(data: Element, count: int) -> tuple[int, ...]:
    tiles = data.findall("tile")
    if len(tiles) != count:
        raise BadNumbers("layer-size", f"the layer holds {len(tiles)} tiles instead of {count}")
    numbers = []
    for tile in tiles:
        text = tile.get("gid", "0")
        if not _tile_number(text):
            raise BadNumbers("layer-data", f"{quoted(text)} in the layer is no tile number")
        numbers.append(int(text))
    return tuple(numbers)
