"""What anybody at the table would do: hand-made positions in which the temperaments must not disagree."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.swashbuckler import events as e
from tests.ai.swashbuckler.positions import SYSTEM, THINKERS, code, fighter, foreseen, plot_of, position

WOUNDED = {"head": 0, "body": 6, "right_arm": 0, "left_arm": 0}
HALF_BODY = {"head": 0, "body": 4, "right_arm": 0, "left_arm": 0}
BLADES = {"N", "S", "SS", "PN"}
HARM = {"N", "S", "SS", "WD", "1K", "WH"}

everybody = pytest.mark.parametrize("temperament", THINKERS)
seeds = pytest.mark.parametrize("seed", range(4))


@everybody
@seeds
def test_a_stunned_man_within_reach_is_struck_at_once(temperament: str, seed: int) -> None:
    """He is open for three steps: nothing is worth more than the blade, and no box is to be lost."""
    at = position([fighter("a", "E4", "E", weapons=["rapier"]), fighter("b", "E5", "W", stunned=3)])
    assert code(plot_of(at, "a", temperament, seed)[0]) in {"N", "S"}


@everybody
@seeds
def test_an_enemy_straight_ahead_within_reach_is_attacked_in_the_first_box(temperament: str, seed: int) -> None:
    at = position([fighter("a", "E4", "E"), fighter("b", "E5", "W", lost=WOUNDED)])
    assert code(plot_of(at, "a", temperament, seed)[0]) in HARM


@everybody
@seeds
def test_a_stunned_man_two_squares_ahead_is_run_at(temperament: str, seed: int) -> None:
    """A running lunge reaches him in the first box, three columns better than a lunge."""
    at = position([fighter("a", "E4", "E", weapons=["rapier"]), fighter("b", "E6", "W", stunned=3)])
    assert code(plot_of(at, "a", temperament, seed)[0]) == "1N"


@seeds
def test_the_bold_run_at_an_enemy_two_squares_ahead_who_is_on_guard(seed: int) -> None:
    at = position([fighter("a", "E4", "E", weapons=["rapier"]), fighter("b", "E6", "W", weapons=["rapier"])])
    orders = [code(order) for order in plot_of(at, "a", "bold", seed)]
    assert {"1N", "1K"} & set(orders[:2])


@everybody
def test_an_unarmed_man_picks_up_the_sword_at_his_feet(temperament: str) -> None:
    sword = {"id": "sword", "kind": "rapier", "square": "E4"}
    at = position([fighter("a", "E4", "E", weapons=[]), fighter("b", "B8", "W")], [sword])
    assert plot_of(at, "a", temperament)[0] == "PS-"


@everybody
def test_an_unarmed_man_walks_to_a_sword_and_picks_it_up(temperament: str) -> None:
    """Two squares straight ahead: four boxes to get there, and the fifth to take it."""
    sword = {"id": "sword", "kind": "rapier", "square": "E6"}
    at = position([fighter("a", "E4", "E", weapons=[]), fighter("b", "A9", "W")], [sword])
    assert plot_of(at, "a", temperament) == ["1-", "1-", "PS-"]


@everybody
def test_a_man_on_the_floor_gets_up_if_nobody_is_near(temperament: str) -> None:
    at = position([fighter("a", "E4", "E", posture="prone"), fighter("b", "A9", "W")])
    assert plot_of(at, "a", temperament)[0] == "UP-"


@everybody
def test_a_man_beneath_a_table_crawls_out_before_he_gets_up(temperament: str) -> None:
    table = {"id": "table", "kind": "table", "squares": ["E4", "E5"]}
    at = position([fighter("a", "E4", "E", posture="prone", under=True), fighter("b", "A9", "W")], [table])
    orders = plot_of(at, "a", temperament)
    assert orders[0] in {"CL--", "CR--", "CB--"}
    assert orders[1] == "UP-"


@seeds
def test_the_sly_throw_the_mug_beside_them_at_an_enemy_in_line(seed: int) -> None:
    """He looks the other way and is too far off for a blade."""
    mug = {"id": "mug", "kind": "mug", "square": "D4", "full": True}
    at = position([fighter("a", "E4", "E", weapons=["rapier"]), fighter("b", "E8", "E")], [mug])
    assert plot_of(at, "a", "sly", seed)[0] == "WM"


@everybody
def test_a_dagger_is_thrown_at_an_enemy_in_line_who_cannot_move(temperament: str) -> None:
    at = position([fighter("a", "E2", "E"), fighter("b", "E8", "W", stunned=6)])
    assert plot_of(at, "a", temperament)[0] == "WD"


@everybody
def test_nothing_is_thrown_at_a_mate_in_line(temperament: str) -> None:
    at = position(
        [fighter("a", "E2", "E", side="red"), fighter("m", "E4", "E", side="red"), fighter("b", "E8", "W", stunned=6)]
    )
    assert code(plot_of(at, "a", temperament)[0]) not in {"WD", "WS", "N", "S", "SS"}


@everybody
def test_an_enemy_in_an_open_door_is_shown_out(temperament: str) -> None:
    """A kick hits four times in six, and he who is kicked out of the door has left the fight."""
    board = {"rows": 9, "columns": 9, "squares": {"E9": {"exit": True}}}
    at = position([fighter("a", "E8", "E", strength=14), fighter("b", "E9", "W")], board=board)
    assert "1K" in [code(order) for order in plot_of(at, "a", temperament)[:2]]


@everybody
def test_an_enemy_behind_is_not_left_there(temperament: str) -> None:
    """At the end he is before the blade, or not within reach of his."""
    at = position([fighter("a", "E5", "E"), fighter("b", "E4", "E")])
    last = foreseen(at, "a", plot_of(at, "a", temperament))[-1]
    assert last.square is not None
    enemy = at.board.direction(last.square, "E4")
    seen = [last.facing.turned(eighths) for eighths in (-1, 0, 1, 2)]
    assert enemy is None or enemy in seen


@everybody
def test_an_enemy_across_the_room_is_approached(temperament: str) -> None:
    at = position([fighter("a", "E1", "E", weapons=["rapier"]), fighter("b", "A9", "W")])
    last = foreseen(at, "a", plot_of(at, "a", temperament))[-1]
    assert last.square is not None
    assert at.board.distance(last.square, "A9") <= 8 - 2


@everybody
@seeds
def test_a_free_room_is_not_crossed_sideways(temperament: str, seed: int) -> None:
    """Side steps take no rest, but nobody wants to see six in a row."""
    board = {"rows": 9, "columns": 20, "squares": {}}
    at = position([fighter("a", "E2", "N", weapons=["rapier"]), fighter("b", "E19", "W")], board=board)
    orders = [code(order) for order in plot_of(at, "a", temperament, seed)]
    assert "1" in orders
    assert sum(order in {"SL", "SR", "B"} for order in orders) <= 2


@everybody
def test_who_hides_beneath_a_table_has_it_taken_from_over_him(temperament: str) -> None:
    """Nobody can attack him there; shoved or flipped away, the table leaves him on the open floor."""
    table = {"id": "table", "kind": "table", "squares": ["E5", "E6"]}
    at = position([fighter("a", "D5", "S"), fighter("b", "E5", "W", posture="prone", under=True)], [table])
    assert plot_of(at, "a", temperament)[0] in {"VT", "FT--"}


@everybody
def test_who_hides_across_the_room_is_gone_to(temperament: str) -> None:
    table = {"id": "table", "kind": "table", "squares": ["H5", "H6"]}
    at = position([fighter("a", "B5", "S"), fighter("b", "H5", "W", posture="prone", under=True)], [table])
    last = foreseen(at, "a", plot_of(at, "a", temperament))[-1]
    assert last.square is not None
    assert at.board.distance(last.square, "H5") <= 6 - 3


@everybody
def test_half_a_body_moves_one_square_a_turn_and_neither_jumps_nor_swings(temperament: str) -> None:
    at = position([fighter("a", "E4", "E", lost=HALF_BODY), fighter("b", "A9", "W")])
    steps = foreseen(at, "a", plot_of(at, "a", temperament))
    assert [step.failed for step in steps if step.failed] == []
    assert sum(isinstance(event, e.Moved) for step in steps for event in step.events) <= 1


@everybody
@seeds
def test_as_things_stand_no_order_fails_but_for_want_of_somebody_to_strike(temperament: str, seed: int) -> None:
    """A cluttered room: tables, chairs, a shelf, a mug, a carpet and walls between the two."""
    squares = {name: {"terrain": "wall"} for name in ("C5", "D5", "F5", "G5")}
    pieces: list[dict[str, Any]] = [
        {"id": "t", "kind": "table", "squares": ["E6", "F6"]},
        {"id": "c", "kind": "chair", "square": "E4"},
        {"id": "m", "kind": "mug", "square": "F6", "full": True},
        {"id": "p", "kind": "carpet", "squares": ["H4", "I6"]},
        {"id": "s", "kind": "shelf", "squares": ["A5"], "falls": "S"},
    ]
    people = [fighter("a", "E3", "N"), fighter("b", "E8", "W")]
    at = position(people, pieces, board={"rows": 9, "columns": 9, "squares": squares})
    failed = [
        event
        for step in foreseen(at, "a", plot_of(at, "a", temperament, seed))
        for event in step.events
        if isinstance(event, e.Failed) and event.reason != "no_target"
    ]
    assert failed == []


TWO_DECKS = {
    "rows": 6,
    "columns": 9,
    "squares": {},
    "decks": [
        {"name": "Port", "side": "a", "row": 0, "column": 0, "rows": 3, "columns": 9},
        {"name": "Star", "side": "b", "row": 3, "column": 0, "rows": 3, "columns": 9},
    ],
}
FOR_TREASURE = {"board": TWO_DECKS, "scenario": {"victory": "treasure", "turns": 15}}
"""What lies or is carried on one's own deck counts (R14.2)."""


@everybody
def test_a_chest_on_the_other_deck_is_picked_up(temperament: str) -> None:
    chest = {"id": "chest", "kind": "chest", "square": "Star:A4"}
    at = position([fighter("a", "Star:A4", "E"), fighter("b", "Star:C9", "N")], [chest], **FOR_TREASURE)
    assert "PC--" in plot_of(at, "a", temperament)


@everybody
def test_a_chest_at_home_is_left_where_it_is(temperament: str) -> None:
    chest = {"id": "chest", "kind": "chest", "square": "Port:B4"}
    at = position([fighter("a", "Port:B4", "E"), fighter("b", "Star:C9", "N")], [chest], **FOR_TREASURE)
    assert "PC--" not in plot_of(at, "a", temperament)


@everybody
def test_who_carries_a_chest_takes_it_home(temperament: str) -> None:
    """Two squares away, which a turn is enough for."""
    chest = {"id": "chest", "kind": "chest", "square": None}
    carrier = fighter("a", "Star:B4", "N", chest="chest")
    at = position([carrier, fighter("b", "Star:C9", "N")], [chest], **FOR_TREASURE)
    last = foreseen(at, "a", plot_of(at, "a", temperament))[-1]
    assert last.square is not None
    assert last.square.startswith("Port:")


@everybody
@pytest.mark.parametrize("mate", [True, False])
def test_where_there_is_no_home_a_chest_is_carried_out_while_mates_fight_on(temperament: str, mate: bool) -> None:
    """Alone he stays: the side that is left alone wins."""
    chest = {"id": "chest", "kind": "chest", "square": None}
    board = {"rows": 9, "columns": 9, "squares": {"E9": {"exit": True}}}
    people = [fighter("a", "E9", "E", side="red", chest="chest"), fighter("b", "A1", "N", side="blue")]
    if mate:
        people.append(fighter("m", "I1", "N", side="red"))
    at = position(people, [chest], board=board, scenario={"victory": "treasure", "turns": 15})
    steps = foreseen(at, "a", plot_of(at, "a", temperament))
    assert any(isinstance(event, e.Left) for step in steps for event in step.events) is mate


def test_the_three_think_differently() -> None:
    """Over some positions each has a plot of his own, or they would be one temperament under three names."""
    at = position([fighter("a", "E4", "E"), fighter("b", "E5", "W"), fighter("c", "D4", "S")])
    plots = {temperament: {tuple(plot_of(at, "a", temperament, seed)) for seed in range(5)} for temperament in THINKERS}
    assert len(set.union(*plots.values())) > 3
    assert not set.intersection(*plots.values())
    assert SYSTEM.owed(at)
