"""What is chosen for a new game; what was chosen last time is kept beside the settings, for each game of its own."""

from __future__ import annotations

import contextlib
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from game import json_files, places, whole_files

OFF, HUMAN, ELSEWHERE, ANY = "off", "human", "elsewhere", "any"
"""Who plays a seat: nobody, a person, a person at another computer (by file)."""


class SeatPlan(BaseModel):
    """One row: who plays, under what name, on which side and as whom (`ANY`: as the scenario deals)."""

    model_config = ConfigDict(frozen=True)

    player: str = Field(OFF, max_length=60)
    name: str = Field("", max_length=24, pattern=r"^[^\x00-\x1f\x7f]*$")
    side: str = Field(ANY, max_length=60)
    person: str = Field(ANY, max_length=60)


class Plan(BaseModel):
    """Everything chosen. The seed is not kept: nobody means to fight the same fight twice without saying so."""

    scenario: str = Field(max_length=60)
    seats: list[SeatPlan] = Field(max_length=16)
    options: frozenset[str] = frozenset()
    seed: str = Field("", exclude=True)


Plans = TypeAdapter(dict[str, Plan])


def last(key: str) -> Plan | None:
    """What was chosen for the last game of that rule system; None if that is not known or cannot be read."""
    return _kept().get(key)


def keep(key: str, plan: Plan) -> None:
    """Remember it for next time. Where that cannot be written, the next game begins from the usual choices."""
    with contextlib.suppress(OSError):
        whole_files.write(_file(), Plans.dump_json(_kept() | {key: plan}, indent=1).decode("utf-8") + "\n")


def _kept() -> dict[str, Plan]:
    try:
        return Plans.validate_python(json_files.read(_file()))
    except (json_files.BadJson, ValidationError):
        return {}


def _file() -> Path:
    return places.settings_file().with_name("last-games.json")
