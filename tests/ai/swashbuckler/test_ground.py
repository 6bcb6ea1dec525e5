"""The computer's quick answers about the board are the rules' own, wherever anybody stands."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.swashbuckler.ground import DIRECTIONS, NOWHERE, QUARTERS, Ground
from game.rules.grid import FACINGS
from game.rules.swashbuckler.actions.throwing import mugs_in_reach
from game.rules.swashbuckler.fighter import Fighter, Posture
from game.rules.swashbuckler.movement.goals import Move, goal_of
from game.rules.swashbuckler.movement.swinging import usable_points
from game.rules.swashbuckler.plot import Order
from game.rules.swashbuckler.position import Position
from tests.ai.swashbuckler.positions import SYSTEM
from tests.rules.swashbuckler.chance import random_position

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


def alone(seed: int) -> tuple[Position, Fighter]:
    """A random board with its pieces, and one sound fighter who can be put anywhere on it."""
    at = random_position(Random(seed))
    fighter = replace(
        next(iter(at.fighters.values())),
        posture=Posture.STANDING,
        under=False,
        chest=None,
        lost=replace(next(iter(at.fighters.values())).lost, head=0, body=0, right_arm=0, left_arm=0),
    )
    at.fighters = {fighter.id: fighter}
    return at, fighter


def anywhere(at: Position, fighter: Fighter) -> list[Fighter]:
    """Him in every square and facing where he can stand."""
    squares = [square for square in at.board if not at.solid_at(square)]
    return [replace(fighter, square=square, facing=facing) for square in squares for facing in FACINGS]


def goal(at: Position, fighter: Fighter, code: str, parameter: str = "") -> str | None:
    """Where the rules say that an order leads; None if nowhere on the board."""
    at.fighters = {fighter.id: fighter}
    move = goal_of(at, SYSTEM.card, fighter, Order(code, parameter))
    if not isinstance(move, Move) or (code == "G" and not usable_points(at, move)):
        return None
    return move.goal


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_where_one_can_walk(seed: int) -> None:
    at, fighter = alone(seed)
    ground = Ground(at)
    for each in anywhere(at, fighter):
        ahead = ground.walk[ground.number[each.here]][DIRECTIONS.index(each.facing)]
        assert (None if ahead == NOWHERE else ground.names[ahead]) == goal(at, each, "1")


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_every_climb_and_jump_that_is_thought_of_is_possible(seed: int) -> None:
    at, fighter = alone(seed)
    ground = Ground(at)
    for each in anywhere(at, fighter):
        leap = ground.leaps[ground.number[each.here]].get(DIRECTIONS.index(each.facing))
        if leap is not None:
            code, parameter, square = leap
            assert goal(at, each, code, parameter) == ground.names[square]


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_which_swings_are_possible(seed: int) -> None:
    at, fighter = alone(seed)
    ground = Ground(at)
    for each in anywhere(at, fighter):
        found = ground.swings(ground.number[each.here], DIRECTIONS.index(each.facing))
        expected = [(count, square) for count in "2345" if (square := goal(at, each, "G", count))]
        assert [(count, ground.names[square]) for count, square in found] == expected


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_which_mugs_are_at_hand_and_in_which_order(seed: int) -> None:
    at, fighter = alone(seed)
    ground = Ground(at)
    for each in anywhere(at, fighter):
        mugs = ground.mugs(ground.number[each.here], DIRECTIONS.index(each.facing))
        assert [mug.id for mug in mugs] == list(mugs_in_reach(at, each))


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_how_high_one_stands(seed: int) -> None:
    at, fighter = alone(seed)
    ground = Ground(at)
    for each in anywhere(at, fighter):
        assert ground.level[ground.number[each.here]] == at.level(each)


def test_quarters_are_the_facings() -> None:
    assert tuple(DIRECTIONS[quarter] for quarter in QUARTERS) == FACINGS
