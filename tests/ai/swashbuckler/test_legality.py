"""Whatever the position, every temperament writes a plot without faults, and the same one every time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.swashbuckler import TEMPERAMENTS, answer, random_plot
from game.rules.kernel.decisions import Decision
from game.rules.kernel.dice import SeededDice
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.plot import BOXES, Order, Plot
from game.rules.swashbuckler.position import Phase, Position, Victory
from tests.ai.swashbuckler.positions import SYSTEM, THINKERS, fighter, foreseen, plot_of, position
from tests.rules.swashbuckler.chance import random_position

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)
SMALL = 200
"""A budget for random positions: legality must not depend on long thought."""


def decisions_of(seed: int, temperament: str) -> Iterator[tuple[Position, Decision]]:
    """All that is owed in two turns of a random position, plots and re-plots, with its view."""
    rng = Random(seed)
    at, dice = random_position(rng), SeededDice(seed)
    last = at.turn + 1
    while at.phase is not Phase.OVER and at.turn <= last:
        answers = {}
        for decision in SYSTEM.owed(at):
            view = SYSTEM.view(at, decision.seat)
            yield view, decision
            answers[decision.id] = answer(SYSTEM, view, decision, rng, temperament, SMALL)
        for event in SYSTEM.resolve(at, answers, dice):
            at = SYSTEM.apply(at, event)


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
@settings(max_examples=40, deadline=None)
@given(seed=SEEDS)
def test_plots_and_replots_have_no_faults(temperament: str, seed: int) -> None:
    """Asked behind the door, where no watchdog would hide a fault."""
    for view, decision in decisions_of(seed, temperament):
        given_answer = answer(SYSTEM, view, decision, Random(seed), temperament, SMALL)
        assert SYSTEM.faults(view, decision, given_answer) == []


@settings(max_examples=200, deadline=None)
@given(seed=SEEDS)
def test_random_plots_fill_every_box_that_can_be_written_in(seed: int) -> None:
    rng = Random(seed)
    at = random_position(rng)
    for decision in SYSTEM.owed(at):
        text = random_plot(at, decision.about, SYSTEM.card, rng)
        assert SYSTEM.faults(at, decision, text) == []
        first = at.fighters[decision.about].plot.free_from(at.step)
        assert first + sum(1 if order == "-" else 1 + order.count("-") for order in text.split()) > BOXES


def test_random_plots_come_to_write_every_order_with_every_parameter() -> None:
    """Chance is for fuzzing: what it never writes is never tried."""
    at = position([fighter("a", "E4", "E"), fighter("b", "E7", "W")], options=["run"])
    rng = Random(1)
    written = {order for _ in range(3000) for order in random_plot(at, "a", SYSTEM.card, rng).split()}
    every = {
        entry.code + choice
        for entry in SYSTEM.card.orders.values()
        for choice in (entry.parameter.choices if entry.parameter else ("",))
    }
    assert {order.rstrip("-") or "-" for order in written} == every


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS)
def test_one_seed_one_plot_however_things_are_listed(temperament: str, seed: int) -> None:
    at = random_position(Random(seed))
    backwards = at.copy()
    backwards.fighters = dict(reversed(list(at.fighters.items())))
    backwards.pieces = dict(reversed(list(at.pieces.items())))
    for decision in SYSTEM.owed(at):
        first = answer(SYSTEM, at, decision, Random(seed), temperament, SMALL)
        assert answer(SYSTEM, at, decision, Random(seed), temperament, SMALL) == first
        assert answer(SYSTEM, backwards, decision, Random(seed), temperament, SMALL) == first


@pytest.mark.parametrize("temperament", THINKERS)
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS)
def test_the_plots_of_others_are_not_looked_at(temperament: str, seed: int) -> None:
    """Even if they were there to be seen, nothing would change."""
    at = random_position(Random(seed))
    for decision in SYSTEM.owed(at):
        peeking = at.copy()
        for name, other in at.fighters.items():
            if name != decision.about:
                orders = (Order("N"), None, Order("P"), None, Order("WD"), Order("L"))
                peeking.fighters[name] = replace(other, plot=replace(other.plot, orders=orders))
        blind = answer(SYSTEM, at, decision, Random(seed), temperament, SMALL)
        assert answer(SYSTEM, peeking, decision, Random(seed), temperament, SMALL) == blind


@pytest.mark.parametrize("temperament", THINKERS)
@settings(max_examples=40, deadline=None)
@given(seed=SEEDS)
def test_nobody_walks_out_of_the_fight_or_into_the_sea(temperament: str, seed: int) -> None:
    """Unless with a chest, and then only if mates fight on."""
    at = random_position(Random(seed))
    if at.goal is not None and at.goal.victory is Victory.TREASURE:
        return
    for decision in SYSTEM.owed(at):
        orders = answer(SYSTEM, at, decision, Random(seed), temperament, SMALL).split()
        for step in foreseen(at, decision.about, orders):
            leaving = [event for event in step.events if isinstance(event, (e.Left, e.Overboard))]
            assert [event for event in leaving if event.fighter == decision.about] == []


def test_a_run_may_be_carried_on_from_the_turn_before() -> None:
    """After a step forward and its rest in boxes 5 and 6 a run may stand in box 1; after a run, nothing but rests."""
    at = position([fighter("a", "E1", "E"), fighter("b", "A9", "S")], options=["run"])
    for tail in ("1", ""), ("1", "RUN"):
        at.fighters["a"] = replace(at.fighters["a"], tail=tail, strode=True)
        for temperament in TEMPERAMENTS:
            for seed in range(20):
                orders = plot_of(at, "a", temperament, seed)
                assert SYSTEM.faults(at, SYSTEM.owed(at)[0], " ".join(orders)) == []


def test_what_is_circled_or_due_is_left_alone() -> None:
    """Two boxes circled: four are left to write in, and the last order's rests may run over."""
    at = position([fighter("a", "E4", "E", stunned=2), fighter("b", "E7", "W")])
    for temperament in TEMPERAMENTS:
        boxes = [1 if order == "-" else 1 + order.count("-") for order in plot_of(at, "a", temperament)]
        assert sum(boxes[:-1]) < 4 <= sum(boxes)


@pytest.mark.parametrize("temperament", THINKERS)
def test_a_replot_rewrites_everything_up_to_the_end_of_the_turn(temperament: str) -> None:
    """Boxes 3 and 4 are circled in step 3; what stood in 5 and 6 does not stand any more."""
    at = position([fighter("a", "E4", "E"), fighter("b", "E7", "W")])
    old = Plot(orders=(None, None, None, None, Order("WH"), Order("Y")), circled=frozenset({3, 4}))
    at.fighters["a"] = replace(at.fighters["a"], plot=old)
    at.step, at.phase, at.replotting = 3, Phase.REPLOTTING, ("a",)
    orders = plot_of(at, "a", temperament)
    assert sum(1 if order == "-" else 1 + order.count("-") for order in orders) >= 2
    assert not {"WH", "Y--"} & set(orders)


def test_the_budget_bounds_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders are counted as they are reckoned; only the last plot of all may be finished when the budget is spent."""
    from game.ai.swashbuckler.thought import Thought

    counted = 0
    after = Thought.after

    def count(self: Thought, code: str, text: str, rests: int) -> Thought:
        nonlocal counted
        counted += 1
        return after(self, code, text, rests)

    monkeypatch.setattr(Thought, "after", count)
    at = position([fighter("a", "E4", "E"), fighter("b", "E5", "W"), fighter("c", "D5", "W")])
    decision = SYSTEM.owed(at)[0]
    spent = {}
    for budget in 50, 500, 5000:
        counted = 0
        answer(SYSTEM, at, decision, Random(1), "careful", budget)
        spent[budget] = counted
    most_for_one_plot = 6 * 40
    assert all(count <= budget * 2 + most_for_one_plot for budget, count in spent.items())
    assert spent[50] < spent[500] < spent[5000]
