"""Checking the card's files: every fault of every file is collected, then reported at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, ValidationError


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, in which file and where in it (`rows[3].cells[17]`)."""

    file: str
    place: str
    words: str

    def __str__(self) -> str:
        return f"{self.file}: {self.place + ': ' if self.place else ''}{self.words}"


class CardError(ValueError):
    """The card's data cannot be used; `faults` holds everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def _source(text: str) -> str:
    if not text.startswith(("card: ", "ruling R")):
        raise ValueError('a source must begin with "card: " or "ruling R"')
    return text


Source = Annotated[str, AfterValidator(_source)]


class Raw(BaseModel):
    """One entry of a file as it is written."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


RawT = TypeVar("RawT", bound=Raw)


class Sheet:
    """One file while it is read. `read` and the checks note faults instead of raising."""

    def __init__(self, file: str, faults: list[Fault]) -> None:
        self.file = file
        self._faults = faults

    def fault(self, place: str, words: str) -> None:
        self._faults.append(Fault(self.file, place, words))

    def read(self, model: type[RawT], data: object, place: str = "") -> RawT | None:
        """`data` as `model`, or None once its faults are noted."""
        try:
            return model.model_validate(data)
        except ValidationError as error:
            for detail in error.errors():
                words = detail["msg"].removeprefix("Value error, ")
                if detail["type"] == "model_type":
                    words = "must be an object, { ... }"
                if detail["type"] != "missing":
                    words += f"; here stands {detail['input']!r}"[:80]
                self.fault(_place(place, detail["loc"]), words)
            return None

    def read_all(self, model: type[RawT], data: Iterable[object], place: str) -> list[tuple[str, RawT]]:
        """The sound entries of a list, each with its place."""
        entries = ((f"{place}[{number}]", self.read(model, item, f"{place}[{number}]"))
                   for number, item in enumerate(data))
        return [(where, entry) for where, entry in entries if entry is not None]

    def check_names(self, place: str, what: str, found: Iterable[str], wanted: Iterable[str]) -> None:
        """Each wanted name exactly once, and no other."""
        names, expected = list(found), list(wanted)
        for name in dict.fromkeys(names):
            if names.count(name) > 1:
                self.fault(place, f"{what} {name!r} stands here {names.count(name)} times; keep one")
            if name not in expected:
                self.fault(place, f"unknown {what} {name!r}; known are {', '.join(expected)}")
        for name in expected:
            if name not in names:
                self.fault(place, f"{what} {name!r} is missing")


def texts(entries: Iterable[object], key: str) -> list[str]:
    """What each entry has under a key, sound or not, so that one fault does not hide or feign another."""
    return [str(entry[key]) for entry in entries if isinstance(entry, dict) and key in entry]


def _place(start: str, steps: tuple[int | str, ...]) -> str:
    place = start
    for step in steps:
        place += f"[{step}]" if isinstance(step, int) else f".{step}" if place else step
    return place
