"""The common head of a scenario file, and finding and reading the files that ship with the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from game import json_files, systems


class ScenarioError(Exception):
    """A scenario, or what was chosen for it, cannot be played; one line with the place and the remedy."""


class Players(BaseModel):
    """How many seats."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    min: int = Field(ge=1)
    max: int = Field(le=16)

    @model_validator(mode="after")
    def _in_order(self) -> Players:
        if self.min > self.max:
            raise ValueError(f"min {self.min} is more than max {self.max}")
        return self


class Scenario(BaseModel):
    """`map`: its board, as positions name one; none for a scenario whose body holds its own.

    `body` is for the system alone.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    system: str
    key: str
    title: str
    summary: str
    map: str | None
    players: Players
    body: dict[str, Any]


@cache
def all_scenarios() -> tuple[Scenario, ...]:
    """Every scenario that ships with the game, by title, the systems in the order of their list."""
    found = [scenario for folder in _folders() for scenario in scenarios_in(folder)]
    return tuple(sorted(found, key=lambda each: (systems.keys().index(each.system), each.title)))


def load(key: str) -> Scenario:
    """The scenario of that key. Raises ScenarioError."""
    known = all_scenarios()
    for scenario in known:
        if scenario.key == key:
            return scenario
    keys = ", ".join(scenario.key for scenario in known)
    raise ScenarioError(f"there is no scenario {key!r}; choose one of: {keys}")


def scenarios_in(folder: Traversable) -> list[Scenario]:
    """The scenario files of one folder, by file name."""
    files = sorted((each for each in folder.iterdir() if each.name.endswith(".json")), key=lambda each: each.name)
    return [_read(file) for file in files]


def _folders() -> Iterator[Traversable]:
    for each in sorted(resources.files("game.scenarios").iterdir(), key=lambda each: each.name):
        if each.is_dir() and not each.name.startswith("_"):
            yield each


def _read(file: Traversable) -> Scenario:
    try:
        return Scenario.model_validate(json_files.parse(file.read_bytes()))
    except OSError as error:
        raise ScenarioError(f"{file.name}: cannot be read ({error.strerror}); reinstall the game") from error
    except json_files.BadJson as error:
        raise ScenarioError(f"{file.name}: {error}") from error
    except ValidationError as error:
        fault = error.errors()[0]
        place = ".".join(str(part) for part in fault["loc"])
        raise ScenarioError(f"{file.name}: {place}: {fault['msg']}") from error
