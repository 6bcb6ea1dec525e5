"""The small menus of plotting: what may follow a code, and what has to do with a square."""

from __future__ import annotations

from collections.abc import Callable

from game.app.swashbuckler import foresight
from game.app.swashbuckler.foresight import Prospect
from game.app.swashbuckler.order_menu import PARAMETERS
from game.app.swashbuckler.outlook import Outlook
from game.app.widgets import Entry
from game.rules.swashbuckler.menus import Choice
from game.rules.swashbuckler.plot import Order

Place = Callable[[Order | None], object]


def of_choice(outlook: Outlook, choice: Choice, place: Place) -> list[Entry]:
    """One entry for each parameter that may follow the code."""
    return [_with_parameter(outlook, choice, parameter, place) for parameter in foresight.parameters(choice)]


def _with_parameter(outlook: Outlook, choice: Choice, parameter: str, place: Place) -> Entry:
    order = Order(choice.code, parameter)
    prospect = outlook.look(choice, order)
    failed = prospect.failed if prospect else None
    return Entry(
        f"{choice.text(parameter)}  {PARAMETERS.get((choice.code, parameter), parameter)}",
        lambda: place(order),
        detail=f"Would fail: {failed}." if failed else (f"To {prospect.square}." if prospect else ""),
    )


def of_square(outlook: Outlook, square: str, place: Place) -> list[Entry]:
    """What would lead to a square, or is about what is there."""
    entries = [_to_square(prospect, place) for prospect in outlook.about(square)]
    draft = outlook.draft
    if square == foresight.stand(draft, draft.before(draft.box))[0]:
        entries.append(Entry("-  Rest", lambda: place(None)))
    return entries


def _to_square(prospect: Prospect, place: Place) -> Entry:
    parameter = PARAMETERS.get((prospect.order.code, prospect.order.parameter), "")
    name = prospect.choice.entry.name + (f" {parameter}" if parameter else "")
    return Entry(f"{prospect.text}  {name}", lambda: place(prospect.order), tooltip=prospect.choice.entry.meaning)
