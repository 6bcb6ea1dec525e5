"""Decisions that seats owe, their answers, and what is wrong with an answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

Answer = Any
"""A value of plain JSON; what it means is for the system that asked."""


class Form(StrEnum):
    SEALED = "sealed"
    SIDE = "side"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Decision:
    """One thing a seat has to decide.

    `about`: the figure concerned. `audience`: the seats that may see it while it is open.
    `group`: decisions of one group are answered apart and opened together.
    """

    id: str
    kind: str
    seat: str
    about: str
    audience: tuple[str, ...]
    group: str
    form: Form = Form.SEALED


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with an answer: a stable code, the place in it, and a sentence."""

    code: str
    place: str
    words: str
