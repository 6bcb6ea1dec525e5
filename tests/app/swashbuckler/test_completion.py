"""Whoever has begun to type an order is told how it goes on."""

from __future__ import annotations

import pytest

from game.app.swashbuckler.completion import MOST, completions
from game.rules.swashbuckler.menus import menu


@pytest.fixture
def orders(system, position):
    def complete(line: str) -> list[str]:
        return [each.order for each in completions(line, menu(position, "anne", system.card))]

    return complete


def test_a_code_begun_goes_on_as_the_card_has_it_and_the_shortest_comes_first(orders):
    assert orders("1") == ["1-", "1K--", "1N-"]
    assert orders("w") == ["WD", "WS-", "WH", "WM", "WT", "WC--"]


def test_parameters_are_written_out(orders):
    assert orders("J") == ["JU-", "JD-", "JO-"]
    assert orders("G3") == ["G3--"]


def test_names_lead_to_codes(orders):
    assert orders("lun") == ["N-", "PN-", "1N-"]
    assert orders("carpet") == ["Y--"]


def test_only_the_last_order_of_the_line_is_completed(system, position):
    line = completions("1- L ru", menu(position, "anne", system.card))
    assert [(each.text, each.name) for each in line] == [("1- L 1N-", "Running lunge")]


@pytest.mark.parametrize("line", ["", "1-", "N- ", "1- -", "--", "zz", "1- L xyzzy"])
def test_where_nothing_is_begun_or_nothing_fits_nothing_is_offered(orders, line):
    assert orders(line) == []


def test_never_more_than_can_be_taken_in(orders):
    assert len(orders("t")) <= MOST
    assert len(orders("s")) <= MOST


def test_orders_of_optional_rules_that_are_off_are_not_offered(system, position):
    here = menu(position, "anne", system.card)
    offered = {each.code for group in here.groups.values() for each in group}
    missing = set(system.card.orders) - offered
    for code in missing:
        assert code not in [each.order.rstrip("-") for each in completions(code, here)]
