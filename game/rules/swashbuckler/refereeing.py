"""The referee's answers: the plots and re-plots written beside a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.rules.kernel.decisions import Answer, Decision
from game.rules.kernel.system import BadPosition
from game.rules.swashbuckler.fighter import Status
from game.rules.swashbuckler.plot import BOXES
from game.rules.swashbuckler.position import Position
from game.rules.swashbuckler.written.models import PositionData
from game.rules.swashbuckler.written.positions import read_data


def referee(data: Any) -> Callable[[Position, Decision], Answer]:
    """Plots once each, then the re-plots in turn; where none is given the plot stands. Raises BadPosition."""
    model = read_data(data)
    known = {fighter.id for fighter in model.fighters}
    for place, names in (("plots", model.plots), ("replots", model.replots)):
        for name in names:
            if name not in known:
                raise BadPosition(f"{place}.{name}: there is no fighter of this id")
    if model.step == 0:
        _refuse_plots_of_the_helpless(model)
    rewritten: dict[str, Iterator[str]] = {name: iter(texts) for name, texts in model.replots.items()}

    def answer(position: Position, decision: Decision) -> Answer:
        if decision.kind == "profile":
            return {}
        if decision.kind == "plot":
            return model.plots.get(decision.about, "")
        return next(rewritten.get(decision.about, iter(())), "")

    return answer


def _refuse_plots_of_the_helpless(model: PositionData) -> None:
    """Whoever is out of the fight, or has no box free, has nothing to write (R5.3)."""
    for fighter in model.fighters:
        if not model.plots.get(fighter.id, "").strip():
            continue
        place = f"plots.{fighter.id}"
        if fighter.status is not Status.FIGHTING:
            raise BadPosition(f"{place}: a fighter who is {fighter.status.value} plots nothing; leave it out")
        if max(fighter.stunned, fighter.resting) >= BOXES:
            raise BadPosition(f"{place}: every box is circled or due as a rest; leave it out")
