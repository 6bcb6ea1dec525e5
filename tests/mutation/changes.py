"""Every way to change one figure of the card's files: for tests that must notice, whichever it is."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from game.rules.swashbuckler.card.bands import D66

Files = Mapping[str, object]
Path = tuple[str | int, ...]

SWAPPED = {"Avoids": "Hit", "Hit": "Avoids", "Falls": "No Fall", "No Fall": "Falls"}
HANDS = {"right": "left", "left": "both", "both": "right"}
ROLLS = {"rows of attack_table.json": sorted({*D66, *(face + 30 for face in D66)}), "handedness": list(D66)}
"""What two dice can show: the edges of these ranges lie on them, those of all others on whole numbers."""


@dataclass(frozen=True, slots=True)
class Change:
    """One figure. `edits`: each place in the file and what stands there instead; an edge of a range has two."""

    file: str
    what: str
    edits: tuple[tuple[Path, Any], ...]

    def __str__(self) -> str:
        return f"{self.file}: {self.what}"

    def made_in(self, files: Files) -> dict[str, object]:
        data: Any = copy.deepcopy(files[self.file])
        for path, figure in self.edits:
            place = data
            for step in path[:-1]:
                place = place[step]
            place[path[-1]] = figure
        return {**files, self.file: data}


def every_change(files: Files) -> Iterator[Change]:
    for file in sorted(files):
        for path, value in _leaves(files[file]):
            other = _other(file, path, value)
            if other is not None:
                yield Change(file, f"{_spelt(path)} {value} becomes {other}", ((path, other),))
        yield from _moved_edges(file, files[file])
        yield from _other_lists(file, files[file])


def _leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _leaves(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _leaves(inner, (*path, place))
    else:
        yield path, value


def _other(file: str, path: Path, value: Any) -> Any | None:
    """Another figure for a place; None for words, names, and edges of ranges, which have a neighbour to agree with."""
    name, owner = path[-1], path[-2] if len(path) > 1 else ""
    if name in ("from", "to", "number"):
        return None
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value - 1 if value in (6, 18) else value + 1
    if name == "rests" and value == "levels":
        return None
    if name == "hand":
        return HANDS[value]
    if owner in ("avoid", "falls"):
        return SWAPPED.get(value)
    if owner in ("injuries", "cells") or name == "fall_injury":
        return _other_wound(value)
    if file == "random_set_up.json" and path[0] == "boards":
        return f"{value[0]}{int(value[1:]) + 1}"
    return None


def _other_wound(text: str | None) -> str | None:
    if text in ("0", "-"):
        return "1B"
    return None if text is None else f"{int(text[:-1]) + 1}{text[-1]}"


def _moved_edges(file: str, data: Any) -> Iterator[Change]:
    """A number goes over from a range to the one above it."""
    for path, bands in _lists(data, lambda entry: isinstance(entry, dict) and {"from", "to"} <= set(entry)):
        rolls = ROLLS.get(f"{path[-1]} of {file}", ROLLS.get(str(path[-1])))
        for place, band in enumerate(bands):
            if band["to"] is None or band["to"] == band["from"]:
                continue
            above = _next(band["to"], rolls)
            for upper in (number for number, other in enumerate(bands) if other["from"] == above):
                edits = (((*path, place, "to"), _next(band["to"], rolls, -1)), ((*path, upper, "from"), band["to"]))
                yield Change(file, f"{_spelt(path)}: {band['to']} goes over to the range above", edits)


def _next(number: int, rolls: list[int] | None, by: int = 1) -> int | None:
    if rolls is None:
        return number + by
    place = rolls.index(number) + by
    return rolls[place] if 0 <= place < len(rolls) else None


def _other_lists(file: str, data: Any) -> Iterator[Change]:
    """Squares of reach and action numbers change places, since each has to stand there once; a break changes hands."""
    if file == "reach.json":
        for hand in ("right", "left", "both"):
            for mask in ("slash", "lunge"):
                squares = data[hand][mask]
                yield Change(file, f"{hand} {mask} loses {squares[-1]}", (((hand, mask), squares[:-1]),))
            ahead, second, *rest = data[hand]["lunge"]
            yield Change(file, f"{hand} lunges {second} first", (((hand, "lunge"), [second, ahead, *rest]),))
            swapped = [data[hand]["lunge"][0], *reversed(data[hand]["lunge"][1:])]
            yield Change(file, f"{hand} lunges {swapped[1]} before {swapped[2]}", (((hand, "lunge"), swapped),))
    if file == "broken_weapons.json":
        for place, row in enumerate(data["rows"]):
            other = next(weapon for weapon in row["weapons"] if weapon != row["breaks"])
            yield Change(file, f"rows[{place}]: the {other} breaks", ((("rows", place, "breaks"), other),))
    if file == "orders.json":
        numbered = [place for place, order in enumerate(data["orders"]) if order["number"] is not None]
        for one, other in pairwise(numbered):
            first, second = data["orders"][one], data["orders"][other]
            edits = ((("orders", one, "number"), second["number"]), (("orders", other, "number"), first["number"]))
            yield Change(file, f"{first['code']} and {second['code']} change numbers", edits)


def _lists(value: Any, wanted: Callable[[Any], bool], path: Path = ()) -> Iterator[tuple[Path, list[Any]]]:
    if isinstance(value, list) and value and wanted(value[0]):
        yield path, value
    elif isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in items:
            yield from _lists(inner, wanted, (*path, key))


def _spelt(path: Path) -> str:
    return re.sub(r"\.(?=\[)", "", ".".join(f"[{step}]" if isinstance(step, int) else step for step in path))
