"""Zstandard, which Python itself reads from 3.14 on; before that the package `zstandard` does, if it is there."""

from __future__ import annotations

import io
from importlib import import_module
from typing import Any


class NoZstd(Exception):
    """Nothing on this machine reads Zstandard."""


def unpack_zstd(packed: bytes, wanted: int) -> bytes:
    """Unpacks no more than one byte beyond what is wanted. Raises ValueError on damaged data, or NoZstd."""
    for name, unpack in (("compression.zstd", _by_python), ("zstandard", _by_package)):
        try:
            module = import_module(name)
        except ImportError:
            continue
        return unpack(module, packed, wanted)
    raise NoZstd


def _by_python(module: Any, packed: bytes, wanted: int) -> bytes:
    unpacker = module.ZstdDecompressor()
    try:
        raw: bytes = unpacker.decompress(packed, max_length=wanted + 1)
    except module.ZstdError as error:
        raise ValueError(str(error)) from None
    if len(raw) <= wanted and not unpacker.eof:
        raise ValueError("it is cut short")
    return raw


def _by_package(module: Any, packed: bytes, wanted: int) -> bytes:
    unpacker = module.ZstdDecompressor()
    try:
        with unpacker.stream_reader(io.BytesIO(packed)) as reader:
            raw: bytes = reader.read(wanted + 1)
        if len(raw) < wanted:
            # The reader does not tell an end from a cut; this does, and so little cannot swell.
            whole = unpacker.decompressobj()
            whole.decompress(packed)
            if not whole.eof:
                raise ValueError("it is cut short")
    except (module.ZstdError, MemoryError) as error:
        raise ValueError(str(error)) from None
    return raw
