"""The referee's answers: those written beside a position, each used once (L)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.kernel.decisions import Answer, Decision
from game.rules.phases.deciding import KINDS
from game.rules.phases.position import Position
from game.rules.phases.written.faults import Faults
from game.rules.phases.written.models import AnswerData, FigureData
from game.rules.phases.written.positions import read_data


def referee(data: Any) -> Callable[[Position, Decision], Answer]:
    """By kind, seat and, where it is given, figure. None for a decision without an answer. Raises BadPosition."""
    model = read_data(data)
    faults = Faults()
    _check(model.answers, model.figures, faults)
    faults.refuse()
    left = list(model.answers)

    def answer(position: Position, decision: Decision) -> Answer:
        for each in left:
            if (each.kind, each.seat) == (decision.kind, decision.seat) and each.figure in (None, decision.about):
                left.remove(each)
                return each.say
        return None

    return answer


def _check(answers: Sequence[AnswerData], figures: Sequence[FigureData], faults: Faults) -> None:
    seats = {figure.seat or figure.id for figure in figures}
    names = {figure.id for figure in figures}
    for number, answer in enumerate(answers):
        place = f"answers.{number}"
        if answer.kind not in KINDS:
            faults.note(f"{place}.kind", f"there is no decision {answer.kind!r}; known are {', '.join(KINDS)}")
        if answer.seat not in seats:
            faults.note(f"{place}.seat", f"nobody has the seat {answer.seat!r}; there are {', '.join(sorted(seats))}")
        if answer.figure is not None and answer.figure not in names:
            faults.note(f"{place}.figure", f"there is no figure {answer.figure!r}")
