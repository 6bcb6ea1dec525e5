"""Everything that is wrong with something written, gathered and said in one line."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from pydantic import BaseModel, ValidationError

from game.rules.kernel.system import BadPosition

MOST_TOLD = 20
M = TypeVar("M", bound=BaseModel)
_UNION_PARTS = ("constrained", "list[", "int", "str", "MountData", "duel", "joust", "ladder", "tournament")


class Faults:
    """Notes faults; `refuse` raises BadPosition with all of them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def note(self, place: str, words: str) -> None:
        text = f"{place}: {words}"
        if text not in self.found:
            self.found.append(text)

    def refuse(self) -> None:
        if self.found:
            more = f"; and {len(self.found) - MOST_TOLD} more" if len(self.found) > MOST_TOLD else ""
            raise BadPosition("; ".join(self.found[:MOST_TOLD]) + more)


def read_model(model: type[M], data: Any, what: str, before: str = "") -> M:
    """`data` in the shape of a model, strictly as JSON. Raises BadPosition with every fault."""
    if not isinstance(data, dict):
        raise BadPosition(f"{what} is a JSON object")
    try:
        return model.model_validate_json(json.dumps(data))
    except ValidationError as error:
        _refuse(error, before or what)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadPosition(f"{what}: not plain JSON: {error}") from None


def _refuse(error: ValidationError, what: str) -> NoReturn:
    faults = Faults()
    for fault in error.errors(include_url=False):
        faults.note(_place(fault["loc"]) or what, _words(fault))
    faults.refuse()
    raise BadPosition(what)


def _place(steps: tuple[int | str, ...]) -> str:
    return ".".join(str(step) for step in steps if not str(step).startswith(_UNION_PARTS))


_SAID: dict[str, Callable[[Any], str]] = {
    "missing": lambda fault: "is missing",
    "extra_forbidden": lambda fault: "is not known here",
    "union_tag_not_found": lambda fault: "kind is missing",
    "union_tag_invalid": lambda fault: (
        f"kind {fault['ctx']['tag']!r} is not played here; known are {fault['ctx']['expected_tags']}"
    ),
}


def _words(fault: Any) -> str:
    if fault["type"] in _SAID:
        return _SAID[fault["type"]](fault)
    given = fault["input"]
    shown = f"; given was {json.dumps(given)[:60]}" if isinstance(given, str | int | float | bool | None) else ""
    return f"{fault['msg']}{shown}"
