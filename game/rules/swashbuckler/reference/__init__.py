"""The rules reference: every order, table and paragraph in our own words, made from the figures the rules use.

What has figures says whose they are: the card's, or those of a ruling where the card is silent.
"""

from __future__ import annotations

from game.rules.kernel.reference import Found, Page, find
from game.rules.swashbuckler.card.model import Card
from game.rules.swashbuckler.reference.actions import actions_page
from game.rules.swashbuckler.reference.attacks import attacks_page
from game.rules.swashbuckler.reference.basics import board_page, fighters_page, start_page
from game.rules.swashbuckler.reference.contests import contests_page
from game.rules.swashbuckler.reference.failures import failures_page
from game.rules.swashbuckler.reference.harm import harm_page
from game.rules.swashbuckler.reference.incidents import incidents_page
from game.rules.swashbuckler.reference.movement import movement_page
from game.rules.swashbuckler.reference.orders import orders_page
from game.rules.swashbuckler.reference.plotting import plotting_page, step_page
from game.rules.swashbuckler.reference.switches import options_page
from game.rules.swashbuckler.reference.swordplay import swordplay_page
from game.rules.swashbuckler.reference.winning import winning_page

__all__ = ["Found", "Page", "find", "pages"]

PAGES = (
    start_page, board_page, fighters_page, plotting_page, orders_page, step_page, actions_page, swordplay_page,
    attacks_page, movement_page, contests_page, incidents_page, harm_page, options_page, winning_page, failures_page,
)  # fmt: skip


def pages(card: Card) -> tuple[Page, ...]:
    """The whole reference, in the order in which it is best read."""
    return tuple(page(card) for page in PAGES)
