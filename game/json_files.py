"""Reading JSON that people may have written, cut or edited: every fault is one clear line with its place."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

MOST_BYTES = 32 * 1024 * 1024


class BadJson(Exception):
    """A file or text that cannot be read as JSON; the message is one line and says where and what to do."""


def read(source: Path | BinaryIO) -> Any:
    """The value a file or stream holds; `BadJson` also if it cannot be opened or is larger than any real one."""
    try:
        if isinstance(source, Path):
            with source.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        else:
            data = source.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadJson(f"cannot be read: {getattr(error, 'strerror', None) or error}") from error
    if len(data) > MOST_BYTES:
        raise BadJson(f"is larger than {MOST_BYTES // (1024 * 1024)} MB, which no file of this game is")
    return parse(data)


def parse(data: bytes | str) -> Any:
    """The value written in `data`. Finite numbers only, no name twice in one object, and only real characters."""
    try:
        text = data if isinstance(data, str) else data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadJson(f"line {line}: not UTF-8 text; save the file as UTF-8") from error
    try:
        value = json.loads(text, parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_no_repeats)
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except _Odd as error:
        raise BadJson(f"{_place(text, error.token)}{error}") from error
    except json.JSONDecodeError as error:
        raise BadJson(f"line {error.lineno}, column {error.colno}: not JSON: {error.msg}") from error
    except UnicodeEncodeError as error:
        raise BadJson("a text holds half a character (a lone surrogate); write the whole character") from error
    except RecursionError as error:
        raise BadJson("is nested too deeply") from error
    except ValueError as error:
        raise BadJson("holds a number with too many digits") from error
    return value


class _Odd(ValueError):
    """Something that the JSON reader of Python lets through; `token` is how it is written."""

    def __init__(self, token: str, words: str) -> None:
        super().__init__(words)
        self.token = token


def _no_constant(token: str) -> NoReturn:
    raise _Odd(token, f"{token} is no JSON number; write a plain number or null")


def _finite(token: str) -> float:
    number = float(token)
    if not math.isfinite(number):
        raise _Odd(token, f"{token[:40]} is too large a number")
    return number


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _Odd(json.dumps(twice), f"{json.dumps(twice)} is written twice in one object; keep one of them")
    return value


_STRING = r'"(?:[^"\\]|\\.)*"'


def _place(text: str, token: str) -> str:
    """Line and column of the first `token` that stands outside of other strings."""
    for match in re.finditer(f"{re.escape(token)}|{_STRING}", text):
        if match.group() == token:
            line = text.count("\n", 0, match.start()) + 1
            column = match.start() - text.rfind("\n", 0, match.start())
            return f"line {line}, column {column}: "
    return ""
