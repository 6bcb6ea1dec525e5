"""The reference card to read: how a turn goes, the orders, and the tables."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.play.parts import Page
from game.app.screens.grid import Grid
from game.app.widgets import Column, Label, Widget
from game.card_files import load_card
from game.rules.swashbuckler.card.model import Card


def pages() -> Sequence[Page]:
    card = load_card()
    return [Page("Movement orders", lambda: _orders(card, "movement"))]


def _orders(card: Card, group: str) -> Widget:
    rows = [["Code", "Order", "Rests", "What it does"]]
    for entry in card.orders.values():
        if entry.group == group:
            rests = "levels" if entry.rests == "levels" else str(entry.rests)
            rows.append([entry.code, entry.name, rests, entry.meaning])
    return Column(Label("", "small"), Grid(rows, header=True))
