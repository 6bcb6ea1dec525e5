"""A first fight, lesson by lesson: data, and what reads it. No window is needed for any of it.

Each file holds one lesson, one turn long: the position it begins in, what the foes have plotted, the dice, and what the
teacher says. `model` is its shape, `fight` plays it, `conditions` asks a plot or the events of a turn whether something
is so, `wording` puts figures of the card and of the events into the words.

A lesson is no film: the learner plots what he likes. What the teacher says afterwards is chosen by what happened, so a
statement about the fight belongs under a condition that makes it true.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from pydantic import ValidationError

from game import json_files
from game.scenarios.scenario import ScenarioError
from game.scenarios.swashbuckler.lessons.model import Lesson


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """In the order in which they are taught. Raises ScenarioError."""
    folder = resources.files("game.scenarios.swashbuckler") / "lessons"
    files = sorted((each for each in folder.iterdir() if each.name.endswith(".json")), key=lambda each: each.name)
    lessons = []
    for file in files:
        try:
            lessons.append(Lesson.model_validate(json_files.parse(file.read_bytes())))
        except json_files.BadJson as error:
            raise ScenarioError(f"{file.name}: {error}") from error
        except ValidationError as error:
            fault = error.errors()[0]
            place = ".".join(str(part) for part in fault["loc"])
            raise ScenarioError(f"{file.name}: {place}: {fault['msg']}") from error
    return tuple(lessons)
