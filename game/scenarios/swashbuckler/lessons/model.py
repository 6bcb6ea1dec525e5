"""The shape of a lesson's file."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

LEARNER = "you"
"""The id of the learner's fighter."""


class Written(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class EventIs(Written):
    """Everything given must hold of the events of a turn.

    `event`: some event has these values; a list means one of them, `{"not": x}` anything else,
    `{"least": n, "most": m}` a number between. `name`: what the words call the first such event.
    """

    event: dict[str, Any] = Field(default_factory=dict)
    name: str = ""
    any: tuple[EventIs, ...] = ()
    none: tuple[EventIs, ...] = ()


class Stand(Written):
    square: str | None = None
    facing: str | None = None


class PlotIs(Written):
    """Everything given must hold of a plot that is being written.

    `order`: one of these stands in it (in one of `boxes`, if given). `ends`: where he would stand after it if nobody
    else stirred. `overhang`: at least so many rests run over into the next turn. `fails`: whether any order would fail
    as things stand. `comes_to`: what the turn would come to against what the foes have plotted.
    """

    order: tuple[str, ...] = ()
    boxes: tuple[int, ...] = ()
    empty: bool | None = None
    fails: bool | None = None
    ends: Stand | None = None
    overhang: int = 0
    comes_to: EventIs | None = None
    all: tuple[PlotIs, ...] = ()
    any: tuple[PlotIs, ...] = ()
    none: tuple[PlotIs, ...] = ()


class Page(Written):
    """What the teacher says. `at`: the widget that he speaks of; `light`: the squares."""

    words: str
    at: str = ""
    light: tuple[str, ...] = ()


class Hint(Page):
    """Said while the plot is so."""

    when: PlotIs


class Task(Written):
    """One plot to be written. `show`: one that does what is asked. `aim`: what will do; without it everything will.

    `told`: read page by page first. `hints`: the first that fits is shown, `task` if none does, `ready` when the aim
    is met.
    """

    told: tuple[Page, ...] = ()
    task: Page
    hints: tuple[Hint, ...] = ()
    ready: Page
    aim: PlotIs | None = None
    show: str


class Outcome(Written):
    """Said after the turn if all of `when` holds. `reached`: the lesson is learnt. `moment`: the named event that can
    be looked at again."""

    when: tuple[EventIs, ...]
    words: str
    reached: bool = False
    moment: str = ""
    light: tuple[str, ...] = ()


class Person(BaseModel):
    """A ready-made fighter in his place; what else is given is as in a written position."""

    model_config = ConfigDict(extra="allow", frozen=True)

    id: str
    person: str
    square: str
    facing: str


class Lesson(Written):
    """`foes`: the plot of each, by id. `dice`: the first faces that fall; then the seed's. `otherwise`: said after a
    turn that none of `outcomes` fits, before an account of it."""

    key: str
    title: str
    summary: str
    map: str
    pieces: tuple[dict[str, Any], ...]
    fighters: tuple[Person, ...]
    foes: dict[str, str]
    dice: tuple[int, ...] = ()
    seed: int = 1
    plot: Task
    replot: Task | None = None
    watching: str
    outcomes: tuple[Outcome, ...]
    otherwise: str
