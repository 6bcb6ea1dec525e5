"""Rows of buttons above the plotting panel's parts: whose plot, and which group of orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app.swashbuckler.draft import Draft
from game.app.swashbuckler.order_menu import GROUPS
from game.app.widgets import Button, Row

SHORT = {"movement": "Moves", "action": "Actions", "swordplay": "Swords"}


def fighter_tabs(drafts: Sequence[Draft], at: int, turn_to: Callable[[int], object]) -> Row:
    """A button for each fighter of the seat, a dot on those who have something plotted."""
    buttons = [
        Button(
            draft.fighter.name.split()[0] + ("" if draft.empty else " •"),
            lambda number=number: turn_to(number),  # type: ignore[misc]
            chosen=number == at,
            name=f"fighter {draft.fighter.id}",
            tooltip=f"{draft.fighter.name}: {draft.short or 'nothing plotted yet'}.",
        )
        for number, draft in enumerate(drafts)
    ]
    return Row(*buttons, wraps=True, gap=0.25)


def group_tabs(chosen: str, choose: Callable[[str], object]) -> Row:
    """A button for each group of orders, where there is no room for all at once."""
    return Row(
        *(
            Button(
                SHORT.get(group, words),
                lambda group=group: choose(group),  # type: ignore[misc]
                chosen=group == chosen,
                name=f"group {group}",
                tooltip=words,
                grow=1,
            )
            for group, words in GROUPS.items()
        ),
        gap=0.15,
    )
