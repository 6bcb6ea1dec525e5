"""What holds in every turn that can be thought of (R6.1, R6.2, R10.7; referee: events explain everything)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.kernel.dice import ConstantDice, SeededDice
from game.rules.swashbuckler import events as e
from game.rules.swashbuckler.position import Phase, Position
from tests.rules.swashbuckler.chance import SYSTEM, no_map, random_plot, random_position

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


def play_turn(seed: int, *, backwards: bool = False) -> tuple[Position, list[e.Event], Position, SeededDice]:
    """A whole turn of a random position: start, events, end, and the dice that were used."""
    rng = Random(seed)
    start = random_position(rng)
    if backwards:
        start.fighters = dict(reversed(list(start.fighters.items())))
        start.pieces = dict(reversed(list(start.pieces.items())))
    position, events = start.copy(), []
    dice = SeededDice(seed)
    plots = Random(seed + 1)
    while position.turn == start.turn and position.phase is not Phase.OVER:
        owed = SYSTEM.owed(position)
        answers = {decision.id: random_plot(plots, position, decision.about) for decision in owed}
        for decision in owed:
            assert SYSTEM.faults(position, decision, answers[decision.id]) == []
            assert SYSTEM.faults(position, decision, SYSTEM.pass_answer(decision)) == [], "passing is always legal"
        happened = SYSTEM.resolve(position, answers, dice)
        for event in happened:
            position = SYSTEM.apply(position, event)
        events += happened
    return start, events, position, dice


def after_each(start: Position, events: list[e.Event]) -> Any:
    position = start.copy()
    for event in events:
        position = SYSTEM.apply(position, event)
        yield event, position


@settings(max_examples=300, deadline=None)
@given(SEEDS)
def test_nobody_shares_a_place_after_a_step(seed: int) -> None:
    """R10.7: nobody is ever left standing in a square with another; nor do two lie in one place."""
    start, events, _, _ = play_turn(seed)
    for event, position in after_each(start, events):
        if not isinstance(event, e.StepEnded):
            continue
        places = Counter((fighter.square, fighter.under) for fighter in position.in_order())
        assert [place for place, count in places.items() if count > 1] == []
        for fighter in position.in_order():
            assert not (fighter.under and fighter.standing), f"{fighter.id} stands beneath a table (R4.4)"
            if not fighter.under:
                assert not position.solid_at(fighter.here), f"{fighter.id} is inside something solid"


@settings(max_examples=300, deadline=None)
@given(SEEDS)
def test_no_piece_is_lost_or_made(seed: int) -> None:
    """Whatever is gone was removed, broken or lost overboard by an event; nothing appears."""
    start, events, end, _ = play_turn(seed)
    gone: set[str] = set()
    for event in events:
        if isinstance(event, e.Removed | e.WeaponBroke):
            gone.add(event.piece)
        elif isinstance(event, e.Overboard):
            gone.update(event.lost)
    assert things(start) - gone == things(end)
    assert not gone - things(start)


def things(position: Position) -> set[str]:
    carried = {weapon.id for fighter in position.fighters.values() for weapon in fighter.weapons}
    assert not carried & set(position.pieces), "a weapon is in a hand and on the floor at once"
    return carried | set(position.pieces)


@settings(max_examples=200, deadline=None)
@given(SEEDS)
def test_the_written_events_explain_the_end(seed: int) -> None:
    """Events written and read again, applied to the start, give the end; the end can be written and read."""
    start, events, end, _ = play_turn(seed)
    position = start.copy()
    for event in events:
        position = SYSTEM.apply(position, SYSTEM.read_event(SYSTEM.write_event(event)))
    assert position == end
    written = SYSTEM.write_position(end)
    again = SYSTEM.read_position(written, no_map)
    assert SYSTEM.write_position(again) == written


@settings(max_examples=200, deadline=None)
@given(SEEDS)
def test_every_die_is_recorded(seed: int) -> None:
    """R1.2: the faces in the roll events are exactly the dice that were thrown."""
    _, events, _, dice = play_turn(seed)
    assert sum(len(event.faces) for event in events if isinstance(event, e.Rolled)) == dice.thrown


@settings(max_examples=200, deadline=None)
@given(SEEDS)
def test_the_order_of_listing_changes_nothing(seed: int) -> None:
    """R6.2, and the same game twice: the same events."""
    assert play_turn(seed)[1] == play_turn(seed, backwards=True)[1]


@settings(max_examples=150, deadline=None)
@given(SEEDS)
def test_values_before_are_what_was_there(seed: int) -> None:
    """Every event says what was so before it, so that going back needs no rule."""
    start, events, _, _ = play_turn(seed)
    position = start.copy()
    for event in events:
        if isinstance(event, e.Moved):
            fighter = position.fighters[event.fighter]
            assert (fighter.square, fighter.under) == (event.before, event.under_before)
            assert position.level(fighter) == event.level_before or event.how == "carried"
        elif isinstance(event, e.Turned):
            assert position.fighters[event.fighter].facing == event.before
        elif isinstance(event, e.Slid):
            assert position.pieces[event.piece].squares == event.before
        elif isinstance(event, e.Injured):
            assert getattr(position.fighters[event.fighter].lost, event.part) == event.before
        position = SYSTEM.apply(position, event)


@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_a_view_hides_what_others_have_plotted(seed: int) -> None:
    """R5.1: neither the view nor the shown events of a seat tell of an order of another before it came up."""
    start, events, _, _ = play_turn(seed)
    seats = {fighter.seat for fighter in start.fighters.values()}
    for seat in seats:
        for event, position in after_each(start, events):
            shown = SYSTEM.show(event, seat)
            if isinstance(shown, e.Plotted) and shown.seat != seat:
                assert set(shown.before) | set(shown.after) == {None}
            if isinstance(event, e.StepEnded):
                for fighter in SYSTEM.view(position, seat).fighters.values():
                    if fighter.seat != seat:
                        assert set(fighter.plot.orders[position.step :]) <= {None}
                        lost = [box for box in fighter.plot.circled if box <= 6]
                        assert {fighter.plot.orders[box - 1] for box in lost} <= {None}


@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_every_event_has_its_words(seed: int) -> None:
    """No event makes the log stumble, and each order that fails says why."""
    start, events, _, _ = play_turn(seed)
    position = start.copy()
    for event in events:
        words = SYSTEM.words(position, event)
        assert words == "" or words.endswith("."), words
        assert "{" not in words
        assert "_" not in words
        assert not isinstance(event, e.Failed) or event.sentence in words
        position = SYSTEM.apply(position, event)


@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_a_forecast_is_what_happens_when_nobody_else_stirs(seed: int) -> None:
    """R5.6: for a fighter who is alone on the board the forecast of his squares is what the turn brings."""
    rng = Random(seed)
    start = random_position(rng)
    fighter = sorted(start.fighters)[0]
    start.fighters = {fighter: replace(start.fighters[fighter], stunned=0)}
    start.options = start.options - {"broken_mugs"} | {"no_replotting"}  # a bumped head would stop for a re-plot
    start.goal = None
    if start.fighters[fighter].plot.free_from(0) > 6:
        return
    plot = random_plot(rng, start, fighter)
    decision = SYSTEM.owed(start)[0]
    seen = SYSTEM.forecast(start, decision, plot)
    end = start.copy()
    for event in SYSTEM.resolve(start, {decision.id: plot}, ConstantDice(1)):
        end = SYSTEM.apply(end, event)
    last = seen[-1]
    person = end.fighters[fighter]
    if person.fighting and len(seen) == 6:
        assert (last.square, last.facing, last.prone) == (person.square, person.facing, person.prone)


@pytest.mark.parametrize("seed", range(5))
def test_the_same_seed_plays_the_same_turn(seed: int) -> None:
    assert play_turn(seed)[1] == play_turn(seed)[1]
