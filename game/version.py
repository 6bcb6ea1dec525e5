"""Which version of the program this is."""

from __future__ import annotations

from functools import cache
from importlib.metadata import PackageNotFoundError, version


@cache
def program_version() -> str:
    try:
        return version("swashbuckler")
    except PackageNotFoundError:
        return "not installed"
