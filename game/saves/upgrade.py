"""Saves of earlier formats, brought up to the present one a format at a time.

A change of the envelope raises FORMAT, adds one function here, and a folder `tests/saves/vN` with a save of the old
format that must still load. Saves are never dropped silently.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.saves.contents import BadContents, pack, unpack
from game.saves.envelope import FORMAT, sealed

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


def _parts_instead_of_one(data: dict[str, Any]) -> dict[str, Any]:
    """Format 2 packs its contents in parts, keeps drafts and how far people have watched, and has a digest."""
    head = {name: value for name, value in data.items() if name != "contents"} | {"format": 2}
    if not isinstance(data.get("contents"), str):
        return sealed({**data, "format": 2})
    contents, _ = unpack(data["contents"])
    if not isinstance(contents, dict):
        raise BadContents("changed since it was written")
    began = {name: contents[name] for name in ("dice", "start") if name in contents}
    stands = {name: value for name, value in contents.items() if name not in ("start", "events")}
    events = contents.get("events")
    parts: list[dict[str, Any]] = [{"head": head, **began}]
    if events != []:
        parts.append({"events": events})
    parts.append({"head": head, "drafts": {}, "watched": len(events) if isinstance(events, list) else 0, **stands})
    packed = [pack({"number": number, **part}) for number, part in enumerate(parts)]
    return sealed({**head, "contents": packed})


UPGRADES: dict[int, Upgrade] = {1: _parts_instead_of_one}
"""From a format to the next one: `UPGRADES[1]` makes a save of format 2 out of one of format 1."""


def upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """`data` in the present format; its own must be one that there has been. Raises BadContents."""
    while data["format"] < FORMAT:
        data = UPGRADES[data["format"]](data)
    return data
